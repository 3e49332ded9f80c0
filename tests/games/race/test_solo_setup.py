"""The solo game: what is laid out, and how the robot begins with each start world."""

from typing import cast

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from astrarium.games.race.content import solo_content
from astrarium.games.race.robot.access import mat_of
from astrarium.games.race.robot.mat import FACE_OF_SPACE, LINES
from astrarium.games.race.state import Race
from tests.games.race.laying import in_deck
from tests.games.race.solo import (
    FACES,
    START_WORLDS,
    SoloTable,
    asked_of_chance,
    flips,
    player_acts,
    robot_of,
    robot_tableau,
    shown_face,
    tracks,
)
from tests.games.race.table import asked, draws, hand, reason_keys, says, tableau
from tests.support import rule

SOLO: Options = {"expansion": "storm"}


def start(difficulty: str = "easy") -> Race:
    options: Options = {**SOLO, "solo_difficulty": difficulty}
    return cast(Race, astrarium.start("race", 1, options))


def dealt(mine: str, robots: str) -> Race:
    """Both start worlds are dealt, the robot's stack comes next."""
    s = start()
    s.play(CHANCE, f"deal {mine}")
    s.play(CHANCE, f"deal {robots}")
    return s


def any_chance(s: Race, seed: int = 1) -> None:
    rng = Rng(seed)
    while asked(s) == [CHANCE]:
        (question,) = s.questions()
        s.apply(question, rng.pick(s.options(question)))


# --- what is refused ------------------------------------------------------------------------------


@rule("race.storm.overview.solo-mode")
@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, {}, "race.storm.overview.solo-mode"),
        (1, {"expansion": "artifacts"}, "race.storm.overview.solo-mode"),
        (1, {**SOLO, "preset_hands": True}, "race.storm.solo.setup.start-worlds-dealt"),
        (1, {**SOLO, "advanced_two_player": True}, "race.storm.solo.advanced-two-player-rules"),
        (
            2,
            {**SOLO, "solo_difficulty": "hard"},
            "race.storm.solo.setup.difficulty-sets-counters",
        ),
    ],
)
def test_a_mix_that_no_rulebook_knows_is_refused_with_its_rule(
    seats: int, options: Options, why: str
) -> None:
    with pytest.raises(BadOptions, match=why.replace(".", r"\.")):
        astrarium.rules("race", seats, options)


# --- general --------------------------------------------------------------------------------------


@rule("race.storm.solo.advanced-two-player-rules", "race.storm.solo.round.choose-two-actions")
def test_the_player_chooses_two_actions_of_nine() -> None:
    s = SoloTable().choosing()
    assert says(s, 0) == [
        "choose explore +5",
        "choose explore +1+1",
        "choose develop",
        "choose settle",
        "choose consume trade",
        "choose consume 2x",
    ]
    assert reason_keys(s, 0, "choose produce") == ["card-taken"]
    s.play(0, "choose develop")
    assert says(s, 0) == [
        "choose develop",
        "choose settle",
        "choose consume trade",
        "choose consume 2x",
        "choose produce",
    ]
    assert reason_keys(s, 0, "choose explore +5") == ["card-taken"]
    s.play(0, "choose develop")
    assert (s.players[0].action, s.players[0].second_action) == (2, 2)


@rule("race.storm.solo.no-goals")
def test_no_goal_lies_on_the_table() -> None:
    s = dealt("Old Earth", "New Sparta")
    any_chance(s)
    assert set(s.view(0)["state"]["extras"]) == {"robot", "seats"}


@rule("race.storm.solo.robot.choices-by-dice")
def test_nothing_is_asked_of_the_player_for_the_robot() -> None:
    s = SoloTable().robot(credit=4, stack="Gem World; Spice World").chosen("settle & produce")
    assert asked_of_chance(s) == "RollDie"
    s.play(CHANCE, "roll settle")
    assert asked_of_chance(s) == "RollDie"
    s.play(CHANCE, "roll produce")
    assert asked(s) == [0]  # the player's own Settle phase
    s.play(0, "pass")
    while asked(s) == [CHANCE]:
        (question,) = s.questions()
        s.apply(question, s.options(question)[0])
    assert s.round_number == 2


