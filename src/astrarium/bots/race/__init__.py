"""The bots of Race for the Galaxy."""

from __future__ import annotations

from astrarium.bots.race.greedy import Greedy

BOTS = {"greedy": Greedy}
