"""The end of the solo game: is it over, where the robot's points come from, who has won."""

from __future__ import annotations

from astrarium.core.frame import RIVAL
from astrarium.games.race.robot.access import printed_of, robot_of
from astrarium.games.race.robot.scoring import (
    card_points,
    is_six_cost,
    player_result,
    robot_result,
)
from astrarium.games.race.robot.state import Robot
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE, TABLEAU_END


def robot_has_ended(s: Race) -> bool:
    """[race.storm.solo.end.twelve-cards] [race.storm.solo.end.counters-count]"""
    cards = robot_of(s).card_count()
    if cards < TABLEAU_END:
        return False
    s.tell("robot-end", RIVAL, cards, NONE, "race.storm.solo.end.twelve-cards")
    return True


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
