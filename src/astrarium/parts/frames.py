"""The frames of a game, found where they are written: nobody has to list them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import lru_cache
from types import ModuleType
from typing import Any, Final

from astrarium.core.frame import Frame

WITHOUT_FRAMES: Final = ("bench", "draw", "game", "speak")  # measures, pictures, the card, words

Frames = dict[str, type[Frame[Any]]]


@lru_cache(maxsize=16)
def frames_of(package: str) -> Frames:
    """By name, all frames that the modules of a package define and that can stand on the agenda."""
    found: Frames = {}
    for module in _modules(importlib.import_module(package)):
        for kind in vars(module).values():
            if _is_written_here(kind, module) and _is_whole(kind):
                found[kind.__name__] = kind
    return found


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    for entry in pkgutil.iter_modules(package.__path__):
        if entry.name not in WITHOUT_FRAMES:
            module = importlib.import_module(f"{package.__name__}.{entry.name}")
            yield module
            if entry.ispkg:
                yield from _modules(module)


def _is_written_here(kind: Any, module: ModuleType) -> bool:
    home = getattr(kind, "__module__", "")
    return home == module.__name__ and isinstance(kind, type) and issubclass(kind, Frame)


def _is_whole(kind: type[Frame[Any]]) -> bool:
    """Not only what several frames have in common: it does something, and takes what it asks."""
    asks = kind.candidates is not Frame.candidates
    takes = kind.take is not Frame.take
    return takes or (kind.advance is not Frame.advance and not asks)
