"""Goods on worlds: counting, selling and consuming them."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.state import Race
from astrarium.games.race.tables import ConsumePower
from astrarium.games.race.words import (
    ALIEN,
    ANY,
    DOUBLE_VP,
    GREY,
    LANE_BITS,
    LANE_MASK,
    LOOSE,
    NONE,
)
from astrarium.parts.bits import count_bits


def one_of(kind: i64) -> i64:
    """One, in the place of a goods kind of a packed count."""
    return 1 << (LANE_BITS * kind)


def count_goods(s: Race, seat: i64, kind: i64) -> i64:
    """Goods of a kind (ANY: all) that lie on the seat's worlds."""
    player = s.players[seat]
    count: i64 = 0
    for at in range(len(player.goods)):
        if player.goods[at] == NONE:
            continue
        if kind == ANY or s.tables.good_kind[player.tableau[at]] == kind:
            count += 1
    if kind == ANY or kind == ALIEN:
        count += s.tables.lender.loose_goods(s, seat)
    return count + surplus(s, seat, kind)


def surplus(s: Race, seat: i64, kind: i64) -> i64:
    """Goods of a kind (ANY: all) on the storage world, beyond the first one there.

    [race.artifacts.power.produce.storage-several-goods]
    """
    extras = s.extras
    stored: i64 = 0 if extras is None else len(extras.seats[seat].stored)
    if stored == 0 or kind == ANY:
        return stored
    for card in s.players[seat].tableau:
        if s.tables.stores[card] == kind:
            return stored
    return 0


def different_kinds(s: Race, seat: i64) -> i64:
    player = s.players[seat]
    kinds: i64 = 0
    for at in range(len(player.goods)):
        if player.goods[at] != NONE:
            kinds |= 1 << s.tables.good_kind[player.tableau[at]]
    if s.tables.lender.loose_goods(s, seat) > 0:
        kinds |= 1 << ALIEN
    return count_bits(kinds)


def goods_choices(s: Race, seat: i64, verb: i64) -> list[int]:
    """One choice for each world that holds a good."""
    player = s.players[seat]
    holding = [at for at in range(len(player.goods)) if player.goods[at] != NONE]
    return sorted([verb + player.tableau[at] for at in holding])


def world_choices(s: Race, seat: i64, verb: i64) -> list[int]:
    """One choice for each world that could hold a good, whether or not there is one."""
    kinds = s.tables.good_kind
    return sorted([verb + card for card in s.players[seat].tableau if kinds[card] != GREY])


def loose_choices(s: Race, seat: i64, verb: i64) -> list[int]:
    """The choice for an Alien good that a token was played as; after all worlds."""
    return [verb + LOOSE] if s.tables.lender.loose_goods(s, seat) > 0 else []


def kind_at(s: Race, world: i64) -> i64:
    """The goods kind of a world, or of the token that stands for one."""
    return ALIEN if world == LOOSE else s.tables.good_kind[world]


def use_up_good(s: Race, seat: i64, world: i64) -> None:
    """A good of a world goes, or one that a token was played as."""
    if world == LOOSE:
        s.tables.lender.use_up_loose_good(s, seat)
    else:
        s.remove_good(seat, world)


def has_good(s: Race, seat: i64, world: i64) -> bool:
    if world == LOOSE:
        return s.tables.lender.loose_goods(s, seat) > 0
    player = s.players[seat]
    return player.goods[player.tableau.index(world)] != NONE


def for_sale(s: Race, world: i64) -> bool:
    """May the good of this world be sold by the Trade bonus?

    [race.artifacts.power.trade.no-sale]
    """
    return s.tables.no_sale[world] == 0


def sale_price(s: Race, seat: i64, world: i64, trade_powers: bool) -> i64:
    """Cards for the good of this world.

    The good is of its world's kind [race.base.trade.kind-from-world]; the powers that fit add up.
    [race.base.trade.bonuses-add-up]
    """
    kind = kind_at(s, world)
    # Rule race.base.consume.power-sell-without-trade-powers.
    if not trade_powers:
        return s.tables.price[kind]
    if world == LOOSE:
        return kind_price(s, seat, kind)
    # Rule race.base.trade.power-price-bonus-this-world.
    return kind_price(s, seat, kind) + s.tables.trade_bonus_here[world]


def kind_price(s: Race, seat: i64, kind: i64) -> i64:
    """Cards for a good of this kind, with the trade powers that count wherever it lies."""
    tables = s.tables
    price = tables.price[kind]
    for card in s.players[seat].tableau:
        powers = tables.trade_bonus[card]
        # Rule race.base.trade.power-price-bonus-any.
        price += (powers >> (LANE_BITS * ANY)) & LANE_MASK
        # Rule race.base.trade.power-price-bonus-kind.
        price += (powers >> (LANE_BITS * kind)) & LANE_MASK
    if tables.prices_by_chromosomes:
        price += chromosome_bonus(s, seat, kind)
    return price


def chromosome_bonus(s: Race, seat: i64, kind: i64) -> i64:
    """More cards for each chromosome world of the seller, wherever the good lay.

    [race.storm.power.trade-genes-bonus] [race.storm.card.clandestine-uplift-lab.own-world-counts]
    """
    each: i64 = 0
    worlds: i64 = 0
    for card in s.players[seat].tableau:
        each += (s.tables.trade_bonus_per_chromosome[card] >> (LANE_BITS * kind)) & LANE_MASK
        worlds += s.tables.chromosome[card]
    return each * worlds


def vp_factor(s: Race, seat: i64) -> i64:
    """[race.base.consume.double-vp]"""
    return 2 if s.players[seat].chose(DOUBLE_VP) else 1


def eat_all_goods(s: Race, seat: i64, power: ConsumePower) -> None:
    """One VP less than there were goods, doubled after the deduction.

    [race.base.consume.power-all-goods] [race.base.consume.double-all-goods]
    """
    player = s.players[seat]
    eaten: i64 = 0
    for at in range(len(player.goods)):
        while player.goods[at] != NONE:
            s.remove_good(seat, player.tableau[at])
            eaten += 1
    while s.tables.lender.loose_goods(s, seat) > 0:
        use_up_good(s, seat, LOOSE)
        eaten += 1
    rule = "race.base.consume.power-all-goods"
    s.tell("consume", seat, eaten, power.card, rule)
    s.gain_vp(seat, (eaten - 1) * vp_factor(s, seat), power.card, rule)
