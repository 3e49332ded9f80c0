"""Points: bids won, houses and lamps; coins break ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.toy.state import ToyState


def score(s: ToyState, seat: int) -> int:
    return s.seats[seat].points + s.seats[seat].lamps


def ranking(s: ToyState) -> list[int]:
    totals = [
        (not s.is_out(seat), score(s, seat), s.seats[seat].coins) for seat in range(len(s.seats))
    ]
    return [1 + sum(1 for other in totals if other > mine) for mine in totals]
