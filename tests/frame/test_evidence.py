"""Evidence is about these sources, or says that it is not."""

from __future__ import annotations

import subprocess
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_commit_that_a_page_of_evidence_names_is_in_the_history_of_these_sources(
    page: Path,
) -> None:
    unknown = evidence.unknown_commits(page.read_text(encoding="utf-8"))
    # Sources without their whole history cannot know: then git must say that it is so.
    assert unknown == [] or evidence.is_cut_off()


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main")
    done = subprocess.run(
        ["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def history(tmp_path: Path) -> dict[str, str]:
    """Two commits in a row, and one beside them."""
    git(tmp_path, "init")
    for name in ("first", "second"):
        git(tmp_path, "commit", "--allow-empty", "-m", name)
    git(tmp_path, "checkout", "-b", "side", "HEAD~1")
    git(tmp_path, "commit", "--allow-empty", "-m", "beside")
    git(tmp_path, "checkout", "main")
    places = {"first": "main~1", "second": "main", "beside": "side"}
    return {name: git(tmp_path, "rev-parse", at)[:8] for name, at in places.items()}


def test_a_commit_is_known_if_it_is_there_and_before_what_is_checked_out(
    history: dict[str, str], tmp_path: Path
) -> None:
    page = " ".join(f"`{number}`" for number in history.values()) + " commits `0123456` and `0ff`"
    assert evidence.unknown_commits(page, tmp_path) == [history["beside"], "0123456"]
    assert not evidence.is_cut_off(tmp_path)


def test_the_seed_text_of_a_draw_and_digests_are_no_commits(tmp_path: Path) -> None:
    page = "the draw `0123456`, draws `1234567`; state `0123456789abcdef`, mutant `0123456789`"
    assert evidence.unknown_commits(page, tmp_path) == []


def test_a_shallow_clone_and_sources_without_git_say_that_their_history_is_cut_off(
    history: dict[str, str], tmp_path: Path
) -> None:
    git(tmp_path, "clone", "--depth", "1", "--branch", "main", f"file://{tmp_path}", "shallow")
    (tmp_path / ".git").rename(tmp_path / "no-git")
    assert evidence.is_cut_off(tmp_path / "shallow")
    assert evidence.unknown_commits(f"`{history['first']}`", tmp_path / "shallow")
    assert evidence.is_cut_off(tmp_path)


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
