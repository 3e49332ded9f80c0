"""The words that texts know things by."""

from __future__ import annotations

from astrarium.games.eclipse.geometry import spot_name
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import (
    BUILDINGS,
    RESOURCES,
    RINGS,
    SHIPS,
)


def place(rules: EclipseRules, hex: int) -> int:
    """A hex is known by its printed number; 1 is the centre."""
    return int(rules.sectors[hex].number)


def hex_of(s: Eclipse, hex: int) -> int:
    return place(s.rules, hex)


def spot(s: Eclipse, number: int) -> str:
    return spot_name(number)


def ship(klass: int) -> str:
    return SHIPS[klass]


def building(what: int) -> str:
    return BUILDINGS[what]


def resource(track: int) -> str:
    return RESOURCES[track]


def ring(number: int) -> str:
    return RINGS[number]
