"""The first start does not wait for a compiler: tools/at_once.sh."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAIN = "Plain Python for now"

MAKEFILE = """
.venv-compiled/.installed: source
\t@echo building
\t@[ ! -f broken ]
\t@touch $@
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder that is laid out like ours, with commands that say how they were called."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "at_once.sh", tmp_path / "tools")
    programs = tmp_path / ".venv-compiled" / "bin"
    programs.mkdir(parents=True)
    (tmp_path / "Makefile").write_text(MAKEFILE)
    (tmp_path / "source").touch()
    for name, said in (("python", "sources in $PYTHONPATH: $*"), ("astrarium", "installed: $*")):
        (programs / name).write_text(f'#!/bin/sh\necho "{said}"\n')
        (programs / name).chmod(0o755)
    return tmp_path


def start(tree: Path) -> list[str]:
    """What is said at a start, and by the build once it has ended: it holds the output open."""
    command = [str(tree / "tools" / "at_once.sh"), "table"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_a_fresh_tree_is_served_from_its_sources_while_the_package_is_built(tree: Path) -> None:
    said = start(tree)
    assert "sources in src: -m astrarium table" in said
    assert any(line.startswith(PLAIN) for line in said)
    assert "The package is built; the next start takes it." in said
    assert (tree / "var" / "build.log").read_text() == "building\n"


def test_the_next_start_takes_the_package_and_a_changed_source_the_sources_again(
    tree: Path,
) -> None:
    start(tree)
    assert start(tree) == ["installed: table"]
    installed = (tree / ".venv-compiled" / ".installed").stat().st_mtime
    (tree / "source").touch()
    changed = (tree / "source").stat()
    assert changed.st_mtime >= installed
    assert "sources in src: -m astrarium table" in start(tree)


def test_a_build_that_fails_is_told_and_the_sources_go_on(tree: Path) -> None:
    (tree / "broken").touch()
    said = start(tree)
    assert "sources in src: -m astrarium table" in said
    assert any(line.startswith("The package could not be built") for line in said)
    assert not (tree / ".venv-compiled" / ".installed").exists()


def test_one_build_at_a_time(tree: Path) -> None:
    (tree / "var").mkdir()
    with (tree / "var" / "build.lock").open("w") as building:
        fcntl.flock(building, fcntl.LOCK_EX)
        said = start(tree)
    assert "sources in src: -m astrarium table" in said
    assert not (tree / "var" / "build.log").exists()
