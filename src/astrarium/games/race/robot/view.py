"""The robot in views and snapshots: all of it lies open but the cards of its draw stack."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.game import Data
from astrarium.games.race.robot.mat import FACES, MATCH, SPACES
from astrarium.games.race.robot.state import Robot, new_robot
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.view import check_cards
from astrarium.games.race.words import NONE
from astrarium.parts.fields import (
    FLAG,
    NOBODY,
    NUMBER,
    NUMBERS,
    ROWS,
    Field,
    Fields,
    Fill,
    HowMany,
    a_list,
    check_range,
    how_many,
    several,
)


class Sizes(HowMany):
    def write(self, value: Any) -> Any:
        return [len(bag) for bag in value]

    def guess(self, shown: Any, old: Any) -> Any:
        return [[0] * how_many(size) for size in a_list(shown)]


# Rule race.storm.solo.robot.draw-means-unseen.
ROBOT: Final = Fields(
    [
        Field("world", NUMBER),
        Field("tableau", NUMBERS),
        Field("stack", Sizes(), key="stack_sizes"),
        *several(NUMBER, "vp credit economy counters placed face"),
        Field("spent", FLAG),
        *several(NUMBERS, "faces dice"),
        Field("stack", ROWS, NOBODY),
    ]
)


def robot_from(rules: RaceRules, data: Data, fill: Fill) -> Robot:
    """Raises ValueError for damaged data."""
    assert rules.robot is not None
    robot = new_robot(rules.robot)
    fill(ROBOT, robot, data)
    check_cards(rules, robot.tableau + robot.stack_cards())
    if not robot.stack:
        raise ValueError("the robot's draw stack is missing")
    worlds = [card for card in range(rules.count) if rules.start_number[card] >= 0]
    if robot.world != NONE and int(robot.world) not in worlds:
        raise ValueError("the robot's start world is none")
    if not len(robot.faces) == len(robot.dice) == 2:
        raise ValueError("the robot has two dice")
    for signs, end in (
        ([int(robot.face)], MATCH - 1),
        (robot.faces, len(FACES)),
        (robot.dice, SPACES),
    ):
        check_range(signs, NONE, end, "the robot's mat has no such sign or space")
    return robot
