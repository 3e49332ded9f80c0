"""`make browser-all` goes on where it stopped and says what it came to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from tools import browser_all
from tools.browser_all import Progress, evidence, noted, state


def sources(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project: one source, two tests, no notes."""
    monkeypatch.setattr(browser_all, "ROOT", folder)
    monkeypatch.setattr(browser_all, "WATCHED", ("src",))
    monkeypatch.setattr(browser_all, "NOTES", folder / "var" / "notes.jsonl")
    for name in ("src/table.js", "test_a.py", "test_b.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("1", encoding="utf-8")
    return folder


def test_the_state_changes_with_what_a_test_rests_upon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sources(tmp_path, monkeypatch)
    before = state("test_a.py::test_one")
    (folder / "src" / "notes.txt").write_text("no source", encoding="utf-8")
    (folder / "test_b.py").write_text("2", encoding="utf-8")
    assert state("test_a.py::test_one") == before
    (folder / "src" / "table.js").write_text("2", encoding="utf-8")
    assert state("test_a.py::test_one") != before


def test_what_has_passed_is_run_again_when_its_own_file_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = sources(tmp_path, monkeypatch)
    tests = ["test_a.py::test_one", "test_b.py::test_two"]
    assert noted(tests) == {}
    notes = folder / "var" / "notes.jsonl"
    notes.parent.mkdir()
    lines = [{"state": state(test), "test": test, "seconds": 2.5} for test in tests]
    notes.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert noted(tests) == dict.fromkeys(tests, 2.5)
    (folder / "test_b.py").write_text("2", encoding="utf-8")
    assert noted(tests) == {tests[0]: 2.5}


def test_the_evidence_names_every_test_and_its_time() -> None:
    page = evidence({"tests/browser/test_a.py::test_one": 4.0, "tests/browser/b": 2.0}, "abc")
    assert "2 of 2 tests passed in 6 s" in page
    assert "| `tests/browser/test_a.py::test_one` | 4 |" in page
    assert "`abc`" in page


class Report:
    """What pytest says of one part of a test."""

    def __init__(self, when: str, passed: bool) -> None:
        self.nodeid = "test_a.py::test_one"
        self.when = when
        self.passed = passed


@pytest.mark.parametrize("broken", ["setup", "call", "teardown", ""])
def test_a_test_has_passed_when_all_its_parts_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    sources(tmp_path, monkeypatch)
    progress = Progress()
    for when in ("setup", "call", "teardown"):
        progress.pytest_runtest_logreport(cast(pytest.TestReport, Report(when, when != broken)))
    assert bool(progress.passed) == bool(noted(["test_a.py::test_one"])) == (broken == "")
