"""Files that people name: read with one clear sentence for everything that can be wrong."""

from __future__ import annotations

from pathlib import Path

from astrarium.core.errors import AstrariumError
from astrarium.text import Texts


class BadFile(AstrariumError):
    """A file that cannot be read or must not be written."""


def read_file(path: Path, texts: Texts, most: int = -1) -> str:
    """`most`: so many bytes at most, where there is a limit."""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1 if most >= 0 else -1)
        if 0 <= most < len(content):
            raise BadFile(texts("file-too-large", file=str(path), most=most))
        # Line ends are part of a log's chain: nothing is translated.
        return content.decode("utf-8")
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
