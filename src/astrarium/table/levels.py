"""Which bots can be seated, weakest first."""

from __future__ import annotations

from functools import cache
from typing import Final

from astrarium.bots import bot_names, yardstick_names

TEXT_FAMILIES: Final = ("bot-",)
WEAKEST: Final = "random"


@cache  # every page asks, and looking for them reads a folder
def levels(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, random play first; yardsticks sit at no table."""
    names = set(bot_names(game)) - set(yardstick_names(game))
    return tuple(sorted(names, key=lambda name: (name != WEAKEST, name)))


def best(game: str) -> str:
    return levels(game)[-1]
