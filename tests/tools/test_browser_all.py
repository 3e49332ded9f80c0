"""`make browser-all` goes on where it stopped and says what it came to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import browser_all
from tools.browser_all import evidence, noted, state


def test_only_what_passed_with_the_same_sources_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "browser-all.jsonl"
    monkeypatch.setattr(browser_all, "NOTES", notes)
    assert noted("now") == {}
    lines = [
        {"state": "before", "test": "a", "seconds": 1.0},
        {"state": "now", "test": "b", "seconds": 2.5},
    ]
    notes.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert noted("now") == {"b": 2.5}


def test_the_state_changes_with_what_the_tests_rest_upon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser_all, "ROOT", tmp_path)
    monkeypatch.setattr(browser_all, "WATCHED", ("src",))
    script = tmp_path / "src" / "table.js"
    script.parent.mkdir()
    script.write_text("1", encoding="utf-8")
    before = state()
    (tmp_path / "src" / "notes.txt").write_text("no source", encoding="utf-8")
    assert state() == before
    script.write_text("2", encoding="utf-8")
    assert state() != before


def test_the_evidence_names_every_test_and_its_time() -> None:
    page = evidence({"tests/browser/test_a.py::test_one": 4.0, "tests/browser/b": 2.0}, "abc")
    assert "2 of 2 tests passed in 6 s" in page
    assert "| `test_a.py::test_one` | 4 |" in page
    assert "`abc`" in page
