"""Phase III: the ways in which a world can be taken, and why one is closed."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.race.means import (
    can_be_free,
    military_against,
    pay_price,
    pays_for_military,
    spare_military,
)
from astrarium.games.race.reasons import (
    NO_PAY_POWER,
    NO_PAYMENT_FOR_MILITARY,
    NOT_FOR_ALIEN,
    NOTHING_TO_PAY,
    PAY_NOT_FOR_ALIEN,
    TOO_WEAK,
    WORLD_TOO_DEAR,
)
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import ALIEN, CONQUER, KIND, LAND, NONE, PAY_COST, SPEND
from astrarium.parts.sets import distinct


def worlds_in_hand(s: Race, seat: i64) -> list[int]:
    world = s.tables.world
    return [choice for choice in distinct(s.players[seat].hand, LAND) if world[choice % KIND]]


def placeable(s: Race, seat: i64, card: i64, can_pay: i64) -> i64:
    """LEGAL, or why a world of the hand cannot be placed. [race.base.settle.only-placeable]"""
    player = s.players[seat]
    price = pay_price(s, player, card)
    if payable(s, seat, card, price, can_pay):
        return LEGAL
    if not s.tables.military_world[card]:
        return because(WORLD_TOO_DEAR, price, can_pay)
    strength = military_against(s, player, card) + spare_military(s, seat, card, can_pay)
    return against_conquest(s, card, strength, TOO_WEAK)


def payable(s: Race, seat: i64, card: i64, price: i64, can_pay: i64) -> bool:
    """Is this price within reach, with all that could be given up for it?"""
    if price == NONE:
        return False
    if price - s.tables.lender.spare_discount(s, seat, card) <= can_pay:
        return True
    return can_be_free(s, s.players[seat], card)


def ways(s: Race, player: Player, world: i64) -> list[int]:
    """Conquest, payment, then the cards of the tableau that could be given up, ascending."""
    tables = s.tables
    choices: list[int] = [CONQUER, PAY_COST] if tables.military_world[world] else [PAY_COST]
    spends: list[int] = []
    for i in range(player.active):
        card: i64 = player.tableau[i]
        if tables.temporary_military[card] or tables.cost_to_zero[card]:
            spends.append(SPEND + card)
    spends.sort()
    return choices + spends


def against_conquest(s: Race, world: i64, strength: i64, code: i64) -> i64:
    """[race.base.settle.conquer-condition]"""
    defense = s.tables.cost[world]
    if strength >= defense:
        return LEGAL
    return because(code, defense, max(strength, 0))


def against_payment(s: Race, player: Player, world: i64) -> i64:
    """Temporary Military neither helps nor hinders it.

    [race.base.settle.pay-for-military-optional]
    [race.base.settle.no-mixing-payment-and-military]
    """
    price = pay_price(s, player, world)
    if price == NONE:
        owns_power = pays_for_military(s, player) and s.tables.goods[world] == ALIEN
        return because(PAY_NOT_FOR_ALIEN if owns_power else NO_PAY_POWER)
    can_pay: i64 = len(player.hand)
    return LEGAL if price <= can_pay else because(WORLD_TOO_DEAR, price, can_pay)


def against_cost_to_zero(s: Race, player: Player, world: i64) -> i64:
    """[race.base.settle.power-cost-to-zero]"""
    price = pay_price(s, player, world)
    if s.tables.goods[world] == ALIEN:
        # Rule race.base.settle.cost-to-zero-not-alien.
        return because(NOT_FOR_ALIEN)
    if price == NONE:
        # Rule race.base.settle.cost-to-zero-not-military-alone.
        return because(NO_PAYMENT_FOR_MILITARY)
    return LEGAL if price > 0 else because(NOTHING_TO_PAY)


def give_up(s: Race, seat: i64, card: i64, military: i64, rule: str) -> None:
    """A card of the tableau is discarded for its power: Military for this phase, or a world."""
    s.players[seat].temporary += military
    s.tell("spend", seat, military, card, rule)
    s.discard_from_tableau(seat, card)