@rule("race.storm.solo.robot.start-world-sets-robot-face")
@pytest.mark.parametrize(
    ("world", "face"),
    [
        # Documented.
        ("Old Earth", "consume trade"),
        ("Alpha Centauri", "settle"),
        ("New Sparta", "settle"),
        ("Damaged Alien Factory", "produce"),
        ("Doomed World", "settle"),
        # The picture is lost; these are the reconstruction of the facts.
        ("Epsilon Eridani", "develop"),
        ("Earth's Lost Colony", "consume 2x"),
        ("Separatist Colony", "explore"),
        ("Ancient Race", "consume trade"),
    ],
)
def test_the_robot_faces_stand_for_what_the_start_world_says(world: str, face: str) -> None:
    assert shown_face(SoloTable(world).lying()) == face


@rule(
    "race.storm.solo.robot.start-world-sets-special-counters",
    "race.storm.solo.setup.special-counters-by-start-world",
    "race.storm.solo.setup.other-counters-removed",
)
@pytest.mark.parametrize(
    ("world", "changed"),
    [
        ("Old Earth", {"consume_trade", "consume_both"}),
        ("Epsilon Eridani", {"settle_action", "settle_reaction"}),
        ("Alpha Centauri", {"settle_action", "settle_reaction"}),
        ("New Sparta", {"settle_action", "settle_reaction"}),
        ("Earth's Lost Colony", set()),
        (
            "Separatist Colony",
            {
                "explore_one",
                "explore_both",
                "explore_reaction",
                "settle_action",
                "settle_reaction",
            },
        ),
        ("Ancient Race", set()),
        ("Damaged Alien Factory", {"consume_trade", "consume_both", "produce_action"}),
        ("Doomed World", {"settle_action"}),
    ],
)
def test_counters_cover_just_the_lines_that_the_start_world_calls_for(
    world: str, changed: set[str]
) -> None:
    mat = mat_of(SoloTable(world).lying())
    covered = {
        name
        for name, line, printed in zip(LINES, mat.lines, mat.printed, strict=True)
        if line is not printed
    }
    assert covered == changed


@rule("race.storm.solo.robot.special-counters-apply")
def test_a_counter_changes_its_line_and_no_other() -> None:
    s = SoloTable("New Sparta").robot(credit=0).rolled("settle & produce", "develop", "produce")
    player_acts(s)
    draws(s, "Export Duties")  # Develop as on the mat: one card
    flips(s, "Export Duties")
    player_acts(s)
    draws(s, "Gem World", "Spice World", "Comet Zone", "Outlaw World")  # Settle: four, not two
    assert asked_of_chance(s) == "RobotFlip"


# --- set-up ---------------------------------------------------------------------------------------


@rule("race.storm.solo.setup.vp-pool")
def test_the_pool_has_24_chips() -> None:
    assert start().pool == 24


@rule("race.storm.solo.setup.difficulty-sets-counters")
@pytest.mark.parametrize(
    ("difficulty", "counters"),
    [
        pytest.param("easy", 1, marks=rule("race.storm.solo.setup.difficulty-easy")),
        pytest.param("medium", 2, marks=rule("race.storm.solo.setup.difficulty-medium")),
        pytest.param("hard", 3, marks=rule("race.storm.solo.setup.difficulty-hard")),
    ],
)
def test_the_difficulty_sets_how_many_counters_lie_ready(difficulty: str, counters: int) -> None:
    robot = robot_of(start(difficulty))
    assert (robot.counters, robot.placed) == (counters, 0)


@pytest.mark.parametrize(
    ("difficulty", "worth"),
    [
        pytest.param("easy", 6, marks=rule("race.storm.solo.setup.difficulty-easy")),
        pytest.param("medium", 6, marks=rule("race.storm.solo.setup.difficulty-medium")),
        pytest.param("hard", 9, marks=rule("race.storm.solo.setup.difficulty-hard")),
    ],
)
def test_the_difficulty_sets_what_a_counter_is_worth(difficulty: str, worth: int) -> None:
    without = SoloTable("Old Earth", difficulty).lying()
    with_one = SoloTable("Old Earth", difficulty).robot(placed=1).lying()
    assert with_one.rivals()[0].score - without.rivals()[0].score == worth


