"""The words that texts know things by."""

from __future__ import annotations

from astrarium.games.sun.state import Sun
from astrarium.games.sun.tables import SunRules
from astrarium.games.sun.words import (
    AT_GUILD,
    BY_POPULATION,
    COLUMNS,
    IN_BOX,
    LEVELS,
    NONE,
    ON_CARD,
    SHIP_LEVELS,
    TYPES,
)

TRACKS = ("food", "ore")


def place_id(rules: SunRules, systems: list[int], place: int) -> str:
    """A place is called after its system, or after what is printed there."""
    system = systems[place]
    if system != NONE:
        return str(rules.systems[system].id)
    return str(rules.places[place].id) if place < len(rules.places) else "extra"


def place(s: Sun, number: int) -> str:
    return place_id(s.rules, s.systems, number)


def ship_place(s: Sun, ship: int) -> str:
    return place(s, ship // SHIP_LEVELS)


def ship_level(s: Sun, ship: int) -> int:
    return ship % SHIP_LEVELS + 1


def technology(s: Sun, number: int) -> str:
    return s.rules.technologies[number].id


def system(s: Sun, number: int) -> str:
    return s.rules.systems[number].id


def goal(s: Sun, number: int) -> str:
    return s.rules.achievements[number].id


def track(s: Sun, number: int) -> str:
    return TRACKS[number]


def column(s: Sun, number: int) -> str:
    return COLUMNS[number]


def cube(number: int) -> str:
    """Where a cube comes from."""
    return "population" if number == BY_POPULATION else COLUMNS[number]


def kind(s: Sun, number: int) -> str:
    return TYPES[number]


def level_name(level: int) -> str:
    return LEVELS[level]


def card_of_space(rules: SunRules, space: int) -> str:
    """The component that an action space belongs to."""
    at = rules.spaces[space]
    if at.where == IN_BOX:
        return f"basic-{rules.basics[at.card]}"
    if at.where == AT_GUILD:
        return f"guild-{rules.guilds[at.card]}"
    if at.where == ON_CARD:
        return f"technology-{rules.technologies[at.card].id}"
    return f"happening-{rules.events[at.card].id}"
