"""Orbs that a seat could be in: others' orb cards and face-down tokens dealt anew."""

from __future__ import annotations

from collections import Counter

from mypy_extensions import i64

from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.orb.state import A_LETTER, B_LETTER, Orb, OrbSeat, letter_of
from astrarium.games.race.orb.tables import OrbTables
from astrarium.games.race.orb.words import A_CARDS, ORB_CARDS
from astrarium.parts.bag import Unseen, unseen_things

# --- blanks: any cards and tokens with the right backs -------------------------------------------


def blank_orb(tables: OrbTables, seen: Data, eyes: int | None) -> Data:
    cards = _unseen_cards(tables, seen)
    tokens = _unseen_tokens(tables, seen)
    seats = [
        _filled_seat(each, seat == eyes, cards, tokens) for seat, each in enumerate(seen["seats"])
    ]
    return {**seen, "seats": seats}


def _unseen_cards(tables: OrbTables, seen: Data) -> tuple[list[int], list[int]]:
    known = {*seen["gone"], seen["drawn"], *seen["laid"][::4]}
    for seat in seen["seats"]:
        known.update(seat.get("hand", seat["shown"]))
    left = [card for card in range(ORB_CARDS) if card not in known]
    return [card for card in left if card < A_CARDS], [card for card in left if card >= A_CARDS]


def _unseen_tokens(tables: OrbTables, seen: Data) -> tuple[list[int], list[int]]:
    known = Counter(kind for seat in seen["seats"] for kind in seat["used"] + seat.get("held", []))
    pools: tuple[list[int], list[int]] = ([], [])
    for at, kind in enumerate(tables.token_kinds):
        pools[int(kind.letter)].extend([at] * (int(kind.count) - known[at]))
    return pools


def _filled_seat(
    seen: Data,
    mine: bool,
    cards: tuple[list[int], list[int]],
    tokens: tuple[list[int], list[int]],
) -> Data:
    if mine:
        return dict(seen)
    letters = seen["letters"]
    hand = list(seen["shown"])
    for letter, pool in enumerate(cards):
        hidden = letters[letter] - sum(1 for card in seen["shown"] if (card >= A_CARDS) == letter)
        hand += [pool.pop() for _ in range(hidden)]
    held = [
        pool.pop() for letter, pool in enumerate(tokens) for _ in range(seen["face_down"][letter])
    ]
    return {**seen, "hand": sorted(hand), "held": sorted(held)}


# --- dealing -------------------------------------------------------------------------------------


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
