"""A bot that people can sit down with: a rung of its game's ladder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, Final

from astrarium.bots.at_random import AtRandom
from astrarium.core import rng
from astrarium.core.driver import Bot

MakeBot = Callable[[], Bot]
INTERPRETED: Final = 0.1  # of the positions: so much slower it is, at the least


@dataclass(frozen=True)
class Level:
    """Ratings are measured by `astrarium arena` with two players: 200 points more, and a bot wins
    about three of four games against the other; `greedy` has 1500 in every game."""

    name: str
    make: MakeBot
    rating: int


def random_play(rating: int) -> Level:
    return Level("random", AtRandom, rating)


def in_time(make: MakeBot) -> MakeBot:
    """The same bot, which answers in time where it is not compiled, too: it tries less there. Every
    bot of the house is made in this way."""

    def made() -> Bot:
        bot = make()
        if not str(rng.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
            take_share(bot, INTERPRETED)
        return bot

    return made


def take_share(bot: Any, share: float) -> None:
    """Several bots think at once: each tries that part of the positions that it may try alone."""
    nodes = getattr(bot, "nodes", 0)
    if nodes > 0:
        bot.nodes = max(1, int(nodes * share))
