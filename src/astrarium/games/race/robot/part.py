"""Where the robot steps into the base game: its own turn in each phase, its dice, its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import Frame
from astrarium.core.game import Data
from astrarium.core.position import Rival
from astrarium.core.rng import Rng
from astrarium.games.race.part import Part, PartState
from astrarium.games.race.robot.access import printed_of, robot_of
from astrarium.games.race.robot.ending import robot_has_ended, tell_robot_score
from astrarium.games.race.robot.frames.cards import (
    DealRobotWorld,
    RobotDraw,
    RobotFlip,
    RobotFlipDeck,
    draw_opening_stack,
)
from astrarium.games.race.robot.frames.rolls import RollDie, roll_dice, take_dice_back
from astrarium.games.race.robot.frames.turn import RobotTurn, robot_follows
from astrarium.games.race.robot.scoring import robot_as_rival, robot_is_ahead
from astrarium.games.race.robot.state import new_robot
from astrarium.games.race.robot.view import (
    ROBOT,
    broken_robot,
    robot_from,
)
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.bag import Unseen

FRAMES: Final[tuple[type[Frame[Race]], ...]] = (
    DealRobotWorld,
    RollDie,
    RobotTurn,
    RobotDraw,
    RobotFlip,
    RobotFlipDeck,
)


class RobotPart(Part):
    def new_state(self, rules: RaceRules) -> PartState:
        assert rules.robot is not None
        return new_robot(rules.robot)

    def start_worlds_dealt(self, s: Race, lane: i64) -> bool:
        if robot_of(s).world != NONE:
            return False
        s.push(lane, DealRobotWorld())
        return True

    def before_hands(self, s: Race) -> None:
        """[race.storm.solo.setup.player-hand-after-robot]"""
        draw_opening_stack(s)

    def actions_revealed(self, s: Race) -> None:
        roll_dice(s)

    def chose(self, s: Race, action: i64) -> bool:
        return robot_of(s).chose(action)

    def chose_twice(self, s: Race, action: i64) -> bool:
        return robot_of(s).chose_twice(action)

    def after_seats(self, s: Race, phase: i64, second: i64) -> None:
        robot_follows(s, phase, second)

    def round_over(self, s: Race) -> None:
        take_dice_back(s)

    def ended(self, s: Race) -> bool:
        return robot_has_ended(s)

    def tell_rivals(self, s: Race) -> None:
        tell_robot_score(s)

    def ahead(self, s: Race, seat: i64) -> i64:
        return 1 if robot_is_ahead(s, robot_of(s)) else 0

    def rivals(self, s: Race) -> list[Rival]:
        return [robot_as_rival(s, robot_of(s))]

    def reshuffled(self, s: Race) -> None:
        robot_of(s).start_bag()

    def cards(self, s: Race) -> list[int]:
        robot = robot_of(s)
        return robot.tableau + robot.stack_cards()

    def chips(self, s: Race) -> i64:
        return robot_of(s).vp

    def seen(self, s: Race, eyes: int | None) -> Data:
        return ROBOT.seen(robot_of(s), None, eyes)

    def full(self, s: Race) -> Data:
        return ROBOT.full(robot_of(s))

    def read(self, rules: RaceRules, data: Data) -> PartState:
        return robot_from(rules, data)

    def blank(self, rules: RaceRules, seen: Data, eyes: int | None) -> Data:
        return {**seen, "stack": [[0] * size for size in seen["stack_sizes"]]}

    def open_cards(self, s: Race) -> list[int]:
        return robot_of(s).tableau

    def deal(self, s: Race, eyes: i64, unseen: Unseen, rng: Rng) -> None:
        robot = robot_of(s)
        robot.stack = [unseen.several(len(bag)) for bag in robot.stack]

    def broken(self, s: Race) -> dict[str, bool]:
        return broken_robot(printed_of(s), robot_of(s))
