"""What only an expansion brings to the table. A position of the base game has no extras."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.robot.robot import Robot, new_robot
from astrarium.games.race.robot.view import (
    broken_robot,
    fill_in_robot,
    full_robot,
    robot_from,
    seen_robot,
)
from astrarium.games.race.tables import RaceRules


class Extras:
    """One object beside the players, so that a copy of a base game costs nothing more."""

    def __init__(self, robot: Robot | None) -> None:
        self.robot = robot  # the opponent of the solo game

    def clone(self) -> Extras:
        robot = self.robot
        return Extras(None if robot is None else robot.clone())

    def cards(self) -> list[int]:
        """The game cards that lie here, one entry for each copy: they are conserved too."""
        robot = self.robot
        return [] if robot is None else robot.tableau + robot.stack_cards()

    def chips(self) -> i64:
        """The VP chips that lie here, not with a player."""
        robot = self.robot
        return 0 if robot is None else robot.vp

    def reshuffled(self) -> None:
        """The discard pile has become part of the deck."""
        robot = self.robot
        if robot is not None:
            robot.start_bag()


def new_extras(rules: RaceRules) -> Extras | None:
    """The extras before the first answer; None for the base game."""
    if not rules.storm and not rules.artifacts:
        return None
    return Extras(None if rules.robot is None else new_robot(rules.robot))


# --- views: called by view.py, only where there are extras ---------------------------------------


def seen_extras(extras: Extras, eyes: int | None) -> Data:
    """What the eyes of one seat (None: a spectator) see."""
    robot = extras.robot
    return {} if robot is None else {"robot": seen_robot(robot)}


def full_extras(extras: Extras) -> Data:
    """Everything, for a snapshot."""
    robot = extras.robot
    return {} if robot is None else {"robot": full_robot(robot)}


def extras_from(rules: RaceRules, data: Data) -> Extras:
    """The inverse of full_extras; raises ValueError for damaged data."""
    return Extras(None if rules.robot is None else robot_from(rules, data["robot"]))


def open_cards(seen: Data) -> list[int]:
    """The game cards that the eyes see lying here, for fill_in to count what is hidden."""
    cards: list[int] = seen["robot"]["tableau"] if "robot" in seen else []
    return cards


def fill_in_extras(
    rules: RaceRules, seen: Data, eyes: int | None, unseen: list[int], rng: Rng
) -> Data:
    """Full data that the eyes could not tell from this; hidden game cards come off `unseen`."""
    return {"robot": fill_in_robot(seen["robot"], unseen)} if "robot" in seen else {}


def broken_extras(rules: RaceRules, extras: Extras) -> dict[str, bool]:
    """The invariants of the extras by name: whether they hold."""
    robot = extras.robot
    return {} if robot is None else broken_robot(rules, robot)
