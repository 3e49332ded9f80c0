"""Orbs that a seat could be in: others' orb cards and face-down tokens dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.rng import Rng
from astrarium.games.race.orb.state import A_LETTER, B_LETTER, Orb, OrbSeat, letter_of
from astrarium.parts.bag import Unseen, unseen_things


def deal_orb(orb: Orb, eyes: i64, rng: Rng) -> None:
    """From all that nobody has seen and all that only others hold, letter by letter."""
    for seat in range(len(orb.seats)):
        if seat != eyes:
            put_back(orb, orb.seats[seat])
    cards = [unseen_things(bag.things(), rng) for bag in orb.cards]
    tokens = [unseen_things(bag.things(), rng) for bag in orb.tokens]
    for seat in range(len(orb.seats)):
        if seat != eyes:
            deal_cards(orb, orb.seats[seat], cards)
            deal_tokens(orb, orb.seats[seat], tokens)


def put_back(orb: Orb, mine: OrbSeat) -> None:
    for card in mine.hand:
        if card not in mine.shown:
            orb.cards[letter_of(card)].put(card)
    for kind in mine.tokens:
        orb.tokens[orb.tables.token_kinds[kind].letter].put(kind)


def deal_cards(orb: Orb, mine: OrbSeat, unseen: list[Unseen]) -> None:
    """Sorted, so that those with an A on their back come first."""
    hand: list[int] = mine.shown[:]
    for card in mine.hand:
        if card not in mine.shown:
            dealt = unseen[letter_of(card)].next()
            orb.cards[letter_of(dealt)].take(dealt)
            hand.append(dealt)
    hand.sort()
    mine.hand = hand


def deal_tokens(orb: Orb, mine: OrbSeat, unseen: list[Unseen]) -> None:
    letters = [int(orb.tables.token_kinds[kind].letter) for kind in mine.tokens]
    held = unseen[A_LETTER].several(letters.count(A_LETTER))
    held += unseen[B_LETTER].several(letters.count(B_LETTER))
    for kind in held:
        orb.tokens[orb.tables.token_kinds[kind].letter].take(kind)
    held.sort()
    mine.tokens = held
