"""The secret bid: a card, then a stake, both unseen until all have answered."""

from __future__ import annotations

from astrarium.core.frame import LEGAL, Frame, because
from tests.toy.reasons import MUST_BID, NOT_IN_HAND, TOO_POOR
from tests.toy.state import KINDS, PASS, ToyState
from tests.toy.words import BID, RAISE, STAY


class Bid(Frame[ToyState]):
    """A card from the hand; a pass only from an empty hand."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def seat(self, s: ToyState) -> int:
        return self.who

    def candidates(self, s: ToyState) -> list[int]:
        return [BID + kind for kind in range(KINDS)] + [BID + PASS]

    def reason(self, s: ToyState, choice: int) -> int:
        hand = s.seats[self.who].hand
        if choice == BID + PASS:
            return because(MUST_BID, sum(hand)) if any(hand) else LEGAL
        return LEGAL if hand[choice - BID] else because(NOT_IN_HAND, choice - BID)

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        # The card stays in the hand until the reveal: the others see no difference.
        s.seats[self.who].bid = choice - BID
        s.pop(lane)
        s.push(lane, Stake(self.who))


class Stake(Frame[ToyState]):
    """A coin on top of the bid, for those who have one: often a forced answer, unseen too."""

    def __init__(self, who: int) -> None:
        self.who = who

    def data(self) -> list[int]:
        return [self.who]

    def seat(self, s: ToyState) -> int:
        return self.who

    def candidates(self, s: ToyState) -> list[int]:
        return [STAY, RAISE]

    def reason(self, s: ToyState, choice: int) -> int:
        coins = s.seats[self.who].coins
        return because(TOO_POOR, 1, coins) if choice == RAISE and coins == 0 else LEGAL

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.seats[self.who].stake = choice - STAY
        s.pop(lane)
