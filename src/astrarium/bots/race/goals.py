"""What a card does for the goals of the game."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.race.tableau import Tableau
from astrarium.bots.race.weights import Weights
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.goals.awards import amount_of
from astrarium.games.race.goals.tiles import OVER_LIMIT
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE

OpenGoal = tuple[int, bool, int]  # a goal, whether we hold it, and the best of the others


def races(s: Race, seat: int) -> tuple[OpenGoal, ...]:
    """The goals that can still be gained or lost, as this seat sees them."""
    if not s.rules.options["goals"]:
        return ()
    goals = goals_of(s)
    found = []
    for number, owner in zip(goals.drawn, goals.holders, strict=True):
        goal = s.rules.goals[number]
        if goal.most or owner == NONE:
            others = [each for each in range(len(s.players)) if each != seat]
            best = max(int(amount_of(s, goals, goal, each)) for each in others)
            # The hand limit nobody plans for.
            found.append((number, owner == seat, 0 if goal.what == OVER_LIMIT else best))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def goals_worth(
    open_goals: tuple[OpenGoal, ...], table: Tableau, chips: int, weights: Weights
) -> float:
    """What a tableau promises of the goals that are not decided."""
    total = 0.0
    for number, ours, rival in open_goals:
        goal = table.rules.goals[number]
        amount = max(0, table.amount(goal, chips))
        needed = int(goal.at_least)
        if goal.most:
            needed = max(needed, rival if ours else rival + 1)
        if amount >= needed:
            total += int(goal.vp) * (weights.goal_held if goal.most else 1.0)
        else:
            total += int(goal.vp) * weights.goal_hope * amount / needed
    return total
