"""A draft as numbers for nets: own cards, others' piles, what is remembered of packets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.layout import Layout
from astrarium.core.sheet import Sheet
from astrarium.games.race.blocks import PartBlocks
from astrarium.games.race.draft.access import draft_of
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules

MANY: Final = 30.0  # cards of an own deck
SETS: Final = 20.0


class DraftBlocks(PartBlocks):
    def __init__(self, layout: Layout[Race], rules: RaceRules) -> None:
        n = int(rules.count)
        self.cards = n
        self.own = layout.block("draft.own", n)
        self.worlds = layout.block("draft.own-worlds", n)
        self.split = layout.block("draft.one-of-a-pair", n)
        # Seat by seat from the one that looks.
        self.opened = layout.block("draft.opened", n * rules.seats)
        self.sure = layout.block("draft.sure", n * rules.seats)
        self.sizes = layout.block("draft.sizes", 3 * rules.seats)  # own cards, deck, discards
        self.progress = layout.block("draft.progress", 2)  # sets dealt, whether it goes on

    def fill(self, s: Race, seat: i64, sheet: Sheet) -> None:
        draft = draft_of(s)
        seats: i64 = len(s.players)
        mine = draft.piles[seat]
        memory = draft.memories[seat]
        sheet.cards(self.own, mine.own)
        sheet.cards(self.worlds, sorted(mine.worlds))
        sheet.cards(self.split, sorted(memory.split))
        for place in range(seats):
            other: i64 = (seat + place) % seats
            pile = draft.piles[other]
            sheet.cards(self.opened + place * self.cards, pile.opened)
            sheet.cards(self.sure + place * self.cards, memory.sure[other])
            sheet.amount(self.sizes + 3 * place, len(pile.own), MANY)
            sheet.amount(self.sizes + 3 * place + 1, pile.deck.size, MANY)
            sheet.amount(self.sizes + 3 * place + 2, pile.discard.size, MANY)
        sheet.amount(self.progress, draft.sets, SETS)
        sheet.amount(self.progress + 1, draft.drafting, 1.0)
