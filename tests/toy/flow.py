"""The course of the game: set-up, then three rounds of weather, bid, work and council."""

from __future__ import annotations

from typing import Final

from astrarium.core.events import NO_THING
from astrarium.core.frame import AGAIN, DONE, MAIN, Frame
from tests.toy.frames.bids import Bid
from tests.toy.frames.council import Council
from tests.toy.frames.draws import AskWeather, BuryCard, DealCards, ShowCard
from tests.toy.frames.work import Work
from tests.toy.state import HAND, NO_CARD, PASS, ROUNDS, UNDECIDED, ToyState

WEATHER: Final = 0
SHOW: Final = 1
BIDS: Final = 2
REVEAL: Final = 3
WORK: Final = 4
COUNCIL: Final = 5
PHASES: Final = 6


class Setup(Frame[ToyState]):
    """Three cards for each seat, one for nobody."""

    def advance(self, s: ToyState, lane: int) -> int:
        s.replace(MAIN, Round(0, 0))
        s.push(MAIN, BuryCard())
        for seat in reversed(s.clockwise()):
            s.push(MAIN, DealCards(seat, HAND))
        return AGAIN


class Round(Frame[ToyState]):
    """One round: an index into its phases."""

    def __init__(self, number: int, phase: int) -> None:
        self.number = number
        self.phase = phase

    def data(self) -> list[int]:
        return [self.number, self.phase]

    def advance(self, s: ToyState, lane: int) -> int:
        if self.phase < PHASES:
            s.replace(MAIN, Round(self.number, self.phase + 1))
            begin_phase(s, self.phase)
            return AGAIN
        if self.number + 1 < ROUNDS:
            s.first_seat = (s.first_seat + 1) % len(s.seats)
            s.replace(MAIN, Round(self.number + 1, 0))
            return AGAIN
        s.disclose()  # the buried card is shown
        s.tell("buried", -1, 1, s.buried, "toy.end")
        return DONE


def begin_phase(s: ToyState, phase: int) -> None:
    if phase == WEATHER:
        if s.rules.options["weather"]:
            s.push(MAIN, AskWeather())
    elif phase == SHOW:
        s.push(MAIN, ShowCard())
    elif phase == BIDS:
        for seat in s.clockwise():
            s.push(seat + 1, Bid(seat))
        s.agenda.begin_secret()
    elif phase == REVEAL:
        reveal(s)
    elif phase == WORK:
        for seat in range(len(s.seats)):  # who is out gets no work
            s.push(seat + 1, Work(seat, 0))
    else:
        for seat in reversed(s.clockwise()):
            s.push(MAIN, Council(seat))


def reveal(s: ToyState) -> None:
    """The highest bid wins the shown card; stakes are lost; clockwise order breaks ties."""
    best = max(s.clockwise(), key=lambda seat: strength(s, seat))
    for number in sorted(s.clockwise()):
        seat = s.seats[number]
        seat.coins -= seat.stake
        card = seat.bid if seat.bid != PASS else NO_THING
        s.tell("bid", number, seat.stake, card, "toy.bid.reveal")
        if seat.bid != PASS:
            s.discard(number, seat.bid)
    if s.seats[best].bid != PASS:
        s.seats[best].points += s.shown + 1
        rule = "toy.bid.win"
        s.tell("won", best, s.shown + 1, s.shown, rule, target=s.seats[best].bid)
    for seat in s.seats:
        seat.bid = UNDECIDED
        seat.stake = 0
    s.discards[s.shown] += 1
    s.shown = NO_CARD


def strength(s: ToyState, number: int) -> int:
    seat = s.seats[number]
    return 0 if seat.bid == PASS else seat.bid + 1 + seat.stake
