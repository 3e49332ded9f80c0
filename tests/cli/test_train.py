"""`astrarium train GAME`."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from astrarium.cli.main import main
from astrarium.lab.train.model import NoTorch, torch_or_say

SMALL = ["train", "race", "--games", "2", "--bots", "random", "--games-only"]


def test_games_are_played_without_pytorch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [*SMALL, "--folder", str(tmp_path / "run"), "--lang", "en"]
    assert main(arguments) == 0
    played, waits = capsys.readouterr().out.splitlines()
    assert played == "Generation 0: 2 games are there."
    assert waits.startswith("Now a net is to be trained: the same command with --nets-only")
    games = tmp_path / "run" / "generation-0" / "games"
    assert [file.name for file in games.iterdir()] == ["000000000.shard"]


def test_another_plan_is_refused_in_the_same_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [*SMALL, "--folder", str(tmp_path), "--lang", "en"]
    assert main(arguments) == 0
    assert main([*arguments, "--noise", "4"]) == 2
    assert "belongs to another training" in capsys.readouterr().err
    assert main([*arguments, "--generations", "2"]) == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sun"], "Beyond the Sun has no encoding for nets yet."),
        (["race", "--bots", "nobody"], "There is no bot “nobody” for race"),
        (["race", "--noise", "some"], "--noise"),
        (["race", "--seats", "9"], "Race for the Galaxy is for"),
        (["race", "--against", "nobody"], "There is no bot “nobody” for race"),
        (["gaia", "--generations", "1"], "Gaia Project has no look-ahead with nets yet"),
        (["gaia", "--against", "greedy"], "Gaia Project has no look-ahead with nets yet"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "run"
    assert main(["train", *arguments, "--folder", str(folder), "--lang", "en"]) == 2
    assert says in capsys.readouterr().err
    assert not folder.exists()


def test_a_folder_that_cannot_be_used_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main([*SMALL, "--folder", str(tmp_path / "file"), "--lang", "en"]) == 2
    assert "cannot be used: File exists" in capsys.readouterr().err


def test_without_pytorch_nothing_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.import_module

    def none_of_it(name: str, package: str | None = None) -> Any:
        if name == "torch":
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", none_of_it)
    with pytest.raises(NoTorch):
        torch_or_say()
    folder = tmp_path / "run"
    assert main(["train", "race", "--games", "2", "--folder", str(folder), "--lang", "en"]) == 2
    needed = 'Training needs PyTorch: pip install "astrarium[train]"'
    assert needed in capsys.readouterr().err
    assert not folder.exists()
