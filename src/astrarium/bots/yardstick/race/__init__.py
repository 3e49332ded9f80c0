"""The beginner of Race for the Galaxy as it was at first."""

from __future__ import annotations

from astrarium.bots.yardstick.race.greedy import Greedy

BOTS = {"greedy-1": Greedy}
