"""All federations: every smallest connection of every core that the search has found.

A connection is a set of satellites together with the clusters that they touch. There can be
thousands of federations, made of many more smaller connections, so each is four machine words in
one long vec: bits for the clusters first, then bits for the spaces that are near enough.

Most cores have no federation, because whatever connects them touches clusters that would do with
fewer satellites. So we first ask which clusters *every* smallest connection touches. That takes one
number for a set and a place, and only what is left is listed.

[gaia.federation.further.no-superfluous-pieces] [gaia.federation.summary.fewest-satellites]
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.games.gaia.clusters import SPACE
from astrarium.games.gaia.federations import MEMBER_BITS, Search, Table
from astrarium.parts.bits import count_bits

WORDS: Final = 4  # of a connection
WORD_BITS: Final = 62
MEMBERS: Final = (1 << MEMBER_BITS) - 1
# In the last word: its clusters are a federation already, so nothing may be added.
ENOUGH: Final = 0x2000000000000000
LOW: Final = 0x7FFFFFFF

# Connections found for one question are told apart by a table of hashes. It is never emptied: an
# entry counts only if it bears the number of the question.
SMALL_TABLE: Final = vec[i64]([0] * (1 << 9))
SMALL_POOL: Final = vec[i64]([0] * (1 << 12))
NUMBER_BITS: Final = 24  # of a connection among those of one question
NUMBERS: Final = (1 << NUMBER_BITS) - 1
# A power of two leaves a remainder of its own when divided by this: so bits are read back.
TELLS_BITS_APART: Final = 67


def places_of_bits() -> vec[i64]:
    places = vec[i64]([0] * TELLS_BITS_APART)
    rest: i64 = 1
    for place in range(WORD_BITS):
        places[rest] = place
        rest = rest * 2 % TELLS_BITS_APART
    return places


PLACE_OF_BIT: Final = places_of_bits()


class Connections:
    def __init__(self, search: Search) -> None:
        self.search = search
        self.clusters = search.clusters
        self.n: i64 = search.clusters.n
        self.m: i64 = search.clusters.m
        self.question: i64 = 0
        self.hashes = SMALL_TABLE[:]
        # Connections that were found, those of the question that is being answered last. The first
        # place stays empty: a table's answer that ends at 0 is not known yet.
        self.pool = SMALL_POOL[:]
        self.begin: i64 = WORDS  # of this question's
        self.end: i64 = WORDS
        self.forbidden: i64 = 0  # clusters that these must not touch
        self.masks = vec[i64]()  # the cores in the order of their costs
        self.costs = vec[i64]()
        self.touched = vec[i64]()  # by one connection of each; 0 until it is asked
        self.unknown = vec[i64]([0] * (self.n + self.m))
        self.bits = self._numbered()
        self.firsts = vec[i64]()  # of a node: where its neighbours begin
        self.others = vec[i64]()  # neighbours
        self._find_neighbours()
        self.asked_for: i64 = 0  # clusters of which is known whether they are enough
        self.were_enough = False

    def _numbered(self) -> vec[i64]:
        """For each space its bit and the bits of the clusters it touches; clusters have none."""
        bits = vec[i64]([0] * ((self.n + self.m) * WORDS))
        spaces = self.search.spaces
        word: i64 = 0
        place: i64 = MEMBER_BITS
        bit: i64 = 1 << MEMBER_BITS
        for j in range(len(spaces)):
            at = spaces[j] * WORDS
            bits[at] = self.search.touches[spaces[j]]
            bits[at + word] |= bit
            place += 1
            bit <<= 1  # a variable: a shifted literal has 32 bits once compiled
            if place == WORD_BITS:
                word += 1
                place = 0
                bit = 1
        return bits

    def _find_neighbours(self) -> None:
        """Of a space: spaces and clusters; of a cluster: spaces. A node is a hex or n + cluster."""
        firsts = vec[i64]()
        others = vec[i64]()
        for node in range(self.n + self.m):
            firsts = append(firsts, len(others))
            if node >= self.n:
                for hex in self.clusters.hexes[node - self.n]:
                    others = self._beside(hex, others, firsts[node])
            elif self.clusters.what[node] == SPACE:
                others = self._beside(node, others, firsts[node])
        self.firsts = append(firsts, len(others))
        self.others = others

    def _beside(self, hex: i64, others: vec[i64], first: i64) -> vec[i64]:
        geometry = self.clusters.geometry
        what = self.clusters.what
        own = what[hex]
        for i in range(hex * 6, hex * 6 + geometry.beside_count[hex]):
            there = what[geometry.beside[i]]
            if there == SPACE:
                node = geometry.beside[i]
            elif there >= 0 and there != own:
                node = self.n + there
            else:
                continue
            known = first
            while known < len(others) and others[known] != node:
                known += 1
            if known == len(others):
                others = append(others, node)
        return others

    # --- federations --------------------------------------------------------------------------

    def federations(self) -> list[list[int]]:
        """The satellites of every federation, each sorted; those without any are left out."""
        search = self.search
        order = sorted(range(len(search.cores)), key=search.core_costs.__getitem__)
        self.masks = vec[i64]([search.cores[number] for number in order])
        self.costs = vec[i64]([search.core_costs[number] for number in order])
        self.touched = vec[i64]([0] * len(order))
        result: list[list[int]] = []
        cheaper: i64 = 0  # cores that come before and cost less
        for number in range(len(self.masks)):
            cost = self.costs[number]
            if self.costs[cheaper] < cost:
                cheaper = number
            if cost > 0:
                core = self.masks[number]
                self._of_core(self._table_of(core), core, cost, number, cheaper, result)
        self._of_wide_cores(result)
        result.sort()
        return result

    def _of_wide_cores(self, result: list[list[int]]) -> None:
        """What other cores have found as well is the same federation."""
        search = self.search
        found: list[list[int]] = []
        up_to: list[int] = []  # how many cores cost at most so much
        for cost in range(search.most + 1):
            count: i64 = up_to[cost - 1] if cost > 0 else 0
            while count < len(self.costs) and self.costs[count] == cost:
                count += 1
            up_to.append(count)
        for core, table in search.wide_cores.items():
            needed = table.costs[self.n + self._last(core)]
            self._of_core(table, core, needed, up_to[needed], up_to[needed - 1], found)
        known: set[tuple[int, ...]] = set()
        for hexes in found:
            key = tuple(hexes)
            if key not in known:
                known.add(key)
                result.append(hexes)

    def _table_of(self, core: i64) -> Table:
        """Of all its clusters but the last."""
        return self.search.tables[core ^ (1 << self._last(core))]

    def _of_core(
        self,
        table: Table,
        core: i64,
        cost: i64,
        number: i64,
        cheaper: i64,
        result: list[list[int]],
    ) -> None:
        """`number` cores come before, `cheaper` of them need fewer satellites."""
        node = self.n + self._last(core)
        if self._has_better(self._sure(table, node) & MEMBERS, number, cheaper):
            return
        self.forbidden = self._superfluous(core, cheaper)
        self._find(table, node)
        self.forbidden = 0
        good: dict[int, bool] = {}
        for at in range(self.begin, self.end, WORDS):
            members = self.pool[at] & MEMBERS
            known = good.get(members)
            if known is None:
                known = self._is_good(members, cost, number, cheaper)
                if known and self._is_enough(table.mask):
                    # What it costs to link them all was known only where weak sets meet.
                    link = Search(self.clusters.linking(members), cost - 1, cheapest=True)
                    known = link.best >= cost
                good[members] = known
            if known:
                result.append(self._hexes(self.pool, at))
        self.end = self.begin  # no larger connection is made of these

    def _superfluous(self, core: i64, cheaper: i64) -> i64:
        """Clusters that a core must not touch: with one of them fewer satellites would do."""
        masks = self.masks
        forbidden: i64 = 0
        for i in range(cheaper):
            more = masks[i] & ~core
            if more & (more - 1) == 0 and more & ~forbidden:
                more = self._touched_by_one(i) & ~core
                if more & (more - 1) == 0:
                    forbidden |= more
        return forbidden

    def _is_good(self, members: i64, cost: i64, number: i64, cheaper: i64) -> bool:
        """Do none of these clusters, and no others, do with fewer satellites?"""
        if self._has_better(members, number, cheaper):
            return False
        for i in range(cheaper):
            if self.masks[i] & ~members == 0:
                # A core does with fewer, but the connection we know touches other clusters too.
                return Search(self.clusters.within(members), cost - 1, cheapest=True).best >= cost
        return True

    def _has_better(self, members: i64, number: i64, cheaper: i64) -> bool:
        """Does a core among these clusters do with fewer, or has it found the same before?"""
        masks = self.masks
        for i in range(number):
            if masks[i] & ~members == 0 and (
                i >= cheaper or self._touched_by_one(i) & ~members == 0
            ):
                return True
        return False

    def _touched_by_one(self, number: i64) -> i64:
        """What a smallest connection of a core touches: one that touches little else."""
        known = self.touched[number]
        if known == 0:
            core = self.masks[number]
            known = core
            if self.costs[number] > 0:
                known |= self._lean(self._table_of(core), self.n + self._last(core))
            self.touched[number] = known
        return known

    def _lean(self, table: Table, node: i64) -> i64:
        """Clusters that one smallest connection of a table with a node touches, as bits."""
        if len(table.lean) == 0:
            table.lean = self.unknown[:]
        known = table.lean[node]
        if known == 0:
            known = self._leanest(table, node)
            table.lean[node] = known
        return known

    def _leanest(self, table: Table, node: i64) -> i64:
        costs = table.costs
        cost = costs[node]
        if cost == 0:
            return table.mask
        weight: i64 = 1 if node < self.n else 0
        own = self.bits[node * WORDS] & MEMBERS
        least = table.mask | own  # touched in any case: nothing is leaner
        best: i64 = MEMBERS
        for i in range(self.firsts[node], self.firsts[node + 1]):
            if costs[self.others[i]] == cost - weight:
                best = leaner(best, own | self._lean(table, self.others[i]))
                if best == least:
                    return best
        for one, two in table.parts:
            if one.costs[node] + two.costs[node] == cost + weight:
                best = leaner(best, own | self._lean(one, node) | self._lean(two, node))
                if best == least:
                    return best
        return best

    def _last(self, core: i64) -> i64:
        last: i64 = 0
        for i in range(self.m):
            if (core >> i) & 1:
                last = i
        return last

    def _hexes(self, connections: vec[i64], at: i64) -> list[int]:
        hexes: list[int] = []
        spaces = self.search.spaces
        number: i64 = -MEMBER_BITS  # of the space with the lowest bit
        for word in range(WORDS):
            rest = connections[at + word]
            if word == 0:
                rest &= ~MEMBERS
            elif word == WORDS - 1:
                rest &= ~ENOUGH  # in the other words this bit is a space
            while rest != 0:
                bit = rest & -rest
                hexes.append(spaces[number + PLACE_OF_BIT[bit % TELLS_BITS_APART]])
                rest ^= bit
            number += WORD_BITS
        return hexes

    # --- what every smallest connection touches -----------------------------------------------

    def _sure(self, table: Table, node: i64) -> i64:
        """Clusters that all smallest connections of a table with a node touch, as bits.

        With the bit ENOUGH if these are a federation already.
        """
        if len(table.sure) == 0:
            table.sure = self.unknown[:]
        known = table.sure[node]
        if known == 0:
            known = self._touched_by_all(table, node)
            if self._is_enough(known):
                known |= ENOUGH
            table.sure[node] = known
        return known

    def _touched_by_all(self, table: Table, node: i64) -> i64:
        costs = table.costs
        others = self.others
        cost = costs[node]
        if cost == 0:
            return table.mask
        weight: i64 = 1 if node < self.n else 0
        own = self.bits[node * WORDS] & MEMBERS
        least = table.mask | own  # touched in any case: no need to look further
        common: i64 = MEMBERS
        for i in range(self.firsts[node], self.firsts[node + 1]):
            if costs[others[i]] == cost - weight:
                common &= self._sure(table, others[i]) | own
                if common == least:
                    return common
        for one, two in table.parts:
            if one.costs[node] + two.costs[node] == cost + weight:
                common &= self._sure(one, node) | self._sure(two, node)
                if common == least:
                    return common
        return common

    # --- connections --------------------------------------------------------------------------

    def _answer(self, table: Table, node: i64) -> None:
        """The smallest sets of satellites that connect the clusters of a table with a node.

        Those are left out that come from smaller federations: no federation contains one.
        """
        if len(table.ends) == 0:
            table.begins = self.unknown[:]
            table.ends = self.unknown[:]
        if table.ends[node] == 0:
            forbidden = self.forbidden
            self.forbidden = 0
            self._find(table, node)
            self.forbidden = forbidden
            table.begins[node] = self.begin
            table.ends[node] = self.end

    def _find(self, table: Table, node: i64) -> None:
        """Answer what the answer is made of, then put it together."""
        before: list[int] = []  # nodes from which this one is reached
        meeting: list[tuple[Table, Table]] = []  # whose connections meet here
        cost = table.costs[node]
        if cost > 0:
            self._find_ways(table, node, before, meeting)
        self.question += 1
        self.begin = self.end
        if cost == 0:
            self._add(0, 0, 0, 0)
        for other in before:
            self._through(table, other, node)
        for one, two in meeting:
            self._meeting(one, two, node, cost)

    def _find_ways(
        self, table: Table, node: i64, before: list[int], meeting: list[tuple[Table, Table]]
    ) -> None:
        costs = table.costs
        others = self.others
        cost = costs[node]
        weight: i64 = 1 if node < self.n else 0
        for i in range(self.firsts[node], self.firsts[node + 1]):
            if costs[others[i]] == cost - weight and self._is_of_use(table, others[i], cost):
                self._answer(table, others[i])
                before.append(others[i])
        for one, two in table.parts:
            if (
                one.costs[node] + two.costs[node] == cost + weight
                and self._is_of_use(one, node, cost)
                and self._is_of_use(two, node, cost)
            ):
                self._answer(one, node)
                self._answer(two, node)
                meeting.append((one, two))

    def _is_of_use(self, table: Table, node: i64, cost: i64) -> bool:
        """Can one of these connections be part of one with so many satellites?"""
        sure = self._sure(table, node)
        if sure & self.forbidden:
            return False
        return sure & ENOUGH == 0 or table.costs[node] == cost

    def _through(self, table: Table, before: i64, node: i64) -> None:
        """From the node before: one more satellite if this one is a space."""
        pool = self.pool
        place = node * WORDS
        a = self.bits[place]
        b = self.bits[place + 1]
        c = self.bits[place + 2]
        d = self.bits[place + 3]
        no_more: i64 = ENOUGH if node < self.n else 0
        for at in range(table.begins[before], table.ends[before], WORDS):
            if pool[at + 3] & no_more == 0:
                self._add(pool[at] | a, pool[at + 1] | b, pool[at + 2] | c, pool[at + 3] | d)

    def _meeting(self, one: Table, two: Table, node: i64, cost: i64) -> None:
        """Two connections meet here; one to which the other adds satellites must not be enough."""
        pool = self.pool
        first = two.begins[node]
        last = two.ends[node]
        no_mine: i64 = ENOUGH if one.costs[node] < cost else 0
        no_other: i64 = ENOUGH if two.costs[node] < cost else 0
        for at in range(one.begins[node], one.ends[node], WORDS):
            a = pool[at]
            b = pool[at + 1]
            c = pool[at + 2]
            d = pool[at + 3]
            if d & no_mine:
                continue
            for i in range(first, last, WORDS):
                if pool[i + 3] & no_other == 0:
                    self._add(a | pool[i], b | pool[i + 1], c | pool[i + 2], d | pool[i + 3])

    def _add(self, a: i64, b: i64, c: i64, flagged: i64) -> None:
        """Add a connection to those found, unless it is there."""
        if a & self.forbidden:
            return
        d = flagged & ~ENOUGH
        pool = self.pool
        hashes = self.hashes
        question = self.question
        most: i64 = len(hashes) - 1
        at = hash_of(a, b, c, d) & most
        while True:
            entry = hashes[at]
            if entry >> NUMBER_BITS != question:
                break
            i = self.begin + (entry & NUMBERS) * WORDS
            same = pool[i] == a and pool[i + 1] == b and pool[i + 2] == c
            if same and pool[i + 3] & ~ENOUGH == d:
                return
            at = (at + 1) & most
        place = self.end
        number = (place - self.begin) // WORDS
        hashes[at] = question << NUMBER_BITS | number
        pool[place] = a
        pool[place + 1] = b
        pool[place + 2] = c
        pool[place + 3] = d | ENOUGH if self._is_enough(a & MEMBERS) else d
        self.end = place + WORDS
        if self.end == len(pool):
            self._enlarge_pool()
        if number * 2 > most:
            self._enlarge_hashes()

    def _enlarge_pool(self) -> None:
        """Four times as many places. Who reads old connections may keep the old pool for that."""
        old = self.pool
        pool = vec[i64]([0] * (len(old) * 4))
        for i in range(len(old)):
            pool[i] = old[i]
        self.pool = pool

    def _enlarge_hashes(self) -> None:
        """Four times as many hashes; only those of this question matter."""
        pool = self.pool
        size: i64 = len(self.hashes) * 4
        hashes = vec[i64]([0] * size)
        for i in range(self.begin, self.end, WORDS):
            at = hash_of(pool[i], pool[i + 1], pool[i + 2], pool[i + 3] & ~ENOUGH) & (size - 1)
            while hashes[at] != 0:
                at = (at + 1) & (size - 1)
            hashes[at] = self.question << NUMBER_BITS | (i - self.begin) // WORDS
        self.hashes = hashes

    def _is_enough(self, members: i64) -> bool:
        """Would these clusters be a federation? Often the same are asked for again."""
        if members != self.asked_for:
            clusters = self.clusters
            grows = members & 1 == 1 or not clusters.growing
            self.asked_for = members
            self.were_enough = grows and clusters.value_of(members) >= clusters.need
        return self.were_enough


def leaner(one: i64, other: i64) -> i64:
    """The set with fewer clusters."""
    return one if count_bits(one) <= count_bits(other) else other


def hash_of(a: i64, b: i64, c: i64, d: i64) -> i64:
    mixed = a ^ (b >> 1) ^ (c >> 2) ^ (d >> 3)
    spread = (mixed & LOW) * 0x1E3779B1 + (mixed >> 31) * 0x05EBCA6B
    return (spread >> 21) ^ (spread >> 37)
