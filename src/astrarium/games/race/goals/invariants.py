"""What must always hold in a game with goals."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.goals.state import Goals
from astrarium.games.race.words import NONE


def broken_goals(goals: Goals) -> dict[str, bool]:
    return {"goals are sound": _are_sound(goals)}


def _are_sound(goals: Goals) -> bool:
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
