"""Level 5 of Navigation: the Lost Planet is found."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.gaia.frames.mine import after_mine, note_built
from astrarium.games.gaia.reach import free_space, qic_for_range, range_of
from astrarium.games.gaia.reasons import LOST_OUT_OF_RANGE, SPACE_OCCUPIED
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import find_lost_planet
from astrarium.games.gaia.words import FIND, KIND


class LostPlanet(SeatFrame[Gaia]):
    """[gaia.track.navigation.lost-planet.range-like-mine]"""

    def candidates(self, s: Gaia) -> list[int]:
        return [FIND + hex for hex in range(s.rules.geometry.n)]

    def reason(self, s: Gaia, choice: i64) -> i64:
        """[gaia.track.navigation.level-5.lost-planet]"""
        seat, hex = self.player, choice % KIND
        if not free_space(s, hex) or s.satellite[hex] != 0 or s.station[hex] != 0:
            return because(SPACE_OCCUPIED)
        if qic_for_range(s, seat, hex, 0) > s.players[seat].qic:
            return because(LOST_OUT_OF_RANGE, i64(s.players[seat].near[hex]), range_of(s, seat, 0))
        return LEGAL

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        """[gaia.track.navigation.lost-planet.is-mine-action] It costs nothing but range."""
        hex = choice % KIND
        s.pop(lane)
        s.players[self.player].qic -= qic_for_range(s, self.player, hex, 0)
        new_type = find_lost_planet(s, self.player, hex)
        rule = "gaia.track.navigation.level-5.lost-planet"
        s.tell("lost-planet", self.player, 0, hex, rule)
        note_built(s, hex)
        after_mine(s, lane, self.player, hex, new_type)
