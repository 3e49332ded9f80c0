"""The beginner of Gaia Project as it was at first."""

from __future__ import annotations

from astrarium.bots.yardstick.gaia.greedy import Greedy

BOTS = {"greedy-1": Greedy}
