"""`astrarium simulate GAME`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import astrarium
from astrarium.cli.main import main

SMALL = ["simulate", "race", "--bots", "random,random", "--games", "4", "--seed", "3"]


def test_a_table_shows_wins_rates_scores_and_ranks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SMALL) == 0
    played, head, one, two, note = capsys.readouterr().out.splitlines()
    assert played == "race: 4 games, seed 3"
    assert head.split("  ")[0] == "bot"
    assert one.startswith("random ")
    assert two.startswith("random 2 ")
    assert "95 %" in note


def test_the_table_speaks_hungarian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--lang", "hu"]) == 0
    played, head, *_ = capsys.readouterr().out.splitlines()
    assert played == "race: 4 játszma, kezdőszám: 3"
    assert head.split() == [
        "játékos",
        "győzelem",
        "győzelmi",
        "arány,",
        "%",
        "átlagpontszám",
        "átlaghelyezés",
    ]


def test_json_holds_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--option", "advanced_two_player=true", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["options"] == {"advanced_two_player": True}
    assert (data["game"], data["seed"], data["games"]) == ("race", 3, 4)
    assert [bot["name"] for bot in data["bots"]] == ["random", "random 2"]
    assert sum(bot["wins"] for bot in data["bots"]) == 4
    assert data["bots"][0]["win_rate"]["low"] < data["bots"][0]["win_rate"]["high"]


def test_nothing_but_the_result_is_printed_where_nobody_is_looking(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(SMALL)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess"], "There is no game “chess”"),
        (["race", "--bots", "greedy,deep"], "There is no bot “deep” for race"),
        (
            ["race", "--bots", "random"],
            "One player plays against the robot of The Gathering Storm, and the base game has no "
            "robot: choose the expansion The Gathering Storm, or play with at least two. "
            "[race.storm.overview.solo-mode]",
        ),
        (["race", "--bots", ",".join(["random"] * 6)], "6 bots are named, but race has 1, 2, 3"),
        (["race", "--games", "many"], "--games needs a whole number from 1 up, not “many”"),
        (["race", "--games", "0"], "--games needs a whole number from 1 up, not “0”"),
        (["race", "--jobs", "-1"], "--jobs needs a whole number from 1 up"),
        (["race", "--seed", "1.5"], "--seed needs a whole number from 0 up"),
        (["race", "--option", "fast=yes"], "There is no option “fast”"),
        (["race", "--option", "preset_hands=9"], "The option preset_hands cannot be “9”"),
        (["race", "--option", "preset_hands"], "an option is written name=value"),
        (
            ["race", "--bots", "random,random,random", "--option", "advanced_two_player=true"],
            "The advanced two-player game is for exactly 2 players, not for 3: play with two, or "
            "leave out the advanced two-player game. [race.base.two-player.only-two-players]",
        ),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], line: str
) -> None:
    assert main(["simulate", *arguments]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"astrarium: {line}")


def test_bad_input_is_refused_in_hungarian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "race", "--games", "x", "--lang=hu"]) == 2
    assert capsys.readouterr().err.startswith("astrarium: A --games egész számot vár")


@pytest.mark.parametrize(
    ("command", "language", "example"),
    [
        ("simulate", "en", "Example:"),
        ("simulate", "hu", "Példa:"),
        ("fuzz", "en", "Example:"),
        ("fuzz", "hu", "Példa:"),
    ],
)
def test_help_gives_an_example(
    capsys: pytest.CaptureFixture[str], command: str, language: str, example: str
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([command, "--lang", language, "--help"])
    assert exit_.value.code == 0
    printed = capsys.readouterr().out
    assert example in printed
    assert f"astrarium {command} race" in printed.split(example)[1]


# --- bots of one's own ----------------------------------------------------------------------------

OWN = ["simulate", "race", "--bots", "tests.bots.outsiders:GivesUp,random", "--games", "4"]


def test_a_bot_from_outside_plays_and_its_failures_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*OWN, "--logs", str(tmp_path / "lost"), "--lang=en"]) == 0
    *_, told = capsys.readouterr().out.splitlines()
    assert told.startswith("tests.bots.outsiders:GivesUp failed and lost 4 games by it; the first")
    assert told.endswith("ArithmeticError('too hard')")
    logs = sorted((tmp_path / "lost").iterdir())
    assert [log.name for log in logs] == [f"race-{n}.log" for n in (1, 2, 3, 4)]
    assert not astrarium.replay(logs[0].read_text(encoding="utf-8")).position.over


def test_failures_stand_in_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*OWN, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [bot["forfeits"] for bot in data["bots"]] == [4, 0]
    first = data["forfeits"][0]
    assert first["seats"] == ["tests.bots.outsiders:GivesUp", "random"]
    assert (first["bot"], first["error"]) == (first["seats"][0], "ArithmeticError('too hard')")


def test_a_folder_that_cannot_be_written_to_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    assert main([*OWN, "--logs", str(taken), "--lang=en"]) == 2
    assert f"Nothing can be kept in “{taken}”" in capsys.readouterr().err
