"""Goods: what the consume powers of a tableau make of them, and what they sell for."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.race.tableau import Tableau
from astrarium.games.race.effects import EAT, EAT_ALL, HAND_FOR_VP, JUST_DRAW, SELL_GOOD
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import ALIEN, ANY, NOVELTY

Stock = tuple[int, ...]  # how many goods of each kind; place 0 stays empty
Plan = tuple[float, tuple[int, ...]]  # what it brings, and the goods that each power takes

NO_GOODS: Stock = (0, 0, 0, 0, 0)


def stock_of(rules: RaceRules, worlds: list[int]) -> Stock:
    counts = [0, 0, 0, 0, 0]
    for world in worlds:
        counts[rules.good_kind[world]] += 1
    return tuple(counts)


def without(stock: Stock, kind: int) -> Stock:
    return (*stock[:kind], stock[kind] - 1, *stock[kind + 1 :])


def kinds_in(stock: Stock) -> list[int]:
    return [kind for kind in range(NOVELTY, ALIEN + 1) if stock[kind]]


@lru_cache(maxsize=1 << 14)
def best_plan(
    table: Tableau, powers: tuple[int, ...], stock: Stock, factor: int, card_worth: float
) -> Plan:
    """The best use of these powers for a stock of goods, VP times the factor.

    One power after another: how many goods does it take? Exact in the numbers; where a power
    takes any kind, it gets what the powers after it want least.
    """
    if not powers:
        return 0.0, ()
    first, rest = powers[0], powers[1:]
    best: Plan = (-1.0, ())
    for taken, left in _ways(table.rules, first, rest, stock):
        here = _worth(table, first, stock, taken, factor, card_worth)
        value, others = best_plan(table, rest, left, factor, card_worth)
        # Equal plans: the one in which earlier powers take more, since powers must be used.
        if here + value >= best[0]:
            best = (here + value, (taken, *others))
    return best


def in_planning_order(rules: RaceRules, powers: list[int]) -> tuple[int, ...]:
    """Choosy powers first, those for all goods last."""

    def rank(index: int) -> tuple[bool, bool, int]:
        power = rules.powers[index]
        return power.what == EAT_ALL, power.goods == ANY and not power.different, index

    return tuple(sorted(powers, key=rank))


def _ways(
    rules: RaceRules, index: int, rest: tuple[int, ...], stock: Stock
) -> list[tuple[int, Stock]]:
    """The numbers of goods that a power could take, and what is left each time."""
    power = rules.powers[index]
    kinds = kinds_in(stock)
    if power.what == EAT_ALL:
        return [(sum(stock), NO_GOODS)]
    ways = [(0, stock)]
    if power.what == SELL_GOOD and kinds:
        ways.append((1, without(stock, kinds[-1])))
    if power.what != EAT:
        return ways
    per_use, left, taken = int(power.goods_per_use), stock, 0
    if power.different:
        taken = min(int(power.uses), len(kinds) // per_use) * per_use
        for kind in kinds[:taken]:
            left = without(left, kind)
        return [*ways, (taken, left)] if taken else ways
    for _ in range(power.uses):
        for _ in range(per_use):
            kind = least_wanted(rules, rest, left) if power.goods == ANY else int(power.goods)
            if kind == ANY or not left[kind]:
                return ways
            left = without(left, kind)
        taken += per_use
        ways.append((taken, left))
    return ways


def least_wanted(rules: RaceRules, powers: tuple[int, ...], stock: Stock) -> int:
    """The kind of good that these powers want least; ANY if there is none at all."""
    wanted = [0, 0, 0, 0, 0]
    for index in powers:
        power = rules.powers[index]
        if power.what == EAT and power.goods != ANY:
            wanted[power.goods] += int(power.uses * power.goods_per_use)
    return max(kinds_in(stock), key=lambda kind: stock[kind] - wanted[kind], default=ANY)


def _worth(
    table: Tableau, index: int, stock: Stock, taken: int, factor: int, card_worth: float
) -> float:
    power = table.rules.powers[index]
    vp, drawn = int(power.vp), int(power.cards)
    if power.what == EAT:
        return taken // int(power.goods_per_use) * (vp * factor + drawn * card_worth)
    if power.what == EAT_ALL:
        return max(0, taken - 1) * factor
    if power.what == SELL_GOOD:
        if not taken:
            return 0.0
        best = kinds_in(stock)[-1]
        sale = table.sale(best) if power.trade_powers else int(table.rules.price[best])
        return sale * card_worth
    if power.what == JUST_DRAW:
        return drawn * card_worth
    if power.what == HAND_FOR_VP:
        return int(power.uses) * max(0.0, vp - card_worth) / 2
    return card_worth / 6  # a lucky number


@lru_cache(maxsize=1 << 14)
def consume_worth(table: Tableau, stock: Stock, factor: int, card_worth: float) -> float:
    """What a Consume phase brings to a tableau with these goods, without a sale."""
    order = in_planning_order(table.rules, table.powers)
    return best_plan(table, order, stock, factor, card_worth)[0]


@lru_cache(maxsize=1 << 14)
def trade_worth(table: Tableau, stock: Stock, card_worth: float) -> tuple[float, int]:
    """What a Consume phase with a sale brings, and the kind to sell (ANY: there is no good)."""
    best = (consume_worth(table, stock, 1, card_worth), ANY)
    for kind in kinds_in(stock):
        rest = consume_worth(table, without(stock, kind), 1, card_worth)
        sale = table.sale(kind) * card_worth
        if best[1] == ANY or sale + rest > best[0]:
            best = (sale + rest, kind)
    return best


def goods_worth(table: Tableau, stock: Stock, card_worth: float) -> float:
    """What the next own Consume phase would bring: a sale, or double VP."""
    double = consume_worth(table, stock, 2, card_worth)
    return max(double, trade_worth(table, stock, card_worth)[0])
