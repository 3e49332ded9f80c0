"""Wormholes: a closed ring over the seam of two hexes, half a bowl where only one has its half."""

from __future__ import annotations

import math

from astrarium.core.draw.svg import Canvas
from astrarium.games.eclipse.draw.shown import Shown
from astrarium.games.eclipse.geometry import neighbour, opposite
from astrarium.games.eclipse.words import NONE
from astrarium.parts.draw.hexes import Point, corners
from astrarium.parts.hexes import turned_edges


def edge_middle(at: Point, size: float, edge: int) -> Point:
    """Edges are counted clockwise from the north."""
    angle = math.radians(60 * edge - 90)
    reach = size * math.sqrt(3) / 2
    return at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle)


def full_wormhole(canvas: Canvas, t: Shown, x: float, y: float, size: float) -> None:
    ink = t.style.colour("ink")
    canvas.circle(x, y, size * 0.115, "panel", stroke=ink, stroke_width=size * 0.05)
    canvas.circle(x, y, size * 0.04, "ink")


def half_wormhole(
    canvas: Canvas, t: Shown, x: float, y: float, size: float, edge: int, colour: str = "soft"
) -> None:
    r = size * 0.11
    canvas.add(
        "path",
        d=f"M{-r:.1f} 0A{r:.1f} {r:.1f} 0 0 0 {r:.1f} 0",
        transform=f"translate({x:.1f} {y:.1f}) rotate({60 * edge})",
        fill=t.style.colour("panel"),
        stroke=t.style.colour(colour),
        stroke_width=max(0.8, size * 0.03),
        stroke_dasharray="2 1.5",
    )


def small_hex(
    canvas: Canvas, t: Shown, x: float, y: float, size: float, sector: int, turns: int, spot: int
) -> None:
    """A hex with nothing but its wormholes, turned as it would lie at this spot: closed rings
    where the neighbour has one too, half bowls elsewhere."""
    line = t.style.colour("line")
    canvas.polygon(corners((x, y), size), "space", stroke=line, stroke_width=1, class_="face")
    holes = int(turned_edges(t.rules.sectors[sector].wormholes, turns))
    for edge in range(6):
        if holes >> edge & 1:
            near = int(neighbour(spot, edge))
            hex = int(t.s.at[near]) - 1 if near != NONE else NONE
            at = edge_middle((x, y), size * 0.92, edge)
            if hex != NONE and t.s.holes[hex] >> opposite(edge) & 1:
                full_wormhole(canvas, t, *at, size * 1.35)
            else:
                half_wormhole(canvas, t, *at, size * 1.7, edge)
