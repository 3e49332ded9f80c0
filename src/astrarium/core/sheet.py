"""One observation: the numbers that are not 0, each with its place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 256  # numbers that fit in at first


class Sheet:
    """What a layout writes on. Every place is written once at most; the others are 0."""

    count: i64 = 0

    def __init__(self) -> None:
        self.places = vec[i64]([0] * ROOM)
        self.values = vec[float]([0.0] * ROOM)

    def put(self, place: i64, value: float) -> None:
        """One number; a 0 need not be written."""
        if value == 0.0:
            return
        if self.count == len(self.places):
            self._grow()
        self.places[self.count] = place
        self.values[self.count] = value
        self.count += 1

    def _grow(self) -> None:
        places = vec[i64]([0] * (2 * self.count))
        values = vec[float]([0.0] * (2 * self.count))
        for at in range(self.count):
            places[at] = self.places[at]
            values[at] = self.values[at]
        self.places = places
        self.values = values

    def mark(self, place: i64) -> None:
        """Something is so: 1."""
        self.put(place, 1.0)

    def amount(self, place: i64, number: i64, usual: float) -> None:
        """A number as a share of one that is large as such numbers go; it may be more than 1."""
        self.put(place, float(number) / usual)

    def one_of(self, start: i64, number: i64, size: i64) -> None:
        """1 at one of so many places; what lies beyond them is written nowhere."""
        if 0 <= number < size:
            self.put(start + number, 1.0)

    def steps(self, start: i64, number: i64, size: i64) -> None:
        """A thermometer: 1 at as many places as the number says, from the first on."""
        for step in range(min(number, size)):
            self.put(start + step, 1.0)

    def cards(self, start: i64, things: list[int]) -> None:
        """How often each thing is there; the things are sorted."""
        last: i64 = -1
        for each in things:
            thing: i64 = each
            if thing == last:
                self.values[self.count - 1] += 1.0
            else:
                self.put(start + thing, 1.0)
            last = thing

    def bits(self, start: i64, mask: i64, size: i64) -> None:
        """1 where a bit is set."""
        for place in range(size):
            if (mask >> place) & 1 == 1:
                self.put(start + place, 1.0)

    def pairs(self) -> list[tuple[int, float]]:
        """Places with their numbers, as written."""
        return [(int(self.places[at]), float(self.values[at])) for at in range(self.count)]
