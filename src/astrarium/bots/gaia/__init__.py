"""The bots of Gaia Project."""

from __future__ import annotations

from astrarium.bots.gaia.greedy import Greedy

BOTS = {"greedy": Greedy}
