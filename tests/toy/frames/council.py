"""The council: one seat after the other in the main lane."""

from __future__ import annotations

from astrarium.core.frame import LEGAL, Frame, because
from tests.toy.choices import PEEK, REBURY, SKIP
from tests.toy.frames.draws import BuryCard
from tests.toy.reasons import KNOWN_ALREADY, TOO_POOR
from tests.toy.state import NO_CARD, ToyState


class Council(Frame[ToyState]):
    """Skip, peek at the buried card, or pay to have another one buried."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def seat(self, s: ToyState) -> int:
        return self.who

    def candidates(self, s: ToyState) -> list[int]:
        return [SKIP, PEEK, REBURY]

    def reason(self, s: ToyState, choice: int) -> int:
        seat = s.seats[self.who]
        if choice == PEEK and seat.knows_buried:
            return because(KNOWN_ALREADY)
        if choice == REBURY and seat.coins == 0:
            return because(TOO_POOR, 1, seat.coins)
        return LEGAL

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.pop(lane)
        if choice == PEEK:
            s.seats[self.who].knows_buried = True
            s.disclose()
            s.tell("peeked", self.who, 1, s.buried, "toy.council.peek", self.who)
            s.tell("peeked", self.who, 1, -1, "toy.council.peek")
        elif choice == REBURY:
            s.seats[self.who].coins -= 1
            s.discards[s.buried] += 1
            s.disclose()
            s.tell("dug up", self.who, 1, s.buried, "toy.council.rebury")
            s.buried = NO_CARD
            s.push(lane, BuryCard())
