"""The council: one seat after the other in the main lane."""

from __future__ import annotations

from astrarium.core.frame import AGAIN, DONE, LEGAL, Frame, SeatFrame, because
from tests.toy.frames.draws import BuryCard
from tests.toy.reasons import KNOWN_ALREADY, LAST_SEAT, NO_LAMP, NOT_BROKE, TOO_POOR
from tests.toy.state import NO_CARD, ToyState
from tests.toy.words import LEAVE, PAWN, PEEK, REBURY, SKIP


class Council(Frame[ToyState]):
    """Skip, peek at the buried card, or pay to have another one buried; lamps may be pawned at any
    time until then. Who is broke may leave the game."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def seat(self, s: ToyState) -> int:
        return self.who

    def candidates(self, s: ToyState) -> list[int]:
        return [SKIP, PEEK, REBURY, LEAVE]

    def reason(self, s: ToyState, choice: int) -> int:
        seat = s.seats[self.who]
        if choice == PAWN:
            return LEGAL if seat.lamps else because(NO_LAMP)
        if choice == PEEK and seat.knows_buried:
            return because(KNOWN_ALREADY)
        if choice == LEAVE and seat.coins > 0:
            return because(NOT_BROKE, seat.coins)
        if choice == LEAVE and len(s.clockwise()) == 1:
            return because(LAST_SEAT)
        if choice == REBURY and seat.coins == 0:
            return because(TOO_POOR, 1, seat.coins)
        return LEGAL

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.pop(lane)
        if choice == PEEK:
            s.push(lane, Peek(self.who))
        elif choice == REBURY:
            s.seats[self.who].coins -= 1
            s.push(lane, DigUp(self.who))
        elif choice == LEAVE:
            s.leave(self.who)
            s.tell("left", self.who, 0, -1, "toy.leave.when")

    def at_any_time(self, s: ToyState) -> list[int]:
        return [PAWN]

    def interrupts(self, s: ToyState) -> list[int]:
        return self.open_now(s)

    def interrupt(self, s: ToyState, lane: int, choice: int) -> None:
        """A lamp for a coin."""
        s.seats[self.who].lamps -= 1
        s.seats[self.who].coins += 1
        s.tell("pawned", self.who, 1, -1, "toy.council.pawn")


class Peek(SeatFrame[ToyState]):
    """The seat learns the buried card: not by planning to look, only by looking."""

    def advance(self, s: ToyState, lane: int) -> int:
        s.seats[self.player].knows_buried = True
        s.disclose()
        s.tell("peeked", self.player, 1, s.buried, "toy.council.peek", self.player)
        s.tell("peeked", self.player, 1, -1, "toy.council.peek")
        return DONE


class DigUp(SeatFrame[ToyState]):
    """All learn the buried card, and another one is buried."""

    def advance(self, s: ToyState, lane: int) -> int:
        s.discards[s.buried] += 1
        s.disclose()
        s.tell("dug up", self.player, 1, s.buried, "toy.council.rebury")
        s.buried = NO_CARD
        s.replace(lane, BuryCard())
        return AGAIN
