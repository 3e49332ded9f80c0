"""The bots of Beyond the Sun."""

from __future__ import annotations

from astrarium.bots.level import Level, random_play
from astrarium.bots.search import careless, hasty
from astrarium.bots.sun.greedy import Greedy

CASUAL = 0.4  # points by which each judgement is off
# Positions that may be tried for an answer: less than three seconds compiled for the strongest,
# which hardly ever needs so many.
NODES = (20_000, 60_000)
LEVELS = (
    random_play(400),
    Level("casual", hasty(careless(Greedy, CASUAL), NODES[0]), 1200),
    Level("greedy", hasty(Greedy, NODES[1]), 1500),
)
