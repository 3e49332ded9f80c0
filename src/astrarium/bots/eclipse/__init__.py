"""The bots of Eclipse."""

from __future__ import annotations

from astrarium.bots.eclipse.greedy import Greedy
from astrarium.bots.search import careless

CASUAL = 1.5  # points by which each judgement is off
BOTS = {"casual": careless(Greedy, CASUAL), "greedy": Greedy}
