"""The key to the signs: each with its meaning."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Badge, Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.glyphs import gaiaformer, mark, satellite, station, structure
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ACADEMY_KNOWLEDGE,
    INSTITUTE,
    MINE,
    RESEARCH_LAB,
    TRADING_STATION,
)

SIGNS: Final = (
    "vp", "ore", "credits", "knowledge", "qic", "power", "charge", "token",
    "income", "immediate", "each_time", "when_passing", "special_action", "permanent",
    "terraforming_step", "range", "research_step", "tech_tile", "federation_token",
    "project", "gaia_planet", "planet_type", "colonized_sector", "structure", "lost_planet",
)  # fmt: skip
BUILDINGS: Final = {
    "structure-mine": MINE,
    "structure-trading_station": TRADING_STATION,
    "structure-research_lab": RESEARCH_LAB,
    "structure-planetary_institute": INSTITUTE,
    "structure-academy_knowledge": ACADEMY_KNOWLEDGE,
    "structure-academy_action": ACADEMY_ACTION,
}
TEXT_KEYS: Final = ("gallery-key",)
TEXT_FAMILIES: Final = ("sign-",)
SIDE: Final = 36.0
PIECES = Badge("owner-terra", "owner-terra-ink", "T")


def key_shelf(style: Style) -> Shelf:
    things = {}
    for name in SIGNS:
        canvas = Canvas(style.painted(COLOURS))
        mark(canvas, SIDE / 2, SIDE / 2, 10, name)
        things[f"sign-{name}"] = canvas.body()
    return Shelf("gallery-key", (SIDE, SIDE), things | pieces(style, SIDE))


def pieces(style: Style, side: float) -> dict[str, str]:
    """What stands on the map, in the colour of one faction."""
    found = {}
    middle, r = side / 2, side * 0.34
    for key, kind in BUILDINGS.items():
        canvas = Canvas(style.painted(COLOURS, [PIECES]))
        structure(canvas, middle, middle, r, kind, 0)
        found[key] = canvas.body()
    for key, draw in (
        ("structure-gaiaformer", gaiaformer),
        ("structure-satellite", satellite),
        ("structure-space_station", station),
    ):
        canvas = Canvas(style.painted(COLOURS, [PIECES]))
        draw(canvas, middle, middle, r * 0.85, 0)
        found[key] = canvas.body()
    return found
