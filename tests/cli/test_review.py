"""`astrarium review`: the costliest decisions of a finished game, in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import astrarium
from astrarium.bots.review import review_of
from tests.cli.conftest import TypeIn


def test_the_costliest_decisions_of_each_seat_are_told(type_in: TypeIn, finished_log: Path) -> None:
    printed = type_in("", "review", str(finished_log))
    assert "The costliest decisions of Player 1" in printed
    assert "The costliest decisions of Player 2" in printed
    assert [line for line in printed if line.startswith("  Better: ")]
    said = " ".join(printed)
    assert "What is said to be by trained judgement is that of the bot “Strategist”" in said
    assert " VP, by trained judgement." in said


def test_one_seat_in_hungarian(type_in: TypeIn, finished_log: Path) -> None:
    printed = type_in("", "review", str(finished_log), "--seat", "1", "--lang", "hu")
    assert [line for line in printed if "legdrágább döntések" in line] == [
        "A legdrágább döntések: 2. játékos"
    ]
    assert [line for line in printed if line.startswith("  Jobb lett volna: ")]


def test_json_is_what_the_table_keeps(type_in: TypeIn, finished_log: Path) -> None:
    (line,) = type_in("", "review", str(finished_log), "--json")
    review = review_of(json.loads(line))
    match = astrarium.replay(finished_log.read_text("utf-8"))
    assert review.is_complete(match)
    assert review.curve[-1].values == match.position.scores()


def test_a_game_that_is_not_finished_and_a_seat_that_is_not_there_are_refused(
    refused: Callable[..., str], finished_log: Path, begun_log: Path
) -> None:
    assert "this game is not finished yet" in refused("review", str(begun_log))
    assert "There is no seat 5" in refused("review", str(finished_log), "--seat", "5")
    assert "There is no seat -1" in refused("review", str(finished_log), "--seat", "-1")
