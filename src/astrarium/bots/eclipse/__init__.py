"""The bots of Eclipse."""

from __future__ import annotations

from astrarium.bots.eclipse.greedy import Greedy
from astrarium.bots.level import Level, random_play
from astrarium.bots.search import careless, hasty

CASUAL = 0.5  # points by which each judgement is off
# Positions that may be tried for an answer: a second and a half compiled for the strongest, which
# hardly ever needs so many.
NODES = (4_000, 12_000)
LEVELS = (
    random_play(470),
    Level("casual", hasty(careless(Greedy, CASUAL), NODES[0]), 1220),
    Level("greedy", hasty(Greedy, NODES[1]), 1500),
)
