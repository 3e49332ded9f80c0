"""The bots of Race for the Galaxy."""

from __future__ import annotations

from astrarium.bots.level import RANDOM, Level
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.search import careless

BEGINNER = 2.0  # points by which each judgement is off
CASUAL = 0.7
LEVELS = (
    RANDOM,
    Level("beginner", careless(Greedy, BEGINNER)),
    Level("casual", careless(Greedy, CASUAL)),
    Level("greedy", Greedy),
)
