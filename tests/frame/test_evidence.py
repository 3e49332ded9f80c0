"""Evidence is about these sources, or says that it is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import evidence

PAGES = sorted(evidence.PAGES.glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_evidence_names_the_commit_it_was_made_on(page: Path) -> None:
    assert evidence.COMMIT.search(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_of_evidence_that_cites_what_is_gone_says_so(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert evidence.is_marked(text) or evidence.gone(text) == []


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in {
        "src/astrarium/games/tiny/rules.py": "def pay(ore):\n    return ore  >= 3\n",
        "tests/games/test_tiny.py": "def test_three_ore():\n    ...\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("page", "missing"),
    [
        ("`src/astrarium/games/tiny/rules.py` is there, and so is `games/tiny/rules.py`", []),
        ("`src/astrarium/games/tiny/gone.py`", ["src/astrarium/games/tiny/gone.py"]),
        ("| `src/astrarium/games/tiny/rules.py pay comparison: ore >= 3 -> ore > 3` |", []),
        (
            "| `src/astrarium/games/tiny/rules.py:2 comparison: ore >= 4 -> ore > 4` |",
            ["src/astrarium/games/tiny/rules.py: ore >= 4"],
        ),
        ("`src/astrarium/games/tiny/rules.py pay logic: return or... -> ...`", []),
        ("`tests/games/test_tiny.py::test_three_ore[2]`", []),
        (
            "`tests/games/test_tiny.py::test_four_ore`",
            ["tests/games/test_tiny.py: def test_four_ore("],
        ),
        (
            "`src/astrarium/games/tiny/rules.py` line 9\n\n```diff\n-    return ore >= 5\n+ 6\n```",
            ["src/astrarium/games/tiny/rules.py:     return ore >= 5"],
        ),
    ],
)
def test_what_a_page_cites_is_looked_up(tree: Path, page: str, missing: list[str]) -> None:
    assert evidence.gone(page, tree) == missing


def test_a_mark_is_set_once_and_taken_away_when_nothing_is_missing() -> None:
    page = "# Heading\n\nMade on commit `0123456`.\n"
    once = evidence.marked(page, ["a file"])
    assert evidence.is_marked(once)
    assert evidence.marked(once, ["a file"]) == once
    assert evidence.marked(once, []) == page
