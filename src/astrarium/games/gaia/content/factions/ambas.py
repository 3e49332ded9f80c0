"""Ambas: the institute changes places with a mine."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.reasons import LOST_NOT_SWAPPED, NOT_A_MINE
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import kind_on, put
from astrarium.games.gaia.words import INSTITUTE, KIND, LOST, MINE, SWAP


class Hooks(Faction):
    def special(self, seat: i64) -> SeatFrame[Gaia]:
        """[gaia.faction.ambas.institute-swap]"""
        return Swap(seat)


class Swap(SeatFrame[Gaia]):
    """No building and no upgrade: nothing scores, nobody charges, federations stay.

    [gaia.faction.ambas.swap-not-build] [gaia.faction.ambas.swap-federations-unchanged]
    """

    def candidates(self, s: Gaia) -> list[int]:
        return [SWAP + hex for hex in sorted(s.players[self.player].hexes)]

    def reason(self, s: Gaia, choice: i64) -> i64:
        hex = choice % KIND
        if kind_on(s, hex) != MINE:
            return because(NOT_A_MINE)
        return LEGAL if i64(s.terrain[hex]) != LOST else because(LOST_NOT_SWAPPED)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        s.pop(lane)
        there = choice % KIND
        for here in s.players[self.player].hexes:
            if kind_on(s, here) == INSTITUTE:
                put(s, self.player, here, MINE)
                put(s, self.player, there, INSTITUTE)
                rule = "gaia.faction.ambas.institute-swap"
                s.tell("swap", self.player, 0, there, rule, target=here)
                return
