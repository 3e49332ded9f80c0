"""The bots of Eclipse."""

from __future__ import annotations

from astrarium.bots.eclipse.greedy import Greedy

BOTS = {"greedy": Greedy}
