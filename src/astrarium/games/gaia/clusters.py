"""A seat's planets outside its federations, in clusters, and the spaces for satellites."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.gaia.geometry import Geometry
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import belongs, power_value, touches_federation
from astrarium.games.gaia.words import EMPTY

BLOCKED: Final = -1
SPACE: Final = -2


class Ground:
    """What a federation could be made of: clusters of planets, and spaces for satellites."""

    def __init__(
        self,
        geometry: Geometry,
        *,
        growing: bool,
        need: i64,
        what: vec[i64],
        hexes: list[list[int]],
        values: list[int],
    ) -> None:
        self.geometry = geometry
        self.n: i64 = geometry.n
        self.growing = growing  # the first cluster is the federation that grows
        self.need = need
        self.what = what  # of a hex: BLOCKED, SPACE or its cluster
        self.hexes = hexes
        self.m: i64 = len(values)
        self.values = vec[i64](values)
        self.joining: i64 = -1  # clusters that a federation can be made of, as bits
        self.total: i64 = 0
        for value in values:
            self.total += value

    def within(self, members: i64) -> Ground:
        """Some clusters only, and the spaces next to no other one."""
        numbers = vec[i64]([BLOCKED] * self.m)
        hexes: list[list[int]] = []
        values: list[int] = []
        for i in range(self.m):
            if (members >> i) & 1:
                numbers[i] = len(values)
                values.append(self.values[i])
                hexes.append(self.hexes[i])
        what = self.what[:]
        for hex in range(self.n):
            there = self.what[hex]
            if there >= 0:
                what[hex] = numbers[there]
                if numbers[there] == BLOCKED:
                    self._close_around(hex, what)
        return Ground(
            self.geometry,
            growing=self.growing,
            need=self.need,
            what=what,
            hexes=hexes,
            values=values,
        )

    def linking(self, members: i64) -> Ground:
        """To link just these clusters, by whatever lies between them."""
        ground = Ground(
            self.geometry,
            growing=self.growing,
            need=self.value_of(members),
            what=self.what,
            hexes=self.hexes,
            values=list(self.values),
        )
        ground.joining = members
        return ground

    def value_of(self, members: i64) -> i64:
        """The power value of some clusters together."""
        values = self.values
        value: i64 = 0
        i: i64 = 0
        while members != 0:
            if members & 1:
                value += values[i]
            members >>= 1
            i += 1
        return value

    def _close_around(self, hex: i64, what: vec[i64]) -> None:
        geometry = self.geometry
        for i in range(hex * 6, hex * 6 + geometry.beside_count[hex]):
            if self.what[geometry.beside[i]] == SPACE:
                what[geometry.beside[i]] = BLOCKED


class Clusters(Ground):
    """A seat's planets outside its federations, in clusters, and the spaces around them."""

    def __init__(self, s: Gaia, seat: i64) -> None:
        geometry = s.rules.geometry
        player = s.players[seat]
        growing = s.rules.factions[player.faction].growing and player.formed > 0
        need = needed_value(s, seat)
        super().__init__(
            geometry, growing=growing, need=need, what=geometry.blocked[:], hexes=[], values=[]
        )
        what = self.what
        values: list[int] = []
        if growing:
            # The n-th token needs n times the value. [gaia.faction.ivits.power-value-multiple]
            self.need = need * (player.formed + 1) - self._old_federation(s, seat)
            values.append(0)
        for hex in player.hexes + player.stations:
            start: i64 = hex
            if what[start] == BLOCKED and not s.in_any_federation(seat, start):
                values.append(self._cluster(s, seat, start))
        self.m = len(values)
        self.values = vec[i64](self._sorted(values))
        for value in values:
            self.total += value
        self._find_spaces(s, seat)

    def _old_federation(self, s: Gaia, seat: i64) -> i64:
        """The federation that grows, as the first cluster; its power value."""
        hexes: list[int] = []
        value: i64 = 0
        for hex in range(self.n):
            if s.in_any_federation(seat, hex):
                hexes.append(hex)
                self.what[hex] = 0
                value += value_on(s, seat, hex)
        self.hexes.append(hexes)
        return value

    def _cluster(self, s: Gaia, seat: i64, start: i64) -> i64:
        """Everything of the seat that hangs together with a hex; its power value."""
        geometry = self.geometry
        number: i64 = len(self.hexes)
        hexes: list[int] = [start]
        self.what[start] = number
        value: i64 = 0
        at: i64 = 0
        while at < len(hexes):
            hex: i64 = hexes[at]
            at += 1
            value += value_on(s, seat, hex)
            for i in range(geometry.beside_count[hex]):
                other = geometry.beside[hex * 6 + i]
                if self.what[other] == BLOCKED and belongs(s, seat, other):
                    self.what[other] = number
                    hexes.append(other)
        self.hexes.append(hexes)
        return value

    def _sorted(self, values: list[int]) -> list[int]:
        """Number the clusters anew, weak ones first: the search leaves the last one out."""
        first = 1 if self.growing else 0
        order = list(range(first)) + sorted(range(first, len(values)), key=values.__getitem__)
        self.hexes = [self.hexes[old] for old in order]
        for number in range(len(order)):
            for hex in self.hexes[number]:
                self.what[hex] = number
        return [values[old] for old in order]

    def _find_spaces(self, s: Gaia, seat: i64) -> None:
        """Where satellites may go. [gaia.federation.satellite.not-on-planets]"""
        what = self.what
        for hex in range(self.n):
            if what[hex] != BLOCKED or i64(s.terrain[hex]) != EMPTY:
                continue
            if (i64(s.satellite[hex]) >> seat) & 1:
                continue
            if not self.growing and touches_federation(s, seat, hex):
                continue
            what[hex] = SPACE


def own_value(s: Gaia, seat: i64) -> i64:
    """The power value of everything that is in no federation yet."""
    hexes = s.players[seat].hexes + s.players[seat].stations
    return sum(value_on(s, seat, hex) for hex in hexes if not s.in_any_federation(seat, hex))


def needed_value(s: Gaia, seat: i64) -> i64:
    """[gaia.faction.xenos.institute-federation-6]"""
    player = s.players[seat]
    if player.institute > 0:
        return s.rules.factions[player.faction].federation_value
    return s.rules.federation_value


def value_on(s: Gaia, seat: i64, hex: i64) -> i64:
    """Power value inside a federation, where space stations count too.

    [gaia.faction.ivits.space-station-power-value]
    """
    value = power_value(s, seat, hex)
    if i64(s.station[hex]) == seat + 1:
        value += s.rules.station_value
    return value
