"""Phase V: production worlds, windfall worlds, draws, comparisons."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, MAIN, WAIT, Frame, because
from astrarium.games.race.frames.deck import NewProduct, deck_has_card, draw_cards
from astrarium.games.race.frames.lanes import ask_independently
from astrarium.games.race.reasons import HAS_GOOD, NO_POWER_FOR_KIND
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import (
    ALIEN,
    ANY,
    KIND,
    LANE_BITS,
    LANE_MASK,
    MAKE,
    MAKE_ANY,
    NONE,
    NOVELTY,
    PRODUCE,
)


def start_produce(s: Race) -> None:
    seats: i64 = len(s.players)
    frames: list[Frame[Race] | None] = [None] * seats
    draws: i64 = 0
    for seat in range(seats):
        player = s.players[seat]
        player.active = len(player.tableau)
        player.made = 0
        player.made_draws = 0
        player.windfalls = 0
        for card in player.tableau:
            player.windfalls += s.tables.makes_windfall[card]
        if player.chose(PRODUCE):
            # Rule race.base.produce.bonus-windfall.
            player.windfalls += 1 << (LANE_BITS * ANY)
        draws += most_draws(s, player)
        frames[seat] = ProductionWorlds(seat, 0)
    ask_independently(s, frames, draws)


def most_draws(s: Race, player: Player) -> i64:
    """No seat can draw more than this in a Produce phase, goods included."""
    tables = s.tables
    goods: i64 = 0
    per_good: i64 = 0
    amount: i64 = 0
    for at in range(len(player.tableau)):
        card: i64 = player.tableau[at]
        if player.goods[at] == NONE and tables.goods[card]:
            goods += 1
            amount += tables.produce_draw_here[card]
        for kind in range(ALIEN + 1):
            place: i64 = LANE_BITS * kind
            per_good += (tables.produce_draw_per_good[card] >> place) & LANE_MASK
        per_good += tables.produce_draw_per_kind[card]
    return amount + goods * (1 + per_good) + flat_draws(s, player)


class ProductionWorlds(Frame[Race]):
    """Every production world without a good gets one. [race.base.produce.power-produce-here]"""

    def __init__(self, player: i64, at: i64) -> None:
        self.player = player
        self.at = at

    def data(self) -> list[int]:
        return [self.player, self.at]

    def advance(self, s: Race, lane: i64) -> i64:
        player = s.players[self.player]
        for at in range(self.at, len(player.tableau)):
            card: i64 = player.tableau[at]
            if s.tables.produces_here[card] and player.goods[at] == NONE:
                s.replace(lane, ProductionWorlds(self.player, at + 1))
                s.tell("produce", self.player, 1, card, "race.base.produce.power-produce-here")
                s.push(lane, NewProduct(self.player, card))
                return AGAIN
        s.replace(lane, WindfallWorlds(self.player))
        return AGAIN


class WindfallWorlds(Frame[Race]):
    """Choose a windfall world for a power of its kind, or for one of any kind.

    [race.base.produce.windfall-target-chosen] [race.base.produce.windfall-powers-any-order]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def seat(self, s: Race) -> i64:
        return self.player

    def advance(self, s: Race, lane: i64) -> i64:
        player = s.players[self.player]
        if player.windfalls and self.options(s) and deck_has_card(s):
            return WAIT
        player.windfalls = 0
        s.pop(lane)
        amount = player.made_draws + flat_draws(s, player) + draws_for_made(s, player)
        draw_cards(s, lane, self.player, amount, NONE, "race.base.produce.power-draw")
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
        player.windfalls -= 1 << (LANE_BITS * kind)
        rule = "race.base.produce.windfall-target-chosen"
        s.tell("produce", self.player, 1, world, rule)
        s.push(lane, NewProduct(self.player, world))


def flat_draws(s: Race, player: Player) -> i64:
    """Draws that do not depend on what was produced."""
    amount: i64 = 0
    for card in player.tableau:
        amount += s.tables.produce_draw[card]
        per_card = s.tables.produce_draw_per_card[card]
        if per_card is not None:
            # Rule race.base.produce.power-draw-per-tableau-card.
            for other in player.tableau:
                if per_card.cards[other]:
                    amount += per_card.vp
    return amount


def draws_for_made(s: Race, player: Player) -> i64:
    """[race.base.produce.power-draw-per-good] [race.base.produce.power-draw-per-kind]"""
    tables = s.tables
    amount: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        place: i64 = LANE_BITS * kind
        made: i64 = (player.made >> place) & LANE_MASK
        if made == 0:
            continue
        for card in player.tableau:
            amount += made * ((tables.produce_draw_per_good[card] >> place) & LANE_MASK)
            amount += tables.produce_draw_per_kind[card]
    return amount


def draws_for_most(s: Race, seat: i64) -> i64:
    """[race.base.produce.power-draw-if-most] [race.base.produce.most-strictly]"""
    amount: i64 = 0
    for card in s.players[seat].tableau:
        powers = s.tables.produce_draw_most[card]
        for kind in range(NOVELTY, ALIEN + 1):
            each = (powers >> (LANE_BITS * kind)) & LANE_MASK
            if each and made_most(s, seat, kind):
                amount += each
    return amount


def made_most(s: Race, seat: i64, kind: i64) -> bool:
    place: i64 = LANE_BITS * kind
    mine: i64 = (s.players[seat].made >> place) & LANE_MASK
    if mine == 0:
        return False
    for other in range(len(s.players)):
        if other != seat and (s.players[other].made >> place) & LANE_MASK >= mine:
            return False
    return True


def compare_production(s: Race) -> None:
    """At the end of the phase. [race.base.produce.most-at-phase-end]"""
    seats: i64 = len(s.players)
    for i in range(seats - 1, -1, -1):
        seat: i64 = (s.first_seat + i) % seats
        draw_cards(
            s, MAIN, seat, draws_for_most(s, seat), NONE, "race.base.produce.power-draw-if-most"
        )
