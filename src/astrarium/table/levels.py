"""Which bots can be seated, weakest first."""

from __future__ import annotations

from typing import Final

from astrarium.bots import bot_names

TEXT_FAMILIES: Final = ("bot-",)
WEAKEST: Final = "random"


def levels(game: str) -> list[str]:
    """The names of the bots that play a game, random play first."""
    return sorted(bot_names(game), key=lambda name: (name != WEAKEST, name))


def best(game: str) -> str:
    return levels(game)[-1]
