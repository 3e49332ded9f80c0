"""What a seat may see, what a snapshot holds, and what must always hold."""

from __future__ import annotations

import operator

from astrarium.core.agenda import no_agenda
from astrarium.core.game import Data
from astrarium.games.race.extras import EXTRAS, Extras
from astrarium.games.race.state import POSITION, Player, Race, new_position
from astrarium.games.race.tables import RaceRules, all_chips
from astrarium.games.race.words import NONE
from astrarium.parts.fields import Fields, Fill, check_range


def chips_left(state: Data) -> int:
    """The pool as it lies there: what is taken beyond it comes from elsewhere.

    [race.base.consume.vp-beyond-pool]
    """
    return max(0, int(state["pool"]))


def state_data(s: Race, eyes: int | None) -> Data:
    seen = POSITION.seen(s, None, eyes)
    for part in s.tables.parts:
        part.hide(seen)
    if s.extras is not None:
        parts = {part.key: part.seen(s, eyes) for part in s.tables.parts}
        seen["extras"] = EXTRAS.seen(s.extras, None, eyes) | parts
    return seen


def full_data(s: Race) -> Data:
    full = POSITION.full(s)
    if s.extras is not None:
        parts = {part.key: part.full(s) for part in s.tables.parts}
        piles = {pile: full.pop(pile) for pile in ("deck", "discard")}  # they come last
        full["extras"] = EXTRAS.full(s.extras) | parts
        full.update(piles)
    return full


def from_data(rules: RaceRules, data: Data) -> Race:
    return read(rules, data, Fields.fill)


def read(rules: RaceRules, data: Data, fill: Fill) -> Race:
    """Of full data, or of a view: then of hidden cards only the number is right."""
    s = new_position(rules, no_agenda())
    fill(POSITION, s, data)
    check_cards(rules, s.starters)
    for player in s.players:
        check_player(rules, player)
    if s.extras is not None:
        s.extras = read_extras(rules, s.extras, data["extras"], fill)
    return s


def read_extras(rules: RaceRules, extras: Extras, data: Data, fill: Fill) -> Extras:
    fill(EXTRAS, extras, data)
    for seat in extras.seats:
        cards = [*seat.stored, *seat.used, int(seat.conquered)]
        check_range(cards, NONE, int(rules.count), "there is no such card")
    return Extras(extras.seats, [part.read(rules, data[part.key], fill) for part in rules.parts])


def check_player(rules: RaceRules, player: Player) -> None:
    if len(player.goods) != len(player.tableau):
        raise ValueError("goods and tableau do not fit")
    check_cards(rules, player.hand + player.looked_at + player.shown + player.tableau)
    check_cards(rules, [good for good in player.goods if good != NONE])
    check_range(player.powers, 0, len(rules.powers), "there is no such consume power")


def check_cards(rules: RaceRules, numbers: list[int]) -> None:
    check_range(numbers, 0, int(rules.count), "there is no such card")


# --- what must always hold -----------------------------------------------------------------------


def broken(s: Race) -> list[str]:
    """The names of the invariants that do not hold."""
    checks = {
        "cards are conserved": _cards_conserved(s),
        "piles count right": all(bag.size == sum(bag.counts) for bag in (s.deck, s.discard)),
        "the VP pool and the chips add up": s.pool + _chips(s) == all_chips(s.tables),
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
            all(each.shown.count(card) <= each.hand.count(card) for card in each.shown)
            for each in s.players
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
    return beside + sum(player.vp for player in s.players)


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
    for player, seat in zip(s.players, extras.seats, strict=True):
        shown = zip(player.tableau, player.goods, strict=True)
        holds = any(s.tables.stores[card] and good != NONE for card, good in shown)
        if seat.stored and not holds:
            return False
    return True


def _goods_fit(s: Race, player: Player) -> bool:
    return all(
        good == NONE or s.tables.good_kind[card] > 0
        for card, good in zip(player.tableau, player.goods, strict=True)
    )
