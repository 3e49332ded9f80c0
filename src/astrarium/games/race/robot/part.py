"""Where the robot steps into the base game: its own turn in each phase, its dice, its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import MAIN, RIVAL
from astrarium.core.game import Data
from astrarium.core.position import Rival
from astrarium.core.rng import Rng
from astrarium.games.race.part import Part, PartState
from astrarium.games.race.robot.access import mat_of, printed_of, robot_of
from astrarium.games.race.robot.frames.cards import DealRobotWorld, draw_for_robot
from astrarium.games.race.robot.frames.rolls import RollDie
from astrarium.games.race.robot.frames.turn import BEGIN, RobotTurn, robot_line
from astrarium.games.race.robot.invariants import broken_robot
from astrarium.games.race.robot.mat import SPACE_OF_ACTION, no_dice
from astrarium.games.race.robot.scoring import player_result, robot_result, tell_robot_score
from astrarium.games.race.robot.state import new_robot
from astrarium.games.race.robot.view import ROBOT, robot_from
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE, TABLEAU_END
from astrarium.parts.bag import Unseen
from astrarium.parts.fields import Fill

TEXT_KEYS: Final = ("robot-name",)


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
        rule = "race.storm.solo.setup.draw-stack"
        draw_for_robot(s, MAIN, mat_of(s).draw_stack, rule)

    def actions_revealed(self, s: Race) -> None:
        """After the player's choice is known. [race.storm.solo.round.roll-dice]"""
        s.push(MAIN, RollDie(1))
        s.push(MAIN, RollDie(0))

    def chose(self, s: Race, action: i64, second: i64) -> bool:
        """Is there a die on the left space of a pair, or on the right one? Others have one."""
        return robot_of(s).has_die_on(SPACE_OF_ACTION[action] + second)

    def after_seats(self, s: Race, phase: i64, second: i64) -> None:
        """The robot's part waits below the player's. [race.storm.solo.round.player-first]"""
        s.push(MAIN, RobotTurn(robot_line(robot_of(s), phase, second), BEGIN))

    def round_over(self, s: Race) -> None:
        robot = robot_of(s)
        robot.faces = no_dice()
        robot.dice = no_dice()

    def ended(self, s: Race) -> bool:
        """[race.storm.solo.end.twelve-cards] [race.storm.solo.end.counters-count]"""
        cards = robot_of(s).card_count()
        if cards < TABLEAU_END:
            return False
        s.tell("robot-end", RIVAL, cards, NONE, "race.storm.solo.end.twelve-cards")
        return True

    def tell_rivals(self, s: Race) -> None:
        tell_robot_score(s)

    def ahead(self, s: Race, seat: i64) -> i64:
        """Equal in all, both are first."""
        return 1 if robot_result(s, robot_of(s)) > player_result(s) else 0

    def rivals(self, s: Race) -> list[Rival]:
        result = robot_result(s, robot_of(s))
        return [Rival("robot-name", result[0], 2 if player_result(s) > result else 1)]

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

    def read(self, rules: RaceRules, data: Data, fill: Fill) -> PartState:
        return robot_from(rules, data, fill)

    def open_cards(self, s: Race) -> list[int]:
        return robot_of(s).tableau

    def deal(self, s: Race, eyes: i64, unseen: Unseen, rng: Rng) -> None:
        robot = robot_of(s)
        robot.stack = [unseen.several(len(bag)) for bag in robot.stack]

    def broken(self, s: Race) -> dict[str, bool]:
        return broken_robot(printed_of(s), robot_of(s))
