"""Playing in the terminal."""

from __future__ import annotations

import io
from argparse import Namespace
from collections.abc import Callable

import pytest

from astrarium.cli.main import main
from astrarium.cli.play import play
from tests.cli.toy import ToyGame

Output = Callable[..., list[str]]


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Output:
    """Plays the toy game with these lines typed; what was printed."""

    def run(typed: str, you: int = 0) -> list[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert play(ToyGame(), Namespace(seats=2, you=you, seed="a seed")) == 0
        # Typed lines are not echoed here, so what follows a prompt stands on its line.
        return capsys.readouterr().out.replace("> ", "").splitlines()

    return run


def test_an_answer_may_be_typed_as_a_number_or_in_notation(output: Output) -> None:
    printed = output("2\ntake 1\n")
    assert [line for line in printed if line.startswith("seat 0:")][:2] == [
        "seat 0: take 2",
        "seat 0: take 1",
    ]


def test_the_game_ends_with_the_scores(output: Output) -> None:
    *_, first, second = output("2\n" * 5)
    assert first.startswith("seat 0: ")
    assert int(first[-1]) + int(second[-1]) == 5


def test_nobody_typing_ends_the_programme_without_an_error(output: Output) -> None:
    assert output("") == ["  1. take 1", "  2. take 2", ""]


def test_what_is_not_notation_is_refused_and_asked_again(output: Output) -> None:
    printed = output("take 9\ntake 1\n")
    assert "'take 9' is no choice of this game" in printed
    assert "seat 0: take 1" in printed


def test_a_watched_game_needs_no_typing(output: Output) -> None:
    printed = output("", you=-1)
    assert printed[0].startswith("seat 0: take")
    assert sum(int(line[-1]) for line in printed[-2:]) == 5


def test_an_unknown_game_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess"]) == 2
    assert capsys.readouterr().err.startswith("astrarium: there is no game 'chess'")
