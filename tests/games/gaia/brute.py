"""Federations by brute force, straight from the rulebook: slow, short, independent of the search.

Every set of satellites that hangs together is tried. Of the position only the pieces, the planets
and the power values are asked; who is next to whom follows from the coordinates.
"""

from __future__ import annotations

from astrarium.games.gaia.clusters import needed_value, value_on
from astrarium.games.gaia.state import Gaia

Hexes = frozenset[int]
SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class BruteForce:
    def __init__(self, s: Gaia, seat: int) -> None:
        spots = s.rules.geometry.spots
        number = {spot: hex for hex, spot in enumerate(spots)}
        self.beside = [
            [number[q + a, r + b] for a, b in SIDES if (q + a, r + b) in number] for q, r in spots
        ]
        player = s.players[seat]
        old = {hex for hex in range(len(spots)) if s.federated[hex] >> seat & 1}
        self.growing = s.rules.factions[player.faction].growing and player.formed > 0
        self.groups = self.together({*player.hexes, *player.stations} - old)
        self.need = int(needed_value(s, seat))
        if self.growing:
            self.groups.insert(0, frozenset(old))
            self.need *= int(player.formed) + 1
        self.values = [sum(int(value_on(s, seat, hex)) for hex in group) for group in self.groups]
        closed = set() if self.growing else {near for hex in old for near in self.beside[hex]}
        self.spaces = {
            hex
            for hex in range(len(spots))
            if s.terrain[hex] == 0
            and hex not in old | closed
            and not s.satellite[hex] >> seat & 1
            and hex not in player.stations
        }

    def together(self, hexes: set[int]) -> list[Hexes]:
        """Planets next to each other are connected already."""
        groups: list[Hexes] = []
        left = set(hexes)
        while left:
            group = {left.pop()}
            while more := {near for hex in group for near in self.beside[hex]} & left:
                group |= more
                left -= more
            groups.append(frozenset(group))
        return sorted(groups, key=min)

    def touched(self, satellites: Hexes) -> frozenset[int]:
        """The groups of planets that belong to these satellites."""
        near = {other for hex in satellites for other in self.beside[hex]}
        return frozenset(i for i, group in enumerate(self.groups) if group & near)

    def grown(self, satellites: Hexes) -> set[Hexes]:
        """One more satellite, next to the others or to a planet they touch."""
        ground = set(satellites).union(*(self.groups[i] for i in self.touched(satellites)))
        places = {other for hex in ground for other in self.beside[hex]} & self.spaces
        return {satellites | {place} for place in places - satellites}

    def connected_sets(self, most: int) -> list[set[Hexes]]:
        """By size: every set of satellites that hangs together, through planets too."""
        around = {other for group in self.groups for hex in group for other in self.beside[hex]}
        sizes: list[set[Hexes]] = [set(), {frozenset([hex]) for hex in around & self.spaces}]
        for _ in range(2, most + 1):
            sizes.append({larger for smaller in sizes[-1] for larger in self.grown(smaller)})
        return sizes[: most + 1]

    def enough(self, planets: frozenset[int]) -> bool:
        if self.growing and 0 not in planets:
            return False
        return sum(self.values[i] for i in planets) >= self.need

    def federations(self, most: int) -> list[list[int]]:
        """The rulebook's two sentences, against everything that does with fewer satellites.

        The planets are connected with as few satellites as possible; and the federation could not
        be formed with fewer of its planets and fewer satellites.
        """
        fewer = {frozenset([i]) for i in range(len(self.groups))}
        legal: list[list[int]] = []
        for sets in self.connected_sets(most):
            planets_of = {each: self.touched(each) for each in sets}
            for satellites, planets in planets_of.items():
                connects_all = any(other >= planets for other in fewer)
                superfluous = any(other < planets and self.enough(other) for other in fewer)
                if self.enough(planets) and not connects_all and not superfluous:
                    legal.append(sorted(satellites))
            fewer |= set(planets_of.values())
        return sorted(legal)
