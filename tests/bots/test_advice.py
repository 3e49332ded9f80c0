"""Advice: what a bot thinks of the answers, best first, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import astrarium
from astrarium.bots import advice, find_bot, levels_of
from astrarium.bots.advice import (
    LITTLE,
    REASONS,
    Why,
    advise,
    adviser,
    adviser_name,
    compared,
    judgement,
    why,
)
from astrarium.bots.at_random import AtRandom
from astrarium.bots.level import Level
from astrarium.bots.race.planner import RoundPlanner
from astrarium.bots.search import PARTLY, RECKONED, TRAINED, Depth, Judged, SearchBot
from astrarium.core.frame import CHANCE
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.bots.test_search import at_work
from tests.toy.game import find_toy
from tests.toy.greedy import Greedy, ToyOutlook, Weights
from tests.toy.state import ToyState
from tests.toy.words import BUILD, DRAW, REST, SELL

PLAYED: list[tuple[str, int, Options]] = [
    ("race", 2, {}),
    ("race", 2, {"advanced_two_player": True}),
    ("race", 3, {"expansion": "storm", "goals": True}),
    ("gaia", 2, {}),
    ("eclipse", 2, {}),
    ("sun", 2, {}),
]
LOOKED_AT = 25  # decisions of each game


def decisions(
    game: str, seats: int, options: Options
) -> Iterator[tuple[Position[Any], Question, list[int]]]:
    """Decisions of a game that its bots play, with as many between them as are skipped."""
    bot = find_bot(game, "greedy")
    s, rng = astrarium.start(game, seats, options), Rng(3)
    seen = 0
    while not s.over and seen < 3 * LOOKED_AT:
        question = s.questions()[0]
        if question.seat == CHANCE:
            s.apply(question, roll(s, question.lane, rng))
            continue
        choices = s.options(question)
        if len(choices) > 1:
            if seen % 3 == 0:
                yield s, question, choices
            seen += 1
        s.apply(question, bot.choose(s.view(question.seat), question, choices, Rng(1)))


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
def test_the_first_answer_is_what_the_bot_chooses(game: str, seats: int, options: Options) -> None:
    bot = adviser(game)
    weighed = 0
    for s, question, choices in decisions(game, seats, options):
        view = s.view(question.seat)
        ranked = bot.ranked(view, question, choices, Rng(1))
        values = [each.value for each in ranked]
        assert values == sorted(values, reverse=True)
        weighed += len(ranked) > 1
        if ranked:
            strongest = find_bot(game, adviser_name(game))
            chosen = strongest.choose(view, question, choices, Rng(1))
            assert ranked[0].way[0] == chosen
            assert {each.way[0] for each in ranked} <= set(choices)
    assert weighed >= LOOKED_AT // 2


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
def test_advice_is_the_same_wherever_the_seat_could_be(
    game: str, seats: int, options: Options
) -> None:
    rng = Rng(12)
    for s, question, choices in decisions(game, seats, options):
        elsewhere = astrarium.resample(s.view(question.seat), rng)
        here = advise(s.view(question.seat), question, choices)
        assert advise(elsewhere.view(question.seat), question, choices) == here


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
def test_the_parts_of_a_value_add_up_to_it(game: str, seats: int, options: Options) -> None:
    told = 0
    for s, question, choices in decisions(game, seats, options):
        for each in adviser(game).ranked(s.view(question.seat), question, choices, Rng(1)):
            if each.parts:
                assert sum(each.parts.values()) == pytest.approx(each.value, abs=1e-4)
                told += 1
    assert told >= LOOKED_AT


@pytest.mark.parametrize("game", ["race", "gaia", "eclipse", "sun"])
def test_a_bad_answer_is_judged_too_where_it_is_asked_for(game: str) -> None:
    bot = adviser(game)
    judged = 0
    for s, question, choices in decisions(game, 2, {}):
        for choice in (choices[0], choices[-1]):
            ranked = bot.ranked(s.view(question.seat), question, choices, Rng(1), choice)
            if len(ranked) > 1:
                judged += any(each.way[0] == choice for each in ranked)
    assert judged >= LOOKED_AT


# --- the toy --------------------------------------------------------------------------------------


class Told(ToyOutlook):
    depth = Depth(worlds=2, rolls=True)

    def parts(self, s: ToyState) -> dict[str, float]:
        seat, weights = s.seats[self.seat], self.weights
        return {
            "points": float(s.scores()[self.seat]),
            "coins": weights.coin * seat.coins,
            "cards": weights.card * sum(seat.hand),
        }


def ranked(s: ToyState, bot: SearchBot[ToyState, Weights]) -> list[Judged]:
    question = s.question_of(0)
    return bot.ranked(s.view(0), question, s.options(question), Rng(1))


def test_a_house_is_better_than_what_else_there_is() -> None:
    """Three points for both cards; to draw makes four cards of 0.6 each; to sell one brings two
    coins of 0.9 and leaves a card; to rest brings a coin and leaves two cards."""
    found = ranked(at_work((1, 1, 0, 0, 0, 0)), Greedy())
    values = {each.way[0]: round(each.value, 6) for each in found}
    assert (values[BUILD], values[DRAW], values[SELL], values[REST]) == (3.0, 2.4, 2.4, 2.1)
    assert [each.way for each in found][:2] == [[BUILD], [DRAW]]


def test_what_cannot_tell_its_parts_says_only_how_much_better_it_is() -> None:
    best, second, _ = compared(ranked(at_work((1, 1, 0, 0, 0, 0)), Greedy()))
    assert (best.way, best.why) == ([BUILD], [])
    assert best.ahead == pytest.approx(0.6)
    assert second.ahead == pytest.approx(-0.6)


def test_the_parts_that_differ_say_why() -> None:
    bot = SearchBot(Told, Weights(), find_toy)
    best, second, _ = compared(ranked(at_work((1, 1, 0, 0, 0, 0)), bot))
    assert [(each.part, round(each.points, 6)) for each in best.why] == [
        ("points", 3.0),
        ("cards", -2.4),
    ]
    assert [(each.part, round(each.points, 6)) for each in second.why] == [
        ("cards", 2.4),
        ("points", -3.0),
    ]


def test_little_differences_are_not_told_and_of_many_the_largest() -> None:
    mine = {"a": 1.0, "b": 3.0, "c": 2.0, "d": 0.0, "e": LITTLE / 2}
    other = {"d": 4.0}
    assert why(mine, other) == [Why("b", 3.0), Why("c", 2.0), Why("d", -4.0)]
    assert REASONS == 2


def test_an_answer_that_stands_alone_is_weighed_against_nothing() -> None:
    (alone,) = compared([Judged([7], 0.0, {})])
    assert (alone.way, alone.ahead, alone.why) == ([7], None, [])
    assert compared([]) == []


class Indifferent(Greedy):
    def leaves_to_chance(self, s: ToyState, question: Question) -> bool:
        return True


def test_what_a_bot_leaves_to_chance_it_has_no_advice_for() -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    question = s.question_of(0)
    assert ranked(s, Indifferent()) == []
    chosen = {
        Indifferent().choose(s.view(0), question, s.options(question), Rng(seed))
        for seed in range(30)
    }
    assert len(chosen) > 2


@pytest.mark.parametrize("game", ["race", "gaia", "eclipse", "sun"])
def test_the_strongest_bot_that_says_what_it_thinks_advises(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert adviser_name(game) == levels_of(game)[-1].name
    silent = (*levels_of(game), Level("silent", AtRandom, 9000))
    monkeypatch.setattr(advice, "levels_of", lambda _: silent)
    assert adviser_name.__wrapped__(game) == levels_of(game)[-1].name


@pytest.mark.parametrize(
    ("game", "seats", "options", "known"),
    [
        ("race", 2, {}, PARTLY),
        ("race", 4, {"expansion": "storm", "goals": True}, PARTLY),
        ("race", 2, {"expansion": "artifacts", "orb": True}, RECKONED),
        ("gaia", 2, {}, TRAINED),
        ("eclipse", 2, {}, RECKONED),
        ("sun", 2, {}, RECKONED),
    ],
)
def test_judgement_is_trained_where_games_have_taught_it(
    game: str, seats: int, options: Options, known: str
) -> None:
    assert judgement(astrarium.rules(game, seats, options)) == known


@pytest.mark.parametrize(("game", "trained"), [("gaia", True), ("eclipse", False), ("sun", False)])
def test_one_judgement_weighs_all_answers_of_a_game(game: str, trained: bool) -> None:
    for s, question, choices in decisions(game, 2, {}):
        ranked = adviser(game).ranked(s.view(question.seat), question, choices, Rng(1))
        if len(ranked) > 1:
            assert {each.trained for each in ranked} == {trained}


class Otherwise(RoundPlanner):
    """It was taught that a round's end is worth the more, the fewer points there are."""

    def worths(self, ends: list[Race], seat: int) -> list[float]:
        return [100.0 - s.scores()[seat] for s in ends]


