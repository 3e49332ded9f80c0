"""What is mutated and what tests it: the files of one game, of the parts or of the core."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tools.engine import PLAIN_FOLDERS
from tools.mutation.code import code_sites
from tools.mutation.content import content_sites
from tools.mutation.site import Site

# Words and pictures at the edge, what measures and what checks: no rules.
NOT_RULES = {
    "__init__.py",
    "bench.py",
    "invariants.py",
    "notation.py",
    "svg.py",
    "trace.py",
    "view.py",
    "worth.py",
}
SHARED = ("core", "parts")  # what all games stand on; tested without any game but the toy
TESTED_IN = ("tests/core", "tests/bots")  # besides the tests of the game itself
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "CHANGELOG.md")


def package_of(game: str) -> str:
    """The folder of a game, or of what all games share, below the sources."""
    return f"astrarium/{game}" if game in SHARED else f"astrarium/games/{game}"


def is_edge(file: Path) -> bool:
    return file.name in NOT_RULES or file.stem.split("_")[0] == "draw"


@dataclass
class Project:
    root: Path
    game: str

    @property
    def sources(self) -> Path:
        return self.root / "src"

    @property
    def folder(self) -> Path:
        return self.sources / package_of(self.game)

    @property
    def own_tests(self) -> str:
        return f"tests/{self.game}" if self.game in SHARED else f"tests/games/{self.game}"

    def is_there(self) -> bool:
        return self.game in SHARED or (self.folder / "game.py").is_file()

    def name(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()

    def text(self, file: str) -> str:
        return (self.root / file).read_text(encoding="utf-8")

    def rule_modules(self) -> list[Path]:
        every = sorted(self.folder.rglob("*.py"))
        return [
            file
            for file in every
            if not is_edge(file) and PLAIN_FOLDERS.isdisjoint(file.relative_to(self.folder).parts)
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
        if self.game in SHARED:
            return [path for path in map("tests/{}".format, SHARED) if (self.root / path).exists()]
        found = [self.own_tests, *TESTED_IN]
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
        others.discard(self.root / self.own_tests)
        shared = [self.sources / package_of(name) for name in SHARED]
        folders = [*shared, *([] if self.folder in shared else [self.folder]), self.root / "tests"]
        for folder in folders:
            for file in sorted(folder.rglob("*")):
                if file.is_file() and file.suffix in {".py", ".toml", ".yaml", ".txt", ".log"}:
                    unrelated = not others.isdisjoint(file.parents)
                    if not unrelated and "__pycache__" not in file.parts:
                        yield file
