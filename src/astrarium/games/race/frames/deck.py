"""Cards come from the deck: chance is asked, one card at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import DONE, NOBODY, WAIT
from astrarium.games.race.goods import one_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import DRAW, KIND, NONE
from astrarium.parts.bag import Bag, FromBag
from astrarium.parts.sets import insert_sorted, sorted_with

TO_HAND: Final = 0
TO_LOOK_AT: Final = 1  # the Explore phase


class FromDeck(FromBag[Race]):
    """The next card of the deck; every card that is left is equally likely."""

    def purpose(self) -> str:
        return "deck"

    def whose(self) -> i64:
        """Whose deck, where every seat has its own."""
        return NONE

    def bag(self, s: Race) -> Bag:
        return s.deck if s.extras is None else s.deck_of(self.whose())

    def verb(self) -> i64:
        return DRAW

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if deck_has_card(s, self.whose()) else DONE


def deck_has_card(s: Race, seat: i64 = NONE) -> bool:
    """A draw is lost when deck and discard pile are empty. [race.base.deck.draw-lost]"""
    deck = s.deck_of(seat)
    if deck.size == 0:
        s.reshuffle(seat)
    return deck.size > 0


class FromOwnDeck(FromDeck):
    """... that a seat draws from, where every seat has its own."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def whose(self) -> i64:
        return self.player


class Draw(FromOwnDeck):
    """A seat draws cards that only it sees. [race.base.deck.hand-secret]"""

    def __init__(self, player: i64, left: i64, where: i64) -> None:
        super().__init__(player)
        self.left = left
        self.where = where

    def advance(self, s: Race, lane: i64) -> i64:
        """[race.base.deck.draw-lost]"""
        if deck_has_card(s, self.player):
            return WAIT
        s.tell("draw-lost", self.player, self.left, NONE, "race.base.deck.draw-lost")
        return DONE

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        player = s.players[self.player]
        s.take_from_deck(card, self.player)
        if self.where == TO_HAND:
            insert_sorted(player.hand, card)
            self.tell_owner(s, "drawn", card)
        else:
            player.looked_at = sorted_with(player.looked_at, card)
            self.tell_owner(s, "looked-at", card)
        if self.left > 1:
            # Rule race.base.deck.draw-goes-on.
            s.replace(lane, Draw(self.player, self.left - 1, self.where))
        else:
            s.pop(lane)

    def tell_owner(self, s: Race, kind: str, card: i64) -> None:
        s.tell(kind, self.player, 1, card, "race.base.deck.hand-secret", self.player)

    def audience(self, s: Race, choice: i64) -> i64:
        return self.player


class NewGood(FromOwnDeck):
    """An unseen card becomes the good of a world. [race.base.deck.good-identity-unknown]"""

    def __init__(self, player: i64, world: i64) -> None:
        super().__init__(player)
        self.world = world

    def advance(self, s: Race, lane: i64) -> i64:
        """[race.base.deck.good-lost]"""
        if deck_has_card(s, self.player):
            return WAIT
        s.tell("good-lost", self.player, 1, self.world, "race.base.deck.good-lost")
        return DONE

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        s.pop(lane)
        put_good(s, self.player, self.world, choice % KIND)

    def audience(self, s: Race, choice: i64) -> i64:
        """[race.base.produce.goods-unseen]"""
        return NOBODY


def put_good(s: Race, seat: i64, world: i64, card: i64) -> None:
    """Goods need not wait as powers do. [race.base.power.goods-at-once]"""
    player = s.players[seat]
    s.take_from_deck(card, seat)
    player.goods[player.tableau.index(world)] = card


class NewProduct(NewGood):
    """A good that comes by production: it counts for the powers of the Produce phase.

    On windfall worlds too. [race.base.produce.draw-per-good-windfall-counts]
    [race.base.produce.power-draw-if-produced-here] [race.base.produce.draw-if-produced-windfall]
    """

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        tables = s.tables
        player = s.players[self.player]
        s.pop(lane)
        put_good(s, self.player, self.world, choice % KIND)
        player.made += one_of(tables.goods[self.world])
        here = tables.produce_draw_here[self.world]
        if here > 0:
            rule = "race.base.produce.power-draw-if-produced-here"
            s.tell("draw", self.player, here, self.world, rule)
            player.made_draws += here


class Flip(FromOwnDeck):
    """The top card is turned up for all. [race.base.consume.gamble-card-shown]"""

    def __init__(self, player: i64, named: i64) -> None:
        super().__init__(player)
        self.named = named

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        s.pop(lane)
        s.take_from_deck(card, self.player)
        if s.tables.cost[card] == self.named:
            # Rule race.base.consume.power-gamble.
            s.take_openly(self.player, card)
            s.tell("gamble-won", self.player, self.named, card, "race.base.consume.power-gamble")
        else:
            s.throw_away_openly(card, self.player)
            rule = "race.base.consume.gamble-miss-discarded"
            s.tell("gamble-lost", self.player, self.named, card, rule)


def draw_cards(s: Race, lane: i64, seat: i64, amount: i64, source: i64, rule: str) -> None:
    """Push a draw to hand, if there is anything to draw."""
    if amount > 0:
        s.tell("draw", seat, amount, source, rule)
        s.push(lane, Draw(seat, amount, TO_HAND))
