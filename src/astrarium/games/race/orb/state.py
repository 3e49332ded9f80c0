"""What the Orb game adds to a position: the Orb, its pile, priority, teams, tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.race.orb.board import Board, new_board
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.orb.words import A_CARDS, B_CARDS, ORB_CARDS, SMALL_AIRLOCKS
from astrarium.games.race.part import PartState
from astrarium.games.race.words import NONE
from astrarium.parts.bag import Bag, bag_from, bag_of

# Rules race.artifacts.orb.setup.remove-a-per-missing-player and
# race.artifacts.orb.setup.remove-b-per-missing-player.
MOST_SEATS: Final = 5
A_PER_MISSING_SEAT: Final = 6
B_PER_MISSING_SEAT: Final = 3
A_LETTER: Final = 0  # on the backs of cards and tokens
B_LETTER: Final = 1
DEALT: Final = 3  # Rule race.artifacts.orb.setup.three-a-cards-each.


class OrbSeat:
    """What one seat has on and of the Orb. Lists are replaced and never changed in place."""

    unseen: i64 = DEALT  # orb cards dealt and not yet looked at
    # What tokens turned up in this phase give:
    discount: i64 = 0  # off what is being placed
    genes_discount: i64 = 0  # off Genes worlds
    genes_military: i64 = 0  # against Genes worlds
    goods: i64 = 0  # Alien goods, not yet consumed

    def __init__(
        self, hand: list[int], shown: list[int], tokens: list[int], used: list[int]
    ) -> None:
        self.hand = hand  # sorted
        self.shown = shown  # cards of the hand that all have seen
        self.tokens = tokens  # face down, by kind, sorted
        self.used = used  # face up, by kind, sorted
        self.teams: list[int] = [NONE, NONE]  # where they stand, or NONE

    def clone(self) -> OrbSeat:
        other = OrbSeat(self.hand, self.shown, self.tokens, self.used)
        other.unseen = self.unseen
        other.teams = self.teams
        other.discount = self.discount
        other.genes_discount = self.genes_discount
        other.genes_military = self.genes_military
        other.goods = self.goods
        return other

    def card_count(self) -> i64:
        """[race.artifacts.orb.draw.count-public]"""
        return self.unseen + len(self.hand)


class Orb(PartState):
    """Of the pile and the tokens only the numbers are known: nobody knows their order.

    Orb cards taken out before the game are never seen: they are among `cards` for ever.
    [race.artifacts.orb.setup.removed-unseen]
    """

    pile_a: i64 = 0  # A cards left to draw
    pile_b: i64 = 0
    airlocks: i64 = SMALL_AIRLOCKS  # small airlock cards set aside
    drawn: i64 = NONE  # the card drawn for a breeding tube, until it lies

    def __init__(
        self, tables: OrbTables, board: Board, cards: list[Bag], tokens: list[Bag]
    ) -> None:
        self.tables = tables
        self.board = board
        self.cards = cards  # by letter: those that nobody has seen
        self.tokens = tokens  # by letter: those that nobody has taken
        self.gone: list[int] = []  # cards revealed and out of the game
        self.priority: list[int] = []  # seats, the top of the track first
        self.seats: list[OrbSeat] = []

    def clone(self) -> Orb:
        cards = [self.cards[0].clone(), self.cards[1].clone()]
        tokens = [self.tokens[0].clone(), self.tokens[1].clone()]
        other = Orb(self.tables, self.board.clone(), cards, tokens)
        other.seats = [seat.clone() for seat in self.seats]
        other.gone = self.gone
        other.priority = self.priority
        other.pile_a = self.pile_a
        other.pile_b = self.pile_b
        other.airlocks = self.airlocks
        other.drawn = self.drawn
        return other

    @property
    def pile(self) -> i64:
        return self.pile_a + self.pile_b

    def set_team(self, seat: i64, team: i64, where: i64) -> None:
        """A team leaves where it stands (if it stands anywhere) and comes to a place."""
        mine = self.seats[seat]
        before: i64 = mine.teams[team]
        if before != NONE:
            self.board.count_teams(self.board.at_place(before), -1)
        self.board.count_teams(self.board.at_place(where), 1)
        mine.teams = [int(where) if n == team else at for n, at in enumerate(mine.teams)]


def letter_of(card: i64) -> i64:
    """What is on its back."""
    return A_LETTER if card < A_CARDS else B_LETTER


def all_tokens(tables: OrbTables, letter: int) -> Bag:
    kinds = tables.token_kinds
    return bag_from([int(k.count) if k.letter == letter else 0 for k in kinds], len(kinds))


def new_orb(tables: OrbTables, seats: int) -> Orb:
    """Before anything is dealt: only the main airlock lies on the table."""
    missing = MOST_SEATS - seats
    halves = [range(A_CARDS), range(A_CARDS, ORB_CARDS)]
    cards = [bag_of(list(half), ORB_CARDS) for half in halves]
    tokens = [all_tokens(tables, letter) for letter in (A_LETTER, B_LETTER)]
    orb = Orb(tables, new_board(tables.main_airlock()), cards, tokens)
    # Rule race.artifacts.orb.setup.deck-a-on-b: the A cards are drawn first.
    orb.pile_a = A_CARDS - A_PER_MISSING_SEAT * missing - DEALT * seats
    orb.pile_b = B_CARDS - B_PER_MISSING_SEAT * missing
    orb.priority = list(range(seats))
    orb.seats = [OrbSeat([], [], [], []) for _ in range(seats)]
    return orb
