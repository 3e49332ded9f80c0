"""Spots of the galaxy: numbered in a spiral from the centre, so that near ones have small numbers.

A spot is written as its axial coordinates `q,r`. Edges are numbered clockwise from the north.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.games.eclipse.words import NONE

STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
FARTHEST: Final = 20  # the middle ring and eighteen outer hexes in a row


def _spiral() -> list[tuple[int, int]]:
    spots = [(0, 0)]
    for ring in range(1, FARTHEST + 1):
        q, r = 0, -ring
        for side in range(6):
            dq, dr = STEPS[(side + 2) % 6]
            for _ in range(ring):
                spots.append((q, r))
                q, r = q + dq, r + dr
    return spots


AXIAL: Final = _spiral()
SPOT_OF: Final = {axial: spot for spot, axial in enumerate(AXIAL)}
SPOTS: Final = len(AXIAL)
NEXT_TO: Final = [SPOT_OF.get((q + dq, r + dr), NONE) for q, r in AXIAL for dq, dr in STEPS]
DISTANCE: Final = [max(abs(q), abs(r), abs(q + r)) for q, r in AXIAL]


def neighbour(spot: i64, edge: i64) -> i64:
    """The spot across an edge, or NONE beyond the end of space."""
    return NEXT_TO[spot * 6 + edge]


def opposite(edge: i64) -> i64:
    return (edge + 3) % 6


def ring_of(spot: i64) -> i64:
    """0 the centre, 1 inner, 2 middle, 3 outer. [eclipse.map.rings] [eclipse.map.outer-branches]"""
    return min(DISTANCE[spot], 3)


def start_spot(direction: i64) -> i64:
    """Two spaces from the centre. [eclipse.setup.start-hex.positions]"""
    return neighbour(neighbour(0, direction), direction)


def turned(wormholes: i64, turns: i64) -> i64:
    """The edges with a wormhole of a hex turned clockwise so many times."""
    return ((wormholes << turns) | (wormholes >> (6 - turns))) & 63


def spot_name(spot: int) -> str:
    q, r = AXIAL[spot]
    return f"{q},{r}"
