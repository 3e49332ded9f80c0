"""The robot's points, and who has won the solo game."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.robot.mat import RobotTables
from astrarium.games.race.robot.robot import Robot
from astrarium.games.race.tables import RaceRules

SIX: int = 6


def is_six_cost(tables: RaceRules, card: i64) -> bool:
    return not tables.world[card] and tables.cost[card] == SIX


def card_points(tables: RaceRules, printed: RobotTables, card: i64) -> i64:
    """[race.storm.solo.scoring.six-cost-value]"""
    return printed.six_cost_vp if is_six_cost(tables, card) else tables.vp[card]


def robot_score(tables: RaceRules, printed: RobotTables, robot: Robot) -> int:
    """[race.storm.solo.scoring.robot-chips-and-tableau]"""
    # Rule race.storm.solo.robot.six-cost-counters-are-developments.
    total = robot.vp + robot.placed * printed.six_cost_vp
    for card in robot.tableau:
        total += card_points(tables, printed, card)
    return total


def robot_tie_break(robot: Robot) -> int:
    """[race.storm.solo.tie.robot-value]"""
    return robot.credit + robot.economy
