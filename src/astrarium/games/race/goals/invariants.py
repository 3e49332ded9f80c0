"""What must always hold in a game with goals."""

from __future__ import annotations

from astrarium.games.race.goals.state import Goals
from astrarium.games.race.words import NONE


def broken_goals(goals: Goals) -> dict[str, bool]:
    return {"goals are sound": _are_sound(goals)}


def _are_sound(goals: Goals) -> bool:
    """Every goal lies there once, and nobody has both its tile and a chip for it."""
    if not len(goals.drawn) == len(goals.holders) == len(goals.chips):
        return False
    held = zip(goals.holders, goals.chips, strict=True)
    twice = [holder for holder, chips in held if holder != NONE and (chips >> holder) & 1]
    return sorted(set(goals.drawn)) == goals.drawn and not twice
