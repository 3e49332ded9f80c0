"""The robot settles, and how its start world changes that."""

import pytest

from astrarium.games.race.state import Race
from tests.games.race.laying import in_discard, known_discards, rest_in_hand, sound
from tests.games.race.looking import listening, told
from tests.games.race.solo import (
    SoloTable,
    asked_of_chance,
    flips,
    robot_of,
    robot_stack,
    robot_tableau,
    tracks,
)
from tests.games.race.table import asked, draws
from tests.support import rule


def settling(stack: str = "") -> Race:
    """A Settle die, no credit, and the player's part of the phase is over."""
    s = SoloTable().robot(credit=0, stack=stack).rolled("settle & produce", "settle", "produce")
    s.play(0, "pass")
    return s


# --- actions --------------------------------------------------------------------------------------


@rule("race.storm.solo.settle.action-draw", "race.storm.solo.settle.action-flip")
def test_a_settle_action_draws_three_cards_and_then_flips() -> None:
    s = settling()
    draws(s, "Public Works", "Outlaw World", "Gem World")
    assert asked_of_chance(s) == "RobotFlip"
    flips(s, "Outlaw World", "Public Works", "Gem World")
    assert robot_tableau(s) == ["Ancient Race", "Gem World"]
    assert in_discard(s, "Outlaw World") == 1


@rule("race.storm.solo.settle.action-place")
def test_a_settle_action_places_a_non_military_world_without_payment() -> None:
    s = settling(stack="Terraformed World")
    draws(s, "Public Works", "Outlaw World", "Gem World")
    flips(s, "Terraformed World")
    assert robot_tableau(s) == ["Ancient Race", "Terraformed World"]
    assert robot_of(s).credit == 0
    assert robot_of(s).stack_size() == 3


@rule("race.storm.solo.settle.action-flip", "race.storm.solo.settle.action-place")
def test_any_non_military_world_fits_even_one_worth_less_than_nothing() -> None:
    s = settling(stack="Doomed World")  # -1 VP
    draws(s, "Public Works", "Outlaw World", "Gem World")
    flips(s, "Doomed World")
    assert robot_tableau(s) == ["Ancient Race", "Doomed World"]
    assert in_discard(s, "Doomed World") == 0


@rule("race.storm.solo.settle.action-once-per-die")
def test_two_settle_dice_make_two_actions() -> None:
    t = SoloTable("Alpha Centauri").robot(credit=0)
    s = t.rolled("consume 2x & produce", "settle", "robot")
    s.play(0, "pass")
    draws(s, "Gem World", "Spice World", "Public Works", "Genetics Lab")
    flips(s, "Gem World")
    s.play(0, "pass")
    draws(s, "Comet Zone", "Outlaw World", "Rebel Base", "Mining Robots")
    flips(s, "Comet Zone")
    assert robot_tableau(s) == ["Alpha Centauri", "Gem World", "Comet Zone"]


@rule("race.storm.solo.settle.action-once-per-die")
def test_one_settle_each_makes_one_action() -> None:
    t = SoloTable().robot(credit=2, stack="Gem World; Spice World")
    listening(t)
    s = t.rolled("settle & produce", "settle", "produce")
    s.play(0, "pass")
    draws(s, "Public Works", "Outlaw World", "Genetics Lab")
    flips(s, "Gem World")
    assert s.round_number == 2
    acted = [rule for _, _, _, rule in told(s, "robot-acts")]
    assert acted == ["race.storm.solo.settle.action-flip", "race.storm.solo.produce.action"]


# --- reactions ------------------------------------------------------------------------------------


