"""Which bots can be seated, weakest first."""

from __future__ import annotations

from typing import Final

from astrarium.bots import levels_of
from astrarium.bots.level import Level

TEXT_FAMILIES: Final = ("bot-",)


def levels(game: str) -> tuple[str, ...]:
    """The names of the bots that people can sit down with; yardsticks sit at no table."""
    return tuple(level.name for level in levels_of(game))


def rated(game: str) -> tuple[Level, ...]:
    """The same with their ratings, for whoever chooses."""
    return levels_of(game)


def best(game: str) -> str:
    return levels(game)[-1]
