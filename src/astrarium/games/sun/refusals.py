"""Mixes of options that are impossible: none, every variant goes with every other."""

from __future__ import annotations

from astrarium.core.errors import AstrariumError
from astrarium.core.game import Options


def refuse(seats: int, options: Options) -> AstrariumError | None:
    """[sun.setup.player-counts]"""
    return None
