"""Runs of many games: what was kept is not played again."""

from __future__ import annotations

from pathlib import Path

from tests.support import kept

played: list[int] = []


def squared(number: int) -> kept.Result:
    played.append(number)
    return {"square": number * number}


def run(out: Path, games: int) -> list[int]:
    played.clear()
    return [result["square"] for result in kept.results(squared, "squares", 3, games, 1, out)]


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    assert run(tmp_path, 2) == [9, 16]
    assert run(tmp_path, 4) == [9, 16, 25, 36]
    assert played == [5, 6]


def test_half_a_line_is_played_again(tmp_path: Path) -> None:
    run(tmp_path, 2)
    log = tmp_path / "squares.jsonl"
    log.write_text(log.read_text()[:-5])
    assert run(tmp_path, 2) == [9, 16]
    assert played == [4]
    assert run(tmp_path, 2) == [9, 16]
    assert played == []


def test_several_processes_give_the_same_results(tmp_path: Path) -> None:
    assert kept.results(squared, "squares", 3, 3, 2, tmp_path) == [
        {"square": 9},
        {"square": 16},
        {"square": 25},
    ]