def only_player_settles(world: str, credit: int, stack: str = "") -> Race:
    """The player chose Settle, the dice lie on Develop and Produce; Settle begins for the robot.

    The robot's Develop action comes first: it draws a card that it discards at once.
    """
    t = SoloTable(world).robot(credit=credit, stack=stack, placed=1)
    s = t.rolled("settle & produce", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Rebel Base")
    flips(s, *robot_stack(s))
    s.play(0, "pass")
    return s


@rule("race.storm.solo.settle.reaction-no-credit", "race.storm.solo.settle.example-no-credit")
def test_without_credit_the_robot_does_not_react_to_settle() -> None:
    s = only_player_settles("Ancient Race", 0)
    assert asked(s) == [0]
    assert s.round_number == 2
    assert robot_of(s).stack_size() == 0
    assert robot_tableau(s) == ["Ancient Race"]


@rule("race.storm.solo.settle.reaction-draw", "race.storm.solo.settle.reaction-flip")
def test_a_settle_reaction_draws_two_cards_and_then_flips() -> None:
    s = only_player_settles("Ancient Race", 1)
    draws(s, "Outlaw World", "Gem World")
    assert asked_of_chance(s) == "RobotFlip"
    flips(s, "Outlaw World", "Gem World")
    assert robot_tableau(s) == ["Ancient Race", "Gem World"]


@rule("race.storm.solo.settle.reaction-pay-one")
@pytest.mark.parametrize("card", ["Gem World", "Terraformed World"])
def test_a_world_found_by_a_reaction_costs_one_credit(card: str) -> None:
    s = only_player_settles("Ancient Race", 3)
    draws(s, card, "Outlaw World")
    flips(s, card)
    assert robot_tableau(s) == ["Ancient Race", card]
    assert robot_of(s).credit == 2


@rule("race.storm.solo.settle.reaction-once-per-settle")
def test_two_settles_of_the_player_make_two_reactions() -> None:
    t = SoloTable().robot(credit=2, placed=1)
    s = t.rolled("settle & settle", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Rebel Base")
    flips(s, "Rebel Base")
    for world in ("Gem World", "Spice World"):
        s.play(0, "pass")
        draws(s, world, "Outlaw World" if world == "Gem World" else "Rebel Miners")
        flips(s, world)
    assert robot_tableau(s) == ["Ancient Race", "Gem World", "Spice World"]
    assert robot_of(s).credit == 0


# --- worked examples ------------------------------------------------------------------------------


def example_both() -> Race:
    """2 credit, 2 cards in the stack, both Settles chosen, one die on the first of them.

    Which cards they are is not said; the fourth flip of the action is to find a world.
    """
    t = SoloTable().robot(credit=2, stack="Public Works; Outlaw World")
    s = t.rolled("settle & settle", "match", "produce")
    s.play(0, "pass")
    return s


def after_the_action() -> Race:
    s = example_both()
    draws(s, "Genetics Lab", "Rebel Base", "Gem World")
    flips(s, "Genetics Lab", "Rebel Base", "Public Works", "Gem World")
    return s


@rule("race.storm.solo.settle.example-both.action-draw")
def test_example_the_action_makes_five_cards_of_two() -> None:
    s = example_both()
    draws(s, "Genetics Lab", "Rebel Base", "Gem World")
    assert robot_of(s).stack_size() == 5
    assert asked_of_chance(s) == "RobotFlip"


@rule("race.storm.solo.settle.example-both.action-fourth-flip")
def test_example_the_fourth_flip_is_placed() -> None:
    s = after_the_action()
    assert robot_tableau(s) == ["Ancient Race", "Gem World"]
    assert (robot_of(s).credit, robot_of(s).stack_size()) == (2, 1)


@rule("race.storm.solo.settle.example-both.reaction-draw")
def test_example_the_reaction_draws_two_cards() -> None:
    s = after_the_action()
    s.play(0, "pass")
    draws(s, "Mining Robots", "Star Nomad Lair")
    assert robot_of(s).stack_size() == 3
    assert asked_of_chance(s) == "RobotFlip"


@rule("race.storm.solo.settle.example-both.reaction-nothing-found")
def test_example_three_misses_empty_the_stack_and_cost_nothing() -> None:
    s = after_the_action()
    s.play(0, "pass")
    draws(s, "Mining Robots", "Star Nomad Lair")
    flips(s, "Mining Robots", "Star Nomad Lair", "Outlaw World")
    assert robot_tableau(s) == ["Ancient Race", "Gem World"]
    assert (robot_of(s).credit, robot_of(s).stack_size()) == (2, 0)


@rule("race.storm.solo.settle.example-both.reaction-found")
def test_example_a_world_found_by_the_reaction_costs_one_credit() -> None:
    s = after_the_action()
    s.play(0, "pass")
    draws(s, "Mining Robots", "Spice World")
    flips(s, "Mining Robots", "Spice World")
    assert robot_tableau(s) == ["Ancient Race", "Gem World", "Spice World"]
    assert robot_of(s).credit == 1


# --- start worlds ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("world", "drawn"),
    [
        pytest.param(
            "Epsilon Eridani",
            3,
            marks=rule("race.storm.solo.start.epsilon-eridani.military-worlds"),
        ),
        pytest.param(
            "New Sparta",
            5,
            marks=rule(
                "race.storm.solo.start.new-sparta.military-worlds",
                "race.storm.solo.start.new-sparta.settle-draws-more",
            ),
        ),
        pytest.param(
            "Separatist Colony",
            3,
            marks=rule("race.storm.solo.start.separatist-colony.military-worlds"),
        ),
    ],
)
def test_military_start_worlds_look_for_military_worlds_by_actions(world: str, drawn: int) -> None:
    s = SoloTable(world).robot(credit=0).rolled("settle & produce", "settle", "produce")
    s.play(0, "pass")
    draws(s, *["Gem World", "Outlaw World", "Public Works", "Spice World", "Comet Zone"][:drawn])
    flips(s, "Gem World", "Outlaw World")
    assert robot_tableau(s) == [world, "Outlaw World"]
    assert robot_of(s).stack_size() == drawn - 2


@pytest.mark.parametrize(
    ("world", "drawn"),
    [
        pytest.param(
            "Epsilon Eridani",
            2,
            marks=rule(
                "race.storm.solo.start.epsilon-eridani.military-worlds",
                "race.storm.solo.start.epsilon-eridani.reaction-without-credit",
            ),
        ),
        pytest.param(
            "New Sparta",
            4,
            marks=rule(
                "race.storm.solo.start.new-sparta.military-worlds",
                "race.storm.solo.start.new-sparta.reaction-without-credit",
                "race.storm.solo.start.new-sparta.settle-draws-more",
            ),
        ),
        pytest.param(
            "Separatist Colony",
            2,
            marks=rule(
                "race.storm.solo.start.separatist-colony.military-worlds",
                "race.storm.solo.start.separatist-colony.reaction-without-credit",
            ),
        ),
    ],
)
@pytest.mark.parametrize("credit", [0, 1])
def test_military_start_worlds_need_and_pay_no_credit_for_a_reaction(
    world: str, drawn: int, credit: int
) -> None:
    s = only_player_settles(world, credit)
    draws(s, *["Gem World", "Outlaw World", "Public Works", "Spice World"][:drawn])
    flips(s, "Gem World", "Outlaw World")
    assert robot_tableau(s) == [world, "Outlaw World"]
    assert robot_of(s).credit == credit


@rule("race.storm.solo.start.alpha-centauri.settle-action-draws-more")
def test_alpha_centauri_draws_four_cards_by_an_action() -> None:
    s = SoloTable("Alpha Centauri").robot(credit=0).rolled("settle & produce", "settle", "produce")
    s.play(0, "pass")
    draws(s, "Outlaw World", "Public Works", "Rebel Base", "Gem World")
    assert asked_of_chance(s) == "RobotFlip"
    flips(s, "Outlaw World", "Gem World")
    assert robot_tableau(s) == ["Alpha Centauri", "Gem World"]


@rule("race.storm.solo.start.alpha-centauri.reaction-without-credit")
@pytest.mark.parametrize("credit", [0, 1])
def test_alpha_centauri_needs_and_pays_no_credit_for_a_reaction(credit: int) -> None:
    s = only_player_settles("Alpha Centauri", credit)
    draws(s, "Outlaw World", "Gem World")
    flips(s, "Gem World")
    assert robot_tableau(s) == ["Alpha Centauri", "Gem World"]
    assert robot_of(s).credit == credit


def doomed(stack: str = "", credit: int = 0) -> Race:
    """The robot's first Settle action is due."""
    t = SoloTable("Doomed World").robot(credit=credit, stack=stack)
    listening(t)
    s = t.rolled("settle & settle", "settle", "match")
    s.play(0, "pass")
    return s


@rule("race.storm.solo.start.doomed-world.first-settle-flips-deck")
def test_doomed_world_flips_the_deck_until_a_peaceful_world_of_three_points_comes() -> None:
    s = doomed(stack="Terraformed World")
    assert asked_of_chance(s) == "RobotFlipDeck"
    draws(s, "Gem World", "Comet Zone", "Rebel Base", "Consumer Markets")
    assert known_discards(s, 0) == ["Gem World", "Comet Zone", "Rebel Base", "Consumer Markets"]
    assert asked_of_chance(s) == "RobotFlipDeck"
    draws(s, "New Earth")
    assert robot_stack(s) == ["Terraformed World"]
    assert asked(s) == [0]  # the player's second Settle phase


@rule("race.storm.solo.start.doomed-world.places-found-world")
def test_doomed_world_places_the_world_found() -> None:
    s = doomed()
    draws(s, "New Earth")
    assert robot_tableau(s) == ["New Earth"]
    assert [card for _, _, card, _ in told(s, "robot-leaves")] == ["Doomed World"]


@rule("race.storm.solo.start.doomed-world.credit", "race.storm.solo.start.doomed-world.economy")
def test_doomed_world_then_gains_two_credit_and_one_economy() -> None:
    s = doomed(credit=1)
    draws(s, "Gem World")
    assert tracks(s) == (1, 0)
    draws(s, "New Earth")
    assert tracks(s) == (3, 1)


@rule("race.storm.solo.start.doomed-world.counter-discarded")
def test_doomed_world_does_that_only_once() -> None:
    s = doomed()
    draws(s, "New Earth")
    assert len(told(s, "robot-spent")) == 1
    s.play(0, "pass")
    # The second die lies on the right Settle space: the action of the mat.
    draws(s, "Outlaw World", "Public Works", "Gem World")
    flips(s, "Gem World")
    assert robot_tableau(s) == ["New Earth", "Gem World"]
    assert tracks(s) == (2, 1)


@rule("race.storm.solo.start.doomed-world.counter-discarded")
def test_a_reaction_leaves_the_counter_of_doomed_world_where_it_is() -> None:
    s = only_player_settles("Doomed World", 1)
    draws(s, "Gem World", "Outlaw World")
    flips(s, "Gem World")
    assert robot_tableau(s) == ["Doomed World", "Gem World"]
    assert not robot_of(s).spent


@rule("race.storm.solo.start.doomed-world.start-world-discarded")
def test_doomed_world_itself_goes_to_the_discard_pile() -> None:
    s = doomed()
    draws(s, "New Earth")
    assert in_discard(s, "Doomed World") == 1
    assert robot_of(s).card_count() == 1
    assert sound(s)


@rule("race.storm.solo.start.doomed-world.first-settle-flips-deck")
def test_where_no_such_world_is_left_the_flipping_ends_all_the_same() -> None:
    t = SoloTable("Doomed World").robot(credit=0)
    rest_in_hand(t, 0, leave="Gem World; Outlaw World")
    listening(t)
    s = t.rolled("settle & produce", "settle", "produce")
    s.play(0, "pass")
    count = 0
    while asked_of_chance(s) == "RobotFlipDeck":
        (question,) = s.questions()
        s.apply(question, s.options(question)[0])
        count += 1
    assert count == 4
    assert len(told(s, "robot-finds-nothing")) == 1
    assert robot_tableau(s) == []
