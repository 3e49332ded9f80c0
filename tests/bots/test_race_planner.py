"""The bot of Race that plans its round: it sees no more than its view, and looks ahead in it."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.bots import find_bot, levels_of
from astrarium.bots.race.fitted import FITTED
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.planner import RoundPlanner
from astrarium.bots.race.rounds import answer_for_others, forget_answers, play_round
from astrarium.bots.race.value import NAMES, ahead, features, kind_of
from astrarium.bots.race.weights import WEIGHTS
from astrarium.bots.search.noise import hasty
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import ACT, NONE
from tests.bots.race_games import decisions
from tests.games.race.table import Table

HASTY = hasty(RoundPlanner, 20)()
ADVANCED: Options = {"advanced_two_player": True}
PLANNED = ("ChooseAction", "ChooseDevelopment", "ChooseWorld")


def started(options: Options = ADVANCED, rounds: int = 1, seed: int = 3) -> Race:
    """Two players at the beginning of a round, so many rounds on."""
    s = astrarium.start("race", 2, options)
    assert isinstance(s, Race)
    for _ in range(rounds):
        play_round(s, Greedy(), Rng(seed))
    return s


def is_planned(s: Race, lane: int) -> bool:
    return type(s.agenda.lanes[lane][-1]).__name__ in PLANNED


# --- no peeking -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (2, ADVANCED, 4),
        (2, ADVANCED, 5),
        (2, {"expansion": "storm", "goals": True, "draft": True}, 6),
        (3, {"expansion": "artifacts"}, 7),
    ],
)
def test_it_chooses_the_same_wherever_its_seat_could_be(
    seats: int, options: Options, seed: int
) -> None:
    rng, greedy, asked = Rng(11), Greedy(), 0
    for s, question, choices in decisions(seats, options, [greedy] * seats, seed):
        assert isinstance(s, Race)
        if not is_planned(s, question.lane):
            continue
        asked += 1
        view = s.view(question.seat)
        chosen = HASTY.choose(view, question, choices, Rng(1))
        assert chosen in choices
        elsewhere = astrarium.resample(view, rng).view(question.seat)
        assert HASTY.choose(elsewhere, question, choices, Rng(1)) == chosen
    assert asked > 40


def test_what_another_has_secretly_chosen_changes_nothing() -> None:
    chosen = set()
    for secret in range(6):
        s = started()
        s.answer(2, ACT + secret)
        s.answer(2, s.lane_options(2)[0])
        question = s.question_of(0)
        chosen.add(HASTY.choose(s.view(0), question, s.options(question), Rng(1)))
    assert len(chosen) == 1


def test_in_its_head_others_choose_on_the_cards_they_could_have() -> None:
    """A guess answers for others by chance; those answers are taken back, its own stays."""
    s = started()
    guess = s.redeal(0, Rng(2))
    assert isinstance(guess, Race)
    assert guess.players[1].pick != NONE
    guess.answer(1, ACT)
    forget_answers(guess, 0)
    assert (guess.players[1].pick, guess.players[1].second_pick) == (NONE, NONE)
    assert guess.players[0].pick == 0
    assert guess.asked(2) == 1
    assert answer_for_others(guess, 0, Greedy(), Rng(1)) == 2
    expected = guess.players[1].pick, guess.players[1].second_pick
    assert NONE not in expected
    assert guess.asked(1) == 0  # nothing is revealed before the seat itself has answered


# --- a round in the head --------------------------------------------------------------------------


def test_a_round_is_played_to_its_end_and_no_further() -> None:
    s = started()
    now = s.round_number
    thought = play_round(s, Greedy(), Rng(5))
    assert thought > 4
    assert s.round_number == now + 1
    assert [type(lane[-1]).__name__ for lane in s.agenda.lanes[1:]] == ["ChooseAction"] * 2


def test_more_budget_is_more_worlds_and_some_choices_change() -> None:
    bold, found = hasty(RoundPlanner, 300)(), []
    for seed in range(3, 7):
        s = started(rounds=3, seed=seed)
        question = s.question_of(0)
        options = s.options(question)
        usual = Greedy().choose(s.view(0), question, options, Rng(1))
        found.append(bold.choose(s.view(0), question, options, Rng(1)) == usual)
        assert bold.tried >= 300
        HASTY.choose(s.view(0), question, options, Rng(1))
        assert 20 <= HASTY.tried < 300
    assert not all(found)


def test_the_rest_is_answered_as_the_beginner_does() -> None:
    greedy, asked = Greedy(), 0
    for s, question, choices in decisions(2, ADVANCED, [greedy] * 2, seed=9):
        assert isinstance(s, Race)
        if not is_planned(s, question.lane):
            asked += 1
            view = s.view(question.seat)
            expected = greedy.choose(view, question, choices, Rng(1))
            assert HASTY.choose(view, question, choices, Rng(1)) == expected
    assert asked > 20


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"expansion": "storm"}), (2, {"expansion": "artifacts", "orb": True})],
)
def test_where_it_does_not_plan_it_is_the_beginner(seats: int, options: Options) -> None:
    greedy = Greedy()
    for s, question, choices in decisions(seats, options, [greedy] * seats, seed=2):
        view = s.view(question.seat)
        expected = greedy.choose(view, question, choices, Rng(1))
        assert HASTY.choose(view, question, choices, Rng(1)) == expected


# --- what a position is worth ---------------------------------------------------------------------


def test_every_figure_has_a_name_and_was_fitted() -> None:
    assert len(NAMES) == len(features(started(), 0, WEIGHTS))
    assert sorted(FITTED) == sorted(
        f"{box}, {players}"
        for box in ("none", "storm", "artifacts")
        for players in ("two", "advanced", "several")
    )
    for figures in FITTED.values():
        assert len(figures) == len(NAMES)
        assert all(figures)


@pytest.mark.parametrize(
    ("seats", "options", "kind"),
    [
        (1, {"expansion": "storm"}, ""),
        (2, {}, "none, two"),
        (2, {"advanced_two_player": True}, "none, advanced"),
        (3, {}, "none, several"),
        (4, {"expansion": "storm", "goals": True}, "storm, several"),
        (2, {"expansion": "storm", "draft": True}, "storm, two"),
        (5, {"expansion": "artifacts"}, "artifacts, several"),
        (2, {"expansion": "artifacts", "orb": True}, ""),
    ],
)
def test_a_game_has_the_figures_of_its_box_and_its_players(
    seats: int, options: Options, kind: str
) -> None:
    rules = astrarium.rules("race", seats, options)
    assert isinstance(rules, RaceRules)
    assert kind_of(rules) == kind


def test_points_count_and_at_the_end_nothing_else_does() -> None:
    s = started(rounds=3)
    before = ahead(s, 0, WEIGHTS)
    s.players[0].vp += 5
    assert ahead(s, 0, WEIGHTS) > before + 2
    while not s.over:
        play_round(s, Greedy(), Rng(1))
    mine, theirs = s.scores()
    assert ahead(s, 0, WEIGHTS) == mine - theirs


def test_it_is_the_strongest_at_the_table() -> None:
    assert isinstance(find_bot("race", "planner"), RoundPlanner)
    assert levels_of("race")[-1].name == "planner"


def test_with_one_choice_there_is_nothing_to_plan() -> None:
    s = Table(2).seat(0, tableau="New Sparta").choosing()
    question = s.question_of(0)
    assert HASTY.choose(s.view(0), question, [ACT], Rng(1)) == ACT
