"""The position of the toy: hands, a deck that is a bag, a buried card that nobody has seen."""

from __future__ import annotations

from typing import Final

from astrarium.core.agenda import Agenda
from astrarium.core.game import Rules
from astrarium.core.position import Position
from tests.toy import scoring

KINDS: Final = 6  # a card is its kind; its value is kind + 1
COPIES: Final = 9  # enough that no lane ever draws the last card
ROUNDS: Final = 3
HAND: Final = 3  # cards dealt to each seat
FULL_HAND: Final = 4
DRAWN: Final = 2  # cards drawn by a seat at work
BUILDING: Final = 2  # cards that a house costs
HOUSE: Final = 3  # points of a house

NO_CARD: Final = -1
UNDECIDED: Final = -1
PASS: Final = KINDS  # a bid without a card

A_LAMP: Final = 10  # in events: a red one; the next number is a blue one

CALM: Final = 0
STORM: Final = 1


class Seat:
    """What one seat owns."""

    def __init__(
        self,
        hand: list[int],
        cellar: list[int],
        coins: int,
        points: int,
        lamps: int,
        bid: int,
        stake: int,
        knows_buried: bool,
    ) -> None:
        self.hand = hand  # copies of each kind
        self.cellar = cellar  # paid face down: only the owner knows them
        self.coins = coins
        self.points = points
        self.lamps = lamps
        self.bid = bid  # secret until the reveal, like the stake
        self.stake = stake
        self.knows_buried = knows_buried

    def clone(self) -> Seat:
        return Seat(
            self.hand[:],
            self.cellar[:],
            self.coins,
            self.points,
            self.lamps,
            self.bid,
            self.stake,
            self.knows_buried,
        )


class ToyState(Position[Rules]):
    def __init__(
        self,
        rules: Rules,
        agenda: Agenda,
        first_seat: int,
        seats: list[Seat],
        deck: list[int],
        discards: list[int],
        buried: int,
        shown: int,
        weather: int,
    ) -> None:
        super().__init__(rules, agenda, first_seat)
        self.seats = seats
        self.deck = deck  # a bag: copies of each kind, no order
        self.discards = discards  # face up
        self.buried = buried
        self.shown = shown  # the card that this round's bids are for
        self.weather = weather

    def clone(self) -> ToyState:
        return ToyState(
            self.rules,
            self.agenda.clone(),
            self.first_seat,
            [seat.clone() for seat in self.seats],
            self.deck[:],
            self.discards[:],
            self.buried,
            self.shown,
            self.weather,
        )

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(len(self.seats))]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def discard(self, seat: int, kind: int) -> None:
        """A card from a hidden hand, face up: others learn it."""
        self.seats[seat].hand[kind] -= 1
        self.discards[kind] += 1
        self.disclose()

    def clockwise(self) -> list[int]:
        """The seats that are still in the game."""
        n = len(self.seats)
        order = [(self.first_seat + i) % n for i in range(n)]
        return [seat for seat in order if not self.is_out(seat)]


def new_seat() -> Seat:
    return Seat([0] * KINDS, [0] * KINDS, 1, 0, 0, UNDECIDED, 0, False)
