"""Bescods: a free step on the lowest research track."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.frames.tech import GainedStep
from astrarium.games.gaia.state import Gaia


class Hooks(Faction):
    def special_open(self, s: Gaia, seat: i64) -> bool:
        """[gaia.faction.bescods.lowest-area-advance]"""
        return len(GainedStep(seat, 1).options(s)) > 0

    def special(self, s: Gaia, lane: i64, seat: i64) -> None:
        s.push(lane, GainedStep(seat, 1))
