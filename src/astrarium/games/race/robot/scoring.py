"""The robot's points, and who has won the solo game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import RIVAL
from astrarium.games.race.robot.access import printed_of, robot_of
from astrarium.games.race.robot.mat import RobotTables
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.scoring import score
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE

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


def player_result(s: Race) -> tuple[int, int]:
    """[race.storm.solo.tie.player-value]"""
    return score(s.tables, s.players[0]), s.tie_break(0)


def robot_result(s: Race, robot: Robot) -> tuple[int, int]:
    """[race.storm.solo.tie.robot-value]"""
    return robot_score(s.tables, printed_of(s), robot), robot.credit + robot.economy


def tell_robot_score(s: Race) -> None:
    """Where each point comes from. [race.storm.solo.scoring.robot-chips-and-tableau]"""
    robot = robot_of(s)
    printed = printed_of(s)
    rule = "race.storm.solo.scoring.robot-chips-and-tableau"
    s.tell("score-chips", RIVAL, robot.vp, NONE, rule)
    for card in robot.tableau:
        points = card_points(s.tables, printed, card)
        if is_six_cost(s.tables, card):
            s.tell("score-variable", RIVAL, points, card, "race.storm.solo.scoring.six-cost-value")
        elif points:
            s.tell("score-card", RIVAL, points, card, rule)
    for _ in range(robot.placed):
        rule = "race.storm.solo.scoring.six-cost-value"
        s.tell("score-variable", RIVAL, printed.six_cost_vp, NONE, rule)
    tell_winner(s, robot)


def tell_winner(s: Race, robot: Robot) -> None:
    """[race.storm.solo.tie.robot-value] [race.storm.solo.tie.player-value]"""
    mine = player_result(s)
    other = robot_result(s, robot)
    tied = mine[0] == other[0]
    rule = "race.storm.solo.tie.robot-value" if tied else "race.base.scoring.highest-wins"
    if mine > other:
        s.tell("solo-won", 0, other[0], NONE, rule)
    elif other > mine:
        s.tell("solo-lost", 0, other[0], NONE, rule)
    else:
        s.tell("solo-shared", 0, other[0], NONE, rule)
