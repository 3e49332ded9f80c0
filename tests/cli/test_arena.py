"""`astrarium arena`: all levels meet, the log goes on, the table is told in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from astrarium.bots.sources import digest_of
from astrarium.cli.main import main

ARENA = ["arena", "sun", "--bots", "random,casual", "--games", "2", "--seed", "3"]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_table_has_every_bot_and_every_meeting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "race", "--bots", "random,casual,greedy", "--games", "2"]) == 0
    shown = capsys.readouterr().out
    assert "6 games with 2 seats in 3 meetings, seed 1" in shown
    assert "| greedy | 1500 (1500 – 1500) | 4 | 100.0 (51.0 – 100.0) |" in shown
    assert "| random |  | 0.0 (0.0 – 65.8) | 0.0 (0.0 – 65.8) |" in shown
    assert Path("var/arena-race.jsonl").read_text().count("\n") == 4


def test_without_names_all_levels_meet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "sun", "--games", "1", "--log", "log", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in found["bots"]] == ["random", "casual", "greedy"]
    assert found["games"] == 6
    assert found["bots"][0]["ahead_of"].keys() == {"casual", "greedy"}
    assert found["bots"][2]["rating"]["value"] == 1500


def test_a_run_goes_on_and_a_page_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--log", "log", "--lang", "hu"]) == 0
    assert "2 játszma 2 hellyel" in capsys.readouterr().out
    before = Path("log").read_text()
    assert main([*ARENA, "--games", "4", "--log", "log", "--page", "page.md"]) == 0
    assert capsys.readouterr().out == ""
    assert "4 games with 2 seats" in Path("page.md").read_text("utf-8")
    assert Path("log").read_text().startswith(before)


def test_a_bot_of_ones_own_that_fails_forfeits(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "random,tests.bots.outsiders:GivesUp"
    command = ["arena", "race", "--bots", bots, "--games", "2", "--logs", "failures"]
    assert main(command) == 0
    assert "ArithmeticError('too hard')" in capsys.readouterr().out
    assert len(list(Path("failures").iterdir())) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "In log these bots may have played otherwise than they do now: casual; name"),
        ("hu", "ezek a gépi játékosok még másként játszhattak, mint most: casual (a napló: „log”)"),
    ],
)
def test_a_level_that_has_changed_since_is_named(
    language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*ARENA, "--log", "log"]) == 0

    def changed(bot: Any) -> str:
        return digest_of(bot) + ("'" if getattr(bot, "noise", 0) else "")

    monkeypatch.setattr("astrarium.lab.round_robin.digest_of", changed)
    capsys.readouterr()
    assert main([*ARENA, "--log", "log", "--games", "4", "--lang", language]) == 2
    refused = capsys.readouterr().err
    assert said in refused
    assert refused.count("\n") == 1


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--bots", "casual,casual"], "named once"),
        (["--bots", "casual,deep"], "no bot “deep” for sun"),
        (["--seats", "3"], "2 bots are too few for a round robin at 3 seats"),
        (["--seats", "1"], "--seats"),
        (["--games", "0"], "--games"),
        (["--option", "moon=1"], "no option “moon”"),
        (["--log", "nowhere/log"], "nowhere/log"),
        (["--page", "nowhere/page"], "nowhere/page"),
        (["--seed", "4"], "is the log of other games"),
        (["--ray", "127.0.0.1:1"], "Ray"),
    ],
)
def test_what_is_wrong_is_refused_in_one_line_and_nothing_changes(
    more: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARENA, "--log", "log", "--json"]) == 0
    before = Path("log").read_text()
    capsys.readouterr()
    assert main([*ARENA, "--log", "log", *more]) == 2
    refused = capsys.readouterr().err
    assert said in refused
    assert refused.count("\n") == 1
    assert Path("log").read_text() == before
    assert sorted(each.name for each in Path().iterdir()) == ["log"]
