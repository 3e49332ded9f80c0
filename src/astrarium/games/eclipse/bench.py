"""What the bench measures of Eclipse besides: four players, and what six of them take."""

from __future__ import annotations

from astrarium.core.game import Data

MORE_SEATS = {"four_players": 4, "six_players": 6}  # what is measured of two is measured of them


def figures(games: int) -> Data:
    return {}
