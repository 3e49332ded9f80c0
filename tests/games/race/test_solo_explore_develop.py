"""The robot explores and develops."""

import pytest

from astrarium.core.frame import RIVAL
from astrarium.games.race.state import Race
from tests.games.race.laying import in_discard, known_discards, rest_in_hand
from tests.games.race.looking import listening, told
from tests.games.race.solo import (
    SoloTable,
    asked_of_chance,
    flips,
    player_acts,
    rest_of_round,
    robot_of,
    robot_stack,
    robot_tableau,
    tracks,
)
from tests.games.race.table import asked, draws
from tests.support import rule

# --- Explore --------------------------------------------------------------------------------------


def explored(world: str, actions: str, *faces: str, credit: int = 1) -> tuple[int, int]:
    """How many cards the robot drew in Explore, and its credit after that phase."""
    s = SoloTable(world).robot(credit=credit).rolled(actions, *faces)
    player_acts(s)
    while asked_of_chance(s) == "RobotDraw":
        (question,) = s.questions()
        s.apply(question, s.options(question)[-1])
    return robot_of(s).stack_size(), robot_of(s).credit


@rule("race.storm.solo.explore.action-draw", "race.storm.solo.explore.action-credit")
@pytest.mark.parametrize("actions", ["explore +5 & develop", "develop & produce"])
def test_an_explore_die_draws_one_card_and_gives_one_credit(actions: str) -> None:
    assert explored("Ancient Race", actions, "explore", "produce") == (1, 2)


@rule("race.storm.solo.explore.both-draw-three", "race.storm.solo.explore.both-credit-one")
def test_both_explore_dice_draw_three_cards_and_give_one_credit() -> None:
    got = explored("Ancient Race", "explore +5 & explore +1+1", "match", "match")
    assert got == (3, 2)
    got = explored("Ancient Race", "explore +5 & explore +1+1", "explore", "match")
    assert got == (3, 2)


@rule("race.base.deck.draw-lost")
def test_the_robots_draw_is_lost_when_no_card_is_left_anywhere() -> None:
    t = SoloTable().robot(credit=1)
    t.seat(0, tableau="Old Earth")
    listening(rest_in_hand(t, 0))
    s = t.rolled("explore +5 & explore +1+1", "match", "match")
    player_acts(s)
    assert robot_of(s).stack_size() == 0
    assert tracks(s)[0] == 2  # its credit comes all the same
    assert told(s, "robot-draw-lost") == [(RIVAL, 3, "", "race.base.deck.draw-lost")]


@rule("race.storm.solo.explore.action-credit", "race.storm.solo.robot.action-with-die")
def test_one_die_on_the_right_explore_space_is_an_action_too() -> None:
    """The develop die has taken the right marker: the match die goes to the left one."""
    assert explored("Ancient Race", "explore +1+1 & develop", "develop", "match") == (1, 2)


@rule("race.storm.solo.explore.reaction-draw")
def test_an_explore_reaction_draws_one_card_and_gives_no_credit() -> None:
    assert explored("Ancient Race", "explore +5 & produce", "develop", "produce") == (1, 1)


@rule("race.storm.solo.explore.reaction-once")
def test_both_explores_of_the_player_make_one_reaction() -> None:
    got = explored("Ancient Race", "explore +5 & explore +1+1", "develop", "produce")
    assert got == (1, 1)


@rule("race.storm.solo.explore.action-draw", "race.storm.solo.explore.reaction-once")
def test_with_one_die_on_explore_there_is_no_reaction_to_the_other_explore() -> None:
    """The rulebook does not say; Explore is one phase, as Consume is."""
    got = explored("Ancient Race", "explore +5 & explore +1+1", "explore", "produce")
    assert got == (1, 2)


