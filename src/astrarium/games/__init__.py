"""The games, found by their folder names."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from astrarium.core.errors import BadOptions
from astrarium.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """The games that are installed: looked up on the disk once."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def find_game(name: str) -> Game[Any, Any]:
    if name not in names():
        known = ", ".join(names())
        message = f"there is no game '{name}'; installed: {known}"
        raise BadOptions(message).said("no-game", game=name, known=known)
    game: Game[Any, Any] = importlib.import_module(f"astrarium.games.{name}.game").GAME
    return game
