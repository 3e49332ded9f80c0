"""Every power as a row of signs; its words are those of the explanation of its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from astrarium.games.race.draw.signs import LETTERS, Signs

Power = dict[str, Any]
Row = Callable[[Signs, Power, str], None]


def draw_power(signs: Signs, slot: str, power: Power, made: str) -> None:
    """`made`: the goods of the world that the power stands on."""
    name = power["power"]
    for key in (f"{slot}.{name}", name):
        if key in ROWS:
            ROWS[key](signs, power, made)
            return
    raise LookupError(f"no signs for the power {slot}.{name}")


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"\N{MINUS SIGN}{-amount}"


def _kind(signs: Signs, kind: str, hollow: bool = False) -> None:
    """Of which kind, where it matters."""
    if kind in LETTERS:
        signs.good(kind, hollow)
    elif kind == "rebel":
        signs.flag()
    elif kind == "chromosome":
        signs.helix()


def _look(signs: Signs, power: Power, made: str) -> None:
    signs.eye()
    signs.words(signed(power["amount"]))


def _keep(signs: Signs, power: Power, made: str) -> None:
    signs.keep(signed(power["amount"]))


def _steps(signs: Signs, power: Power, made: str) -> None:
    signs.steps()
    signs.words(signed(power["amount"]))


def _cheaper_development(signs: Signs, power: Power, made: str) -> None:
    signs.development(signed(-power["amount"]))


def _cheaper_world(signs: Signs, power: Power, made: str) -> None:
    signs.world(signed(-power["amount"]))
    _kind(signs, power["worlds"])


def _draw(signs: Signs, power: Power, made: str) -> None:
    signs.card(signed(power["amount"]))


def _draw_for_development(signs: Signs, power: Power, made: str) -> None:
    signs.development()
    signs.arrow()
    _draw(signs, power, made)


def _draw_for_world(signs: Signs, power: Power, made: str) -> None:
    signs.world()
    signs.arrow()
    _draw(signs, power, made)


def _military(signs: Signs, power: Power, made: str) -> None:
    signs.shield(signed(power["amount"]))
    _kind(signs, power["against"])


def _military_each(signs: Signs, power: Power, made: str) -> None:
    signs.shield(signed(power["amount"]))
    signs.each()
    signs.helix()


def _military_for(signs: Signs, power: Power, made: str) -> None:
    if power["pay"] == "discard_good":
        signs.good(power["good"])
    elif power["pay"] == "discard_hand_card":
        signs.card("1")
    else:
        signs.discard()
    signs.arrow()
    signs.shield(signed(power["amount"]))
    _times(signs, power.get("uses_up_to", 1))


def _times(signs: Signs, times: int) -> None:
    if times > 1:
        signs.words(f"×{times}")


def _pay_for_military(signs: Signs, power: Power, made: str) -> None:
    signs.shield("")
    _kind(signs, power["worlds"])
    signs.arrow()
    change = power["cost_change"]
    signs.world(signed(change) if change else "")


def _free(signs: Signs, power: Power, made: str) -> None:
    signs.discard()
    signs.arrow()
    signs.world("0")


def _free_second(signs: Signs, power: Power, made: str) -> None:
    signs.discard()
    signs.arrow()
    signs.words("+")
    signs.world("0")


def _second_world(signs: Signs, power: Power, made: str) -> None:
    signs.world()
    signs.words("+")
    signs.world()


def _second_conquest(signs: Signs, power: Power, made: str) -> None:
    signs.world("", "military")
    signs.words("+")
    signs.world("", "military")


def _lucky(signs: Signs, power: Power, made: str) -> None:
    signs.card("?")
    signs.arrow()
    signs.world()


def _dearer(signs: Signs, power: Power, made: str) -> None:
    signs.tag()
    signs.words(signed(power["amount"]))
    _kind(signs, power.get("goods", "any"))


def _dearer_here(signs: Signs, power: Power, made: str) -> None:
    signs.tag()
    signs.words(signed(power["amount"]))
    signs.good(made)
    signs.words("!")


def _dearer_each(signs: Signs, power: Power, made: str) -> None:
    _dearer(signs, power, made)
    signs.each()
    signs.helix()


def _no_bonus(signs: Signs, power: Power, made: str) -> None:
    signs.good(made)
    signs.arrow()
    signs.tag(struck=True)


def _consume(signs: Signs, power: Power, made: str) -> None:
    for _ in range(power["goods_per_use"]):
        signs.good(power["goods"])
    if power.get("all_different_kinds"):
        signs.words("≠")
    if power.get("only_from_this_world"):
        signs.words("!")
    signs.arrow()
    if power["vp"]:
        signs.vp(str(power["vp"]))
    if power["cards"]:
        signs.card(signed(power["cards"]))
    _times(signs, power["uses_up_to"])


def _consume_all(signs: Signs, power: Power, made: str) -> None:
    signs.good("any")
    signs.words("×n")
    signs.arrow()
    signs.vp("n\N{MINUS SIGN}1")


def _sell(signs: Signs, power: Power, made: str) -> None:
    signs.good("any")
    signs.arrow()
    signs.tag()
    if power["add_trade_powers"]:
        signs.words("+")


def _gamble(signs: Signs, power: Power, made: str) -> None:
    signs.dice()
    signs.words(f"{power['name_number_from']}–{power['name_number_to']}")


def _cards_for_points(signs: Signs, power: Power, made: str) -> None:
    signs.card("1")
    signs.arrow()
    signs.vp(str(power["vp_each"]))
    _times(signs, power["up_to"])


def _produce(signs: Signs, power: Power, made: str) -> None:
    signs.sprout()
    signs.good(made)


def _produce_windfall(signs: Signs, power: Power, made: str) -> None:
    signs.sprout()
    signs.good(power["goods"], hollow=True)


def _produce_for_card(signs: Signs, power: Power, made: str) -> None:
    signs.card("1")
    signs.arrow()
    signs.sprout()
    signs.good(power.get("goods", made))


def _draw_if_made(signs: Signs, power: Power, made: str) -> None:
    signs.sprout()
    signs.arrow()
    _draw(signs, power, made)


def _draw_each_good(signs: Signs, power: Power, made: str) -> None:
    _draw(signs, power, made)
    signs.each()
    signs.sprout()
    signs.good(power["goods"])


def _draw_each_kind(signs: Signs, power: Power, made: str) -> None:
    _draw(signs, power, made)
    signs.each()
    signs.sprout()
    signs.good("any")


def _draw_most(signs: Signs, power: Power, made: str) -> None:
    signs.most()
    signs.good(power["goods"])
    signs.arrow()
    _draw(signs, power, made)


def _draw_each_card(signs: Signs, power: Power, made: str) -> None:
    _draw(signs, power, made)
    signs.each()
    match = power["match"]
    if "goods" in match:
        signs.good(match["goods"], hollow=True)
    elif match.get("military"):
        signs.world("", "military")
    elif match.get("keyword") == "rebel":
        signs.flag()
    elif match.get("kind") == "development":
        signs.development(str(match.get("cost", "")))
    else:
        signs.card("")


def _store(signs: Signs, power: Power, made: str) -> None:
    signs.good(power["goods"])
    signs.arrow()
    signs.store()


def _team(signs: Signs, power: Power, made: str) -> None:
    signs.steps()
    signs.words("+1")


ROWS: Final[dict[str, Row]] = {
    "draw_extra": _look,
    "keep_extra": _keep,
    "survey_team_movement": _steps,
    "develop.reduce_cost": _cheaper_development,
    "settle.reduce_cost": _cheaper_world,
    "develop.draw_after_placing": _draw_for_development,
    "settle.draw_after_placing": _draw_for_world,
    "draw": _draw,
    "draw_at_phase_start": _draw,
    "military": _military,
    "military_per_chromosome_world": _military_each,
    "temporary_military": _military_for,
    "pay_for_military": _pay_for_military,
    "cost_to_zero": _free,
    "additional_world_at_zero_cost": _free_second,
    "second_world": _second_world,
    "second_conquest_with_excess_military": _second_conquest,
    "flip_card_as_settle_action": _lucky,
    "price_bonus": _dearer,
    "price_bonus_this_world": _dearer_here,
    "price_bonus_per_chromosome_world": _dearer_each,
    "no_trade_bonus_sale_from_this_world": _no_bonus,
    "consume_goods": _consume,
    "consume_all_goods": _consume_all,
    "sell_good": _sell,
    "gamble_on_top_card": _gamble,
    "discard_hand_cards_for_vp": _cards_for_points,
    "produce_here": _produce,
    "produce_on_windfall": _produce_windfall,
    "produce_here_by_discarding_card": _produce_for_card,
    "discard_card_for_good_here": _produce_for_card,
    "draw_if_produced_here": _draw_if_made,
    "draw_per_good_produced": _draw_each_good,
    "draw_per_kind_produced": _draw_each_kind,
    "draw_if_most_produced": _draw_most,
    "draw_per_tableau_card": _draw_each_card,
    "move_goods_here_at_phase_start": _store,
    "place_airlock_card_and_second_survey_team": _team,
}
