"""`astrarium --version`: which version this is, and whether its rules run compiled."""

from __future__ import annotations

import argparse
import importlib.util
import pkgutil
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any

import astrarium
import astrarium.core
import astrarium.games
from astrarium.cli.parser import Parser
from astrarium.cli.screen import Screen
from astrarium.games import names
from astrarium.text import Texts


class ShowVersion(argparse.Action):
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        assert isinstance(parser, Parser)
        for line in version_lines(parser.texts):
            Screen().line(line, "", "  ")
        parser.exit()


def version_lines(texts: Texts) -> list[str]:
    parts = [part_line(name, texts) for name in ("astrarium.core", *_games())]
    return [texts("version", version=astrarium.__version__), *parts]


def _games() -> list[str]:
    return [f"astrarium.games.{name}" for name in names()]


def part_line(package: str, texts: Texts) -> str:
    """One part of the engine: how it runs, and which of its modules."""
    compiled = [name for name in modules_of(package) if is_compiled(name)]
    if not compiled:
        return texts("version-interpreted", part=package)
    short = [name.removeprefix(f"{package}.") for name in compiled]
    return texts("version-compiled", part=package, modules=", ".join(short))


def modules_of(package: str) -> list[str]:
    spec = importlib.util.find_spec(package)
    folders = list(spec.submodule_search_locations or []) if spec is not None else []
    return [found.name for found in pkgutil.walk_packages(folders, f"{package}.")]


def is_compiled(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
