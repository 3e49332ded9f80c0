"""The words that texts know things by."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import Frame
from astrarium.core.game import Sentence
from astrarium.core.position import Question
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import (
    FROM_ADVANCED,
    FROM_BOOSTER,
    FROM_FACTION,
    FROM_FINAL_TILE,
    FROM_FREE,
    FROM_ROUND_TILE,
    FROM_SPACE,
    FROM_STANDARD,
    FROM_TOKEN,
    FROM_TRACK,
    NONE,
    PLANETS,
    TRACKS,
)

AREAS: Final = ("Gaia", "I", "II", "III")


def text(key: str, /, **figures: str | int) -> Sentence:
    return key, figures


def asker(s: Gaia, question: Question) -> Frame[Any]:
    return s.agenda.lanes[question.lane][-1]


def place(rules: GaiaRules, hex: int) -> str:
    return rules.geometry.name(hex)


def planet(s: Gaia, hex: int) -> str:
    return PLANETS[int(s.terrain[hex])]


def about(id: str) -> str:
    """The component that a choice is about."""
    return f"tile-{id}"


def source(rules: GaiaRules, number: int) -> tuple[str, str]:
    """What an event comes from: the kind of thing, and the id of the component or a place."""
    if number == NONE:
        return "none", ""
    for start, kind, ids in (
        (FROM_FREE, "free", [each.id for each in rules.free_actions]),
        (FROM_FINAL_TILE, "final", [each.id for each in rules.final_tiles]),
        (FROM_SPACE, "space", [each.id for each in rules.actions]),
        (FROM_TRACK, "track", list(TRACKS)),
        (FROM_FACTION, "faction", [each.id for each in rules.factions]),
        (FROM_TOKEN, "token", [each.id for each in rules.tokens]),
        (FROM_BOOSTER, "booster", [each.id for each in rules.boosters]),
        (FROM_ADVANCED, "advanced", [each.id for each in rules.advanced]),
        (FROM_STANDARD, "standard", [each.id for each in rules.standard]),
        (FROM_ROUND_TILE, "round", [each.id for each in rules.round_tiles]),
    ):
        if number >= start:
            return kind, ids[number - start]
    return "hex", place(rules, number)
