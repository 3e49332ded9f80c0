"""Tries whole answers: what follows in the own turn is answered as well, then the end is valued."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, cast

from astrarium.bots.search.budget import Budget
from astrarium.bots.search.outlook import Outlook, S, Way
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng


class End(NamedTuple, Generic[S]):
    """Where answers have led, and what that is worth."""

    value: float
    position: S


class Search(Generic[S]):
    def __init__(self, outlook: Outlook[S, Any], rng: Rng, budget: Budget | None = None) -> None:
        self.outlook = outlook
        self.budget = budget or Budget()
        self.seat = outlook.seat
        self.rng = rng
        self.depth = outlook.how_far()

    def lane(self, s: S) -> int:
        """The lane that asks this seat; -1 if none does."""
        for lane in (MAIN, self.seat + 1):
            if s.asked(lane) == self.seat:
                return lane
        return -1

    def copy_after(self, s: S, lane: int, way: Way) -> S:
        self.budget.spent += 1
        trial = cast(S, s.clone())
        for choice in way:
            trial.answer(lane, choice)
        if self.depth.rolls:
            while trial.asked(lane) == CHANCE:
                trial.answer(lane, roll(trial, lane, self.rng))
        return trial

    def after(self, s: S, lane: int, way: Way) -> End[S]:
        """The best that an answer can lead to."""
        return self.best(self.copy_after(s, lane, way))

    def whole(self, s: S, lane: int, way: Way) -> End[S]:
        """The same for an answer to the question that is asked just now."""
        return self.after(s, lane, way)

    def best(self, s: S) -> End[S]:
        """Go on while this seat is asked about the same turn, and the budget lasts."""
        lane = self.lane(s)
        if lane < 0 or self.outlook.is_settled(s, lane) or self.budget.is_spent():
            return End(self.outlook.value(s), s)
        ways = self.budget.shared(self._ways(s, lane))
        return max([self.after(s, lane, way) for way in ways], key=value_of)

    def _ways(self, s: S, lane: int) -> list[Way]:
        """Where nothing is worth trying, everything is tried: something must be answered."""
        return self.outlook.ways(s, lane) or [[choice] for choice in s.lane_options(lane)]

    def ends(self, s: S, lane: int) -> dict[int, End[S]]:
        """Where each answer leads that is worth trying."""
        ends: dict[int, End[S]] = {}
        for way in self.budget.shared(self._ways(s, lane)):
            end = self.whole(s, lane, way)
            before = ends.get(way[0])
            if before is None or end.value > before.value:
                # Of equal answers the one whose best was found first comes first.
                ends.pop(way[0], None)
                ends[way[0]] = end
        return ends

    def values(self, s: S, lane: int) -> dict[int, float]:
        """What each answer is worth that is worth trying."""
        return {choice: end.value for choice, end in self.ends(s, lane).items()}


def value_of(end: End[S]) -> float:
    return end.value


def best_of(values: dict[int, float]) -> int:
    return max(values, key=lambda choice: values[choice])
