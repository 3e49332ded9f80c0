"""Goods: what the consume powers of a tableau make of them, and what they sell for."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.yardstick.race.almanac import Almanac
from astrarium.games.race.effects import EAT, EAT_ALL, HAND_FOR_VP, JUST_DRAW, SELL_GOOD
from astrarium.games.race.words import ALIEN, ANY, NOVELTY

Stock = tuple[int, ...]  # how many goods of each kind; place 0 stays empty
Plan = tuple[float, tuple[int, ...]]  # what it brings, and the goods that each power takes

NO_GOODS: Stock = (0, 0, 0, 0, 0)


def stock_of(cards: Almanac, worlds: list[int]) -> Stock:
    counts = [0, 0, 0, 0, 0]
    for world in worlds:
        counts[cards.good_kind[world]] += 1
    return tuple(counts)


def without(stock: Stock, kind: int, amount: int = 1) -> Stock:
    left = list(stock)
    left[kind] -= amount
    return tuple(left)


def price_of(cards: Almanac, tableau: tuple[int, ...], kind: int) -> int:
    """Cards for a good of this kind, trade powers included."""
    price = cards.price[kind]
    chromosomes = per_chromosome = 0
    for card in tableau:
        bonus = cards.trade_bonus[card]
        price += bonus[ANY] + bonus[kind]
        chromosomes += cards.chromosome[card]
        per_chromosome += cards.bonus_per_chromosome[card][kind]
    return price + chromosomes * per_chromosome


@lru_cache(maxsize=1 << 14)
def best_plan(
    cards: Almanac,
    tableau: tuple[int, ...],
    powers: tuple[int, ...],
    stock: Stock,
    factor: int,
    card_worth: float,
) -> Plan:
    """The best use of these powers for a stock of goods, VP times the factor.

    One power after another: how many goods does it take? Exact in the numbers; where a power
    takes any kind, it gets what the powers after it want least.
    """
    if not powers:
        return 0.0, ()
    first, rest = powers[0], powers[1:]
    power = cards.powers[first]
    best: Plan = (-1.0, ())
    for taken, left in _ways(cards, first, rest, stock):
        here = _worth(cards, tableau, first, stock, taken, factor, card_worth)
        value, others = best_plan(cards, tableau, rest, left, factor, card_worth)
        # Equal plans: the one in which earlier powers take more, since powers must be used.
        if here + value >= best[0]:
            best = (here + value, (taken, *others))
        if power.what == EAT_ALL:
            break
    return best


def in_planning_order(cards: Almanac, powers: list[int]) -> tuple[int, ...]:
    """Choosy powers first, those for all goods last."""

    def rank(index: int) -> tuple[bool, bool, int]:
        power = cards.powers[index]
        return power.what == EAT_ALL, power.goods == ANY and not power.different, index

    return tuple(sorted(powers, key=rank))


def _ways(
    cards: Almanac, index: int, rest: tuple[int, ...], stock: Stock
) -> list[tuple[int, Stock]]:
    """The numbers of goods that a power could take, and what is left each time."""
    power = cards.powers[index]
    if power.what == EAT_ALL:
        return [(sum(stock), NO_GOODS)]
    if power.what == SELL_GOOD:
        best = max((kind for kind in range(NOVELTY, ALIEN + 1) if stock[kind]), default=0)
        return [(0, stock)] + ([(1, without(stock, best))] if best else [])
    ways = [(0, stock)]
    if power.what != EAT:
        return ways
    if power.different:
        kinds = [kind for kind in range(NOVELTY, ALIEN + 1) if stock[kind]]
        taken = min(power.uses, len(kinds) // power.per_use) * power.per_use
        if taken:
            left = stock
            for kind in kinds[:taken]:
                left = without(left, kind)
            ways.append((taken, left))
        return ways
    left, taken = stock, 0
    for _ in range(power.uses):
        for _ in range(power.per_use):
            kind = least_wanted(cards, rest, left) if power.goods == ANY else power.goods
            if kind == ANY or not left[kind]:
                return ways
            left = without(left, kind)
        taken += power.per_use
        ways.append((taken, left))
    return ways


def least_wanted(cards: Almanac, powers: tuple[int, ...], stock: Stock) -> int:
    """The kind of good that these powers want least; ANY if there is none at all."""
    wanted = [0, 0, 0, 0, 0]
    for index in powers:
        power = cards.powers[index]
        if power.what == EAT and power.goods != ANY:
            wanted[power.goods] += power.uses * power.per_use
    best = ANY
    spare = -99
    for kind in range(NOVELTY, ALIEN + 1):
        if stock[kind] and stock[kind] - wanted[kind] > spare:
            best, spare = kind, stock[kind] - wanted[kind]
    return best


def _worth(
    cards: Almanac,
    tableau: tuple[int, ...],
    index: int,
    stock: Stock,
    taken: int,
    factor: int,
    card_worth: float,
) -> float:
    power = cards.powers[index]
    if power.what == EAT:
        uses = taken // power.per_use
        return uses * (power.vp * factor + power.cards * card_worth)
    if power.what == EAT_ALL:
        return max(0, taken - 1) * factor
    if power.what == SELL_GOOD:
        if not taken:
            return 0.0
        best = max(kind for kind in range(NOVELTY, ALIEN + 1) if stock[kind])
        sale = price_of(cards, tableau, best) if power.trade_powers else cards.price[best]
        return sale * card_worth
    if power.what == JUST_DRAW:
        return power.cards * card_worth
    if power.what == HAND_FOR_VP:
        return power.uses * max(0.0, power.vp - card_worth) / 2
    return card_worth / 6  # a lucky number


@lru_cache(maxsize=1 << 14)
def consume_worth(
    cards: Almanac, tableau: tuple[int, ...], stock: Stock, factor: int, card_worth: float
) -> float:
    """What a Consume phase brings to a tableau with these goods, without a sale."""
    return best_plan(cards, tableau, all_powers(cards, tableau), stock, factor, card_worth)[0]


@lru_cache(maxsize=1 << 14)
def trade_worth(
    cards: Almanac, tableau: tuple[int, ...], stock: Stock, card_worth: float
) -> tuple[float, int]:
    """What a Consume phase with a sale brings, and the kind to sell (ANY: there is no good)."""
    best = (consume_worth(cards, tableau, stock, 1, card_worth), ANY)
    for kind in range(NOVELTY, ALIEN + 1):
        if stock[kind]:
            rest = consume_worth(cards, tableau, without(stock, kind), 1, card_worth)
            sale = price_of(cards, tableau, kind) * card_worth
            if best[1] == ANY or sale + rest > best[0]:
                best = (sale + rest, kind)
    return best


def goods_worth(cards: Almanac, tableau: tuple[int, ...], stock: Stock, card_worth: float) -> float:
    """What the next own Consume phase would bring: a sale, or double VP."""
    double = consume_worth(cards, tableau, stock, 2, card_worth)
    return max(double, trade_worth(cards, tableau, stock, card_worth)[0])


@lru_cache(maxsize=1 << 13)
def all_powers(cards: Almanac, tableau: tuple[int, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for card in tableau:
        found += cards.powers_of[card]
    return in_planning_order(cards, found)
