"""The colours of the game, for drawings and the page: light, then dark."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Colours

COLOURS: Final[Colours] = {
    "money": ("#8a5a00", "#f0c04b"),
    "science": ("#a3285f", "#f28ab8"),
    "materials": ("#6a4a2c", "#cfa27a"),
    "any": ("#5b6270", "#b9c2d2"),
    "die-yellow": ("#f2cf4a", "#f2cf4a"),
    "die-orange": ("#ee8f3c", "#ee8f3c"),
    "die-red": ("#d8473c", "#d8473c"),
    "die-ink": ("#22180a", "#22180a"),
    "ancient": ("#5a3f78", "#c3a0e8"),
    "computer": ("#1769aa", "#7fc0f4"),
    "shield": ("#5a3f78", "#c3a0e8"),
    "hull": ("#6a4a2c", "#e0b98d"),
    "drive": ("#1f6b43", "#8fd3a8"),
    "source": ("#8a5a00", "#f0c04b"),
    "deep": ("#e6dcc4", "#0a1120"),
    "pick": ("#f6ecd7", "#363a45"),
    "board-red": ("#d3483e", "#ff7b72"),
    "board-blue": ("#3f8fd8", "#6cb4f0"),
    "board-green": ("#3fa86d", "#5fd38a"),
    "board-yellow": ("#e0b62e", "#f0cf4a"),
    "board-white": ("#e8e8e8", "#f2f2f2"),
    "board-black": ("#8b93a5", "#8b93a5"),
    # The six colours of the pieces, what is written on them, and their lines and ships.
    "owner-red": ("#b3261e", "#f0837a"),
    "owner-red-ink": ("#ffffff", "#210604"),
    "owner-red-line": ("#b3261e", "#f0837a"),
    "owner-blue": ("#0b5fa5", "#6cb4f0"),
    "owner-blue-ink": ("#ffffff", "#08121f"),
    "owner-blue-line": ("#0b5fa5", "#6cb4f0"),
    "owner-green": ("#1f7a3f", "#5fcf84"),
    "owner-green-ink": ("#ffffff", "#04170b"),
    "owner-green-line": ("#1f7a3f", "#5fcf84"),
    "owner-yellow": ("#f2cb35", "#ead04b"),
    "owner-yellow-ink": ("#1a1500", "#1a1500"),
    "owner-yellow-line": ("#856800", "#ead04b"),
    "owner-white": ("#ffffff", "#f2efe6"),
    "owner-white-ink": ("#1d2433", "#0d1524"),
    "owner-white-line": ("#5c6a85", "#f2efe6"),
    "owner-black": ("#2b2b2b", "#7d879b"),
    "owner-black-ink": ("#ffffff", "#05080f"),
    "owner-black-line": ("#2b2b2b", "#8b93a5"),
    "on-case": ("#ffffff", "#ffffff"),
    "danger": ("#a02a1f", "#ff9a8d"),
}
