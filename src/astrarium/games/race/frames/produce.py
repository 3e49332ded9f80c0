"""Phase V: production worlds, windfall worlds, draws, comparisons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, MAIN, WAIT, Frame, SeatFrame, because
from astrarium.games.race.frames.deck import TO_HAND, Draw, NewProduct, deck_has_card
from astrarium.games.race.frames.hand import FOR_PRODUCTION, DiscardCards
from astrarium.games.race.frames.lanes import ask_independently
from astrarium.games.race.frames.store import StoreGoods, storage_of
from astrarium.games.race.goods import has_good, one_of
from astrarium.games.race.reasons import HAS_GOOD, NO_POWER_FOR_KIND
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import (
    ALIEN,
    ANY,
    GREY,
    KIND,
    LANE_BITS,
    LANE_MASK,
    MAKE,
    MAKE_ANY,
    NONE,
    NOVELTY,
    PRODUCE,
    STOP,
)

BEFORE: Final = -1  # where a phase with a storage world begins

# When a hand card may be discarded to produce.
BEFORE_DRAWS: Final = 0
BEFORE_COUNTING: Final = 1
AFTER_DRAWS: Final = 2


def start_produce(s: Race) -> None:
    seats: i64 = len(s.players)
    frames: list[Frame[Race] | None] = [None] * seats
    draws: i64 = 0
    for seat in range(seats):
        player = s.players[seat]
        player.active = len(player.tableau)
        player.made = 0
        player.made_draws = 0
        player.windfalls = player.total(s.tables.makes_windfall)
        if player.chose(PRODUCE):
            # Rule race.base.produce.bonus-windfall.
            player.windfalls += one_of(ANY)
        draws += most_draws(s, player)
        storage = storage_of(s, player) if s.tables.any_storage else NONE
        frames[seat] = ProductionWorlds(seat, 0 if storage == NONE else BEFORE)
    ask_independently(s, frames, draws)


def most_draws(s: Race, player: Player) -> i64:
    """No seat can draw more than this in a Produce phase, goods included."""
    tables = s.tables
    goods: i64 = 0
    per_good: i64 = 0
    amount: i64 = 0
    stored = storage_of(s, player) if tables.any_storage else NONE
    kept: i64 = GREY if stored == NONE else tables.stores[stored]
    for at in range(len(player.tableau)):
        card: i64 = player.tableau[at]
        movable = kept != GREY and tables.goods[card] == kept
        if (player.goods[at] == NONE or movable) and tables.goods[card]:
            goods += 1
            amount += tables.produce_draw_here[card]
        for kind in range(ALIEN + 1):
            place: i64 = LANE_BITS * kind
            per_good += (tables.produce_draw_per_good[card] >> place) & LANE_MASK
        per_good += tables.produce_draw_per_kind[card]
    return amount + goods * (1 + per_good) + flat_draws(s, player)


class ProductionWorlds(Frame[Race]):
    """Every production world without a good gets one; windfall worlds do not.

    [race.base.produce.power-produce-here] [race.base.produce.windfall-not-by-itself]
    """

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def advance(self, s: Race, lane: i64) -> i64:
        player = s.players[self.player]
        if self.at == BEFORE:
            s.replace(lane, ProductionWorlds(self.player, 0))
            s.push(lane, StoreGoods(self.player, storage_of(s, player), 0))
            return AGAIN
        for at in range(self.at, len(player.tableau)):
            card: i64 = player.tableau[at]
            # Rule race.base.produce.one-good-per-world.
            if s.tables.produces_here[card] and player.goods[at] == NONE:
                s.replace(lane, ProductionWorlds(self.player, at + 1))
                if deck_has_card(s, self.player):
                    s.tell("produce", self.player, 1, card, "race.base.produce.power-produce-here")
                s.push(lane, NewProduct(self.player, card))
                return AGAIN
        s.replace(lane, WindfallWorlds(self.player))
        return AGAIN


class WindfallWorlds(SeatFrame[Race]):
    """Choose a windfall world for a power of its kind, or for one of any kind.

    [race.base.produce.power-windfall-kind] [race.base.produce.power-windfall-any]
    [race.base.produce.windfall-target-chosen] [race.base.produce.windfall-powers-any-order]
    """

    def advance(self, s: Race, lane: i64) -> i64:
        player = s.players[self.player]
        # Rule race.base.produce.bonus-needs-empty-windfall.
        if player.windfalls and self.options(s) and deck_has_card(s, self.player):
            return WAIT
        player.windfalls = 0
        if s.tables.any_card_producer and card_producer(s, self.player) != NONE:
            s.replace(lane, CardProduction(self.player, BEFORE_DRAWS, 1))
            return AGAIN
        s.pop(lane)
        draw_for_production(s, lane, self.player)
        return AGAIN

    def candidates(self, s: Race) -> list[int]:
        worlds = [card for card in s.players[self.player].tableau if s.tables.windfall[card]]
        worlds.sort()
        return [MAKE + card for card in worlds] + [MAKE_ANY + card for card in worlds]

    def reason(self, s: Race, choice: i64) -> i64:
        player = s.players[self.player]
        world = choice % KIND
        if player.goods[player.tableau.index(world)] != NONE:
            return because(HAS_GOOD)
        kind: i64 = ANY if choice >= MAKE_ANY else s.tables.goods[world]
        left = (player.windfalls >> (LANE_BITS * kind)) & LANE_MASK
        return LEGAL if left > 0 else because(NO_POWER_FOR_KIND)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        world = choice % KIND
        kind: i64 = ANY if choice >= MAKE_ANY else s.tables.goods[world]
        player.windfalls -= one_of(kind)
        rule = "race.base.produce.windfall-target-chosen"
        s.tell("produce", self.player, 1, world, rule)
        s.push(lane, NewProduct(self.player, world))


def draw_for_production(s: Race, lane: i64, seat: i64) -> None:
    """After all production: what it earned, and what the phase gives anyway."""
    amount = s.players[seat].made_draws  # told world by world, when they produced
    for card in s.players[seat].tableau:
        amount += plain_draws(s, seat, card) + counting_draws(s, seat, card)
    if amount > 0:
        s.push(lane, Draw(seat, amount, TO_HAND))


def plain_draws(s: Race, seat: i64, card: i64) -> i64:
    """What a card gives however much was produced."""
    # Rule race.base.produce.power-draw.
    amount = told(s, seat, s.tables.produce_draw[card], card, "race.base.produce.power-draw")
    rule = "race.base.produce.power-draw-per-tableau-card"
    return amount + told(s, seat, draws_per_card(s, s.players[seat], card), card, rule)


def counting_draws(s: Race, seat: i64, card: i64) -> i64:
    """What a card gives for production. [race.base.produce.counting-after-production]"""
    player = s.players[seat]
    rule = "race.base.produce.power-draw-per-good"
    amount = told(s, seat, draws_per_good(s, player, card), card, rule)
    rule = "race.base.produce.power-draw-per-kind"
    return amount + told(s, seat, draws_per_kind(s, player, card), card, rule)


# --- production for a hand card ------------------------------------------------------------------


def counts_production(s: Race, player: Player) -> bool:
    """Are there powers that count what was produced? Then it matters who comes first."""
    tables = s.tables
    return (
        player.total(tables.produce_draw_per_good) + player.total(tables.produce_draw_per_kind) > 0
    )


def card_producer(s: Race, seat: i64) -> i64:
    """A world that still could produce for a hand card, or NONE."""
    worlds = [card for card in s.players[seat].tableau if s.tables.produces_for_card[card]]
    empty = [world for world in worlds if not has_good(s, seat, world)]
    return empty[0] if empty else NONE


class CardProduction(SeatFrame[Race]):
    """Discard a hand card to produce: before the draws, or with what they brought.

    Whoever waits for the counting powers has a good that they no longer see, also where they
    brought no card.
    [race.storm.power.discard-to-produce] [race.storm.power.no-interruption]
    [race.storm.power.discard-to-produce.with-diversified-economy-card]
    [race.storm.power.discard-to-produce.not-counted-by-diversified-economy]
    """

    def __init__(self, player: i64, step: i64, fresh: i64) -> None:
        super().__init__(player)
        self.step = step
        self.fresh = fresh  # 1 where something has changed since it was last asked

    def advance(self, s: Race, lane: i64) -> i64:
        can_produce = (
            self.fresh and card_producer(s, self.player) != NONE and deck_has_card(s, self.player)
        )
        if can_produce and s.players[self.player].hand:
            return WAIT
        return self.go_on(s, lane)

    def go_on(self, s: Race, lane: i64) -> i64:
        if self.step == AFTER_DRAWS:
            s.pop(lane)
            return AGAIN
        player = s.players[self.player]
        amount: i64 = player.made_draws if self.step == BEFORE_DRAWS else 0
        for card in player.tableau:
            if self.step == BEFORE_DRAWS:
                amount += plain_draws(s, self.player, card)
            else:
                amount += counting_draws(s, self.player, card)
        fresh = amount > 0 or (self.step == BEFORE_COUNTING and counts_production(s, player))
        s.replace(lane, CardProduction(self.player, self.step + 1, 1 if fresh else 0))
        if amount > 0:
            s.push(lane, Draw(self.player, amount, TO_HAND))
        return AGAIN

    def candidates(self, s: Race) -> list[int]:
        return [MAKE + card_producer(s, self.player), STOP]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == STOP:
            self.go_on(s, lane)
            return
        world = choice % KIND
        s.tell("produce", self.player, 1, world, "race.storm.power.discard-to-produce")
        s.push(lane, NewProduct(self.player, world))
        s.push(lane, DiscardCards(self.player, 1, 0, FOR_PRODUCTION))


def told(s: Race, seat: i64, amount: i64, source: i64, rule: str) -> i64:
    """The amount, after telling of the draw it is."""
    if amount > 0:
        s.tell("draw", seat, amount, source, rule)
    return amount


def draws_per_card(s: Race, player: Player, card: i64) -> i64:
    """[race.base.produce.power-draw-per-tableau-card]"""
    power = s.tables.produce_draw_per_card[card]
    if power is None:
        return 0
    return power.vp * len([other for other in player.tableau if power.cards[other]])


def flat_draws(s: Race, player: Player) -> i64:
    """Draws that do not depend on what was produced."""
    amount = player.total(s.tables.produce_draw)
    for card in player.tableau:
        amount += draws_per_card(s, player, card)
    return amount


def made_of(player: Player, kind: i64) -> i64:
    """Goods of a kind produced in this phase. [race.base.produce.old-goods-not-counted]"""
    return (player.made >> (LANE_BITS * kind)) & LANE_MASK


def draws_per_good(s: Race, player: Player, card: i64) -> i64:
    """[race.base.produce.power-draw-per-good]"""
    powers = s.tables.produce_draw_per_good[card]
    amount: i64 = 0
    if powers:
        for kind in range(NOVELTY, ALIEN + 1):
            amount += made_of(player, kind) * ((powers >> (LANE_BITS * kind)) & LANE_MASK)
    return amount


def draws_per_kind(s: Race, player: Player, card: i64) -> i64:
    """[race.base.produce.power-draw-per-kind]"""
    each = s.tables.produce_draw_per_kind[card]
    if not each:
        return 0
    return each * len([kind for kind in range(NOVELTY, ALIEN + 1) if made_of(player, kind) > 0])


def draws_for_most(s: Race, seat: i64, card: i64) -> i64:
    """[race.base.produce.power-draw-if-most]"""
    powers = s.tables.produce_draw_most[card]
    amount: i64 = 0
    if powers:
        for kind in range(NOVELTY, ALIEN + 1):
            each = (powers >> (LANE_BITS * kind)) & LANE_MASK
            if each and made_most(s, seat, kind):
                amount += each
    return amount


def made_most(s: Race, seat: i64, kind: i64) -> bool:
    """At least one, and more than anybody else.

    [race.base.produce.most-needs-one] [race.base.produce.most-strictly]
    """
    made = [made_of(player, kind) for player in s.players]
    mine = made[seat]
    return mine > 0 and mine == max(made) and made.count(mine) == 1


def compare_production(s: Race) -> None:
    """When all have produced. [race.base.produce.most-at-phase-end]"""
    rule = "race.base.produce.power-draw-if-most"
    for seat in s.clockwise()[::-1]:
        amount: i64 = 0
        for card in s.players[seat].tableau:
            amount += told(s, seat, draws_for_most(s, seat, card), card, rule)
        if amount > 0:
            s.push(MAIN, Draw(seat, amount, TO_HAND))
