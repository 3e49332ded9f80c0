"""Silhouettes: the things that names speak of, each in a box of 100 by 100 around the origin."""

from __future__ import annotations

from typing import Final

from astrarium.parts.draw.motifs.buildings import BUILDINGS
from astrarium.parts.draw.motifs.crafts import CRAFTS
from astrarium.parts.draw.motifs.life import LIFE
from astrarium.parts.draw.motifs.shapes import Motif
from astrarium.parts.draw.motifs.signs import SIGNS
from astrarium.parts.draw.motifs.skies import SKIES
from astrarium.parts.draw.motifs.tools import TOOLS
from astrarium.parts.draw.motifs.wares import WARES

MOTIFS: Final[dict[str, Motif]] = {
    **BUILDINGS,
    **CRAFTS,
    **LIFE,
    **SIGNS,
    **SKIES,
    **TOOLS,
    **WARES,
}
ON_GROUND: Final = frozenset(BUILDINGS)  # these stand on the ground, the others float
