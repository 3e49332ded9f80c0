"""Answers in the Consume and Produce phases."""

from __future__ import annotations

from astrarium.bots.race.builds import Purse
from astrarium.bots.race.goods import (
    Stock,
    best_plan,
    goods_worth,
    in_planning_order,
    stock_of,
    without,
)
from astrarium.bots.race.outlook import Outlook
from astrarium.games.race.effects import EAT, EAT_ALL, HAND_FOR_VP, SELL_GOOD
from astrarium.games.race.frames.consume import Gamble, HandForVp, UsePowers
from astrarium.games.race.frames.eat import EatGoods
from astrarium.games.race.frames.produce import WindfallWorlds
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.goods import sale_price, vp_factor
from astrarium.games.race.words import ANY, KIND, MAKE_ANY, NAME, STOP, USE


def _stock(outlook: Outlook) -> Stock:
    return stock_of(outlook.rules, outlook.me.stocked)


def _planned(outlook: Outlook, stock: Stock) -> tuple[float, dict[int, int]]:
    """What the powers that are left make of the goods that are left, and what each takes."""
    order = in_planning_order(outlook.rules, outlook.player.powers)
    factor = int(vp_factor(outlook.s, outlook.seat))
    value, plan = best_plan(outlook.table, order, stock, factor, outlook.next_card)
    return value, dict(zip(order, plan, strict=True))


def sell(outlook: Outlook, frame: SellGood, options: list[int]) -> int:
    """The good whose price and whose loss to the consume powers balance best."""
    rules, stock = outlook.rules, _stock(outlook)

    def worth(option: int) -> tuple[float, bool]:
        world = option % KIND
        price = int(sale_price(outlook.s, outlook.seat, world, frame.trade_powers == 1))
        rest = _planned(outlook, without(stock, int(rules.good_kind[world])))[0]
        # A production world will have its next good for nothing, so its good goes first.
        return price * outlook.next_card + rest, rules.produces_here[world] > 0

    return max(options, key=worth)


def use_power(outlook: Outlook, frame: UsePowers, options: list[int]) -> int:
    """The powers of the best plan; one that would take more goods than planned waits."""
    powers, stock = outlook.rules.powers, _stock(outlook)
    planned = _planned(outlook, stock)[1]
    open_now = [option - USE for option in options if option != STOP]
    goods_free = [p for p in open_now if powers[p].what not in (EAT, EAT_ALL, SELL_GOOD)]
    for index in goods_free:
        if powers[index].what != HAND_FOR_VP:
            return USE + index
    hungry = [index for index in open_now if index not in goods_free]
    if hungry:
        return USE + min(
            hungry,
            key=lambda p: (planned[p] != most_eaten(outlook, p, stock), -planned[p], p),
        )
    for index in goods_free:
        if Purse(outlook).cheapest()[0] < int(powers[index].vp):
            return USE + index
    return STOP if STOP in options else options[0]


def most_eaten(outlook: Outlook, index: int, stock: Stock) -> int:
    """The goods that a power takes once it is used: as many as possible."""
    power = outlook.rules.powers[index]
    if power.what == EAT_ALL:
        return sum(stock)
    if power.what == SELL_GOOD or (power.here and not power.different):
        return 1
    there = sum(stock) if power.goods == ANY else stock[power.goods]
    if power.different:
        there = sum(1 for count in stock if count)
    return int(min(power.uses, there // power.goods_per_use) * power.goods_per_use)


def eat(outlook: Outlook, frame: EatGoods, options: list[int]) -> int:
    """Eat what the other powers miss least; worlds are named in ascending order."""
    rules, stock = outlook.rules, _stock(outlook)
    power = rules.powers[frame.power]
    if power.here:
        return options[0]
    worlds = [world for world in outlook.me.stocked if world >= frame.floor]
    if power.goods != ANY:
        worlds = [world for world in worlds if rules.good_kind[world] == power.goods]
    chosen: list[int] = []
    while len(chosen) < frame.left and worlds:
        world = _missed_least(outlook, worlds, stock)
        kind = int(rules.good_kind[world])
        chosen.append(world)
        stock = without(stock, kind)
        worlds.remove(world)
        if power.different:
            worlds = [each for each in worlds if rules.good_kind[each] != kind]
    first = min(chosen) - options[0] % KIND + options[0]
    return first if first in options else options[0]


def _missed_least(outlook: Outlook, worlds: list[int], stock: Stock) -> int:
    """Production worlds before windfall worlds: they have their next good for nothing."""
    rules = outlook.rules

    def missed(world: int) -> tuple[float, bool, int, int]:
        kind = int(rules.good_kind[world])
        rest = _planned(outlook, without(stock, kind))[0]
        draws = int(rules.produce_draw_here[world])
        return -rest, not rules.produces_here[world], kind - draws, world

    return min(worlds, key=missed)


def gamble(outlook: Outlook, frame: Gamble, options: list[int]) -> int:
    """The number that most unseen cards carry."""
    rules = outlook.rules
    unseen = [
        copies - known for copies, known in zip(rules.copies, outlook.player.known, strict=True)
    ]
    for cards in [outlook.hand, *(side.table.cards for side in outlook.sides)]:
        for card in cards:
            unseen[card] -= 1
    if outlook.robot is not None:
        for card in outlook.robot.robot.tableau:
            unseen[card] -= 1

    def found(option: int) -> int:
        return sum(count for card, count in enumerate(unseen) if rules.cost[card] == option - NAME)

    return max(options, key=lambda option: (found(option), -option))


def hand_for_vp(outlook: Outlook, frame: HandForVp, options: list[int]) -> int:
    """Cards that are worth less than the point they bring; named in ascending order."""
    purse, lost = Purse(outlook), -outlook.money(-1)
    choices = sorted(each for each in zip(purse.hopes, purse.hand) if each[1] >= frame.floor)
    vp = int(outlook.rules.powers[frame.power].vp)
    given = [card for hope, card in choices[: frame.left] if hope + lost < vp]
    if not given:
        return STOP if STOP in options else options[0]
    return next(option for option in options if option % KIND == min(given))


def refill(outlook: Outlook, frame: WindfallWorlds, options: list[int]) -> int:
    """The windfall world whose good is worth most; powers for one kind before those for any."""
    rules, table = outlook.rules, outlook.table
    makes = [option for option in options if option < MAKE_ANY] or options

    def worth(option: int) -> tuple[float, int, int]:
        world = option % KIND
        kind = int(rules.goods[world])
        more = list(_stock(outlook))
        more[kind] += 1
        together = goods_worth(table, tuple(more), outlook.next_card)
        drawn = int(rules.produce_draw_here[world]) * outlook.next_card
        return together + drawn, table.sale(kind), -option

    return max(makes, key=worth)
