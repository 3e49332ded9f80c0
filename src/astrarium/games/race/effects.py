"""The vocabulary that cards are written in, interpreted once into tables.

A card's powers are lists by slot (explore, develop, settle, trade, consume, produce); each item
names its power. What a word means is said by the function that reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from astrarium.core.game import Game, Options
from astrarium.games.race.orb.tables import FAMILIES, OrbTables
from astrarium.games.race.robot.printed import read_robot
from astrarium.games.race.tables import ConsumePower, RaceRules, Term, VariableScore
from astrarium.games.race.words import ANY, GOODS, LANE_BITS
from astrarium.parts.content import fingerprint

Card = dict[str, Any]

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


def build_rules(
    game: Game[Any, Any], seats: int, options: Options, content: dict[str, Any]
) -> RaceRules:
    orb = content.get("orb")
    cards = content["card"] if orb else [_without_orb(card) for card in content["card"]]
    rules = RaceRules(game, seats, options, fingerprint(content), cards)
    rules.orb = OrbTables(orb) if orb else None
    for number, card in enumerate(cards):
        for slot, words in READERS.items():
            for power in powers_in(card, slot):
                words[power["power"]](rules, number, power)
        _read_consume(rules, number, card)
    rules.note_rare_powers()
    if "robot" in content:
        rules.robot = read_robot(content, str(options["solo_difficulty"]))
    by_name = {name: number for number, name in enumerate(rules.names)}
    for start_number, hand in content["preset_hands"].items():
        rules.preset_hands[int(start_number)] = sorted(by_name[name] for name in hand)
    for kind, price in content["goods_trade_price"].items():
        rules.price[GOODS.index(kind)] = price
    for number, card in enumerate(cards):
        rules.variable[number] = _variable_score(cards, card)
        _token_score(rules, number, card)
        rules.produce_draw_per_card[number] = _draw_per_card(cards, card)
    return rules


def _without_orb(card: Card) -> Card:
    """What is for the Orb game only does nothing, and is no power, in any other.

    [race.artifacts.no-orb.survey-team-powers-ignored]
    [race.artifacts.no-orb.token-scoring-ignored]
    """
    powers = {slot: _for_all_games(found) for slot, found in card.get("powers", {}).items()}
    terms = _for_all_games(card.get("variable_vp", []))
    return {**card, "powers": powers, "variable_vp": terms}


def _for_all_games(printed: list[Card]) -> list[Card]:
    return [each for each in printed if not each.get("orb_game_only")]


Reader = Callable[[RaceRules, int, Card], None]


def adds(table: str) -> Reader:
    """The amount of the power is added to what the table has for its card."""

    def read(rules: RaceRules, number: int, power: Card) -> None:
        column: vec[i64] = getattr(rules, table)
        column[number] += power["amount"]

    return read


def adds_for_kind(table: str, kind: str = "goods") -> Reader:
    """... in the place of the goods kind that the power names under `kind`."""

    def read(rules: RaceRules, number: int, power: Card) -> None:
        column: vec[i64] = getattr(rules, table)
        column[number] += packed(power[kind], power["amount"])

    return read


def marks(table: str) -> Reader:
    """The card has the power."""

    def read(rules: RaceRules, number: int, power: Card) -> None:
        column: vec[i64] = getattr(rules, table)
        column[number] = 1

    return read


def marks_sacrifice(table: str) -> Reader:
    """... which it has when it is discarded, and for Alien worlds never."""
    mark = marks(table)

    def read(rules: RaceRules, number: int, power: Card) -> None:
        _expect(power, "pay", "discard_this_card")
        _expect(power, "not_for_goods", "alien")
        mark(rules, number, power)

    return read


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
        _expect(power, "amount", 1)
        rules.hand_military[number] = 1
        rules.hand_military_uses[number] = power["uses_up_to"]
    elif pay == "discard_good":
        rules.good_military[number] = power["amount"]
        rules.good_military_kind[number] = GOODS.index(power["good"])
    else:
        raise ValueError(f"nothing is paid by {pay}")


def _pay_for_military(rules: RaceRules, number: int, power: Card) -> None:
    worlds = power["worlds"]
    if worlds == "any":
        _expect(power, "not_for_goods", "alien")
        rules.pays_for_military[number] = PAY_FOR_NOT_ALIEN
    else:
        which = {"alien": PAY_FOR_ALIEN, "chromosome": PAY_FOR_CHROMOSOME}
        rules.pays_for_military[number] = which[worlds]
    rules.pay_change[number] = power["cost_change"]


def _card_for_good(rules: RaceRules, number: int, power: Card) -> None:
    rules.card_for_good[number] = GOODS.index(power["goods"])


# --- produce ------------------------------------------------------------------------------------


def _move_goods_here(rules: RaceRules, number: int, power: Card) -> None:
    """What the card stores is printed on it."""
    _expect(power, "goods", GOODS[rules.stores[number]])


def _produce_on_windfall(rules: RaceRules, number: int, power: Card) -> None:
    """[race.base.produce.power-windfall-kind] [race.base.produce.power-windfall-any]"""
    rules.makes_windfall[number] += packed(power["goods"], 1)


def _read_later(rules: RaceRules, number: int, power: Card) -> None:
    """Needs the other cards: read when all of them are known."""


READERS: Final[dict[str, dict[str, Reader]]] = {
    "on_placement": {
        "discard_card_for_good_here": _card_for_good,
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
        "military": _military,
        "military_per_chromosome_world": adds("military_per_chromosome"),
        "reduce_cost": adds_for_kind("settle_discount", "worlds"),
        "temporary_military": _temporary_military,
        "cost_to_zero": marks_sacrifice("cost_to_zero"),
        "pay_for_military": _pay_for_military,
        "second_world": marks("second_world"),
        "second_conquest_with_excess_military": marks("second_conquest"),
        "additional_world_at_zero_cost": marks_sacrifice("free_world"),
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
        "move_goods_here_at_phase_start": _move_goods_here,
        "produce_on_windfall": _produce_on_windfall,
        "draw": adds("produce_draw"),
        "draw_if_produced_here": adds("produce_draw_here"),
        "draw_per_good_produced": adds_for_kind("produce_draw_per_good"),
        "draw_per_kind_produced": adds("produce_draw_per_kind"),
        "draw_if_most_produced": adds_for_kind("produce_draw_most"),
        "draw_per_tableau_card": _read_later,
    },
}


def _expect(power: Card, key: str, value: str | int) -> None:
    """A parameter that the tables have no room to vary yet."""
    if power[key] != value:
        raise ValueError(f"{power['power']}: {key} can only be {value}, not {power[key]}")


# --- consume ------------------------------------------------------------------------------------

CONSUME_WORDS: Final = {
    "consume_goods": EAT,
    "consume_all_goods": EAT_ALL,
    "sell_good": SELL_GOOD,
    "draw": JUST_DRAW,
    "gamble_on_top_card": GAMBLE,
    "discard_hand_cards_for_vp": HAND_FOR_VP,
}


def _read_consume(rules: RaceRules, number: int, card: Card) -> None:
    for place, power in enumerate(powers_in(card, "consume")):
        read = ConsumePower(number, place, CONSUME_WORDS[power["power"]], power)
        rules.powers.append(read)
        rules.consume_draws[number] += read.cards * read.uses + int(read.what == GAMBLE)
    rules.first_power[number + 1] = len(rules.powers)


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
        elif key in ("kind", "military", "cost"):
            # As printed: rule race.base.settle.paid-military-stays-military.
            holds = card.get(key) == wanted
        else:
            raise ValueError(f"no matcher is called {key}")
        if not holds:
            return False
    return True


def _term(cards: list[Card], vp: int, match: Card) -> Term:
    return Term(vp, [fits(match, card) for card in cards])


def _variable_score(cards: list[Card], card: Card) -> VariableScore | None:
    if card["vp"] != "variable":
        return None
    terms: list[Term] = []
    per_military = per_chips = 0
    chips = 1
    for term in card["variable_vp"]:
        if "per_artifact_token" in term:
            continue  # read by _token_score
        if "per" in term:
            terms.append(_term(cards, term["vp"], term["per"]))
        elif term["per_quantity"] == "total_military":
            per_military = term["vp"]
        elif term["per_quantity"] == "vp_in_chips":
            per_chips, chips = term["vp"], term["every"]
        else:
            raise ValueError(f"no quantity is called {term['per_quantity']}")
    return VariableScore(terms, per_military, per_chips, chips)


def _token_score(rules: RaceRules, number: int, card: Card) -> None:
    """[race.artifacts.scoring.six-cost-developments-per-token]"""
    for term in card.get("variable_vp", []):
        if "per_artifact_token" in term:
            rules.token_family[number] = FAMILIES.index(term["per_artifact_token"])
            rules.token_family_vp[number] = term["vp"]


def _draw_per_card(cards: list[Card], card: Card) -> Term | None:
    for power in powers_in(card, "produce"):
        if power["power"] == "draw_per_tableau_card":
            return _term(cards, power["amount"], power["match"])
    return None
