"""The printed components of Race for the Galaxy, as data (TOML): cards beside this file.

What a part of the game adds lies in the content of that part.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from astrarium.parts.content import check

NO_EXPANSION: Final = "none"
EXPANSIONS: Final = (NO_EXPANSION, "storm", "artifacts")


@lru_cache(maxsize=len(EXPANSIONS) + 1)
def content(expansion: str = NO_EXPANSION, orb: bool = False) -> dict[str, Any]:
    """The component set: replace a file, and the fingerprint of its logs changes with it.

    The cards of an expansion come after those of the base game, which keep their numbers.
    """
    base = _read("base")
    if expansion == NO_EXPANSION:
        return base
    together = _together(base, _read(expansion))
    if expansion == "storm":
        return {**together, **_read("goals", "goals/content")}
    return {**together, "orb": _read("orb", "orb/content")} if orb else together


@lru_cache(maxsize=1)
def solo_content() -> dict[str, Any]:
    """What the solo game needs beside the cards: the mat of the robot, its dice and counters."""
    return _read("robot", "robot/content")


def _read(name: str, folder: str = "content") -> dict[str, Any]:
    path = resources.files("astrarium.games.race") / folder / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _together(base: dict[str, Any], added: dict[str, Any]) -> dict[str, Any]:
    more: dict[str, int] = added["extra_copies"]
    check(more, {f"{card['id']}?": int for card in base["card"]}, "extra_copies")
    old = [{**card, "copies": card["copies"] + more.get(card["id"], 0)} for card in base["card"]]
    return {
        **base,
        "set": added["set"],
        "card": [*old, *added["card"]],
        "preset_hands": {**base["preset_hands"], **added["preset_hands"]},
    }
