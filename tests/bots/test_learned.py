"""Bots that play with a net: what they ask it, and that they see no more than their view."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import astrarium
from astrarium.bots import find_any_bot, nets
from astrarium.bots.net_player import ByPolicy, NetPlayer, looks_ahead, player_with
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.learned import LIKELY, WIN_WORTH, Learned
from astrarium.bots.race.rounds import play_round
from astrarium.bots.search.noise import hasty
from astrarium.bots.search.oracle import Own
from astrarium.core.errors import BadNet
from astrarium.core.rng import Rng
from astrarium.core.sheet import Sheet
from astrarium.games.race.state import Race
from astrarium.games.race.words import ACT
from tests.bots.race_games import decisions
from tests.bots.small_nets import ADVANCED, race_rules, random_net, read_net
from tests.bots.test_race_planner import is_planned, started

NET = random_net(1)


def learned(nodes: int = 20) -> Learned:
    return hasty(lambda: Learned(Own(read_net(NET))), nodes)()


class Told:
    """An oracle that says what a test wants, and remembers what it was asked."""

    def __init__(self, likely: int = -1) -> None:
        self.likely = likely
        self.asked: list[list[Sheet]] = []
        self.choices: list[list[int]] = []

    def values(self, sheets: list[Sheet]) -> list[list[float]]:
        self.asked.append(sheets)
        return [[0.25, float(at)] for at in range(len(sheets))]

    def shares(self, sheet: Sheet, choices: list[int]) -> list[float]:
        self.choices.append(choices)
        return [1.0 if choice == self.likely else 0.0 for choice in choices]


# --- no peeking -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [4, 5])
def test_it_chooses_the_same_wherever_its_seat_could_be(seed: int) -> None:
    bot, rng, greedy, asked = learned(), Rng(11), Greedy(), 0
    for s, question, choices in decisions(2, ADVANCED, [greedy] * 2, seed):
        assert isinstance(s, Race)
        if not is_planned(s, question.lane):
            continue
        asked += 1
        view = s.view(question.seat)
        chosen = bot.choose(view, question, choices, Rng(1))
        assert chosen in choices
        elsewhere = astrarium.resample(view, rng).view(question.seat)
        assert bot.choose(elsewhere, question, choices, Rng(1)) == chosen
    assert asked > 20


def test_what_another_has_secretly_chosen_changes_nothing() -> None:
    bot, chosen = learned(), set()
    for secret in range(6):
        s = started()
        s.answer(2, ACT + secret)
        s.answer(2, s.lane_options(2)[0])
        question = s.question_of(0)
        chosen.add(bot.choose(s.view(0), question, s.options(question), Rng(1)))
    assert len(chosen) == 1


def test_on_a_position_that_is_dealt_anew_it_weighs_the_same() -> None:
    """Whoever plays many games need not make views."""
    s, bot = started(), learned()
    s.answer(2, ACT)
    question = s.question_of(0)
    options = s.options(question)
    found = []
    for seed in range(3):
        elsewhere = s.redeal(0, Rng(seed))
        assert isinstance(elsewhere, Race)
        found.append(bot.weighed(elsewhere, question, options, Rng(1)))
    assert found[0] == found[1] == found[2]
    assert len(found[0]) > 1


# --- what the net is asked ------------------------------------------------------------------------


def test_all_ends_of_a_look_ahead_are_one_question() -> None:
    s, told = started(), Told()
    bot = hasty(lambda: Learned(told), 300)()
    question = s.question_of(0)
    weighed = bot.weighed(s, question, s.options(question), Rng(1))
    (sheets,) = told.asked
    worlds, rest = divmod(len(sheets), len(weighed))
    assert rest == 0
    assert worlds > 1
    assert bot.tried >= 300


def test_a_certain_win_counts_beside_the_points() -> None:
    s = started()
    assert Learned(Told()).worths([s, s], 0) == [0 + WIN_WORTH / 4, 1 + WIN_WORTH / 4]


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    s, told = started(rounds=3), Told()
    while not s.over:
        play_round(s, Greedy(), Rng(1))
    mine, theirs = s.scores()
    assert mine != theirs
    margin = mine - theirs
    expected = [
        margin + (WIN_WORTH if margin > 0 else 0),
        -margin + (WIN_WORTH if margin < 0 else 0),
    ]
    assert [Learned(told).worths([s], seat)[0] for seat in (0, 1)] == expected
    assert told.asked == []


def test_a_likely_answer_is_tried_though_the_beginner_thinks_little_of_it() -> None:
    s = started(rounds=3, seed=5)
    question = s.question_of(0)
    options = s.options(question)
    alone = hasty(lambda: Learned(Told()), 20)()
    usual = {each.way[0] for each in alone.weighed(s, question, options, Rng(1))}
    left = [option for option in options if option not in usual]
    assert left
    bot = hasty(lambda: Learned(Told(likely=left[0])), 20)()
    tried = {each.way[0] for each in bot.weighed(s, question, options, Rng(1))}
    assert left[0] in tried
    assert 0 < LIKELY < 1


def test_more_budget_is_more_worlds() -> None:
    s = started(rounds=3)
    question = s.question_of(0)
    few, many = Told(), Told()
    for told, nodes in ((few, 20), (many, 300)):
        bot = hasty(lambda told=told: Learned(told), nodes)()  # type: ignore[misc]
        bot.choose(s.view(0), question, s.options(question), Rng(1))
        assert bot.tried >= nodes
    assert len(many.asked[0]) > len(few.asked[0])


def test_two_nets_play_two_games() -> None:
    s = started(rounds=3)
    question = s.question_of(0)
    options = s.options(question)
    bots = [player_with("race", Own(read_net(random_net(seed)))) for seed in (1, 2)]
    one, two = [bot.weighed(s, question, options, Rng(1)) for bot in bots]
    assert [each.value for each in one] != [each.value for each in two]


# --- games without a look-ahead -------------------------------------------------------------------


def test_where_a_game_has_no_look_ahead_the_likeliest_answer_is_given() -> None:
    assert looks_ahead("race")
    assert not looks_ahead("gaia")
    s = astrarium.start("gaia", 2)
    question = s.settle(Rng(1))
    assert question is not None
    options = s.options(question)
    bot = player_with("gaia", Told(likely=options[-1]))
    assert isinstance(bot, ByPolicy)
    assert bot.choose(s.view(question.seat), question, options, Rng(1)) == options[-1]


# --- nets in files --------------------------------------------------------------------------------


@pytest.fixture
def forgetful() -> None:
    nets._read.cache_clear()
    nets._tell.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_the_name_of_a_file_is_the_name_of_who_plays_with_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.net"
    file.write_bytes(NET)
    bot = find_any_bot("race", str(file))
    assert isinstance(bot, NetPlayer)
    s = started(rounds=2)
    question = s.question_of(0)
    assert bot.choose(s.view(0), question, s.options(question), Rng(1)) in s.options(question)
    (player,) = bot.players.values()
    assert isinstance(player, Learned)
    assert player.nodes > 0


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(
    "data", [None, b"", NET[:-2], random_net(1).replace(b'"margin"', b'"points"')]
)
def test_without_its_net_it_is_the_beginner_and_says_so(
    data: bytes | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "mine.net"
    if data is not None:
        file.write_bytes(data)
    bot, greedy = find_any_bot("race", str(file)), Greedy()
    with caplog.at_level(logging.WARNING):
        for at, (s, question, choices) in enumerate(decisions(2, ADVANCED, [greedy] * 2, seed=2)):
            view = s.view(question.seat)
            expected = greedy.choose(view, question, choices, Rng(1))
            assert bot.choose(view, question, choices, Rng(1)) == expected
            if at == 20:
                break
    (said,) = caplog.messages
    assert said.startswith("mine.net cannot be used, greedy plays instead: ")


def test_in_other_rules_than_its_own_it_is_the_beginner_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.net"
    file.write_bytes(NET)
    bot, greedy = find_any_bot("race", str(file)), Greedy()
    s, question, choices = next(decisions(3, {}, [greedy] * 3, seed=2))
    view = s.view(question.seat)
    assert bot.choose(view, question, choices, Rng(1)) == greedy.choose(
        view, question, choices, Rng(1)
    )


def test_a_net_that_says_something_else_is_refused() -> None:
    net = read_net(NET)
    net.outputs = ["margin"]
    with pytest.raises(BadNet, match="its outputs are margin"):
        Own(net)


def test_figures_are_alike_wherever_they_are_added_up() -> None:
    net, s = read_net(NET), started()
    sheet = race_rules().layout.sheet(s, 0)
    for figure in [*Own(net).values([sheet])[0], *Own(net).shares(sheet, [ACT, ACT + 1])]:
        assert figure == round(figure, 6)
