"""What holds in every position of the toy."""

from __future__ import annotations

from tests.toy.state import COPIES, FULL_HAND, HAND, KINDS, NO_CARD, PASS, UNDECIDED, ToyState


def broken(s: ToyState) -> list[str]:
    names = []
    if any(_copies(s, kind) != COPIES for kind in range(KINDS)):
        names.append("every kind has its copies")
    if len(s.seats) != s.rules.seats:
        names.append("there are as many seats as the rules say")
    if any(seat.coins < 0 for seat in s.seats):
        names.append("nobody is in debt")
    if any(sum(seat.hand) > max(HAND, FULL_HAND) for seat in s.seats):
        names.append("no hand is too large")
    if any(not UNDECIDED <= seat.bid <= PASS for seat in s.seats):
        names.append("a bid is a card or a pass")
    return names


def _copies(s: ToyState, kind: int) -> int:
    held = sum(seat.hand[kind] + seat.cellar[kind] for seat in s.seats)
    apart = sum(1 for card in (s.buried, s.shown) if card == kind and card != NO_CARD)
    return held + apart + s.deck[kind] + s.discards[kind]