@pytest.mark.parametrize("options", [{}, {"advanced_two_player": True}])
def test_in_race_another_teaching_changes_what_is_called_trained_and_nothing_else(
    options: Options,
) -> None:
    taught, reckoned = 0, 0
    for s, question, choices in decisions("race", 2, options):
        ours, others = [
            bot.ranked(s.view(question.seat), question, choices, Rng(1))
            for bot in (adviser("race"), Otherwise())
        ]
        if any(each.trained for each in ours):
            values = {str(each.way): each.value for each in others}
            assert all(values[str(each.way)] != each.value for each in ours if each.trained)
            assert sum(each.trained for each in ours) > 1
            taught += 1
        else:
            assert ours == others
            reckoned += 1
    assert taught >= 5
    assert reckoned >= 5


def test_what_race_does_not_try_is_reckoned_and_tried_where_it_is_asked_for() -> None:
    seen = 0
    for s, question, choices in decisions("race", 2, {"advanced_two_player": True}):
        view = s.view(question.seat)
        ranked = adviser("race").ranked(view, question, choices, Rng(1))
        tried = {each.way[0] for each in ranked if each.trained}
        untried = [each.way[0] for each in ranked if each.way[0] not in tried]
        if tried and untried:
            again = adviser("race").ranked(view, question, choices, Rng(1), untried[-1])
            assert next(each for each in again if each.way[0] == untried[-1]).trained
            values = [each.value for each in again]
            assert values == sorted(values, reverse=True)
            seen += 1
    assert seen >= 3
