"""The folder of the data belongs to one running table."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final

NAME: Final = "astrarium.lock"


class FolderInUse(Exception):
    """Another table is running on the same data."""


class FolderLock:
    """Held until the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / NAME, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise FolderInUse(str(folder)) from error

    def release(self) -> None:
        os.close(self._file)


def is_open_to_others(folder: Path) -> bool:
    """May others than its owner look into the folder?"""
    return bool(folder.stat().st_mode & 0o077)
