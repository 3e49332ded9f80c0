"""What a seat may see, what a snapshot holds, and positions that a seat could be in."""

from __future__ import annotations

import operator

from astrarium.core.agenda import no_agenda
from astrarium.core.game import Data
from astrarium.core.rng import Rng
from astrarium.games.race.extras import (
    Extras,
    extras_from,
    fill_in_extras,
    full_seats,
    open_cards,
    seen_seats,
)
from astrarium.games.race.state import POSITION, Player, Race, new_position
from astrarium.games.race.tables import RaceRules, all_chips
from astrarium.games.race.words import NONE


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
        seen["extras"] = {"seats": seen_seats(s.extras), **parts}
    return seen


def full_data(s: Race) -> Data:
    full = POSITION.full(s)
    if s.extras is not None:
        parts = {part.key: part.full(s) for part in s.tables.parts}
        piles = {pile: full.pop(pile) for pile in ("deck", "discard")}  # they come last
        full["extras"] = {"seats": full_seats(s.extras), **parts}
        full.update(piles)
    return full


def from_data(rules: RaceRules, data: Data) -> Race:
    s = new_position(rules, no_agenda())
    POSITION.fill(s, data)
    check_cards(rules, s.starters)
    for player in s.players:
        check_player(rules, player)
    if s.extras is not None:
        s.extras = extras_from(rules, data["extras"])
    return s


def check_player(rules: RaceRules, player: Player) -> None:
    if len(player.goods) != len(player.tableau):
        raise ValueError("goods and tableau do not fit")
    check_cards(rules, player.hand + player.looked_at + player.shown + player.tableau)
    check_cards(rules, [good for good in player.goods if good != NONE])
    if any(not 0 <= power < len(rules.powers) for power in player.powers):
        raise ValueError("there is no such consume power")


def check_cards(rules: RaceRules, numbers: list[int]) -> None:
    if any(not 0 <= card < rules.count for card in numbers):
        raise ValueError("there is no such card")


# --- what could be -------------------------------------------------------------------------------


def fill_in(rules: RaceRules, seen: Data, eyes: int | None, rng: Rng) -> Data:
    """Hand out the cards that these eyes cannot place: all ways are equally likely."""
    for part in rules.parts:
        guess = part.guess(rules, seen, eyes, rng)
        if guess is not None:
            return guess
    known = seen["players"][eyes]["known"] if eyes is not None else [0] * rules.count
    unseen = _unseen_cards(rules, seen, known)
    _shuffle(unseen, rng)
    dealt = [
        _start_worlds(rules, each, unseen) if seat != eyes else []
        for seat, each in enumerate(seen["players"])
    ]
    players = [
        _filled_player(rules, each, seat == eyes, dealt[seat], unseen)
        for seat, each in enumerate(seen["players"])
    ]
    discard = list(known)
    for _ in range(seen["discard_size"] - sum(known)):
        discard[unseen.pop()] += 1
    extras = {}
    if "extras" in seen:
        extras["extras"] = fill_in_extras(rules, seen["extras"], eyes, unseen, rng)
    deck = [0] * rules.count
    for card in unseen:
        deck[card] += 1
    return {**seen, "players": players, **extras, "deck": deck, "discard": discard}


def _unseen_cards(rules: RaceRules, seen: Data, known: list[int]) -> list[int]:
    left = [copies - gone for copies, gone in zip(rules.copies, known, strict=True)]
    for card in seen["starters"]:
        left[card] -= 1
    for card in open_cards(rules, seen.get("extras", {})):
        left[card] -= 1
    for player in seen["players"]:
        visible = player["tableau"] + player.get("looked_at", [])
        for card in visible + player.get("hand", player["shown"]):
            left[card] -= 1
    return [card for card, count in enumerate(left) for _ in range(count)]


def _shuffle(cards: list[int], rng: Rng) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def _start_worlds(rules: RaceRules, seen: Data, unseen: list[int]) -> list[int]:
    """Before a seat has a tableau, the cards it looks at are a blue and a red start world."""
    if seen["tableau"]:
        return []
    worlds = []
    for colour in range(seen["looking_at"]):
        fitting = [
            card
            for card in unseen
            if rules.start_number[card] >= 0 and rules.start_number[card] % 2 == colour
        ]
        unseen.remove(fitting[0])
        worlds.append(fitting[0])
    return worlds


def _filled_player(
    rules: RaceRules, seen: Data, mine: bool, dealt: list[int], unseen: list[int]
) -> Data:
    player = dict(seen)
    if not mine:
        hidden = seen["hand_size"] - len(seen["shown"])
        player["hand"] = sorted(seen["shown"] + [unseen.pop() for _ in range(hidden)])
        left = seen["looking_at"] - len(dealt)
        player["looked_at"] = sorted(dealt + [unseen.pop() for _ in range(left)])
        player["known"] = [0] * rules.count
        player["pick"] = player["second_pick"] = NONE
    player["good_cards"] = [unseen.pop() if good else NONE for good in seen["goods"]]
    return player


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
