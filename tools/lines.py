"""Counts lines of Python without import statements: python -m tools.lines [REVISION]

Of the two oldest games and of the parts, folder by folder, in the working tree or in a commit.
Blank lines, comments and docstrings count; what an import takes does not, for its length says
nothing. Said apart is how much of it is drawing, for pictures grow with what they show, and how
much gives nets their numbers: observations and tables of actions, which no game needs to be played.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COUNTED = {name: f"src/astrarium/{name}/" for name in ("games/race", "games/gaia", "parts")}


def lines(source: str) -> int:
    """Those of a file that belong to no import."""
    imports: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(source.splitlines()) - len(imports)


def in_tree() -> Iterator[tuple[str, str]]:
    for folder in COUNTED.values():
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def in_commit(revision: str) -> Iterator[tuple[str, str]]:
    command = ["git", "archive", revision, "src/astrarium"]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        for member in tar.getmembers():
            file = tar.extractfile(member) if member.name.endswith(".py") else None
            if file is not None:
                yield member.name, file.read().decode("utf-8")


def is_drawing(path: str) -> bool:
    """In a folder of its own; before there were such folders, by the name of the file."""
    inside = path.partition("astrarium/")[2]
    return ("/draw" in inside and "/frames/" not in inside) or inside.endswith("/card_face.py")


def is_for_nets(path: str) -> bool:
    return path.endswith(("/encoding.py", "/race/blocks.py", "/race/orb/actions.py"))


def counts(files: Iterator[tuple[str, str]]) -> dict[str, tuple[int, int, int]]:
    """Of each folder: all lines, those of drawing, those for nets."""
    found = dict.fromkeys(COUNTED, (0, 0, 0))
    for path, source in files:
        for name, folder in COUNTED.items():
            if path.startswith(folder):
                all_, drawing, nets = found[name]
                count = lines(source)
                drawing += count * is_drawing(path)
                found[name] = (all_ + count, drawing, nets + count * is_for_nets(path))
    return found


def told(name: str, figures: Iterable[tuple[int, int, int]]) -> str:
    everything, drawing, nets = (sum(each) for each in zip(*figures, strict=True))
    rest = everything - drawing - nets
    return f"{name:12}{everything:8,}{drawing:9,}{nets:9,}{rest:8,}"


if __name__ == "__main__":
    found = counts(in_commit(sys.argv[1]) if len(sys.argv) > 1 else in_tree())
    print(f"{'':12}{'lines':>8}{'drawing':>9}{'for nets':>9}{'rest':>8}")
    for name, figures in found.items():
        print(told(name, [figures]))
    print(told("the games", [found["games/race"], found["games/gaia"]]))
    print(told("together", found.values()))
