"""What is mutated and what tests it: the files of one game in a project."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tools.engine import PLAIN_ANYWHERE, PLAIN_FOLDERS
from tools.mutation.code import code_sites
from tools.mutation.content import content_sites
from tools.mutation.site import Site

# Words and pictures at the edge, what measures and what checks: no rules.
NOT_RULES = {*PLAIN_ANYWHERE, "bench.py", "invariants.py", "notation.py", "view.py"}
TESTED_IN = ("tests/core", "tests/bots")  # besides the tests of the game itself
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "CHANGELOG.md")


@dataclass
class Project:
    root: Path
    game: str

    @property
    def sources(self) -> Path:
        return self.root / "src"

    @property
    def folder(self) -> Path:
        return self.sources / "astrarium" / "games" / self.game

    def is_there(self) -> bool:
        return (self.folder / "game.py").is_file()

    def name(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()

    def text(self, file: str) -> str:
        return (self.root / file).read_text(encoding="utf-8")

    def rule_modules(self) -> list[Path]:
        every = sorted(self.folder.rglob("*.py"))
        return [
            file
            for file in every
            if file.name not in NOT_RULES
            and PLAIN_FOLDERS.isdisjoint(file.relative_to(self.folder).parts)
        ]

    def content_files(self) -> list[Path]:
        """Of the game and of its parts."""
        every = sorted(self.folder.rglob("*.toml"))
        return [file for file in every if "content" in file.relative_to(self.folder).parts]

    @cached_property
    def sites(self) -> list[Site]:
        code = [
            site
            for file in self.rule_modules()
            for site in code_sites(self.name(file), file.read_text(encoding="utf-8"), self.sources)
        ]
        content = [
            site
            for file in self.content_files()
            for site in content_sites(self.name(file), file.read_text(encoding="utf-8"))
        ]
        return code + content

    def test_paths(self) -> list[str]:
        """What the tests of this game's rules are collected from."""
        found = [f"tests/games/{self.game}", *TESTED_IN]
        found += [self.name(file) for file in sorted((self.root / "tests/games").glob("test_*.py"))]
        return [path for path in found if (self.root / path).exists()]

    @cached_property
    def state(self) -> str:
        """A fingerprint of everything that the fate of a mutant depends on."""
        digest = hashlib.sha256(sys.version.encode())
        for tool in sorted(Path(__file__).parent.glob("*.py")):
            digest.update(tool.read_bytes())
        for file in self._deciding_files():
            digest.update(self.name(file).encode() + b"\0" + file.read_bytes() + b"\0")
        return digest.hexdigest()[:16]

    def _deciding_files(self) -> Iterator[Path]:
        others = {path for path in (self.root / "tests/games").glob("*") if path.is_dir()}
        others.discard(self.root / "tests" / "games" / self.game)
        folders = [self.sources / "astrarium" / "core", self.folder, self.root / "tests"]
        for folder in folders:
            for file in sorted(folder.rglob("*")):
                if file.is_file() and file.suffix in {".py", ".toml", ".yaml", ".txt", ".log"}:
                    unrelated = not others.isdisjoint(file.parents)
                    if not unrelated and "__pycache__" not in file.parts:
                        yield file
