"""Dice: equal ones are rolled together, and counted by colour and face."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.state import FACES, NO_DICE, Eclipse
from astrarium.games.eclipse.words import COLOURS, NONE, OF_DIE, ROLL
from astrarium.parts.dice import Dice, Roll, shows

SIX_FACES: Final = Dice("123456")


class RollDice(Roll[Eclipse]):
    """So many dice of a colour are still to be rolled."""

    def __init__(self, left: i64, counts: i64, colour: i64) -> None:
        super().__init__(left, counts)
        self.colour = colour

    def data(self) -> list[int]:
        return [self.left, self.counts, self.colour]

    def dice(self, s: Eclipse) -> Dice:
        return SIX_FACES

    def verb(self) -> i64:
        return ROLL

    def going_on(self, left: i64, counts: i64) -> Roll[Eclipse]:
        return RollDice(left, counts, self.colour)

    def done(self, s: Eclipse, lane: i64, counts: i64) -> None:
        s.tell("rolled", NONE, counts, OF_DIE + self.colour, "eclipse.combat.roll.dice")
        dice = s.dice[:]
        for face in range(1, FACES):
            dice[self.colour * FACES + face] += shows(counts, face - 1)
        s.dice = dice


def roll_for(s: Eclipse, lane: i64, side: i64, klass: i64, ships: i64, kind: i64) -> None:
    """A die of its colour for each symbol of each ship.

    [eclipse.combat.roll.dice] [eclipse.combat.roll.class-together]
    [eclipse.upgrade.part.weapon-dice]
    """
    s.dice = NO_DICE
    for colour in range(len(COLOURS)):
        dice = value(s, side, klass, kind + colour) * ships
        if dice > 0:
            s.push(lane, RollDice(dice, 0, colour))
