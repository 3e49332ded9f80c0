"""The bot that every game has."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng


class AtRandom:
    """Takes any of the legal answers."""

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        return rng.pick(options)
