"""The Gathering Storm: "first" goals."""

from __future__ import annotations

import pytest

from astrarium.games.race.goals.access import goals_of
from tests.games.race.goal_table import (
    chips,
    choose,
    give,
    goal_events,
    holder,
    settle_the_rest,
    with_goals,
)
from tests.games.race.laying import from_consume_on
from tests.games.race.table import Table, forced, says
from tests.games.race.table import tableau as tableau_of
from tests.support.rules import rule

STATUS = "Galactic Status"
LIVING = "Galactic Standard of Living"
LEADER = "Innovation Leader"
SURPLUS = "Budget Surplus"
DIVERSITY = "System Diversity"
DISCOVERIES = "Overlord Discoveries"
CHEAP = "Export Duties; Investment Credits; Public Works; New Military Tactics; Colony Ship"
MORE = "Deficit Spending; Genetics Lab; Interstellar Bank; Mining Robots; Mining Conglomerate"


def six_coster(seats: int, *placed: str) -> Table:
    """Seats that can each place the six-cost development named; five cards pay for it."""
    t = with_goals(seats, STATUS)
    for seat, (card, money) in enumerate(zip(placed, (CHEAP, MORE))):
        world = ("Old Earth", "Epsilon Eridani")[seat]
        t.seat(seat, tableau=world, hand=f"{card}; {money}")
    return t


@rule("race.storm.goals.first.sole-player-takes-tile", "race.storm.goals.first.galactic-status")
def test_the_first_six_cost_development_takes_galactic_status() -> None:
    s = six_coster(2, "Galactic Federation", "Drop Ships").chosen("develop", "develop")
    choose(s, "develop Galactic Federation", "pass")
    assert holder(s, STATUS) == 0
    assert goal_events(s)[0] == ("goal-first", 0, 1, STATUS, "first.sole-player-takes-tile")
    assert chips(s, STATUS) == []


@rule("race.storm.goals.first.galactic-status")
def test_a_five_cost_development_is_not_enough() -> None:
    s = six_coster(2, "Consumer Markets", "Drop Ships").chosen("develop", "develop")
    choose(s, "develop Consumer Markets", "pass")
    assert holder(s, STATUS) is None


@rule(
    "race.storm.goals.first.tie-one-takes-tile",
    "race.storm.goals.first.tie-others-take-chip",
)
def test_who_meets_it_in_the_same_phase_gets_a_chip() -> None:
    s = six_coster(2, "Galactic Federation", "New Economy").chosen("develop", "develop")
    choose(s, "develop Galactic Federation", "develop New Economy")
    assert {holder(s, STATUS), *chips(s, STATUS)} == {0, 1}
    assert len(chips(s, STATUS)) == 1
    assert [event[0] for event in goal_events(s)] == ["goal-first", "goal-chip"]
    assert goal_events(s)[1][2:] == (3, STATUS, "first.tie-others-take-chip")


@rule("race.storm.goals.first.worth-three")
def test_a_first_goal_is_worth_3_vp_and_so_is_its_chip() -> None:
    s = six_coster(2, "Galactic Federation", "New Economy").chosen("develop", "develop")
    choose(s, "develop Galactic Federation", "develop New Economy")
    # Old Earth 2, Galactic Federation 2 for itself; Epsilon Eridani 1, New Economy 2 for itself
    # and 1 for a world with a Consume power.
    assert s.scores() == [2 + 2 + 3, 1 + 2 + 1 + 3]


@rule("race.storm.goals.first.once-per-game")
def test_who_meets_it_later_gets_nothing() -> None:
    t = give(six_coster(2, "Galactic Federation", "Drop Ships"), STATUS, 1)
    s = t.chosen("develop", "develop")
    choose(s, "develop Galactic Federation", "pass")
    assert holder(s, STATUS) == 1
    assert chips(s, STATUS) == []
    assert goal_events(s) == []


