"""A bot that people can sit down with: a rung of its game's ladder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from astrarium.bots.at_random import AtRandom
from astrarium.core.driver import Bot

MakeBot = Callable[[], Bot]


@dataclass(frozen=True)
class Level:
    name: str
    make: MakeBot


RANDOM = Level("random", AtRandom)
