"""Every power of the expansions' cards that the base game knows already, with its printed amount.

What is new has tests of its own; test_every_power... keeps the tables complete.
"""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.games.race.content import content
from astrarium.games.race.frames.develop import discount as develop_discount
from astrarium.games.race.frames.explore import cards_to_keep, cards_to_look_at
from astrarium.games.race.goods import sale_price
from astrarium.games.race.means import discount, military_against
from astrarium.games.race.state import Race
from tests.games.race.laying import drawn, from_consume_on, from_produce_on
from tests.games.race.printed import PRICES, plain_worlds
from tests.games.race.printed_more import CARDS
from tests.games.race.table import Table, any_draws, asked, goods, hand, says

OF = {card.name: card.expansion for card in CARDS}
BY_NAME = {card.name: card for card in CARDS}

# Cards looked at beyond two, cards kept beyond one.
EXPLORE = {
    "Separatist Colony": (2, 0),
    "Doomed World": (1, 0),
    "Deserted Alien World": (1, 0),
    "Clandestine Uplift Lab": (1, 0),
    "Alien Artifact Hunters": (1, 1),
    "Rebel Mutineers": (1, 0),
    "Uplift Researchers": (1, 0),
    "Galactic Survey Headquarters": (2, 0),
    "Scientific Cruisers": (1, 0),
    "Alien Research Ship": (1, 0),
    "Terraforming Unlimited": (1, 0),
}
DEVELOP_DISCOUNTS = {"Alien Fuel Refinery": 1, "Deep Space Symbionts, Ltd.": 1}
DEVELOP_DRAWS_FIRST = {"Galactic Expansionists": 1}
DEVELOP_DRAWS_AFTER = {"Frontier Capital": 1, "Galactic Investors": 2}
MILITARY = {
    "Separatist Colony": 1,
    "Space Mercenaries": 1,
    "Sentient Robots": 1,
    "Rebel Mutineers": 1,
    "Frontier Capital": 1,
    "Imperium Fifth Column": 1,
    "Mercenary Guild": 2,
    "Imperium Blaster Gem Depot": 2,
    "Imperium Stealth Tactics": 1,
    "Scientific Cruisers": 1,
}
MILITARY_AGAINST = {
    "Deserted Alien World": ("alien", 2),
    "Alien Uplift Chamber": ("genes", 2),
    "Alien Research Ship": ("alien", 1),
    "Alien Researchers": ("alien", 3),
    "Uplift Alliance": ("genes", 2),
}
SETTLE_DISCOUNTS = {
    "Deserted Alien World": ("alien", 2),
    "Sentient Robots": ("any", 1),
    "Uplift Researchers": ("any", 1),
    "Tranship Point": ("rare", 1),
    "Alien Uplift Chamber": ("genes", 2),
    "Scientific Cruisers": ("any", 1),
    "Alien Research Ship": ("alien", 1),
    "Alien Researchers": ("alien", 3),
    "Terraforming Unlimited": ("any", 1),
    "Uplift Alliance": ("genes", 2),
}
SETTLE_DRAWS_AFTER = {
    "Terraforming Guild": 1,
    "Jumpdrive Fuel Refinery": 1,
    "Galactic Expansionists": 1,
}
PRICE_BONUS = {
    "Galactic Bazaar": ("novelty", 1),
    "Imperium Blaster Gem Depot": ("rare", 1),
    "Wormhole Prospectors": ("any", 2),
}
PRICE_BONUS_HERE = {"Galactic Survey Headquarters": 1}
# Kind of the goods, how many, VP, cards.
EATS = {
    "Smuggling Lair": ("any", 1, 0, 2),
    "Clandestine Uplift Lab": ("any", 1, 1, 1),
    "Rebel Colony": ("any", 1, 1, 0),
    "Galactic Studios": ("any", 1, 1, 1),
    "Galactic Genome Project": ("genes", 2, 3, 0),
    "Alien Artifact Hunters": ("alien", 1, 2, 0),
    "Galactic News Hub": ("novelty", 2, 3, 0),
    "Designer Species, Ultd.": ("genes", 2, 3, 0),
    "Terraforming Colony": ("any", 1, 1, 2),
    "Scientific Cruisers": ("any", 1, 0, 2),
    "Alien Researchers": ("alien", 1, 2, 0),
    "Galactic Expansionists": ("any", 1, 1, 0),
    "Terraforming Unlimited": ("rare", 1, 2, 0),
}
HAND_FOR_VP = {"Galactic Bazaar": 1, "Terraforming Colony": 1, "Wormhole Prospectors": 2}
PRODUCE_HERE = (
    "Volcanic World",
    "Hive World",
    "Galactic Studios",
    "Alien Fuel Refinery",
    "Galactic Survey Headquarters",
    "Ore-Rich World",
    "Jumpdrive Fuel Refinery",
    "Self-Repairing Alien Artillery",
    "Designer Species, Ultd.",
    "Interstellar Trade Port",
)
DRAW_IF_PRODUCED_HERE = {"Rebel Sympathizers": 1, "Galactic Studios": 1, "Rebel Gem Smugglers": 1}
WINDFALL = {
    "Terraforming Guild": "any",
    "Terraforming Project": "rare",
    "Alien Research Ship": "alien",
    "Uplift Alliance": "genes",
}
PRODUCE_DRAW = {"Sentient Robots": 1, "Alien Uplift Chamber": 1, "Imperium Supply Convoy": 1}
DRAW_IF_MOST = {"Galactic News Hub": ("novelty", 1)}
DRAW_PER_GOOD = {"Imperium War Faction": ("rare", 1)}
# What lies beside the card, and how many cards it draws with that.
DRAW_PER_CARD = {
    "Imperium Lords": [("Old Earth", 0), ("New Sparta; Rebel Base; Gem World", 2)],
    "Imperium Fifth Column": [("Old Earth", 1), ("Galactic Imperium; Rebel Base", 2)],
    "Rebel Resistance": [("Old Earth", 1), ("Rebel Base; New Sparta; Rebel Miners", 3)],
    "Galactic Investors": [("Old Earth", 1), ("Consumer Markets; Galactic Federation", 3)],
}

