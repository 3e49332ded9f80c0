"""The robot's points, and who has won the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from astrarium.core.position import Rival
from astrarium.games.race.robot.mat import RobotTables
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.scoring import score, tie_break
from astrarium.games.race.tables import RaceRules

if TYPE_CHECKING:
    from astrarium.games.race.extras import SeatExtras
    from astrarium.games.race.state import Player

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


def player_result(tables: RaceRules, player: Player, kept: SeatExtras) -> tuple[int, int]:
    """[race.storm.solo.tie.player-value]"""
    return score(tables, player), tie_break(player, kept)


def robot_result(tables: RaceRules, robot: Robot) -> tuple[int, int]:
    printed = tables.robot
    assert printed is not None
    return robot_score(tables, printed, robot), robot_tie_break(robot)


def solo_ranking(tables: RaceRules, player: Player, kept: SeatExtras, robot: Robot) -> list[int]:
    """First, unless the robot is better; equal in all, both are first."""
    return [2 if robot_result(tables, robot) > player_result(tables, player, kept) else 1]


def robot_as_rival(tables: RaceRules, player: Player, kept: SeatExtras, robot: Robot) -> Rival:
    mine = player_result(tables, player, kept)
    result = robot_result(tables, robot)
    return Rival("robot-name", result[0], 2 if mine > result else 1)