@rule("race.storm.goals.first.never-lost")
def test_a_first_goal_stays_when_its_condition_no_longer_holds() -> None:
    # Doomed World is the only Explore and Settle power: it is spent for Comet Zone.
    t = with_goals(2, LEADER).seat(0, tableau=ALL_SIX, hand="Comet Zone")
    s = give(t, LEADER, 0).chosen("settle", "settle")
    s.play(0, "settle Comet Zone")
    s.play(1, "pass")
    settle_the_rest(s)
    assert "Doomed World" not in tableau_of(s, 0)
    assert holder(s, LEADER) == 0


@rule("race.storm.goals.first.tie-ignores-amount")
def test_a_larger_amount_in_the_same_phase_makes_no_difference() -> None:
    t = with_goals(2, DISCOVERIES)
    t.seat(0, tableau="Old Earth; Alien Robot Sentry; Alien Toy Shop; Deserted Alien World")
    t.seat(
        1,
        tableau="Epsilon Eridani; Lost Alien Warship; Alien Tech Institute; Deserted Alien Outpost;"
        "Alien Robotic Factory",
    )
    s = t.chosen("develop", "develop")
    choose(s, "pass", "pass")
    assert holder(s, DISCOVERIES) is not None
    assert len(chips(s, DISCOVERIES)) == 1


# --- Galactic Standard of Living -------------------------------------------------------------


@rule("race.storm.goals.first.galactic-standard-of-living")
@pytest.mark.parametrize(("vp", "owner"), [(4, None), (5, 0), (6, 0)])
def test_five_vp_in_chips_take_galactic_standard_of_living(vp: int, owner: int | None) -> None:
    t = with_goals(2, LIVING).seat(0, tableau="Old Earth", vp=vp)
    s = from_consume_on(t, "consume trade", "explore +5")
    assert holder(s, LIVING) == owner


@rule("race.storm.goals.first.galactic-standard-of-living")
def test_chips_of_this_consume_phase_count() -> None:
    # Old Earth eats two goods for 1 VP each, doubled.
    t = with_goals(2, LIVING)
    t.seat(0, tableau="Old Earth; Gem World; Space Port", goods="Gem World; Space Port", vp=1)
    s = from_consume_on(t, "consume 2x", "explore +5")
    assert holder(s, LIVING) is None
    forced(s)
    assert s.players[0].vp == 5
    assert holder(s, LIVING) == 0


@rule("race.storm.goals.first.galactic-standard-of-living.goal-vp-excluded")
def test_goal_vp_do_not_count_for_galactic_standard_of_living() -> None:
    t = give(with_goals(2, LIVING, STATUS, "Production Leader"), STATUS, 0)
    t = give(t, "Production Leader", 0).seat(0, tableau="Old Earth", vp=4)
    s = from_consume_on(t, "consume trade", "explore +5")
    assert s.scores()[0] == 2 + 4 + 3 + 5
    assert holder(s, LIVING) is None


# --- Innovation Leader -----------------------------------------------------------------------

# Powers: Doomed World explore and settle; Public Works develop and consume; Genetics Lab trade and
# produce.
ALL_SIX = "Doomed World; Public Works; Genetics Lab"


@rule("race.storm.goals.first.innovation-leader")
@pytest.mark.parametrize("actions", [("develop", "develop"), ("settle", "settle")])
def test_powers_for_all_phases_take_innovation_leader(actions: tuple[str, str]) -> None:
    s = with_goals(2, LEADER).seat(0, tableau=ALL_SIX).chosen(*actions)
    choose(s, "pass", "pass")
    assert holder(s, LEADER) == 0
    assert goal_events(s)[0][2] == 6


@rule("race.storm.goals.first.innovation-leader.trade-required")
@pytest.mark.parametrize(
    "tableau",
    [
        # Without a Trade power (Mining Robots produce); Consume powers do not stand in for it.
        "Doomed World; Public Works; Mining Robots; Deficit Spending",
        # Without a Consume power; Trade powers do not stand in for it.
        "Doomed World; Investment Credits; Genetics Lab; Export Duties",
    ],
)
def test_trade_is_a_phase_of_its_own_for_innovation_leader(tableau: str) -> None:
    s = with_goals(2, LEADER).seat(0, tableau=tableau).chosen("develop", "develop")
    choose(s, "pass", "pass")
    assert holder(s, LEADER) is None


