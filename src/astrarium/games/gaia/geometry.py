"""The map: sector tiles on the hexes of a shape, and boards made of them.

Hexes are numbered 0 to n - 1 by coordinates; a shape (ten, eight or seven tiles) fixes the numbers.
Coordinates are axial, as content/boards.toml explains.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.gaia.words import EMPTY, LAST_HOME
from astrarium.parts.hexes import Shape, Spot, disc, distance, padded, turned

RADIUS: Final = 2  # of a sector tile
NEIGHBOURHOOD: Final = 2  # for passive charges and the cheaper trading station
AROUND: Final = 19  # hexes at most 2 away from a hex, itself included


class Geometry(Shape):
    """The hexes of one shape, with tables of distances and neighbours."""

    def __init__(self, centres: list[Spot]) -> None:
        slots: dict[Spot, int] = {}
        for slot, centre in enumerate(centres):
            for spot in disc(centre, RADIUS):
                slots[spot] = slot
        super().__init__(slots)
        self.centres = centres
        self.slot_of = vec[i64]([slots[spot] for spot in self.spots])
        near = [self.within(hex, NEIGHBOURHOOD) for hex in range(len(self.spots))]
        self.around = padded(near, AROUND)
        self.around_count = vec[i64]([len(row) for row in near])
        # To be copied by the search for federations, which needs many of them.
        self.blocked = vec[i64]([-1] * len(self.spots))
        self.infinite = vec[i64]([99] * (len(self.spots) + 32))


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
