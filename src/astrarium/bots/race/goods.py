"""Goods: what the consume powers of a tableau make of them, and what they sell for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.bots.race.tableau import Tableau, of_kind
from astrarium.games.race.effects import EAT, EAT_ALL, HAND_FOR_VP, JUST_DRAW, SELL_GOOD
from astrarium.games.race.goods import one_of
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import ALIEN, ANY, LANE_BITS, NOVELTY

# A stock says how many goods there are of each kind: packed into one number, as in the rules.
NO_GOODS: Final = 0
STOCK_BITS: Final = LANE_BITS * (ALIEN + 1)
STOCK: Final = 0x3FFFFFFF
TAKES_ONE: Final = 0x40000000
SINGLE: Final = 1  # VP as they are printed
DOUBLE: Final = 2
LATER: Final = 1000  # more powers than there are
LAST: Final = 2000


def stock_of(rules: RaceRules, worlds: list[int]) -> i64:
    stock: i64 = NO_GOODS
    for world in worlds:
        stock += one_of(rules.good_kind[world])
    return stock


def without(stock: i64, kind: i64) -> i64:
    return stock - one_of(kind)


def how_many(stock: i64) -> i64:
    """Goods of all kinds together."""
    total: i64 = 0
    for kind in range(ALIEN + 1):
        total += of_kind(stock, kind)
    return total


def kinds_in(stock: i64) -> list[int]:
    kinds: list[int] = []
    for kind in range(NOVELTY, ALIEN + 1):
        if of_kind(stock, kind):
            kinds.append(kind)
    return kinds


def dearest(stock: i64) -> i64:
    """The last kind of which there is a good; ANY if there is none."""
    for kind in range(ALIEN, ANY, -1):
        if of_kind(stock, kind):
            return kind
    return ANY


class Plan:
    """What powers make of goods: what it brings, and how many the first of them takes."""

    def __init__(self, value: float, taken: i64, rest: Plan | None) -> None:
        self.value = value
        self.taken = taken
        self.rest = rest

    def each_takes(self) -> list[int]:
        """The goods that each power takes."""
        found: list[int] = []
        plan: Plan = self
        while plan.rest is not None:
            found.append(int(plan.taken))
            plan = plan.rest
        return found


NOTHING: Final = Plan(0.0, 0, None)


def in_planning_order(rules: RaceRules, powers: list[int]) -> list[int]:
    """Choosy powers first, those for all goods last."""
    places: list[int] = []
    for index in powers:
        power = rules.powers[index]
        place = index
        if power.what == EAT_ALL:
            place += LAST
        if power.goods == ANY and not power.different:
            place += LATER
        places.append(place)
    return [place % LATER for place in sorted(places)]


class Planner:
    """The best use of these powers for goods, where a card is worth so much."""

    def __init__(self, table: Tableau, powers: list[int], card_worth: float) -> None:
        self.table = table
        self.order = in_planning_order(table.rules, powers)
        self.card_worth = card_worth
        self.plans: dict[int, Plan] = {}
        self.brought: dict[int, float] = {}

    def best(self, at: i64, stock: i64, factor: i64) -> Plan:
        """The best plan for the powers from this one on, VP times the factor.

        One power after another: how many goods does it take? Exact in the numbers; where a power
        takes any kind, it gets what the powers after it want least.
        """
        if at == len(self.order):
            return NOTHING
        key: i64 = stock | (factor << STOCK_BITS) | (at << (STOCK_BITS + 2))
        known = self.plans.get(key)
        if known is not None:
            return known
        best = NOTHING
        most = -1.0
        for way in self._ways(at, stock):
            taken: i64 = way >> STOCK_BITS
            rest = self.best(at + 1, way & STOCK, factor)
            value = self._worth(self.order[at], stock, taken, factor) + rest.value
            # Equal plans: the one in which earlier powers take more, since powers must be used.
            if value >= most:
                most = value
                best = Plan(value, taken, rest)
        self.plans[key] = best
        return best

    def _ways(self, at: i64, stock: i64) -> list[int]:
        """The numbers of goods that a power could take, each packed with what is left then."""
        power = self.table.rules.powers[self.order[at]]
        if power.what == EAT_ALL:
            return [how_many(stock) << STOCK_BITS]
        ways: list[int] = [stock]
        if power.what == SELL_GOOD and stock != NO_GOODS:
            ways.append(TAKES_ONE | without(stock, dearest(stock)))
        if power.what != EAT:
            return ways
        left = stock
        taken: i64 = 0
        if power.different:
            kinds = kinds_in(stock)
            taken = min(power.uses, len(kinds) // power.goods_per_use) * power.goods_per_use
            for i in range(taken):
                left = without(left, kinds[i])
            if taken:
                ways.append((taken << STOCK_BITS) | left)
            return ways
        for _ in range(power.uses):
            for _ in range(power.goods_per_use):
                kind = self._least_wanted(at + 1, left) if power.goods == ANY else power.goods
                if kind == ANY or not of_kind(left, kind):
                    return ways
                left = without(left, kind)
            taken += power.goods_per_use
            ways.append((taken << STOCK_BITS) | left)
        return ways

    def _least_wanted(self, first: i64, stock: i64) -> i64:
        """The kind of good that powers from this one on want least; ANY if there is none at all."""
        best: i64 = ANY
        most: i64 = 0
        for kind in range(NOVELTY, ALIEN + 1):
            there = of_kind(stock, kind)
            if there == 0:
                continue
            for at in range(first, len(self.order)):
                power = self.table.rules.powers[self.order[at]]
                if power.what == EAT and power.goods == kind:
                    there -= power.uses * power.goods_per_use
            if best == ANY or there > most:
                best = kind
                most = there
        return best

    def _worth(self, index: i64, stock: i64, taken: i64, factor: i64) -> float:
        power = self.table.rules.powers[index]
        card_worth = self.card_worth
        vp, drawn = int(power.vp), int(power.cards)
        if power.what == EAT:
            times = int(taken // power.goods_per_use)
            return times * (vp * int(factor) + drawn * card_worth)
        if power.what == EAT_ALL:
            return float(int(max(0, taken - 1) * factor))
        if power.what == SELL_GOOD:
            if not taken:
                return 0.0
            best = dearest(stock)
            table = self.table
            sale = table.sale(best) if power.trade_powers else table.rules.price[best]
            return int(sale) * card_worth
        if power.what == JUST_DRAW:
            return drawn * card_worth
        if power.what == HAND_FOR_VP:
            return int(power.uses) * max(0.0, vp - card_worth) / 2
        return card_worth / 6  # a lucky number

    def sale_and(self, stock: i64, kind: i64) -> float:
        """What a sale of this kind brings, and a Consume phase of what is left."""
        rest = self.best(0, without(stock, kind), SINGLE).value
        return int(self.table.sale(kind)) * self.card_worth + rest

    def brings(self, stock: i64) -> float:
        """What the next own Consume phase would bring: a sale, or double VP."""
        known = self.brought.get(stock, -1.0)
        if known < 0:
            known = self.best(0, stock, DOUBLE).value
            sold, _ = self.trade(stock)
            known = max(known, sold)
            self.brought[stock] = known
        return known

    def trade(self, stock: i64) -> tuple[float, int]:
        """What a Consume phase with a sale brings, and the kind to sell (ANY: there is none)."""
        most, best = self.best(0, stock, SINGLE).value, int(ANY)
        for kind in kinds_in(stock):
            value = self.sale_and(stock, kind)
            if best == ANY or value > most:
                most, best = value, kind
        return most, best


def planner_of(table: Tableau, card_worth: float) -> Planner:
    """... of all powers of a tableau."""
    found = table.planners.get(card_worth)
    if found is None:
        found = Planner(table, table.powers, card_worth)
        table.planners[card_worth] = found
    return found


def consume_worth(table: Tableau, stock: i64, factor: i64, card_worth: float) -> float:
    """What a Consume phase brings to a tableau with these goods, without a sale."""
    return planner_of(table, card_worth).best(0, stock, factor).value


def trade_worth(table: Tableau, stock: i64, card_worth: float) -> tuple[float, int]:
    """What a Consume phase with a sale brings, and the kind to sell (ANY: there is no good)."""
    return planner_of(table, card_worth).trade(stock)


def goods_worth(table: Tableau, stock: i64, card_worth: float) -> float:
    """What the next own Consume phase would bring: a sale, or double VP."""
    return planner_of(table, card_worth).brings(stock)
