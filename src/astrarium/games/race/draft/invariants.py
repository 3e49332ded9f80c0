"""What must always hold in a drafted game."""

from __future__ import annotations

from collections import Counter

from astrarium.games.race.draft.state import Draft
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE


def broken_draft(s: Race, draft: Draft) -> dict[str, bool]:
    seats = range(len(s.players))
    return {
        "own piles count right": all(
            bag.size == sum(bag.counts) for pile in draft.piles for bag in (pile.deck, pile.discard)
        ),
        "cards stay with their owner": all(_where_own_lie(s, draft, seat) for seat in seats),
        "seats are sure of nothing wrong": all(
            Counter(sure) <= Counter(draft.piles[seat].own)
            for memory in draft.memories
            for seat, sure in enumerate(memory.sure)
        ),
        "open discards lie in the pile": all(
            Counter(pile.opened) <= Counter(pile.discard.things()) for pile in draft.piles
        ),
    }


def _where_own_lie(s: Race, draft: Draft, seat: int) -> bool:
    """[race.storm.draft.draw-from-own-deck] [race.storm.draft.own-discard-pile]"""
    pile, player = draft.piles[seat], s.players[seat]
    lying = pile.deck.things() + pile.discard.things()
    cards = player.hand + player.tableau + [good for good in player.goods if good != NONE]
    return sorted(lying + (cards if draft.drafting else cards + player.looked_at)) == pile.own
