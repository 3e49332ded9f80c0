"""The page about lines that no test executes."""

from __future__ import annotations

import pytest

from tools.covered import main, page, ranges, share

REPORT = {
    "totals": {"covered_lines": 19, "num_statements": 20},
    "files": {
        "src/a.py": {"missing_lines": [7], "summary": {"num_statements": 12}},
        "src/b.py": {"missing_lines": [], "summary": {"num_statements": 8}},
    },
}


def test_lines_beside_each_other_are_one_range() -> None:
    assert ranges([3, 4, 5, 9, 11, 12]) == "3-5, 9, 11-12"
    assert ranges([]) == ""


def test_the_page_names_files_with_lines_that_are_not_executed() -> None:
    text = page("sun", REPORT, "abc1234")
    assert share(REPORT) == 95
    assert "As of commit `abc1234`" in text
    assert "**19 of 20 lines (95.0 %).**" in text
    assert "| `src/a.py` | 12 | 7 |" in text
    assert "src/b.py" not in text


def test_a_game_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert main([]) == 2
    assert "make coverage GAME=sun" in capsys.readouterr().err
