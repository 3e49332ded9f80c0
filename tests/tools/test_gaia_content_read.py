"""Nothing stands in the content of Gaia Project that the game does not read.

Only plain Python can be watched reading, so this is no part of the compiled run.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from astrarium.games.gaia.game import GAME, content, fingerprint
from astrarium.games.gaia.refusals import METHODS
from astrarium.games.gaia.tables import GaiaRules

# For readers of the files: where an entry comes from, what it is called, the rules it rests on.
FOR_READERS = {"about", "rules", "name", "id"}
FOR_READERS_ONLY = {"set", "sources"}  # whole files

Path = tuple[str | int, ...]


class Pages(dict[str, Any]):
    """Content that remembers what was asked of it."""

    def __init__(self, entries: dict[str, Any], path: Path, read: set[Path]) -> None:
        super().__init__(entries)
        self.path = path
        self.read = read

    def __getitem__(self, key: str) -> Any:
        self.read.add((*self.path, key))
        return watched(super().__getitem__(key), (*self.path, key), self.read)

    def get(self, key: str, default: Any = None) -> Any:
        if key not in self:
            return default
        return self[key]

    def __iter__(self) -> Iterator[str]:
        """Of its own, so that a copy is read key by key too."""
        return iter(list(super().__iter__()))

    def items(self) -> Any:
        return [(key, self[key]) for key in self]


class Rows(list[Any]):
    def __init__(self, entries: list[Any], path: Path, read: set[Path]) -> None:
        super().__init__(entries)
        self.path = path
        self.read = read

    def __getitem__(self, at: Any) -> Any:
        self.read.add((*self.path, at))
        return watched(super().__getitem__(at), (*self.path, at), self.read)

    def __iter__(self) -> Iterator[Any]:
        return iter([self[at] for at in range(len(self))])

    def __add__(self, others: list[Any]) -> list[Any]:
        return [*self, *others]

    def __contains__(self, wanted: object) -> bool:
        return wanted in list(self)


def watched(value: Any, path: Path, read: set[Path]) -> Any:
    if isinstance(value, dict):
        return Pages(value, path, read)
    return Rows(value, path, read) if isinstance(value, list) else value


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, (*path, key))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from leaves(each, (*path, at))
    else:
        yield path


def test_every_number_and_word_of_the_content_is_read() -> None:
    read: set[Path] = set()
    standard = {option.name: option.default for option in GAME.options}
    ways = itertools.product((1, 2, 3, 4), ("first_game", *METHODS), (False, True))
    for seats, board, small in ways:
        options = {**standard, "board": board, "small_board": small}
        if not GAME.refuse(seats, options):
            GaiaRules(GAME, seats, options, watched(content(), (), read), fingerprint())
    unread = [
        ".".join(str(key) for key in path)
        for path in leaves(content())
        if path not in read and FOR_READERS.isdisjoint(path) and path[0] not in FOR_READERS_ONLY
    ]
    assert unread == []
