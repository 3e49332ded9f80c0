"""Tries whole answers: what follows in the own turn is answered as well, then the end is valued."""

from __future__ import annotations

from typing import NamedTuple

from astrarium.bots.yardstick.gaia.outlook import Outlook
from astrarium.core.frame import MAIN
from astrarium.games.gaia.frames.federation import FormFederation
from astrarium.games.gaia.frames.tech import TakeTile
from astrarium.games.gaia.frames.tokens import GiveTokens
from astrarium.games.gaia.frames.turn import Turn
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import CLUSTER, SATELLITE

MOST_FEDERATIONS = 6  # of all the ways to form one, those with the fewest satellites


class End(NamedTuple):
    """Where answers have led, and what that is worth."""

    value: float
    position: Gaia


class Search:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.seat = outlook.seat

    def lane(self, s: Gaia) -> int:
        """The lane that asks this seat; -1 if none does."""
        for lane in (MAIN, self.seat + 1):
            if s.asked(lane) == self.seat:
                return lane
        return -1

    def after(self, s: Gaia, lane: int, choice: int) -> End:
        """The best that an answer can lead to."""
        trial = s.clone()
        trial.answer(lane, choice)
        return self.best(trial)

    def best(self, s: Gaia) -> End:
        """Go on while this seat is asked about the same turn."""
        lane = self.lane(s)
        if lane < 0:
            return End(self.outlook.value(s), s)
        frame = s.agenda.lanes[lane][-1]
        if isinstance(frame, Turn):
            return End(self.outlook.value(s), s)
        if isinstance(frame, FormFederation):
            ends = [self._federated(s, lane, each) for each in self.federations(s, frame)]
        else:
            options = s.lane_options(lane)
            if isinstance(frame, GiveTokens):
                options = [give(options)]
            ends = [self.after(s, lane, choice) for choice in options]
        return max(ends, key=value_of)

    def choose(self, s: Gaia, lane: int, options: list[int]) -> int:
        """The best answer to a question inside a turn, or outside of it."""
        frame = s.agenda.lanes[lane][-1]
        if isinstance(frame, GiveTokens):
            return give(options)
        if isinstance(frame, FormFederation):
            found = self.federations(s, frame)
            best = max(found, key=lambda each: self._federated(s, lane, each).value)
            return answer_of(best[len(frame.chosen)])
        return max(options, key=lambda choice: self.after(s, lane, choice).value)

    def federations(self, s: Gaia, frame: FormFederation) -> list[list[int]]:
        """The cheapest federations, as the frame lists them."""
        return sorted(frame.fitting(s), key=_satellites)[:MOST_FEDERATIONS]

    def _federated(self, s: Gaia, lane: int, federation: list[int]) -> End:
        trial = s.clone()
        frame = trial.agenda.lanes[lane][-1]
        assert isinstance(frame, FormFederation)
        for at in federation[len(frame.chosen) :]:
            trial.answer(lane, answer_of(at))
        return self.best(trial)


def value_of(end: End) -> float:
    return end.value


def asks_for_tile(s: Gaia, lane: int) -> bool:
    stack = s.agenda.lanes[lane]
    return bool(stack) and isinstance(stack[-1], TakeTile)


def _satellites(federation: list[int]) -> int:
    return 0 if federation[0] < 0 else len(federation)


def answer_of(at: int) -> int:
    """A number of a listed federation as a choice."""
    return CLUSTER - 1 - at if at < 0 else SATELLITE + at


def give(options: list[int]) -> int:
    """Power that is worth least: from the lowest area as much as possible, but not the stone."""
    plain = [choice for choice in options if choice & 1 == 0]
    return max(plain or options)
