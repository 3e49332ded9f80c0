"""Files that people name: read with one clear sentence for everything that can be wrong."""

from __future__ import annotations

from pathlib import Path

from astrarium.core.errors import AstrariumError
from astrarium.text import Texts


class BadFile(AstrariumError):
    """A file that cannot be read or must not be written."""


def read_file(path: Path, texts: Texts) -> str:
    try:
        # Line ends are part of a log's chain: nothing is translated.
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadFile(texts("file-missing", file=str(path))) from None
    except IsADirectoryError:
        raise BadFile(texts("file-is-folder", file=str(path))) from None
    except UnicodeDecodeError:
        raise BadFile(texts("file-no-text", file=str(path))) from None
    except OSError:
        raise BadFile(texts("file-unreadable", file=str(path))) from None


def new_file(path: Path, texts: Texts) -> None:
    """Make an empty file; refuse where there is one already."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        raise BadFile(texts("file-exists", file=str(path))) from None
    except OSError:
        raise BadFile(texts("file-unwritable", file=str(path))) from None
