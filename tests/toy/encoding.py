"""The toy as numbers for nets."""

from __future__ import annotations

from astrarium.core.actions import Actions
from astrarium.core.game import Encoding, Rules
from astrarium.core.layout import Asked, Layout
from astrarium.core.sheet import Sheet
from tests.toy import notation
from tests.toy.state import FULL_HAND, KINDS, PASS, ToyState
from tests.toy.words import CARD, WEATHER

STEP = 16  # a choice is a kind times this, plus an argument


class ToyLayout(Layout[ToyState]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, 1)
        self.hand = self.block("own.hand", KINDS)
        self.bid = self.block("own.bid", PASS + 1)
        self.sizes = [self.block(f"seat{n}.hand-steps", FULL_HAND) for n in range(rules.seats)]
        self.coins = self.block("coins", rules.seats)
        self.shown = self.block("shown", KINDS)
        self.asked = Asked(self, {})

    def fill(self, s: ToyState, seat: int, sheet: Sheet) -> None:
        mine = s.seats[seat]
        for kind in range(KINDS):
            sheet.amount(self.hand + kind, mine.hand[kind], 1.0)
        sheet.one_of(self.bid, mine.bid, PASS + 1)
        for place in range(len(s.seats)):
            other = s.seats[(seat + place) % len(s.seats)]
            sheet.steps(self.sizes[place], sum(other.hand), FULL_HAND)
            sheet.amount(self.coins + place, other.coins, 4.0)
        sheet.one_of(self.shown, s.shown, KINDS)
        self.asked.fill(s, seat, sheet)


def encode(rules: Rules) -> Encoding:
    choices = [c for c in notation.choices() if c - c % STEP not in (CARD, WEATHER)]
    return Encoding(ToyLayout(rules), Actions(rules, choices, STEP))
