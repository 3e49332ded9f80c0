"""The picture of a faction: its home planet in a ring of its colour, and what it is known for."""

from __future__ import annotations

from collections.abc import Callable

from astrarium.core.draw.svg import Badge, Canvas, regular
from astrarium.games.gaia.draw.colours import COLOURS
from astrarium.games.gaia.draw.glyphs import gaiaformer, mark, planet, ring, station, structure
from astrarium.games.gaia.faction import Faction
from astrarium.games.gaia.words import (
    INSTITUTE,
    MINE,
    PLANETS,
    RESEARCH_LAB,
    TRADING_STATION,
)

Piece = Callable[[Canvas, float, float, float], None]  # where it is drawn, and how large
Motif = tuple[tuple[Piece, float, float, float], ...]  # in hundredths of the emblem's size


def built(kind: int) -> Piece:
    return lambda canvas, x, y, r: structure(canvas, x, y, r, kind, 0)


def sign(name: str) -> Piece:
    """On a ground of its own: the planet behind it has any colour."""

    def draw(canvas: Canvas, x: float, y: float, r: float) -> None:
        case = canvas.style.colour("case")
        canvas.circle(x, y, r * 1.45, "panel", stroke=case, stroke_width=r * 0.16)
        mark(canvas, x, y, r, name)

    return draw


def former(canvas: Canvas, x: float, y: float, r: float) -> None:
    gaiaformer(canvas, x, y, r, 0)


def wheel(canvas: Canvas, x: float, y: float, r: float) -> None:
    station(canvas, x, y, r, 0)


def brainstone(canvas: Canvas, x: float, y: float, r: float) -> None:
    """One token that is worth three."""
    case = canvas.style.colour("case")
    canvas.polygon(regular(x, y, r, 6, turn=0), "rare", stroke=case, stroke_width=r * 0.14)
    for dx, dy in ((0.0, -0.42), (-0.4, 0.3), (0.4, 0.3)):
        canvas.circle(x + dx * r, y + dy * r, r * 0.22, "panel")


MOTIFS: dict[str, Motif] = {
    "terrans": ((former, -12, -6, 34), (sign("charge"), 42, 34, 19)),
    "lantids": ((built(MINE), -24, -10, 30), (built(MINE), 22, 16, 34)),
    "hadsch_hallas": ((sign("credits"), -14, -8, 27), (sign("power"), 38, 32, 17)),
    "ivits": ((wheel, 0, 0, 42),),
    "geodens": ((built(MINE), 0, -12, 38), (sign("knowledge"), 40, 36, 17)),
    "bal_taks": ((former, -12, -6, 34), (sign("qic"), 42, 34, 18)),
    "xenos": ((built(MINE), 0, -30, 27), (built(MINE), -32, 22, 27), (built(MINE), 32, 22, 27)),
    "gleens": ((sign("gaia_planet"), -10, -8, 30), (sign("vp"), 42, 34, 18)),
    "taklons": ((brainstone, 0, 0, 46),),
    "ambas": ((built(INSTITUTE), -20, -12, 34), (built(MINE), 34, 26, 26)),
    "firaks": ((built(RESEARCH_LAB), -22, -12, 32), (built(TRADING_STATION), 30, 22, 28)),
    "bescods": ((sign("research_step"), 0, 0, 34),),
    "nevlas": ((sign("knowledge"), -12, -8, 28), (sign("power"), 38, 32, 17)),
    "itars": ((sign("tech_tile"), -12, -8, 27), (sign("token"), 40, 34, 17)),
}


def emblem(canvas: Canvas, faction: Faction, x: float, y: float, size: float) -> None:
    """A hexagon about (x, y), `size` from its middle to a corner."""
    home = PLANETS[faction.home]
    badge = Badge(f"owner-{home}", f"owner-{home}-ink", faction.name[0])
    body = Canvas(canvas.style.painted(COLOURS, [badge]))
    ring(body, x, y, size * 1.1, 0)
    planet(body, x, y, size * 0.7, int(faction.home))
    body.circle(x, y, size * 0.7, "case", opacity="0.24")
    for piece, dx, dy, r in MOTIFS[faction.id]:
        piece(body, x + dx * size / 100, y + dy * size / 100, r * size / 100)
    canvas.parts.append(body.body())
