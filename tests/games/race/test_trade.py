"""The sale of Consume: Trade, and what a good is worth."""

from __future__ import annotations

import pytest

from astrarium.games.race.goods import goods_choices
from astrarium.games.race.state import Race
from astrarium.games.race.words import SELL
from tests.games.race.laying import (
    drawn,
    known_discards,
    listening,
    next_round,
    reason,
    sound,
    told,
)
from tests.games.race.table import Table, asked, goods, hand, says
from tests.support.rules import rule


def selling(tableau: str, with_goods: str, hand: str = "") -> Race:
    """Seat 0 chose Consume: Trade, seat 1 Consume: 2x VPs with nothing to consume."""
    t = listening(Table(2))
    t.seat(0, tableau=tableau, goods=with_goods, hand=hand)
    t.seat(1, tableau="New Sparta")
    return t.chosen("consume trade", "consume 2x")


@rule("race.base.trade.sale-for-chooser")
def test_only_the_player_who_chose_trade_sells_and_sells_exactly_one_good() -> None:
    t = listening(Table(2))
    t.seat(0, tableau="Gem World; Spice World; Comet Zone", goods="Gem World; Spice World")
    t.seat(1, tableau="Artist Colony; Mining World", goods="Artist Colony; Mining World")
    s = t.chosen("consume trade", "consume 2x")
    assert asked(s) == [0]
    s.play(0, "sell from Gem World")
    # Gem World's good is Novelty: 2 cards, and 2 more for Spice World.
    assert drawn(s, 0) == 4
    assert goods(s, 0) == ["Spice World"]
    assert goods(s, 1) == ["Artist Colony", "Mining World"]
    assert next_round(s)
    assert told(s, "draw") == [("draw", 0, 4, "Gem World", "race.base.trade.sale-for-chooser")]


@rule("race.base.trade.sale-for-chooser")
def test_every_player_who_chose_trade_sells() -> None:
    t = Table(3)
    t.seat(0, tableau="Mining World", goods="Mining World")
    t.seat(1, tableau="Comet Zone", goods="Comet Zone")
    t.seat(2, tableau="Rebel Miners", goods="Rebel Miners")
    s = t.chosen("consume trade", "consume 2x", "consume trade")
    assert asked(s) == [0, 2]
    s.play(2, "sell from Rebel Miners")
    assert drawn(s, 2) == 3
    assert asked(s) == [0]
    s.play(0, "sell from Mining World")
    assert drawn(s, 0) == 3
    assert goods(s, 1) == ["Comet Zone"]


@rule("race.base.trade.sale-mandatory")
def test_a_good_must_be_sold_if_there_is_one() -> None:
    s = selling("Mining World", "Mining World")
    assert says(s, 0) == ["sell from Mining World"]
    assert reason(s, 0, "pass")[0] == "not-offered"


@rule("race.base.trade.sale-mandatory")
def test_without_a_good_nothing_is_sold_and_nobody_is_asked() -> None:
    s = selling("Mining World; Old Earth", "")
    assert next_round(s)
    assert told(s, "sell", "draw") == []


@rule("race.base.trade.seller-chooses-good")
def test_the_seller_chooses_among_all_goods() -> None:
    s = selling("Gem World; Mining World; Pre-Sentient Race; Comet Zone", "Gem World; Comet Zone")
    assert says(s, 0) == ["sell from Gem World", "sell from Comet Zone"]
    none = ("no-good", (0, 0), "race.base.consume.good-serves-one-power")
    assert reason(s, 0, "sell from Mining World") == none
    assert reason(s, 0, "sell from Pre-Sentient Race") == none
    assert reason(s, 0, "sell from Artist Colony")[0] == "not-offered"
    s.play(0, "sell from Comet Zone")
    assert goods(s, 0) == ["Gem World"]


@rule("race.base.trade.before-consume-powers")
def test_the_sale_comes_before_consume_powers() -> None:
    s = selling("Earth's Lost Colony; Spice World", "Earth's Lost Colony; Spice World")
    # The consume power of Earth's Lost Colony could use either good, but not yet.
    assert says(s, 0) == ["sell from Earth's Lost Colony", "sell from Spice World"]
    assert reason(s, 0, "use Earth's Lost Colony")[0] == "not-offered"
    s.play(0, "sell from Spice World")
    assert drawn(s, 0) == 4
    assert says(s, 0) == ["use Earth's Lost Colony"]


@rule("race.base.trade.before-consume-powers")
def test_the_sale_can_leave_no_good_for_consume_powers() -> None:
    s = selling("Earth's Lost Colony", "Earth's Lost Colony")
    s.play(0, "sell from Earth's Lost Colony")
    assert drawn(s, 0) == 2
    assert next_round(s)
    assert s.players[0].vp == 0


@rule("race.base.trade.sold-good-discarded")
def test_the_sold_good_is_discarded_face_down_and_its_price_drawn() -> None:
    s = selling("Mining World", "Mining World", hand="Gem World")
    good = s.players[0].goods[0]
    deck = s.deck.size
    s.play(0, "sell from Mining World")
    assert int(s.discard.counts[good]) == 1
    assert s.discard.size == 1
    assert goods(s, 0) == []
    assert known_discards(s, 0) == known_discards(s, 1) == []
    assert drawn(s, 0) == 3
    assert len(hand(s, 0)) == 4
    assert s.deck.size == deck - 3
    assert told(s, "sell") == [
        ("sell", 0, 3, "Mining World", "race.base.trade.sold-good-discarded")
    ]
    assert sound(s)


