"""Lantids: mines beside opponents."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.gains import gain_knowledge
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import owner_of
from astrarium.games.gaia.words import FROM_FACTION


class Hooks(Faction):
    def may_join(self, s: Gaia, seat: i64, hex: i64) -> bool:
        """[gaia.faction.lantids.mine-on-opponents-planet] [gaia.faction.lantids.lost-planet-too]"""
        owner = owner_of(s, hex)
        return owner >= 0 and owner != seat and s.shared[hex] == 0

    def joined_planet(self, s: Gaia, lane: i64, seat: i64, hex: i64) -> None:
        """[gaia.faction.lantids.institute]"""
        player = s.players[seat]
        if player.institute > 0:
            rule = "gaia.faction.lantids.institute"
            source = FROM_FACTION + player.faction
            gain_knowledge(s, seat, self.more_knowledge, source, rule)