@rule("race.storm.solo.start.separatist-colony.explore-draws-more")
@pytest.mark.parametrize(
    ("actions", "faces", "cards"),
    [
        ("develop & produce", ("explore", "produce"), 3),
        ("consume 2x & produce", ("explore", "robot"), 7),
        ("explore +5 & produce", ("develop", "produce"), 3),
    ],
)
def test_separatist_colony_draws_more_in_explore(
    actions: str, faces: tuple[str, str], cards: int
) -> None:
    assert explored("Separatist Colony", actions, *faces)[0] == cards


@rule("race.storm.solo.robot.draw-means-unseen", "race.storm.solo.robot.draw-stack-instead-of-hand")
def test_nobody_sees_what_the_robot_draws() -> None:
    s = SoloTable().rolled("explore +5 & produce", "explore", "produce")
    player_acts(s)
    lane = s.questions()[0].lane
    choice = s.rules.game.parse(s.rules, "draw Spice World")[0]
    assert s.audience(lane, choice) == -2  # nobody
    draws(s, "Spice World")
    assert robot_stack(s) == ["Spice World"]
    seen = s.view(0)["state"]["extras"]["robot"]
    assert seen["stack_sizes"] == [1]
    assert "stack" not in seen
    assert "hand" not in seen


@rule("race.storm.solo.robot.credit-maximum")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 4)])
def test_credit_never_exceeds_four(before: int, after: int) -> None:
    got = explored("Ancient Race", "explore +5 & produce", "explore", "produce", credit=before)
    assert got[1] == after


# --- Develop: counters ----------------------------------------------------------------------------


@rule("race.storm.solo.develop.counter-first-action", "race.storm.solo.develop.counter-cost-action")
@pytest.mark.parametrize(("credit", "placed", "left"), [(1, 0, 1), (2, 1, 0), (3, 1, 1)])
def test_with_two_credit_a_develop_action_places_a_counter(
    credit: int, placed: int, left: int
) -> None:
    s = SoloTable().robot(credit=credit).rolled("explore +5 & settle", "develop", "produce")
    player_acts(s)
    draws(s, "Gem World")  # the reaction to Explore
    player_acts(s)
    assert robot_of(s).placed == placed
    assert robot_of(s).credit == left
    assert robot_of(s).counters == 1 - placed


@rule(
    "race.storm.solo.develop.counter-first-reaction",
    "race.storm.solo.develop.counter-cost-reaction",
)
@pytest.mark.parametrize(("credit", "placed", "left"), [(2, 0, 2), (3, 1, 0), (4, 1, 1)])
def test_with_three_credit_a_develop_reaction_places_a_counter(
    credit: int, placed: int, left: int
) -> None:
    s = SoloTable().robot(credit=credit).rolled("develop & produce", "settle", "produce")
    s.play(0, "pass")
    assert robot_of(s).placed == placed
    assert robot_of(s).credit == left


@rule("race.storm.solo.develop.counter-skips-normal")
@pytest.mark.parametrize("face", ["develop", "settle"])
def test_a_placed_counter_takes_the_place_of_drawing_and_flipping(face: str) -> None:
    t = SoloTable().robot(credit=4, stack="Public Works; Gem World")
    s = t.rolled("develop & produce", face, "produce")
    s.play(0, "pass")
    assert robot_of(s).placed == 1
    assert robot_stack(s) == ["Gem World", "Public Works"]
    assert robot_tableau(s) == ["Ancient Race"]


@rule("race.storm.solo.develop.counter-first-action")
def test_without_a_counter_left_the_robot_develops_as_usual() -> None:
    t = SoloTable().robot(credit=4, placed=1)
    s = t.rolled("develop & produce", "develop", "produce")
    s.play(0, "pass")
    assert asked_of_chance(s) == "RobotDraw"


@rule("race.storm.solo.robot.six-cost-counters-are-developments")
def test_a_placed_counter_is_a_development_in_the_tableau() -> None:
    s = (
        SoloTable("Old Earth", "hard")
        .robot(credit=4)
        .rolled("develop & produce", "develop", "robot")
    )
    before = s.rivals()[0].score
    assert robot_of(s).card_count() == 1
    s.play(0, "pass")
    assert robot_of(s).card_count() == 2
    assert s.rivals()[0].score - before >= 9


