"""Weights are tuned by the arena, step by step, and a run that was broken off goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from astrarium.core.errors import BadOptions
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.lab.fuzz import BadState
from astrarium.lab.tuning import Course, Step, Tuning
from tests.toy.game import GAME
from tests.toy.greedy import Weights
from tests.toy.words import LIGHT, REST

COURSE = Course(2, {"weather": False}, ("coin",), games=4, shake=0.5, stride=0.05)


class Lamplighter:
    """Lights a lamp for every coin if its weights say so; else it only rests."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        if LIGHT in options and self.weights.coin > 1.0:
            return LIGHT
        return REST if REST in options else options[0]


def tuning(log: Path, course: Course = COURSE) -> Tuning[Weights]:
    return Tuning(GAME, Lamplighter, Weights(coin=0.9, card=0.6), course, log)


def test_a_figure_moves_to_the_side_that_scores_more(tmp_path: Path) -> None:
    told: list[Step] = []
    found = tuning(tmp_path / "log").run(8, told.append)
    assert [step.number for step in told] == list(range(8))
    assert found.coin > 1.0
    assert found.card == 0.6


def test_several_processes_find_the_same_figures(tmp_path: Path) -> None:
    weights = Weights(coin=0.9, card=0.6)
    shared = Tuning(GAME, Lamplighter, weights, COURSE, tmp_path / "two", jobs=2)
    assert shared.run(2) == tuning(tmp_path / "one").run(2)


def test_what_changes_nothing_stays_where_it_is(tmp_path: Path) -> None:
    course = replace(COURSE, names=("card",))
    assert tuning(tmp_path / "log", course).run(3) == Weights(coin=0.9, card=0.6)


def test_strides_become_smaller(tmp_path: Path) -> None:
    log = tmp_path / "log"
    tuning(log).run(12)
    steps = tuning(log).steps()
    figures = [0.9] + [step.figures["coin"] for step in steps]
    strides = [
        abs(after - before) / abs(step.margin)
        for before, after, step in zip(figures, figures[1:], steps, strict=False)
        if step.margin
    ]
    assert strides == sorted(strides, reverse=True)
    assert strides[0] == pytest.approx(0.05 * 0.9)


def test_a_run_that_was_broken_off_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    expected = tuning(whole).run(6)
    tuning(broken).run(2)
    with broken.open("a", encoding="utf-8") as file:
        file.write('{"number": 2, "mar')  # the power went off
    assert tuning(broken).run(6) == expected
    assert broken.read_text() == whole.read_text()


def test_a_finished_run_is_read_and_not_played_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    found = tuning(log).run(4)
    before = log.read_text()
    assert tuning(log).run(4) == found
    assert log.read_text() == before


def test_the_log_says_how_it_was_made_and_what_each_step_has_shown(tmp_path: Path) -> None:
    log = tmp_path / "new folder" / "log"
    tuning(log).run(2)
    course, *steps = [json.loads(line) for line in log.read_text().splitlines()]
    assert course["names"] == ["coin"]
    assert course["seed"] == 1
    assert [sorted(step) for step in steps] == [["figures", "margin", "number"]] * 2


def test_the_log_of_another_run_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log"
    tuning(log).run(1)
    with pytest.raises(BadState, match="belongs to another run"):
        tuning(log, replace(COURSE, seed=2)).run(2)


@pytest.mark.parametrize("text", ["", "no json\n", '{"seats": 2}\n[1]\n'])
def test_what_is_no_log_is_refused(tmp_path: Path, text: str) -> None:
    log = tmp_path / "log"
    log.write_text(text)
    with pytest.raises(BadState):
        tuning(log).run(1)


def test_there_must_be_something_to_tune(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="at least one figure"):
        tuning(tmp_path / "log", replace(COURSE, names=()))
    with pytest.raises(BadOptions, match="one game a step"):
        tuning(tmp_path / "log", replace(COURSE, games=0))
    with pytest.raises(BadOptions, match="no weight 'gold'"):
        tuning(tmp_path / "log", replace(COURSE, names=("gold",)))
