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
    pairs = [(split[at], split[at + 1]) for at in range(0, len(split), 2)]
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
            self._choose(at, seat, card)
            if self.solve():
                return True
            self._undo(at)
        return self._from_the_rest(seat, card)

    def _next_need(self) -> tuple[int, int] | None:
        for seat in self.seats:
            for card, count in self.open[seat].items():
                if count > 0:
                    return seat, card
        return None

    def _choose(self, at: int, seat: int, card: int) -> None:
        """The pair is laid so that this seat gets this card; whatever it gets may be needed."""
        one, _ = self.pairs[at]
        self.chosen[at] = (card == one) != (seat == self.seats[0])
        self._got(at, -1)

    def _undo(self, at: int) -> None:
        self._got(at, 1)
        self.chosen[at] = None

    def _got(self, at: int, change: int) -> None:
        one, other = self.pairs[at]
        if self.chosen[at]:
            one, other = other, one
        self.open[self.seats[0]][one] += change
        self.open[self.seats[1]][other] += change

    def _from_the_rest(self, seat: int, card: int) -> bool:
        if self.left[card] <= 0 or self.room[seat] <= 0:
            return False
        self.left[card] -= 1
        self.room[seat] -= 1
        self.open[seat][card] -= 1
        if self.solve():
            return True
        self.left[card] += 1
        self.room[seat] += 1
        self.open[seat][card] += 1
        return False