@pytest.mark.parametrize(
    ("world", "price"),
    [
        pytest.param("Gem World", 2, marks=rule("race.base.trade.price-novelty")),
        pytest.param("Refugee World", 2, marks=rule("race.base.trade.price-novelty")),
        pytest.param("Mining World", 3, marks=rule("race.base.trade.price-rare")),
        pytest.param("Destroyed World", 3, marks=rule("race.base.trade.price-rare")),
        pytest.param("Lost Species Ark World", 4, marks=rule("race.base.trade.price-genes")),
        pytest.param("Pre-Sentient Race", 4, marks=rule("race.base.trade.price-genes")),
        pytest.param("Alien Robotic Factory", 5, marks=rule("race.base.trade.price-alien")),
        pytest.param("Deserted Alien Outpost", 5, marks=rule("race.base.trade.price-alien")),
    ],
)
def test_a_good_sells_for_the_price_of_its_kind(world: str, price: int) -> None:
    s = selling(world, world)
    s.play(0, f"sell from {world}")
    assert drawn(s, 0) == price


@rule("race.base.trade.kind-from-world")
def test_the_kind_of_a_good_is_that_of_its_world_and_not_of_the_card_that_lies_there() -> None:
    t = Table(2)
    t.seat(0, tableau="Mining World; Gem World", goods="Mining World; Gem World")
    player = t.s.players[0]
    # An Alien world lies face down as the Rare good, a Genes world as the Novelty good.
    for at, name in enumerate(("Alien Robotic Factory", "Distant World")):
        t.s.deck.counts[player.goods[at]] += 1
        player.goods[at] = t.card(name)
        t.s.deck.counts[player.goods[at]] -= 1
    s = t.chosen("consume trade", "consume trade")
    rare, novelty = s.clone(), s
    rare.play(0, "sell from Mining World")
    novelty.play(0, "sell from Gem World")
    assert drawn(rare, 0) == 3
    assert drawn(novelty, 0) == 2


@rule("race.base.trade.power-price-bonus-any")
@pytest.mark.parametrize(
    ("world", "price"), [("Gem World", 3), ("Mining World", 4), ("Alien Robot Sentry", 6)]
)
def test_a_trade_power_for_any_good_adds_to_every_price(world: str, price: int) -> None:
    s = selling(f"Galactic Engineers; {world}", world)
    s.play(0, f"sell from {world}")
    assert drawn(s, 0) == price


@rule("race.base.trade.power-price-bonus-kind")
@pytest.mark.parametrize(
    ("world", "price"), [("Mining World", 4), ("Gem World", 2), ("Pre-Sentient Race", 4)]
)
def test_a_trade_power_for_one_kind_adds_only_to_that_kind(world: str, price: int) -> None:
    # Mining Conglomerate's Trade power: 1 card more for a Rare good.
    s = selling(f"Mining Conglomerate; {world}", world)
    s.play(0, f"sell from {world}")
    assert drawn(s, 0) == price


@rule("race.base.trade.power-price-bonus-this-world")
@pytest.mark.parametrize(("world", "price"), [("Pirate World", 5), ("Gem World", 2)])
def test_a_trade_power_for_this_world_adds_only_to_its_own_good(world: str, price: int) -> None:
    s = selling("Pirate World; Gem World", "Pirate World; Gem World")
    s.play(0, f"sell from {world}")
    assert drawn(s, 0) == price


@rule("race.base.trade.bonuses-add-up")
def test_all_trade_powers_that_fit_add_up() -> None:
    # 2, Pirate World 3, Spice World 2, Distant World 3, Merchant World 2, Export Duties 1;
    # Genetics Lab and Space Port are for other kinds.
    others = "Spice World; Distant World; Merchant World; Export Duties; Genetics Lab; Space Port"
    s = selling(f"Pirate World; {others}", "Pirate World")
    s.play(0, "sell from Pirate World")
    assert drawn(s, 0) == 13


@rule("race.base.trade.bonuses-add-up")
def test_trade_powers_of_another_players_tableau_add_nothing() -> None:
    t = Table(2)
    t.seat(0, tableau="Mining World", goods="Mining World")
    t.seat(1, tableau="Merchant World; Export Duties; Mining Conglomerate")
    s = t.chosen("consume trade", "consume trade")
    s.play(0, "sell from Mining World")
    assert drawn(s, 0) == 3


def test_goods_are_listed_in_the_order_of_the_cards_not_of_the_tableau() -> None:
    t = Table(2).seat(
        0, tableau="Old Earth; Spice World; Gem World", goods="Spice World; Gem World"
    )
    s = t.chosen("consume trade", "produce")
    worlds = sorted([t.card("Spice World"), t.card("Gem World")])
    assert s.players[0].tableau[1:] != worlds
    assert goods_choices(s, 0, SELL) == [SELL + world for world in worlds]
