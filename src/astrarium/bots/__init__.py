"""Players that see only what their seat may see, found by game and name."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from astrarium.bots import outside, yardstick
from astrarium.bots.at_random import AtRandom
from astrarium.bots.folders import folder_of
from astrarium.bots.level import Level, MakeBot, in_time, random_play
from astrarium.bots.net_player import SUFFIX, NetPlayer
from astrarium.core.driver import Bot
from astrarium.core.errors import BadOptions


def bot_names(game: str) -> list[str]:
    """The bots of the house that can play this game, yardsticks too."""
    return sorted(_bots_of(game))


def yardstick_names(game: str) -> list[str]:
    """The bots that are kept as they are, for others to be measured against."""
    return sorted(_yardsticks(game))


@cache  # looking for them reads a folder
def levels_of(game: str) -> tuple[Level, ...]:
    """The bots that people can sit down with, weakest first: random play where there are none."""
    folder = folder_of(__name__, game)
    found: tuple[Level, ...] = getattr(folder, "LEVELS", (random_play(0),))
    return tuple(replace(level, make=in_time(level.make)) for level in found)


def find_bot(game: str, name: str) -> Bot:
    bots = _bots_of(game)
    if name not in bots:
        known = ", ".join(sorted([*bots, *outside.installed(game)]))
        message = f"there is no bot '{name}' for {game}; there are {known}"
        raise BadOptions(message).said("no-bot", bot=name, game=game, known=known)
    return bots[name]()


def find_any_bot(game: str, name: str) -> Bot:
    """A bot of the house, one that is installed beside it, the one at `module:Name`, or who plays
    with the net of a file."""
    if name in _bots_of(game):
        return find_bot(game, name)
    if name.endswith(SUFFIX):
        return with_net(game, Path(name))
    place = name if ":" in name else outside.installed(game).get(name)
    return outside.load(place) if place else find_bot(game, name)


def with_net(game: str, file: Path) -> Bot:
    """Who plays with the net of a file; where it cannot be used, `greedy`, or else random play."""
    called = "greedy" if "greedy" in _bots_of(game) else "random"
    return NetPlayer(game, file, find_bot(game, called), called)


@cache
def _bots_of(game: str) -> dict[str, MakeBot]:
    """Random play is known to every game, yardsticks to some. A game's own levels are in the folder
    of its name, which lists bots that are no levels beside them."""
    others = getattr(folder_of(__name__, game), "BOTS", {})
    return {
        "random": AtRandom,
        **_yardsticks(game),
        **{level.name: level.make for level in levels_of(game)},
        **{name: in_time(make) for name, make in others.items()},
    }


def _yardsticks(game: str) -> dict[str, MakeBot]:
    return dict(getattr(folder_of(yardstick.__name__, game), "BOTS", {}))


__all__ = ["bot_names", "find_any_bot", "find_bot", "levels_of", "with_net", "yardstick_names"]
