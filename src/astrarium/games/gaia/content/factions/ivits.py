"""Ivits: space stations."""

from __future__ import annotations

from mypy_extensions import i64, u8

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.reach import free_space, qic_for_range, range_of
from astrarium.games.gaia.reasons import STATION_OCCUPIED, STATION_OUT_OF_RANGE
from astrarium.games.gaia.state import UNKNOWN, Gaia
from astrarium.games.gaia.structures import grow_federation
from astrarium.games.gaia.words import KIND, STATION


class Hooks(Faction):
    def special_open(self, s: Gaia, seat: i64) -> bool:
        """[gaia.faction.ivits.space-station-action]"""
        if len(s.players[seat].stations) >= self.stations:
            return False
        return any(station_reason(s, seat, hex) == LEGAL for hex in range(s.rules.geometry.n))

    def special(self, seat: i64) -> SeatFrame[Gaia]:
        return PlaceStation(seat)


def station_reason(s: Gaia, seat: i64, hex: i64) -> i64:
    """[gaia.faction.ivits.space-station-action] [gaia.faction.ivits.space-station-range]"""
    if not free_space(s, hex) or s.station[hex] != 0:
        return because(STATION_OCCUPIED)
    if qic_for_range(s, seat, hex, 0) > s.players[seat].qic:
        near = i64(s.players[seat].near[hex])
        return because(STATION_OUT_OF_RANGE, near, range_of(s, seat, 0))
    return LEGAL


class PlaceStation(SeatFrame[Gaia]):
    """No structure and no planet, but a starting point, and worth 1 in the federation.

    [gaia.faction.ivits.space-station-range-origin] [gaia.faction.ivits.space-station-not-building]
    """

    def candidates(self, s: Gaia) -> list[int]:
        return [STATION + hex for hex in range(s.rules.geometry.n)]

    def reason(self, s: Gaia, choice: i64) -> i64:
        return station_reason(s, self.player, choice % KIND)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        hex = choice % KIND
        player = s.players[self.player]
        s.pop(lane)
        player.qic -= qic_for_range(s, self.player, hex, 0)
        s.station[hex] = u8(self.player + 1)
        player.stations.append(hex)
        player.cheapest = UNKNOWN
        s.starting_point(self.player, hex)
        rule = "gaia.faction.ivits.space-station-action"
        s.tell("space-station", self.player, 0, hex, rule)
        grow_federation(s, self.player, hex)
