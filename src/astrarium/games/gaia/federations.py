"""Which federations can be formed: the rule, and a search that is exact and quick.

The rule, from the rulebook's bullets and its three figures (docs/rulings.md):

- Own planets next to each other are connected already, so they come as *clusters*, whole.
- A federation is a set T of new satellites and all clusters that touch it (or one cluster alone).
  Its power value is enough, and T is as small as it can be for its planets.
- It is forbidden if some of its own planets would do with fewer planets and fewer satellites.
- Nothing of it is next to an older federation; the one federation that grows is itself a cluster.

So T is a smallest connection of a *core*: clusters of which none can be left out for the value.
Smallest connections are found by dynamic programming over sets of clusters (Dreyfus and Wagner),
with satellites as the weight of spaces and clusters as spaces of weight 0. Only sets that are too
weak to be a federation need a table, and only up to the satellites that can be paid. The tables say
what the cheapest federation costs; connections.py lists all of them.

[gaia.federation.power-value-7] [gaia.federation.summary.fewest-satellites]
[gaia.federation.further.no-superfluous-pieces] [gaia.federation.summary.not-adjacent-to-existing]
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.gaia.clusters import SPACE, Clusters, needed_value, own_value
from astrarium.games.gaia.state import Gaia

INF: Final = 99
MEMBER_BITS: Final = 30  # more than there can be clusters
NONE_WITHIN: Final = 64  # Player.cheapest: + n, no federation with up to n satellites


class Row:
    """Connections of a table with one node, as connections.py writes them."""

    def __init__(self, words: vec[i64]) -> None:
        self.words = words


class Table:
    """For a set of clusters: how many satellites connect it with each space and each cluster."""

    def __init__(self, mask: i64, costs: vec[i64]) -> None:
        self.mask = mask
        self.costs = costs  # by hex, then by n + cluster
        self.splits: list[Split] | None = None
        self.rows: list[Row | None] = []


class Split:
    """Two sets of clusters whose connections could meet."""

    def __init__(self, one: Table, two: Table) -> None:
        self.one = one
        self.two = two


class Search:
    """Tables of smallest connections with up to `most` satellites, and the cores they make."""

    def __init__(self, clusters: Clusters, most: i64) -> None:
        self.clusters = clusters
        self.most = most
        self.tables: dict[int, Table] = {}
        self.costs: dict[int, int] = {}  # satellites that connect the clusters of a table's set
        self.cores: list[int] = []  # sets of clusters, as bits
        self.core_costs: list[int] = []
        self.best: i64 = INF
        self.spaces = vec[i64]()
        self._run()

    def _run(self) -> None:
        clusters = self.clusters
        m = clusters.m
        need = clusters.need
        if clusters.growing and need <= 0:
            self._core(1, 0)
            return
        if clusters.total < need:
            return
        level: list[int] = []
        for i in range(m):
            if clusters.values[i] >= need:
                if not clusters.growing:
                    self._core(1 << i, 0)
            else:
                self.tables[1 << i] = Table(1 << i, self._distances(i))
                self.costs[1 << i] = 0
                level.append(1 << i)
        self._keep_near_spaces(level)
        while level:
            following: list[int] = []
            for mask in level:
                self._extend(mask, following)
            level = following

    def _core(self, mask: i64, cost: i64) -> None:
        self.cores.append(mask)
        self.core_costs.append(cost)
        if cost < self.best:
            self.best = cost

    def _distances(self, cluster: i64) -> vec[i64]:
        """Satellites from a cluster to every space (itself included) and every other cluster."""
        n = self.clusters.n
        table = self.clusters.geometry.infinite[: n + self.clusters.m]
        table[n + cluster] = 0
        self._around_cluster(table, cluster, 0)
        self._spread_everywhere(table)
        return table

    def _around_cluster(self, table: vec[i64], cluster: i64, cost: i64) -> None:
        geometry = self.clusters.geometry
        what = self.clusters.what
        for at in self.clusters.hexes[cluster]:
            hex: i64 = at
            for i in range(geometry.beside_count[hex]):
                other = geometry.beside[hex * 6 + i]
                if what[other] == SPACE and table[other] > cost + 1:
                    table[other] = cost + 1

    def _relax(self, table: vec[i64], hex: i64, cost: i64) -> None:
        """From a space of this cost to its neighbours."""
        geometry = self.clusters.geometry
        what = self.clusters.what
        n = self.clusters.n
        for i in range(geometry.beside_count[hex]):
            other = geometry.beside[hex * 6 + i]
            there = what[other]
            if there == SPACE:
                if table[other] > cost + 1:
                    table[other] = cost + 1
            elif there >= 0 and table[n + there] > cost:
                table[n + there] = cost
                self._around_cluster(table, there, cost)

    def _spread_everywhere(self, table: vec[i64]) -> None:
        what = self.clusters.what
        for cost in range(1, self.most + 1):
            any_left = False
            for hex in range(self.clusters.n):
                if table[hex] == cost and what[hex] == SPACE:
                    any_left = True
                    self._relax(table, hex, cost)
            if not any_left:
                return

    def _keep_near_spaces(self, singles: list[int]) -> None:
        """Only spaces that the satellites can reach at all."""
        near: list[int] = []
        for hex in range(self.clusters.n):
            if self.clusters.what[hex] != SPACE:
                continue
            for mask in singles:
                if self.tables[mask].costs[hex] <= self.most:
                    near.append(hex)
                    break
        self.spaces = vec[i64](near)

    def _extend(self, mask: i64, following: list[int]) -> None:
        """Add one more cluster, beyond the last one of the set: a core, or a larger set."""
        clusters = self.clusters
        table = self.tables[mask].costs
        value: i64 = 0
        least: i64 = INF  # of the clusters that could be left out
        last: i64 = 0
        for i in range(clusters.m):
            if (mask >> i) & 1:
                value += clusters.values[i]
                last = i
                if not (clusters.growing and i == 0) and clusters.values[i] < least:
                    least = clusters.values[i]
        for i in range(last + 1, clusters.m):
            if clusters.values[i] >= clusters.need and not clusters.growing:
                continue
            cost = table[clusters.n + i]
            if cost > self.most:
                continue
            together = value + clusters.values[i]
            if together < clusters.need:
                weakest = least if least < clusters.values[i] else clusters.values[i]
                if self._goes_on(i, together, weakest, table):
                    self.costs[mask | 1 << i] = cost
                    self.tables[mask | 1 << i] = self._merged(mask | 1 << i, cost)
                    following.append(mask | 1 << i)
            elif together - least < clusters.need and (not clusters.growing or mask & 1):
                self._core(mask | 1 << i, cost)

    def _goes_on(self, last: i64, value: i64, least: i64, table: vec[i64]) -> bool:
        """Is there a core that contains this set and whose last cluster comes after it?

        The table is that of a smaller set: what is too far from that is too far from this one.
        """
        clusters = self.clusters
        for i in range(last + 1, clusters.m):
            if table[clusters.n + i] > self.most:
                continue
            more = clusters.values[i]
            if value + more < clusters.need or value + more - least < clusters.need:
                return True
        return False

    def splits_of(self, table: Table) -> list[Split]:
        """The ways to part a set in two whose connections could meet."""
        known = table.splits
        if known is not None:
            return known
        found: list[Split] = []
        mask = table.mask
        lowest = mask & -mask
        rest = mask ^ lowest
        part = (rest - 1) & rest
        while True:
            one = self.tables.get(lowest | part)
            two = self.tables.get(rest ^ part)
            if one is not None and two is not None and self._can_meet(lowest | part, rest ^ part):
                found.append(Split(one, two))
            if part == 0:
                break
            part = (part - 1) & rest
        table.splits = found
        return found

    def _merged(self, mask: i64, least: i64) -> Table:
        """The table of a set, from those of its parts that meet somewhere.

        Nothing is connected with the set by fewer satellites than the set with itself: `least`.
        """
        n = self.clusters.n
        m = self.clusters.m
        table = self.clusters.geometry.infinite[: n + m]
        merged = Table(mask, table)
        spaces = self.spaces
        for split in self.splits_of(merged):
            one = split.one.costs
            two = split.two.costs
            for j in range(len(spaces)):
                hex = spaces[j]
                cost = one[hex] + two[hex] - 1
                if cost < table[hex]:
                    table[hex] = cost
            for j in range(n, n + m):
                cost = one[j] + two[j]
                if cost < table[j]:
                    table[j] = cost
        for cost in range(least, self.most + 1):
            for j in range(m):
                if table[n + j] == cost:
                    self._around_cluster(table, j, cost)
            for j in range(len(spaces)):
                if table[spaces[j]] == cost:
                    self._relax(table, spaces[j], cost)
        return merged

    def _can_meet(self, one: i64, two: i64) -> bool:
        """Two connections share at most one satellite."""
        return self.costs[one] + self.costs[two] - 1 <= self.most

    def touched(self, hex: i64) -> i64:
        """The clusters next to a space, as bits."""
        geometry = self.clusters.geometry
        what = self.clusters.what
        mask: i64 = 0
        one: i64 = 1
        for i in range(geometry.beside_count[hex]):
            there = what[geometry.beside[hex * 6 + i]]
            if there >= 0:
                mask |= one << there
        return mask


def satellites_affordable(s: Gaia, seat: i64) -> i64:
    """[gaia.federation.satellite.cost] [gaia.faction.ivits.satellite-costs-qic]"""
    player = s.players[seat]
    left = s.tables.satellite_pieces - player.satellites - player.lost_planet
    means = player.qic if s.faction_of(seat).satellite_qic else player.power()
    return means if means < left else left


def can_federate(s: Gaia, seat: i64) -> bool:
    """Is there any federation that the seat can form and pay? Remembers the cheapest one."""
    player = s.players[seat]
    most = satellites_affordable(s, seat)
    known = player.cheapest
    if 0 <= known < NONE_WITHIN:
        return known <= most
    if known >= NONE_WITHIN and known - NONE_WITHIN >= most:
        return False
    growing = s.tables.factions[player.faction].growing and player.formed > 0
    if not growing and own_value(s, seat) < needed_value(s, seat):
        player.cheapest = NONE_WITHIN * 2 - 1
        return False
    clusters = Clusters(s, seat)
    limit: i64 = 0
    while limit < most:
        limit = limit + 2 if limit + 2 < most else most
        best = Search(clusters, limit).best
        if best <= limit:
            player.cheapest = best
            return True
    if most == 0:
        best = Search(clusters, 0).best
        if best == 0:
            player.cheapest = 0
            return True
    player.cheapest = NONE_WITHIN + most
    return False
