"""Hexes: where they lie, who is next to whom, and boards made of sector tiles.

Hexes are numbered 0 to n - 1 by coordinates; a shape (ten, eight or seven tiles) fixes the numbers.
Coordinates are axial, as content/boards.toml explains.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.gaia.words import EMPTY, LAST_HOME, NO_HEX

RADIUS: Final = 2  # of a sector tile
NEIGHBOURHOOD: Final = 2  # for passive charges and the cheaper trading station
AROUND: Final = 19  # hexes at most 2 away from a hex, itself included

Spot = tuple[int, int]


def distance(a: Spot, b: Spot) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def turned(spot: Spot, rotation: int) -> Spot:
    """Clockwise turns of 60 degrees about the centre of a tile."""
    q, r = spot
    for _ in range(rotation):
        q, r = -r, q + r
    return q, r


class Geometry:
    """The hexes of one shape, with tables of distances and neighbours."""

    def __init__(self, centres: list[Spot]) -> None:
        spots: list[Spot] = []
        slots: dict[Spot, int] = {}
        for slot, (cq, cr) in enumerate(centres):
            for dq in range(-RADIUS, RADIUS + 1):
                for dr in range(-RADIUS, RADIUS + 1):
                    if distance((dq, dr), (0, 0)) <= RADIUS:
                        spots.append((cq + dq, cr + dr))
                        slots[(cq + dq, cr + dr)] = slot
        spots.sort()
        n = len(spots)
        self.centres = centres
        self.spots = spots
        self.index: dict[Spot, int] = {spot: number for number, spot in enumerate(spots)}
        self.n: i64 = n
        self.slot_of = vec[i64]([slots[spot] for spot in spots])
        self.dist = vec[u8]([distance(a, b) for a in spots for b in spots])
        beside: list[int] = []
        counts: list[int] = []
        around: list[int] = []
        around_counts: list[int] = []
        for spot in spots:
            near = [h for h in range(n) if distance(spot, spots[h]) == 1]
            wide = [h for h in range(n) if distance(spot, spots[h]) <= NEIGHBOURHOOD]
            counts.append(len(near))
            beside += near + [NO_HEX] * (6 - len(near))
            around_counts.append(len(wide))
            around += wide + [NO_HEX] * (AROUND - len(wide))
        self.beside = vec[i64](beside)  # six places a hex, the first beside_count are used
        self.beside_count = vec[i64](counts)
        self.around = vec[i64](around)
        self.around_count = vec[i64](around_counts)
        # To be copied by the search for federations, which needs many of them.
        self.blocked = vec[i64]([-1] * n)
        self.infinite = vec[i64]([99] * (n + 32))

    def name(self, number: int) -> str:
        q, r = self.spots[number]
        return f"{q},{r}"


class Face:
    """One playable face of a sector tile: planets by their place on the tile."""

    def __init__(self, number: int, planets: list[tuple[Spot, int]]) -> None:
        self.number = number
        self.planets = planets


class Board:
    """A shape filled with tiles. Never changes; positions share it."""

    def __init__(self, geometry: Geometry, faces: list[Face], layout: list[int]) -> None:
        self.layout = layout  # for each place: tile * 6 + rotation
        terrain = [EMPTY] * len(geometry.spots)
        for slot, laid in enumerate(layout):
            cq, cr = geometry.centres[slot]
            for spot, kind in faces[laid // 6].planets:
                q, r = turned(spot, laid % 6)
                terrain[geometry.index[(cq + q, cr + r)]] = kind
        self.terrain = vec[u8](terrain)
        self.planets = vec[i64]([h for h, kind in enumerate(terrain) if kind != EMPTY])
        self.planet_count: i64 = len(self.planets)


class Fit:
    """Whether tiles may lie beside each other. [gaia.advanced.map.same-colour-not-adjacent]"""

    def __init__(self, centres: list[Spot], faces: list[Face]) -> None:
        self.faces = faces
        self.offsets: list[list[Spot | None]] = [
            [
                (b[0] - a[0], b[1] - a[1]) if 0 < distance(a, b) <= 2 * RADIUS + 1 else None
                for b in centres
            ]
            for a in centres
        ]
        self.known: dict[tuple[Spot, int, int], bool] = {}

    def fits(self, layout: list[int], slot: int, laid: int) -> bool:
        """Does this tile fit to all that lie already?"""
        for other, there in enumerate(layout):
            offset = self.offsets[slot][other]
            if there >= 0 and offset is not None and self.clash(offset, laid, there):
                return False
        return True

    def clash(self, offset: Spot, laid: int, there: int) -> bool:
        key = (offset, laid, there)
        if key not in self.known:
            self.known[key] = self._clash(offset, laid, there)
        return self.known[key]

    def _clash(self, offset: Spot, laid: int, there: int) -> bool:
        ours = [(turned(spot, laid % 6), kind) for spot, kind in self.faces[laid // 6].planets]
        for spot, kind in self.faces[there // 6].planets:
            q, r = turned(spot, there % 6)
            place = (q + offset[0], r + offset[1])
            for own, own_kind in ours:
                if kind == own_kind and kind <= LAST_HOME and distance(own, place) == 1:
                    return True
        return False
