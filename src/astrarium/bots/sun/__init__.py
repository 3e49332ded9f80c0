"""The bots of Beyond the Sun."""

from __future__ import annotations

from astrarium.bots.level import RANDOM, Level
from astrarium.bots.search import careless
from astrarium.bots.sun.greedy import Greedy

CASUAL = 1.5  # points by which each judgement is off
LEVELS = (RANDOM, Level("casual", careless(Greedy, CASUAL)), Level("greedy", Greedy))
