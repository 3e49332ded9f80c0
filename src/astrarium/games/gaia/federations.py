"""Which federations can be formed: the rule, and an exact and quick search.

The rule, from the rulebook's bullets and its three figures (docs/rulings.md):

- Own planets next to each other are connected already, so they come as *clusters*, whole.
- A federation is a set T of new satellites and all clusters that touch it (or one cluster alone).
  Its power value is enough, and T is as small as it can be for its planets.
- It is forbidden if some of its own planets, and no others, would do with fewer satellites.
- Nothing of it is next to an older federation; the one federation that grows is itself a cluster.

So T is a smallest connection of a *core*: clusters of which none can be left out, for the value or
because the others would do with fewer satellites (through planets that are not in the federation).
Smallest connections are found by dynamic programming over sets of clusters (Dreyfus and Wagner),
with satellites as the weight of spaces and clusters as spaces of weight 0. Only sets that are too
weak to be a federation need a table, and only up to the satellites that can be paid. The tables say
what the cheapest federation costs; connections.py lists all of them.

A core is too weak without its last cluster, its strongest. Only where *every* cluster could be
spared for the value it is not (two ends with two clusters at one satellite each, and a shorter way
past other planets on either side); then its last cluster lies where two weak sets meet.

[gaia.federation.power-value-7] [gaia.federation.summary.fewest-satellites]
[gaia.federation.further.no-superfluous-pieces] [gaia.federation.summary.not-adjacent-to-existing]
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.games.gaia.clusters import (
    BLOCKED,
    SPACE,
    Clusters,
    Ground,
    needed_value,
    own_value,
)
from astrarium.games.gaia.state import Gaia

INF: Final = 99
PASSED: Final = -1  # the cost of a hex that is no space: nobody needs to look there again
END: Final = -1  # of a chain of spaces
MEMBER_BITS: Final = 30  # more than there can be clusters
NONE_WITHIN: Final = 64  # Player.cheapest: + n, no federation with up to n satellites


class Table:
    """For a set of clusters: how many satellites connect it with each space and each cluster."""

    def __init__(self, mask: i64, least: i64, costs: vec[i64]) -> None:
        self.mask = mask
        self.least = least  # satellites that connect the clusters of the set
        self.costs = costs  # by hex, then by n + cluster
        self.near = vec[i64]()  # the spaces that can be connected, in the order of their costs
        # Halves of the set whose connections could meet.
        self.parts: list[tuple[Table, Table]] = []
        # Which of all tables has one more cluster, by that cluster; 0 for none. References would
        # run in circles, which only the collector frees.
        self.larger = vec[i64]()
        # What connections.py finds out, by hex, then by n + cluster; empty until it is asked.
        self.sure = vec[i64]()
        self.begins = vec[i64]()
        self.ends = vec[i64]()
        self.lean = vec[i64]()


class Search:
    """Tables of smallest connections with up to `most` satellites, and the cores they make.

    For the cheapest federation the cores suffice of which none can be left out for the value
    (`cheapest`).
    """

    def __init__(self, clusters: Ground, most: i64, cheapest: bool = False) -> None:
        geometry = clusters.geometry
        self.clusters = clusters
        self.most = most
        self.cheapest = cheapest
        self.tables: dict[int, Table] = {}
        self.cores: list[int] = []  # sets of clusters, as bits
        self.core_costs: list[int] = []
        # Cores that are stronger than they need to be, with the table of all clusters but the last.
        self.wide_cores: dict[int, Table] = {}
        self.joining: i64 = 0  # clusters that can be a part of a core, as bits
        self.cost_of: dict[int, int] = {}  # of every set that is a federation by its value
        self.best: i64 = INF
        self.spaces = vec[i64]()
        # For the table in the making: its spaces in order, and chains of spaces of the same cost.
        self.queue = geometry.blocked[:]
        self.chains = geometry.blocked[: most + 1]  # the first one, by cost
        self.following = geometry.blocked[:]
        self.nothing = geometry.infinite[: clusters.n + clusters.m]  # a table to begin with
        self.grounds = vec[i64]()  # the hexes of all clusters
        self.grounds_at = vec[i64]()  # of a cluster: where its own begin
        self.all: list[Table] = []
        self.none_larger = vec[i64]([0] * clusters.m)
        # By the last cluster of a set: the most satellites with which it can still go on, by place.
        self.allowed: list[vec[i64]] = []
        self.touches = geometry.blocked[:]  # of each space: the clusters beside it, as bits
        self.pairs = vec[i64]()  # two clusters at one space, as bits
        self.pair_values = vec[i64]()
        self.apart = vec[i64]()  # satellites between two clusters
        self.weakest: i64 = INF  # value of a cluster
        self.limits = geometry.infinite[: clusters.n + clusters.m]  # of the table in the making
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
        self._begin()
        level: list[int] = []
        one: i64 = 1
        for i in range(m):
            if (clusters.joining >> i) & 1 == 0:
                continue
            if clusters.values[i] >= need and not clusters.growing:
                self._core(one << i, 0)
                continue
            self.joining |= one << i
            self.tables[1 << i] = self._single(i)
            if clusters.values[i] < need:
                level.append(1 << i)
        self._keep_near_spaces(level)
        self._allow_what_can_go_on()
        if not self.cheapest:
            self._find_pairs()
            self._find_what_lies_between()
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

    def _begin(self) -> None:
        """What all tables begin with, and the hexes of the clusters in one row."""
        for hex in range(self.clusters.n):
            if self.clusters.what[hex] == BLOCKED:
                self.nothing[hex] = PASSED
        for hexes in self.clusters.hexes:
            self.grounds_at = append(self.grounds_at, len(self.grounds))
            for hex in hexes:
                self.grounds = append(self.grounds, hex)
        self.grounds_at = append(self.grounds_at, len(self.grounds))

    def _single(self, cluster: i64) -> Table:
        """Satellites from a cluster to every space (itself included) and every other cluster."""
        costs = self.nothing[:]
        costs[self.clusters.n + cluster] = 0
        table = Table(1 << cluster, 0, costs)
        self.all.append(table)
        self._spread(table)
        return table

    def _spread(self, table: Table) -> None:
        """From what is connected to what is beside it, by rising costs."""
        n = self.clusters.n
        m = self.clusters.m
        costs = table.costs
        queue = self.queue
        grounds = self.grounds
        grounds_at = self.grounds_at
        self._chain(table)
        done: i64 = 0
        count: i64 = 0
        for cost in range(table.least, self.most + 1):
            hex = self.chains[cost]
            while hex != END:
                if costs[hex] == cost:  # not reached by fewer meanwhile
                    queue[count] = hex
                    count += 1
                hex = self.following[hex]
            here = count
            count = self._go_on(costs, cost, queue, done, here, count)
            done = here
            for j in range(m):
                if costs[n + j] == cost:
                    first = grounds_at[j]
                    count = self._go_on(costs, cost, grounds, first, grounds_at[j + 1], count)
        table.near = queue[:done]

    def _chain(self, table: Table) -> None:
        """Chain the spaces that have a cost already with those of the same cost."""
        chains = self.chains
        following = self.following
        costs = table.costs
        spaces = self.spaces
        most = self.most
        for cost in range(table.least, most + 1):
            chains[cost] = END
        for j in range(len(spaces)):
            hex = spaces[j]
            known = costs[hex]
            if known <= most:
                following[hex] = chains[known]
                chains[known] = hex

    def _go_on(
        self, costs: vec[i64], cost: i64, hexes: vec[i64], first: i64, last: i64, count: i64
    ) -> i64:
        """From some hexes of this cost to their neighbours. How long the queue is now."""
        geometry = self.clusters.geometry
        beside = geometry.beside
        beside_count = geometry.beside_count
        what = self.clusters.what
        queue = self.queue
        limits = self.limits
        n = self.clusters.n
        for at in range(first, last):
            place = hexes[at] * 6
            for i in range(place, place + beside_count[hexes[at]]):
                other = beside[i]
                if costs[other] <= cost + 1:
                    continue
                there = what[other]
                if there == SPACE:
                    if cost < limits[other]:
                        costs[other] = cost + 1
                        queue[count] = other
                        count += 1
                    continue
                costs[other] = PASSED
                if costs[n + there] > cost and cost <= limits[n + there]:
                    costs[n + there] = cost
        return count

    def _keep_near_spaces(self, singles: list[int]) -> None:
        """Only spaces that the satellites can reach at all."""
        reached = self.clusters.geometry.blocked[:]
        for mask in singles:
            near = self.tables[mask].near
            for j in range(len(near)):
                reached[near[j]] = near[j]
        spaces = vec[i64]()
        for hex in range(self.clusters.n):
            if reached[hex] == hex:
                spaces = append(spaces, hex)
        self.spaces = spaces

    def _allow_what_can_go_on(self) -> None:
        """With how many satellites a set can be connected with a place and go on from there.

        Every set goes on, for some later cluster is the last one of its core.
        """
        n = self.clusters.n
        m = self.clusters.m
        nothing = vec[i64]([-1] * (n + m))
        self.allowed = [nothing] * int(m)
        for last in range(m - 2, -1, -1):
            self.allowed[last] = allowed = self.allowed[last + 1][:]
            single = self.tables.get(1 << (last + 1))
            if single is None:
                continue
            near = single.near
            costs = single.costs
            for j in range(len(near)):
                hex = near[j]
                left = self.most + 1 - costs[hex]
                if left > allowed[hex]:
                    allowed[hex] = left
            for j in range(n, n + m):
                left = self.most - costs[j]
                if left > allowed[j]:
                    allowed[j] = left

    def _find_pairs(self) -> None:
        """Two clusters that one satellite connects."""
        known: set[int] = set()
        one: i64 = 1
        for j in range(len(self.spaces)):
            touched = self.touched(self.spaces[j])
            self.touches[self.spaces[j]] = touched
            while touched & (touched - 1):
                first = touched & -touched
                touched ^= first
                for i in range(self.clusters.m):
                    pair = first | one << i
                    if (touched >> i) & 1 and pair not in known:
                        known.add(pair)
                        self.pairs = append(self.pairs, pair)
                        self.pair_values = append(self.pair_values, self.clusters.value_of(pair))

    def _find_what_lies_between(self) -> None:
        clusters = self.clusters
        for i in range(clusters.m):
            single = self.tables.get(1 << i)
            for j in range(clusters.m):
                cost = INF if single is None else single.costs[clusters.n + j]
                self.apart = append(self.apart, cost)
            if single is not None and clusters.values[i] < self.weakest:
                self.weakest = clusters.values[i]

    def _to_nearest(self, cluster: i64, others: i64) -> i64:
        """Satellites between a cluster and the nearest of some others."""
        nearest: i64 = INF
        at = cluster * self.clusters.m
        rest = others
        while rest != 0:
            if rest & 1 and self.apart[at] < nearest:
                nearest = self.apart[at]
            rest >>= 1
            at += 1
        return nearest

    def _extend(self, mask: i64, following: list[int]) -> None:
        """Add one more cluster, beyond the last one of the set: a core, or a larger set."""
        clusters = self.clusters
        costs = self.tables[mask].costs
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
            if (self.joining >> i) & 1 == 0:
                continue
            cost = costs[clusters.n + i]
            if cost > self.most:
                continue
            together = value + clusters.values[i]
            if together < clusters.need:
                weakest = least if least < clusters.values[i] else clusters.values[i]
                if self._goes_on(mask | 1 << i, i, together, weakest, costs):
                    self.tables[mask | 1 << i] = self._merged(mask, i, cost)
                    following.append(mask | 1 << i)
                continue
            if clusters.growing and mask & 1 == 0:
                if not self.cheapest:  # strong enough, but it does not grow
                    self.tables[mask | 1 << i] = self._merged(mask, i, cost)
                continue
            self.cost_of[mask | 1 << i] = cost
            if together - least < clusters.need:
                self._core(mask | 1 << i, cost)
            elif self._all_count(mask, i, together, cost):
                self.wide_cores[mask | 1 << i] = self.tables[mask]
            if not self.cheapest and cost < self.most:
                self._spare_each(mask, i, together, cost)

    def _all_count(self, mask: i64, last: i64, value: i64, cost: i64) -> bool:
        """Would the set need fewer satellites without any of those that the value can spare?"""
        if self.cheapest:
            return False
        clusters = self.clusters
        whole = mask | 1 << last
        for i in range(1 if clusters.growing else 0, last):
            if (mask >> i) & 1 == 0 or value - clusters.values[i] < clusters.need:
                continue
            if self.cost_of.get(whole ^ (1 << i)) == cost:
                return False  # that set has the same connections
        return True

    def _spare_each(self, mask: i64, more: i64, value: i64, cost: i64) -> None:
        """Cores that are enough even without their last cluster: those of which each can be spared.

        Whatever satellite is left out of a federation, no part that remains is enough. So its last
        cluster lies where two parts meet that are too weak, and so does some other cluster at its
        end: two of them at one satellite.
        """
        clusters = self.clusters
        for last in range(more + 1, clusters.m):
            spare = value + clusters.values[last] - clusters.need
            whole = mask | 1 << more | 1 << last
            if (self.joining >> last) & 1 == 0 or not self._has_ends(whole, spare):
                continue
            table = self._meeting_at(mask, more, cost, last)
            needed = table.costs[clusters.n + last]
            if cost < needed <= self.most:
                self.wide_cores[whole] = table

    def _has_ends(self, core: i64, spare: i64) -> bool:
        """Are there two ends, each of two clusters at one space that are worth more than is spare?

        One of them may be the federation that grows.
        """
        pairs = self.pairs
        others = core & ~1 if self.clusters.growing else core
        for i in range(len(pairs)):
            if pairs[i] & ~others != 0 or self.pair_values[i] <= spare:
                continue
            if self.clusters.growing:
                return True
            for j in range(i):
                if pairs[j] & ~(others ^ pairs[i]) == 0 and self.pair_values[j] > spare:
                    return True
        return False

    def _meeting_at(self, mask: i64, more: i64, least: i64, last: i64) -> Table:
        """The table of a set, for nothing but a cluster and the spaces beside it."""
        n = self.clusters.n
        costs = self.nothing[:]
        table = Table(mask | 1 << more, least, costs)
        table.parts = self._parts(self.tables[mask], more)
        beside = self._spaces_beside(last)
        end = n + last
        for first, second in table.parts:
            one = first.costs
            two = second.costs
            if one[end] + two[end] < costs[end]:
                costs[end] = one[end] + two[end]
            for j in range(len(beside)):
                hex = beside[j]
                cost = one[hex] + two[hex] - 1
                if cost < costs[hex]:
                    costs[hex] = cost
                if cost < costs[end]:
                    costs[end] = cost
        return table

    def _spaces_beside(self, cluster: i64) -> vec[i64]:
        geometry = self.clusters.geometry
        found = vec[i64]()
        for at in range(self.grounds_at[cluster], self.grounds_at[cluster + 1]):
            place = self.grounds[at] * 6
            for i in range(place, place + geometry.beside_count[self.grounds[at]]):
                if self.clusters.what[geometry.beside[i]] == SPACE:
                    found = append(found, geometry.beside[i])
        return found

    def _goes_on(self, mask: i64, last: i64, value: i64, least: i64, costs: vec[i64]) -> bool:
        """Is there a core that contains this set and whose last cluster comes after it?

        The costs are those of a smaller set: what is too far from that is too far from this one.
        """
        clusters = self.clusters
        largest = not clusters.growing and value + self.weakest >= clusters.need
        if largest and not self.cheapest and self._has_an_end_to_come(mask, last, value):
            return True
        for i in range(last + 1, clusters.m):
            if (self.joining >> i) & 1 == 0 or costs[clusters.n + i] > self.most:
                continue
            together = value + clusters.values[i]
            if together - least < clusters.need:
                return True
            if self.cheapest or not self._all_could_count(mask, i, together):
                continue
            if not largest or self._all_may_count(mask, i, together, costs[clusters.n + last]):
                return True
        return False

    def _has_an_end_to_come(self, mask: i64, last: i64, value: i64) -> bool:
        """Could a largest weak set be all but two clusters, or all but one end, of a core of which
        each cluster can be spared?"""
        clusters = self.clusters
        one: i64 = 1
        for i in range(len(self.pairs)):
            pair = self.pairs[i]
            if pair & mask == 0 and pair >> (last + 1) != 0:
                spare = value + self.pair_values[i] - clusters.need
                if self._has_ends(mask | pair, spare):
                    return True
        for i in range(last + 1, clusters.m):
            for j in range(i + 1, clusters.m):
                spare = value + clusters.values[i] + clusters.values[j] - clusters.need
                if self._has_ends(mask | one << i | one << j, spare):
                    return True
        return False

    def _all_may_count(self, mask: i64, last: i64, value: i64, cost: i64) -> bool:
        """Without any cluster that the value can spare, could a satellite less be needed?

        What is linked already and the way to one more cluster is never less than what all need. So
        a largest set (no further cluster leaves it too weak, so no other table is made of it) is
        dismissed before it has a table.
        """
        clusters = self.clusters
        whole = mask | 1 << last
        most = cost + self._to_nearest(last, mask)
        dearest: i64 = 0
        for i in range(last):
            if (mask >> i) & 1 == 0 or value - clusters.values[i] < clusters.need:
                continue
            without = self.tables[mask ^ (1 << i)].costs[clusters.n + last]
            way = self._to_nearest(i, whole ^ (1 << i))
            if without + way < most:
                most = without + way
            if without > dearest:
                dearest = without
        return dearest < most

    def _all_could_count(self, mask: i64, last: i64, value: i64) -> bool:
        """Without any cluster that the value can spare, is there a satellite more to be paid?

        A set that has no table because there was none has none in a larger set either.
        """
        clusters = self.clusters
        if clusters.growing and mask & 1 == 0:
            return True  # it may be a part of others
        for i in range(1 if clusters.growing else 0, last):
            if (mask >> i) & 1 == 0 or value - clusters.values[i] < clusters.need:
                continue
            without = self.tables.get(mask ^ (1 << i))
            if without is None or without.costs[clusters.n + last] >= self.most:
                return False
        return True

    def _merged(self, mask: i64, more: i64, least: i64) -> Table:
        """The table of a set with one more cluster, from those of its parts that meet somewhere."""
        costs = self.nothing[:]
        table = Table(mask | 1 << more, least, costs)
        smaller = self.tables[mask]
        if len(smaller.larger) == 0:
            smaller.larger = self.none_larger[:]
        smaller.larger[more] = len(self.all)
        self.all.append(table)
        table.parts = self._parts(smaller, more)
        self.limits = self.allowed[more]
        for one, two in table.parts:
            mine = self._longest_way(one, two)
            others = self._longest_way(two, one)
            if mine - one.least < others - two.least:
                self._meet(one, two, mine, costs)
            else:
                self._meet(two, one, others, costs)
        self._spread(table)
        return table

    def _parts(self, smaller: Table, more: i64) -> list[tuple[Table, Table]]:
        """The ways to part a set in two whose connections could meet: where is the new cluster?"""
        found: list[tuple[Table, Table]] = []
        self._add_parts(found, smaller, self.tables[1 << more])
        for one, two in smaller.parts:
            if len(one.larger) > 0 and one.larger[more] > 0:
                self._add_parts(found, self.all[one.larger[more]], two)
            if len(two.larger) > 0 and two.larger[more] > 0:
                self._add_parts(found, one, self.all[two.larger[more]])
        return found

    def _add_parts(self, found: list[tuple[Table, Table]], one: Table, two: Table) -> None:
        if one.least + two.least - 1 <= self.most:  # they share at most one satellite
            found.append((one, two))

    def _longest_way(self, one: Table, two: Table) -> i64:
        """With at most how many satellites a set goes to where it meets another one.

        Were they more, the first set would rather be linked with a cluster of the second: that
        connects as much, and only the space where they meet is left to the second one.
        """
        costs = one.costs
        node = self.clusters.n
        rest = two.mask
        longest = self.most + 1 - two.least  # they share at most one satellite
        while rest != 0:
            if rest & 1 and costs[node] + 1 < longest:
                longest = costs[node] + 1
            rest >>= 1
            node += 1
        return longest

    def _meet(self, one: Table, two: Table, longest: i64, costs: vec[i64]) -> None:
        """What it costs if two connections meet, in each place where that is the cheapest yet."""
        n = self.clusters.n
        near = one.near
        mine = one.costs
        others = two.costs
        limits = self.limits
        for j in range(len(near)):
            hex = near[j]
            if mine[hex] > longest:
                break
            cost = mine[hex] + others[hex] - 1
            if cost < costs[hex] and cost <= limits[hex]:
                costs[hex] = cost
        for j in range(n, n + self.clusters.m):
            cost = mine[j] + others[j]
            if cost < costs[j] and cost <= limits[j]:
                costs[j] = cost

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
    left = s.rules.satellite_pieces - player.satellites - player.lost_planet
    means = player.qic if s.faction_of(seat).satellite_qic else player.power()
    return min(means, left)


def can_federate(s: Gaia, seat: i64) -> bool:
    """Is there any federation that the seat can form and pay?

    `Turn.options` asks this of every turn, so what the cheapest one costs is remembered until
    something is built (`Player.cheapest`): a memo, no part of the position. It follows from the
    map, so codec, views, equality and clones are the same with it and without it.
    """
    player = s.players[seat]
    most = satellites_affordable(s, seat)
    known = player.cheapest
    if 0 <= known < NONE_WITHIN:
        return known <= most
    if known >= NONE_WITHIN and known - NONE_WITHIN >= most:
        return False
    growing = s.rules.factions[player.faction].growing and player.formed > 0
    if not growing and own_value(s, seat) < needed_value(s, seat):
        player.cheapest = NONE_WITHIN * 2 - 1
        return False
    clusters = Clusters(s, seat)
    limit: i64 = 0
    while True:
        limit = limit + 2 if limit + 2 < most else most
        best = Search(clusters, limit, cheapest=True).best
        if best <= limit:
            player.cheapest = best
            return True
        if limit == most:
            player.cheapest = NONE_WITHIN + most
            return False
