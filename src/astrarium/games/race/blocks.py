"""Blocks of an encoding that a part of the game brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from astrarium.core.sheet import Sheet

if TYPE_CHECKING:
    from astrarium.games.race.state import Race


class PartBlocks:
    """The constructor of each declares its blocks."""

    def fill(self, s: Race, seat: i64, sheet: Sheet) -> None:
        """Write what the seat knows of the part."""
        raise NotImplementedError
