"""Itars: power of the Gaia area for tech tiles."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, WAIT, SeatFrame
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.frames.charge import Charging
from astrarium.games.gaia.frames.tech import TakeTile
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import BUY_TILE, FROM_FACTION, NONE, STOP


class Hooks(Faction):
    def before_power_returns(self, s: Gaia, lane: i64, seat: i64) -> None:
        """[gaia.faction.itars.institute]"""
        if s.players[seat].institute > 0:
            s.push(lane, PowerForTile(seat))


class PowerForTile(SeatFrame[Gaia]):
    """The power that is not used stays in the Gaia area until all tiles are taken.

    [gaia.faction.itars.institute] [gaia.faction.itars.institute-repeatable]
    """

    def advance(self, s: Gaia, lane: i64) -> i64:
        if s.built != NONE:
            # The step may have found the Lost Planet: its neighbours may charge at once.
            hex = s.built
            s.built = NONE
            s.push(lane, Charging(self.player, hex, 1))
            return AGAIN
        price = s.faction_of(self.player).tile_price
        affordable = s.players[self.player].gaia_area >= price
        return WAIT if affordable and TakeTile(self.player).options(s) else DONE

    def candidates(self, s: Gaia) -> list[int]:
        return [BUY_TILE, STOP]

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        player = s.players[self.player]
        price = s.faction_of(self.player).tile_price
        player.gaia_area -= price
        rule = "gaia.faction.itars.institute"
        s.tell("discard", self.player, price, FROM_FACTION + player.faction, rule)
        s.push(lane, TakeTile(self.player))
