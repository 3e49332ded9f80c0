"""Spots of the galaxy: numbered in a spiral from the centre, so that near ones have small numbers.

A spot is written as its axial coordinates `q,r`. Edges are numbered clockwise from the north.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.eclipse.words import NONE
from astrarium.parts.hexes import ACROSS, EDGES, Spot, distance, moved, ring

CENTRE: Final[Spot] = (0, 0)
NORTH: Final = 4  # the northern edge in the counting of parts/hexes
STEPS: Final = tuple(ACROSS[(edge + NORTH) % EDGES] for edge in range(EDGES))
FARTHEST: Final = 20  # the middle ring and eighteen outer hexes in a row


def _spiral() -> list[Spot]:
    spots = [CENTRE]
    for radius in range(1, FARTHEST + 1):
        around = ring(CENTRE, radius)
        spots += around[NORTH * radius :] + around[: NORTH * radius]
    return spots


AXIAL: Final = _spiral()
SPOT_OF: Final = {axial: spot for spot, axial in enumerate(AXIAL)}
SPOTS: Final = len(AXIAL)
NEXT_TO: Final = [SPOT_OF.get(moved(spot, step), NONE) for spot in AXIAL for step in STEPS]
DISTANCE: Final = [distance(spot, CENTRE) for spot in AXIAL]


def neighbour(spot: i64, edge: i64) -> i64:
    """The spot across an edge, or NONE beyond the end of space."""
    return NEXT_TO[spot * 6 + edge]


def opposite(edge: i64) -> i64:
    return edge + 3 if edge < 3 else edge - 3


def ring_of(spot: i64) -> i64:
    """0 the centre, 1 inner, 2 middle, 3 outer. [eclipse.map.rings] [eclipse.map.outer-branches]"""
    return min(DISTANCE[spot], 3)


def start_spot(direction: i64) -> i64:
    """Two spaces from the centre. [eclipse.setup.start-hex.positions]"""
    return neighbour(neighbour(0, direction), direction)


def spot_name(spot: int) -> str:
    q, r = AXIAL[spot]
    return f"{q},{r}"
