"""A card was turned up: is it the one that the robot looks for, and what becomes of it?"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import RIVAL
from astrarium.games.race.robot.access import pay_credit, robot_of
from astrarium.games.race.robot.mat import DEVELOPMENT, MILITARY_WORLD, Line
from astrarium.games.race.robot.scoring import is_six_cost
from astrarium.games.race.state import Race


def fits(s: Race, line: Line, card: i64) -> bool:
    """A 6-cost development that the robot cannot pay does not.

    [race.storm.solo.develop.action-six-cost-without-credit]
    """
    tables = s.tables
    # Only where a line asks for it: Doomed World is worth less than nothing, and a world.
    if line.least_vp > 0 and tables.vp[card] < line.least_vp:
        return False
    if line.find == DEVELOPMENT:
        return not tables.world[card] and robot_of(s).credit >= price_of(s, line, card)
    wants_military = line.find == MILITARY_WORLD
    return bool(tables.world[card]) and bool(tables.military_world[card]) == wants_military


def price_of(s: Race, line: Line, card: i64) -> i64:
    """[race.storm.solo.develop.action-six-cost-with-credit]"""
    return line.pay_six if is_six_cost(s.tables, card) else line.pay


def place_found(s: Race, line: Line, card: i64) -> None:
    """[race.storm.solo.robot.place-means-tableau]"""
    robot_of(s).tableau.append(card)
    s.tell("robot-places", RIVAL, 1, card, "race.storm.solo.robot.place-means-tableau")
    pay_credit(s, price_of(s, line, card), "race.storm.solo.robot.credit-use")


def discard_flipped(s: Race, card: i64) -> None:
    """[race.storm.solo.robot.flip-discards-misses]"""
    s.throw_away_openly(card)
    s.tell("robot-discards", RIVAL, 1, card, "race.storm.solo.robot.flip-discards-misses")
