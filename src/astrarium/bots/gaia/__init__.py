"""The bots of Gaia Project."""

from __future__ import annotations

from astrarium.bots.gaia.greedy import Greedy
from astrarium.bots.level import RANDOM, Level
from astrarium.bots.search import careless

BEGINNER = 4.0  # points by which each judgement is off
CASUAL = 1.0
LEVELS = (
    RANDOM,
    Level("beginner", careless(Greedy, BEGINNER)),
    Level("casual", careless(Greedy, CASUAL)),
    Level("greedy", Greedy),
)