# Worlds of each kind that nobody pays for or conquers in these tests.
WORLD_OF = {
    "novelty": "Pirate World",
    "rare": "Rebel Miners",
    "genes": "Malevolent Lifeforms",
    "alien": "Alien Robot Scout Ship",
    "": "Outlaw World",
}


def laid(card: str, beside: str = "", hand: str = "", goods: str = "") -> Table:
    t = Table(2, expansion=OF[card])
    t.seat(0, tableau=f"{card}; {beside}", hand=hand, goods=goods)
    return t.seat(1, tableau="Epsilon Eridani")


def active(card: str) -> Race:
    """All powers of seat 0 work."""
    s = laid(card).lying()
    s.players[0].active = len(s.players[0].tableau)
    return s


def rows(table: dict[str, object]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("card", "expected"), list(table.items()), ids=list(table))


@rows(dict(EXPLORE))
def test_explore_powers(card: str, expected: tuple[int, int]) -> None:
    s = active(card)
    player = s.players[0]
    assert (cards_to_look_at(s, player) - 2, cards_to_keep(s, player) - 1) == expected


@rows(dict(DEVELOP_DISCOUNTS))
def test_developments_cost_less(card: str, expected: int) -> None:
    s = active(card)
    assert develop_discount(s, s.players[0], False) == expected


@rows(dict(DEVELOP_DRAWS_FIRST))
def test_cards_drawn_as_develop_begins(card: str, expected: int) -> None:
    s = laid(card).chosen("produce", "develop")
    assert any_draws(s) == expected
    assert len(hand(s, 0)) == expected


@rows(dict(DEVELOP_DRAWS_AFTER))
def test_cards_drawn_after_a_development(card: str, expected: int) -> None:
    s = laid(card, hand="Expedition Force; Gem World").chosen("consume 2x", "develop")
    s.play(0, "develop Expedition Force")
    s.play(1, "pass")
    s.play(0, "pay Gem World")
    assert any_draws(s) == expected
    assert len(hand(s, 0)) == expected


@rows(dict(MILITARY))
def test_general_military(card: str, expected: int) -> None:
    s = active(card)
    for world in WORLD_OF.values():
        assert military_against(s, s.players[0], s.tables.names.index(world)) == expected


@rows(dict(MILITARY_AGAINST))
def test_military_against_a_kind(card: str, expected: tuple[str, int]) -> None:
    s = active(card)
    found = {
        kind: military_against(s, s.players[0], s.tables.names.index(world))
        for kind, world in WORLD_OF.items()
    }
    assert found == {kind: expected[1] if kind == expected[0] else 0 for kind in WORLD_OF}


@rows(dict(SETTLE_DISCOUNTS))
def test_worlds_cost_less(card: str, expected: tuple[str, int]) -> None:
    s = active(card)
    kind, amount = expected
    for each, world in WORLD_OF.items():
        found = discount(s, s.players[0], s.tables.names.index(world))
        assert found == (amount if kind in ("any", each) else 0), each


@rows(dict(SETTLE_DRAWS_AFTER))
def test_cards_drawn_after_a_world(card: str, expected: int) -> None:
    s = laid(card, hand="Pilgrimage World").chosen("consume 2x", "settle")
    s.play(0, "settle Pilgrimage World")
    s.play(1, "pass")
    assert any_draws(s) == expected
    assert len(hand(s, 0)) == expected


