"""What is installed: the wheel holds everything that runs, and nothing that does not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT_FROM = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "src", "tools")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel of plain Python, built from a copy of the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=leave)
        else:
            shutil.copy(ROOT / name, folder / name)
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--disable-pip-version-check", "--no-deps"]
    environment = {**os.environ, "ASTRARIUM_PURE": "1"}
    subprocess.run(
        [*pip, "--no-build-isolation", "--wheel-dir", str(folder / "built"), "."],
        cwd=folder,
        env=environment,
        check=True,
    )
    (built,) = (folder / "built").glob("*.whl")
    with ZipFile(built) as packed:
        return set(packed.namelist())


def sources(pattern: str) -> set[str]:
    folder = ROOT / "src"
    return {str(path.relative_to(folder)) for path in folder.rglob(pattern)}


def test_type_checkers_are_told_that_the_package_is_typed(wheel: set[str]) -> None:
    assert "astrarium/py.typed" in wheel


@pytest.mark.parametrize("pattern", ["*.py", "*.ftl", "*.toml", "*.html", "*.css", "*.js", "*.svg"])
def test_every_module_text_and_picture_is_shipped(wheel: set[str], pattern: str) -> None:
    assert sources(pattern) - wheel == set()


def test_ledgers_are_shipped_as_json_only(wheel: set[str]) -> None:
    ledgers = {name for name in sources("rules*.yaml") if "/games/" in name}
    assert {name.replace(".yaml", ".json") for name in ledgers} <= wheel
    assert not {name for name in wheel if name.endswith(".yaml")}


def test_tests_and_tools_are_not_shipped(wheel: set[str]) -> None:
    folders = {name.partition("/")[0] for name in wheel}
    assert {name for name in folders if not name.startswith("astrarium")} == set()
