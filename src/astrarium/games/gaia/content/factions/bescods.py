"""Bescods: a free step on the lowest research track."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import SeatFrame
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.frames.tech import GainedStep
from astrarium.games.gaia.state import Gaia


class Hooks(Faction):
    def special(self, seat: i64) -> SeatFrame[Gaia]:
        """[gaia.faction.bescods.lowest-area-advance]"""
        return GainedStep(seat, 1)
