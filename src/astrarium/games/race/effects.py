"""The vocabulary that cards are written in, interpreted once into tables.

A card's powers are lists by slot (explore, develop, settle, trade, consume, produce); each item
names its power. Beside each word stands what a power of that name says further (a schema of
parts/content.py), and the function that reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.games.race.tables import ConsumePower, RaceRules
from astrarium.games.race.words import ANY, GOODS, LANE_BITS
from astrarium.parts.content import by, check, fields

Card = dict[str, Any]
Schema = Any  # of parts/content.py

EAT: Final = 0  # consume goods
EAT_ALL: Final = 1
SELL_GOOD: Final = 2
JUST_DRAW: Final = 3
GAMBLE: Final = 4
HAND_FOR_VP: Final = 5

# Which military worlds a power lets pay for; the alien ones are those of the goods kind.
PAY_FOR_NOT_ALIEN: Final = 1
PAY_FOR_ALIEN: Final = 2
PAY_FOR_CHROMOSOME: Final = 3


def packed(goods: str, amount: int) -> int:
    """An amount in the place of a goods kind; "any" has its own place."""
    place = ANY if goods == "any" else GOODS.index(goods)
    return amount << (LANE_BITS * place)


def powers_in(card: Card, slot: str) -> list[Card]:
    """The printed powers of one slot; plain worlds have none at all."""
    found: list[Card] = card.get("powers", {}).get(slot, [])
    return found


NOTHING: Final[Card] = {}
KINDS: Final = set(GOODS[1:])
ANY_KIND: Final = {"any", *KINDS}

# What a card, a goal or a power looks for in a tableau: all that it says must hold.
MATCH: Final[Card] = {
    **fields(str, "card? keyword?"),
    **fields(int, "cost? cost_at_least?"),
    "goods?": ANY_KIND,
    "source?": {"windfall", "production"},
    "power_in?": {"explore", "develop", "settle", "trade", "consume", "produce"},
    "kind?": {"world", "development"},
    "military?": bool,
}

Reader = Callable[[RaceRules, int, Card], None]


class Word:
    """One word of the vocabulary."""

    def __init__(self, read: Reader, fields: Schema) -> None:
        self.read = read
        self.fields = fields  # besides those that every power may have


def adds(table: str) -> Word:
    """The amount of the power is added to what the table has for its card."""

    def read(rules: RaceRules, number: int, power: Card) -> None:
        column: vec[i64] = getattr(rules, table)
        column[number] += power["amount"]

    return Word(read, {"amount": int})


def adds_for_kind(table: str, kind: str = "goods") -> Word:
    """... in the place of the goods kind that the power names under `kind`."""

    def read(rules: RaceRules, number: int, power: Card) -> None:
        column: vec[i64] = getattr(rules, table)
        column[number] += packed(power[kind], power["amount"])

    return Word(read, {kind: ANY_KIND, "amount": int})


def marks(table: str, fields: Schema = NOTHING) -> Word:
    """The card has the power."""

    def read(rules: RaceRules, number: int, power: Card) -> None:
        column: vec[i64] = getattr(rules, table)
        column[number] = 1

    return Word(read, fields)


# What the tables have no room to vary yet: the card itself is discarded, for no Alien world.
NOT_FOR_ALIEN: Final[Card] = {"not_for_goods": {"alien"}}
SACRIFICE: Final[Card] = {"pay": {"discard_this_card"}, **NOT_FOR_ALIEN}


# --- settle -------------------------------------------------------------------------------------


def _military(rules: RaceRules, number: int, power: Card) -> None:
    against = power["against"]
    if against == "any":
        rules.military[number] += power["amount"]
    elif against == "rebel":
        rules.military_against_rebel[number] += power["amount"]
    else:
        rules.military_against[number] += packed(against, power["amount"])


def _temporary_military(rules: RaceRules, number: int, power: Card) -> None:
    pay = power["pay"]
    if pay == "discard_this_card":
        # Where it is additional, the card's own Military still counts in this phase.
        own = rules.military[number] if power.get("additional") else 0
        rules.temporary_military[number] = power["amount"] + own
    elif pay == "discard_hand_card":
        rules.hand_military[number] = 1
        rules.hand_military_uses[number] = power["uses_up_to"]
    else:
        rules.good_military[number] = power["amount"]
        rules.good_military_kind[number] = GOODS.index(power["good"])


def _pay_for_military(rules: RaceRules, number: int, power: Card) -> None:
    which = {
        "any": PAY_FOR_NOT_ALIEN,
        "alien": PAY_FOR_ALIEN,
        "chromosome": PAY_FOR_CHROMOSOME,
    }
    rules.pays_for_military[number] = which[power["worlds"]]
    rules.pay_change[number] = power["cost_change"]


def _card_for_good(rules: RaceRules, number: int, power: Card) -> None:
    rules.card_for_good[number] = GOODS.index(power["goods"])


# --- produce ------------------------------------------------------------------------------------


def _move_goods_here(rules: RaceRules, number: int, power: Card) -> None:
    """What the card stores is printed on it."""
    check(power["goods"], {GOODS[rules.stores[number]]}, f"card, {rules.ids[number]}, goods")


def _produce_on_windfall(rules: RaceRules, number: int, power: Card) -> None:
    """[race.base.produce.power-windfall-kind] [race.base.produce.power-windfall-any]"""
    rules.makes_windfall[number] += packed(power["goods"], 1)


def _read_later(rules: RaceRules, number: int, power: Card) -> None:
    """Needs the other cards: read when all of them are known."""


# --- consume ------------------------------------------------------------------------------------


def consumes(what: int, fields: Schema) -> Word:
    """Players choose among the consume powers of their cards: these lie one after the other."""

    def read(rules: RaceRules, number: int, power: Card) -> None:
        place = len(rules.powers) - rules.first_power[number]
        found = ConsumePower(number, place, what, power)
        rules.powers.append(found)
        rules.consume_draws[number] += found.cards * found.uses + int(what == GAMBLE)

    return Word(read, fields)


# --- all words ------------------------------------------------------------------------------------

PAID: Final[Card] = {
    "discard_this_card": {"amount": int, "additional?": bool},
    "discard_hand_card": {"amount": {1}, "uses_up_to": int},
    "discard_good": {"amount": int, "good": KINDS, "uses_up_to": {1}},
}
CHANGE: Final[Card] = {"cost_change": int}
PAID_FOR: Final[Card] = {"any": {**CHANGE, **NOT_FOR_ALIEN}, "alien": CHANGE, "chromosome": CHANGE}
EATEN: Final[Card] = {
    "goods": ANY_KIND,
    **fields(int, "goods_per_use uses_up_to vp cards"),
    **fields(bool, "all_different_kinds? only_from_this_world?"),
}
DISCARDED: Final[Card] = {"up_to": int, "vp_each": int, "doubled_by_consume_x2": {False}}

WORDS: Final[dict[str, dict[str, Word]]] = {
    "on_placement": {
        "discard_card_for_good_here": Word(_card_for_good, {"goods": KINDS}),
        # Rule race.artifacts.power.place.second-team-airlock.
        "place_airlock_card_and_second_survey_team": marks("second_team"),
    },
    "explore": {
        "draw_extra": adds("explore_draw"),
        "keep_extra": adds("explore_keep"),
        # Rule race.artifacts.power.explore.faster-teams.
        "survey_team_movement": adds("team_steps"),
    },
    "develop": {
        "draw_at_phase_start": adds("develop_draw_first"),
        "reduce_cost": adds("develop_discount"),
        "draw_after_placing": adds("develop_draw_after"),
    },
    "settle": {
        "military": Word(_military, {"against": {*ANY_KIND, "rebel"}, "amount": int}),
        "military_per_chromosome_world": adds("military_per_chromosome"),
        "reduce_cost": adds_for_kind("settle_discount", "worlds"),
        "temporary_military": Word(_temporary_military, by("pay", PAID)),
        "cost_to_zero": marks("cost_to_zero", SACRIFICE),
        "pay_for_military": Word(_pay_for_military, by("worlds", PAID_FOR)),
        "second_world": marks("second_world"),
        "second_conquest_with_excess_military": marks("second_conquest"),
        "additional_world_at_zero_cost": marks("free_world", SACRIFICE),
        "flip_card_as_settle_action": marks("lucky_settle"),
        "draw_after_placing": adds("settle_draw_after"),
    },
    "trade": {
        # Rules race.base.trade.power-price-bonus-any, race.base.trade.power-price-bonus-kind,
        # race.base.trade.power-price-bonus-this-world.
        "price_bonus": adds_for_kind("trade_bonus"),
        "price_bonus_this_world": adds("trade_bonus_here"),
        # Rule race.storm.power.trade-genes-bonus.
        "price_bonus_per_chromosome_world": adds_for_kind("trade_bonus_per_chromosome"),
        # Rule race.artifacts.power.trade.no-sale.
        "no_trade_bonus_sale_from_this_world": marks("no_sale"),
    },
    "produce": {
        "produce_here": marks("produces_here"),
        "produce_here_by_discarding_card": marks("produces_for_card"),
        "move_goods_here_at_phase_start": Word(_move_goods_here, {"goods": KINDS}),
        "produce_on_windfall": Word(_produce_on_windfall, {"goods": ANY_KIND}),
        "draw": adds("produce_draw"),
        "draw_if_produced_here": adds("produce_draw_here"),
        "draw_per_good_produced": adds_for_kind("produce_draw_per_good"),
        "draw_per_kind_produced": adds("produce_draw_per_kind"),
        "draw_if_most_produced": adds_for_kind("produce_draw_most"),
        "draw_per_tableau_card": Word(_read_later, {"amount": int, "match": MATCH}),
    },
    "consume": {
        "consume_goods": consumes(EAT, EATEN),
        "consume_all_goods": consumes(EAT_ALL, {"vp": {"goods_consumed_minus_1"}}),
        "sell_good": consumes(SELL_GOOD, {"add_trade_powers": bool}),
        "draw": consumes(JUST_DRAW, {"amount": int}),
        "gamble_on_top_card": consumes(GAMBLE, {"name_number_from": int, "name_number_to": int}),
        "discard_hand_cards_for_vp": consumes(HAND_FOR_VP, DISCARDED),
    },
}


# --- what looks at other cards --------------------------------------------------------------------


def fits(match: Card, card: Card) -> bool:
    """Does a card fit a matcher? All keys must hold."""
    goods = card.get("goods") or {}
    for key, wanted in match.items():
        if key == "card":
            holds = card["name"] == wanted
        elif key == "goods":
            holds = bool(goods) if wanted == "any" else goods.get("kind") == wanted
        elif key == "source":
            holds = goods.get("source") == wanted
        elif key == "keyword":
            holds = wanted in card["keywords"]
        elif key == "power_in":
            # Trade and Consume are different slots: a sale by a consume power is no Trade power.
            # Rule race.base.six-cost.new-economy-not-trade.
            # Rule race.base.six-cost.trade-league-black-market.
            # Rule race.base.six-cost.trade-league-sale-is-consume.
            holds = bool(powers_in(card, wanted))
        elif key == "cost_at_least":
            holds = card.get("cost", 0) >= wanted
        else:  # kind, military, cost as printed: rule race.base.settle.paid-military-stays-military
            holds = card.get(key) == wanted
        if not holds:
            return False
    return True
