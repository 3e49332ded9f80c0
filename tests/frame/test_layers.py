"""What the rules may know: beyond the layer contracts of import-linter."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tools.engine import CORE, GAMES

ALLOWED = {"astrarium", "mypy_extensions", "librt"} | set(sys.stdlib_module_names)


def imported_packages(source: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("layer", [CORE, GAMES], ids=["core", "games"])
def test_the_rules_import_only_the_standard_library_and_the_compilers_runtime(layer: Path) -> None:
    foreign = {
        str(source.relative_to(layer)): sorted(imported_packages(source) - ALLOWED)
        for source in layer.rglob("*.py")
    }
    assert {source: names for source, names in foreign.items() if names} == {}


def test_no_game_holds_a_random_generator() -> None:
    users = [
        str(source.relative_to(GAMES))
        for source in GAMES.rglob("*.py")
        if {"random", "secrets"} & imported_packages(source)
    ]
    assert users == []


def test_core_names_no_game() -> None:
    games = {path.parent.name for path in GAMES.glob("*/game.py")}
    naming = [
        (str(source.relative_to(CORE)), node.value)
        for source in CORE.rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in games
    ]
    assert naming == []
