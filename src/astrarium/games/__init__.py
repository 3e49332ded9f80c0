"""The games, found by their folder names."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import Any

from astrarium.core.errors import BadOptions
from astrarium.core.fault import Fault
from astrarium.core.game import ComponentSet, Game
from astrarium.parts.content import parse


@cache
def names() -> tuple[str, ...]:
    """The games that are installed, each with its card: looked up on the disk once."""
    folders = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
    cards = [name for name in folders if find_spec(f"{__name__}.{name}.game") is not None]
    return tuple(sorted(cards))


def find_game(name: str) -> Game[Any, Any]:
    if name not in names():
        known = ", ".join(names())
        message = f"there is no game '{name}'; installed: {known}"
        raise BadOptions(message).said("no-game", game=name, known=known)
    game: Game[Any, Any] = importlib.import_module(f"astrarium.games.{name}.game").GAME
    return game


def read_component_set(text: str) -> tuple[Game[Any, Any], ComponentSet]:
    """A set of components in a file, and the game that it says it is for.

    Raises Fault that names section, card, field and what was expected.
    """
    content = parse(text)
    about = content.get("set")
    name = about.get("game") if isinstance(about, dict) else None
    if not isinstance(name, str) or name not in names():
        raise Fault("one-of", "set, game", known=", ".join(names()))
    game = find_game(name)
    return game, game.component_set(content)
