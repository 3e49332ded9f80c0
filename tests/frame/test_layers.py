"""What the rules may know: beyond the layer contracts of import-linter."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tools.engine import CORE, GAMES, PARTS

ALLOWED = {"astrarium", "mypy_extensions", "librt"} | set(sys.stdlib_module_names)


def imported_packages(source: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("layer", [CORE, PARTS, GAMES], ids=["core", "parts", "games"])
def test_the_rules_import_only_the_standard_library_and_the_compilers_runtime(layer: Path) -> None:
    foreign = {
        str(source.relative_to(layer)): sorted(imported_packages(source) - ALLOWED)
        for source in layer.rglob("*.py")
    }
    assert {source: names for source, names in foreign.items() if names} == {}


@pytest.mark.parametrize("layer", [PARTS, GAMES], ids=["parts", "games"])
def test_no_game_holds_a_random_generator(layer: Path) -> None:
    users = [
        str(source.relative_to(layer))
        for source in layer.rglob("*.py")
        if {"random", "secrets"} & imported_packages(source)
    ]
    assert users == []


@pytest.mark.parametrize("layer", [CORE, PARTS], ids=["core", "parts"])
def test_what_all_games_share_names_no_game(layer: Path) -> None:
    games = {path.parent.name for path in GAMES.glob("*/game.py")}
    naming = [
        (str(source.relative_to(layer)), node.value)
        for source in layer.rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in games
    ]
    assert naming == []
