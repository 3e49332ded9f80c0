"""The words that texts know things by."""

from __future__ import annotations

from astrarium.games.eclipse.galaxy import ships_in
from astrarium.games.eclipse.geometry import neighbour, opposite
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.tables import EclipseRules
from astrarium.games.eclipse.words import (
    BUILDINGS,
    NONE,
    RESOURCES,
    RINGS,
    SHIPS,
)
from astrarium.parts.hexes import EDGES
from astrarium.parts.told import Figures


def place(rules: EclipseRules, hex: int) -> int:
    """A hex is known by its printed number; 1 is the centre."""
    return int(rules.sectors[hex].number)


def hex_of(s: Eclipse, hex: int) -> int:
    return place(s.rules, hex)


def beside(s: Eclipse, seat: int, spot: int) -> tuple[int, int]:
    """A hex next to an unexplored place, and on which side of it that lies.

    One where the seat is, as it explores from there; there is always one.
    """
    found = []
    for edge in range(EDGES):
        near = int(neighbour(spot, edge))
        if near != NONE and s.at[near]:
            hex = int(s.at[near]) - 1
            here = s.owner[hex] == seat or ships_in(s, hex, seat) > 0
            found.append((not here, place(s.rules, hex), int(opposite(edge))))
    _, number, side = min(found)
    return number, side


def ship(klass: int) -> str:
    return SHIPS[klass]


def building(what: int) -> str:
    return BUILDINGS[what]


def resource(track: int) -> str:
    return RESOURCES[track]


def ring(number: int) -> str:
    return RINGS[number]


def money_left(balance: int) -> Figures:
    """Of money at the end of the round: what is left, or what is missing."""
    return {"balance": max(balance, 0), "lacking": max(-balance, 0)}
