"""What is printed on the cards, as plain lists that are quick to read without a compiler."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from astrarium.core.codec import rules_for
from astrarium.core.game import Data
from astrarium.games import find_game
from astrarium.games.race.goals.tiles import Goal
from astrarium.games.race.tables import ConsumePower, RaceRules
from astrarium.games.race.words import GOODS, LANE_BITS, LANE_MASK

KINDS = len(GOODS)
ByKind = tuple[int, ...]  # indexed by goods kind; place 0 is "any" or grey


class Power:
    """One consume power."""

    def __init__(self, printed: ConsumePower) -> None:
        self.what = int(printed.what)
        self.goods = int(printed.goods)  # a goods kind, or ANY
        self.per_use = int(printed.goods_per_use)
        self.uses = int(printed.uses)
        self.vp = int(printed.vp)
        self.cards = int(printed.cards)
        self.different = printed.different
        self.trade_powers = printed.trade_powers
        self.here = printed.here


class Wish:
    """One goal tile."""

    def __init__(self, goal: Goal) -> None:
        self.most = goal.most
        self.vp = int(goal.vp)
        self.at_least = int(goal.at_least)
        self.what = int(goal.what)
        self.fits = _ints(goal.cards)


class Almanac:
    """The tables of the rules, unpacked. Everything is indexed by card."""

    def __init__(self, rules: RaceRules) -> None:
        self.count = int(rules.count)
        self.copies = list(rules.copies)
        self.deck_size = int(rules.deck_size)
        self.advanced = rules.advanced
        self.rules = rules
        self.cost = _ints(rules.cost)
        self.vp = _ints(rules.vp)
        self.boxes = rules.variable
        self.world = _flags(rules.world)
        self.military_world = _flags(rules.military_world)
        self.rebel = _flags(rules.rebel)
        self.goods = _ints(rules.goods)
        self.good_kind = _ints(rules.good_kind)
        self.stores = _ints(rules.stores)
        self.chromosome = _ints(rules.chromosome)
        self.windfall = _flags(rules.windfall)
        self.produces = _flags(rules.produces_here)
        self.produces_for_card = _flags(rules.produces_for_card)

        self.explore_draw = _ints(rules.explore_draw)
        self.explore_keep = _ints(rules.explore_keep)
        self.develop_discount = _ints(rules.develop_discount)
        self.develop_draw: list[int] = [
            int(first + after)
            for first, after in zip(rules.develop_draw_first, rules.develop_draw_after, strict=True)
        ]
        self.military = _ints(rules.military)
        self.military_by_kind = _by_kind(rules.military_against)
        self.military_per_chromosome = _ints(rules.military_per_chromosome)
        self.military_rebel = _ints(rules.military_against_rebel)
        self.settle_discount = _by_kind(rules.settle_discount)
        self.settle_draw = _ints(rules.settle_draw_after)
        self.temporary_military = _ints(rules.temporary_military)
        self.hand_military = _ints(rules.hand_military_uses)
        self.good_military = _ints(rules.good_military)
        self.good_military_kind = _ints(rules.good_military_kind)
        self.cost_to_zero = _flags(rules.cost_to_zero)
        self.second_world = _flags(rules.second_world)
        self.second_conquest = _flags(rules.second_conquest)
        self.free_world = _flags(rules.free_world)
        self.lucky_settle = _flags(rules.lucky_settle)
        self.pays_for_military = _ints(rules.pays_for_military)
        self.pay_change = _ints(rules.pay_change)

        self.price = _ints(rules.price)
        self.trade_bonus = _by_kind(rules.trade_bonus)
        self.trade_bonus_here = _ints(rules.trade_bonus_here)
        self.bonus_per_chromosome = _by_kind(rules.trade_bonus_per_chromosome)
        self.powers = [Power(each) for each in rules.powers]
        first = _ints(rules.first_power)
        self.powers_of = [list(range(first[i], first[i + 1])) for i in range(self.count)]

        self.wishes = [Wish(goal) for goal in rules.goals]

        self.makes_windfall = _by_kind(rules.makes_windfall)
        self.produce_draw = _ints(rules.produce_draw)
        self.produce_draw_here = _ints(rules.produce_draw_here)
        self.draw_per_good = _by_kind(rules.produce_draw_per_good)
        self.draw_per_kind = _ints(rules.produce_draw_per_kind)
        self.draw_if_most = _by_kind(rules.produce_draw_most)
        self.draw_per_card = rules.produce_draw_per_card


def _ints(values: Iterable[int]) -> list[int]:
    return [int(value) for value in values]


def _flags(values: Iterable[int]) -> list[bool]:
    return [value > 0 for value in _ints(values)]


def _by_kind(values: Iterable[int]) -> list[ByKind]:
    return [
        tuple((value >> (LANE_BITS * kind)) & LANE_MASK for kind in range(KINDS))
        for value in _ints(values)
    ]


def almanac_for(view: Data) -> Almanac:
    """The almanac of the rules that a view was made with."""
    options = tuple(sorted(view["options"].items()))
    return _almanac(view["game"], view["version"], view["seats"], options, view["components"])


@lru_cache(maxsize=16)
def _almanac(
    game: str, version: str, seats: int, options: tuple[tuple[str, object], ...], components: str
) -> Almanac:
    header = {
        "game": game,
        "version": version,
        "seats": seats,
        "options": dict(options),
        "components": components,
    }
    return Almanac(cast(RaceRules, rules_for(header, find_game)))
