"""What layouts write for the seats of random games, told by one short word."""

from __future__ import annotations

from array import array
from typing import Any

import astrarium
from astrarium.core.codec import digest
from astrarium.core.playout import playout
from astrarium.core.rng import Rng

GAMES = 12
EVERY = 3  # decisions
DIGITS = 9  # of a number: more may differ by how it was reckoned
LETTERS = 16


def sheets_of(game: str, seats: int, options: dict[str, Any]) -> str:
    """The same word as long as every number stands where it stood."""
    found = []
    layout = astrarium.rules(game, seats, options).layout
    buffer = array("d", bytes(8 * layout.size))
    for seed in range(GAMES):
        s, rng, going = astrarium.start(game, seats, options), Rng(seed), True
        while going:
            going = playout(s, rng, EVERY) == EVERY
            for seat in range(seats):
                layout.write(s, seat, buffer)
                found += [f"{at} {round(n, DIGITS)}" for at, n in enumerate(buffer) if n]
    return digest("\n".join(found))[:LETTERS]
