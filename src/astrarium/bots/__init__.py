"""Players that see only what their seat may see, found by game and name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache

from astrarium.bots import outside, yardstick
from astrarium.bots.at_random import AtRandom
from astrarium.core.driver import Bot
from astrarium.core.errors import BadOptions

MakeBot = Callable[[], Bot]


def bot_names(game: str) -> list[str]:
    """The bots of the house that can play this game, yardsticks too."""
    return sorted(_bots_of(game))


def yardstick_names(game: str) -> list[str]:
    """The bots that are kept as they are, for others to be measured against."""
    return sorted(_listed_in(yardstick.__name__, game))


def find_bot(game: str, name: str) -> Bot:
    bots = _bots_of(game)
    if name not in bots:
        known = ", ".join(sorted([*bots, *outside.installed(game)]))
        message = f"there is no bot '{name}' for {game}; there are {known}"
        raise BadOptions(message).said("no-bot", bot=name, game=game, known=known)
    return bots[name]()


def find_any_bot(game: str, name: str) -> Bot:
    """A bot of the house, one that is installed beside it, or the one at `module:Name`."""
    if name in _bots_of(game):
        return find_bot(game, name)
    place = name if ":" in name else outside.installed(game).get(name)
    return outside.load(place) if place else find_bot(game, name)


def _bots_of(game: str) -> dict[str, MakeBot]:
    """Random play is known to every game; a game's own bots are in the folder of its name."""
    return {
        "random": AtRandom,
        **_listed_in(yardstick.__name__, game),
        **_listed_in(__name__, game),
    }


@cache  # looking for them reads a folder
def _listed_in(package: str, game: str) -> dict[str, MakeBot]:
    """What the folder of a game lists; nothing where there is no such folder."""
    folders = importlib.import_module(package).__path__
    if game not in (found.name for found in pkgutil.iter_modules(folders) if found.ispkg):
        return {}
    return dict(getattr(importlib.import_module(f"{package}.{game}"), "BOTS", {}))


__all__ = ["bot_names", "find_any_bot", "find_bot", "yardstick_names"]