@rows(dict(PRICE_BONUS))
def test_goods_sell_for_more(card: str, expected: tuple[str, int]) -> None:
    kind, amount = expected
    for each, price in PRICES.items():
        (world,) = plain_worlds(each, 1)
        s = laid(card, world, goods=world).lying()
        bonus = sale_price(s, 0, s.tables.names.index(world), True) - price
        assert bonus == (amount if kind in ("any", each) else 0), each


@rows(dict(PRICE_BONUS_HERE))
def test_the_good_of_a_world_sells_for_more(card: str, expected: int) -> None:
    s = laid(card, "Refugee World", goods=f"{card}; Refugee World").lying()
    names = s.tables.names
    assert sale_price(s, 0, names.index(card), True) == PRICES[BY_NAME[card].goods] + expected
    assert sale_price(s, 0, names.index("Refugee World"), True) == PRICES["novelty"]


@rows(dict(EATS))
def test_goods_are_consumed_for_vp_and_cards(
    card: str, expected: tuple[str, int, int, int]
) -> None:
    kind, count, vp, cards = expected
    worlds = plain_worlds(kind, count)
    t = laid(card, "; ".join(worlds), goods="; ".join(worlds))
    s = from_consume_on(t, "settle", "consume 2x")
    s.play(0, f"use {card}")
    give_goods(s, worlds)
    assert drawn(s, 0) == cards
    assert s.players[0].vp == vp
    assert goods(s, 0) == []


@rows(dict(EATS))
def test_goods_are_consumed_once_however_many_there_are(
    card: str, expected: tuple[str, int, int, int]
) -> None:
    kind, count, vp, _ = expected
    worlds = plain_worlds(kind, count + 1)
    t = laid(card, "; ".join(worlds), goods="; ".join(worlds))
    s = from_consume_on(t, "settle", "consume 2x")
    s.play(0, f"use {card}")
    give_goods(s, worlds[:count])
    assert (s.players[0].vp, goods(s, 0)) == (vp, worlds[count:])


def give_goods(s: Race, worlds: list[str]) -> None:
    s.play(0, f"consume from {'; '.join(worlds)}")


@rows(dict(HAND_FOR_VP))
def test_hand_cards_are_discarded_for_one_vp_each(card: str, expected: int) -> None:
    s = from_consume_on(
        laid(card, hand="Gem World; Spice World; Space Port"), "consume 2x", "produce"
    )
    place = " #2" if card == "Terraforming Colony" else ""
    s.play(0, f"use {card}{place}")
    count = 0
    while s.players[0].vp == count and count < expected:
        s.play(0, next(each for each in says(s, 0) if each.startswith("discard")))
        count += 1
    # No more is taken: the hand still holds the rest.
    assert len(hand(s, 0)) == 3 - expected
    assert "discard Space Port" not in (says(s, 0) if 0 in asked(s) else [])
    assert (count, s.players[0].vp) == (expected, expected)


@pytest.mark.parametrize("card", PRODUCE_HERE)
def test_a_production_world_produces(card: str) -> None:
    s = from_produce_on(laid(card), "settle", "produce")
    any_draws(s)
    assert goods(s, 0) == [card]


@rows(dict(DRAW_IF_PRODUCED_HERE))
def test_a_world_that_produced_draws(card: str, expected: int) -> None:
    s = from_produce_on(laid(card), "produce", "settle")
    any_draws(s)
    if BY_NAME[card].source == "windfall":
        s.play(0, f"produce any on {card}")
        any_draws(s)
    assert len(hand(s, 0)) == expected


@rows(dict(WINDFALL))
def test_a_windfall_world_of_a_kind_is_produced_on(card: str, expected: str) -> None:
    for kind in PRICES:
        (world,) = plain_worlds(kind, 1)
        s = from_produce_on(laid(card, world), "settle", "produce")
        any_draws(s)
        verb = "produce any on" if expected == "any" else "produce on"
        found = says(s, 0) if 0 in [question.seat for question in s.questions()] else []
        fits = expected in ("any", kind)
        assert (f"{verb} {world}" in found) == fits, kind


@rows(dict(PRODUCE_DRAW))
def test_cards_are_drawn_in_produce(card: str, expected: int) -> None:
    s = from_produce_on(laid(card), "settle", "produce")
    any_draws(s)
    assert len(hand(s, 0)) == expected


