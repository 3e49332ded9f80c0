"""What must always hold."""

from __future__ import annotations

import operator
from collections import Counter

from astrarium.games.race.extras import Extras
from astrarium.games.race.goods import has_good
from astrarium.games.race.state import Player, Race
from astrarium.games.race.tables import all_chips
from astrarium.games.race.words import NONE


def broken(s: Race) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "cards are conserved": _cards_conserved(s),
        "piles count right": all(bag.size == sum(bag.counts) for bag in (s.deck, s.discard)),
        "the VP pool and the chips add up": _chips(s) == all_chips(s.tables),
        "goods lie on worlds that take them": all(_goods_fit(s, each) for each in s.players),
        "hands are sorted": all(
            each.hand == sorted(each.hand) and each.looked_at == sorted(each.looked_at)
            for each in s.players
        ),
        "nothing is negative": all(
            min(each.vp, each.active, each.temporary, each.windfalls, each.made, each.made_draws)
            >= 0
            for each in s.players
        ),
        "no tableau holds a card twice": all(
            len(set(each.tableau)) == len(each.tableau) for each in s.players
        ),
        "seats know no more discards than there are": all(
            all(map(operator.le, each.known, s.discard_of(seat).counts))
            for seat, each in enumerate(s.players)
        ),
        "shown cards are in hand": all(
            Counter(each.shown) <= Counter(each.hand) for each in s.players
        ),
    }
    if s.extras is not None:
        checks["stored goods lie on a storage world"] = _storage_fits(s, s.extras)
        checks["placed worlds are counted"] = all(seat.placed >= 0 for seat in s.extras.seats)
    for part in s.tables.parts:
        checks.update(part.broken(s))
    return [name for name, holds in checks.items() if not holds]


def _chips(s: Race) -> int:
    beside = sum(part.chips(s) for part in s.tables.parts)
    return s.pool + beside + sum(player.vp for player in s.players)


def _cards_conserved(s: Race) -> bool:
    """[race.base.deck.cards-conserved]"""
    counts = list(map(operator.add, s.deck.counts, s.discard.counts))
    cards = s.starters[:]
    for part in s.tables.parts:
        cards += part.cards(s)
    for seat in [] if s.extras is None else s.extras.seats:
        cards += seat.stored
    for player in s.players:
        cards += player.hand + player.looked_at + player.tableau
        cards += [good for good in player.goods if good != NONE]
    for card in cards:
        counts[card] += 1
    return counts == s.tables.copies


def _storage_fits(s: Race, extras: Extras) -> bool:
    """Goods beyond the first lie only where a first one does."""
    stores = s.tables.stores
    return all(
        any(stores[card] and has_good(s, number, card) for card in s.players[number].tableau)
        for number, seat in enumerate(extras.seats)
        if seat.stored
    )


def _goods_fit(s: Race, player: Player) -> bool:
    return all(
        good == NONE or s.tables.good_kind[card] > 0
        for card, good in zip(player.tableau, player.goods, strict=True)
    )
