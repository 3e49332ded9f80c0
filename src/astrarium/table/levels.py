"""Which bots can be seated, weakest first."""

from __future__ import annotations

from typing import Final

from astrarium.core.driver import Bot
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng

TEXT_FAMILIES: Final = ("bot-",)
RANDOM: Final = "random"


class AtRandom:
    """Takes any of the legal answers."""

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        return rng.pick(options)


def levels(game: str) -> list[str]:
    """The names of the bots that play a game."""
    return [RANDOM]


def find_bot(game: str, name: str) -> Bot:
    return AtRandom()


def best(game: str) -> str:
    return levels(game)[-1]
