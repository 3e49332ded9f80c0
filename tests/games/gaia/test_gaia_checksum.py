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
        digest("".join(dumps)) == "cbabc7bc1657938393399a9bda97a1a241d7506caca137865931032983aadf33"
    )


def test_busy_games_give_the_typed_checksum() -> None:
    """Games with many structures and federations."""
    dumps = []
    for seed in range(3):
        for number, (s, _) in enumerate(steps(4, seed)):
            if number % 50 == 0:
                dumps.append(s.dump())
    assert (
        digest("".join(dumps)) == "153dc9ea2113ab90690cfb4df01574a7737ba1e0a4c5917636d64fedffa1d54e"
    )
