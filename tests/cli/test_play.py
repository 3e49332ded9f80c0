"""Playing in the terminal, with a toy that has no sentences: everything is said in notation."""

from __future__ import annotations

import io
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from astrarium.cli.play import play
from astrarium.core.agenda import new_agenda
from astrarium.core.frame import Frame
from astrarium.core.game import NO_ANSWER, Data, Game, Option, Rules
from tests.cli.toy import Counters, Take, ToyGame

Output = Callable[..., list[str]]


@pytest.fixture
def output(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Output:
    """Plays the toy game with these lines typed, in a folder of its own; what was printed."""
    monkeypatch.chdir(tmp_path)

    def run(typed: str, bots: str = "random", game: Game[Any, Any] | None = None) -> list[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        options: dict[str, Any] = {
            "seats": None,
            "option": [],
            "seed": "ab" * 32,
            "log": None,
            "you": 0,
        }
        assert play(game or ToyGame(), Namespace(lang="en", bots=bots, **options)) == 0
        return capsys.readouterr().out.replace("> ", ">\n").splitlines()

    return run


def test_a_game_without_sentences_offers_its_notation(output: Output) -> None:
    printed = output("")
    assert printed[-5:-2] == ["Player 1, choose.", "  1  take 1", "  2  take 2"]


def test_an_answer_may_be_typed_as_a_number_or_in_notation(output: Output) -> None:
    printed = output("2\ntake 1\n1\n1\n1\n")
    assert [line for line in printed if line.startswith("· Player 1:")][:2] == [
        "· Player 1: take 2",
        "· Player 1: take 1",
    ]


def test_the_game_ends_with_the_scores_and_the_seed(output: Output) -> None:
    *_, first, second, seed = output("2\n" * 5)
    assert int(first[-1]) + int(second[-1]) == 5
    assert first.startswith("1. Player ")
    assert seed == "Seed: " + "ab" * 32


def test_what_is_not_notation_is_refused_and_asked_again(output: Output) -> None:
    printed = output("take 9\n7\n\n1\n")
    assert "'take 9' is no choice of this game" in printed
    assert "The options are numbered from 1 to 2." in printed


def test_a_watched_game_needs_no_typing(output: Output) -> None:
    printed = output("", bots="random,random")
    assert "At the table: Player 1 (random) and Player 2 (random)." in printed
    assert sum(int(line[-1]) for line in printed[-3:-1]) == 5


def test_nobody_typing_ends_the_game_without_an_error_and_without_a_file(
    output: Output, tmp_path: Path
) -> None:
    output("")
    assert list(tmp_path.iterdir()) == []


class TakeAlone(Take):
    def seat(self, s: Any) -> int:
        return 0


class HelpfulToy(ToyGame):
    """One seat takes everything; of three counters it takes one without being asked."""

    def start(self, rules: Rules) -> Counters:
        return Counters(rules, new_agenda(2, TakeAlone()), 0, [0, 0])

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {"take": TakeAlone}

    def standing_orders(self) -> tuple[Option, ...]:
        return (Option("three", "one", ("one", "ask")),)

    def ordered(self, s: Any, lane: int, orders: Data) -> int:
        return 1 if s.left == 3 and orders.get("three", "one") == "one" else NO_ANSWER


def taken(printed: list[str]) -> list[str]:
    return [line[-1] for line in printed if line.startswith("· Player 1: take")]


def test_whoever_takes_back_what_was_answered_for_them_is_asked(output: Output) -> None:
    assert taken(output("2\n1\n", game=HelpfulToy())) == ["2", "1", "1", "1"]
    assert taken(output("2\nundo\n2\n", game=HelpfulToy())) == ["2", "1", "2", "1"]