@rule("race.storm.solo.setup.start-worlds-dealt")
def test_one_start_world_is_dealt_to_the_player_and_one_to_the_robot() -> None:
    s = start()
    (question,) = s.questions()
    assert len(s.options(question)) == 9
    assert asked(s) == [CHANCE]
    s.play(CHANCE, "deal Doomed World")
    (question,) = s.questions()
    assert len(s.options(question)) == 8
    s.play(CHANCE, "deal Old Earth")
    assert tableau(s, 0) == ["Doomed World"]
    assert robot_tableau(s) == ["Old Earth"]


@rule("race.storm.solo.setup.other-start-worlds-into-deck")
def test_the_other_seven_start_worlds_are_in_the_deck() -> None:
    s = dealt("Old Earth", "New Sparta")
    inside = [name for name in START_WORLDS if in_deck(s, name)]
    assert inside == [name for name in START_WORLDS if name not in ("Old Earth", "New Sparta")]
    assert s.deck.size == 136 - 2


@rule("race.storm.solo.setup.basic-counters")
@pytest.mark.parametrize("world", START_WORLDS)
def test_credit_economy_and_the_players_actions_are_marked_in_every_solo_game(world: str) -> None:
    s = SoloTable(world).rolled("settle & produce", "explore", "consume 2x")
    seen = s.view(0)["state"]
    assert {"credit", "economy"} <= set(seen["extras"]["robot"])
    assert (seen["players"][0]["action"], seen["players"][0]["second_action"]) == (3, 6)


@rule("race.storm.solo.setup.special-counters-on-matching-spaces")
@pytest.mark.parametrize(
    ("world", "phase"),
    [
        ("New Sparta", "settle"),
        ("Old Earth", "consume"),
        ("Doomed World", "settle"),
        ("Alpha Centauri", "settle"),
    ],
)
def test_a_counter_lies_on_the_space_of_its_phase(world: str, phase: str) -> None:
    mat = mat_of(SoloTable(world).lying())
    for name, line, printed in zip(LINES, mat.lines, mat.printed, strict=True):
        assert (line is printed) or name.startswith(phase)


@rule("race.storm.solo.setup.robot-counter-placed")
def test_the_robot_counter_lies_open_from_the_deal_on() -> None:
    s = dealt("Old Earth", "New Sparta")
    assert s.view(None)["state"]["extras"]["robot"]["face"] == 2  # Settle


@rule("race.storm.solo.setup.old-earth-second-robot-counter")
def test_old_earth_has_a_second_robot_counter_ready() -> None:
    s = SoloTable("Old Earth").rolled("develop & produce", "settle", "consume trade")
    player_acts(s)
    any_chance(s)
    player_acts(s)
    any_chance(s)
    assert shown_face(s) == "consume 2x"


@pytest.mark.parametrize(
    ("world", "credit"),
    [
        pytest.param("Old Earth", 1, marks=rule("race.storm.solo.setup.credit")),
        pytest.param("Epsilon Eridani", 1, marks=rule("race.storm.solo.setup.credit")),
        pytest.param(
            "Alpha Centauri", 2, marks=rule("race.storm.solo.setup.credit-alpha-centauri")
        ),
        pytest.param("New Sparta", 1, marks=rule("race.storm.solo.setup.credit")),
        pytest.param("Earth's Lost Colony", 1, marks=rule("race.storm.solo.setup.credit")),
        pytest.param("Separatist Colony", 1, marks=rule("race.storm.solo.setup.credit")),
        pytest.param("Ancient Race", 0, marks=rule("race.storm.solo.setup.credit-ancient-race")),
        pytest.param("Damaged Alien Factory", 1, marks=rule("race.storm.solo.setup.credit")),
        pytest.param("Doomed World", 1, marks=rule("race.storm.solo.setup.credit")),
    ],
)
def test_the_robots_first_credit(world: str, credit: int) -> None:
    assert tracks(SoloTable(world).lying())[0] == credit


LOST_COLONY = "race.storm.solo.setup.economy-earths-lost-colony"


