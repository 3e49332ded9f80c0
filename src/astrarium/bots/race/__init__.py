"""The bots of Race for the Galaxy."""

from __future__ import annotations

from astrarium.bots.level import Level, random_play
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.planner import RoundPlanner
from astrarium.bots.search import careless

# Points by which each judgement is off: so chosen that the rungs are about equally far apart.
LEARNER = 4.0
BEGINNER = 2.2
CASUAL = 1.3
PRACTISED = 0.7
LEVELS = (
    random_play(190),
    Level("learner", careless(Greedy, LEARNER), 810),
    Level("beginner", careless(Greedy, BEGINNER), 960),
    Level("casual", careless(Greedy, CASUAL), 1120),
    Level("practised", careless(Greedy, PRACTISED), 1330),
    Level("greedy", Greedy, 1500),
)
BOTS = {"planner": RoundPlanner}
