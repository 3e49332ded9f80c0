"""The solo game: the round, and where the dice go."""

import pytest

from astrarium.core.frame import CHANCE, ChanceFrame
from tests.games.race.laying import next_round
from tests.games.race.looking import listening, phases, told
from tests.games.race.solo import (
    SoloTable,
    asked_of_chance,
    dice,
    flips,
    player_acts,
    rest_of_round,
    robot_of,
    robot_tableau,
    rolls,
)
from tests.games.race.table import asked, draws, hand, says, tableau
from tests.support import rule

# --- the round ------------------------------------------------------------------------------------


@rule("race.storm.solo.round.choose-two-actions", "race.storm.solo.round.roll-dice")
def test_the_dice_are_rolled_when_the_player_has_chosen_both_actions() -> None:
    s = SoloTable().choosing()
    s.play(0, "choose settle")
    assert asked(s) == [0]
    assert robot_of(s).faces == [-1, -1]
    s.play(0, "choose produce")
    assert asked_of_chance(s) == "RollDie"
    rolls(s, "explore", "consume 2x")
    assert dice(s) == ["explore left", "consume 2x"]


@rule("race.storm.solo.round.roll-dice")
def test_each_die_has_six_faces() -> None:
    s = SoloTable().chosen("settle & produce")
    for _ in range(2):
        frame = s.agenda.lanes[0][-1]
        assert isinstance(frame, ChanceFrame)
        assert frame.total(s) == 6
        rolls(s, "match")


@rule("race.storm.solo.round.roll-dice")
def test_the_faces_of_the_dice_are_those_of_the_reconstruction() -> None:
    """Known: two robot faces on one die, a match face on both; the rest is reconstructed."""
    s = SoloTable().chosen("settle & produce")
    weights = []
    for _ in range(2):
        frame = s.agenda.lanes[0][-1]
        assert isinstance(frame, ChanceFrame)
        said = [s.rules.game.say(s.rules, choice) for choice in frame.options(s)]
        weights.append(dict(zip(said, frame.weights(s), strict=True)))
        rolls(s, "match")
    assert weights == [
        {"roll explore": 1, "roll develop": 2, "roll settle": 2, "roll match": 1},
        {
            "roll consume trade": 1,
            "roll consume 2x": 1,
            "roll produce": 1,
            "roll robot": 2,
            "roll match": 1,
        },
    ]


@rule("race.storm.solo.round.phases-left-to-right")
def test_the_phases_of_both_come_in_the_order_of_the_mat() -> None:
    t = SoloTable()
    listening(t)
    s = t.rolled("explore +5 & consume 2x", "settle", "produce")
    rest_of_round(s)
    assert phases(s) == [1, 3, 4, 5]


@rule("race.storm.solo.round.player-first")
def test_the_player_has_placed_before_the_robot_draws() -> None:
    t = SoloTable().robot(stack="Export Duties")
    t.seat(0, tableau="Old Earth", hand="Public Works; Gem World")
    s = t.rolled("develop & produce", "develop", "produce")
    assert asked(s) == [0]
    assert robot_of(s).stack_size() == 1
    s.play(0, "develop Public Works")
    assert tableau(s, 0) == ["Old Earth", "Public Works"]
    assert asked_of_chance(s) == "RobotDraw"
    draws(s, "Gem World" if "Gem World" not in hand(s, 0) else "Spice World")
    flips(s, "Export Duties")
    assert robot_tableau(s) == ["Ancient Race", "Export Duties"]


@rule("race.storm.solo.round.player-first", "race.storm.solo.robot.action-with-die")
def test_the_player_takes_part_in_a_phase_that_only_the_robot_chose_without_its_bonus() -> None:
    t = SoloTable()
    t.seat(0, tableau="Old Earth", hand="Public Works; Gem World")
    s = t.rolled("consume 2x & produce", "develop", "produce")
    s.play(0, "develop Public Works")  # costs 1: there is no discount
    s.play(0, "pay Gem World")
    assert hand(s, 0) == []


@rule("race.storm.solo.round.player-hand-limit")
def test_the_player_discards_down_to_ten() -> None:
    cards = "Gem World; Spice World; Comet Zone; New Vinland; Outlaw World; Public Works"
    more = "; Export Duties; Genetics Lab; Colony Ship; Mining Robots; Rebel Base; New Earth"
    t = SoloTable().seat(0, tableau="Old Earth", hand=cards + more)
    s = t.end_of_round()
    for _ in range(2):
        s.play(0, says(s, 0)[0])
    assert len(hand(s, 0)) == 10
    assert next_round(s)


@rule("race.storm.solo.round.robot-no-limit")
def test_the_robot_keeps_more_than_ten_cards() -> None:
    cards = "Gem World; Spice World; Comet Zone; New Vinland; Outlaw World; Public Works"
    more = "; Export Duties; Genetics Lab; Colony Ship; Mining Robots; Rebel Base; New Earth"
    s = SoloTable().robot(stack=cards + more).end_of_round()
    assert next_round(s)
    assert robot_of(s).stack_size() == 12


