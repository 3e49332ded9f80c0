"""Goals as numbers for nets: which lie open, and who holds them."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.layout import Layout
from astrarium.core.sheet import Sheet
from astrarium.games.race.blocks import PartBlocks
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import NONE


class GoalBlocks(PartBlocks):
    def __init__(self, layout: Layout[Race], rules: RaceRules) -> None:
        self.count = len(rules.goals)
        self.drawn = layout.block("goals.drawn", self.count)
        # Seat by seat from the one that looks, goal by goal.
        self.held = layout.block("goals.held", self.count * rules.seats)
        self.chips = layout.block("goals.chips", self.count * rules.seats)
        self.over_limit = layout.block("goals.over-limit", rules.seats)

    def fill(self, s: Race, seat: i64, sheet: Sheet) -> None:
        goals = goals_of(s)
        seats: i64 = len(s.players)
        count: i64 = self.count
        for at in range(len(goals.drawn)):
            goal: i64 = goals.drawn[at]
            holder: i64 = goals.holders[at]
            chips: i64 = goals.chips[at]
            sheet.mark(self.drawn + goal)
            if holder != NONE:
                sheet.mark(self.held + (holder - seat) % seats * count + goal)
            for other in range(seats):
                if (chips >> other) & 1 == 1:
                    sheet.mark(self.chips + (other - seat) % seats * count + goal)
        for other in range(seats):
            if (goals.over_limit >> other) & 1 == 1:
                sheet.mark(self.over_limit + (other - seat) % seats)
