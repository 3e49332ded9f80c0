"""What a seat can bring to bear on a world: Military and money."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import ALIEN, ANY, GREY, LANE_BITS, LANE_MASK, NONE


def military_against(s: Race, player: Player, world: i64) -> i64:
    """General, specialised and temporary Military. [race.base.settle.military-sum]"""
    tables = s.tables
    kind = tables.goods[world]
    rebel = tables.rebel[world]
    strength = player.temporary
    # Rule race.base.power.waits-for-next-phase: only cards that were there before.
    for i in range(player.active):
        card: i64 = player.tableau[i]
        # Rule race.base.settle.power-military-general.
        # Rule race.base.settle.power-military-negative.
        strength += tables.military[card]
        if kind != GREY:
            # Rule race.base.settle.power-military-against-goods-kind.
            strength += (tables.military_against[card] >> (LANE_BITS * kind)) & LANE_MASK
        if rebel:
            # Rule race.base.settle.power-military-against-rebel.
            strength += tables.military_against_rebel[card]
    return strength


def spare_military(s: Race, player: Player) -> i64:
    """Temporary Military that could still be bought with cards of the tableau."""
    spare: i64 = 0
    for i in range(player.active):
        spare += s.tables.temporary_military[player.tableau[i]]
    return spare


def discount(s: Race, player: Player, world: i64) -> i64:
    """What powers take off the price of a world."""
    tables = s.tables
    kind = tables.goods[world]
    amount: i64 = 0
    # Rule race.base.settle.own-power-not-used: only cards that were there before.
    for i in range(player.active):
        powers = tables.settle_discount[player.tableau[i]]
        if powers == 0:
            continue
        # Rule race.base.settle.power-reduce-cost-any.
        amount += (powers >> (LANE_BITS * ANY)) & LANE_MASK
        # Rule race.base.settle.rosetta-stone-not-alien-kind: a grey world is of no kind.
        if kind != GREY:
            # Rule race.base.settle.power-reduce-cost-kind.
            amount += (powers >> (LANE_BITS * kind)) & LANE_MASK
    return amount


def pays_for_military(s: Race, player: Player) -> bool:
    """Is there a power for it, whatever the world?"""
    for i in range(player.active):
        if s.tables.pays_for_military[player.tableau[i]]:
            return True
    return False


def pay_price(s: Race, player: Player, world: i64) -> i64:
    """The hand cards that this world costs; NONE if it cannot be paid for at all.

    A military world costs its defense, changed by the best power that allows the payment.
    """
    tables = s.tables
    cost = tables.cost[world]
    if tables.military_world[world]:
        if tables.goods[world] == ALIEN:
            # Rule race.base.settle.pay-for-military-not-alien.
            return NONE
        best: i64 = NONE
        for i in range(player.active):
            card: i64 = player.tableau[i]
            # Rule race.base.settle.power-pay-for-military.
            if tables.pays_for_military[card]:
                # Rule race.base.settle.pay-for-military-price.
                changed = cost + tables.pay_change[card]
                if best == NONE or changed < best:
                    best = changed
        if best == NONE:
            return NONE
        cost = best
    cost -= discount(s, player, world)  # Rule race.base.settle.pay-for-military-discounts.
    return cost if cost > 0 else 0  # Rule race.base.settle.never-below-zero.


def can_be_free(s: Race, player: Player, world: i64) -> bool:
    """Is there a card to discard that makes this payable world cost nothing?

    The goods kind counts, not the keyword.
    [race.base.settle.alien-is-goods-kind] [race.base.settle.cost-to-zero-rosetta-stone]
    """
    if s.tables.goods[world] == ALIEN:
        return False
    for i in range(player.active):
        if s.tables.cost_to_zero[player.tableau[i]]:
            return True
    return False
