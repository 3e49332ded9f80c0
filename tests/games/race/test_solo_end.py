"""The end of the solo game: when it is over, what the robot scores, who has won."""

import pytest

from astrarium.core.frame import RIVAL
from tests.games.race.looking import listening, told
from tests.games.race.solo import SoloTable, rest_of_round, robot_of
from tests.games.race.table import Table
from tests.support import rule

ELEVEN = (
    "Gem World; Spice World; Comet Zone; New Vinland; Outlaw World; Public Works; "
    "Export Duties; Genetics Lab; Colony Ship; Mining Robots; Rebel Base"
)
TEN = ELEVEN.rsplit(";", 1)[0]


@rule("race.storm.solo.end.twelve-cards")
@pytest.mark.parametrize(("cards", "over"), [(ELEVEN, True), (TEN, False)])
def test_twelve_cards_of_the_robot_end_the_game(cards: str, over: bool) -> None:
    t = SoloTable().robot(tableau=cards)
    assert t.end_of_round().over == over


@rule("race.storm.solo.end.twelve-cards")
@pytest.mark.parametrize(("cards", "over"), [(ELEVEN, True), (TEN, False)])
def test_twelve_cards_of_the_player_end_the_game(cards: str, over: bool) -> None:
    t = SoloTable().seat(0, tableau="Old Earth; " + cards)
    assert t.end_of_round().over == over


@rule("race.storm.solo.end.counters-count")
def test_a_placed_counter_counts_as_a_card() -> None:
    assert SoloTable("Old Earth", "hard").robot(tableau=TEN, placed=1).end_of_round().over
    nine = TEN.rsplit(";", 1)[0]
    assert SoloTable("Old Earth", "hard").robot(tableau=nine, placed=2).end_of_round().over
    assert not SoloTable("Old Earth", "hard").robot(tableau=nine, placed=1).end_of_round().over


@rule("race.storm.solo.end.vp-pool-empty")
@pytest.mark.parametrize(
    ("mine", "robots", "over"), [(12, 12, True), (0, 24, True), (12, 11, False)]
)
def test_the_game_ends_when_the_24_chips_are_gone(mine: int, robots: int, over: bool) -> None:
    t = SoloTable().robot(vp=robots).seat(0, tableau="Old Earth", vp=mine)
    assert t.end_of_round().over == over


@rule("race.storm.solo.end.extra-chips-finish-round")
def test_all_chips_are_paid_though_the_pool_is_empty() -> None:
    t = SoloTable().robot(vp=22, credit=0, economy=4)
    s = t.rolled("settle & develop", "settle", "consume 2x")
    rest_of_round(s)
    assert robot_of(s).vp == 22 + 8
    assert s.pool == -6
    assert s.over


# --- the robot's score ----------------------------------------------------------------------------


@rule("race.storm.solo.scoring.robot-chips-and-tableau")
def test_the_robot_scores_chips_and_the_points_of_its_tableau() -> None:
    # Old Earth 2, Gem World 1, Terraformed World 5, Rebel Base 6, Consumer Markets 3.
    t = SoloTable("Old Earth")
    t.robot(vp=7, tableau="Gem World; Terraformed World; Rebel Base; Consumer Markets")
    assert t.lying().rivals()[0].score == 7 + 2 + 1 + 5 + 6 + 3


@rule("race.storm.solo.scoring.robot-chips-and-tableau")
def test_a_start_world_of_less_than_nothing_counts_too() -> None:
    assert SoloTable("Doomed World").robot(vp=3).lying().rivals()[0].score == 2


@rule("race.storm.solo.scoring.six-cost-value")
@pytest.mark.parametrize(("difficulty", "worth"), [("easy", 6), ("medium", 6), ("hard", 9)])
def test_six_cost_cards_and_counters_are_worth_the_same(difficulty: str, worth: int) -> None:
    t = SoloTable("Old Earth", difficulty).robot(tableau="Trade League", placed=1)
    assert t.lying().rivals()[0].score == 2 + 2 * worth


