"""Work: each seat in its own lane, seen by all, independent of the others."""

from __future__ import annotations

from astrarium.core.frame import LEGAL, Frame, because
from tests.toy.frames.draws import DealCards
from tests.toy.reasons import (
    HAND_FULL,
    IN_THE_STORM,
    NOT_ASCENDING,
    NOT_IN_HAND,
    TOO_FEW_CARDS,
    TOO_POOR,
)
from tests.toy.state import A_LAMP, BUILDING, DRAWN, FULL_HAND, HOUSE, KINDS, STORM, ToyState
from tests.toy.words import BUILD, DRAW, LAMP, LIGHT, PAY, REST, SELL


class Work(Frame[ToyState]):
    """Draw, rest, build or sell; a lamp may be lit at any time until the work is done."""

    def __init__(self, who: int, done: int) -> None:
        self.who = who
        self.done = done

    def data(self) -> list[int]:
        return [self.who, self.done]

    def seat(self, s: ToyState) -> int:
        return self.who

    def advance(self, s: ToyState, lane: int) -> int:
        return self.done

    def candidates(self, s: ToyState) -> list[int]:
        return [DRAW, REST, BUILD] + [SELL + kind for kind in range(KINDS)]

    def reason(self, s: ToyState, choice: int) -> int:
        hand = s.seats[self.who].hand
        if choice == LIGHT:
            coins = s.seats[self.who].coins
            return LEGAL if coins else because(TOO_POOR, 1, coins)
        if choice == DRAW and s.weather == STORM:
            return because(IN_THE_STORM)
        if choice == DRAW and sum(hand) + DRAWN > FULL_HAND:
            return because(HAND_FULL, FULL_HAND, sum(hand))
        if choice == BUILD and sum(hand) < BUILDING:
            return because(TOO_FEW_CARDS, BUILDING, sum(hand))
        if choice >= SELL and not hand[choice - SELL]:
            return because(NOT_IN_HAND, choice - SELL)
        return LEGAL

    def at_any_time(self, s: ToyState) -> list[int]:
        return [LIGHT]

    def interrupts(self, s: ToyState) -> list[int]:
        return [LIGHT] if s.seats[self.who].coins else []

    def interrupt(self, s: ToyState, lane: int, choice: int) -> None:
        s.seats[self.who].coins -= 1
        s.push(lane, LightLamp(self.who))

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.replace(lane, Work(self.who, 1))
        if choice == DRAW:
            s.push(lane, DealCards(self.who, DRAWN))
        elif choice == REST:
            s.seats[self.who].coins += 1
            s.tell("rested", self.who, 1, -1, "toy.rest")
        elif choice == BUILD:
            s.push(lane, PayCards(self.who, BUILDING, 0))
        else:
            s.seats[self.who].coins += 2
            s.discard(self.who, choice - SELL)
            s.tell("sold", self.who, 2, choice - SELL, "toy.sell")


class PayCards(Frame[ToyState]):
    """The cards of a house, one by one in ascending order, face down into the cellar."""

    def __init__(self, who: int, left: int, least: int) -> None:
        self.who = who
        self.left = left
        self.least = least

    def data(self) -> list[int]:
        return [self.who, self.left, self.least]

    def shown(self, eyes: int | None) -> list[int]:
        return [self.who, self.left, self.least if eyes == self.who else 0]

    def seat(self, s: ToyState) -> int:
        return self.who

    def candidates(self, s: ToyState) -> list[int]:
        return [PAY + kind for kind in range(KINDS)]

    def reason(self, s: ToyState, choice: int) -> int:
        kind = choice - PAY
        hand = s.seats[self.who].hand
        if not hand[kind]:
            return because(NOT_IN_HAND, kind)
        if kind < self.least:
            return because(NOT_ASCENDING, self.least)
        if sum(hand[kind:]) < self.left:
            return because(NOT_ASCENDING, kind)
        return LEGAL

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        kind = choice - PAY
        seat = s.seats[self.who]
        seat.hand[kind] -= 1
        seat.cellar[kind] += 1
        s.tell("paid", self.who, 1, kind, "toy.build.cost", self.who)
        if self.left > 1:
            s.replace(lane, PayCards(self.who, self.left - 1, kind))
            return
        seat.points += HOUSE
        s.tell("built", self.who, HOUSE, -1, "toy.build")
        s.pop(lane)

    def audience(self, s: ToyState, choice: int) -> int:
        return self.who


class LightLamp(Frame[ToyState]):
    """The colour of a lamp just paid for."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def seat(self, s: ToyState) -> int:
        return self.who

    def candidates(self, s: ToyState) -> list[int]:
        return [LAMP, LAMP + 1]

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.seats[self.who].lamps += 1
        s.tell("lit", self.who, 1, A_LAMP + choice - LAMP, "toy.lamp")
        s.pop(lane)
