"""The rules give the same games interpreted and compiled."""

from __future__ import annotations

import astrarium
from astrarium.core.codec import digest
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from tests.games.gaia.play import steps

GAMES = 24


def test_random_games_give_the_typed_checksum() -> None:
    dumps = []
    decisions = 0
    for seed in range(GAMES):
        seats = 1 + seed % 4
        board = "all_tiles" if seed % 8 == 5 else "first_game"
        s = astrarium.start("gaia", seats, {"board": board})
        decisions += int(playout(s, Rng(seed)))
        dumps.append(s.dump())
    assert decisions == 3274
    assert (
        digest("".join(dumps)) == "921b01b6918512d62cfafd10121aa8b2e12e62998068097a9980f55c542a4072"
    )


def test_busy_games_give_the_typed_checksum() -> None:
    """Games with many structures and federations."""
    dumps = []
    for seed in range(3):
        for number, (s, _) in enumerate(steps(4, seed)):
            if number % 50 == 0:
                dumps.append(s.dump())
    assert (
        digest("".join(dumps)) == "baf2d5dd30645c79a1eebc258985e0697a43b2a1e8fde7eb4f243e4fab36cdf2"
    )
