"""Bots and things that are none, for those who name them by their place."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng


class Hasty:
    """Takes the first answer there is."""

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        return options[0]


class GivesUp:
    """Fails at its third decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        self.asked += 1
        if self.asked % 3 == 0:
            raise ArithmeticError("too hard")
        return options[0]


class Mute:
    """No bot: it cannot choose."""


class Broken:
    def __init__(self) -> None:
        raise RuntimeError("it does not start")


def made() -> Hasty:
    return Hasty()
