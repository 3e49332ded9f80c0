"""The robot in views and snapshots: all of it lies open but the cards of its draw stack."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.games.race.robot.mat import FACES, MATCH, SPACES, RobotTables
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE


def seen_robot(robot: Robot) -> Data:
    """[race.storm.solo.robot.draw-means-unseen]"""
    return {
        "world": int(robot.world),
        "tableau": list(robot.tableau),
        "stack_sizes": [len(bag) for bag in robot.stack],
        "vp": int(robot.vp),
        "credit": int(robot.credit),
        "economy": int(robot.economy),
        "counters": int(robot.counters),
        "placed": int(robot.placed),
        "face": int(robot.face),
        "spent": robot.spent,
        "faces": list(robot.faces),
        "dice": list(robot.dice),
    }


def full_robot(robot: Robot) -> Data:
    return {**seen_robot(robot), "stack": [list(bag) for bag in robot.stack]}


def robot_from(rules: RaceRules, data: Data) -> Robot:
    """The inverse of full_robot; raises ValueError for damaged data."""
    stack = [_cards(rules, bag) for bag in data["stack"]]
    if not stack:
        raise ValueError("the robot's draw stack is missing")
    world = int(data["world"])
    _cards(rules, [world] if world != NONE else [])
    if world != NONE and rules.start_number[world] < 0:
        raise ValueError("the robot's start world is none")
    return Robot(
        world,
        _cards(rules, data["tableau"]),
        stack,
        int(data["vp"]),
        int(data["credit"]),
        int(data["economy"]),
        int(data["counters"]),
        int(data["placed"]),
        _number(data["face"], MATCH - 1),
        bool(data["spent"]),
        _two(data["faces"], len(FACES)),
        _two(data["dice"], SPACES),
    )


def _cards(rules: RaceRules, numbers: list[int]) -> list[int]:
    if any(type(card) is not int or not 0 <= card < rules.count for card in numbers):
        raise ValueError("there is no such card")
    return list(numbers)


def _number(number: int, end: int) -> int:
    if type(number) is not int or not NONE <= number < end:
        raise ValueError("the robot's mat has no such sign or space")
    return number


def _two(numbers: list[int], end: int) -> list[int]:
    if len(numbers) != 2:
        raise ValueError("the robot has two dice")
    return [_number(number, end) for number in numbers]


def broken_robot(printed: RobotTables, robot: Robot) -> dict[str, bool]:
    """The robot's invariants by name: whether they hold."""
    return {
        "the robot's credit is on its track": 0 <= robot.credit <= printed.most_credit,
        "the robot's economy is on its track": 0 <= robot.economy <= printed.most_economy,
        "the robot's counters are all there": robot.counters >= 0
        and robot.placed >= 0
        and robot.counters + robot.placed == printed.counters,
        "the robot's stack is sorted bag by bag": all(bag == sorted(bag) for bag in robot.stack),
        "the robot's chips are not negative": robot.vp >= 0,
    }
