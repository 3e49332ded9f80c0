"""Federations by brute force, from the rulebook's sentences alone: slow, short, independent.

Every subset of the spaces is tried as satellites. Of the position only the pieces and the planets
are read; who is next to whom follows from the coordinates, and what a structure is worth and a
federation needs is typed in from the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import KIND_MASK, PLANETS, SEAT_SHIFT, STRUCTURES

SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
POWER_VALUES = {"mine": 1, "trading_station": 2, "research_lab": 2}
POWER_VALUES |= dict.fromkeys(("planetary_institute", "academy_knowledge", "academy_action"), 3)
BIG = ("planetary_institute", "academy_knowledge", "academy_action")

Hexes = int  # a set of hexes, as bits


class BruteForce:
    def __init__(self, s: Gaia, seat: int) -> None:
        spots = s.rules.geometry.spots
        number = {spot: hex for hex, spot in enumerate(spots)}
        self.beside = [
            as_bits(number[q + a, r + b] for a, b in SIDES if (q + a, r + b) in number)
            for q, r in spots
        ]
        values = worth(s, seat)
        player = s.players[seat]
        faction = s.rules.factions[player.faction].id
        self.need = 6 if faction == "xenos" and player.institute else 7
        old = [hex for hex in range(len(spots)) if s.federated[hex] >> seat & 1]
        self.growing: Hexes = 0
        if faction == "ivits" and player.formed:
            self.growing = as_bits(old)
            self.need *= int(player.formed) + 1
        else:
            values = {hex: value for hex, value in values.items() if hex not in old}
        self.values = values
        self.own = as_bits(values) | self.growing
        near_old = 0 if self.growing else self.around(as_bits(old))
        self.spaces = [
            hex
            for hex in range(len(spots))
            if s.terrain[hex] == 0
            and not (self.own | as_bits(old) | near_old) >> hex & 1
            and not s.satellite[hex] >> seat & 1
        ]

    def around(self, hexes: Hexes) -> Hexes:
        result = 0
        for hex in numbers(hexes):
            result |= self.beside[hex]
        return result

    def hanging_together(self, start: Hexes, satellites: Hexes) -> Hexes:
        """Everything next to each other, from here on: satellites, planets, what grows."""
        found = 0
        new = start
        while new:
            if new & self.growing:
                new |= self.growing
            found |= new
            new = self.around(new) & (self.own | satellites) & ~found
        return found

    def planets_with(self, satellites: Hexes) -> Hexes:
        """The planets of a federation with these satellites; 0 if they do not hang together."""
        found = self.hanging_together(satellites & -satellites, satellites)
        return found & self.own if found & satellites == satellites else 0

    def enough(self, planets: Hexes) -> bool:
        if self.growing & ~planets:
            return False
        return sum(value for hex, value in self.values.items() if planets >> hex & 1) >= self.need

    def connections(self, most: int) -> list[list[tuple[Hexes, Hexes]]]:
        """By number of satellites: planets that hang together, and the satellites."""
        alone = {self.hanging_together(1 << hex, 0) for hex in numbers(self.own)}
        sizes = [[(planets, 0) for planets in alone]]
        for size in range(1, most + 1):
            sizes.append([])
            for chosen in combinations(self.spaces, size):
                satellites = as_bits(chosen)
                held = self.own | satellites
                if all(self.beside[hex] & held for hex in chosen):
                    planets = self.planets_with(satellites)
                    if planets:
                        sizes[-1].append((planets, satellites))
        return sizes

    def federations(self, most: int) -> list[list[int]]:
        """The rulebook's two sentences, against everything that does with fewer satellites.

        The planets are connected with as few satellites as possible; and the federation could not
        be formed with fewer of its planets and fewer satellites. One without satellites is named
        by its first hex.
        """
        fewer: set[Hexes] = set()
        legal: list[list[int]] = []
        for found in self.connections(most):
            for planets, satellites in found:
                if not self.enough(planets):
                    continue
                connects_all = any(planets & ~other == 0 for other in fewer)
                superfluous = any(other & ~planets == 0 and self.enough(other) for other in fewer)
                if not connects_all and not superfluous:
                    legal.append(numbers(satellites) or [-1 - numbers(planets)[0]])
            fewer |= {planets for planets, _ in found}
        return sorted(legal)


def worth(s: Gaia, seat: int) -> dict[int, int]:
    """Power values of a seat's structures and stations, by hex."""
    player = s.players[seat]
    faction = s.rules.factions[player.faction].id
    tiles = {
        tile.id
        for number, tile in enumerate(s.rules.standard)
        if (player.tiles & ~player.covered) >> number & 1
    }
    values: dict[int, int] = {}
    for hex in range(len(s.rules.geometry.spots)):
        kind = ""
        if s.building[hex] and s.building[hex] >> SEAT_SHIFT == seat:
            kind = STRUCTURES[s.building[hex] & KIND_MASK]
        elif s.shared[hex] == seat + 1:
            kind = "mine"
        if kind:
            values[hex] = POWER_VALUES[kind]
            if kind in BIG and "std_big_structures_worth_4" in tiles:
                values[hex] = 4
            on_titanium = PLANETS[s.terrain[hex]] == "titanium"
            if faction == "bescods" and player.institute and on_titanium:
                values[hex] += 1
        if s.station[hex] == seat + 1:
            values[hex] = values.get(hex, 0) + 1
    return values


def as_bits(hexes: Iterable[int]) -> Hexes:
    result = 0
    for hex in hexes:
        result |= 1 << hex
    return result


def numbers(hexes: Hexes) -> list[int]:
    return [hex for hex in range(hexes.bit_length()) if hexes >> hex & 1]