@rule("race.storm.solo.round.end-check")
def test_after_the_hand_limit_a_new_round_begins() -> None:
    s = SoloTable().end_of_round()
    assert next_round(s)
    assert s.round_number == 2
    assert robot_of(s).dice == [-1, -1]


@rule("race.storm.solo.round.end-check")
def test_the_hand_limit_comes_before_the_end() -> None:
    cards = "Gem World; Spice World; Comet Zone; New Vinland; Outlaw World; Public Works"
    more = "; Export Duties; Genetics Lab; Colony Ship; Mining Robots; Rebel Base"
    t = SoloTable().robot(vp=24).seat(0, tableau="Old Earth", hand=cards + more)
    s = t.end_of_round()
    assert not s.over
    s.play(0, says(s, 0)[0])
    assert s.over
    assert len(hand(s, 0)) == 10


# --- placing the dice -----------------------------------------------------------------------------


@rule("race.storm.solo.dice.placed-on-dice-row")
@pytest.mark.parametrize(
    ("first", "second", "spaces"),
    [
        ("explore", "consume trade", ["explore left", "consume trade"]),
        ("develop", "consume 2x", ["develop left", "consume 2x"]),
        ("settle", "produce", ["settle left", "produce"]),
    ],
)
def test_a_die_lies_on_the_space_of_its_face(first: str, second: str, spaces: list[str]) -> None:
    assert dice(SoloTable().rolled("explore +5 & produce", first, second)) == spaces


@rule("race.storm.solo.dice.left-space-of-pair")
@pytest.mark.parametrize(
    ("face", "actions"),
    [
        ("explore", "explore +1+1 & produce"),
        ("develop", "develop & develop"),
        ("settle", "settle & settle"),
    ],
)
def test_a_single_die_goes_left_whatever_the_player_chose(face: str, actions: str) -> None:
    assert dice(SoloTable().rolled(actions, face, "produce"))[0] == f"{face} left"


@rule("race.storm.solo.dice.left-space-of-pair")
@pytest.mark.parametrize(
    ("world", "face"),
    [
        ("Separatist Colony", "explore"),
        ("Epsilon Eridani", "develop"),
        ("New Sparta", "settle"),
    ],
)
def test_of_two_dice_with_the_same_pair_the_second_goes_right(world: str, face: str) -> None:
    s = SoloTable(world).rolled("consume 2x & produce", face, "robot")
    assert dice(s) == [f"{face} left", f"{face} right"]


@rule("race.storm.solo.dice.grey-settle-face", "race.storm.solo.robot.action-with-die")
def test_a_settle_face_is_a_settle_action() -> None:
    t = SoloTable()
    listening(t)
    s = t.rolled("explore +5 & produce", "settle", "produce")
    rest_of_round(s)
    assert 3 in phases(s)
    assert (-4, 5, "", "race.storm.solo.settle.action-flip") in told(s, "robot-acts")


@rule("race.storm.solo.dice.grey-produce-face", "race.storm.solo.robot.action-with-die")
def test_a_produce_face_is_a_produce_action() -> None:
    t = SoloTable()
    listening(t)
    s = t.rolled("explore +5 & consume 2x", "settle", "produce")
    rest_of_round(s)
    assert 5 in phases(s)
    assert (-4, 11, "", "race.storm.solo.produce.action") in told(s, "robot-acts")


@rule("race.storm.solo.dice.robot-face")
@pytest.mark.parametrize(
    ("world", "space"),
    [
        ("Old Earth", "consume trade"),
        ("New Sparta", "settle left"),
        ("Damaged Alien Factory", "produce"),
    ],
)
def test_a_robot_face_counts_as_what_the_counter_shows(world: str, space: str) -> None:
    assert dice(SoloTable(world).rolled("explore +5 & produce", "develop", "robot"))[1] == space


@rule("race.storm.solo.dice.match-face")
@pytest.mark.parametrize("actions", ["explore +5 & settle", "develop & consume trade"])
def test_a_match_die_lies_on_an_action_of_the_player(actions: str) -> None:
    s = SoloTable().rolled(actions, "match", "produce")
    assert dice(s)[0].removesuffix(" left") in actions


@rule("race.storm.solo.dice.match-double")
@pytest.mark.parametrize(
    ("actions", "spaces"),
    [
        ("develop & produce", ["develop left", "produce"]),
        ("explore +1+1 & settle", ["explore right", "settle left"]),
        ("settle & settle", ["settle left", "settle right"]),
        ("explore +5 & explore +1+1", ["explore left", "explore right"]),
        ("consume trade & consume 2x", ["consume trade", "consume 2x"]),
    ],
)
def test_two_match_dice_lie_below_the_players_two_markers(actions: str, spaces: list[str]) -> None:
    assert dice(SoloTable().with_good().rolled(actions, "match", "match")) == spaces


