"""Bots that others bring: installed beside the package, or named by their place in a module.

Whoever may name a module may run any code in it. So only the command line does, never the table.
"""

from __future__ import annotations

import importlib
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from astrarium.core.driver import Bot
from astrarium.core.errors import BadOptions

GROUP: Final = "astrarium.bots"  # entry points: "race.mine" = "package:Factory"


@cache  # looking for them reads folders
def installed(game: str) -> dict[str, str]:
    """What installed packages bring for a game: the place of each bot, by name."""
    found = {}
    for point in entry_points(group=GROUP):
        played, _, name = point.name.partition(".")
        if played == game and name:
            found[name] = point.value
    return found


def load(place: str) -> Bot:
    """The bot at `module:Name`: what is called there gives one. The working folder counts."""
    module, _, name = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        made = getattr(importlib.import_module(module), name)()
    except Exception as error:
        raise _no_bot(place, repr(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise _no_bot(place, f"{made!r} has no method choose")
    bot: Bot = made
    return bot


def _no_bot(place: str, what: str) -> BadOptions:
    error = BadOptions(f"'{place}' gives no bot: {what}")
    error.said("no-bot-there", place=place, what=what)
    return error
