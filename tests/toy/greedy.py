"""The toy's greedy: an outlook and weights."""

from __future__ import annotations

from dataclasses import dataclass

from astrarium.bots.search import Depth, Outlook, SearchBot
from tests.toy.game import find_toy
from tests.toy.state import ToyState


@dataclass(frozen=True)
class Weights:
    coin: float = 0.9  # a lamp, as long as there is time to light one
    card: float = 0.6  # towards a house


class ToyOutlook(Outlook[ToyState, Weights]):
    depth = Depth(worlds=6, rolls=True)

    def value(self, s: ToyState) -> float:
        seat, weights = s.seats[self.seat], self.weights
        return s.scores()[self.seat] + weights.coin * seat.coins + weights.card * sum(seat.hand)


class Greedy(SearchBot[ToyState, Weights]):
    def __init__(self, weights: Weights = Weights()) -> None:  # noqa: B008
        super().__init__(ToyOutlook, weights, find_toy)
