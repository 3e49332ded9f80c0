"""Chance: cards from the bag for one seat, for nobody or for all, and the weather."""

from __future__ import annotations

from astrarium.core.frame import EVERYONE, NOBODY, ChanceFrame
from tests.toy.state import CALM, KINDS, STORM, ToyState
from tests.toy.words import CARD, WEATHER


class FromDeck(ChanceFrame[ToyState]):
    """A card from the bag; subclasses say where it goes and who sees it."""

    def purpose(self) -> str:
        return "deck"

    def options(self, s: ToyState) -> list[int]:
        return [CARD + kind for kind in range(KINDS) if s.deck[kind]]

    def weights(self, s: ToyState) -> list[int]:
        return [copies for copies in s.deck if copies]


class DealCards(FromDeck):
    """Cards for a seat's eyes only."""

    def __init__(self, to: int, left: int) -> None:
        self.to = to
        self.left = left

    def data(self) -> list[int]:
        return [self.to, self.left]

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        kind = choice - CARD
        s.deck[kind] -= 1
        s.seats[self.to].hand[kind] += 1
        s.tell("drew", self.to, 1, kind, "toy.draw", self.to)
        s.tell("drew", self.to, 1, -1, "toy.draw")
        if self.left > 1:
            s.replace(lane, DealCards(self.to, self.left - 1))
        else:
            s.pop(lane)

    def audience(self, s: ToyState, choice: int) -> int:
        return self.to


class BuryCard(FromDeck):
    """A card that nobody sees."""

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.deck[choice - CARD] -= 1
        s.buried = choice - CARD
        for seat in s.seats:
            seat.knows_buried = False
        s.tell("buried", -1, 1, -1, "toy.bury")
        s.pop(lane)

    def audience(self, s: ToyState, choice: int) -> int:
        return NOBODY


class ShowCard(FromDeck):
    """The card to bid for, in front of all."""

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.deck[choice - CARD] -= 1
        s.shown = choice - CARD
        s.tell("shown", -1, 1, s.shown, "toy.bid.card", EVERYONE)
        s.pop(lane)


class AskWeather(ChanceFrame[ToyState]):
    """Calm three times in four."""

    def purpose(self) -> str:
        return "weather"

    def options(self, s: ToyState) -> list[int]:
        return [WEATHER + CALM, WEATHER + STORM]

    def weights(self, s: ToyState) -> list[int]:
        return [3, 1]

    def total(self, s: ToyState) -> int:
        return 4

    def outcome(self, s: ToyState, roll: int) -> int:
        return WEATHER + (STORM if roll == 3 else CALM)

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.weather = choice - WEATHER
        s.tell("weather", -1, s.weather, -1, "toy.weather")
        s.pop(lane)
