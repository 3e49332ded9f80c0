"""Phase V: the cards that production brings."""

from __future__ import annotations

import pytest

from astrarium.games.race.state import Race
from tests.games.race.laying import (
    FirstSeatTable,
    deck_asked_by,
    drawn,
    listening,
    next_round,
    told,
)
from tests.games.race.table import Table, any_draws, asked, chance_asked, draws, goods, hand
from tests.games.race.test_produce import producing
from tests.support.rules import rule


@rule("race.base.produce.power-draw")
@pytest.mark.parametrize(
    ("tableau", "full"),
    [
        ("Merchant Guild", ""),
        ("Merchant Guild; Spice World", ""),
        ("Merchant Guild; Spice World", "Spice World"),
    ],
)
def test_a_draw_power_gives_its_cards_whatever_was_produced(tableau: str, full: str) -> None:
    s = producing(tableau, full)
    assert drawn(s, 0) == 2
    assert told(s, "draw") == [("draw", 0, 2, "Merchant Guild", "race.base.produce.power-draw")]


@rule("race.base.produce.power-draw")
def test_draw_powers_add_up() -> None:
    s = producing("Merchant Guild; Rebel Underground")
    assert drawn(s, 0) == 3


@rule("race.base.produce.power-draw-if-produced-here")
def test_a_world_that_produced_draws_its_cards() -> None:
    s = producing("Gem World; Lost Species Ark World; Spice World; Mining World", "Mining World")
    # 1 for Gem World and 2 for Lost Species Ark World; Mining World had its good already.
    assert drawn(s, 0) == 3
    rule_id = "race.base.produce.power-draw-if-produced-here"
    assert told(s, "draw") == [
        ("draw", 0, 1, "Gem World", rule_id),
        ("draw", 0, 2, "Lost Species Ark World", rule_id),
    ]


@rule("race.base.produce.power-draw-if-produced-here")
def test_a_world_draws_again_in_the_next_produce_phase_only_if_it_produced_again() -> None:
    s = producing("Gem World")
    assert drawn(s, 0) == 1
    s.play(0, "choose produce")
    s.play(1, "choose produce")
    assert drawn(s, 0) == 0
    assert next_round(s)


@rule("race.base.produce.draw-if-produced-windfall")
@pytest.mark.parametrize(
    ("tableau", "chooser", "play"),
    [
        ("Runaway Robots; Mining Robots", False, "produce on Runaway Robots"),
        ("Runaway Robots; Galactic Engineers", False, "produce any on Runaway Robots"),
        ("Runaway Robots; New Earth", True, "produce any on Runaway Robots"),
    ],
)
def test_runaway_robots_draw_when_a_good_is_put_there(
    tableau: str, chooser: bool, play: str
) -> None:
    s = producing(tableau, chooser=chooser)
    any_draws(s)
    s.play(0, play)
    assert drawn(s, 0) == 1
    assert "Runaway Robots" in goods(s, 0)


@rule("race.base.produce.draw-if-produced-windfall")
def test_runaway_robots_draw_nothing_when_the_good_goes_elsewhere() -> None:
    s = producing("Runaway Robots; Destroyed World; Mining Robots")
    s.play(0, "produce on Destroyed World")
    assert drawn(s, 0) == 0


@rule("race.base.produce.power-draw-per-good")
def test_a_card_is_drawn_for_each_good_of_the_kind_that_was_produced() -> None:
    # Consumer Markets: Novelty. Rebel Miners' Rare good does not count.
    s = producing("Consumer Markets; Spice World; Artist Colony; Space Port; Rebel Miners")
    assert drawn(s, 0) == 3
    assert told(s, "draw") == [
        ("draw", 0, 3, "Consumer Markets", "race.base.produce.power-draw-per-good")
    ]


@rule("race.base.produce.power-draw-per-good")
def test_goods_of_other_players_do_not_count() -> None:
    t = Table(2)
    t.seat(0, tableau="Consumer Markets; Rebel Miners")
    t.seat(1, tableau="Spice World; Artist Colony")
    s = t.chosen("consume 2x", "produce")
    assert drawn(s, 0) == 0


