"""The bots of Gaia Project."""

from __future__ import annotations

from astrarium.bots.gaia.greedy import Greedy
from astrarium.bots.search import careless

BEGINNER = 4.0  # points by which each judgement is off
CASUAL = 1.0
BOTS = {
    "beginner": careless(Greedy, BEGINNER),
    "casual": careless(Greedy, CASUAL),
    "greedy": Greedy,
}
