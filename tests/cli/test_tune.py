"""`astrarium tune GAME`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from astrarium.cli.main import main

SMALL = ["tune", "race", "--figures", "card, placing", "--games", "2", "--seed", "3"]


def test_it_tells_every_step_and_what_was_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    assert main([*SMALL, "--steps", "2", "--log", str(log)]) == 0
    first, second, found, card, placing, last = capsys.readouterr().out.splitlines()
    assert first.startswith("Step 1 of 2: the sides were ")
    assert second.startswith("Step 2 of 2: ")
    assert found == "Figures before and after:"
    assert card.startswith("card     0.850 → ")
    assert placing.startswith("placing  0.300 → ")
    assert str(log) in last


def test_broken_off_it_goes_on_and_finds_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = []
    for log, runs in (("whole", ["3"]), ("parts", ["1", "3"])):
        for steps in runs:
            capsys.readouterr()
            assert main([*SMALL, "--steps", steps, "--log", str(tmp_path / log), "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert (found[0]["game"], sorted(found[0]["figures"])) == ("race", ["card", "placing"])
    assert (tmp_path / "whole").read_text() == (tmp_path / "parts").read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["race", "--figures", "gold"], "There is no weight “gold”; there are: card"),
        (["race", "--bot", "random"], "The bot “random” has no weights that could be tuned."),
        (["race", "--bot", "deep"], "There is no bot “deep” for race"),
        (["race", "--seats", "9"], "is for 1 to 5 players"),
        (["race", "--games", "0"], "--games"),
        (["race", "--steps", "none"], "--steps"),
        (["chess"], "chess"),
    ],
)
def test_what_cannot_be_tuned_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["tune", *arguments, "--log", str(tmp_path / "log"), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_another_run_is_not_written_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = str(tmp_path / "log")
    assert main([*SMALL, "--steps", "1", "--log", log]) == 0
    assert main([*SMALL, "--steps", "1", "--log", log, "--games", "3", "--lang", "hu"]) == 2
    assert "Ez a fájl egy másik hangolásé" in capsys.readouterr().err
