"""Goals in views and snapshots: all of them lie open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.game import Data
from astrarium.games.race.goals.state import Goals
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.fields import NUMBER, NUMBERS, Field, Fields, Fill, check_range, several

GOALS: Final = Fields([*several(NUMBERS, "drawn holders chips"), Field("over_limit", NUMBER)])


def goals_from(rules: RaceRules, data: Data, fill: Fill) -> Goals:
    """Raises ValueError for damaged data."""
    goals = Goals([], [], [], 0)
    fill(GOALS, goals, data)
    check_range(goals.drawn, 0, len(rules.goals), "there is no such goal")
    check_range(goals.holders, NONE, rules.seats, "a goal is held by nobody there is")
    chips = [*goals.chips, int(goals.over_limit)]
    check_range(chips, 0, 2**rules.seats, "a goal chip is held by nobody there is")
    return goals


def sound_goals(goals: Goals) -> bool:
    """Every goal lies there once, and nobody has both its tile and a chip for it."""
    if sorted(set(goals.drawn)) != goals.drawn:
        return False
    if not len(goals.drawn) == len(goals.holders) == len(goals.chips):
        return False
    for place in range(len(goals.drawn)):
        holder: i64 = goals.holders[place]
        if holder != NONE and (goals.chips[place] >> holder) & 1:
            return False
    return True
