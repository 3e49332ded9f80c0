"""The words that texts know things by."""

from __future__ import annotations

from typing import Final

from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import PLANETS

AREAS: Final = ("Gaia", "I", "II", "III")


def place(rules: GaiaRules, hex: int) -> str:
    return rules.geometry.name(hex)


def planet(s: Gaia, hex: int) -> str:
    return PLANETS[int(s.terrain[hex])]


def about(id: str) -> str:
    """The component that a choice is about."""
    return f"tile-{id}"
