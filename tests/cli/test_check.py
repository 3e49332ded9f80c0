"""`astrarium check GAME`."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from astrarium.cli import check
from astrarium.cli.main import main
from astrarium.core import match
from astrarium.core.checks import run_battery
from astrarium.core.checks.mixes import Setting
from astrarium.core.game import Game
from astrarium.core.position import Position
from tests.toy.game import GAME


@pytest.fixture(autouse=True)
def a_short_battery(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy, of one kind, the costly checks now and then: the battery has tests of its own."""
    monkeypatch.setattr(check, "find_game", {"toy": GAME}.__getitem__)
    one: list[Setting] = [(2, {"weather": False})]
    monkeypatch.setattr(check, "run_battery", partial(run_battery, every=50, chosen=one))


def test_a_game_that_keeps_everything_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "toy"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    printed = " ".join(captured.out.split())
    assert "notation round trips" in printed
    assert "Toy keeps everything. Games: 1, answers: " in printed


def test_json_counts_games_and_checks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "toy", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["holds"], told["games"], told["settings"]) == ("toy", True, 2, 1)
    assert told["checks"]["the_game_ends"] == 2


def test_all_mixes_of_options_are_played_only_on_demand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    many = [(2, {"weather": False}), (3, {"weather": False}), (3, {"weather": True})]
    monkeypatch.setattr(check, "settings", {GAME: many}.__getitem__)
    counts = []
    for more in ([], ["--all"]):
        assert main(["check", "toy", "--json", *more]) == 0
        counts.append(json.loads(capsys.readouterr().out)["settings"])
    assert counts == [1, 3]


@pytest.fixture
def unsound(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Game, s: Position) -> list[str]:
        return ["the sky is green"]

    monkeypatch.setattr(type(GAME), "broken", broken)


def test_a_game_that_breaks_something_fails_in_one_line(
    capsys: pytest.CaptureFixture[str], unsound: None
) -> None:
    assert main(["check", "toy"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert line == (
        "astrarium: It does not hold that invariants hold: the sky is green "
        "(2 seats, weather=False, seed 0, step 0)"
    )


def test_a_failure_can_be_read_by_a_program(
    capsys: pytest.CaptureFixture[str], unsound: None
) -> None:
    assert main(["check", "toy", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["holds"], told["check"], told["seed"]) == (False, "invariants_hold", 0)
    assert told["message"] == "the sky is green"


def test_a_failed_game_can_be_kept(
    capsys: pytest.CaptureFixture[str],
    unsound: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "dump"
    assert main(["check", "toy", "--dump", str(file)]) == 1
    dump = json.loads(file.read_text("utf-8"))
    assert dump["check"] == "invariants_hold"
    assert match.replay(dump["log"], {"toy": GAME}.__getitem__).steps == []


def test_a_sound_game_leaves_no_dump(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", "toy", "--dump", str(tmp_path / "dump")]) == 0
    assert list(tmp_path.iterdir()) == []
