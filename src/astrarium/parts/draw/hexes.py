"""Hexes on paper: flat-topped, edge 0 at the lower right, edges clockwise."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from astrarium.core.draw.svg import Canvas, regular
from astrarium.parts.hexes import EDGES, Spot

Point = tuple[float, float]

ROOT_3 = math.sqrt(3)
MARGIN = 4


def centre(spot: Spot, size: float) -> Point:
    """`size`: from the middle of a hex to a corner."""
    q, r = spot
    return 1.5 * size * q, ROOT_3 * size * (r + q / 2)


def corners(at: Point, size: float) -> list[Point]:
    """Edge e lies between the corners e and e + 1."""
    return regular(at[0], at[1], size, EDGES, turn=0)


def size_for(spots: Iterable[Spot], width: float) -> float:
    """The size of hexes with which a map is so wide."""
    columns = [q for q, _ in spots]
    return (width - 2 * MARGIN) / (1.5 * (max(columns) - min(columns)) + 2)


class Paper:
    """Where hexes lie on a piece of paper that just holds them."""

    def __init__(self, spots: Sequence[Spot], size: float) -> None:
        self.size = size
        places = [centre(spot, size) for spot in spots]
        flat = size * ROOT_3 / 2  # from the middle of a hex to its upper edge
        left = min(x for x, _ in places) - size - MARGIN
        top = min(y for _, y in places) - flat - MARGIN
        self.width = max(x for x, _ in places) - left + size + MARGIN
        self.height = max(y for _, y in places) - top + flat + MARGIN
        self.places = [(x - left, y - top) for x, y in places]


def edge_lines(
    paper: Paper, numbers: Iterable[int], size: float, drawn: Callable[[int, int], bool]
) -> list[str]:
    """Path commands for those edges (hex, edge) that are drawn, as of hexes of that size."""
    lines = []
    for number in numbers:
        around = corners(paper.places[number], size)
        for edge in range(EDGES):
            if drawn(number, edge):
                (ax, ay), (bx, by) = around[edge], around[(edge + 1) % EDGES]
                lines.append(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}")
    return lines


def outline(canvas: Canvas, lines: Sequence[str], **attributes: str | float | None) -> None:
    """A path of edges that lies over the hexes and catches no pointer."""
    if lines:
        canvas.add("path", d="".join(lines), fill="none", **attributes, pointer_events="none")
