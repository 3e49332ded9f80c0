"""Where the robot's things lie in a position of the solo game."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import RIVAL
from astrarium.games.race.robot.mat import Mat, RobotTables
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE


def robot_of(s: Race) -> Robot:
    for state in s.part_states():
        if isinstance(state, Robot):
            return state
    raise AssertionError("no robot plays here")


def printed_of(s: Race) -> RobotTables:
    printed = s.tables.robot
    assert printed is not None
    return printed


def mat_of(s: Race) -> Mat:
    return printed_of(s).mats[s.tables.start_number[robot_of(s).world]]


def gain_credit(s: Race, amount: i64, rule: str) -> None:
    """[race.storm.solo.robot.credit-maximum]"""
    robot = robot_of(s)
    gained = min(amount, printed_of(s).most_credit - robot.credit)
    if gained > 0:
        robot.credit += gained
        s.tell("robot-credit", RIVAL, gained, NONE, rule)


def pay_credit(s: Race, amount: i64, rule: str) -> None:
    if amount > 0:
        robot_of(s).credit -= amount
        s.tell("robot-pays", RIVAL, amount, NONE, rule)


def grow_economy(s: Race, amount: i64, rule: str) -> None:
    """[race.storm.solo.robot.economy-maximum]"""
    robot = robot_of(s)
    gained = min(amount, printed_of(s).most_economy - robot.economy)
    if gained > 0:
        robot.economy += gained
        s.tell("robot-economy", RIVAL, gained, NONE, rule)


def gain_chips(s: Race, amount: i64, rule: str) -> None:
    """From the pool, which may be overdrawn. [race.storm.solo.end.extra-chips-finish-round]"""
    if amount > 0:
        robot_of(s).vp += amount
        s.pool -= amount
        s.tell("robot-vp", RIVAL, amount, NONE, rule)
