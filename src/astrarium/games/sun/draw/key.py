"""The key to the signs: each with its meaning."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Canvas, Style
from astrarium.core.game import Shelf
from astrarium.games.sun.draw.colours import COLOURS
from astrarium.games.sun.draw.glyphs import glyph, type_glyph
from astrarium.games.sun.words import TYPES

SIGNS: Final = (
    "population", "supply", "ore", "food", "vp", "any", "ship", "star", "disc",
    "research", "jump", "upgrade", "automate", "colonize", "flag", "copy", "more",
)  # fmt: skip
WRITTEN: Final = {"immediate": "!", "price": ":", "trade": "⇄", "guess": "✎"}
TEXT_KEYS: Final = ("gallery-key",)
TEXT_FAMILIES: Final = ("sign-",)
SIDE: Final = 36.0


def key_shelf(style: Style) -> Shelf:
    style = style.painted(COLOURS)
    middle = SIDE / 2
    things = {}
    for name in SIGNS:
        canvas = Canvas(style)
        glyph(canvas, name, middle, middle, 10, "2" if name == "ship" else "")
        things[f"sign-{name}"] = canvas.body()
    for kind in TYPES:
        canvas = Canvas(style)
        canvas.rect(2, 6, 5, SIDE - 12, f"t-{kind}", rx=2)
        type_glyph(canvas, kind, middle, middle, 9)
        things[f"sign-{kind}"] = canvas.body()
    for name, words in WRITTEN.items():
        canvas = Canvas(style)
        canvas.text(middle, middle + 6, words, 18, text_anchor="middle", font_weight="bold")
        things[f"sign-{name}"] = canvas.body()
    return Shelf("gallery-key", (SIDE, SIDE), things)
