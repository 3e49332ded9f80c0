"""The robot consumes and produces, and how its start world changes that."""

import pytest

from astrarium.core.frame import CHANCE
from astrarium.games.race.state import Race
from tests.games.race.looking import listening, told
from tests.games.race.solo import SoloTable, rest_of_round, robot_of, shown_face, tracks
from tests.support import rule


def played(
    actions: str,
    *faces: str,
    world: str = "Ancient Race",
    credit: int = 0,
    economy: int = 0,
) -> Race:
    """A whole round; the player passes."""
    t = SoloTable(world).robot(credit=credit, economy=economy)
    listening(t)
    s = t.rolled(actions, *faces)
    rest_of_round(s)
    return s


def acted(s: Race) -> list[str]:
    return [rule.removeprefix("race.storm.solo.") for _, _, _, rule in told(s, "robot-acts")]


def gained(s: Race) -> int:
    return robot_of(s).vp


# --- Consume --------------------------------------------------------------------------------------


@rule("race.storm.solo.consume.trade-action-credit", "race.storm.solo.consume.trade-action-vp")
@pytest.mark.parametrize("economy", [0, 1, 5])
def test_a_trade_action_gives_two_credit_and_chips_by_the_economy(economy: int) -> None:
    s = played("explore +5 & produce", "settle", "consume trade", economy=economy)
    assert tracks(s) == (2, economy)
    assert gained(s) == economy
    assert s.pool == 24 - economy


@rule("race.storm.solo.consume.double-action-vp", "race.storm.solo.consume.double-action-economy")
@pytest.mark.parametrize("economy", [0, 1, 3])
def test_a_double_action_gives_twice_the_economy_and_then_lets_it_grow(economy: int) -> None:
    s = played("explore +5 & produce", "settle", "consume 2x", economy=economy)
    assert tracks(s) == (0, economy + 1)
    assert gained(s) == 2 * economy


@rule(
    "race.storm.solo.consume.both-actions-vp",
    "race.storm.solo.consume.both-actions-credit",
    "race.storm.solo.consume.both-actions-economy",
)
@pytest.mark.parametrize("economy", [0, 2])
def test_both_consume_dice_give_twice_the_economy_once_then_credit_and_growth(
    economy: int,
) -> None:
    s = played("consume trade & consume 2x", "match", "match", economy=economy)
    assert tracks(s) == (2, economy + 1)
    assert gained(s) == 2 * economy
    assert acted(s) == ["consume.both-actions-vp"]


@rule("race.storm.solo.consume.reaction-vp", "race.storm.solo.robot.economy-use")
@pytest.mark.parametrize("economy", [0, 1, 4])
@pytest.mark.parametrize("action", ["consume trade", "consume 2x"])
def test_a_consume_reaction_gives_chips_by_the_economy(action: str, economy: int) -> None:
    s = played(f"settle & {action}", "settle", "produce", economy=economy)
    assert gained(s) == economy
    assert robot_of(s).credit == 0


@rule("race.storm.solo.consume.reaction-only-without-own-consume")
@pytest.mark.parametrize(
    ("actions", "faces", "chips"),
    [
        ("settle & consume 2x", ("settle", "consume trade"), 2),
        ("settle & consume trade", ("settle", "consume 2x"), 4),
        ("consume trade & consume 2x", ("settle", "consume trade"), 2),
        ("consume trade & consume 2x", ("settle", "consume 2x"), 4),
    ],
)
def test_with_a_die_on_either_consume_there_is_no_reaction(
    actions: str, faces: tuple[str, str], chips: int
) -> None:
    s = played(actions, *faces, economy=2)
    assert gained(s) == chips
    assert sum(each.startswith("consume") for each in acted(s)) == 1


@rule("race.storm.solo.consume.example-trade.credit-and-vp", "race.storm.solo.robot.credit-maximum")
def test_example_trade_lifts_credit_to_four_and_gives_one_chip() -> None:
    """3 credit, economy size 1; what the other die shows is not said."""
    t = SoloTable().robot(credit=3, economy=1, placed=1)
    s = t.rolled("explore +5 & consume 2x", "settle", "consume trade")
    rest_of_round(s)
    assert robot_of(s).credit == 4
    assert gained(s) == 1


@rule("race.storm.solo.consume.example-trade.no-reaction")
def test_example_the_robot_does_not_react_to_the_players_double() -> None:
    s = played("explore +5 & consume 2x", "settle", "consume trade", credit=3, economy=1)
    assert [each for each in acted(s) if each.startswith("consume")] == ["consume.trade-action-vp"]


@rule("race.storm.solo.consume.example-player-both")
def test_example_both_consumes_of_the_player_give_three_chips_once() -> None:
    s = played("consume trade & consume 2x", "explore", "produce", economy=3)
    assert gained(s) == 3
    assert acted(s).count("consume.reaction-vp") == 1