# --- Develop: cards -------------------------------------------------------------------------------


@rule("race.storm.solo.develop.action-draw", "race.storm.solo.develop.action-flip")
def test_a_develop_action_draws_one_card_and_then_flips() -> None:
    s = SoloTable().robot(credit=0).rolled("explore +5 & produce", "develop", "produce")
    player_acts(s)
    draws(s, "Gem World")  # the reaction to Explore
    player_acts(s)
    assert asked_of_chance(s) == "RobotDraw"
    draws(s, "Public Works")
    assert asked_of_chance(s) == "RobotFlip"
    flips(s, "Gem World", "Public Works")
    assert robot_tableau(s) == ["Ancient Race", "Public Works"]


@rule("race.storm.solo.develop.action-six-cost-with-credit", "race.storm.solo.robot.credit-use")
def test_a_six_cost_development_costs_an_action_one_credit() -> None:
    t = SoloTable().robot(credit=1, stack="Trade League")
    s = t.rolled("develop & produce", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Gem World")
    flips(s, "Trade League")
    assert robot_tableau(s) == ["Ancient Race", "Trade League"]
    assert robot_of(s).credit == 0
    assert robot_stack(s) == ["Gem World"]


@rule("race.storm.solo.develop.action-six-cost-without-credit")
def test_without_credit_a_six_cost_development_is_discarded_and_flipping_goes_on() -> None:
    t = SoloTable().robot(credit=0, stack="Trade League; Genetics Lab")
    s = t.rolled("develop & produce", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Gem World")
    flips(s, "Trade League")
    assert asked_of_chance(s) == "RobotFlip"
    assert in_discard(s, "Trade League") == 1
    flips(s, "Genetics Lab")
    assert robot_tableau(s) == ["Ancient Race", "Genetics Lab"]


@rule("race.storm.solo.develop.action-other-development-free")
@pytest.mark.parametrize("card", ["Public Works", "Genetics Lab", "Consumer Markets"])
def test_any_other_development_is_placed_by_an_action_without_payment(card: str) -> None:
    t = SoloTable().robot(credit=1, stack=card)
    s = t.rolled("develop & produce", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Gem World")
    flips(s, card)
    assert robot_tableau(s) == ["Ancient Race", card]
    assert robot_of(s).credit == 1


@rule("race.storm.solo.develop.reaction-no-credit")
def test_without_credit_the_robot_does_not_react_to_develop() -> None:
    t = SoloTable().robot(credit=0, stack="Public Works")
    listening(t)
    s = t.rolled("develop & produce", "settle", "produce")
    s.play(0, "pass")
    assert robot_stack(s) == ["Public Works"]
    assert asked(s) == [0]  # the player's Settle phase
    assert len(told(s, "robot-idle")) == 1


@rule("race.storm.solo.develop.reaction-flip", "race.storm.solo.develop.reaction-pay-one")
@pytest.mark.parametrize("card", ["Public Works", "Consumer Markets", "Trade League"])
def test_a_develop_reaction_flips_without_drawing_and_pays_one_credit(card: str) -> None:
    t = SoloTable().robot(credit=2, stack=f"{card}; Gem World")
    s = t.rolled("develop & produce", "settle", "produce")
    s.play(0, "pass")
    assert asked_of_chance(s) == "RobotFlip"
    flips(s, "Gem World", card)
    assert robot_tableau(s) == ["Ancient Race", card]
    assert robot_of(s).credit == 1


@rule("race.storm.solo.develop.once-per-chosen-develop")
def test_two_develops_of_the_player_make_two_reactions() -> None:
    t = SoloTable().robot(credit=2, stack="Public Works; Genetics Lab")
    s = t.rolled("develop & develop", "settle", "produce")
    s.play(0, "pass")
    flips(s, "Public Works")
    assert asked(s) == [0]
    s.play(0, "pass")
    flips(s, "Genetics Lab")
    assert robot_tableau(s) == ["Ancient Race", "Public Works", "Genetics Lab"]
    assert robot_of(s).credit == 0


@rule("race.storm.solo.develop.once-per-chosen-develop")
def test_two_develop_dice_make_two_actions() -> None:
    t = SoloTable("Epsilon Eridani").robot(credit=0)
    s = t.rolled("consume 2x & produce", "develop", "robot")
    s.play(0, "pass")
    draws(s, "Public Works")
    flips(s, "Public Works")
    s.play(0, "pass")
    draws(s, "Genetics Lab")
    flips(s, "Genetics Lab")
    assert robot_tableau(s) == ["Epsilon Eridani", "Public Works", "Genetics Lab"]


@rule("race.storm.solo.develop.once-per-chosen-develop")
def test_one_develop_each_makes_one_action() -> None:
    t = SoloTable().robot(credit=0)
    listening(t)
    s = t.rolled("develop & produce", "develop", "produce")
    rest_of_round(s)
    acted = [rule for _, _, _, rule in told(s, "robot-acts")]
    assert acted == ["race.storm.solo.develop.action-flip", "race.storm.solo.produce.action"]


# --- flipping -------------------------------------------------------------------------------------


@rule("race.storm.solo.robot.flip-one-at-a-time", "race.storm.solo.robot.place-means-tableau")
def test_flipping_stops_at_the_first_card_that_fits() -> None:
    t = SoloTable().robot(credit=1, stack="Gem World; Public Works; Genetics Lab; Spice World")
    s = t.rolled("develop & produce", "settle", "produce")
    s.play(0, "pass")
    for card in ("Gem World", "Spice World"):
        assert asked_of_chance(s) == "RobotFlip"
        flips(s, card)
    flips(s, "Genetics Lab")
    assert robot_tableau(s) == ["Ancient Race", "Genetics Lab"]
    assert robot_stack(s) == ["Public Works"]


@rule("race.storm.solo.robot.flip-one-at-a-time")
def test_any_card_of_the_stack_can_lie_on_top() -> None:
    t = SoloTable().robot(credit=1, stack="Gem World; Public Works; Public Works; Spice World")
    s = t.rolled("develop & produce", "settle", "produce")
    s.play(0, "pass")
    frame = s.agenda.lanes[0][-1]
    said = [s.rules.game.say(s.rules, choice) for choice in frame.options(s)]
    weights = dict(zip(said, frame.weights(s), strict=True))  # type: ignore[attr-defined]
    assert weights == {"flip Gem World": 1, "flip Spice World": 1, "flip Public Works": 2}


@rule(
    "race.storm.solo.robot.flip-discards-misses", "race.storm.solo.robot.draw-stack-instead-of-hand"
)
def test_what_does_not_fit_is_discarded_for_all_to_see() -> None:
    t = SoloTable().robot(credit=1, stack="Gem World; Public Works")
    s = t.rolled("develop & produce", "settle", "produce")
    s.play(0, "pass")
    flips(s, "Gem World")
    assert in_discard(s, "Gem World") == 1
    assert known_discards(s, 0) == ["Gem World"]
    flips(s, "Public Works")
    assert in_discard(s, "Public Works") == 0
    assert robot_tableau(s) == ["Ancient Race", "Public Works"]


@rule("race.storm.solo.robot.flip-ends-with-empty-stack")
def test_an_empty_stack_ends_the_flipping_without_payment() -> None:
    t = SoloTable().robot(credit=1, stack="Gem World; Spice World")
    listening(t)
    s = t.rolled("develop & produce", "settle", "produce")
    s.play(0, "pass")
    flips(s, "Gem World", "Spice World")
    assert asked(s) == [0]
    assert robot_tableau(s) == ["Ancient Race"]
    assert robot_of(s).credit == 1
    assert len(told(s, "robot-finds-nothing")) == 1


@rule("race.storm.solo.robot.flip-one-at-a-time")
def test_what_was_drawn_after_a_reshuffle_lies_above_what_was_drawn_before() -> None:
    t = SoloTable().robot(credit=0, stack="Gem World; New Vinland")
    t.only_deck("Spice World").s.reshuffle()
    s = t.rolled("develop & produce", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Comet Zone")
    assert s.view(0)["state"]["extras"]["robot"]["stack_sizes"] == [2, 1]
    assert top_cards(s) == ["flip Comet Zone"]
    flips(s, "Comet Zone")
    assert top_cards(s) == ["flip Gem World", "flip New Vinland"]


@rule("race.storm.solo.robot.draw-means-unseen")
def test_the_last_card_of_the_deck_belongs_to_the_cards_before_the_reshuffle() -> None:
    t = SoloTable().robot(credit=0, stack="Gem World")
    t.only_deck("Spice World")
    s = t.rolled("develop & produce", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Spice World")
    assert s.discard.size == 0
    assert top_cards(s) == ["flip Gem World", "flip Spice World"]


def top_cards(s: Race) -> list[str]:
    (question,) = s.questions()
    return [s.rules.game.say(s.rules, choice) for choice in s.options(question)]


# --- worked examples ------------------------------------------------------------------------------


def example_action() -> SoloTable:
    """The rulebook's first example: 1 credit, 2 cards in the stack, a Develop die.

    Which cards they are is not said; the second flip is to find a development that costs no 6.
    """
    return SoloTable().robot(credit=1, stack="Gem World; Spice World")


@rule("race.storm.solo.develop.example-action.draw")
def test_example_the_robot_draws_a_third_card() -> None:
    s = example_action().rolled("develop & produce", "develop", "produce")
    assert robot_of(s).stack_size() == 2
    s.play(0, "pass")
    draws(s, "Public Works")
    assert robot_of(s).stack_size() == 3


@rule("race.storm.solo.develop.example-action.second-flip-places")
def test_example_the_second_flip_is_placed_and_one_credit_and_one_card_are_left() -> None:
    s = example_action().rolled("develop & produce", "develop", "produce")
    s.play(0, "pass")
    draws(s, "Public Works")
    flips(s, "Gem World", "Public Works")
    assert robot_tableau(s) == ["Ancient Race", "Public Works"]
    assert (robot_of(s).credit, robot_of(s).stack_size()) == (1, 1)


def example_both() -> SoloTable:
    """The second example: 4 credit, 5 cards in the stack, two counters not yet placed.

    Which cards they are is not said; the third flip of the reaction is to find a 2-cost one.
    """
    cards = "Gem World; Spice World; Genetics Lab; Comet Zone; New Vinland"
    return SoloTable("Ancient Race", "medium").robot(credit=4, stack=cards)


@rule("race.storm.solo.develop.example-both.counter-placed")
def test_example_the_action_places_a_counter_for_two_credit() -> None:
    s = example_both().rolled("develop & develop", "match", "produce")
    s.play(0, "pass")
    robot = robot_of(s)
    assert (robot.placed, robot.counters, robot.credit, robot.stack_size()) == (1, 1, 2, 5)
    assert asked(s) == [0]


@rule("race.storm.solo.develop.example-both.second-counter-too-dear")
def test_example_the_reaction_cannot_place_the_second_counter() -> None:
    s = example_both().rolled("develop & develop", "match", "produce")
    s.play(0, "pass")
    s.play(0, "pass")
    assert robot_of(s).placed == 1
    assert asked_of_chance(s) == "RobotFlip"


@rule("race.storm.solo.develop.example-both.third-flip-places")
def test_example_the_third_flip_is_placed_for_one_credit_and_two_cards_are_left() -> None:
    s = example_both().rolled("develop & develop", "match", "produce")
    s.play(0, "pass")
    s.play(0, "pass")
    flips(s, "Gem World", "Spice World", "Genetics Lab")
    assert robot_tableau(s) == ["Ancient Race", "Genetics Lab"]
    assert (robot_of(s).credit, robot_of(s).stack_size()) == (1, 2)
    assert tracks(s)[0] == 1
