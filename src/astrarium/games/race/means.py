"""What a seat can bring to bear on a world: Military and money."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.effects import PAY_FOR_ALIEN, PAY_FOR_CHROMOSOME
from astrarium.games.race.goods import count_goods
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import ALIEN, ANY, GREY, LANE_BITS, LANE_MASK, NONE, NOVELTY

# --- Military ------------------------------------------------------------------------------------


def military_against(s: Race, player: Player, world: i64) -> i64:
    """General, specialised and temporary Military. [race.base.settle.military-sum]"""
    tables = s.tables
    strength = military_of(s, player, tables.goods[world], tables.rebel[world])
    return strength + tables.lender.military(s, player, world)


def military_of(s: Race, player: Player, kind: i64, rebel: i64) -> i64:
    """... against whatever is of this goods kind, a rebel or not."""
    strength = player.temporary
    # Rule race.base.power.waits-for-next-phase: only cards that were there before.
    for i in range(player.active):
        strength += card_military(s, player.tableau[i], kind, rebel)
    if s.tables.military_by_chromosomes:
        strength += chromosome_military(s, player)
    return strength


def card_military(s: Race, card: i64, kind: i64, rebel: i64) -> i64:
    """What a card itself adds as long as it lies in the tableau.

    [race.base.settle.power-military-general] [race.base.settle.power-military-negative]
    """
    tables = s.tables
    strength = tables.military[card]
    if kind != GREY:
        # Rule race.base.settle.power-military-against-goods-kind.
        strength += (tables.military_against[card] >> (LANE_BITS * kind)) & LANE_MASK
    if rebel:
        # Rule race.base.settle.power-military-against-rebel.
        strength += tables.military_against_rebel[card]
    return strength


def chromosome_military(s: Race, player: Player) -> i64:
    """General Military for each chromosome world that was there before.

    [race.artifacts.counting-powers.rebel-uplift-world]
    [race.artifacts.counting-powers.start-of-settle]
    """
    worlds = player.working(s.tables.chromosome)
    return worlds * player.working(s.tables.military_per_chromosome)


def special_military(s: Race, player: Player, world: i64, other: i64) -> i64:
    """Specialised Military that counts against this world but not against the other one."""
    tables = s.tables
    kind: i64 = GREY if tables.goods[world] == tables.goods[other] else tables.goods[world]
    rebel: i64 = 0 if tables.rebel[other] else tables.rebel[world]
    strength: i64 = 0
    for i in range(player.active):
        card: i64 = player.tableau[i]
        strength += card_military(s, card, kind, rebel) - tables.military[card]
    # What is lent against this world only is of no use elsewhere.
    lender = tables.lender
    special = lender.military(s, player, world) - lender.military(s, player, other)
    return strength + max(special, 0)


def reserves_against(s: Race, seat: i64, world: i64) -> i64:
    """Military against a second world when a first one has been conquered.

    What only counts against the first world is used up there before anything else.
    [race.artifacts.power.settle.reserve-attack-leftover-military]
    """
    player = s.players[seat]
    first = s.more_of(seat).conquered
    bound = s.tables.cost[first] - special_military(s, player, first, world)
    return military_against(s, player, world) - max(bound, 0)


def tableau_spare(s: Race, player: Player, world: i64) -> i64:
    """Temporary Military that could still be bought with cards of the tableau.

    What a card gives while it lies there goes with it.
    """
    tables = s.tables
    spare: i64 = 0
    for i in range(player.active):
        card: i64 = player.tableau[i]
        amount = tables.temporary_military[card]
        if amount:
            spare += amount - card_military(s, card, tables.goods[world], tables.rebel[world])
    return spare


def spare_military(s: Race, seat: i64, world: i64, hand: i64) -> i64:
    """All temporary Military that could still be bought, with so many hand cards to discard."""
    spare = tableau_spare(s, s.players[seat], world)
    if s.tables.spends_hand:
        spare += min(hires_left(s, seat), hand)
    if s.tables.spends_goods:
        spare += goods_spare(s, seat)
    return spare + s.tables.lender.spare_military(s, seat, world)


def used(s: Race, seat: i64, card: i64) -> i64:
    """How often the Settle power of a card was used in this phase."""
    return s.more_of(seat).used.count(card)


def note_use(s: Race, seat: i64, card: i64) -> None:
    mine = s.more_of(seat)
    mine.used = [*mine.used, card]


def hires_left(s: Race, seat: i64) -> i64:
    """Hand cards that may still be discarded for Military in this phase.

    [race.storm.power.discard-for-military.up-to-two]
    """
    player = s.players[seat]
    left: i64 = 0
    for i in range(player.active):
        card: i64 = player.tableau[i]
        if s.tables.hand_military[card]:
            left += s.tables.hand_military_uses[card] - used(s, seat, card)
    return left


def arming_card(s: Race, seat: i64, kind: i64, nth: i64) -> i64:
    """The nth card, strongest first, that still takes a good of this kind for Military; or NONE.

    [race.artifacts.power.settle.good-for-military]
    """
    player = s.players[seat]
    tables = s.tables
    found: list[int] = []
    for i in range(player.active):
        card: i64 = player.tableau[i]
        fits = tables.good_military[card] > 0 and tables.good_military_kind[card] == kind
        if fits and used(s, seat, card) == 0:
            found.append(card)
    if nth >= len(found):
        return NONE
    return sorted(found, key=lambda card: -tables.good_military[card])[nth]


def goods_spare(s: Race, seat: i64) -> i64:
    """Goods on new worlds count too. [race.artifacts.new-world.goods-usable-at-once]"""
    spare: i64 = 0
    for kind in range(NOVELTY, ALIEN + 1):
        goods = count_goods(s, seat, kind)
        if kind == ALIEN:
            # Rule race.artifacts.power.settle.good-for-military-technology-token.
            goods += s.tables.lender.spare_loose_goods(s, seat)
        for nth in range(goods):
            card = arming_card(s, seat, kind, nth)
            if card == NONE:
                break
            spare += s.tables.good_military[card]
    return spare


# --- money ---------------------------------------------------------------------------------------


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
    return amount + s.tables.lender.discount(s, player, world)


def pays_for_military(s: Race, player: Player) -> bool:
    """Is there a power for it, whatever the world?"""
    return player.working(s.tables.pays_for_military) > 0


def lets_pay(s: Race, card: i64, world: i64) -> bool:
    """May this military world be paid for by the power of this card?

    [race.artifacts.power.settle.pay-for-alien-military]
    [race.artifacts.power.settle.pay-for-symbol-military]
    """
    tables = s.tables
    worlds = tables.pays_for_military[card]
    if worlds == 0:
        return False
    if worlds == PAY_FOR_CHROMOSOME:
        return tables.chromosome[world] == 1
    # Rule race.base.settle.pay-for-military-not-alien.
    return (worlds == PAY_FOR_ALIEN) == (tables.goods[world] == ALIEN)


def pay_price(s: Race, player: Player, world: i64) -> i64:
    """The hand cards that this world costs; NONE if it cannot be paid for at all.

    A military world costs its defense, changed by the best power that allows the payment: only
    one is used. [race.artifacts.power.settle.pay-for-military-one-per-world]
    """
    tables = s.tables
    cost = tables.cost[world]
    if tables.military_world[world]:
        best: i64 = NONE
        for i in range(player.active):
            card: i64 = player.tableau[i]
            # Rule race.base.settle.power-pay-for-military.
            if tables.pays_for_military[card] and lets_pay(s, card, world):
                # Rule race.base.settle.pay-for-military-price.
                changed = cost + tables.pay_change[card]
                if best == NONE or changed < best:
                    best = changed
        if best == NONE:
            return NONE
        cost = best
    cost -= discount(s, player, world)  # Rule race.base.settle.pay-for-military-discounts.
    return max(cost, 0)  # Rule race.base.settle.never-below-zero.


def can_be_free(s: Race, player: Player, world: i64) -> bool:
    """Is there a card to discard that makes this payable world cost nothing?

    The goods kind counts, not the keyword.
    [race.base.settle.alien-is-goods-kind] [race.base.settle.cost-to-zero-rosetta-stone]
    """
    return s.tables.goods[world] != ALIEN and player.working(s.tables.cost_to_zero) > 0
