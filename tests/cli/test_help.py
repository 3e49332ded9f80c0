"""Every command explains itself, in both languages, with examples that work."""

from __future__ import annotations

import io
import re
import shlex
from functools import partial
from pathlib import Path

import pytest

import astrarium
from astrarium.cli import bench, check, table, version
from astrarium.cli.main import COMMANDS, main
from astrarium.core.checks import run_battery
from astrarium.core.checks.mixes import Setting
from astrarium.lab.bench import bench as measure
from astrarium.table.sqlite import SqliteStorage
from tests.cli.conftest import TypeIn
from tests.cli.test_bench import TWO_REVISIONS

MY_BOX = Path(__file__).resolve().parents[2] / "docs" / "examples" / "my-box.toml"
NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]


def help_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--help"])
    assert left.value.code == 0
    return capsys.readouterr().out


def examples_of(text: str) -> list[str]:
    return re.findall(r"^ +astrarium (.*?)(?: {2,}.*)?$", text, re.MULTILINE)


@pytest.mark.parametrize("command", NAMES)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = help_of(capsys, command)
    assert shown.startswith(f"usage: astrarium {command}")
    assert all(example.startswith(f"{command} ") for example in examples_of(shown))
    assert examples_of(shown)


@pytest.mark.parametrize("command", NAMES)
def test_every_help_exists_in_hungarian(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = help_of(capsys, command, "--lang", "hu")
    assert shown.startswith(f"használat: astrarium {command}")
    assert "kapcsolók:" in shown
    english = help_of(capsys, command, "--lang", "en")
    assert examples_of(shown) == examples_of(english)


def test_the_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    shown = help_of(capsys)
    assert all(re.search(rf"^    {command}(?: |$)", shown, re.MULTILINE) for command in NAMES)


@pytest.mark.parametrize("command", NAMES)
def test_the_examples_work(
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    finished_log: Path,
    type_in: TypeIn,
) -> None:
    monkeypatch.chdir(tmp_path)
    # The examples ask for as much as a person wants to see; here a little of it is enough.
    one: list[Setting] = [(2, {"advanced_two_player": False, "preset_hands": True})]
    monkeypatch.setattr(check, "run_battery", partial(run_battery, every=500, chosen=one))
    monkeypatch.setattr(check, "settings", lambda _: one)
    monkeypatch.setattr(bench, "bench", partial(measure, rounds=1))
    monkeypatch.setattr(bench, "against", lambda *_, **__: TWO_REVISIONS)
    examples = examples_of(help_of(capsys, command))
    if command == "table":  # it would serve until somebody stops it
        monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
        monkeypatch.setattr(table, "data_file", lambda _: tmp_path / table.FILE)
    if command in ("backup", "restore"):
        SqliteStorage(tmp_path / "var" / "table" / table.FILE)
    if command == "restore":
        main(["backup", "saved.sqlite3"])
    if command in ("replay", "review", "verify"):
        finished_log.rename("mine.log")
    if command == "components":
        Path("mine.toml").write_bytes(MY_BOX.read_bytes())
    for example in examples:
        shorter = re.sub(r"--(games|jobs|steps) \d+", r"--\1 1", example)
        if command in ("simulate", "fuzz", "bench", "train", "tune"):
            shorter += " --games 1"
        if command == "train":
            shorter += " --games-only"
        if command == "tune":
            shorter += " --steps 1"
        monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
        assert main(shlex.split(shorter)) == 0, shorter
        capsys.readouterr()


def test_the_version_tells_how_the_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"astrarium {astrarium.__version__}\nastrarium.core: ")
    assert re.search(r"^astrarium.games.race: (compiled \(|interpreted$)", printed, re.MULTILINE)


def test_compiled_modules_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiled(module: str) -> bool:
        return module.endswith((".core.agenda", ".core.frame"))

    monkeypatch.setattr(version, "is_compiled", compiled)
    with pytest.raises(SystemExit):
        main(["--version"])
    printed = capsys.readouterr().out.splitlines()
    assert printed[1] == "astrarium.core: compiled (agenda, frame)"
    assert "astrarium.games.race: interpreted" in printed
