"""Hexes: where they lie, who is next to whom; boards that are fixed and maps that grow.

Coordinates are axial: a hex (q, r) has the neighbours (q, r) + ACROSS[edge]. Edges are counted
clockwise, 0 to 5, and a tile turned by n shows its printed edge e at (e + n) % 6.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

Spot = tuple[int, int]

EDGES: Final = 6
NO_HEX: Final = -1
ACROSS: Final[tuple[Spot, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def distance(a: Spot, b: Spot) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def turned(spot: Spot, turns: int) -> Spot:
    """Clockwise turns of 60 degrees about (0, 0)."""
    q, r = spot
    for _ in range(turns % EDGES):
        q, r = -r, q + r
    return q, r


def moved(spot: Spot, by: Spot) -> Spot:
    return spot[0] + by[0], spot[1] + by[1]


def across(spot: Spot, edge: int) -> Spot:
    """The hex beyond an edge."""
    return moved(spot, ACROSS[edge])


def disc(centre: Spot, radius: int) -> list[Spot]:
    """All hexes at most so far away, in order of their coordinates."""
    found: list[Spot] = []
    for q in range(-radius, radius + 1):
        for r in range(-radius, radius + 1):
            if distance((q, r), (0, 0)) <= radius:
                found.append(moved(centre, (q, r)))
    return found


def ring(centre: Spot, radius: int) -> list[Spot]:
    """All hexes exactly so far away, clockwise from the one beyond edge 0."""
    if radius == 0:
        return [centre]
    found: list[Spot] = []
    for edge in range(EDGES):
        corner = (ACROSS[edge][0] * radius, ACROSS[edge][1] * radius)
        along = ACROSS[(edge + 2) % EDGES]
        for step in range(radius):
            found.append(moved(centre, moved(corner, (along[0] * step, along[1] * step))))
    return found


def turned_edges(edges: int, turns: int) -> int:
    """The edges of a tile, a bit each, as they lie when it is turned."""
    turns %= EDGES
    return ((edges << turns) | (edges >> (EDGES - turns))) & 63


class Shape:
    """A fixed board: hexes numbered by their coordinates, with tables of what is near."""

    def __init__(self, spots: Iterable[Spot]) -> None:
        self.spots = sorted(spots)
        n = len(self.spots)
        self.n: i64 = n
        self.index: dict[Spot, int] = {spot: number for number, spot in enumerate(self.spots)}
        self.dist = vec[u8]([distance(a, b) for a in self.spots for b in self.spots])
        near = [[other for other in self.within(hex, 1) if other != hex] for hex in range(n)]
        self.beside = padded(near, EDGES)  # six places a hex, the first beside_count are used
        self.beside_count = vec[i64]([len(row) for row in near])

    def name(self, number: int) -> str:
        q, r = self.spots[number]
        return f"{q},{r}"

    def within(self, number: int, steps: int) -> list[int]:
        """The hexes at most so far away, itself included, in ascending order."""
        row = number * len(self.spots)
        return [other for other in range(len(self.spots)) if self.dist[row + other] <= steps]

    def neighbour(self, number: int, edge: int) -> int:
        return self.index.get(across(self.spots[number], edge), NO_HEX)


def padded(rows: list[list[int]], width: int) -> vec[i64]:
    """Hexes row by row, with so many places a row."""
    return vec[i64]([hex for row in rows for hex in row + [NO_HEX] * (width - len(row))])


class Growing:
    """A map that grows: tiles are numbered as they are laid, each turned as it lies.

    Plain lists, for the fields of a position: places are written by `packed`.
    """

    def __init__(self, places: list[int], tiles: list[int], turns: list[int]) -> None:
        self.places = places
        self.tiles = tiles
        self.turns = turns

    def clone(self) -> Growing:
        return Growing(self.places[:], self.tiles[:], self.turns[:])

    def lay(self, spot: Spot, tile: int, turn: int) -> int:
        """Lay a tile on an empty place; returns its number on the map."""
        if self.at(spot) != NO_HEX:
            raise ValueError(f"there is a tile on {spot[0]},{spot[1]} already")
        self.places.append(packed(spot))
        self.tiles.append(tile)
        self.turns.append(turn)
        return len(self.places) - 1

    def at(self, spot: Spot) -> int:
        place = packed(spot)
        return self.places.index(place) if place in self.places else NO_HEX

    def spot(self, number: int) -> Spot:
        return unpacked(self.places[number])

    def neighbour(self, number: int, edge: int) -> int:
        return self.at(across(self.spot(number), edge))

    def edges(self, number: int, printed: list[int]) -> int:
        """The edges of a tile that are open as it lies; `printed`: those of each tile, as bits."""
        return turned_edges(printed[self.tiles[number]], self.turns[number])

    def linked(self, one: int, edge: int, printed: list[int]) -> bool:
        """Is there a tile beyond an edge, and is the edge open on both sides?"""
        other = self.neighbour(one, edge)
        if other == NO_HEX or not self.edges(one, printed) >> edge & 1:
            return False
        return self.edges(other, printed) >> (edge + 3) % EDGES & 1 == 1


FARTHEST: Final = 500


def packed(spot: Spot) -> int:
    """A place as one number, for lists of whole numbers."""
    return (spot[0] + FARTHEST) * 2 * FARTHEST + spot[1] + FARTHEST


def unpacked(place: int) -> Spot:
    return place // (2 * FARTHEST) - FARTHEST, place % (2 * FARTHEST) - FARTHEST
