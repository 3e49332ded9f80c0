"""One search for the bots of all games: a game brings an outlook and weights."""

from __future__ import annotations

from astrarium.bots.search.bot import SearchBot
from astrarium.bots.search.noise import Noise, careless, hasty
from astrarium.bots.search.outlook import (
    PARTLY,
    RECKONED,
    TRAINED,
    Depth,
    Judged,
    Outlook,
    Parts,
    Way,
)

__all__ = [
    "PARTLY",
    "RECKONED",
    "TRAINED",
    "Depth",
    "Judged",
    "Noise",
    "Outlook",
    "Parts",
    "SearchBot",
    "Way",
    "careless",
    "hasty",
]
