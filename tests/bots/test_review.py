"""A finished game looked back at: what each decision cost, from what its seat could see."""

from __future__ import annotations

import json
from typing import Any

import pytest

import astrarium
from astrarium.bots import find_bot
from astrarium.bots.advice import SEED, adviser, adviser_name
from astrarium.bots.review import COSTLIEST, Cost, Review, go_on, review_of, whole
from astrarium.core.driver import Driver
from astrarium.core.game import Data
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng, Streams

GAMES = ["race", "gaia", "eclipse", "sun"]
DEAR = 1.0  # points that a mistake costs at least
PATIENCE = 12  # decisions before it is made


class Careful:
    """Plays as the judge of the game does, always with the same generator, but for one mistake."""

    def __init__(self, game: str, is_wrong: bool) -> None:
        self.game = game
        self.is_wrong = is_wrong
        self.decisions = 0
        self.mistake = 0  # the answer that was wrong

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        self.decisions += 1
        if self.is_wrong and not self.mistake and self.decisions > PATIENCE:
            ranked = adviser(self.game).ranked(view, question, options, Rng(SEED))
            if len(ranked) > 1 and ranked[0].value - ranked[-1].value >= DEAR:
                self.mistake = ranked[-1].way[0]
                if self.mistake != ranked[0].way[0]:
                    return self.mistake
                self.mistake = 0
        judge = find_bot(self.game, adviser_name(self.game))
        return judge.choose(view, question, options, Rng(SEED))


def played(game: str) -> tuple[Match, int]:
    """A game in which seat 0 makes a mistake; and which answer that was."""
    bots: dict[int, Any] = {0: Careful(game, True), 1: Careful(game, False)}
    driver = Driver(astrarium.rules(game, 2), bots, Streams("cd" * 32))
    driver.run()
    assert bots[0].mistake
    return driver.match, bots[0].mistake


def to_nobody(done: int, of: int) -> None:
    pass


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_the_first_of_the_costliest_decisions(game: str) -> None:
    match, mistake = played(game)
    review = whole(match, to_nobody)
    first = review.costs[0][0]
    assert (first.choice, match.steps[first.step].choice) == (mistake, mistake)
    assert match.steps[first.step].seat == 0
    assert first.points >= DEAR
    assert first.better[0] != mistake
    assert first.points == max(cost.points for costs in review.costs for cost in costs)
    assert review.judged[0] > PATIENCE
    assert review.lost[0] == pytest.approx(sum(each.points for each in review.costs[0]), abs=1.0)
    assert review.curve[-1].values == [float(score) for score in match.position.scores()]
    assert len(review.curve) > 4
    assert [each.step for each in review.curve] == sorted(each.step for each in review.curve)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_answered_can_be_looked_back_at(game: str) -> None:
    """Random play finds every odd answer."""
    bots = {seat: find_bot(game, "random") for seat in range(2)}
    driver = Driver(astrarium.rules(game, 2), bots, Streams("ef" * 32))
    driver.run()
    review = Review(2)
    looked: list[int] = []
    go_on(review, driver.match, lambda done, _: looked.append(done), lambda: len(looked) >= 250)
    assert looked == list(range(1, review.done + 1))
    assert all(review.judged)
    assert all(0 < len(costs) <= COSTLIEST for costs in review.costs)
    for costs in review.costs:
        points = [cost.points for cost in costs]
        assert points == sorted(points, reverse=True)


def test_a_review_that_was_broken_off_goes_on_to_the_same_end() -> None:
    match, _ = played("race")
    at_once = whole(match, to_nobody)
    review = Review(2)
    slices = 0
    while not review.is_complete(match):
        left = iter([False] * 9 + [True])
        go_on(review, match, to_nobody, lambda left=left: next(left))  # type: ignore[misc]
        review = review_of(json.loads(json.dumps(review.data())))
        slices += 1
    assert slices == -(-len(match.steps) // 10)
    assert review.data() == at_once.data()


def test_nobody_is_blamed_for_what_could_not_be_known() -> None:
    """What a decision cost is the same in every game that its seat could have been in."""
    match, _ = played("race")
    review = whole(match, to_nobody)
    for cost in review.costs[0][:3]:
        s = astrarium.replay(match.log.text())
        position = astrarium.core.match.position_after(s, cost.step)
        question = Question(
            s.steps[cost.step].lane, 0, position.agenda.numbers[s.steps[cost.step].lane]
        )
        other = astrarium.resample(position.view(0), Rng(9))
        ranked = adviser("race").ranked(
            other.view(0), question, other.options(question), Rng(SEED), cost.choice
        )
        mine = next(each for each in ranked if each.way[0] == cost.choice)
        assert ranked[0].value - mine.value == cost.points


def test_only_so_many_are_kept_the_dearest_first_and_nothing_that_cost_nothing() -> None:
    review = Review(1)
    for points in (0.0, *range(1, COSTLIEST + 3)):
        review.add(0, Cost(0, 0, [1], float(points), [], False))
    assert [cost.points for cost in review.costs[0]] == [float(n) for n in range(12, 2, -1)]
    assert (review.judged, review.lost) == ([13], [78.0])
