"""Judgement that is a little off: the weaker levels of a bot.

A careless bot sees the same choices as its careful twin and values them alike, then each value is
off by a few points. So it mostly takes what is nearly as good, and now and then overlooks the best.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, Protocol, TypeVar

from astrarium.core.rng import Rng

FINE: Final = 1 << 30


class Noise:
    """By how much a judgement is off, in points: often by about `scale`, seldom by much more."""

    def __init__(self, scale: float, rng: Rng) -> None:
        self.scale = scale
        self.rng = rng

    def __call__(self) -> float:
        if self.scale == 0:
            return 0.0
        # Gumbel's distribution: the best of noisy values is then the softmax of the true ones.
        return -self.scale * log(-log((int(self.rng.below(FINE)) + 0.5) / FINE))


CALM: Final = Noise(0.0, Rng(0))


class Noisy(Protocol):
    noise: float


B = TypeVar("B", bound=Noisy)


class Searching(Protocol):
    nodes: int


H = TypeVar("H", bound=Searching)


def hasty(make: Callable[[], H], nodes: int) -> Callable[[], H]:
    """The same bot, which tries at most so many positions for an answer."""

    def made() -> H:
        bot = make()
        bot.nodes = nodes
        return bot

    return made


def careless(make: Callable[[], B], noise: float) -> Callable[[], B]:
    """The same bot, with values that are off by about so many points."""

    def made() -> B:
        bot = make()
        bot.noise = noise
        return bot

    return made
