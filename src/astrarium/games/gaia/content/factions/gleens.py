"""Gleens: VP for mines on Gaia planets, and a federation token of their own."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.research import gain_token
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import FROM_FACTION, GAIA


class Hooks(Faction):
    def mine_built(self, s: Gaia, lane: i64, seat: i64, hex: i64, new_type: bool) -> None:
        """[gaia.faction.gleens.gaia-mine-2-vp]"""
        if i64(s.terrain[hex]) == GAIA:
            source = FROM_FACTION + s.players[seat].faction
            s.gain_vp(seat, self.gaia_mine_vp, source, "gaia.faction.gleens.gaia-mine-2-vp")

    def institute_built(self, s: Gaia, lane: i64, seat: i64) -> None:
        """It counts as forming a federation. [gaia.faction.gleens.institute-token]
        [gaia.faction.gleens.institute-token-is-federation]
        """
        gain_token(s, lane, seat, self.own_token, "gaia.faction.gleens.institute-token")
