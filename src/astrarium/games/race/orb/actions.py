"""Choices of the Orb game as ids and heads: those with a place are millions."""

from __future__ import annotations

from typing import Final

from astrarium.core.actions import Actions, Head
from astrarium.core.game import Rules
from astrarium.games.race.orb.words import CROSS, GO, PLACES, RETURN, SPOT, STAND

SIDE: Final = 512  # rows, and columns, of all places
BEFORE_CROSSING: Final = (GO, SPOT, STAND, RETURN, RETURN + PLACES)


class OrbActions(Actions):
    """The table goes on behind the listed choices, verb by verb and place by place."""

    def __init__(self, rules: Rules, choices: list[int], step: int, tokens: int) -> None:
        super().__init__(rules, choices, step)
        self.listed = self.count
        self.placed = [*BEFORE_CROSSING, *[CROSS + kind * PLACES for kind in range(tokens)]]
        self.count += len(self.placed) * PLACES
        self.nowhere = SIDE  # the row and column of a choice without a place
        kinds = len(self.kinds) + len(self.placed)
        argument = self.heads[1]
        self.heads = [
            Head("kind", kinds),
            argument,
            Head("row", SIDE + 1),
            Head("column", SIDE + 1),
        ]

    def id_of(self, choice: int) -> int:
        number = self.ids.get(choice)
        if number is not None:
            return number
        where = choice % PLACES
        if choice - where not in self.placed:
            raise self.none_such(choice)
        return self.listed + self.placed.index(choice - where) * PLACES + where

    def choice(self, number: int) -> int:
        if number < self.listed:
            return super().choice(number)
        verb, where = divmod(number - self.listed, PLACES)
        if verb >= len(self.placed):
            raise self.none_such(number)
        return self.placed[verb] + where

    def factors(self, choice: int) -> list[int]:
        if choice in self.ids:
            return [*super().factors(choice), self.nowhere, self.nowhere]
        verb, where = divmod(self.id_of(choice) - self.listed, PLACES)
        return [len(self.kinds) + verb, 0, where // SIDE, where % SIDE]

    def joined(self, factors: list[int]) -> int:
        kind, argument, row, column = factors
        if kind < len(self.kinds):
            if not row == column == self.nowhere:
                raise self.none_such(row)
            return super().joined([kind, argument])
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            raise self.none_such(row)
        return self.choice(self.listed + (kind - len(self.kinds)) * PLACES + row * SIDE + column)
