"""The robot's points, and who has won the solo game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.position import Rival
from astrarium.games.race.robot.access import printed_of
from astrarium.games.race.robot.mat import RobotTables
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.scoring import score
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules

TEXT_KEYS: Final = ("robot-name",)
SIX: Final = 6


def is_six_cost(tables: RaceRules, card: i64) -> bool:
    return not tables.world[card] and tables.cost[card] == SIX


def card_points(tables: RaceRules, printed: RobotTables, card: i64) -> i64:
    """[race.storm.solo.scoring.six-cost-value] [race.storm.solo.robot.tableau-only-count-and-vp]"""
    return printed.six_cost_vp if is_six_cost(tables, card) else tables.vp[card]


def robot_score(tables: RaceRules, printed: RobotTables, robot: Robot) -> int:
    """[race.storm.solo.scoring.robot-chips-and-tableau]"""
    # Rule race.storm.solo.robot.six-cost-counters-are-developments.
    total: i64 = robot.vp + robot.placed * printed.six_cost_vp
    for card in robot.tableau:
        total += card_points(tables, printed, card)
    return total


def robot_tie_break(robot: Robot) -> int:
    """[race.storm.solo.tie.robot-value]"""
    return robot.credit + robot.economy


def player_result(s: Race) -> tuple[int, int]:
    """[race.storm.solo.tie.player-value]"""
    return score(s.tables, s.players[0]), s.tie_break(0)


def robot_result(s: Race, robot: Robot) -> tuple[int, int]:
    return robot_score(s.tables, printed_of(s), robot), robot_tie_break(robot)


def robot_is_ahead(s: Race, robot: Robot) -> bool:
    """Equal in all, both are first."""
    return robot_result(s, robot) > player_result(s)


def robot_as_rival(s: Race, robot: Robot) -> Rival:
    result = robot_result(s, robot)
    return Rival("robot-name", result[0], 2 if player_result(s) > result else 1)
