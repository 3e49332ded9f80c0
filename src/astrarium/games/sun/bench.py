"""What the bench measures of Beyond the Sun besides: more players."""

from __future__ import annotations

from astrarium.core.game import Data

LENGTH = 5  # 650 decisions a random game of two
MORE_SEATS = {"three_players": 3, "four_players": 4}


def figures(games: int) -> Data:
    return {}
