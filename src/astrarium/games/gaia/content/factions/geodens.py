"""Geodens: knowledge for new planet types."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.gains import gain_knowledge
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FROM_FACTION


class Hooks(Faction):
    def mine_built(self, s: Gaia, lane: i64, seat: i64, hex: i64, new_type: bool) -> None:
        """[gaia.faction.geodens.institute] [gaia.faction.geodens.institute-not-retroactive]"""
        player = s.players[seat]
        if new_type and player.institute > 0:
            rule = "gaia.faction.geodens.institute"
            source = FROM_FACTION + player.faction
            gain_knowledge(s, seat, self.more_knowledge, source, rule)
