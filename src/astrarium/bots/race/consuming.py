"""Answers in the Consume and Produce phases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.bots.race.builds import Purse
from astrarium.bots.race.goods import (
    Planner,
    goods_worth,
    how_many,
    kinds_in,
    stock_of,
    without,
)
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.tableau import of_kind
from astrarium.games.race.effects import EAT, EAT_ALL, HAND_FOR_VP, SELL_GOOD
from astrarium.games.race.frames.consume import Gamble, HandForVp, UsePowers
from astrarium.games.race.frames.eat import EatGoods
from astrarium.games.race.frames.produce import WindfallWorlds
from astrarium.games.race.frames.sell import SellGood
from astrarium.games.race.goods import one_of, sale_price, vp_factor
from astrarium.games.race.words import ANY, KIND, MAKE_ANY, NAME, NONE, STOP, USE

WINDFALL: Final = 0x1000000  # after all production worlds


def _stock(outlook: Outlook) -> i64:
    return stock_of(outlook.rules, outlook.me.stocked)


class Meal:
    """What the powers that are left make of the goods that are left."""

    def __init__(self, outlook: Outlook) -> None:
        self.planner = Planner(outlook.table, outlook.player.powers, outlook.next_card)
        self.factor = vp_factor(outlook.s, outlook.seat)

    def worth(self, stock: i64) -> float:
        return self.planner.best(0, stock, self.factor).value

    def planned(self, stock: i64) -> dict[int, int]:
        """What each power takes."""
        taken = self.planner.best(0, stock, self.factor).each_takes()
        return dict(zip(self.planner.order, taken, strict=True))


def sell(outlook: Outlook, frame: SellGood, options: list[int]) -> int:
    """The good whose price and whose loss to the consume powers balance best."""
    rules, stock, meal = outlook.rules, _stock(outlook), Meal(outlook)
    best, most, best_made = NONE, 0.0, False
    for option in options:
        world = option % KIND
        price = int(sale_price(outlook.s, outlook.seat, world, frame.trade_powers == 1))
        rest = meal.worth(without(stock, rules.good_kind[world]))
        worth = price * outlook.next_card + rest
        # A production world will have its next good for nothing, so its good goes first.
        made = rules.produces_here[world] > 0
        if best == NONE or worth > most or (worth == most and made and not best_made):
            best, most, best_made = option, worth, made
    return best


def use_power(outlook: Outlook, frame: UsePowers, options: list[int]) -> int:
    """The powers of the best plan; one that would take more goods than planned waits."""
    powers = outlook.rules.powers
    goods_free: list[int] = []
    hungry: list[int] = []
    for option in options:
        if option != STOP:
            what = powers[option - USE].what
            feeds = what in (EAT, EAT_ALL, SELL_GOOD)
            (hungry if feeds else goods_free).append(option - USE)
    for index in goods_free:
        if powers[index].what != HAND_FOR_VP:
            return USE + index
    if hungry:
        return USE + _as_planned(outlook, hungry)
    for index in goods_free:
        lost, _ = Purse(outlook).cheapest()
        if lost < int(powers[index].vp):
            return USE + index
    return STOP if STOP in options else options[0]


def _as_planned(outlook: Outlook, hungry: list[int]) -> int:
    """The power that takes most, of those that take as many goods as they can."""
    stock = _stock(outlook)
    planned = Meal(outlook).planned(stock)
    best, best_taken, best_waits = NONE, 0, False
    for index in hungry:
        taken = planned[index]
        waits = taken != most_eaten(outlook, index, stock)
        better = (best_waits and not waits) or (best_waits == waits and taken > best_taken)
        if best == NONE or better:
            best, best_taken, best_waits = index, taken, waits
    return best


def most_eaten(outlook: Outlook, index: int, stock: i64) -> int:
    """The goods that a power takes once it is used: as many as possible."""
    power = outlook.rules.powers[index]
    if power.what == EAT_ALL:
        return int(how_many(stock))
    if power.what == SELL_GOOD or (power.here and not power.different):
        return 1
    there = how_many(stock) if power.goods == ANY else of_kind(stock, power.goods)
    if power.different:
        there = len(kinds_in(stock))
    return int(min(power.uses, there // power.goods_per_use) * power.goods_per_use)


def eat(outlook: Outlook, frame: EatGoods, options: list[int]) -> int:
    """Eat what the other powers miss least; worlds are named in ascending order."""
    rules, stock, meal = outlook.rules, _stock(outlook), Meal(outlook)
    power = rules.powers[frame.power]
    if power.here:
        return options[0]
    worlds = [world for world in outlook.me.stocked if world >= frame.floor]
    if power.goods != ANY:
        worlds = [world for world in worlds if rules.good_kind[world] == power.goods]
    chosen: list[int] = []
    while len(chosen) < frame.left and worlds:
        world = _missed_least(outlook, meal, worlds, stock)
        kind = int(rules.good_kind[world])
        chosen.append(world)
        stock = without(stock, kind)
        worlds.remove(world)
        if power.different:
            worlds = [each for each in worlds if rules.good_kind[each] != kind]
    first = min(chosen) - options[0] % KIND + options[0]
    return first if first in options else options[0]


def _missed_least(outlook: Outlook, meal: Meal, worlds: list[int], stock: i64) -> int:
    """Production worlds before windfall worlds: they have their next good for nothing."""
    rules = outlook.rules
    best, most, last = NONE, 0.0, 0
    for world in worlds:
        kind = rules.good_kind[world]
        rest = meal.worth(without(stock, kind))
        # Then the cheaper good, then the lower card.
        place = int(kind - rules.produce_draw_here[world]) * KIND + world
        if not rules.produces_here[world]:
            place += WINDFALL
        if best == NONE or rest > most or (rest == most and place < last):
            best, most, last = world, rest, place
    return best


def gamble(outlook: Outlook, frame: Gamble, options: list[int]) -> int:
    """The number that most unseen cards carry."""
    rules, known = outlook.rules, outlook.player.known
    unseen = [rules.copies[card] - int(known[card]) for card in range(int(rules.count))]
    seen = [outlook.hand]
    for side in outlook.sides:
        seen.append(list(side.table.cards))
    if outlook.robot is not None:
        seen.append(list(outlook.robot.robot.tableau))
    for cards in seen:
        for card in cards:
            unseen[card] -= 1
    best, most = NONE, 0
    for option in options:
        found = 0
        for card in range(int(rules.count)):
            if rules.cost[card] == option - NAME:
                found += unseen[card]
        if best == NONE or found > most or (found == most and option < best):
            best, most = option, found
    return best


def hand_for_vp(outlook: Outlook, frame: HandForVp, options: list[int]) -> int:
    """Cards that are worth less than the point they bring; named in ascending order."""
    purse, lost = Purse(outlook), -outlook.money(-1)
    vp = int(outlook.rules.powers[frame.power].vp)
    choices: list[tuple[float, int]] = []
    for i in range(len(purse.hand)):
        if purse.hand[i] >= frame.floor:
            choices.append((purse.hopes[i], purse.hand[i]))
    choices.sort()
    given = [card for hope, card in choices[: frame.left] if hope + lost < vp]
    if not given:
        return STOP if STOP in options else options[0]
    lowest = min(given)
    for option in options:
        if option % KIND == lowest:
            return option
    return options[0]


def refill(outlook: Outlook, frame: WindfallWorlds, options: list[int]) -> int:
    """The windfall world whose good is worth most; powers for one kind before those for any."""
    rules, table, stock = outlook.rules, outlook.table, _stock(outlook)
    makes = [option for option in options if option < MAKE_ANY] or options
    best, most, best_sale = NONE, 0.0, 0
    for option in makes:
        world = option % KIND
        kind = rules.goods[world]
        together = goods_worth(table, stock + one_of(kind), outlook.next_card)
        worth = together + int(rules.produce_draw_here[world]) * outlook.next_card
        sale = int(table.sale(kind))
        equal = worth == most and (sale > best_sale or (sale == best_sale and option < best))
        if best == NONE or worth > most or equal:
            best, most, best_sale = option, worth, sale
    return best