# --- Budget Surplus --------------------------------------------------------------------------

TEN = (
    "Gem World; Spice World; Space Port; New Vinland; Comet Zone; Mining World; Plague World;"
    "Distant World; New Earth; Artist Colony"
)


@rule(
    "race.storm.goals.first.budget-surplus", "race.storm.goals.budget-surplus-checked-at-round-end"
)
def test_a_discard_at_the_hand_limit_takes_budget_surplus_at_the_end_of_the_round() -> None:
    t = with_goals(2, SURPLUS).seat(0, tableau="Old Earth", hand=f"{TEN}; Prosperous World")
    s = t.end_of_round()
    assert holder(s, SURPLUS) is None
    s.play(0, "discard Gem World")
    assert holder(s, SURPLUS) == 0
    assert s.round_number == 2


@rule("race.storm.goals.first.budget-surplus")
def test_ten_cards_in_hand_are_no_surplus() -> None:
    t = with_goals(2, SURPLUS).seat(0, tableau="Old Earth", hand=TEN)
    s = t.end_of_round()
    assert s.round_number == 2
    assert holder(s, SURPLUS) is None


@rule("race.storm.goals.budget-surplus-checked-at-round-end")
def test_a_surplus_of_one_round_is_forgotten_in_the_next() -> None:
    t = give(with_goals(2, SURPLUS, STATUS), SURPLUS, 1)
    s = t.seat(0, tableau="Old Earth", hand=f"{TEN}; Prosperous World").end_of_round()
    s.play(0, "discard Gem World")
    assert goals_of(s).over_limit == 0


# --- System Diversity and Overlord Discoveries -------------------------------------------------


@rule("race.storm.goals.first.system-diversity")
@pytest.mark.parametrize(
    ("tableau", "met"),
    [
        # Production or windfall, all the same: Gem World N, Alpha Centauri R, Plague World G.
        ("Old Earth; Gem World; Alpha Centauri; Plague World; Deserted Alien Outpost", True),
        ("Old Earth; Space Port; Comet Zone; Empath World; Alien Robotic Factory", True),
        # Alien Rosetta Stone World is an ALIEN card, but no world with Alien goods.
        ("Old Earth; Gem World; Alpha Centauri; Plague World; Alien Rosetta Stone World", False),
        ("Old Earth; Gem World; Space Port; Plague World; Deserted Alien Outpost", False),
    ],
)
def test_system_diversity_wants_a_world_of_each_kind(tableau: str, met: bool) -> None:
    t = with_goals(2, DIVERSITY).seat(0, tableau=tableau).seat(1, tableau="New Sparta")
    s = t.chosen("settle", "settle")
    choose(s, "pass", "pass")
    assert (holder(s, DIVERSITY) == 0) == met


@rule("race.storm.goals.first.overlord-discoveries")
@pytest.mark.parametrize(
    ("tableau", "met"),
    [
        ("Old Earth; Alien Tech Institute; Alien Rosetta Stone World; Alien Toy Shop", True),
        ("Old Earth; Alien Tech Institute; Alien Rosetta Stone World; Gem World", False),
    ],
)
def test_overlord_discoveries_wants_three_alien_cards(tableau: str, met: bool) -> None:
    s = with_goals(2, DISCOVERIES).seat(0, tableau=tableau).chosen("settle", "settle")
    choose(s, "pass", "pass")
    assert (holder(s, DISCOVERIES) == 0) == met


def test_each_half_of_a_doubled_phase_has_its_end() -> None:
    t = with_goals(2, STATUS, advanced_two_player=True)
    t.seat(0, tableau="Old Earth", hand=f"Galactic Federation; {CHEAP}; {MORE}; Drop Ships")
    s = t.chosen("develop & develop", "settle & produce")
    choose(s, "develop Galactic Federation", "pass")
    assert holder(s, STATUS) == 0
    # The second Develop phase is still to come.
    assert says(s, 0)[-1] == "pass"
    assert s.round_number == 1
