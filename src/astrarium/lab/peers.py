"""Other people's engines that the bench is measured beside, where they are installed."""

from __future__ import annotations

import importlib
import random
from importlib.metadata import version
from importlib.util import find_spec
from itertools import repeat
from time import process_time
from typing import Any, Protocol

COPIED_GAMES = 5
COPIES = 200


class Peer(Protocol):
    name: str
    version: str

    def pace(self, games: int) -> float:
        """Decisions per second of processor time in random games of two."""

    def copy_us(self) -> float:
        """Microseconds for a copy of a game in its middle."""


class Catanatron:
    """Settlers of Catan in Python. Every tick counts as a decision, also one without a choice."""

    name = "catanatron"

    def __init__(self) -> None:
        self.version = version("catanatron")
        self.package: Any = importlib.import_module("catanatron")
        self.limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def _game(self, seed: int) -> Any:
        colors = list(self.package.Color)[:2]
        return self.package.Game([self.package.RandomPlayer(each) for each in colors], seed)

    def _play(self, game: Any, most: int = 1 << 40) -> int:
        ticks = 0
        while ticks < most and game.winning_color() is None and game.state.num_turns < self.limit:
            game.play_tick()
            ticks += 1
        return ticks

    def pace(self, games: int) -> float:
        every = [self._game(seed) for seed in range(1, games + 1)]
        random.seed(1)
        begin = process_time()
        ticks = sum(self._play(game) for game in every)
        return ticks / (process_time() - begin)

    def copy_us(self) -> float:
        middles = []
        for seed in range(1, COPIED_GAMES + 1):
            length = self._play(self._game(seed))
            game = self._game(seed)
            self._play(game, length // 2)
            middles.append(game)
        begin = process_time()
        for game in middles:
            copy = game.copy
            for _ in repeat(None, COPIES):
                copy()
        return (process_time() - begin) * 1e6 / (COPIES * len(middles))


KNOWN: dict[str, type[Catanatron]] = {"catanatron": Catanatron}


def installed() -> list[Peer]:
    return [peer() for name, peer in KNOWN.items() if find_spec(name)]
