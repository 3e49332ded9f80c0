"""What a seat may see, what a snapshot holds, and what must always hold."""

from __future__ import annotations

import operator

from astrarium.core.agenda import no_agenda
from astrarium.core.game import Data
from astrarium.games.race.extras import (
    Extras,
    extras_from,
    full_seats,
    seen_seats,
)
from astrarium.games.race.state import Player, Race
from astrarium.games.race.tables import RaceRules, all_chips
from astrarium.games.race.words import NONE
from astrarium.parts.bag import bag_from


def public_player(player: Player) -> Data:
    """What everyone sees of a player.

    [race.base.deck.hand-size-public] [race.base.deck.tableau-public]
    [race.base.deck.goods-public] [race.base.deck.vp-chips-public]
    """
    return {
        "hand_size": len(player.hand),
        "looking_at": len(player.looked_at),
        "shown": list(player.shown),
        "tableau": list(player.tableau),
        "goods": [int(good != NONE) for good in player.goods],
        "powers": list(player.powers),
        "vp": player.vp,
        "action": player.action,
        "second_action": player.second_action,
        "active": player.active,
        "temporary": player.temporary,
        "windfalls": player.windfalls,
        "made": player.made,
        "made_draws": player.made_draws,
    }


def own_player(player: Player) -> Data:
    """What only the owner sees. [race.base.deck.hand-secret]"""
    return {
        "hand": list(player.hand),
        "looked_at": list(player.looked_at),
        "known": [int(count) for count in player.known],
        "pick": player.pick,
        "second_pick": player.second_pick,
    }


def public_state(s: Race) -> Data:
    return {
        "deck_size": s.deck.size,
        "discard_size": s.discard.size,
        "starters": list(s.starters),
        "pool": s.pool,
        "round": s.round_number,
    }


def chips_left(state: Data) -> int:
    """The pool as it lies there: what is taken beyond it comes from elsewhere.

    [race.base.consume.vp-beyond-pool]
    """
    return max(0, int(state["pool"]))


def state_data(s: Race, eyes: int | None) -> Data:
    players = [public_player(player) for player in s.players]
    if eyes is not None:
        players[eyes].update(own_player(s.players[eyes]))
    seen = public_state(s)
    for part in s.tables.parts:
        part.hide(seen)
    seen["players"] = players
    if s.extras is not None:
        parts = {part.key: part.seen(s, eyes) for part in s.tables.parts}
        seen["extras"] = {"seats": seen_seats(s.extras), **parts}
    return seen


def full_data(s: Race) -> Data:
    players = [
        {**public_player(player), **own_player(player), "good_cards": list(player.goods)}
        for player in s.players
    ]
    extras: Data = {}
    if s.extras is not None:
        parts = {part.key: part.full(s) for part in s.tables.parts}
        extras["extras"] = {"seats": full_seats(s.extras), **parts}
    return {
        **public_state(s),
        "players": players,
        **extras,
        "deck": s.deck.data(),
        "discard": s.discard.data(),
    }


def from_data(rules: RaceRules, data: Data) -> Race:
    players = [_player_from(rules, each) for each in data["players"]]
    if len(players) != rules.seats:
        raise ValueError("the number of players is wrong")
    return Race(
        rules,
        no_agenda(),
        0,
        players,
        bag_from(data["deck"], rules.count),
        bag_from(data["discard"], rules.count),
        _cards(rules, data["starters"]),
        int(data["pool"]),
        int(data["round"]),
        extras_from(rules, data["extras"]) if rules.expanded else None,
    )


def _player_from(rules: RaceRules, data: Data) -> Player:
    goods = [int(good) for good in data["good_cards"]]
    tableau = _cards(rules, data["tableau"])
    if len(goods) != len(tableau):
        raise ValueError("goods and tableau do not fit")
    _cards(rules, [good for good in goods if good != NONE])
    powers = [int(power) for power in data["powers"]]
    if any(not 0 <= power < len(rules.powers) for power in powers):
        raise ValueError("there is no such consume power")
    return Player(
        _cards(rules, data["hand"]),
        _cards(rules, data["looked_at"]),
        tableau,
        goods,
        bag_from(data["known"], rules.count).counts,
        _cards(rules, data["shown"]),
        powers,
        int(data["vp"]),
        int(data["action"]),
        int(data["second_action"]),
        int(data["pick"]),
        int(data["second_pick"]),
        int(data["active"]),
        int(data["temporary"]),
        int(data["windfalls"]),
        int(data["made"]),
        int(data["made_draws"]),
    )


def _cards(rules: RaceRules, numbers: list[int]) -> list[int]:
    if any(type(card) is not int or not 0 <= card < rules.count for card in numbers):
        raise ValueError("there is no such card")
    return list(numbers)


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
    for card in s.starters:
        counts[card] += 1
    for part in s.tables.parts:
        for card in part.cards(s):
            counts[card] += 1
    for seat in [] if s.extras is None else s.extras.seats:
        for card in seat.stored:
            counts[card] += 1
    for player in s.players:
        goods = [good for good in player.goods if good != NONE]
        for card in player.hand + player.looked_at + player.tableau + goods:
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
