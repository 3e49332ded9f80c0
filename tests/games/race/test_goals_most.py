"""The Gathering Storm: "most" goals."""

from __future__ import annotations

import pytest

from astrarium.games.race.state import Race
from tests.games.race.goal_table import (
    chips,
    choose,
    give,
    goal_events,
    holder,
    settle_the_rest,
    with_goals,
)
from tests.games.race.table import Table
from tests.support.rules import rule

MILITARY = "Greatest Military"
INDUSTRY = "Largest Industry"
INFRASTRUCTURE = "Greatest Infrastructure"
LEADER = "Production Leader"

# The Military printed on these cards, as typed from them:
# New Sparta 2, Drop Ships 3, Expedition Force 1, Lost Alien Battle Fleet 3, Space Marines 2,
# Space Mercenaries 1, Lost Alien Warship 2, Rebel Outpost 1, Former Penal Colony 1,
# Blaster Gem Mines 1, Rebel Warrior Race 1, Contact Specialist -1.
GABOR, KRISZTI, GERGO = 0, 1, 2
GABOR_5 = "New Sparta; Drop Ships"
GABOR_6 = "New Sparta; Drop Ships; Expedition Force"
KRISZTI_5 = "Lost Alien Battle Fleet; Former Penal Colony; Blaster Gem Mines"
KRISZTI_6 = f"{KRISZTI_5}; Space Mercenaries"
GERGO_6 = "Lost Alien Warship; Drop Ships; Rebel Outpost"
GERGO_7 = f"{GERGO_6}; Rebel Warrior Race"
MONEY = ("Gem World; Spice World", "Space Port; New Vinland", "Comet Zone; Mining World")


def armies(gabor: str, kriszti: str, gergo: str, *cards: str) -> Table:
    """Three players with Military, the cards they will place, and money for them."""
    t = with_goals(3, MILITARY)
    for seat, tableau in enumerate((gabor, kriszti, gergo)):
        t.seat(seat, tableau=tableau, hand=f"{cards[seat]}; {MONEY[seat]}")
    return t


def developing(t: Table, *placed: str) -> Race:
    s = t.chosen(*["develop"] * 3)
    choose(s, *[f"develop {card}" if card else "pass" for card in placed])
    return s


# --- the rulebook's examples ----------------------------------------------------------------------


@rule("race.storm.goals.most.example-claim.reach-six")
def test_example_gabor_reaches_6_and_takes_greatest_military() -> None:
    t = armies(GABOR_5, "Old Earth", "Epsilon Eridani", "Expedition Force", "", "")
    s = developing(t, "Expedition Force", "", "")
    assert holder(s, MILITARY) == GABOR


@rule("race.storm.goals.most.example-claim.drop-below-six")
def test_example_gabor_falls_below_6_and_puts_it_back() -> None:
    t = armies(GABOR_6, "Old Earth", "Epsilon Eridani", "Contact Specialist", "", "")
    s = developing(give(t, MILITARY, GABOR), "Contact Specialist", "", "")
    assert holder(s, MILITARY) is None
    back = ("goal-back", GABOR, 5, MILITARY, "most.returned-when-condition-fails")
    assert goal_events(s) == [back]


@rule("race.storm.goals.most.example-claim.equal-does-not-take")
def test_example_kriszti_reaches_6_too_and_gabor_keeps_it() -> None:
    t = armies(GABOR_6, KRISZTI_5, "Epsilon Eridani", "", "Space Mercenaries", "")
    s = developing(give(t, MILITARY, GABOR), "", "Space Mercenaries", "")
    assert holder(s, MILITARY) == GABOR
    assert goal_events(s) == []


@rule("race.storm.goals.most.example-claim.seven-takes-over")
def test_example_gergo_reaches_7_and_takes_it_from_gabor() -> None:
    t = armies(GABOR_6, KRISZTI_6, GERGO_6, "", "", "Space Mercenaries")
    s = developing(give(t, MILITARY, GABOR), "", "", "Space Mercenaries")
    assert holder(s, MILITARY) == GERGO
    taken = ("goal-most", GERGO, 7, MILITARY, "most.taken-over-by-higher-amount")
    assert goal_events(s) == [taken]


