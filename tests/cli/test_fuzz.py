"""`astrarium fuzz GAME`."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import pytest

from astrarium.cli import fuzz
from astrarium.cli.main import main
from astrarium.core.position import Position
from tests.toy.game import GAME as TOY
from tests.toy.game import ToyGame


class Unsound(ToyGame):
    def broken(self, s: Position) -> list[str]:
        return ["the sky is green"]


def asked_for(folder: Path, **others: object) -> Namespace:
    plain = {"games": "5", "seed": "1", "fresh": False, "json": False, "lang": "en"}
    return Namespace(**{**plain, "folder": folder, **others})


def test_a_sound_game_is_told_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert fuzz.run(TOY, asked_for(tmp_path)) == 0
    played, held = capsys.readouterr().out.splitlines()
    assert played.startswith("toy: games: 5, answers: ")
    assert played.endswith("kinds of game: 5")
    assert held == "Every invariant held after every answer."


def test_a_failure_is_told_in_the_language_asked_for_and_by_the_status(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert fuzz.run(Unsound(), asked_for(tmp_path, games="1", lang="hu")) == 1
    _, failed, line = capsys.readouterr().out.splitlines()
    assert failed == "1 hibás játszma:"
    assert line.startswith("0. játszma, 2 játékos, 0 válasz után: „card ")
    assert "ezt sérti: the sky is green" in line
    assert str(tmp_path / "fuzz-toy-0.position.json") in line


def test_json_tells_the_failures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert fuzz.run(Unsound(), asked_for(tmp_path, games="2", json=True)) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["games"]) == ("toy", 2)
    assert [failure["broken"] for failure in data["failures"]] == [["the sky is green"]] * 2


def test_a_fresh_run_forgets_earlier_ones(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    fuzz.run(Unsound(), asked_for(tmp_path))
    assert fuzz.run(TOY, asked_for(tmp_path)) == 1
    assert fuzz.run(TOY, asked_for(tmp_path, fresh=True)) == 0


def test_a_run_that_is_broken_off_says_that_it_can_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "progress_bar", lambda: interrupt)
    assert fuzz.run(TOY, asked_for(tmp_path)) == 130
    assert capsys.readouterr().out == "Broken off. The same command goes on from here.\n"


def test_race_is_played_and_kept_in_the_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["fuzz", "race", "--games", "2", "--folder", str(tmp_path)]) == 0
    assert json.loads((tmp_path / "fuzz-race.json").read_text(encoding="utf-8"))["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess"], "There is no game “chess”"),
        (["race", "--games", "few"], "--games needs a whole number from 1 up, not “few”"),
        (["race", "--seed", "x"], "--seed needs a whole number from 0 up, not “x”"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], line: str
) -> None:
    assert main(["fuzz", *arguments]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"astrarium: {line}")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "astrarium: {} was made with another seed; --fresh starts anew."),
        ("hu", "astrarium: Ez más kezdőszámmal készült: {}. A --fresh elölről kezdi."),
    ],
)
def test_the_record_of_another_run_is_refused_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, line: str
) -> None:
    arguments = ["fuzz", "race", "--games", "1", "--folder", str(tmp_path)]
    main(arguments)
    assert main([*arguments, "--seed", "2", "--lang", language]) == 2
    assert capsys.readouterr().err == line.format(tmp_path / "fuzz-race.json") + "\n"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "astrarium: {} is no record of an earlier run; --fresh starts anew."),
        ("hu", "astrarium: Ez nem egy korábbi futás nyilvántartása: {}. A --fresh elölről kezdi."),
    ],
)
def test_a_damaged_record_is_refused_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, line: str
) -> None:
    file = tmp_path / "fuzz-race.json"
    file.write_text("nothing", encoding="utf-8")
    assert main(["fuzz", "race", "--folder", str(tmp_path), "--lang", language]) == 2
    assert capsys.readouterr().err == line.format(file) + "\n"
