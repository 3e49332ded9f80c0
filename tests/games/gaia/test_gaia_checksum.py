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
    assert decisions == 3337
    assert (
        digest("".join(dumps)) == "a3ab30f127718f88354e1cb52756f8957e2dc62d82b1a30eac02dce04d7948b8"
    )


def test_busy_games_give_the_typed_checksum() -> None:
    """Games with many structures and federations."""
    dumps = []
    for seed in range(3):
        for number, (s, _) in enumerate(steps(4, seed)):
            if number % 50 == 0:
                dumps.append(s.dump())
    assert (
        digest("".join(dumps)) == "97c95c2c29240dc977a94687b137bf75ef28a3d4c9c1e5ad3043908249c7c68f"
    )
