"""Which modules are the engine: the ones that are compiled.

The build (setup.py) and the test run on the compiled package both ask here: they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Protocol, TypeVar

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
CORE = SOURCES / "astrarium" / "core"
PARTS = SOURCES / "astrarium" / "parts"
GAMES = SOURCES / "astrarium" / "games"
BOTS = SOURCES / "astrarium" / "bots"

# What stays plain Python, and why.
PLAIN_ANYWHERE = {"__init__.py"}  # a package's face: re-exports only
# Texts are data, sentences and pictures are made at the edge; checks are the battery that users run
# against games of their own.
# A yardstick is what others are measured against, not what is fast.
PLAIN_FOLDERS = {"checks", "draw", "speak", "text", "yardstick"}
PLAIN_IN_GAME = {"game.py", "bench.py"}  # the game's card, and measuring


def _is_plain(source: Path, folder: Path, plain_here: Collection[str]) -> bool:
    inside = source.relative_to(folder)
    return (
        source.name in PLAIN_ANYWHERE
        or not PLAIN_FOLDERS.isdisjoint(inside.parts[:-1])
        or str(inside) in plain_here
    )


def _compiled_in(folder: Path, plain_here: Collection[str] = ()) -> list[Path]:
    return [s for s in sorted(folder.rglob("*.py")) if not _is_plain(s, folder, plain_here)]


def _folders(where: Path) -> list[Path]:
    return sorted(path for path in where.glob("*") if path.is_dir())


def groups() -> dict[str, list[Path]]:
    """The shared libraries of the build: core, the parts, each game, and the bots that search."""
    found = {
        "astrarium.core": _compiled_in(CORE),
        "astrarium.parts": _compiled_in(PARTS),
    }
    for game in _folders(GAMES):
        found[f"astrarium.games.{game.name}"] = _compiled_in(game, PLAIN_IN_GAME)
    # Bots of games, and the search they share: whoever thinks ahead tries thousands of positions.
    for bots in _folders(BOTS):
        if bots.name not in PLAIN_FOLDERS:
            found[f"astrarium.bots.{bots.name}"] = _compiled_in(bots)
    return {name: sources for name, sources in found.items() if sources}


class Built(Protocol):
    """An extension module of setuptools: what it is made of."""

    sources: list[str]


B = TypeVar("B", bound=Built)


def largest_first(extensions: Iterable[B]) -> list[B]:
    """By the size of their C sources."""
    return sorted(
        extensions, key=lambda each: -sum(Path(source).stat().st_size for source in each.sources)
    )


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


def module_names() -> list[str]:
    return [module_name(source) for sources in groups().values() for source in sources]