@pytest.mark.parametrize(
    ("world", "economy"),
    [
        pytest.param("Old Earth", 0, marks=rule("race.storm.solo.setup.economy")),
        pytest.param(
            "Epsilon Eridani", 1, marks=rule("race.storm.solo.setup.economy-epsilon-eridani")
        ),
        pytest.param("Alpha Centauri", 0, marks=rule("race.storm.solo.setup.economy")),
        pytest.param("New Sparta", 0, marks=rule("race.storm.solo.setup.economy")),
        pytest.param("Earth's Lost Colony", 1, marks=rule(LOST_COLONY)),
        pytest.param("Separatist Colony", 0, marks=rule("race.storm.solo.setup.economy")),
        pytest.param("Ancient Race", 0, marks=rule("race.storm.solo.setup.economy")),
        pytest.param("Damaged Alien Factory", 0, marks=rule("race.storm.solo.setup.economy")),
        pytest.param("Doomed World", 0, marks=rule("race.storm.solo.setup.economy")),
    ],
)
def test_the_robots_first_economy_size(world: str, economy: int) -> None:
    assert tracks(SoloTable(world).lying())[1] == economy


@pytest.mark.parametrize(
    ("world", "cards"),
    [
        pytest.param("New Sparta", 4, marks=rule("race.storm.solo.setup.draw-stack")),
        pytest.param("Doomed World", 4, marks=rule("race.storm.solo.setup.draw-stack")),
        pytest.param(
            "Ancient Race", 3, marks=rule("race.storm.solo.setup.draw-stack-ancient-race")
        ),
    ],
)
def test_the_robots_first_draw_stack(world: str, cards: int) -> None:
    s = dealt("Old Earth", world)
    any_chance(s)
    assert robot_of(s).stack_size() == cards


@rule("race.storm.solo.setup.player-hand")
def test_the_player_is_dealt_six_cards_and_keeps_four() -> None:
    s = dealt("Old Earth", "New Sparta")
    any_chance(s)
    assert len(hand(s, 0)) == 6
    for _ in range(2):
        s.play(0, says(s, 0)[0])
    assert len(hand(s, 0)) == 4
    assert s.discard.size == 2


@rule("race.storm.solo.setup.player-hand-after-robot")
def test_the_robot_has_its_stack_before_the_player_sees_a_card() -> None:
    s = dealt("Old Earth", "New Sparta")
    for _ in range(4):
        assert asked_of_chance(s) == "RobotDraw"
        assert hand(s, 0) == []
        (question,) = s.questions()
        s.apply(question, s.options(question)[0])
    assert asked_of_chance(s) == "Draw"
    assert robot_of(s).stack_size() == 4


# --- the box --------------------------------------------------------------------------------------


@rule("race.storm.contents.solo-dice")
def test_there_are_two_dice_with_six_faces() -> None:
    printed = SoloTable().rules.robot
    assert printed is not None
    assert [len(faces) for faces in printed.dice] == [6, 6]


@rule("race.storm.contents.solo-mat")
def test_one_mat_shows_the_phases_from_left_to_right() -> None:
    phases = [FACES[face].split(" ")[0] for face in FACE_OF_SPACE]
    pairs = ["explore"] * 2 + ["develop"] * 2 + ["settle"] * 2
    assert phases == [*pairs, "consume", "consume", "produce"]


@rule("race.storm.contents.solo-counters")
def test_the_counters_in_use_are_fourteen() -> None:
    """Four markers, three 6-cost counters, seven with two faces: eight for the mat, six more."""
    worlds = solo_content()["robot"]["start_world"]
    mat_faces: set[str] = set()
    robot_faces = {world["robot_face"] for world in worlds}
    for world in worlds:
        by_phase: dict[str, list[str]] = {}
        for name, line in sorted(world.get("lines", {}).items()):
            by_phase.setdefault(name.split("_")[0], []).append(f"{name}: {sorted(line.items())}")
            robot_faces |= {line[end] for end in ("robot_from", "robot_to") if end in line}
        mat_faces |= {" ".join(lines) for lines in by_phase.values()}
    assert (len(mat_faces), len(robot_faces)) == (8, 6)
    six_cost = robot_of(start("hard")).counters
    assert 4 + six_cost + (len(mat_faces) + len(robot_faces)) // 2 == 14
