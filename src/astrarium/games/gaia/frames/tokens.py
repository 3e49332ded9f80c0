"""Which power tokens are discarded, or moved to the Gaia area."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, WAIT, SeatFrame
from astrarium.games.gaia.power import in_area, take_from_area
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FROM_AREA, KIND


class GiveTokens(SeatFrame[Gaia]):
    """How many from area I, then from area II; the rest comes from area III.

    [gaia.power.discard.any-area-but-gaia] [gaia.gaia-project.power-from-1-2-3]
    """

    def __init__(self, player: i64, count: i64, area: i64, to_gaia: i64) -> None:
        super().__init__(player)
        self.count = count
        self.area = area
        self.to_gaia = to_gaia

    def advance(self, s: Gaia, lane: i64) -> i64:
        if self.count == 0:
            return DONE
        options = self.options(s)
        if len(options) > 1:
            return WAIT
        self.take(s, lane, options[0])
        return AGAIN

    def candidates(self, s: Gaia) -> list[int]:
        player = s.players[self.player]
        there = in_area(player, self.area)
        above: i64 = 0
        if self.area < 3:
            above += player.area3
        if self.area < 2:
            above += player.area2
        low = max(self.count - above, 0)
        high = min(there, self.count)
        base = FROM_AREA + self.area * KIND
        choices: list[int] = []
        has_stone = player.stone == self.area
        for k in range(low, high + 1):
            if not has_stone or k < there:
                choices.append(base + k * 2)
            if has_stone and k > 0:
                choices.append(base + k * 2 + 1)
        return choices

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        argument = choice % KIND
        count = argument >> 1
        player = s.players[self.player]
        take_from_area(player, self.area, count, argument & 1 == 1, self.to_gaia == 1)
        left = self.count - count
        if left == 0:
            s.pop(lane)
        else:
            s.replace(lane, GiveTokens(self.player, left, self.area + 1, self.to_gaia))
