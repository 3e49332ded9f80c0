"""What the tests of the command line share."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from astrarium.cli.main import main

SEED = "ab" * 32
TypeIn = Callable[..., list[str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language the machine speaks."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ASTRARIUM_LANG", "en")


@pytest.fixture
def type_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> TypeIn:
    """Runs a command with these lines typed; the lines it prints, one for each prompt too."""

    def run(typed: str, *arguments: str) -> list[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(arguments) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        return captured.out.replace("> ", ">\n").splitlines()

    return run


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs a command that must be refused: not zero, one line, nothing else; that line."""

    def run(*arguments: str) -> str:
        assert main(arguments) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        (line,) = captured.err.splitlines()
        return line

    return run


@pytest.fixture
def finished_log(type_in: TypeIn, tmp_path: Path) -> Path:
    """The log of a whole game between two bots."""
    log = tmp_path / "finished.log"
    type_in("", "play", "race", "--bots", "random,random", "--seed", SEED, "--log", str(log))
    return log


@pytest.fixture
def begun_log(type_in: TypeIn, tmp_path: Path) -> Path:
    """The log of a game that a person has left after the opening discards."""
    log = tmp_path / "begun.log"
    type_in("1 2\nquit\n", "play", "race", "--seed", SEED, "--log", str(log))
    return log
