"""The words that texts know things by."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from astrarium.core.game import UNSPOKEN, Sentence
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.tables import GaiaRules
from astrarium.games.gaia.words import EMPTY, NONE, PLANETS
from astrarium.parts.draw.hexes import centre
from astrarium.parts.told import Figures

AREAS: Final = ("Gaia", "I", "II", "III")
ALONE: Final = "none"
# Clockwise from the right, as the hexes lie on the paper.
SIDES: Final = (
    "right", "lower-right", "lower", "lower-left", "left", "upper-left", "upper", "upper-right",
)  # fmt: skip


def place(rules: GaiaRules, hex: int) -> str:
    return rules.geometry.name(hex)


def where(s: Gaia, hex: int) -> Figures:
    """A planet as people find it on the map."""
    return spot(s.rules, s.layout, lambda each: int(s.terrain[each]), hex)


def spot(
    rules: GaiaRules, layout: Sequence[int], terrain: Callable[[int], int], hex: int
) -> Figures:
    """The kind of a planet and its sector; on which side it lies where the sector has two of
    them."""
    geometry = rules.geometry
    slot, kind = int(geometry.slot_of[hex]), terrain(hex)
    around = (each for each in range(geometry.n) if each != hex and geometry.slot_of[each] == slot)
    twins = [each for each in around if kind != EMPTY and terrain(each) == kind]
    return {
        "place": place(rules, hex),
        "planet": PLANETS[kind],
        "sector": f"{rules.faces[layout[slot] // 6].number:02d}",
        "side": side_of(rules, hex, twins) if twins else ALONE,
    }


def side_of(rules: GaiaRules, hex: int, others: Sequence[int]) -> str:
    """Where a hex lies as seen from the others."""
    spots = rules.geometry.spots
    x, y = centre(spots[hex], 1)
    far = [centre(spots[each], 1) for each in others]
    dx = x - sum(each[0] for each in far) / len(far)
    dy = y - sum(each[1] for each in far) / len(far)
    return SIDES[round(math.atan2(dy, dx) / (math.pi / 4)) % len(SIDES)]


@lru_cache(maxsize=8)
def _hexes(rules: GaiaRules) -> dict[str, int]:
    """The hexes by their coordinates."""
    return {rules.geometry.name(hex): hex for hex in range(rules.geometry.n)}


def tell_place(s: Gaia, figure: str, place: str) -> Sentence:
    """A planet with its sector; of a `space` the sector alone: what lies there may have changed."""
    hex = _hexes(s.rules).get(place, NONE)
    if hex == NONE or s.layout[int(s.rules.geometry.slot_of[hex])] == NONE:
        return UNSPOKEN
    told = where(s, hex)
    if figure == "space" or int(s.terrain[hex]) == EMPTY:
        return "label-sector", {"sector": told["sector"]}
    return "spot", told


def about(id: str) -> str:
    """The component that a choice is about."""
    return f"tile-{id}"
