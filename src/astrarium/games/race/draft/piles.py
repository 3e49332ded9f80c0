"""Playing with one's own deck and discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.race.draft.state import Memory, Pile, put
from astrarium.games.race.words import NONE

if TYPE_CHECKING:
    from astrarium.games.race.state import Race


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
    remember_opened(s, pile, seat)


def remember_opened(s: Race, pile: Pile, seat: i64) -> None:
    """What all have seen in a discard pile stays among the cards of its owner."""
    player = s.players[seat]
    for card in pile.opened:
        seen: i64 = pile.opened.count(card)
        seen += player.tableau.count(card) + player.shown.count(card)
        for other in range(len(s.players)):
            memory = memory_of(s, other)
            if card in memory.split:
                continue  # it may be the one of the pair
            while memory.sure[seat].count(card) < seen:
                put(memory.sure[seat], card)
    pile.opened = []


def memory_of(s: Race, seat: i64) -> Memory:
    extras = s.extras
    assert extras is not None
    assert extras.draft is not None
    return extras.draft.memories[seat]
