"""Seats that act independently, and when they must take turns all the same."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import MAIN, Frame
from astrarium.games.race.state import Race


def ask_independently(s: Race, frames: list[Frame[Race] | None], draws: i64) -> None:
    """Each seat goes on in its own lane, unless all draws together could empty the deck.

    Then the seats take turns, clockwise from the lowest start world.
    [race.base.order.clockwise]
    """
    seats: i64 = len(frames)
    in_turn = draws >= s.deck_size
    for i in range(seats - 1, -1, -1):
        seat: i64 = (s.first_seat + i) % seats
        frame = frames[seat]
        if frame is not None:
            s.push(MAIN if in_turn else seat + 1, frame)
