"""The Gathering Storm: what its new powers do."""

from __future__ import annotations

from functools import partial

import pytest

from astrarium.games.race.state import Race
from tests.games.race.expansions import settling_with
from tests.games.race.laying import from_consume_on, from_produce_on
from tests.games.race.looking import refusal, told
from tests.games.race.placing import lands
from tests.games.race.table import (
    Table,
    any_draws,
    draws,
    goods,
    hand,
    names,
    reason_keys,
    says,
    tableau,
)
from tests.support.rules import rule

settling = partial(settling_with, "storm")

HIRE = "race.storm.power.discard-for-military.up-to-two"


# --- Space Mercenaries ---------------------------------------------------------------------------


@rule("race.storm.card.space-mercenaries.plus-one-military")
def test_space_mercenaries_have_one_military_without_any_discard() -> None:
    s = lands(settling("Earth's Lost Colony; Space Mercenaries", "Outlaw World"), "Outlaw World")
    assert [amount for _, amount, _, _ in told(s, "conquer")] == [1]


@rule("race.storm.power.discard-for-military.up-to-two")
def test_two_hand_cards_give_two_military() -> None:
    s = settling("Earth's Lost Colony; Space Mercenaries", "Pirate World; Gem World; Spice World")
    lands(s, "Pirate World")
    # Defense 3: one of its own and both cards, so there is nothing to choose but which cards.
    assert told(s, "hire") == [(0, 2, "", HIRE)]
    any_draws(s)
    assert hand(s, 0) == ["Gem World", "Spice World"]
    s.play(0, "discard Gem World; Spice World")
    any_draws(s)
    assert tableau(s, 0)[-1] == "Pirate World"
    assert hand(s, 0) == []


@rule("race.storm.power.discard-for-military.up-to-two")
def test_space_mercenaries_are_for_hire_where_doomed_world_has_left_the_tableau() -> None:
    """It was the start world; now Space Mercenaries, placed next, lie first."""
    s = settling("Space Mercenaries; New Sparta", "Pirate World; Gem World; Spice World")
    lands(s, "Pirate World")
    assert says(s, 0) == ["conquer", "hire 1", "hire 2"]


@rule("race.storm.power.discard-for-military.up-to-two")
def test_a_third_card_gives_nothing() -> None:
    s = settling(
        "Earth's Lost Colony; Space Mercenaries",
        "Malevolent Lifeforms; Gem World; Spice World; Space Port",
    )
    assert refusal(s, 0, "settle Malevolent Lifeforms") == (
        "too-weak",
        (4, 3),
        "race.base.settle.conquer-condition",
    )


@rule("race.storm.power.discard-for-military.optional")
def test_none_one_or_two_cards_may_be_discarded() -> None:
    s = settling("New Sparta; Space Mercenaries", "Pirate World; Gem World; Spice World")
    lands(s, "Pirate World")
    assert says(s, 0) == ["conquer", "hire 1", "hire 2"]
    s.play(0, "hire 1")
    s.play(0, "discard Gem World")
    any_draws(s)
    assert (tableau(s, 0)[-1], hand(s, 0)) == ("Pirate World", ["Spice World"])


@rule("race.storm.power.discard-for-military.optional")
def test_cards_may_be_discarded_for_a_paid_world_while_enough_are_left_to_pay() -> None:
    """Gem World costs 2: of three other cards one may go, and not two."""
    s = settling("Old Earth; Space Mercenaries", "Gem World; Pirate World; Spice World; Space Port")
    lands(s, "Gem World")
    assert says(s, 0) == ["pay cost", "hire 1"]
    assert refusal(s, 0, "hire 2") == ("too-dear", (2, 1), "race.base.settle.only-placeable")
    s.play(0, "hire 1")
    s.play(0, "discard Pirate World")
    s.play(0, "pay Space Port; Spice World")
    any_draws(s)
    assert tableau(s, 0)[-1] == "Gem World"
    assert [amount for _, amount, _, _ in told(s, "hire")] == [1]


@rule("race.storm.power.discard-for-military.optional")
def test_a_card_that_brings_the_cost_to_zero_leaves_the_whole_hand_to_discard() -> None:
    s = settling("Old Earth; Space Mercenaries; Doomed World", "Gem World; Pirate World")
    lands(s, "Gem World")
    assert says(s, 0) == ["spend Doomed World", "hire 1"]
    s.play(0, "hire 1")
    s.play(0, "discard Pirate World")
    any_draws(s)
    assert tableau(s, 0) == ["Old Earth", "Space Mercenaries", "Gem World"]


def test_who_has_hired_for_a_world_does_not_hire_again_for_it() -> None:
    s = settling(
        "Drop Ships; New Sparta; Space Mercenaries; New Military Tactics",
        "Rebel Base; Gem World; Spice World",
    )
    lands(s, "Rebel Base")
    s.play(0, "hire 1")
    s.play(0, "discard Gem World")
    assert reason_keys(s, 0, "hire 1") == ["already-hired"]


