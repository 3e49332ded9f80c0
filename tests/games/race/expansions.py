"""Games with an expansion: just begun, about to settle, or with a box of varying VP.

settling = partial(settling_with, "storm")
s = lands(settling("Old Earth; Improved Logistics", "Gem World; Spice World"), "Gem World")
"""

from __future__ import annotations

from typing import cast

import astrarium
from astrarium.games.race.scoring import printed
from astrarium.games.race.state import Race
from tests.games.race.looking import listening
from tests.games.race.table import Table


def started_with(expansion: str, seats: int, **options: bool | str) -> Race:
    """Nothing has been answered yet."""
    s = cast(Race, astrarium.start("race", seats, {"expansion": expansion, **options}))
    s.run(0)
    return s


def settling_with(
    expansion: str, tableau: str, hand: str, goods: str = "", action: str = "consume 2x"
) -> Race:
    """Seat 0 may settle; seat 1 chose Settle and has nothing to place."""
    t = Table(2, expansion=expansion).seat(0, tableau=tableau, hand=hand, goods=goods)
    t.seat(1, tableau="Epsilon Eridani")
    return listening(t).chosen(action, "settle")


def box(card: str, beside: str, expansion: str) -> int:
    """The variable VP of a card alone."""
    t = Table(2, expansion=expansion)
    t.seat(0, tableau=f"{card}; {beside}" if beside else card)
    s = t.seat(1, tableau="Alpha Centauri").lying()
    return s.scores()[0] - printed(s.tables, s.players[0])