@rule("race.storm.solo.dice.match-single-goes-right")
@pytest.mark.parametrize(
    ("actions", "space"),
    [
        ("explore +5 & develop", "develop left"),
        ("develop & settle", "settle left"),
        ("consume trade & consume 2x", "consume 2x"),
        ("settle & consume trade", "consume trade"),
    ],
)
def test_a_single_match_die_lies_below_the_right_hand_action(actions: str, space: str) -> None:
    assert dice(SoloTable().with_good().rolled(actions, "match", "produce"))[0] == space


@rule("race.storm.solo.dice.match-single-occupied")
@pytest.mark.parametrize(
    ("actions", "faces", "spaces"),
    [
        ("settle & produce", ("match", "produce"), ["settle left", "produce"]),
        ("explore +5 & settle", ("settle", "match"), ["settle left", "explore left"]),
        ("consume trade & consume 2x", ("match", "consume 2x"), ["consume trade", "consume 2x"]),
    ],
)
def test_where_the_other_die_lies_there_the_match_die_takes_the_other_action(
    actions: str, faces: tuple[str, str], spaces: list[str]
) -> None:
    assert dice(SoloTable().with_good().rolled(actions, *faces)) == spaces


@rule("race.storm.solo.dice.match-on-pair-slides-left")
@pytest.mark.parametrize(
    ("actions", "space"),
    [
        ("explore +5 & explore +1+1", "explore left"),
        ("develop & develop", "develop left"),
        ("settle & settle", "settle left"),
    ],
)
def test_on_a_pair_of_the_player_the_match_die_slides_left(actions: str, space: str) -> None:
    assert dice(SoloTable().with_good().rolled(actions, "match", "produce"))[0] == space


@rule("race.storm.solo.dice.match-on-pair-left-occupied")
@pytest.mark.parametrize("face", ["develop", "settle"])
def test_on_a_pair_whose_left_space_is_taken_the_match_die_stays_right(face: str) -> None:
    s = SoloTable().rolled(f"{face} & {face}", face, "match")
    assert dice(s) == [f"{face} left", f"{face} right"]


@pytest.mark.parametrize(
    ("actions", "faces", "die", "space"),
    [
        pytest.param(
            "consume 2x & produce",
            ("develop", "match"),
            0,
            "develop left",
            marks=rule("race.storm.solo.dice.example-two-actions.develop-die"),
        ),
        pytest.param(
            "consume 2x & produce",
            ("develop", "match"),
            1,
            "produce",
            marks=rule("race.storm.solo.dice.example-two-actions.match-die"),
        ),
        pytest.param(
            "explore +5 & explore +1+1",
            ("match", "produce"),
            1,
            "produce",
            marks=rule("race.storm.solo.dice.example-pair.produce-die"),
        ),
        pytest.param(
            "explore +5 & explore +1+1",
            ("match", "produce"),
            0,
            "explore left",
            marks=rule("race.storm.solo.dice.example-pair.match-die"),
        ),
    ],
)
def test_the_rulebooks_example_of_placing_dice(
    actions: str, faces: tuple[str, str], die: int, space: str
) -> None:
    assert dice(SoloTable().rolled(actions, *faces))[die] == space


# --- action or reaction ---------------------------------------------------------------------------


@rule("race.storm.solo.robot.action-with-die", "race.storm.solo.robot.reaction-without-die")
def test_a_die_makes_an_action_and_the_players_choice_alone_a_reaction() -> None:
    t = SoloTable()
    listening(t)
    s = t.rolled("explore +5 & develop", "develop", "produce")
    rest_of_round(s)
    acted = [rule for _, _, _, rule in told(s, "robot-acts")]
    assert acted == [
        "race.storm.solo.explore.reaction-draw",
        "race.storm.solo.develop.action-flip",
        "race.storm.solo.produce.action",
    ]


@rule("race.storm.solo.robot.reaction-without-die")
def test_a_phase_that_nobody_chose_is_none_of_the_robots_either() -> None:
    t = SoloTable()
    listening(t)
    s = t.rolled("develop & produce", "match", "produce")
    rest_of_round(s)
    assert phases(s) == [2, 5]
    assert len(told(s, "robot-acts")) == 2


@rule("race.storm.solo.dice.match-face")
def test_chance_gives_no_face_that_a_die_does_not_have() -> None:
    s = SoloTable().chosen("develop & produce")
    assert s.why_not(CHANCE, "roll produce")
    player_acts(s)
    assert asked_of_chance(s) == "RollDie"


def test_what_was_drawn_after_a_reshuffle_lies_above_the_rest_of_the_stack() -> None:
    robot = robot_of(SoloTable().choosing())
    robot.stack = [[1, 2]]
    robot.start_bag()
    robot.start_bag()  # nothing has come since: it is the same deck
    assert robot.stack == [[1, 2], []]
    robot.put_on_stack(7)
    assert robot.top_bag() == [7]
    robot.take_from_stack(7)
    assert robot.top_bag() == [1, 2]  # the empty bag above it is no end of the stack
    robot.take_from_stack(2)
    assert robot.stack == [[1]]
    robot.take_from_stack(1)
    assert robot.top_bag() == []
