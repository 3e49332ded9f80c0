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
        digest("".join(dumps)) == "33a292f0d2a4d5088aedb3a03a935edf079f383b8cf4cfe7568ae13ff44cc4d9"
    )


def test_busy_games_give_the_typed_checksum() -> None:
    """Games with many structures and federations."""
    dumps = []
    for seed in range(3):
        for number, (s, _) in enumerate(steps(4, seed)):
            if number % 50 == 0:
                dumps.append(s.dump())
    assert (
        digest("".join(dumps)) == "18449285522340c99b3ab7548807b757104f09ae70895cbbbf285361d5e4ff7a"
    )
