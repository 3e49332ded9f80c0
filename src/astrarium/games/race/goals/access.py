"""From a position to its goals."""

from __future__ import annotations

from astrarium.games.race.goals.state import Goals
from astrarium.games.race.state import Race


def goals_of(s: Race) -> Goals:
    """Of a game that is played with goals."""
    for state in s.part_states():
        if isinstance(state, Goals):
            return state
    raise AssertionError("there are no goals")