@rule("race.storm.power.discard-for-military.lasts-for-phase")
def test_military_of_hired_cards_lasts_for_the_second_world() -> None:
    s = settling(
        "Earth's Lost Colony; Space Mercenaries; Improved Logistics",
        "New Sparta; Rebel Miners; Gem World; Spice World",
    )
    lands(s, "New Sparta")
    assert says(s, 0) == ["hire 1", "hire 2"]
    s.play(0, "hire 1")
    s.play(0, "discard Gem World")
    assert s.players[0].temporary == 1
    s.play(0, "settle Rebel Miners")
    assert says(s, 0) == ["conquer", "hire 1"]
    s.play(0, "conquer")
    assert tableau(s, 0)[-2:] == ["New Sparta", "Rebel Miners"]
    assert s.players[0].temporary == 0  # the phase is over


@rule("race.storm.power.discard-for-military.up-to-two")
def test_cards_hired_for_a_second_world_are_uses_of_the_mercenaries() -> None:
    s = settling(
        "New Sparta; Improved Logistics; Space Mercenaries",
        "Outlaw World; Rebel Miners; Gem World; Spice World",
    )
    lands(s, "Outlaw World")
    s.play(0, "hire 1")
    s.play(0, "discard Gem World")
    s.play(0, "settle Rebel Miners")
    assert says(s, 0) == ["conquer", "hire 1"]
    s.play(0, "hire 1")
    seen = s.view(1)["state"]["extras"]["seats"][0]["used"]
    assert sorted(names(s, seen)) == [
        "Improved Logistics",
        "Space Mercenaries",
        "Space Mercenaries",
    ]


# --- Doomed World --------------------------------------------------------------------------------


def test_doomed_world_is_given_up_for_a_world_at_no_cost() -> None:
    s = settling("Old Earth; Doomed World", "Galactic Trendsetters")
    lands(s, "Galactic Trendsetters")
    assert tableau(s, 0) == ["Old Earth", "Galactic Trendsetters"]
    assert [source for _, _, source, _ in told(s, "spend")] == ["Doomed World"]


def test_doomed_world_places_no_alien_world() -> None:
    s = settling("Old Earth; Doomed World", "Deserted Alien Colony")
    assert reason_keys(s, 0, "settle Deserted Alien Colony") == ["too-dear"]


# --- Improved Logistics --------------------------------------------------------------------------


@rule("race.storm.power.second-world.may-place")
def test_a_second_world_may_be_placed_in_the_same_phase() -> None:
    s = settling("Old Earth; Improved Logistics", "Pilgrimage World; Refugee World; Gem World")
    lands(s, "Pilgrimage World")
    assert says(s, 0) == ["settle Refugee World", "pass"]  # nothing is left to pay for the other
    s.play(0, "settle Refugee World")
    any_draws(s)
    assert tableau(s, 0)[2:] == ["Pilgrimage World", "Refugee World"]
    assert goods(s, 0) == ["Refugee World"]


@rule("race.storm.power.second-world.may-place")
@pytest.mark.parametrize("logistics", ["Improved Logistics", "Improved Logistics; Drop Ships"])
def test_there_is_no_third_world_though_nothing_else_stands_against_it(logistics: str) -> None:
    s = settling(
        f"New Sparta; {logistics}",
        "Rebel Miners; Former Penal Colony; Outlaw World; Star Nomad Lair",
    )
    lands(s, "Rebel Miners")
    assert {"settle Former Penal Colony", "settle Outlaw World"} < set(says(s, 0))
    s.play(0, "settle Former Penal Colony")
    any_draws(s)
    assert tableau(s, 0)[-2:] == ["Rebel Miners", "Former Penal Colony"]
    assert sorted(hand(s, 0)) == ["Outlaw World", "Star Nomad Lair"]
    assert not any(said.startswith("settle") for said in says(s, 0))


def test_nobody_has_to_place_a_second_world() -> None:
    s = settling("Old Earth; Improved Logistics", "Pilgrimage World; Refugee World")
    lands(s, "Pilgrimage World")
    s.play(0, "pass")
    assert tableau(s, 0)[2:] == ["Pilgrimage World"]
    assert hand(s, 0) == ["Refugee World"]


@rule("race.storm.power.second-world.after-first")
def test_the_second_world_waits_for_the_payment_and_the_draws_of_the_first() -> None:
    s = settling(
        "Old Earth; Improved Logistics; Terraforming Robots",
        "Refugee World; Gem World; Space Port",
    )
    lands(s, "Refugee World")
    draws(s, "Public Works")  # its good
    draws(s, "Spice World")  # the card of Terraforming Robots, before the second world
    assert "settle Spice World" in says(s, 0)