@rule("race.storm.goals.most.example-tie.both-reach-six")
def test_example_gabor_and_kriszti_reach_6_together_and_neither_takes_it() -> None:
    t = armies(GABOR_5, KRISZTI_5, "Epsilon Eridani", "Expedition Force", "Space Mercenaries", "")
    s = developing(t, "Expedition Force", "Space Mercenaries", "")
    assert holder(s, MILITARY) is None
    assert goal_events(s) == []


@rule("race.storm.goals.most.example-tie.third-reaches-seven")
def test_example_gergo_reaches_7_later_and_takes_it() -> None:
    t = armies(GABOR_6, KRISZTI_6, GERGO_6, "", "", "Space Mercenaries")
    s = developing(t, "", "", "Space Mercenaries")
    assert holder(s, MILITARY) == GERGO


@rule("race.storm.goals.most.example-tie.both-pass-holder")
def test_example_two_players_with_8_make_gergo_put_it_back() -> None:
    t = armies(GABOR_6, KRISZTI_6, GERGO_7, "Space Marines", "Space Marines", "")
    s = developing(give(t, MILITARY, GERGO), "Space Marines", "Space Marines", "")
    assert holder(s, MILITARY) is None
    assert goal_events(s) == [("goal-back", GERGO, 7, MILITARY, "most.tie-returns-tile")]


# --- who takes it ---------------------------------------------------------------------------------


@rule("race.storm.goals.most.first-to-reach-takes-tile")
def test_whoever_reaches_the_minimum_first_takes_the_tile() -> None:
    t = armies(GABOR_5, "Old Earth", "Epsilon Eridani", "Expedition Force", "", "")
    s = developing(t, "Expedition Force", "", "")
    assert goal_events(s) == [("goal-most", GABOR, 6, MILITARY, "most.first-to-reach-takes-tile")]
    t = armies(GABOR_5, "Old Earth", "Epsilon Eridani", "Expedition Force", "", "")
    assert holder(developing(t, "", "", ""), MILITARY) is None


@rule(
    "race.storm.goals.most.highest-of-several-takes-tile",
    "race.storm.goals.most.goes-to-highest",
)
def test_of_several_in_one_phase_the_highest_takes_the_tile() -> None:
    t = armies(GABOR_5, KRISZTI_5, "Epsilon Eridani", "Expedition Force", "Space Marines", "")
    s = developing(t, "Expedition Force", "Space Marines", "")
    highest = ("goal-most", KRISZTI, 7, MILITARY, "most.highest-of-several-takes-tile")
    assert goal_events(s) == [highest]


@rule("race.storm.goals.most.taken-over-by-higher-amount", "race.storm.goals.most.can-be-lost")
def test_more_than_the_holder_takes_the_tile_over() -> None:
    t = armies(GABOR_6, KRISZTI_5, "Epsilon Eridani", "", "Space Marines", "")
    s = developing(give(t, MILITARY, GABOR), "", "Space Marines", "")
    assert holder(s, MILITARY) == KRISZTI


@rule("race.storm.goals.most.compared-with-current-amount")
def test_the_holder_is_beaten_at_its_present_amount() -> None:
    # Kriszti held it with 7 and falls to 6; Gergo has 7.
    seven = f"{KRISZTI_6}; Space Mercenaries"
    t = armies("Old Earth", seven, GERGO_7, "", "Contact Specialist", "")
    s = developing(give(t, MILITARY, KRISZTI), "", "Contact Specialist", "")
    assert holder(s, MILITARY) == GERGO
    assert goal_events(s)[0][2] == 7


@rule("race.storm.goals.most.tie-nobody-takes-tile")
def test_equal_highest_amounts_leave_an_open_tile_where_it_is() -> None:
    t = armies(GABOR_6, KRISZTI_6, GERGO_6, "", "", "")
    assert holder(developing(t, "", "", ""), MILITARY) is None


@rule("race.storm.goals.most.tie-returns-tile")
def test_the_holder_that_is_passed_by_two_equals_puts_the_tile_back() -> None:
    t = armies(GABOR_6, KRISZTI_6, GERGO_7, "Space Marines", "Space Marines", "")
    s = developing(give(t, MILITARY, GERGO), "Space Marines", "Space Marines", "")
    assert holder(s, MILITARY) is None
    t = armies(GABOR_6, KRISZTI_6, GERGO_7, "Space Marines", "", "")
    s = developing(give(t, MILITARY, GERGO), "Space Marines", "", "")
    assert holder(s, MILITARY) == GABOR


