"""The bots of Beyond the Sun."""

from __future__ import annotations

from astrarium.bots.sun.greedy import Greedy

BOTS = {"greedy": Greedy}
