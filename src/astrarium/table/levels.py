"""Which bots can be seated, weakest first."""

from __future__ import annotations

from functools import cache
from typing import Final

from astrarium.bots import bot_names, yardstick_names

TEXT_FAMILIES: Final = ("bot-",)
WEAKEST_FIRST: Final = ("random", "beginner", "casual", "greedy")


@cache  # every page asks, and looking for them reads a folder
def levels(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game; yardsticks sit at no table."""
    names = set(bot_names(game)) - set(yardstick_names(game))
    return tuple(sorted(names, key=WEAKEST_FIRST.index))


def best(game: str) -> str:
    return levels(game)[-1]
