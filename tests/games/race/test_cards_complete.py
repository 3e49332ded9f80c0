"""The tables of the card tests name every power of every card, and no other."""

from __future__ import annotations

from collections import Counter

from astrarium.games.race.content import content
from tests.games.race import (
    test_cards_consume as consume,
)
from tests.games.race import (
    test_cards_explore_develop as early,
)
from tests.games.race import (
    test_cards_produce as produce,
)
from tests.games.race import (
    test_cards_settle as settle,
)
from tests.games.race import (
    test_cards_trade as trade,
)

TESTED = {
    ("explore", "draw_extra"): [card for card, (more, _) in early.EXPLORE.items() if more],
    ("explore", "keep_extra"): [card for card, (_, kept) in early.EXPLORE.items() if kept],
    ("develop", "reduce_cost"): early.DEVELOP_DISCOUNTS,
    ("develop", "draw_at_phase_start"): early.DEVELOP_DRAWS_FIRST,
    ("develop", "draw_after_placing"): early.DEVELOP_DRAWS_AFTER,
    ("settle", "military"): [*settle.MILITARY, *settle.MILITARY_AGAINST],
    ("settle", "reduce_cost"): settle.DISCOUNTS,
    ("settle", "pay_for_military"): settle.PAY_FOR_MILITARY,
    ("settle", "temporary_military"): settle.TEMPORARY_MILITARY,
    ("settle", "cost_to_zero"): settle.COST_TO_ZERO,
    ("settle", "draw_after_placing"): settle.DRAWS_AFTER,
    ("trade", "price_bonus"): trade.PRICE_BONUS,
    ("trade", "price_bonus_this_world"): trade.PRICE_BONUS_HERE,
    ("consume", "consume_goods"): [*consume.EATS, *consume.THREE_DIFFERENT],
    ("consume", "consume_all_goods"): consume.ALL_GOODS,
    ("consume", "sell_good"): consume.SALES,
    ("consume", "draw"): consume.DRAWS,
    ("consume", "gamble_on_top_card"): consume.GAMBLES,
    ("consume", "discard_hand_cards_for_vp"): consume.HAND_FOR_VP,
    ("produce", "produce_here"): produce.PRODUCE_HERE,
    ("produce", "draw_if_produced_here"): produce.DRAW_IF_PRODUCED_HERE,
    ("produce", "produce_on_windfall"): produce.WINDFALL,
    ("produce", "draw"): produce.DRAW,
    ("produce", "draw_per_good_produced"): produce.DRAW_PER_GOOD,
    ("produce", "draw_per_kind_produced"): produce.DRAW_PER_KIND,
    ("produce", "draw_if_most_produced"): produce.DRAW_IF_MOST,
    ("produce", "draw_per_tableau_card"): produce.DRAW_PER_GENES_WORLD,
}


def test_every_power_of_every_card_is_tested_in_play() -> None:
    printed = Counter(
        (card["name"], slot, power["power"])
        for card in content()["card"]
        for slot, powers in card.get("powers", {}).items()
        for power in powers
    )
    tested = Counter(
        (card, slot, power) for (slot, power), cards in TESTED.items() for card in cards
    )
    assert printed == tested
    assert printed.total() == 126