@rule(
    "race.storm.solo.robot.tableau-only-count-and-vp",
    "race.storm.solo.robot.tableau-without-goods",
)
def test_neither_goods_nor_powers_are_the_robots() -> None:
    # Gem World would produce, Investment Credits would lower costs, a windfall would bear a good.
    t = SoloTable("Old Earth").robot(
        credit=0, tableau="Gem World; Spice World; Investment Credits; Deserted Alien Outpost"
    )
    s = t.rolled("explore +5 & develop", "settle", "produce")
    rest_of_round(s)
    robot = s.view(0)["state"]["extras"]["robot"]
    assert "goods" not in robot
    assert robot["vp"] == 0
    assert (robot["credit"], robot["economy"]) == (0, 1)


# --- who has won ----------------------------------------------------------------------------------


def ended(mine: int, robots: int, hand: str = "", credit: int = 0, economy: int = 0) -> Table:
    """Old Earth (2) and chips against Earth's Lost Colony (1) and chips."""
    t = SoloTable("Earth's Lost Colony")
    t.robot(vp=robots - 1, credit=credit, economy=economy)
    t.seat(0, tableau="Old Earth", hand=hand, vp=mine - 2)
    return listening(t)


def test_the_higher_score_wins() -> None:
    s = ended(20, 10).end_of_round()
    assert s.over
    assert (s.scores(), s.ranking()) == ([20], [1])
    (robot,) = s.rivals()
    assert (robot.score, robot.rank) == (10, 2)
    assert told(s, "solo-won") == [(0, 10, "", "race.base.scoring.highest-wins")]


def test_the_robots_higher_score_makes_the_player_second() -> None:
    s = ended(10, 20).end_of_round()
    assert (s.scores(), s.ranking()) == ([10], [2])
    assert s.rivals()[0].rank == 1
    assert told(s, "solo-lost") == [(0, 20, "", "race.base.scoring.highest-wins")]


@rule("race.storm.solo.tie.robot-value", "race.storm.solo.tie.player-value")
@pytest.mark.parametrize(
    ("hand", "credit", "economy", "player", "robot", "kind"),
    [
        ("Gem World; Spice World", 1, 0, 1, 2, "solo-won"),
        ("Gem World; Spice World", 1, 1, 1, 1, "solo-shared"),
        ("Gem World; Spice World", 0, 3, 2, 1, "solo-lost"),
        ("Gem World; Spice World", 3, 0, 2, 1, "solo-lost"),
        ("", 0, 0, 1, 1, "solo-shared"),
    ],
)
def test_equal_scores_are_decided_by_hand_against_credit_and_economy(
    hand: str, credit: int, economy: int, player: int, robot: int, kind: str
) -> None:
    s = ended(15, 15, hand, credit, economy).end_of_round()
    assert s.ranking() == [player]
    assert s.rivals()[0].rank == robot
    assert told(s, kind) == [(0, 15, "", "race.storm.solo.tie.robot-value")]


@rule("race.storm.solo.tie.player-value")
def test_goods_count_for_the_player_as_cards_in_hand_do() -> None:
    t = SoloTable("Earth's Lost Colony").robot(vp=13, credit=1, economy=0)
    t.seat(0, tableau="Old Earth; Gem World", goods="Gem World", hand="Spice World", vp=11)
    s = t.end_of_round()
    assert s.scores() == [14]
    assert s.rivals()[0].score == 14
    assert s.ranking() == [1]
    assert s.rivals()[0].rank == 2


def test_every_point_of_the_robot_is_told() -> None:
    t = SoloTable("Old Earth", "hard").robot(vp=24, tableau="Gem World; Trade League", placed=1)
    s = listening(t).end_of_round()
    assert told(s, "score-chips")[1:] == [
        (RIVAL, 24, "", "race.storm.solo.scoring.robot-chips-and-tableau")
    ]
    cards = [(amount, card) for seat, amount, card, _ in told(s, "score-card") if seat == RIVAL]
    assert cards == [(2, "Old Earth"), (1, "Gem World")]
    sixes = [(amount, card) for seat, amount, card, _ in told(s, "score-variable")]
    assert sixes == [(9, "Trade League"), (9, "")]
    assert s.rivals()[0].score == 24 + 2 + 1 + 9 + 9


def test_the_view_of_a_finished_game_has_the_robots_result() -> None:
    s = ended(10, 20).end_of_round()
    assert s.view(0)["rivals"] == [{"key": "robot-name", "score": 20, "rank": 1}]
    assert SoloTable().choosing().view(0)["rivals"] is None