@rule("race.base.produce.draw-per-good-windfall-counts")
def test_goods_put_on_windfall_worlds_count_as_produced() -> None:
    # Research Labs: Alien goods.
    s = producing(
        "Research Labs; Alien Rosetta Stone World; Alien Robot Sentry; Alien Robotic Factory"
    )
    any_draws(s)
    s.play(0, "produce on Alien Robot Sentry")
    assert drawn(s, 0) == 2


@rule("race.base.produce.old-goods-not-counted")
def test_goods_that_lay_there_before_do_not_count() -> None:
    tableau = "Consumer Markets; Diversified Economy; Spice World; Artist Colony; Rebel Miners"
    s = producing(tableau, "Artist Colony; Rebel Miners")
    # One Novelty good for Consumer Markets, one kind for Diversified Economy.
    assert drawn(s, 0) == 2


@rule("race.base.produce.old-goods-not-counted")
def test_goods_produced_in_an_earlier_round_do_not_count() -> None:
    s = producing("Consumer Markets; Spice World; Artist Colony")
    assert drawn(s, 0) == 2
    s.play(0, "choose produce")
    s.play(1, "choose produce")
    assert drawn(s, 0) == 0


@rule("race.base.produce.power-draw-per-kind")
@pytest.mark.parametrize(
    ("worlds", "cards"),
    [
        ("Spice World; Artist Colony", 1),
        ("Spice World; Rebel Miners; Artist Colony", 2),
        ("Spice World; Rebel Miners; Distant World; Alien Robotic Factory", 4),
        ("Destroyed World", 0),
    ],
)
def test_diversified_economy_draws_for_each_kind_produced(worlds: str, cards: int) -> None:
    s = producing(f"Diversified Economy; {worlds}")
    assert drawn(s, 0) == cards
    if cards:
        assert told(s, "draw") == [
            ("draw", 0, cards, "Diversified Economy", "race.base.produce.power-draw-per-kind")
        ]


@rule("race.base.produce.counting-after-production")
def test_counting_powers_come_after_all_production() -> None:
    s = producing("Diversified Economy; Spice World; Destroyed World; Merchant Guild", "", True)
    any_draws(s)
    # The windfall world is still to be chosen: no card has come to hand.
    assert asked(s) == [0]
    assert hand(s, 0) == []
    s.play(0, "produce any on Destroyed World")
    # Two kinds, and two cards for Merchant Guild.
    assert drawn(s, 0) == 4


def digging(*worlds: str, first_seat: int = 0) -> Race:
    """Every seat has its worlds; seat 0 has Mining Conglomerate too."""
    t = listening(FirstSeatTable(len(worlds), first_seat))
    for seat, names in enumerate(worlds):
        t.seat(seat, tableau=f"Mining Conglomerate; {names}" if seat == 0 else names)
    return t.chosen(*["produce"] + ["consume 2x"] * (len(worlds) - 1))


