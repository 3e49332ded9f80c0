"""Players that see only what their seat may see, found by game and name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable

from astrarium.bots.at_random import AtRandom
from astrarium.core.driver import Bot
from astrarium.core.errors import BadOptions

MakeBot = Callable[[], Bot]


def bot_names(game: str) -> list[str]:
    """The bots that can play this game."""
    return sorted(_bots_of(game))


def find_bot(game: str, name: str) -> Bot:
    bots = _bots_of(game)
    if name not in bots:
        known = ", ".join(sorted(bots))
        message = f"there is no bot '{name}' for {game}; there are {known}"
        raise BadOptions(message).said("no-bot", bot=name, game=game, known=known)
    return bots[name]()


def _bots_of(game: str) -> dict[str, MakeBot]:
    """Random play is known to every game; a game's own bots are in the folder of its name."""
    bots: dict[str, MakeBot] = {"random": AtRandom}
    if game in (found.name for found in pkgutil.iter_modules(__path__) if found.ispkg):
        bots.update(importlib.import_module(f"astrarium.bots.{game}").BOTS)
    return bots


__all__ = ["bot_names", "find_bot"]