@rule("race.storm.power.second-world.after-first")
def test_who_placed_no_first_world_places_no_second() -> None:
    s = settling("Old Earth; Improved Logistics", "Pilgrimage World; Refugee World")
    s.play(0, "pass")
    s.play(1, "pass")
    assert tableau(s, 0) == ["Old Earth", "Improved Logistics"]
    assert len(hand(s, 0)) == 2


@rule("race.storm.power.second-world.no-powers-of-first")
def test_the_first_world_does_not_help_with_the_second() -> None:
    # New Sparta has two Military, but not yet.
    s = settling(
        "Earth's Lost Colony; Space Marines; Improved Logistics",
        "New Sparta; Pirate World; Gem World",
    )
    lands(s, "New Sparta")
    assert refusal(s, 0, "settle Pirate World") == (
        "too-weak",
        (3, 2),
        "race.base.settle.conquer-condition",
    )


@rule("race.storm.power.second-world.no-bonus-card")
def test_the_second_world_brings_no_bonus_card() -> None:
    s = settling(
        "Old Earth; Improved Logistics",
        "Pilgrimage World; Expanding Colony; Gem World",
        action="settle",
    )
    lands(s, "Pilgrimage World")
    draws(s, "Public Works")  # the bonus of the first world
    s.play(0, "settle Expanding Colony")
    s.play(0, "pay Gem World")
    assert any_draws(s) == 0
    assert hand(s, 0) == ["Public Works"]


def test_full_military_counts_again_for_the_second_world() -> None:
    s = settling("New Sparta; Improved Logistics", "Rebel Miners; Former Penal Colony")
    lands(s, "Rebel Miners")
    s.play(0, "settle Former Penal Colony")
    any_draws(s)
    assert tableau(s, 0)[-2:] == ["Rebel Miners", "Former Penal Colony"]


def test_cards_after_placing_come_for_each_world() -> None:
    s = settling(
        "Old Earth; Improved Logistics; Terraforming Guild", "Pilgrimage World; Refugee World"
    )
    lands(s, "Pilgrimage World")
    assert any_draws(s) == 1
    s.play(0, "settle Refugee World")
    assert any_draws(s) == 2  # its good, and the card


# --- trade and consume ---------------------------------------------------------------------------


@rule("race.storm.power.trade-genes-bonus")
@pytest.mark.parametrize(
    ("beside", "price"),
    [("", 4 + 1), ("Avian Uplift Race", 4 + 2), ("Avian Uplift Race; Aquatic Uplift Race", 4 + 3)],
)
def test_genes_goods_sell_for_a_card_more_for_each_chromosome_world(
    beside: str, price: int
) -> None:
    t = Table(2, expansion="storm")
    t.seat(0, tableau=f"Clandestine Uplift Lab; Plague World; {beside}", goods="Plague World")
    s = t.seat(1, tableau="New Sparta").chosen("consume trade", "settle")
    s.play(1, "pass")
    s.play(0, "pass")
    s.play(0, "sell from Plague World")
    assert any_draws(s) == price


@rule("race.storm.card.clandestine-uplift-lab.own-world-counts")
def test_the_lab_counts_itself_and_only_for_genes_goods() -> None:
    t = Table(2, expansion="storm")
    t.seat(0, tableau="Clandestine Uplift Lab; Gem World", goods="Gem World")
    s = from_consume_on(t.seat(1, tableau="New Sparta"), "consume trade", "settle")
    s.play(0, "sell from Gem World")
    assert any_draws(s) == 2
    t = Table(2, expansion="storm")
    t.seat(0, tableau="Clandestine Uplift Lab; Plague World", goods="Plague World")
    s = from_consume_on(t.seat(1, tableau="New Sparta"), "consume trade", "settle")
    s.play(0, "sell from Plague World")
    assert any_draws(s) == 5


def toy_shop(lying: str) -> Race:
    t = Table(2, expansion="storm")
    t.seat(0, tableau="Alien Toy Shop; Alien Robotic Factory", goods=lying)
    return from_consume_on(t.seat(1, tableau="New Sparta"), "consume 2x", "settle")


@rule("race.storm.power.consume-own-alien-good")
def test_the_toy_shop_gives_two_vp_for_its_own_good() -> None:
    t = Table(2, expansion="storm")
    t.seat(0, tableau="Alien Toy Shop; Alien Robotic Factory", goods="Alien Toy Shop")
    s = from_consume_on(t.seat(1, tableau="New Sparta"), "settle", "consume 2x")
    s.play(0, "use Alien Toy Shop")
    s.play(0, "consume from Alien Toy Shop")
    assert s.players[0].vp == 2
    assert goods(s, 0) == []