@rule("race.base.produce.power-draw-if-most")
@pytest.mark.parametrize(
    ("mine", "others", "cards"),
    [
        ("Rebel Miners; New Earth", "Imperium Armaments World", 2),
        ("Rebel Miners", "Spice World; Artist Colony", 2),
        ("Rebel Miners", "Imperium Armaments World; New Earth", 0),
    ],
)
def test_mining_conglomerate_draws_two_for_the_most_rare_goods(
    mine: str, others: str, cards: int
) -> None:
    s = digging(mine, others)
    assert drawn(s, 0) == cards
    rule_id = "race.base.produce.power-draw-if-most"
    assert told(s, "draw") == [("draw", 0, 2, "Mining Conglomerate", rule_id)] * (cards // 2)


@rule("race.base.produce.most-strictly")
def test_mining_conglomerate_draws_nothing_on_a_tie_with_anyone() -> None:
    s = digging("Rebel Miners", "Spice World", "Imperium Armaments World")
    assert drawn(s, 0) == 0
    s = digging("Rebel Miners", "Imperium Armaments World", "Spice World")
    assert drawn(s, 0) == 0


@rule("race.base.produce.most-strictly")
def test_mining_conglomerate_looks_at_goods_produced_and_not_at_goods_there() -> None:
    t = Table(2)
    t.seat(0, tableau="Mining Conglomerate; Rebel Miners")
    t.seat(
        1,
        tableau="Imperium Armaments World; New Earth",
        goods="Imperium Armaments World; New Earth",
    )
    s = t.chosen("produce", "produce")
    assert drawn(s, 0) == 2


@rule("race.base.produce.most-needs-one")
def test_mining_conglomerate_draws_nothing_without_a_rare_good_produced() -> None:
    t = Table(2)
    t.seat(0, tableau="Mining Conglomerate; Rebel Miners; Spice World", goods="Rebel Miners")
    t.seat(1, tableau="New Sparta")
    s = t.chosen("produce", "produce")
    assert drawn(s, 0) == 0
    assert next_round(s)


@rule("race.base.produce.most-at-phase-end")
def test_comparison_waits_until_all_have_produced() -> None:
    s = digging("Rebel Miners; New Earth", "Asteroid Belt; Mining Robots; Imperium Armaments World")
    any_draws(s)
    # Seat 0 is done, with more Rare goods than seat 1 so far; seat 1 has still to produce.
    assert asked(s) == [1]
    assert hand(s, 0) == []
    s.play(1, "produce on Asteroid Belt")
    any_draws(s)
    assert goods(s, 1) == ["Asteroid Belt", "Imperium Armaments World"]
    assert hand(s, 0) == []


@rule("race.base.produce.most-at-phase-end", "race.base.order.clockwise")
def test_cards_for_the_most_are_drawn_clockwise_from_the_first_player() -> None:
    # A copy of Mining Conglomerate each, no Rare world at seat 2: nobody shares the most.
    t = FirstSeatTable(3, first_seat=1)
    t.seat(0, tableau="Mining Conglomerate; Rebel Miners; New Earth")
    t.seat(1, tableau="Mining Conglomerate; Mining World", goods="Mining World")
    s = t.chosen("produce", "produce", "produce")
    draws(s, "Drop Ships", "Space Marines")
    assert deck_asked_by(s) == 0
    assert drawn(s, 0) == 2


@rule("race.base.order.clockwise")
def test_two_seats_with_the_most_of_different_kinds_draw_clockwise() -> None:
    t = Table(3, expansion="artifacts")
    t.seat(0, tableau="Old Earth")
    t.seat(1, tableau="Mining Conglomerate; Rebel Miners")
    t.seat(2, tableau="Galactic News Hub; Spice World")
    s = t.chosen("produce", "settle", "settle")
    for seat in range(3):
        s.play(seat, "pass")
    draws(s, "Drop Ships", "Colony Ship")  # the goods; then two cards for Rare, one for Novelty
    order = []
    for card in ("Public Works", "Space Marines", "Genetics Lab"):
        order.append(deck_asked_by(s))
        draws(s, card)
    assert order == [1, 1, 2]
    assert not chance_asked(s)


@rule("race.base.produce.power-draw-per-tableau-card")
def test_pan_galactic_league_draws_for_each_genes_world() -> None:
    tableau = "Pan-Galactic League; Plague World; Pre-Sentient Race; Empath World; Spice World"
    s = producing(tableau, "Pre-Sentient Race")
    # Production and windfall, with and without a good; Contact Specialist is no world.
    assert drawn(s, 0) == 3
    assert told(s, "draw") == [
        (
            "draw",
            0,
            3,
            "Pan-Galactic League",
            "race.base.produce.power-draw-per-tableau-card",
        )
    ]


@rule("race.base.produce.power-draw-per-tableau-card")
def test_pan_galactic_league_draws_nothing_for_genes_worlds_of_others() -> None:
    t = Table(2)
    t.seat(0, tableau="Pan-Galactic League; Genetics Lab")
    t.seat(1, tableau="Pre-Sentient Race; Empath World")
    s = t.chosen("consume 2x", "produce")
    assert drawn(s, 0) == 0
