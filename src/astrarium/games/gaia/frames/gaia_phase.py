"""Phase II: power comes back from the Gaia area, Transdim planets become Gaia planets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, Frame
from astrarium.games.gaia.state import Gaia, Player
from astrarium.games.gaia.words import GAIA, IN_GAIA_AREA, NONE, TRANSDIM

BEFORE_RETURN: Final = 0
RETURN: Final = 1


class GaiaPhase(Frame[Gaia]):
    """Player by player in turn order; then the planets."""

    def __init__(self, place: i64, step: i64) -> None:
        self.place = place
        self.step = step

    def advance(self, s: Gaia, lane: i64) -> i64:
        if self.place == len(s.players):
            transform_planets(s)
            return DONE
        seat = s.ordered_seat(self.place)
        if self.step == BEFORE_RETURN:
            s.replace(lane, GaiaPhase(self.place, RETURN))
            s.faction_of(seat).before_power_returns(s, lane, seat)
            return AGAIN
        s.replace(lane, GaiaPhase(self.place + 1, BEFORE_RETURN))
        returned = return_power(s, seat)
        s.faction_of(seat).after_power_returned(s, lane, seat, returned)
        return AGAIN


def return_power(s: Gaia, seat: i64) -> i64:
    """[gaia.gaia-phase.power-returns-to-area-1] [gaia.faction.terrans.ability]
    [gaia.faction.bal-taks.gaiaformer-returns]
    """
    player = s.players[seat]
    area = s.faction_of(seat).return_area
    count = player.gaia_area
    player.gaia_area = 0
    put_back(player, area, count)
    if player.stone == IN_GAIA_AREA:
        player.stone = area
    if count > 0:
        s.tell("power-back", seat, count, NONE, "gaia.gaia-phase.power-returns-to-area-1")
    if player.parked > 0:
        rule = "gaia.faction.bal-taks.gaiaformer-returns"
        s.tell("gaiaformer-back", seat, player.parked, NONE, rule)
        player.gaiaformers += player.parked
        player.parked = 0
    return count


def put_back(player: Player, area: i64, count: i64) -> None:
    if area == 2:
        player.area2 += count
    else:
        player.area1 += count


def transform_planets(s: Gaia) -> None:
    """[gaia.gaia-phase.transdim-becomes-gaia] [gaia.gaia-phase.gaiaformer-stays]"""
    for hex in s.planets():
        if i64(s.terrain[hex]) == TRANSDIM and s.gaiaformer[hex] != 0:
            s.terrain[hex] = GAIA
            owner = i64(s.gaiaformer[hex]) - 1
            s.tell("gaia-planet", owner, 0, hex, "gaia.gaia-phase.transdim-becomes-gaia")