# --- losing it ------------------------------------------------------------------------------------

FOUR = "Old Earth; Colony Ship; Export Duties; Public Works; Investment Credits"


@rule("race.storm.goals.most.returned-when-condition-fails")
def test_a_card_spent_in_settle_can_lose_greatest_infrastructure_at_once() -> None:
    t = with_goals(2, INFRASTRUCTURE).seat(0, tableau=FOUR, hand="Comet Zone; Gem World")
    s = give(t, INFRASTRUCTURE, 0).chosen("settle", "settle")
    s.play(0, "settle Comet Zone")
    s.play(1, "pass")
    assert goal_events(s) == [
        ("goal-back", 0, 3, INFRASTRUCTURE, "most.returned-when-condition-fails")
    ]
    assert holder(s, INFRASTRUCTURE) is None


@rule("race.storm.goals.most.returned-when-condition-fails")
def test_a_holder_that_falls_behind_another_seat_puts_the_tile_back() -> None:
    t = with_goals(2, INFRASTRUCTURE)
    t.seat(0, tableau=f"{FOUR}; Deficit Spending", hand="Comet Zone; Gem World")
    five = "New Sparta; Genetics Lab; Interstellar Bank; Mining Robots; Drop Ships; Space Marines"
    t.seat(1, tableau=five)
    s = give(t, INFRASTRUCTURE, 0).chosen("settle", "settle")
    s.play(0, "settle Comet Zone")
    s.play(1, "pass")
    assert holder(s, INFRASTRUCTURE) is None
    # It is given to the one who has most when a Develop phase ends, not before.
    settle_the_rest(s)
    assert holder(s, INFRASTRUCTURE) is None


@rule("race.storm.goals.most.returned-when-condition-fails")
def test_a_card_spent_leaves_the_tile_where_it_is_while_enough_are_left() -> None:
    t = with_goals(2, INFRASTRUCTURE)
    t.seat(0, tableau=f"{FOUR}; Deficit Spending", hand="Comet Zone; Gem World")
    s = give(t, INFRASTRUCTURE, 0).chosen("settle", "settle")
    s.play(0, "settle Comet Zone")
    s.play(1, "pass")
    assert holder(s, INFRASTRUCTURE) == 0


# --- what counts ----------------------------------------------------------------------------------


def after_passing(goal: str, tableau: str, action: str) -> Race:
    """Both seats place nothing in the phase; seat 0 has this tableau."""
    t = with_goals(2, goal).seat(0, tableau=tableau).seat(1, tableau="Alpha Centauri")
    s = t.chosen(action, action)
    choose(s, "pass", "pass")
    return s


def taken(goal: str, tableau: str, action: str) -> bool:
    return holder(after_passing(goal, tableau, action), goal) == 0


@rule("race.storm.goals.most.production-leader")
def test_production_leader_wants_four_production_worlds() -> None:
    four = "Old Earth; Gem World; Space Port; Spice World; New Vinland"
    assert taken(LEADER, four, "settle")
    assert not taken(LEADER, "Old Earth; Gem World; Space Port; Spice World", "settle")
    # Destroyed World and Pirate World are windfall worlds.
    windfalls = "Gem World; Space Port; Spice World; Destroyed World; Pirate World"
    assert not taken(LEADER, windfalls, "settle")


@rule("race.storm.goals.most.production-leader.any-kind")
def test_production_worlds_of_all_kinds_count_together() -> None:
    mixed = "Old Earth; Gem World; Comet Zone; Plague World; Alien Robotic Factory"
    assert taken(LEADER, mixed, "settle")


@rule("race.storm.goals.most.greatest-infrastructure")
def test_greatest_infrastructure_wants_four_developments() -> None:
    assert taken(INFRASTRUCTURE, FOUR, "develop")
    three = "Old Earth; Colony Ship; Export Duties; Public Works; Gem World"
    assert not taken(INFRASTRUCTURE, three, "develop")
    assert not taken(INFRASTRUCTURE, FOUR, "settle")


@rule("race.storm.goals.most.greatest-military")
@pytest.mark.parametrize("action", ["develop", "settle"])
def test_greatest_military_wants_6(action: str) -> None:
    assert taken(MILITARY, GABOR_6, action)
    assert not taken(MILITARY, GABOR_5, action)


