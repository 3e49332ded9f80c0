"""The bots of Eclipse."""

from __future__ import annotations

from astrarium.bots.eclipse.greedy import Greedy
from astrarium.bots.level import RANDOM, Level
from astrarium.bots.search import careless

CASUAL = 1.5  # points by which each judgement is off
LEVELS = (RANDOM, Level("casual", careless(Greedy, CASUAL)), Level("greedy", Greedy))
