"""Goals in views and snapshots: all of them lie open."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.codec import ints
from astrarium.core.game import Data
from astrarium.games.race.goals.state import Goals
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE


def full_goals(goals: Goals) -> Data:
    return {
        "drawn": list(goals.drawn),
        "holders": list(goals.holders),
        "chips": list(goals.chips),
        "over_limit": goals.over_limit,
    }


def goals_from(rules: RaceRules, data: Data) -> Goals:
    """The inverse of full_goals; raises ValueError for damaged data."""
    drawn, holders, chips = ints(data["drawn"]), ints(data["holders"]), ints(data["chips"])
    (over_limit,) = ints([data["over_limit"]])
    if any(not 0 <= goal < len(rules.goals) for goal in drawn):
        raise ValueError("there is no such goal")
    if any(not NONE <= seat < rules.seats for seat in holders):
        raise ValueError("a goal is held by nobody there is")
    if any(not 0 <= seats < 2**rules.seats for seats in [*chips, over_limit]):
        raise ValueError("a goal chip is held by nobody there is")
    return Goals(drawn, holders, chips, over_limit)


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
