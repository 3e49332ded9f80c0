"""The robot of the solo game as an opponent: how far it is, what its dice call, what it gains."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.games.race.robot.mat import (
    CONSUME_REACTION,
    DEVELOP_REACTION,
    EXPLORE_REACTION,
    NOTHING,
    PRODUCE_REACTION,
    ROBOT,
    SETTLE_REACTION,
    Line,
    RobotTables,
)
from astrarium.games.race.robot.scoring import SIX
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

    def __init__(self, rules: RaceRules, printed: RobotTables, seen: Data) -> None:
        self.printed = printed
        self.vp: int = seen["vp"]
        self.tableau: list[int] = seen["tableau"]
        self.cards: int = len(self.tableau) + seen["placed"]
        self.credit: int = seen["credit"]
        self.economy: int = seen["economy"]
        self.counters: int = seen["counters"]
        self.face: int = seen["face"]
        self.stack: int = sum(seen["stack_sizes"])
        self.spent: bool = seen["spent"]
        self.world: int = seen["world"]
        self.number = rules.start_number[self.world] if self.world != NONE else 0
        six = int(printed.six_cost_vp)
        self.score = self.vp + six * int(seen["placed"])
        for card in self.tableau:
            is_six = not rules.world[card] and rules.cost[card] == SIX
            self.score += six if is_six else int(rules.vp[card])

    def calls(self) -> list[float]:
        """How likely the dice are to call each phase; a match die calls what is called anyway."""
        nobody = [1.0] * PHASES
        for faces in self.printed.dice:
            shown = [self.face if face == ROBOT else face for face in faces]
            for phase in range(PHASES):
                here = sum(
                    1 for face in shown if 0 <= face < ROBOT and PHASE_OF_FACE[face] == phase
                )
                nobody[phase] *= 1 - here / len(faces)
        return [1 - share for share in nobody]

    def reactions(self) -> list[float]:
        """What the robot would gain, in points, if the player called each phase."""
        mat = self.printed.mats[self.number]
        return [self._gain(mat.line(number, self.spent)) for number in REACTIONS]

    def _gain(self, line: Line) -> float:
        if line.counter and self.counters and self.credit >= line.counter:
            return int(self.printed.six_cost_vp) - CREDIT_WORTH * int(line.counter)
        if self.credit < line.needs_credit:
            return 0.0
        gain = CARD_WORTH * int(line.draw) + float(int(line.vp) * self.economy)
        if line.find != NOTHING:
            flips = self.stack + int(line.draw)
            found = 1 - (1 - FOUND) ** flips
            gain += found * (FIND_WORTH - CREDIT_WORTH * int(line.pay)) - CARD_WORTH * found
        return gain
