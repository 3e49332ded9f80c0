"""Own decks and discard piles, where they are not shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.race.words import NONE

if TYPE_CHECKING:
    from astrarium.games.race.state import Race


class Pile:
    """The deck and the discard pile of one seat, and all the cards that are its own."""

    def __init__(
        self,
        deck: vec[u8],
        deck_size: i64,
        discard: vec[u8],
        discard_size: i64,
        own: list[int],
        opened: list[int],
        worlds: list[int],
    ) -> None:
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.discard_size = discard_size
        self.own = own  # wherever they lie now; sorted
        self.opened = opened  # discarded for all to see since the last shuffle; sorted
        self.worlds = worlds  # the start worlds dealt, until one of them is revealed

    def clone(self) -> Pile:
        return Pile(
            self.deck[:],
            self.deck_size,
            self.discard[:],
            self.discard_size,
            self.own[:],
            self.opened[:],
            self.worlds[:],
        )


def new_pile(cards: int) -> Pile:
    return Pile(vec[u8]([0] * cards), 0, vec[u8]([0] * cards), 0, [], [], [])


def put(cards: list[int], card: i64) -> None:
    """Into a sorted list."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def take_from_own(s: Race, pile: Pile, seat: i64, card: i64) -> None:
    """[race.storm.draft.draw-from-own-deck]"""
    pile.deck[card] = pile.deck[card] - 1
    pile.deck_size -= 1
    if pile.deck_size == 0:
        reshuffle_own(s, pile, seat)


def reshuffle_own(s: Race, pile: Pile, seat: i64) -> None:
    """[race.storm.draft.reshuffle-own-discards]"""
    if pile.discard_size == 0:
        return
    for card in range(s.tables.count):
        pile.deck[card] = pile.deck[card] + pile.discard[card]
        pile.discard[card] = 0
    pile.deck_size += pile.discard_size
    rule = "race.storm.draft.reshuffle-own-discards"
    s.tell("reshuffle-own", seat, pile.discard_size, NONE, rule)
    pile.discard_size = 0
    s.players[seat].known = vec[u8]([0] * s.tables.count)
    for part in s.tables.parts:
        part.own_reshuffled(s, seat)
