"""What only an expansion brings to the table. A position of the base game has no extras."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.race.part import PartState
from astrarium.games.race.piles import Pile
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE
from astrarium.parts.fields import (
    HOW_MANY,
    NOBODY,
    NUMBER,
    NUMBERS,
    Each,
    Field,
    Fields,
    several,
)


class SeatExtras:
    """What the cards of an expansion make a seat keep in mind."""

    def __init__(self, stored: list[int], used: list[int], conquered: i64, placed: i64) -> None:
        # Both lists are mostly empty. They are replaced and never changed in place, so that
        # clones can share them.
        self.stored = stored  # goods of the storage world beyond the one that `Player.goods` has
        self.used = used  # cards whose Settle power was used in this phase, once for each use
        self.conquered = conquered  # the world conquered in this phase, or NONE
        self.placed = placed  # worlds placed in this phase

    def clone(self) -> SeatExtras:
        return SeatExtras(self.stored, self.used, self.conquered, self.placed)

    def phase_over(self) -> None:
        """Powers are fresh and placements forgotten when a Settle phase ends."""
        self.used = []
        self.conquered = NONE
        self.placed = 0


class Extras:
    """One object beside the players, so that a copy of a base game costs nothing more."""

    def __init__(self, seats: list[SeatExtras], states: list[PartState]) -> None:
        self.seats = seats
        self.states = states  # of the parts that are played, beside `RaceRules.parts`
        self.own_piles: list[Pile] = []  # one for each seat, or none: all share deck and discards
        for state in states:
            self.own_piles = self.own_piles or state.own_piles()

    def clone(self) -> Extras:
        seats = [seat.clone() for seat in self.seats]
        return Extras(seats, [state.clone() for state in self.states])


def new_extras(rules: RaceRules) -> Extras | None:
    """The extras before the first answer; None for the base game."""
    if not rules.expanded:
        return None
    seats = [SeatExtras([], [], NONE, 0) for _ in range(rules.seats)]
    return Extras(seats, [part.new_state(rules) for part in rules.parts])


SEAT: Final = Fields(
    [
        Field("stored", HOW_MANY),
        Field("used", NUMBERS),
        *several(NUMBER, "conquered placed"),
        Field("stored", NUMBERS, NOBODY),
    ]
)
EXTRAS: Final = Fields([Field("seats", Each(SEAT))])
