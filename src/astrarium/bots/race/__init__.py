"""The bots of Race for the Galaxy."""

from __future__ import annotations

from astrarium.bots.level import Level, random_play
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.learned import Learned
from astrarium.bots.race.planner import RoundPlanner
from astrarium.bots.search import careless

# Points by which each judgement is off: so chosen that the rungs are about equally far apart.
LEARNER = 4.0
BEGINNER = 2.2
CASUAL = 1.3
PRACTISED = 0.7
LEVELS = (
    random_play(220),
    Level("learner", careless(Greedy, LEARNER), 820),
    Level("casual", careless(Greedy, CASUAL), 1120),
    Level("practised", careless(Greedy, PRACTISED), 1340),
    Level("greedy", Greedy, 1500),
    Level("planner", RoundPlanner, 1640),
)
# No level any more: between the two weakest. Tables and logs that know its name have it.
BOTS = {"beginner": careless(Greedy, BEGINNER)}
LOOK_AHEAD = Learned  # who plays with a net
