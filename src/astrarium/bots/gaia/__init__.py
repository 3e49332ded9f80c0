"""The bots of Gaia Project."""

from __future__ import annotations

from astrarium.bots.gaia.greedy import Greedy
from astrarium.bots.gaia.planner import RoundPlanner
from astrarium.bots.level import Level, random_play
from astrarium.bots.search import careless, hasty

# Points by which each judgement is off: so chosen that the rungs are about equally far apart.
LEARNER = 4.5
BEGINNER = 3.2
CASUAL = 2.2
PRACTISED = 1.0
# Positions that may be tried for an answer: a tenth of a second compiled for the weakest, less than
# three for the strongest, which hardly ever needs so many.
NODES = (4_000, 8_000, 16_000, 30_000, 60_000)
LEVELS = (
    random_play(410),
    Level("learner", hasty(careless(Greedy, LEARNER), NODES[0]), 850),
    Level("casual", hasty(careless(Greedy, CASUAL), NODES[2]), 1080),
    Level("practised", hasty(careless(Greedy, PRACTISED), NODES[3]), 1320),
    Level("greedy", hasty(Greedy, NODES[4]), 1500),
    Level("planner", RoundPlanner, 1920),
)
# No level any more: between the two weakest. Tables and logs that know its name have it.
BOTS = {"beginner": hasty(careless(Greedy, BEGINNER), NODES[1])}
