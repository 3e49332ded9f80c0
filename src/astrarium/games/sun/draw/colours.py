"""The colours of the game, for drawings and the page: light, then dark."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Colours

COLOURS: Final[Colours] = {
    "t-scientific": ("#1565a8", "#74b8f2"),
    "t-economic": ("#2c7a36", "#7fd08a"),
    "t-military": ("#b3261e", "#ff8f86"),
    "t-commercial": ("#8a6400", "#e6bf4f"),
    "sun-food": ("#2c7a36", "#7fd08a"),
    "sun-ore": ("#565e70", "#b9c2d2"),
    "sun-star": ("#8a6418", "#c9a35a"),
}
