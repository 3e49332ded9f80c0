"""The key to the signs: each with its meaning."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.eclipse.draw.colours import COLOURS
from astrarium.games.eclipse.draw.glyphs import sign, weapon

# The text that tells the meaning: the sign and its colour.
SIGNS: Final = {
    "sign-money": ("money", "money"),
    "sign-science": ("science", "science"),
    "sign-materials": ("materials", "materials"),
    "sign-any": ("any", "any"),
    "sign-advanced": ("star", "ink"),
    "sign-vp": ("vp", "ink"),
    "sign-disc": ("disc", "seat-0"),
    "sign-colony": ("colony", "seat-0"),
    "action-explore": ("explore", "ink"),
    "action-influence": ("influence", "ink"),
    "action-research": ("research", "ink"),
    "action-upgrade": ("upgrade", "ink"),
    "action-build": ("build", "ink"),
    "action-move": ("move", "ink"),
    "ship-interceptor": ("interceptor", "seat-0"),
    "ship-cruiser": ("cruiser", "seat-0"),
    "ship-dreadnought": ("dreadnought", "seat-0"),
    "ship-starbase": ("starbase", "seat-0"),
    "ship-ancient": ("ancient", "ancient"),
    "ship-defence_system": ("defence_system", "ancient"),
    "ship-orbital": ("orbital", "ink"),
    "ship-monolith": ("monolith", "ink"),
    "sign-initiative": ("initiative", "soft"),
    "sign-computer": ("computer", "computer"),
    "sign-shield": ("shield", "shield"),
    "sign-hull": ("hull", "hull"),
    "sign-drive": ("drive", "drive"),
    "sign-source": ("source", "source"),
    "sign-missile": ("missile", "ink"),
    "sign-discovery": ("discovery", "ink"),
    "sign-artifact": ("artifact", "ink"),
    "sign-key": ("key", "ink"),
    "sign-wormhole": ("wormhole", "ink"),
    "sign-half_wormhole": ("half_wormhole", "ink"),
    "sign-bomb": ("bomb", "ink"),
    "sign-military": ("military", "soft"),
    "sign-grid": ("grid", "soft"),
    "sign-nano": ("nano", "soft"),
    "sign-reputation": ("reputation", "ink"),
    "sign-ambassador": ("ambassador", "seat-1"),
    "sign-traitor": ("traitor", "danger"),
}
WEAPONS: Final = (("yellow", 1), ("orange", 2), ("red", 4))
TEXT_KEYS: Final = ("gallery-key",)
TEXT_FAMILIES: Final = ("sign-",)
SIDE: Final = 36.0


def key_shelf(style: Style) -> Shelf:
    style = style.painted(COLOURS)
    things = {}
    for key, (name, colour) in SIGNS.items():
        canvas = Canvas(style)
        sign(canvas, SIDE / 2, SIDE / 2, 24, name, colour)
        things[key] = canvas.body()
    for colour, damage in WEAPONS:
        canvas = Canvas(style)
        weapon(canvas, SIDE / 2, SIDE / 2, 22, colour, damage)
        things[f"sign-weapon-{colour}"] = canvas.body()
    return Shelf("gallery-key", (SIDE, SIDE), things)
