"""The whole tool on a tiny project: which mutants live, what is written down, what is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tools import mutants
from tools.mutation import overlay

FILES = {
    "pyproject.toml": """\
[tool.pytest.ini_options]
pythonpath = ["."]
markers = ["rule(*ids): the ids a test names"]
""",
    "src/astrarium/__init__.py": "",
    "src/astrarium/games/__init__.py": "",
    "src/astrarium/games/tiny/__init__.py": "",
    "src/astrarium/games/tiny/game.py": "",
    "src/astrarium/games/tiny/rules.py": '''\
"""Tiny rules."""

import tomllib
from pathlib import Path


def tested(ore: int) -> bool:
    """[tiny.cost]"""
    return ore >= 3


def untested(ore: int) -> int:
    return ore + 1


def endless(ore: int) -> int:
    """[tiny.end]"""
    while ore > 0:
        ore -= 1
    return ore


def content() -> dict:
    return tomllib.loads((Path(__file__).parent / "content" / "c.toml").read_text("utf-8"))
''',
    "src/astrarium/games/tiny/content/c.toml": '[[card]]\nid = "gem"\ncost = 2\nvp = 5\n',
    "tests/__init__.py": "",
    "tests/conftest.py": """\
def pytest_addoption(parser):
    parser.addoption("--rule-coverage")
""",
    "tests/games/__init__.py": "",
    "tests/games/tiny/__init__.py": "",
    "tests/games/tiny/test_tiny.py": """\
import pytest
from astrarium.games.tiny import rules


@pytest.mark.rule("tiny.cost")
def test_three_ore():
    assert [rules.tested(n) for n in (2, 3, 4)] == [False, True, True]


@pytest.mark.rule("tiny.end")
def test_nothing_is_left():
    assert rules.endless(2) == 0


def test_gem_costs_two():
    assert rules.content()["card"][0]["cost"] == 2
""",
}


@pytest.fixture(scope="module", autouse=True)
def _short_patience() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(overlay, "LEAST_SECONDS", 2)
        yield


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("project")
    for name, text in FILES.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    mutants.main(["tiny"], root)
    return root


def fates(home: Path) -> dict[str, str]:
    """fate by `file change`"""
    lines = (home / "var" / "mutants-tiny.txt").read_text(encoding="utf-8").splitlines()
    found = {}
    for line in lines:
        _, fate, mutant = line.split(None, 2)
        found[mutant.partition("  |")[0].rpartition("/")[2]] = fate
    return found


def test_mutants_that_a_test_notices_are_killed_the_others_survive(home: Path) -> None:
    found = fates(home)
    killed = {mutant for mutant, fate in found.items() if fate == "killed"}
    assert any(mutant.startswith("rules.py:9 ") for mutant in killed)
    assert any(mutant.startswith("c.toml:3 ") for mutant in killed)
    survived = {mutant for mutant, fate in found.items() if fate == "survived"}
    assert any(mutant.startswith("rules.py:13 ") for mutant in survived)
    assert any(mutant.startswith("c.toml:4 ") for mutant in survived)


def test_a_mutant_that_never_ends_is_killed(home: Path) -> None:
    lines = (home / "var" / "mutants-tiny.txt").read_text(encoding="utf-8").splitlines()
    (endless,) = [line for line in lines if "ore -= 1 ->" in line]
    assert " killed " in endless
    assert endless.endswith("| (did not come to an end)")


def test_the_page_shows_survivors_with_their_diff(home: Path) -> None:
    page = (home / "docs" / "evidence" / "mutants-tiny.md").read_text(encoding="utf-8")
    assert "-    return ore + 1\n+    return ore" in page
    assert "Not explained yet." in page


def test_the_working_tree_is_as_it_was(home: Path) -> None:
    assert {name: (home / name).read_text(encoding="utf-8") for name in FILES} == FILES


def test_too_few_kills_fail(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants.main(["tiny"], home) == 1
    assert "mutants killed" in capsys.readouterr().out


def test_a_second_run_goes_on_with_what_is_known(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "var" / "mutants-tiny.json"
    known = json.loads(file.read_text(encoding="utf-8"))
    forgotten = sorted(known["fates"])[0]
    del known["fates"][forgotten]
    file.write_text(json.dumps(known), encoding="utf-8")
    mutants.main(["tiny"], home)
    tried = [line for line in capsys.readouterr().out.splitlines() if line.startswith("[")]
    assert len(tried) == 1
    assert forgotten in json.loads(file.read_text(encoding="utf-8"))["fates"]


def test_explanations_are_kept(home: Path) -> None:
    file = home / "docs" / "evidence" / "mutants-tiny-explained.yaml"
    entries = yaml.safe_load(file.read_text(encoding="utf-8"))
    first = sorted(entries)[0]
    entries[first]["why"] = "Nobody asks for this."
    file.write_text(yaml.safe_dump(entries), encoding="utf-8")
    mutants.main(["tiny"], home)
    assert yaml.safe_load(file.read_text(encoding="utf-8"))[first]["why"] == "Nobody asks for this."
    page = file.with_name("mutants-tiny.md").read_text(encoding="utf-8")
    assert "Nobody asks for this." in page


def test_what_is_shown_to_be_equivalent_is_set_aside(home: Path) -> None:
    file = home / "docs" / "evidence" / "mutants-tiny-explained.yaml"
    entries = yaml.safe_load(file.read_text(encoding="utf-8"))
    first = sorted(entries)[0]
    described = entries[first]["mutant"].rpartition("/")[2]
    entries[first]["why"] = "Equivalent. Nobody could notice."
    entries["0" * 10] = {"mutant": "one of sources that are gone", "why": "Equivalent."}
    file.write_text(yaml.safe_dump(entries), encoding="utf-8")
    assert described in fates(home)
    mutants.main(["tiny"], home)
    assert described not in fates(home)
    kept = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert first in kept
    assert "0" * 10 not in kept
    page = file.with_name("mutants-tiny.md").read_text(encoding="utf-8")
    assert "Made on commit `no commit`: seeds 1 to " in page
    assert "aside as equivalent: 1;" in page


def test_rules_bite_where_a_test_naming_them_notices_a_mistake(home: Path) -> None:
    assert mutants.main(["tiny", "--rules", "2"], home) == 0
    page = (home / "docs" / "evidence" / "rules-bite-tiny.md").read_text(encoding="utf-8")
    assert "2 of 2 rules bite" in page
    assert "test_tiny.py::test_three_ore" in page


def test_an_unknown_game_is_refused_in_one_line(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mutants.main(["chess"], home) == 2
    assert capsys.readouterr().err == "There is no game called chess in src/astrarium/games.\n"


def test_failing_tests_are_told_before_any_mutant_is_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace("== 2\n", "== 9\n"), encoding="utf-8")
    assert mutants.main(["tiny", "--seeds", "1"], tmp_path) == 2
    assert capsys.readouterr().err.startswith("The tests fail without any mutant:")