@rows(dict(DRAW_IF_MOST))
def test_most_goods_of_a_kind_draw(card: str, expected: tuple[str, int]) -> None:
    s = from_produce_on(laid(card, "Gem World"), "settle", "produce")
    any_draws(s)
    # Gem World draws one card itself.
    assert expected[0] == "novelty"
    assert len(hand(s, 0)) == 1 + expected[1]


@rows(dict(DRAW_PER_GOOD))
def test_each_good_of_a_kind_draws(card: str, expected: tuple[str, int]) -> None:
    s = from_produce_on(laid(card, "Rebel Miners; Ore-Rich World; Gem World"), "settle", "produce")
    any_draws(s)
    plain = from_produce_on(laid(card, "Gem World"), "settle", "produce")
    any_draws(plain)
    assert len(hand(s, 0)) - len(hand(plain, 0)) == 2 * expected[1]


@pytest.mark.parametrize(
    ("card", "beside", "expected"),
    [(card, beside, count) for card, cases in DRAW_PER_CARD.items() for beside, count in cases],
)
def test_cards_of_the_tableau_draw(card: str, beside: str, expected: int) -> None:
    s = from_produce_on(laid(card, beside), "settle", "produce")
    any_draws(s)
    alone = from_produce_on(laid("Volcanic World", beside), "settle", "produce")
    any_draws(alone)
    assert len(hand(s, 0)) - len(hand(alone, 0)) == expected


NEW = {
    ("settle", "temporary_military"): [
        "Space Mercenaries",
        "Rebel Gem Smugglers",
        "Self-Repairing Alien Artillery",
        "Imperium Stealth Tactics",
        "Imperium War Faction",
    ],
    ("settle", "cost_to_zero"): ["Doomed World"],
    ("settle", "second_world"): ["Improved Logistics"],
    ("settle", "pay_for_military"): ["Uplift Researchers", "Alien Survey Technology"],
    ("settle", "military_per_chromosome_world"): ["Rebel Uplift World"],
    ("settle", "second_conquest_with_excess_military"): ["Imperium Supply Convoy"],
    ("settle", "additional_world_at_zero_cost"): ["Terraforming Project"],
    ("settle", "flip_card_as_settle_action"): ["Wormhole Prospectors"],
    ("trade", "price_bonus_per_chromosome_world"): ["Clandestine Uplift Lab"],
    ("trade", "no_trade_bonus_sale_from_this_world"): ["Alien Fuel Refinery"],
    ("produce", "produce_here_by_discarding_card"): ["Damaged Alien Factory"],
    ("produce", "move_goods_here_at_phase_start"): ["Tranship Point"],
    ("on_placement", "discard_card_for_good_here"): ["Ore-Rich World"],
}
TESTED = {
    ("explore", "draw_extra"): [card for card, (more, _) in EXPLORE.items() if more],
    ("explore", "keep_extra"): [card for card, (_, kept) in EXPLORE.items() if kept],
    ("develop", "reduce_cost"): list(DEVELOP_DISCOUNTS),
    ("develop", "draw_at_phase_start"): list(DEVELOP_DRAWS_FIRST),
    ("develop", "draw_after_placing"): list(DEVELOP_DRAWS_AFTER),
    ("settle", "military"): [*MILITARY, *MILITARY_AGAINST],
    ("settle", "reduce_cost"): list(SETTLE_DISCOUNTS),
    ("settle", "draw_after_placing"): list(SETTLE_DRAWS_AFTER),
    ("trade", "price_bonus"): list(PRICE_BONUS),
    ("trade", "price_bonus_this_world"): list(PRICE_BONUS_HERE),
    ("consume", "consume_goods"): [*EATS, "Alien Toy Shop", "Interstellar Trade Port"],
    ("consume", "discard_hand_cards_for_vp"): list(HAND_FOR_VP),
    ("produce", "produce_here"): list(PRODUCE_HERE),
    ("produce", "draw_if_produced_here"): list(DRAW_IF_PRODUCED_HERE),
    ("produce", "produce_on_windfall"): list(WINDFALL),
    ("produce", "draw"): list(PRODUCE_DRAW),
    ("produce", "draw_if_most_produced"): list(DRAW_IF_MOST),
    ("produce", "draw_per_good_produced"): list(DRAW_PER_GOOD),
    ("produce", "draw_per_tableau_card"): list(DRAW_PER_CARD),
    **NEW,
}


def test_every_power_of_the_expansions_stands_in_these_tables() -> None:
    printed = Counter(
        (card["name"], slot, power["power"])
        for expansion in ("storm", "artifacts")
        for card in content(expansion)["card"][95:]
        for slot, powers in card.get("powers", {}).items()
        for power in powers
        if not power.get("orb_game_only")
    )
    tested = Counter(
        (card, slot, power) for (slot, power), cards in TESTED.items() for card in cards
    )
    assert printed == tested
