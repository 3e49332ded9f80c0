"""Choices of the Orb game as text, both ways.

A place is a row and a column, counted from the top left square of the main airlock: `3,-2`. There
are a quarter of a million of them, so choices with a place are not listed but put together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from astrarium.core.errors import AstrariumError, BadNotation
from astrarium.games.race.orb.powers import COST
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.orb.words import (
    CROSS,
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
from astrarium.games.race.words import CONSUME, ENOUGH, FLIP, LOOSE, SELL
from astrarium.parts.notation import listed

DEGREES: Final = 90
VERBS: Final = ("orb", "lay", "team", "turn up", "orb card", "token", "enough")
PLACE: Final = re.compile(r"(.+?) (-?\d+),(-?\d+)(?: with (\S+))?")


def card_names(orb: OrbTables) -> list[str]:
    return [*orb.card_ids, *[f"airlock{n + 1}" for n in range(SMALL_AIRLOCKS)]]


def token_names(orb: OrbTables) -> list[str]:
    return [kind.id for kind in orb.token_kinds]


def lines(orb: OrbTables) -> Iterator[tuple[int, str]]:
    """Every choice without a place."""
    yield ENOUGH, "enough"
    yield CONSUME + LOOSE, "consume from token"
    yield SELL + LOOSE, "sell from token"
    yield from listed(ORB_ACT, "orb {}", ORB_ACTIONS)
    for card, name in enumerate(card_names(orb)):
        yield from listed(LAY + card * TURNS, f"lay {name} turned {{}}", range(0, 360, DEGREES))
    yield from listed(ORB_CARD, "orb card {}", orb.card_ids)
    yield from listed(TEAM, "team {}", range(1, TEAMS + 1))
    yield from listed(FLIP, "turn up {}", token_names(orb))
    yield from listed(COST, "turn up {} for cost", token_names(orb))
    yield from listed(TOKEN, "token {}", token_names(orb))


# --- choices with a place -------------------------------------------------------------------------

# The words before the place; those of crossing are followed by a token.
PLACE_VERBS: Final = {
    "go": GO,
    "place": SPOT,
    "stand": STAND,
    "return team 1 to": RETURN,
    "return team 2 to": RETURN + PLACES,
}
CROSSING: Final = "cross to"


def say_place(orb: OrbTables, choice: int) -> str | None:
    """The words of a choice; None for a number that is none."""
    where = choice % PLACES
    words = f"{row_of(where)},{column_of(where)}"
    if choice >= CROSS:
        kind, names = (choice - CROSS) // PLACES, token_names(orb)
        return f"{CROSSING} {words} with {names[kind]}" if kind < len(names) else None
    for verb, base in PLACE_VERBS.items():
        if base == choice - where:
            return f"{verb} {words}"
    return None


def parse_place(orb: OrbTables, low: str) -> int | None:
    """The choice; None if the words name no place, an error if there is nothing of that name."""
    found = PLACE.fullmatch(low)
    if found is None:
        return None
    verb, row, column, token = found.groups()
    base = PLACE_VERBS.get(verb) if token is None else None
    if verb == CROSSING and token is not None:
        names = [name.lower() for name in token_names(orb)]
        if token not in names:
            raise no_such(orb, token)
        base = CROSS + names.index(token) * PLACES
    return None if base is None else base + _place(row, column)


def _place(row: str, column: str) -> int:
    if max(abs(int(row)), abs(int(column))) >= MIDDLE:
        message = f"no orb card can ever lie at {row},{column}"
        raise BadNotation(message).said("race-orb-no-such", name=f"{row},{column}")
    return int(place(int(row), int(column)))


def no_such(orb: OrbTables, name: str) -> AstrariumError:
    known = ", ".join([*card_names(orb), *token_names(orb)])
    message = f"the Orb has no '{name}'; there are {known}"
    return BadNotation(message).said("race-orb-no-such", name=name)