def test_its_vp_are_doubled_like_others() -> None:
    s = toy_shop("Alien Toy Shop")
    s.play(0, "use Alien Toy Shop")
    s.play(0, "consume from Alien Toy Shop")
    assert s.players[0].vp == 4


@rule("race.storm.power.consume-own-alien-good.this-world-only")
def test_the_toy_shop_takes_no_good_of_another_world() -> None:
    s = toy_shop("Alien Robotic Factory")
    assert goods(s, 0) == ["Alien Robotic Factory"]
    assert s.players[0].vp == 0
    both = toy_shop("Alien Toy Shop; Alien Robotic Factory")
    both.play(0, "use Alien Toy Shop")
    assert says(both, 0) == ["consume from Alien Toy Shop"]
    assert reason_keys(both, 0, "consume from Alien Robotic Factory") == ["only-this-world"]


# --- Damaged Alien Factory -----------------------------------------------------------------------


def producing(tableau: str, hand: str) -> Race:
    t = Table(2, expansion="storm").seat(0, tableau=f"Damaged Alien Factory; {tableau}", hand=hand)
    return from_produce_on(t.seat(1, tableau="New Sparta"), "settle", "produce")


@rule("race.storm.power.discard-to-produce")
def test_a_discarded_card_produces_on_the_damaged_factory() -> None:
    s = producing("Old Earth", "Gem World; Spice World")
    assert says(s, 0) == ["produce on Damaged Alien Factory", "stop"]
    s.play(0, "produce on Damaged Alien Factory")
    s.play(0, "discard Gem World")
    any_draws(s)
    assert goods(s, 0) == ["Damaged Alien Factory"]
    assert hand(s, 0) == ["Spice World"]


def test_the_damaged_factory_need_not_produce() -> None:
    s = producing("Old Earth", "Gem World")
    s.play(0, "stop")
    assert goods(s, 0) == []
    assert hand(s, 0) == ["Gem World"]


def test_without_a_hand_card_it_does_not_produce() -> None:
    s = producing("Old Earth", "")
    any_draws(s)
    assert goods(s, 0) == []


ECONOMY = "Diversified Economy; Artist Colony; Plague World"  # two kinds are produced


@rule("race.storm.power.discard-to-produce.with-diversified-economy-card")
def test_a_card_from_diversified_economy_may_be_discarded_to_produce() -> None:
    s = producing(ECONOMY, "")
    any_draws(s)
    drawn = hand(s, 0)
    assert len(drawn) == 2
    s.play(0, "produce on Damaged Alien Factory")
    s.play(0, f"discard {drawn[0]}")
    any_draws(s)
    assert "Damaged Alien Factory" in goods(s, 0)


@rule("race.storm.power.discard-to-produce.not-counted-by-diversified-economy")
def test_a_good_produced_after_diversified_economy_earns_no_card() -> None:
    s = producing(ECONOMY, "")
    any_draws(s)
    s.play(0, "produce on Damaged Alien Factory")
    s.play(0, f"discard {hand(s, 0)[0]}")
    any_draws(s)
    assert len(hand(s, 0)) == 1  # two kinds gave two cards, one of them was discarded


@rule("race.storm.power.no-interruption")
def test_a_good_produced_before_diversified_economy_is_counted() -> None:
    s = producing(ECONOMY, "Gem World")
    any_draws(s)
    s.play(0, "produce on Damaged Alien Factory")
    s.play(0, "discard Gem World")
    any_draws(s)
    assert len(hand(s, 0)) == 3  # three kinds


@rule("race.storm.power.discard-to-produce")
def test_after_counting_powers_that_brought_no_card_the_factory_is_asked_again() -> None:
    """Diversified Economy had nothing to count; a good that is made now, it does not see."""
    s = producing("Old Earth; Diversified Economy", "Gem World; Spice World")
    s.play(0, "stop")
    assert says(s, 0) == ["produce on Damaged Alien Factory", "stop"]
    s.play(0, "produce on Damaged Alien Factory")
    s.play(0, "discard Gem World")
    any_draws(s)
    assert goods(s, 0) == ["Damaged Alien Factory"]
    assert hand(s, 0) == ["Spice World"]  # no card for the kind produced


def test_without_counting_powers_the_factory_is_asked_once() -> None:
    s = producing("Old Earth", "Gem World; Spice World")
    s.play(0, "stop")
    assert says(s, 0)[0].startswith("choose")  # the next round


@rule("race.storm.power.draw-per-military-world")
def test_imperium_lords_draw_for_each_military_world() -> None:
    t = Table(2, expansion="storm")
    t.seat(0, tableau="Imperium Lords; Rebel Colony; Outlaw World; Old Earth")
    s = from_produce_on(t.seat(1, tableau="New Sparta"), "settle", "produce")
    any_draws(s)
    assert len(hand(s, 0)) == 2
