"""The Orb as numbers for nets: hands, tokens, teams, and the middle of its map.

What lies farther from the airlock than the window reaches is left out: no random game of five comes
near its edge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.layout import Layout
from astrarium.core.sheet import Sheet
from astrarium.games.race.blocks import PartBlocks
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.board import Board
from astrarium.games.race.orb.state import Orb, OrbSeat
from astrarium.games.race.orb.words import (
    A_CARDS,
    NOWHERE,
    ORB_CARDS,
    SQUARES,
    TEAMS,
    column_of,
    row_of,
)
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE

WINDOW: Final = 40  # rows and columns
MIDDLE: Final = 20
MANY: Final = 10.0
FAR: Final = 20.0
PLANES: Final = 3  # squares, tokens that lie there, teams
AMOUNTS: Final = 9  # of a seat


class OrbBlocks(PartBlocks):
    def __init__(self, layout: Layout[Race], rules: RaceRules) -> None:
        assert rules.orb is not None
        kinds = len(rules.orb.token_kinds)
        self.kinds = kinds
        self.hand = layout.block("orb.own-hand", ORB_CARDS)
        self.tokens = layout.block("orb.own-tokens", kinds)
        # Seat by seat from the one that looks.
        self.shown = layout.block("orb.shown", ORB_CARDS * rules.seats)
        self.used = layout.block("orb.used-tokens", kinds * rules.seats)
        self.amounts = layout.block("orb.seat-amounts", AMOUNTS * rules.seats)
        self.teams = layout.block("orb.teams", 3 * TEAMS * rules.seats)  # on it, row, column
        self.priority = layout.block("orb.priority", rules.seats * rules.seats)
        self.common = layout.block("orb.amounts", 3)  # both piles, airlocks
        self.drawn = layout.block("orb.drawn", ORB_CARDS)
        self.gone = layout.block("orb.gone", ORB_CARDS)
        self.map = layout.block("orb.map", PLANES * WINDOW * WINDOW)

    def fill(self, s: Race, seat: i64, sheet: Sheet) -> None:
        orb = orb_of(s)
        seats: i64 = len(s.players)
        mine = orb.seats[seat]
        sheet.cards(self.hand, mine.hand)
        sheet.cards(self.tokens, mine.tokens)
        for place in range(seats):
            other: i64 = (seat + place) % seats
            self.fill_seat(orb, orb.seats[other], place, sheet)
        for rank in range(seats):
            holder: i64 = orb.priority[rank]
            sheet.mark(self.priority + (holder - seat) % seats * seats + rank)
        sheet.amount(self.common, orb.pile_a, MANY)
        sheet.amount(self.common + 1, orb.pile_b, MANY)
        sheet.amount(self.common + 2, orb.airlocks, 1.0)
        sheet.one_of(self.drawn, orb.drawn, ORB_CARDS)
        sheet.cards(self.gone, sorted(orb.gone))
        self.fill_map(orb.board, sheet)

    def fill_seat(self, orb: Orb, other: OrbSeat, place: i64, sheet: Sheet) -> None:
        """Of hidden cards and tokens only the letters on their backs."""
        sheet.cards(self.shown + place * ORB_CARDS, sorted(other.shown))
        sheet.cards(self.used + place * self.kinds, other.used)
        a_cards: i64 = 0
        for card in other.hand:
            if card < A_CARDS:
                a_cards += 1
        a_tokens: i64 = 0
        for kind in other.tokens:
            if orb.tables.token_kinds[kind].letter == 0:
                a_tokens += 1
        amounts = self.amounts + place * AMOUNTS
        sheet.amount(amounts, other.unseen, MANY)
        sheet.amount(amounts + 1, a_cards, MANY)
        sheet.amount(amounts + 2, len(other.hand) - a_cards, MANY)
        sheet.amount(amounts + 3, a_tokens, MANY)
        sheet.amount(amounts + 4, len(other.tokens) - a_tokens, MANY)
        sheet.amount(amounts + 5, other.discount, MANY)
        sheet.amount(amounts + 6, other.genes_discount, MANY)
        sheet.amount(amounts + 7, other.genes_military, MANY)
        sheet.amount(amounts + 8, other.goods, MANY)
        for team in range(TEAMS):
            where = other.teams[team]
            if where != NONE:
                at = self.teams + (place * TEAMS + team) * 3
                sheet.mark(at)
                sheet.amount(at + 1, row_of(where), FAR)
                sheet.amount(at + 2, column_of(where), FAR)

    def fill_map(self, board: Board, sheet: Sheet) -> None:
        """The kind of square as a share of all kinds; where there is none, nothing."""
        plane: i64 = WINDOW * WINDOW
        kinds = float(len(SQUARES))
        for square in range(board.height * board.width):
            kind = i64(board.squares[square])
            if kind == NOWHERE:
                continue
            row = square // board.width + board.top + MIDDLE
            column = square % board.width + board.left + MIDDLE
            if row < 0 or column < 0 or row >= WINDOW or column >= WINDOW:
                continue
            at = self.map + row * WINDOW + column
            sheet.amount(at, kind, kinds)
            sheet.amount(at + plane, i64(board.tokens[square]), 1.0)
            sheet.amount(at + 2 * plane, i64(board.teams[square]), 1.0)
