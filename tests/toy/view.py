"""What the eyes of a seat see, and positions that they could not tell from their own."""

from __future__ import annotations

from astrarium.core.game import Data, Rules
from astrarium.core.rng import Rng
from tests.toy.state import COPIES, KINDS, NO_CARD, UNDECIDED, Seat, ToyState

HIDDEN = {"hidden": True}


def show(s: ToyState, eyes: int | None) -> Data:
    over = s.over
    return {
        "seats": [_show_seat(seat, number == eyes) for number, seat in enumerate(s.seats)],
        "deck": sum(s.deck),
        "discards": s.discards[:],
        "buried": s.buried if over or _knows(s, eyes) or s.buried == NO_CARD else HIDDEN,
        "shown": s.shown,
        "weather": s.weather,
    }


def _knows(s: ToyState, eyes: int | None) -> bool:
    return eyes is not None and s.seats[eyes].knows_buried


def _show_seat(seat: Seat, own: bool) -> Data:
    return {
        "hand": seat.hand[:] if own else sum(seat.hand),
        "cellar": seat.cellar[:] if own else sum(seat.cellar),
        "coins": seat.coins,
        "points": seat.points,
        "lamps": seat.lamps,
        "bid": seat.bid if own else UNDECIDED,
        "stake": seat.stake if own else 0,
        "knows_buried": seat.knows_buried,
    }


def full(s: ToyState) -> Data:
    return {
        "seats": [
            {**_show_seat(seat, True), "knows_buried": seat.knows_buried} for seat in s.seats
        ],
        "deck": s.deck[:],
        "discards": s.discards[:],
        "buried": s.buried,
        "shown": s.shown,
        "weather": s.weather,
    }


def fill_in(rules: Rules, seen: Data, eyes: int | None, rng: Rng) -> Data:
    """Deal the cards that the eyes have not seen to the places they cannot see."""
    unseen = [COPIES] * KINDS
    _remove(unseen, seen["discards"])
    if seen["shown"] != NO_CARD:
        unseen[seen["shown"]] -= 1
    if eyes is not None:
        _remove(unseen, seen["seats"][eyes]["hand"])
        _remove(unseen, seen["seats"][eyes]["cellar"])
    buried = seen["buried"]
    if buried == HIDDEN:
        buried = _draw(unseen, rng)
    elif buried != NO_CARD:
        unseen[buried] -= 1
    seats = []
    for number, seat in enumerate(seen["seats"]):
        if number != eyes:
            hand = _draws(unseen, seat["hand"], rng)
            seat = {**seat, "hand": hand, "cellar": _draws(unseen, seat["cellar"], rng)}
        seats.append(seat)
    return {**seen, "seats": seats, "buried": buried, "deck": unseen}


def _remove(bag: list[int], cards: list[int]) -> None:
    for kind in range(KINDS):
        bag[kind] -= cards[kind]


def _draws(bag: list[int], n: int, rng: Rng) -> list[int]:
    drawn = [0] * KINDS
    for _ in range(n):
        drawn[_draw(bag, rng)] += 1
    return drawn


def _draw(bag: list[int], rng: Rng) -> int:
    roll = rng.below(sum(bag))
    for kind in range(KINDS):
        roll -= bag[kind]
        if roll < 0:
            bag[kind] -= 1
            return kind
    raise AssertionError("the bag is empty")
