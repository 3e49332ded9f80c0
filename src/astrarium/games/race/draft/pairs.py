"""Cards that a seat passed on in pairs: one went to one of two seats, one to the other."""

from __future__ import annotations

from collections import Counter

from astrarium.core.rng import Rng

Needs = dict[int, list[int]]  # cards that a seat must have, by seat


def share_pairs(
    split: list[int], needs: Needs, left: Counter[int], room: dict[int, int], rng: Rng
) -> Needs:
    """One card of each pair for either seat, so that all needs can be met.

    A need can also be met from the cards that are left, where the seat has room for unknown ones.
    """
    pairs = list(zip(split[::2], split[1::2], strict=True))
    seats = sorted(needs)
    shares: Needs = {seat: [] for seat in seats}
    if not pairs:
        return shares
    sharing = _Sharing(pairs, seats, needs, left, room, rng)
    if not sharing.solve():
        raise ValueError("no way to share the pairs meets what lies open")
    for (one, other), first in zip(pairs, sharing.chosen, strict=True):
        swapped = rng.below(2) == 1 if first is None else first
        shares[seats[0]].append(other if swapped else one)
        shares[seats[1]].append(one if swapped else other)
    return shares


class _Sharing:
    """A search that goes back where it went wrong."""

    def __init__(
        self,
        pairs: list[tuple[int, int]],
        seats: list[int],
        needs: Needs,
        left: Counter[int],
        room: dict[int, int],
        rng: Rng,
    ) -> None:
        self.pairs = pairs
        self.seats = seats
        self.chosen: list[bool | None] = [None] * len(pairs)  # whether the pair is swapped
        self.open = {seat: Counter(needs[seat]) for seat in seats}
        self.left = Counter(left)
        self.room = dict(room)
        self.rng = rng

    def solve(self) -> bool:
        need = self._next_need()
        if need is None:
            return True
        seat, card = need
        free = [at for at, chosen in enumerate(self.chosen) if chosen is None]
        ways = [at for at in free if card in self.pairs[at]]
        for _ in range(len(ways)):
            at = ways.pop(self.rng.below(len(ways)))
            # The pair is laid so that this seat gets this card; whatever it gets may be needed.
            self.chosen[at] = swapped = (card == self.pairs[at][0]) != (seat == self.seats[0])
            self._lay(at, swapped, -1)
            if self.solve():
                return True
            self._lay(at, swapped, 1)
            self.chosen[at] = None
        if self.left[card] <= 0 or self.room[seat] <= 0:
            return False
        self._from_the_rest(seat, card, -1)
        if self.solve():
            return True
        self._from_the_rest(seat, card, 1)
        return False

    def _next_need(self) -> tuple[int, int] | None:
        needed = [(seat, card) for seat in self.seats for card in +self.open[seat]]
        return needed[0] if needed else None

    def _lay(self, at: int, swapped: bool, change: int) -> None:
        for seat, card in zip(self.seats, self.pairs[at][:: -1 if swapped else 1], strict=True):
            self.open[seat][card] += change

    def _from_the_rest(self, seat: int, card: int, change: int) -> None:
        self.left[card] += change
        self.room[seat] += change
        self.open[seat][card] += change
