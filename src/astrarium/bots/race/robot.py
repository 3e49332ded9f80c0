"""The robot of the solo game as an opponent: how far it is, what its dice call, what it gains."""

from __future__ import annotations

from astrarium.games.race.robot.mat import (
    CONSUME_REACTION,
    DEVELOP_REACTION,
    EXPLORE_REACTION,
    NOTHING,
    PRODUCE_REACTION,
    ROBOT,
    SETTLE_REACTION,
    Line,
)
from astrarium.games.race.robot.scoring import robot_score
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE

# The phase that each action of the dice belongs to, Explore to Produce.
PHASE_OF_FACE = (0, 1, 2, 3, 3, 4)
PHASES = 5
REACTIONS = (
    EXPLORE_REACTION,
    DEVELOP_REACTION,
    SETTLE_REACTION,
    CONSUME_REACTION,
    PRODUCE_REACTION,
)

FOUND = 0.45  # how often a card of the draw stack is one that the robot looks for
FIND_WORTH = 2.0  # points that a card found usually brings, a step towards the end included
CREDIT_WORTH = 1.0
CARD_WORTH = 0.3


class RobotSide:
    """What lies open of the robot."""

    def __init__(self, rules: RaceRules, robot: Robot) -> None:
        assert rules.robot is not None
        self.printed = rules.robot
        self.robot = robot
        self.vp = int(robot.vp)
        self.cards = int(robot.card_count())
        self.number = rules.start_number[robot.world] if robot.world != NONE else 0
        self.score = robot_score(rules, rules.robot, robot)

    def calls(self) -> list[float]:
        """How likely the dice are to call each phase; a match die calls what is called anyway."""
        nobody = [1.0] * PHASES
        for faces in self.printed.dice:
            shown = [self.robot.face if face == ROBOT else face for face in faces]
            for phase in range(PHASES):
                here = sum(
                    1 for face in shown if 0 <= face < ROBOT and PHASE_OF_FACE[face] == phase
                )
                nobody[phase] *= 1 - here / len(faces)
        return [1 - share for share in nobody]

    def reactions(self) -> list[float]:
        """What the robot would gain, in points, if the player called each phase."""
        mat = self.printed.mats[self.number]
        return [self._gain(mat.line(number, self.robot.spent)) for number in REACTIONS]

    def _gain(self, line: Line) -> float:
        robot = self.robot
        if line.counter and robot.counters and robot.credit >= line.counter:
            return int(self.printed.six_cost_vp) - CREDIT_WORTH * int(line.counter)
        if robot.credit < line.needs_credit:
            return 0.0
        gain = CARD_WORTH * int(line.draw) + float(int(line.vp) * int(robot.economy))
        if line.find != NOTHING:
            flips = int(robot.stack_size()) + int(line.draw)
            found = 1 - (1 - FOUND) ** flips
            gain += found * (FIND_WORTH - CREDIT_WORTH * int(line.pay)) - CARD_WORTH * found
        return gain
