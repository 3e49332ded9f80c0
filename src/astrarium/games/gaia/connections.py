"""All federations: every smallest connection of every core that the search has found.

A connection is a set of satellites together with the clusters that they touch. There can be a
hundred thousand of them on the way to a few thousand federations, so each is four machine words in
a row of a vec: bits for the clusters first, then bits for the spaces that are near enough.

[gaia.federation.further.no-superfluous-pieces] [gaia.federation.summary.fewest-satellites]
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from astrarium.games.gaia.clusters import SPACE
from astrarium.games.gaia.federations import MEMBER_BITS, Row, Search, Table

WORDS: Final = 4  # of a connection
WORD_BITS: Final = 62
MEMBERS: Final = (1 << MEMBER_BITS) - 1
# In the last word: its clusters are a federation already, so nothing may be added.
ENOUGH: Final = 0x2000000000000000
LOW: Final = 0x7FFFFFFF

# Connections found for one question are told apart by a table of hashes. It is never emptied: an
# entry counts only if it bears the number of the question.
SMALL_TABLE: Final = vec[i64]([0] * (1 << 9))
SMALL_PAGE: Final = vec[i64]([0] * (WORDS << 8))  # for as many as the table of hashes can tell
NUMBER_BITS: Final = 24  # of a connection among those of one question
NUMBERS: Final = (1 << NUMBER_BITS) - 1


class Connections:
    def __init__(self, search: Search) -> None:
        self.search = search
        self.clusters = search.clusters
        self.n: i64 = search.clusters.n
        self.m: i64 = search.clusters.m
        self.question: i64 = 0
        self.hashes = SMALL_TABLE[:]
        self.page = SMALL_PAGE[:]  # connections of the question that is being answered
        self.count: i64 = 0  # how many they are
        self.forbidden: i64 = 0  # clusters that these must not touch
        self.rims: dict[int, list[int]] = {}
        self.masks = vec[i64]()  # the cores in the order of their costs
        self.costs = vec[i64]()
        self.bits = self._numbered()

    def _numbered(self) -> vec[i64]:
        """For each space its bit and the bits of the clusters that it touches."""
        bits = vec[i64]()
        spaces = self.search.spaces
        at: i64 = 0
        word: i64 = 0
        place: i64 = MEMBER_BITS
        bit: i64 = 1 << MEMBER_BITS
        for hex in range(self.n):
            near = at < len(spaces) and spaces[at] == hex
            for i in range(WORDS):
                here: i64 = bit if near and i == word else 0
                if near and i == 0:
                    here |= self.search.touched(hex)
                bits = append(bits, here)
            if near:
                at += 1
                place += 1
                bit <<= 1  # a variable: a shifted literal has 32 bits once compiled
                if place == WORD_BITS:
                    word += 1
                    place = 0
                    bit = 1
        return bits

    # --- federations --------------------------------------------------------------------------

    def federations(self) -> list[list[int]]:
        """The satellites of every federation, each sorted; those without any are left out."""
        search = self.search
        order = sorted(range(len(search.cores)), key=search.core_costs.__getitem__)
        self.masks = vec[i64]([search.cores[number] for number in order])
        self.costs = vec[i64]([search.core_costs[number] for number in order])
        result: list[list[int]] = []
        cheaper: i64 = 0  # cores that come before and cost less
        for number in range(len(self.masks)):
            cost = self.costs[number]
            if self.costs[cheaper] < cost:
                cheaper = number
            if cost > 0:
                self._of_core(number, cheaper, result)
        result.sort()
        return result

    def _of_core(self, number: i64, cheaper: i64, result: list[list[int]]) -> None:
        core = self.masks[number]
        last: i64 = 0
        for i in range(self.m):
            if (core >> i) & 1:
                last = i
        table = self.search.tables[core ^ (1 << last)]
        node = self.n + last
        self._prepare(table, node)
        self.forbidden = self._superfluous(core, cheaper)
        self._collect(table, node)
        self.forbidden = 0
        page = self.page
        good: dict[int, bool] = {}
        for at in range(0, self.count * WORDS, WORDS):
            members = page[at] & MEMBERS
            if members & ~core:
                known = good.get(members)
                if known is None:
                    known = self._is_new(members, number)
                    good[members] = known
                if not known:
                    continue
            result.append(self._hexes(page, at))

    def _superfluous(self, core: i64, cheaper: i64) -> i64:
        """Clusters that a core must not touch: with one of them fewer satellites would do."""
        masks = self.masks
        forbidden: i64 = 0
        for i in range(cheaper):
            more = masks[i] & ~core
            if more & (more - 1) == 0:
                forbidden |= more
        return forbidden

    def _is_new(self, members: i64, number: i64) -> bool:
        """No core among these clusters does with fewer satellites, or has found the same before."""
        masks = self.masks
        for i in range(number):
            if masks[i] & ~members == 0:
                return False
        return True

    def _hexes(self, page: vec[i64], at: i64) -> list[int]:
        hexes: list[int] = []
        spaces = self.search.spaces
        word: i64 = 0
        bit: i64 = MEMBER_BITS
        rest = page[at] >> MEMBER_BITS
        for j in range(len(spaces)):
            if rest & 1:
                hexes.append(spaces[j])
            rest >>= 1
            bit += 1
            if bit == WORD_BITS:
                bit = 0
                word += 1
                rest = page[at + word]
                if word == WORDS - 1:
                    rest &= ~ENOUGH  # in the other words this bit is a space
        return hexes

    # --- connections --------------------------------------------------------------------------

    def _answer(self, table: Table, node: i64) -> None:
        """The smallest sets of satellites that connect the clusters of a table with a node.

        Those are left out that come from smaller federations: no federation contains one.
        """
        if not table.rows:
            table.rows = [None] * (self.n + self.m)
        if table.rows[node] is None:
            self._prepare(table, node)
            self._collect(table, node)
            table.rows[node] = Row(self.page[: self.count * WORDS])

    def _prepare(self, table: Table, node: i64) -> None:
        """Answer first what the answer is made of."""
        costs = table.costs
        mask = table.mask
        n = self.n
        cost = costs[node]
        if node >= n:
            if mask == 1 << (node - n):
                return
            for at in self._rim(node - n):
                hex: i64 = at
                if costs[hex] == cost:
                    self._answer(table, hex)
        else:
            geometry = self.clusters.geometry
            for i in range(geometry.beside_count[node]):
                other = self._node_of(geometry.beside[node * 6 + i])
                if other >= 0 and costs[other] == cost - 1:
                    self._answer(table, other)
        if mask & (mask - 1):
            weight: i64 = 1 if node < n else 0
            for split in self.search.splits_of(table):
                if split.one.costs[node] + split.two.costs[node] - weight == cost:
                    self._answer(split.one, node)
                    self._answer(split.two, node)

    def _collect(self, table: Table, node: i64) -> None:
        self.question += 1
        self.count = 0
        mask = table.mask
        if node < self.n:
            self._through_space(table, node)
        elif mask == 1 << (node - self.n):
            self._add(0, 0, 0, 0)
        else:
            for at in self._rim(node - self.n):
                hex: i64 = at
                if table.costs[hex] == table.costs[node]:
                    self._through_rim(table, hex)
        if mask & (mask - 1):
            weight: i64 = 1 if node < self.n else 0
            cost = table.costs[node] + weight
            for split in self.search.splits_of(table):
                if split.one.costs[node] + split.two.costs[node] == cost:
                    self._meeting(split.one, split.two, node, table.costs[node])

    def _node_of(self, hex: i64) -> i64:
        """The number of a space or of the cluster on a hex; -1 where neither is."""
        there = self.clusters.what[hex]
        if there >= 0:
            return self.n + there
        return hex if there == SPACE else -1

    def _through_rim(self, table: Table, hex: i64) -> None:
        row = words_of(table, hex)
        for at in range(0, len(row), WORDS):
            self._add(row[at], row[at + 1], row[at + 2], row[at + 3])

    def _through_space(self, table: Table, node: i64) -> None:
        """One more satellite here."""
        geometry = self.clusters.geometry
        before = table.costs[node] - 1
        bits = self.bits
        place = node * WORDS
        a = bits[place]
        b = bits[place + 1]
        c = bits[place + 2]
        d = bits[place + 3]
        asked: i64 = 0
        for i in range(geometry.beside_count[node]):
            other = self._node_of(geometry.beside[node * 6 + i])
            if other < 0 or table.costs[other] != before:
                continue
            if other >= self.n:
                one: i64 = 1
                cluster = one << (other - self.n)
                if asked & cluster:
                    continue
                asked |= cluster
            row = words_of(table, other)
            for at in range(0, len(row), WORDS):
                if row[at + 3] & ENOUGH == 0:
                    self._add(row[at] | a, row[at + 1] | b, row[at + 2] | c, row[at + 3] | d)

    def _meeting(self, one: Table, two: Table, node: i64, cost: i64) -> None:
        """Two connections meet here; one to which the other adds satellites must not be enough."""
        mine = words_of(one, node)
        others = words_of(two, node)
        no_mine: i64 = ENOUGH if one.costs[node] < cost else 0
        no_other: i64 = ENOUGH if two.costs[node] < cost else 0
        for at in range(0, len(mine), WORDS):
            a = mine[at]
            b = mine[at + 1]
            c = mine[at + 2]
            d = mine[at + 3]
            if d & no_mine:
                continue
            for i in range(0, len(others), WORDS):
                if others[i + 3] & no_other == 0:
                    self._add(
                        a | others[i], b | others[i + 1], c | others[i + 2], d | others[i + 3]
                    )

    def _add(self, a: i64, b: i64, c: i64, flagged: i64) -> None:
        """Add a connection to those found, unless it is there."""
        if a & self.forbidden:
            return
        d = flagged & ~ENOUGH
        page = self.page
        hashes = self.hashes
        question = self.question
        most: i64 = len(hashes) - 1
        at = hash_of(a, b, c, d) & most
        while True:
            entry = hashes[at]
            if entry >> NUMBER_BITS != question:
                break
            i = (entry & NUMBERS) * WORDS
            same = page[i] == a and page[i + 1] == b and page[i + 2] == c
            if same and page[i + 3] & ~ENOUGH == d:
                return
            at = (at + 1) & most
        number = self.count
        hashes[at] = question << NUMBER_BITS | number
        place = number * WORDS
        page[place] = a
        page[place + 1] = b
        page[place + 2] = c
        page[place + 3] = d | ENOUGH if self._is_enough(a & MEMBERS) else d
        self.count = number + 1
        if place + WORDS == len(page):
            self._more_room()

    def _more_room(self) -> None:
        """Four times as much of everything."""
        old = self.page
        size: i64 = len(self.hashes) * 4
        page = vec[i64]([0] * (len(old) * 4))
        hashes = vec[i64]([0] * size)
        for i in range(len(old)):
            page[i] = old[i]
        for i in range(0, len(old), WORDS):
            at = hash_of(page[i], page[i + 1], page[i + 2], page[i + 3] & ~ENOUGH) & (size - 1)
            while hashes[at] != 0:
                at = (at + 1) & (size - 1)
            hashes[at] = self.question << NUMBER_BITS | i // WORDS
        self.page = page
        self.hashes = hashes

    def _is_enough(self, members: i64) -> bool:
        """Would these clusters be a federation?"""
        clusters = self.clusters
        if clusters.growing and members & 1 == 0:
            return False
        value: i64 = 0
        rest = members
        i: i64 = 0
        while rest != 0:
            if rest & 1:
                value += clusters.values[i]
            rest >>= 1
            i += 1
        return value >= clusters.need

    def _rim(self, cluster: i64) -> list[int]:
        """The spaces beside a cluster."""
        known = self.rims.get(cluster)
        if known is not None:
            return known
        geometry = self.clusters.geometry
        spaces: list[int] = []
        for at in self.clusters.hexes[cluster]:
            hex: i64 = at
            for i in range(geometry.beside_count[hex]):
                other = geometry.beside[hex * 6 + i]
                if self.clusters.what[other] == SPACE and other not in spaces:
                    spaces.append(other)
        self.rims[cluster] = spaces
        return spaces


def words_of(table: Table, node: i64) -> vec[i64]:
    row = table.rows[node]
    assert row is not None
    return row.words


def hash_of(a: i64, b: i64, c: i64, d: i64) -> i64:
    mixed = a ^ (b >> 1) ^ (c >> 2) ^ (d >> 3)
    spread = (mixed & LOW) * 0x1E3779B1 + (mixed >> 31) * 0x05EBCA6B
    return (spread >> 21) ^ (spread >> 37)
