"""Firaks: a research lab becomes a trading station again."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.frames.tech import GainedStep
from astrarium.games.gaia.gains import happened
from astrarium.games.gaia.reasons import NO_PIECE_LEFT, NOT_A_LAB
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import kind_on
from astrarium.games.gaia.upgrades import replace_structure
from astrarium.games.gaia.words import (
    DOWNGRADE,
    FROM_STRUCTURE,
    KIND,
    RESEARCH_LAB,
    TRADING_STATION,
    TRADING_STATION_BUILT,
)


class Hooks(Faction):
    def special(self, seat: i64) -> SeatFrame[Gaia]:
        """[gaia.faction.firaks.institute-downgrade]"""
        return Downgrade(seat)

    def special_open(self, s: Gaia, seat: i64) -> bool:
        player = s.players[seat]
        return player.labs > 0 and player.trading_stations < s.rules.pieces[TRADING_STATION]


class Downgrade(SeatFrame[Gaia]):
    """[gaia.faction.firaks.institute-downgrade] [gaia.faction.firaks.downgrade-advance]
    [gaia.faction.firaks.downgrade-counts-as-trading-station]
    """

    def candidates(self, s: Gaia) -> list[int]:
        return [DOWNGRADE + hex for hex in sorted(s.players[self.player].hexes)]

    def reason(self, s: Gaia, choice: i64) -> i64:
        if kind_on(s, choice % KIND) != RESEARCH_LAB:
            return because(NOT_A_LAB)
        left = s.rules.pieces[TRADING_STATION] - s.players[self.player].trading_stations
        return LEGAL if left > 0 else because(NO_PIECE_LEFT)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        hex = choice % KIND
        replace_structure(s, self.player, hex, TRADING_STATION)
        rule = "gaia.faction.firaks.downgrade-counts-as-trading-station"
        to = FROM_STRUCTURE + TRADING_STATION
        s.tell("downgrade", self.player, 0, hex, rule, target=to)
        happened(s, self.player, TRADING_STATION_BUILT, 1)
        s.replace(lane, GainedStep(self.player, 0))
