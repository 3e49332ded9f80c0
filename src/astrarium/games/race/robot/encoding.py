"""The robot as numbers for nets: all of it lies open but the cards of its draw stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.layout import Layout
from astrarium.core.sheet import Sheet
from astrarium.games.race.blocks import PartBlocks
from astrarium.games.race.robot.access import robot_of
from astrarium.games.race.robot.mat import FACES, SPACES
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules

MANY: Final = 10.0
MANY_POINTS: Final = 30.0
DICE: Final = 2


class RobotBlocks(PartBlocks):
    def __init__(self, layout: Layout[Race], rules: RaceRules) -> None:
        n = int(rules.count)
        self.cards = n
        self.world = layout.block("robot.world", n)
        self.tableau = layout.block("robot.tableau", n)
        # Chips, credit, economy, counters left, counters placed, draw stack, whether it is spent
        self.amounts = layout.block("robot.amounts", 7)
        self.face = layout.block("robot.face", len(FACES))
        self.faces = layout.block("robot.dice-faces", DICE * len(FACES))
        self.spaces = layout.block("robot.dice-spaces", DICE * SPACES)

    def fill(self, s: Race, seat: i64, sheet: Sheet) -> None:
        robot = robot_of(s)
        sheet.one_of(self.world, robot.world, self.cards)
        sheet.cards(self.tableau, robot.tableau)
        sheet.amount(self.amounts, robot.vp, MANY_POINTS)
        sheet.amount(self.amounts + 1, robot.credit, MANY)
        sheet.amount(self.amounts + 2, robot.economy, MANY)
        sheet.amount(self.amounts + 3, robot.counters, MANY)
        sheet.amount(self.amounts + 4, robot.placed, MANY)
        sheet.amount(self.amounts + 5, robot.stack_size(), MANY)
        sheet.amount(self.amounts + 6, 1 if robot.spent else 0, 1.0)
        sheet.one_of(self.face, robot.face, len(FACES))
        for die in range(DICE):
            face: i64 = robot.faces[die]
            space: i64 = robot.dice[die]
            sheet.one_of(self.faces + die * len(FACES), face, len(FACES))
            sheet.one_of(self.spaces + die * SPACES, space, SPACES)