@rule("race.storm.solo.start.old-earth.robot-counter-swapped")
@pytest.mark.parametrize("face", ["robot", "consume trade"])
def test_old_earth_changes_its_counter_after_the_first_trade(face: str) -> None:
    s = played("explore +5 & produce", "settle", face, world="Old Earth")
    assert shown_face(s) == "consume 2x"
    assert robot_of(s).credit == 2


@rule("race.storm.solo.start.old-earth.robot-counter-swapped")
def test_old_earth_changes_its_counter_after_both_consumes_too() -> None:
    s = played("consume trade & consume 2x", "match", "match", world="Old Earth")
    assert shown_face(s) == "consume 2x"


@rule(
    "race.storm.solo.consume.both-actions-vp",
    "race.storm.solo.consume.both-actions-credit",
    "race.storm.solo.consume.both-actions-economy",
)
@pytest.mark.parametrize(("economy", "chips"), [(0, 0), (1, 2), (2, 4)])
def test_old_earth_consumes_with_both_dice_as_anybody_else_does(economy: int, chips: int) -> None:
    both = "consume trade & consume 2x"
    s = played(both, "match", "match", world="Old Earth", economy=economy)
    assert tracks(s) == (2, economy + 1)
    assert gained(s) == chips
    assert acted(s) == ["consume.both-actions-vp"]


@rule("race.storm.solo.start.old-earth.counter-discarded")
def test_old_earth_changes_its_counter_only_once() -> None:
    t = SoloTable("Old Earth").robot(credit=0)
    listening(t)
    s = t.rolled("explore +5 & produce", "settle", "consume trade")
    rest_of_round(s)
    assert robot_of(s).spent
    s.play(0, "choose explore +5")
    s.play(0, "choose produce")
    for face in ("settle", "consume trade"):
        s.play(CHANCE, f"roll {face}")
    rest_of_round(s, 2)
    assert shown_face(s) == "consume 2x"
    assert len(told(s, "robot-spent")) == 1


@rule("race.storm.solo.start.damaged-alien-factory.trade-flips-counter")
def test_damaged_alien_factory_turns_its_counter_to_produce_after_each_trade() -> None:
    t = SoloTable("Damaged Alien Factory").robot(credit=0)
    robot_of(t.s).face = 3  # Trade
    s = t.rolled("explore +5 & develop", "settle", "robot")
    rest_of_round(s)
    assert shown_face(s) == "produce"
    assert robot_of(s).credit == 2


@rule("race.storm.solo.start.damaged-alien-factory.trade-flips-counter")
def test_a_trade_leaves_a_counter_that_shows_produce_as_it_is() -> None:
    s = played("explore +5 & develop", "settle", "consume trade", world="Damaged Alien Factory")
    assert shown_face(s) == "produce"


# --- Produce --------------------------------------------------------------------------------------


@rule("race.storm.solo.produce.action")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5)])
def test_a_produce_action_lets_the_economy_grow(before: int, after: int) -> None:
    s = played("explore +5 & develop", "settle", "produce", economy=before)
    assert tracks(s) == (0, after)


@rule("race.storm.solo.robot.economy-maximum")
@pytest.mark.parametrize("face", ["produce", "consume 2x"])
def test_the_economy_never_exceeds_five(face: str) -> None:
    s = played("explore +5 & develop", "settle", face, economy=5)
    assert robot_of(s).economy == 5


@rule("race.storm.solo.produce.reaction")
def test_the_robot_does_nothing_when_only_the_player_produces() -> None:
    s = played("explore +5 & produce", "settle", "consume 2x", economy=1)
    assert acted(s)[-1] == "produce.reaction"
    assert tracks(s) == (0, 2)  # of the double action alone


@pytest.mark.parametrize(
    ("actions", "faces", "before", "after"),
    [
        pytest.param(
            "explore +5 & develop",
            ("settle", "produce"),
            0,
            1,
            marks=rule("race.storm.solo.produce.example-robot-only"),
        ),
        pytest.param(
            "explore +5 & produce",
            ("settle", "consume trade"),
            2,
            2,
            marks=rule("race.storm.solo.produce.example-player-only"),
        ),
        pytest.param(
            "explore +5 & produce",
            ("settle", "produce"),
            2,
            3,
            marks=rule("race.storm.solo.produce.example-both"),
        ),
    ],
)
def test_the_rulebooks_examples_of_produce(
    actions: str, faces: tuple[str, str], before: int, after: int
) -> None:
    assert tracks(played(actions, *faces, economy=before))[1] == after


@rule("race.storm.solo.start.damaged-alien-factory.produce-flips-counter")
@pytest.mark.parametrize("face", ["robot", "produce"])
def test_damaged_alien_factory_turns_its_counter_to_trade_after_each_produce(face: str) -> None:
    s = played("explore +5 & develop", "settle", face, world="Damaged Alien Factory")
    assert shown_face(s) == "consume trade"
    assert robot_of(s).economy == 1