@rule("race.storm.goals.most.greatest-military.negative-counts")
def test_negative_military_is_taken_off() -> None:
    assert not taken(MILITARY, f"{GABOR_6}; Contact Specialist", "settle")
    assert taken(MILITARY, f"{GABOR_6}; Contact Specialist; Space Mercenaries", "settle")


@rule("race.storm.goals.most.greatest-military.temporary-excluded")
def test_temporary_military_does_not_count() -> None:
    # New Military Tactics lends 3 until the phase ends: 5 and 3 conquer Rebel Base (6).
    t = with_goals(2, MILITARY)
    t.seat(0, tableau=f"{GABOR_5}; New Military Tactics", hand="Rebel Base")
    s = t.chosen("settle", "settle")
    s.play(0, "settle Rebel Base")
    s.play(1, "pass")
    settle_the_rest(s)
    assert "Rebel Base" in [s.tables.names[card] for card in s.players[0].tableau]
    assert holder(s, MILITARY) is None


@rule("race.storm.goals.most.greatest-military.specialised-excluded")
def test_specialised_military_does_not_count() -> None:
    # Galactic Imperium has 4 against Rebel worlds, Alien Rosetta Stone World 2 against Alien ones.
    special = f"{GABOR_5}; Galactic Imperium; Alien Rosetta Stone World"
    assert not taken(MILITARY, special, "settle")


@rule("race.storm.goals.most.largest-industry")
@pytest.mark.parametrize(
    ("tableau", "met"),
    [
        # Gem World N production, Pirate World N windfall, Destroyed World R windfall.
        ("Old Earth; Gem World; Pirate World; Destroyed World", True),
        ("Old Earth; Comet Zone; Mining World; Destroyed World", True),
        ("Old Earth; Gem World; Pirate World; Plague World", False),
        ("Old Earth; Gem World; Destroyed World; Alien Robotic Factory", False),
    ],
)
def test_largest_industry_counts_novelty_and_rare_worlds(tableau: str, met: bool) -> None:
    assert taken(INDUSTRY, tableau, "settle") == met


# --- the end of the game --------------------------------------------------------------------------


def ending(t: Table) -> Race:
    """The pool is empty: the game ends with this round."""
    t.s.pool = 0
    t.s.players[1].vp += 12 * len(t.s.players) - sum(each.vp for each in t.s.players)
    return t.after_hand_limit()


@rule("race.storm.goals.most.end-chip-for-tied-with-holder")
def test_at_the_end_who_equals_the_holder_gets_a_chip() -> None:
    s = ending(give(armies(GABOR_6, KRISZTI_6, "Old Earth", "", "", ""), MILITARY, GABOR))
    assert s.over
    assert holder(s, MILITARY) == GABOR
    assert chips(s, MILITARY) == [KRISZTI]
    rule_of_it = "most.end-chip-for-tied-with-holder"
    assert goal_events(s)[0] == ("goal-chip", KRISZTI, 3, MILITARY, rule_of_it)


@rule("race.storm.goals.most.end-chip-when-unclaimed")
def test_at_the_end_all_who_tie_for_an_open_tile_get_a_chip() -> None:
    s = ending(armies(GABOR_6, KRISZTI_6, "Old Earth", "", "", ""))
    assert holder(s, MILITARY) is None
    assert chips(s, MILITARY) == [GABOR, KRISZTI]
    assert goal_events(s)[0][4] == "most.end-chip-when-unclaimed"


@rule("race.storm.goals.most.end-chip-needs-condition")
def test_at_the_end_there_is_no_chip_below_the_minimum() -> None:
    s = ending(armies(GABOR_5, KRISZTI_5, "Old Earth", "", "", ""))
    assert chips(s, MILITARY) == []


@rule("race.storm.goals.most.end-chip-when-unclaimed")
def test_at_the_end_less_than_the_highest_gets_no_chip() -> None:
    s = ending(armies(GABOR_6, KRISZTI_6, GERGO_7, "", "", ""))
    assert chips(s, MILITARY) == [GERGO]


@rule("race.storm.goals.most.worth-five")
def test_a_most_goal_is_worth_5_vp() -> None:
    t = give(armies(GABOR_6, "Old Earth", "Epsilon Eridani", "", "", ""), MILITARY, GABOR)
    # New Sparta 1, Drop Ships 2, Expedition Force 1.
    assert t.lying().scores()[GABOR] == 1 + 2 + 1 + 5
