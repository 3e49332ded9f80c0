"""Dice: rolled by chance, one after the other, and counted by colour and face."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import DONE, WAIT, ChanceFrame, Frame
from astrarium.games.eclipse.combat import value
from astrarium.games.eclipse.state import FACES, Eclipse
from astrarium.games.eclipse.words import COLOURS, ROLL


class Roll(ChanceFrame[Eclipse]):
    """So many dice of a colour are still to be rolled."""

    def __init__(self, colour: i64, left: i64) -> None:
        self.colour = colour
        self.left = left

    def data(self) -> list[int]:
        return [self.colour, self.left]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.left > 0 else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return [ROLL + face for face in range(1, FACES)]

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.dice[self.colour * FACES + choice - ROLL] += 1
        s.replace(lane, Roll(self.colour, self.left - 1))


def roll_for(s: Eclipse, lane: i64, side: i64, klass: i64, ships: i64, kind: i64) -> None:
    """A die of its colour for each symbol of each ship.

    [eclipse.combat.roll.dice] [eclipse.combat.roll.class-together]
    [eclipse.upgrade.part.weapon-dice]
    """
    s.dice = [0] * len(s.dice)
    for colour in range(len(COLOURS)):
        dice = value(s, side, klass, kind + colour) * ships
        if dice > 0:
            s.push(lane, Roll(colour, dice))


FRAMES: tuple[type[Frame[Eclipse]], ...] = (Roll,)
