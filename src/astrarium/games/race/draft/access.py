"""From a position to its draft."""

from __future__ import annotations

from astrarium.games.race.draft.state import Draft
from astrarium.games.race.state import Race


def draft_of(s: Race) -> Draft:
    """Of a game that is played with drafted decks."""
    for state in s.part_states():
        if isinstance(state, Draft):
            return state
    raise AssertionError("nothing was drafted")
