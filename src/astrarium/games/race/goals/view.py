"""Goals in views and snapshots: all of them lie open."""

from __future__ import annotations

from typing import Final

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
