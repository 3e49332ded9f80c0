"""The colours of the game, for drawings and the page: light, then dark."""

from __future__ import annotations

from typing import Final

from astrarium.core.draw.svg import Colours
from astrarium.parts.draw.hues import HUES

COLOURS: Final[Colours] = {
    **HUES,
    "novelty": ("#1769aa", "#5fb0ea"),
    "rare": ("#8a4b16", "#d89a5e"),
    "genes": ("#2a7a38", "#6cc97a"),
    "alien": ("#8a6d00", "#ead04b"),
    "military": ("#b3261e", "#f0837a"),
    "military-fill": ("#b3261e", "#c8443a"),
    "on-military": ("#ffffff", "#ffffff"),
}
