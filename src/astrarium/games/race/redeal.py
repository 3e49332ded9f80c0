"""Positions that a seat could be in: what it cannot know is dealt anew.

Dealing looks at nothing but what the eyes know and at how many cards lie where they cannot see.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.core.rng import Rng
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import NONE
from astrarium.parts.bag import Bag, Unseen, counted


def deal(s: Race, eyes: int | None, rng: Rng) -> None:
    """Hand out the cards that these eyes cannot place: all ways are equally likely."""
    mine: i64 = NONE if eyes is None else eyes
    for part in s.tables.parts:
        if part.deals_all(s, mine, rng):
            return
    known = counted(new_known(s) if mine == NONE else s.players[mine].known)
    unseen = unseen_cards(s, mine, known, rng)
    for seat in range(len(s.players)):
        if seat != mine:
            deal_start_worlds(s, s.players[seat], unseen)
    for seat in range(len(s.players)):
        player = s.players[seat]
        if seat != mine:
            deal_hand(player, unseen)
            if player.tableau:
                player.looked_at = unseen.several(len(player.looked_at))
            player.known = new_known(s)
        deal_goods(player, unseen)
    unseen.refill(s.discard, known)
    extras = s.extras
    if extras is not None:
        for keeper in extras.seats:
            keeper.stored = [unseen.next() for _ in keeper.stored]
        for part in s.tables.parts:
            part.deal(s, mine, unseen, rng)
    s.deck = unseen.rest()


def new_known(s: Race) -> vec[u8]:
    return vec[u8]([0] * s.tables.count)


def unseen_cards(s: Race, eyes: i64, known: Bag, rng: Rng) -> Unseen:
    """All cards but those that these eyes see or know to be discarded."""
    unseen = Unseen(Bag(vec[u8](s.tables.copies), s.tables.deck_size), rng)
    unseen.see_bag(known)
    unseen.see(s.starters)
    for part in s.tables.parts:
        unseen.see(part.open_cards(s))
    for seat in range(len(s.players)):
        player = s.players[seat]
        unseen.see(player.tableau)
        if seat == eyes:
            unseen.see(player.hand)
            unseen.see(player.looked_at)
        else:
            unseen.see(player.shown)
    unseen.mix()
    return unseen


def deal_start_worlds(s: Race, player: Player, unseen: Unseen) -> None:
    """Before a seat has a tableau, the cards it looks at are a blue and a red start world."""
    if player.tableau or not player.looked_at:
        return
    player.looked_at = sorted(one_of_each_colour(s, len(player.looked_at), unseen))


def one_of_each_colour(s: Race, colours: i64, unseen: Unseen) -> list[int]:
    """A start world with an even number, then one with an odd one, as far as they are dealt."""
    worlds: list[int] = []
    for colour in range(colours):
        fitting = [number >= 0 and number % 2 == colour for number in s.tables.start_number]
        worlds.append(unseen.next_of(fitting))
    return worlds


def deal_hand(player: Player, unseen: Unseen) -> None:
    unknown = len(player.hand) - len(player.shown)
    player.hand = sorted(unseen.several(unknown) + player.shown)
    player.pick = player.second_pick = NONE


def deal_goods(player: Player, unseen: Unseen) -> None:
    for at in range(len(player.goods)):
        if player.goods[at] != NONE:
            player.goods[at] = unseen.next()
