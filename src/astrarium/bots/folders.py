"""Where the bots of a game are: the folder of its name."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType


def folder_of(package: str, game: str) -> ModuleType | None:
    """The folder of a game in a package; None where there is no such folder."""
    folders = importlib.import_module(package).__path__
    if game not in (found.name for found in pkgutil.iter_modules(folders) if found.ispkg):
        return None
    return importlib.import_module(f"{package}.{game}")
