"""Choices of the Orb game as text, both ways.

A place is a row and a column, counted from the top left square of the main airlock: `3,-2`.
"""

from __future__ import annotations

import re
from typing import Final

from astrarium.core.errors import BadNotation
from astrarium.games.race.orb.powers import COST, FOR_COST, LOOSE
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.orb.words import (
    CROSS,
    ENOUGH,
    FIRST_SMALL_AIRLOCK,
    FLIP,
    GO,
    LAY,
    MIDDLE,
    ORB_ACT,
    ORB_ACTIONS,
    ORB_CARD,
    PLACES,
    RETURN,
    SMALL_AIRLOCKS,
    SPOT,
    STAND,
    TEAM,
    TEAMS,
    TOKEN,
    TURNS,
    column_of,
    place,
    row_of,
)
from astrarium.games.race.words import CONSUME, KIND, SELL

DEGREES: Final = 90
# The order of the words of each kind of choice; {...} is what changes.
PATTERNS: Final = (
    ("act", r"orb (move|play|draw|pass)"),
    ("lay", r"lay (\S+) turned (0|90|180|270)"),
    ("team", r"team ([12])"),
    ("cost", r"turn up (\S+) for cost"),
    ("flip", r"turn up (\S+)"),
    ("good", r"(consume|sell) from token"),
    ("card", r"orb card (\S+)"),
    ("token", r"token (\S+)"),
    ("enough", r"enough"),
    ("go", r"go (-?\d+),(-?\d+)"),
    ("spot", r"place (-?\d+),(-?\d+)"),
    ("stand", r"stand (-?\d+),(-?\d+)"),
    ("return", r"return team ([12]) to (-?\d+),(-?\d+)"),
    ("cross", r"cross to (-?\d+),(-?\d+) with (\S+)"),
)
VERBS: Final = (
    "orb",
    "lay",
    "team",
    "turn up",
    "token",
    "enough",
    "go",
    "place",
    "stand",
    "return",
    "cross",
)


def card_names(orb: OrbTables) -> list[str]:
    return [*orb.card_ids, *(f"airlock{n + 1}" for n in range(SMALL_AIRLOCKS))]


def token_names(orb: OrbTables) -> list[str]:
    return [kind.id for kind in orb.token_kinds]


def say(orb: OrbTables, choice: int) -> str:
    """The words of a choice; raises LookupError for a number that is none."""
    if choice >= GO:
        return _say_place(orb, choice)
    kind, argument = choice - choice % KIND, choice % KIND
    if kind == ORB_ACT:
        return f"orb {ORB_ACTIONS[argument]}"
    if kind == LAY:
        return f"lay {card_names(orb)[argument // TURNS]} turned {argument % TURNS * DEGREES}"
    if kind == TEAM and argument < TEAMS:
        return f"team {argument + 1}"
    if kind == FLIP:
        words = " for cost" if argument >= FOR_COST else ""
        return f"turn up {token_names(orb)[argument % FOR_COST]}{words}"
    if kind == ORB_CARD and argument < FIRST_SMALL_AIRLOCK:
        return f"orb card {orb.card_ids[argument]}"
    if kind == TOKEN:
        return f"token {token_names(orb)[argument]}"
    if choice == ENOUGH:
        return "enough"
    raise LookupError(choice)


def _say_place(orb: OrbTables, choice: int) -> str:
    kind, where = choice // PLACES, choice % PLACES
    words = f"{row_of(where)},{column_of(where)}"
    if choice >= CROSS:
        return f"cross to {words} with {token_names(orb)[kind - CROSS // PLACES]}"
    if kind in (RETURN // PLACES, RETURN // PLACES + 1):
        return f"return team {kind - RETURN // PLACES + 1} to {words}"
    verbs = {GO // PLACES: "go", SPOT // PLACES: "place", STAND // PLACES: "stand"}
    return f"{verbs[kind]} {words}"


def parse(orb: OrbTables, words: str) -> int | None:
    """The choice; None if the words are none of the Orb's, an error if they name nothing."""
    low = words.lower()
    for name, pattern in PATTERNS:
        found = re.fullmatch(pattern, low)
        if found:
            return _read(orb, name, list(found.groups()))
    return None


def _read(orb: OrbTables, name: str, parts: list[str]) -> int:
    if name == "act":
        return ORB_ACT + ORB_ACTIONS.index(parts[0])
    if name == "lay":
        return LAY + _index(card_names(orb), parts[0]) * TURNS + int(parts[1]) // DEGREES
    if name == "team":
        return TEAM + int(parts[0]) - 1
    if name == "cost":
        return COST + _index(token_names(orb), parts[0])
    if name == "good":
        return (CONSUME if parts[0] == "consume" else SELL) + LOOSE
    if name == "flip":
        return FLIP + _index(token_names(orb), parts[0])
    if name == "card":
        return ORB_CARD + _index(orb.card_ids, parts[0])
    if name == "token":
        return TOKEN + _index(token_names(orb), parts[0])
    if name == "enough":
        return ENOUGH
    if name == "return":
        return RETURN + (int(parts[0]) - 1) * PLACES + _place(parts[1], parts[2])
    if name == "cross":
        return CROSS + _index(token_names(orb), parts[2]) * PLACES + _place(parts[0], parts[1])
    return {"go": GO, "spot": SPOT, "stand": STAND}[name] + _place(parts[0], parts[1])


def _index(names: list[str], name: str) -> int:
    for number, known in enumerate(names):
        if known.lower() == name:
            return number
    message = f"the Orb has no '{name}'; there are {', '.join(names)}"
    raise BadNotation(message).said("race-orb-no-such", name=name)


def _place(row: str, column: str) -> int:
    if max(abs(int(row)), abs(int(column))) >= MIDDLE:
        message = f"no orb card can ever lie at {row},{column}"
        raise BadNotation(message).said("race-orb-no-such", name=f"{row},{column}")
    return int(place(int(row), int(column)))
