"""Every page of documentation does what it says.

    ```python run   is executed; the blocks of a page share their names, in order
    ```console      lines `$ astrarium ...` are run and must succeed; lines below them, if any, must
                    be what is printed (`...` stands for any lines)

Other blocks are for reading.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from inspect import getsource
from pathlib import Path

import pytest

from astrarium.core.game import Game
from tests.docs.blocks import Block, blocks, calls, matches

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("**/*.md"))]
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.S | re.M)  # what stands in it is no link
LINK = re.compile(r"\]\(([^)#:]+)(#[^)]*)?\)")
names = [str(page.relative_to(ROOT)) for page in PAGES]


def run_command(command: str) -> list[str]:
    program, *arguments = shlex.split(command)
    assert program == "astrarium", f"only astrarium is run from a console block, not {program}"
    done = subprocess.run(
        [sys.executable, "-m", "astrarium.cli.main", *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout.splitlines()


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_the_code_of_the_page_runs(page: Path) -> None:
    variables: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.info == "python run":
            padding = "\n" * (block.line - 1)  # so that a traceback names the line of the page
            exec(compile(padding + block.code, page.name, "exec"), variables)
        elif block.info == "console":
            for call in calls(block):
                printed = run_command(call.command)
                assert not call.output or matches(call.output, printed), call.command


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_the_links_of_the_page_lead_somewhere(page: Path) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    targets = [match.group(1) for match in LINK.finditer(prose)]
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_page_on_adding_a_game_names_every_method_that_a_game_may_bring() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    methods = {name for name, each in vars(Game).items() if callable(each) and name[0] != "_"}
    assert sorted(name for name in methods if f"`{name}`" not in page) == []
    (row,) = [line for line in page.splitlines() if line.startswith("| which methods of `Game`")]
    named = set(re.findall(r"`([a-z_]+)`", row))
    assert sorted(named - methods) == []
    must = {name for name in methods if "NotImplementedError" in getsource(getattr(Game, name))}
    played = set(re.findall(r"`([a-z_]+)`", row.partition("For people:")[0]))
    assert played == must


def test_blocks_are_found_with_their_kind_and_line() -> None:
    page = "a\n```python run\nx = 1\n```\n```\nplain\n```\n"
    assert blocks(page) == [Block("python run", 3, "x = 1\n"), Block("", 6, "plain\n")]


def test_an_open_block_is_an_error() -> None:
    with pytest.raises(ValueError, match="line 2"):
        blocks("```python run\nx = 1\n")


def test_a_console_block_tells_commands_and_output() -> None:
    (call,) = calls(Block("console", 1, "$ astrarium rules race\nrace.base: ...\n"))
    assert (call.command, call.output) == ("astrarium rules race", ["race.base: ..."])


@pytest.mark.parametrize(
    ("told", "same"),
    [
        (["one", "two"], True),
        (["one", "..."], True),
        (["...", "two"], True),
        (["one"], False),
        (["one", "...", "three"], False),
    ],
)
def test_dots_stand_for_any_lines(told: list[str], same: bool) -> None:
    assert matches(told, ["one", "two"]) is same
