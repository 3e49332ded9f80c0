"""Answers in the Consume and Produce phases."""

from __future__ import annotations

from astrarium.bots.yardstick.race.goods import (
    Stock,
    best_plan,
    goods_worth,
    in_planning_order,
    price_of,
    stock_of,
    without,
)
from astrarium.bots.yardstick.race.outlook import Outlook
from astrarium.bots.yardstick.race.worth import hopes
from astrarium.games.race.effects import EAT, EAT_ALL, HAND_FOR_VP, SELL_GOOD
from astrarium.games.race.words import (
    ANY,
    DOUBLE_VP,
    KIND,
    MAKE_ANY,
    NAME,
    STOP,
    USE,
)


def _factor(outlook: Outlook) -> int:
    return 2 if outlook.chose(DOUBLE_VP) else 1


def _stock(outlook: Outlook) -> Stock:
    return stock_of(outlook.cards, outlook.me.stocked)


def _rest_worth(outlook: Outlook, stock: Stock, powers: list[int]) -> float:
    """What the powers that are left make of the goods that are left."""
    order = in_planning_order(outlook.cards, powers)
    factor, tableau = _factor(outlook), outlook.me.tableau
    return best_plan(outlook.cards, tableau, order, stock, factor, outlook.next_card)[0]


def sell(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """The good whose price and whose loss to the consume powers balance best."""
    cards, with_powers = outlook.cards, arguments[1] == 1
    stock = _stock(outlook)

    def worth(option: int) -> float:
        world = option % KIND
        kind = cards.good_kind[world]
        price = cards.price[kind]
        if with_powers:
            price = price_of(cards, outlook.me.tableau, kind) + cards.trade_bonus_here[world]
        return price * outlook.next_card + _rest_worth(
            outlook, without(stock, kind), outlook.powers
        )

    # A production world will have its next good for nothing, so its good goes first.
    return max(options, key=lambda option: (worth(option), cards.produces[option % KIND]))


def use_power(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """The powers of the best plan; one that would take more goods than planned waits."""
    cards, stock = outlook.cards, _stock(outlook)
    order = in_planning_order(cards, outlook.powers)
    factor, tableau = _factor(outlook), outlook.me.tableau
    _, plan = best_plan(cards, tableau, order, stock, factor, outlook.next_card)
    planned = dict(zip(order, plan, strict=True))
    powers = [option - USE for option in options if option != STOP]
    goods_free = [p for p in powers if cards.powers[p].what not in (EAT, EAT_ALL, SELL_GOOD)]
    for index in goods_free:
        if cards.powers[index].what != HAND_FOR_VP:
            return USE + index
    hungry = [index for index in powers if index not in goods_free]
    if hungry:
        return USE + min(
            hungry,
            key=lambda p: (planned[p] != most_eaten(outlook, p, stock), -planned[p], p),
        )
    for index in goods_free:
        if _cheapest(outlook) < cards.powers[index].vp:
            return USE + index
    return STOP if STOP in options else options[0]


def most_eaten(outlook: Outlook, index: int, stock: Stock) -> int:
    """The goods that a power takes once it is used: as many as possible."""
    power = outlook.cards.powers[index]
    if power.what == EAT_ALL:
        return sum(stock)
    if power.what == SELL_GOOD:
        return 1
    if power.different:
        kinds = sum(1 for count in stock if count)
        return min(power.uses, kinds // power.per_use) * power.per_use
    if power.here:
        return 1
    there = sum(stock) if power.goods == ANY else stock[power.goods]
    return min(power.uses, there // power.per_use) * power.per_use


def eat(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """Eat what the other powers miss least; worlds are named in ascending order."""
    index, left, floor = arguments[1], arguments[2], arguments[3]
    cards, stock = outlook.cards, _stock(outlook)
    power = cards.powers[index]
    if power.here:
        return options[0]
    worlds = [world for world in outlook.me.stocked if world >= floor]
    if power.goods != ANY:
        worlds = [world for world in worlds if cards.good_kind[world] == power.goods]
    chosen: list[int] = []
    while len(chosen) < left and worlds:
        world = _missed_least(outlook, worlds, stock)
        chosen.append(world)
        stock = without(stock, cards.good_kind[world])
        worlds.remove(world)
        if power.different:
            kind = cards.good_kind[world]
            worlds = [each for each in worlds if cards.good_kind[each] != kind]
    first = min(chosen) - options[0] % KIND + options[0]
    return first if first in options else options[0]


def _missed_least(outlook: Outlook, worlds: list[int], stock: Stock) -> int:
    """Production worlds before windfall worlds: they have their next good for nothing."""
    cards = outlook.cards

    def missed(world: int) -> tuple[float, bool, int, int]:
        kind = cards.good_kind[world]
        rest = _rest_worth(outlook, without(stock, kind), outlook.powers)
        draws = cards.produce_draw_here[world]
        return -rest, not cards.produces[world], kind - draws, world

    return min(worlds, key=missed)


def gamble(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """The number that most unseen cards carry."""
    cards = outlook.cards
    unseen = [
        copies - known for copies, known in zip(cards.copies, outlook.own["known"], strict=True)
    ]
    for side in outlook.sides:
        for card in side.tableau:
            unseen[card] -= 1
    for card in outlook.hand + (outlook.robot.tableau if outlook.robot is not None else []):
        unseen[card] -= 1

    def found(option: int) -> int:
        return sum(count for card, count in enumerate(unseen) if cards.cost[card] == option - NAME)

    return max(options, key=lambda option: (found(option), -option))


def _cheapest(outlook: Outlook) -> float:
    """What giving away the least useful card loses."""
    return min(hopes(outlook, outlook.hand), default=99.0) - outlook.money(-1)


def hand_for_vp(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """Cards that are worth less than the point they bring; named in ascending order."""
    index, left, floor = arguments[1], arguments[2], arguments[3]
    worths = zip(hopes(outlook, outlook.hand), outlook.hand, strict=True)
    choices = sorted(each for each in worths if each[1] >= floor)[:left]
    lost = -outlook.money(-1)
    given = [card for hope, card in choices if hope + lost < outlook.cards.powers[index].vp]
    if not given:
        return STOP if STOP in options else options[0]
    return next(option for option in options if option % KIND == min(given))


def refill(outlook: Outlook, arguments: list[int], options: list[int]) -> int:
    """The windfall world whose good is worth most; powers for one kind before those for any."""
    cards, me = outlook.cards, outlook.me
    stock = list(_stock(outlook))
    makes = [option for option in options if option < MAKE_ANY] or options

    def worth(option: int) -> tuple[float, int]:
        world = option % KIND
        kind = cards.goods[world]
        more = stock[:]
        more[kind] += 1
        together = goods_worth(cards, me.tableau, tuple(more), outlook.next_card)
        drawn = cards.produce_draw_here[world] * outlook.next_card
        return together + drawn, price_of(cards, me.tableau, kind)

    return max(makes, key=lambda option: (worth(option), -option))
