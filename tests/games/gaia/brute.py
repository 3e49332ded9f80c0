"""Federations by brute force, straight from the rule: slow, short, independent of the search."""

from __future__ import annotations

from astrarium.games.gaia.clusters import SPACE, Clusters

Hexes = frozenset[int]


class BruteForce:
    """All legal sets of satellites up to a size, by growing every connected set."""

    def __init__(self, clusters: Clusters) -> None:
        self.clusters = clusters
        self.count = int(clusters.m)
        self.need = int(clusters.need)
        self.values = [int(value) for value in clusters.values]

    def beside(self, hex: int) -> list[int]:
        geometry = self.clusters.geometry
        return [int(geometry.beside[hex * 6 + i]) for i in range(geometry.beside_count[hex])]

    def touched(self, satellites: Hexes) -> frozenset[int]:
        """The clusters next to these satellites."""
        what = self.clusters.what
        near = {int(what[other]) for hex in satellites for other in self.beside(hex)}
        return frozenset(cluster for cluster in near if cluster >= 0)

    def grown(self, satellites: Hexes) -> set[Hexes]:
        """One more satellite, next to the others or to a cluster they touch."""
        ground = set(satellites)
        for cluster in self.touched(satellites):
            ground |= set(self.clusters.hexes[cluster])
        spaces = {
            other
            for hex in ground
            for other in self.beside(hex)
            if self.clusters.what[other] == SPACE
        }
        return {satellites | {space} for space in spaces - satellites}

    def connected_sets(self, most: int) -> list[set[Hexes]]:
        """By size: every set of satellites that hangs together, through clusters too."""
        first: set[Hexes] = set()
        for cluster in range(self.count):
            for hex in self.clusters.hexes[cluster]:
                first |= {
                    frozenset([other])
                    for other in self.beside(hex)
                    if self.clusters.what[other] == SPACE
                }
        sizes: list[set[Hexes]] = [set(), first]
        for _ in range(2, most + 1):
            sizes.append({larger for smaller in sizes[-1] for larger in self.grown(smaller)})
        return sizes[: most + 1]

    def value(self, members: frozenset[int]) -> int:
        if self.clusters.growing and 0 not in members:
            return -1
        return sum(self.values[cluster] for cluster in members)

    def enough(self, members: frozenset[int]) -> bool:
        if self.clusters.growing and 0 not in members:
            return False
        return self.value(members) >= self.need

    def federations(self, most: int) -> list[list[int]]:
        sizes = self.connected_sets(most)
        cheaper: list[frozenset[int]] = [frozenset([cluster]) for cluster in range(self.count)]
        legal: list[list[int]] = []
        for size in range(1, most + 1):
            members = {each: self.touched(each) for each in sizes[size]}
            for satellites, planets in members.items():
                if self.enough(planets) and not any(
                    self.enough(planets & fewer) for fewer in cheaper
                ):
                    legal.append(sorted(satellites))
            cheaper += list(set(members.values()))
        return sorted(legal)
