"""What a card does for the goals of the game."""

from __future__ import annotations

from astrarium.bots.race.tableau import Tableau
from astrarium.bots.race.weights import Weights
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.goals.awards import amount_of
from astrarium.games.race.goals.tiles import OVER_LIMIT
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE


class OpenGoal:
    """A goal that can still be gained or lost."""

    def __init__(self, number: int, ours: bool, rival: int) -> None:
        self.number = number
        self.ours = ours  # whether we hold it
        self.rival = rival  # the best of the others


def races(s: Race, seat: int) -> list[OpenGoal]:
    """The goals that can still be gained or lost, as this seat sees them."""
    found: list[OpenGoal] = []
    if not s.tables.options["goals"]:
        return found
    goals = goals_of(s)
    for number, owner in zip(goals.drawn, goals.holders, strict=True):
        goal = s.tables.goals[number]
        if goal.most or owner == NONE:
            best = max(
                [int(amount_of(s, goals, goal, i)) for i in range(len(s.players)) if i != seat]
            )
            # The hand limit nobody plans for.
            rival = 0 if goal.what == OVER_LIMIT else best
            found.append(OpenGoal(number, owner == seat, rival))
    return found


def goals_worth(open_goals: list[OpenGoal], table: Tableau, chips: int, weights: Weights) -> float:
    """What a tableau promises of the goals that are not decided."""
    total = 0.0
    for each in open_goals:
        goal = table.rules.goals[each.number]
        amount = max(0, table.amount(goal, chips))
        needed = int(goal.at_least)
        if goal.most:
            needed = max(needed, each.rival if each.ours else each.rival + 1)
        if amount >= needed:
            total += int(goal.vp) * (weights.goal_held if goal.most else 1.0)
        else:
            total += int(goal.vp) * weights.goal_hope * amount / needed
    return total
