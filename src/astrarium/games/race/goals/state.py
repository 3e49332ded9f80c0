"""Which goals lie open, and who holds them."""

from __future__ import annotations

from bisect import bisect_left

from mypy_extensions import i64

from astrarium.games.race.part import PartState
from astrarium.games.race.words import NONE


class Goals(PartState):
    """The goals of this game. The lists stand beside each other, one entry a goal."""

    def __init__(
        self, drawn: list[int], holders: list[int], chips: list[int], over_limit: i64
    ) -> None:
        self.drawn = drawn  # their numbers in the tables, ascending
        self.holders = holders  # the seat that has the tile, or NONE
        self.chips = chips  # the seats that have a chip for it: bit 1 << seat of each
        self.over_limit = over_limit  # who discarded at the hand limit of this round: likewise

    def clone(self) -> Goals:
        return Goals(self.drawn[:], self.holders[:], self.chips[:], self.over_limit)

    def add(self, goal: i64) -> None:
        """Lay a goal face up. [race.storm.goals.setup.face-up-in-centre]"""
        at = bisect_left(self.drawn, goal)
        self.drawn.insert(at, goal)
        self.holders.insert(at, NONE)
        self.chips.insert(at, 0)
