"""The colours of the game, for drawings and the page: light, then dark."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Colours

COLOURS: Final[Colours] = {
    "t-scientific": ("#1565a8", "#74b8f2"),
    "t-economic": ("#2c7a36", "#7fd08a"),
    "t-military": ("#b3261e", "#ff8f86"),
    "t-commercial": ("#8a6400", "#e6bf4f"),
    # The four colours of the pieces, what is written on them, and lines.
    "owner-violet": ("#6b3fa0", "#c39af0"),
    "owner-violet-ink": ("#ffffff", "#160a26"),
    "owner-violet-line": ("#6b3fa0", "#c39af0"),
    "owner-orange": ("#b34700", "#f2a35e"),
    "owner-orange-ink": ("#ffffff", "#241002"),
    "owner-orange-line": ("#b34700", "#f2a35e"),
    "owner-white": ("#ffffff", "#f2efe6"),
    "owner-white-ink": ("#1d2433", "#0d1524"),
    "owner-white-line": ("#5c6a85", "#f2efe6"),
    "owner-black": ("#2b2b2b", "#7d879b"),
    "owner-black-ink": ("#ffffff", "#05080f"),
    "owner-black-line": ("#2b2b2b", "#8b93a5"),
    "sun-food": ("#2c7a36", "#7fd08a"),
    "sun-ore": ("#565e70", "#b9c2d2"),
    "sun-star": ("#1d2433", "#ece7da"),
}
