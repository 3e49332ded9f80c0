"""Seats that act independently, and when they must take turns all the same."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import MAIN, Frame
from astrarium.games.race.state import Race


def ask_independently(s: Race, frames: list[Frame[Race] | None], draws: i64) -> None:
    """Each seat goes on in its own lane, unless all draws together could empty the deck.

    Own decks are nobody else's business. [race.base.order.clockwise]
    """
    if draws >= s.deck.size and s.own_pile(0) is None:
        ask_in_turn(s, frames)
        return
    for seat, frame in enumerate(frames):
        if frame is not None:
            s.push(seat + 1, frame)


def ask_in_secret(s: Race, frames: list[Frame[Race]]) -> None:
    """Each seat in its own lane; nobody sees an answer before all have given theirs."""
    for seat, frame in enumerate(frames):
        s.push(seat + 1, frame)
    s.agenda.begin_secret()


def ask_in_turn(s: Race, frames: list[Frame[Race] | None]) -> None:
    """One seat after another, clockwise from the lowest start world.

    [race.base.order.clockwise]
    """
    seats: i64 = len(frames)
    for i in range(seats - 1, -1, -1):
        frame = frames[(s.first_seat + i) % seats]
        if frame is not None:
            s.push(MAIN, frame)
