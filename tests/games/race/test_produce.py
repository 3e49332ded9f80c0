"""Phase V: which worlds receive goods."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.core.frame import NOBODY
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.games.race.laying import (
    deck_asked_by,
    drawn,
    from_produce_on,
    in_deck,
    listening,
    next_round,
    reason,
    rest_in_hand,
    sound,
    told,
)
from tests.games.race.table import Table, any_draws, asked, chance_asked, draws, goods, hand, says
from tests.support.rules import rule


def producing(tableau: str, with_goods: str = "", chooser: bool = False) -> Race:
    """Seat 0 produces: as the chooser, with the bonus, or because seat 1 chose Produce."""
    t = listening(Table(2))
    t.seat(0, tableau=tableau, goods=with_goods)
    t.seat(1, tableau="New Sparta")
    if chooser:
        return from_produce_on(t, "produce", "consume 2x")
    return from_produce_on(t, "consume 2x", "produce")


@rule("race.base.produce.power-produce-here")
def test_each_production_world_without_a_good_receives_one() -> None:
    s = producing("Spice World; Rebel Miners; Distant World; Alien Robotic Factory; Rebel Base")
    assert any_draws(s) == 4
    assert goods(s, 0) == ["Spice World", "Rebel Miners", "Distant World", "Alien Robotic Factory"]
    rule_id = "race.base.produce.power-produce-here"
    assert told(s, "produce") == [
        ("produce", 0, 1, "Spice World", rule_id),
        ("produce", 0, 1, "Rebel Miners", rule_id),
        ("produce", 0, 1, "Distant World", rule_id),
        ("produce", 0, 1, "Alien Robotic Factory", rule_id),
    ]
    assert hand(s, 0) == []
    assert next_round(s)
    assert sound(s)


@rule("race.base.produce.power-produce-here")
def test_the_players_who_did_not_choose_produce_too() -> None:
    t = Table(3)
    for seat, world in enumerate(("Spice World", "Rebel Miners", "Distant World")):
        t.seat(seat, tableau=world)
    s = t.chosen("produce", "consume 2x", "consume trade")
    any_draws(s)
    assert [goods(s, seat) for seat in range(3)] == [
        ["Spice World"],
        ["Rebel Miners"],
        ["Distant World"],
    ]


@rule("race.base.produce.one-good-per-world")
def test_a_world_with_a_good_produces_nothing() -> None:
    s = producing("Spice World; Gem World", "Gem World")
    before = s.players[0].goods[1]
    # One good; and no card for Gem World, which did not produce.
    assert any_draws(s) == 1
    assert goods(s, 0) == ["Spice World", "Gem World"]
    assert s.players[0].goods[1] == before
    assert hand(s, 0) == []


@rule("race.base.produce.one-good-per-world")
def test_no_windfall_power_fills_a_world_that_has_a_good() -> None:
    s = producing("Destroyed World; Asteroid Belt; Pre-Sentient Race", "Destroyed World", True)
    full = ("has-good", (0, 0), "race.base.produce.one-good-per-world")
    assert reason(s, 0, "produce any on Destroyed World") == full
    assert says(s, 0) == ["produce any on Asteroid Belt", "produce any on Pre-Sentient Race"]


@rule("race.base.produce.windfall-not-by-itself")
def test_windfall_worlds_do_not_produce_by_themselves() -> None:
    s = producing("Destroyed World; Refugee World; Pre-Sentient Race; Alien Robot Sentry")
    assert next_round(s)
    assert goods(s, 0) == []
    assert told(s, "produce") == []


@rule("race.base.produce.goods-unseen")
def test_a_produced_good_is_an_unseen_card_of_the_deck() -> None:
    s = producing("Spice World; Rebel Miners")
    (question,) = s.questions()
    choice = s.options(question)[0]
    assert s.audience(question.lane, choice) == NOBODY
    draws(s, "Drop Ships", "Rebel Homeworld")
    assert s.tables.names[s.players[0].goods[0]] == "Drop Ships"
    assert in_deck(s, "Drop Ships") == 1
    for eyes in (0, 1, None):
        view = s.view(eyes)
        assert view["state"]["players"][0]["goods"] == [1, 1]
        # Whoever imagines the position may put any unseen card there.
        seen = {astrarium.resample(view, Rng(seed)).dump() for seed in range(6)}
        assert len(seen) == 6


@rule("race.base.produce.bonus-windfall")
@pytest.mark.parametrize(
    "world", ["Refugee World", "Destroyed World", "Pre-Sentient Race", "Alien Robot Sentry"]
)
def test_the_bonus_puts_a_good_on_a_windfall_world_of_any_kind(world: str) -> None:
    s = producing(world, chooser=True)
    assert says(s, 0) == [f"produce any on {world}"]
    s.play(0, f"produce any on {world}")
    assert any_draws(s) == 1
    assert goods(s, 0) == [world]
    assert told(s, "produce") == [
        ("produce", 0, 1, world, "race.base.produce.windfall-target-chosen")
    ]


@rule("race.base.produce.bonus-windfall")
def test_the_bonus_is_for_one_world_and_for_choosers_only() -> None:
    t = Table(2)
    t.seat(0, tableau="Destroyed World; Asteroid Belt")
    t.seat(1, tableau="Radioactive World; Refugee World")
    s = t.chosen("produce", "consume 2x")
    assert asked(s) == [0]
    s.play(0, "produce any on Asteroid Belt")
    any_draws(s)
    assert goods(s, 0) == ["Asteroid Belt"]
    assert goods(s, 1) == []
    assert next_round(s)


@rule("race.base.produce.bonus-needs-empty-windfall")
@pytest.mark.parametrize(
    ("tableau", "full"),
    [("Spice World; New Sparta", ""), ("Spice World; Destroyed World", "Destroyed World")],
)
def test_the_bonus_gives_nothing_without_an_empty_windfall_world(tableau: str, full: str) -> None:
    t = Table(2)
    t.seat(0, tableau=tableau, goods=full)
    t.seat(1, tableau="Expanding Colony")
    s = t.chosen("produce", "consume 2x")
    assert any_draws(s) == 1
    assert next_round(s)
    assert goods(s, 0) == ["Spice World", "Destroyed World"][: 2 if full else 1]


@rule("race.base.produce.power-windfall-kind")
def test_a_windfall_power_for_one_kind_fills_a_windfall_world_of_that_kind() -> None:
    # Mining Robots: Rare. Comet Zone is Rare, but a production world.
    s = producing("Mining Robots; Refugee World; Destroyed World; Comet Zone", "Comet Zone")
    assert says(s, 0) == ["produce on Destroyed World"]
    none = ("no-power-for-kind", (0, 0), "race.base.produce.power-windfall-kind")
    assert reason(s, 0, "produce on Refugee World") == none
    assert reason(s, 0, "produce any on Destroyed World") == none
    assert reason(s, 0, "produce on Comet Zone")[0] == "not-offered"
    s.play(0, "produce on Destroyed World")
    any_draws(s)
    assert goods(s, 0) == ["Destroyed World", "Comet Zone"]
    assert next_round(s)


@rule("race.base.produce.power-windfall-kind")
def test_a_windfall_power_for_one_kind_is_lost_without_a_fitting_world() -> None:
    s = producing("Mining Robots; Refugee World; Pre-Sentient Race")
    assert next_round(s)
    assert goods(s, 0) == []


@rule("race.base.produce.power-windfall-kind")
def test_two_windfall_powers_of_a_kind_fill_two_worlds() -> None:
    s = producing("Mining Robots; Mining League; Destroyed World; Asteroid Belt; Radioactive World")
    s.play(0, "produce on Asteroid Belt")
    any_draws(s)
    s.play(0, "produce on Destroyed World")
    any_draws(s)
    assert goods(s, 0) == ["Destroyed World", "Asteroid Belt"]
    assert next_round(s)


@rule("race.base.produce.power-windfall-any")
def test_galactic_engineers_fill_a_windfall_world_of_any_kind() -> None:
    s = producing("Galactic Engineers; Refugee World; Alien Robot Sentry; Comet Zone", "Comet Zone")
    assert says(s, 0) == ["produce any on Refugee World", "produce any on Alien Robot Sentry"]
    s.play(0, "produce any on Alien Robot Sentry")
    any_draws(s)
    assert goods(s, 0) == ["Alien Robot Sentry", "Comet Zone"]
    assert next_round(s)


@rule("race.base.produce.power-windfall-any")
def test_galactic_engineers_and_the_bonus_fill_two_worlds() -> None:
    s = producing("Galactic Engineers; Refugee World; Alien Robot Sentry; Asteroid Belt", "", True)
    s.play(0, "produce any on Alien Robot Sentry")
    any_draws(s)
    s.play(0, "produce any on Refugee World")
    any_draws(s)
    assert next_round(s)
    assert goods(s, 0) == ["Refugee World", "Alien Robot Sentry"]


@rule("race.base.produce.windfall-target-chosen")
def test_the_owner_chooses_among_fitting_windfall_worlds() -> None:
    s = producing("Genetics Lab; Pre-Sentient Race; Empath World; Avian Uplift Race; Asteroid Belt")
    assert says(s, 0) == [
        "produce on Empath World",
        "produce on Avian Uplift Race",
        "produce on Pre-Sentient Race",
    ]
    s.play(0, "produce on Avian Uplift Race")
    any_draws(s)
    assert goods(s, 0) == ["Avian Uplift Race"]


@rule("race.base.produce.windfall-powers-any-order")
def test_windfall_powers_and_the_bonus_come_in_any_order() -> None:
    # The bonus on the Rare world first would waste Mining Robots; both orders are open.
    tableau = "Mining Robots; Destroyed World; Refugee World"
    s = producing(tableau, chooser=True)
    assert says(s, 0) == [
        "produce on Destroyed World",
        "produce any on Refugee World",
        "produce any on Destroyed World",
    ]
    wasteful = s.clone()
    s.play(0, "produce any on Refugee World")
    any_draws(s)
    assert says(s, 0) == ["produce on Destroyed World"]
    s.play(0, "produce on Destroyed World")
    any_draws(s)
    assert goods(s, 0) == ["Destroyed World", "Refugee World"]
    wasteful.play(0, "produce any on Destroyed World")
    any_draws(wasteful)
    assert goods(wasteful, 0) == ["Destroyed World"]
    assert next_round(wasteful)


@rule("race.base.produce.windfall-powers-any-order")
def test_players_produce_independently_when_the_deck_is_large() -> None:
    t = Table(2)
    t.seat(0, tableau="Mining Robots; Destroyed World; Asteroid Belt")
    t.seat(1, tableau="Genetics Lab; Pre-Sentient Race; Empath World")
    s = t.chosen("consume 2x", "produce")
    assert asked(s) == [0, 1]
    s.play(1, "produce any on Empath World")
    any_draws(s)
    assert asked(s) == [0, 1]
    s.play(0, "produce on Asteroid Belt")
    any_draws(s)
    assert asked(s) == [1]


@rule("race.base.order.clockwise")
@pytest.mark.parametrize(("left", "in_turn"), [(4, False), (3, True)])
def test_players_produce_in_turn_when_their_draws_could_empty_the_deck(
    left: int, in_turn: bool
) -> None:
    # Three cards: two goods of which one at most comes for want of powers, and one for seat 1.
    t = Table(2)
    t.seat(0, tableau="Mining Robots; Destroyed World; Asteroid Belt")
    t.seat(1, tableau="Genetics Lab; Pre-Sentient Race")
    t.only_deck("; ".join(["Space Marines", "Drop Ships", "Gem World", "Colony Ship"][:left]))
    s = t.chosen("consume 2x", "produce")
    assert asked(s) == ([0] if in_turn else [0, 1])


@rule("race.base.deck.good-lost")
def test_no_good_is_produced_when_no_card_can_be_drawn() -> None:
    t = listening(Table(2))
    t.seat(0, tableau="Spice World; Gem World; Destroyed World; Mining Robots")
    t.seat(1, tableau="New Sparta")
    rest_in_hand(t, 1, leave="Drop Ships")
    s = t.chosen("produce", "produce")
    assert deck_asked_by(s) == 0
    draws(s, "Drop Ships")
    assert goods(s, 0) == ["Spice World"]
    assert not chance_asked(s)
    # No windfall world is chosen either, and Gem World did not produce.
    assert says(s, 1)[0].startswith("discard")
    assert told(s, "produce", "good-lost", "draw") == [
        ("produce", 0, 1, "Spice World", "race.base.produce.power-produce-here"),
        ("good-lost", 0, 1, "Gem World", "race.base.deck.good-lost"),
    ]
    assert sound(s)


@rule("race.base.produce.goods-unseen")
def test_a_produced_good_comes_from_the_deck_and_not_from_the_hand() -> None:
    t = Table(2)
    t.seat(0, tableau="Spice World", hand="Drop Ships; Space Marines")
    s = t.chosen("consume 2x", "produce")
    deck = s.deck.size
    assert drawn(s, 0) == 0
    assert s.deck.size == deck - 1
    assert hand(s, 0) == ["Space Marines", "Drop Ships"]
