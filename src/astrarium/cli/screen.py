"""Lines for a terminal of eighty columns; plain text where nobody looks at a terminal."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from typing import Final

WIDTH: Final = 80
BOLD: Final = "\x1b[1m"
DIM: Final = "\x1b[2m"
PLAIN: Final = "\x1b[0m"


class Screen:
    """Writes to standard output, as it is at the time of writing."""

    @property
    def is_terminal(self) -> bool:
        return sys.stdout.isatty() and "NO_COLOR" not in os.environ

    @property
    def width(self) -> int:
        if not sys.stdout.isatty():
            return WIDTH
        return min(WIDTH, shutil.get_terminal_size().columns)

    def line(self, text: str = "", indent: str = "", hanging: str | None = None) -> None:
        """A line, wrapped; further lines begin with `hanging`."""
        further = indent if hanging is None else hanging
        wrapped = textwrap.wrap(text, self.width, initial_indent=indent, subsequent_indent=further)
        self._write("\n".join(wrapped))

    def heading(self, text: str) -> None:
        self._write()
        self._write(self._styled(BOLD, text))

    def aside(self, text: str) -> None:
        """Something that may be overlooked."""
        for part in textwrap.wrap(text, self.width):
            self._write(self._styled(DIM, part))

    def rule(self) -> None:
        self._write("─" * self.width)

    def _styled(self, style: str, text: str) -> str:
        return f"{style}{text}{PLAIN}" if self.is_terminal else text

    def _write(self, text: str = "") -> None:
        print(text)


def typed(prompt: str) -> str | None:
    """What is typed, or nothing when nobody types any more or the person breaks off."""
    try:
        return " ".join(input(prompt).split())
    except (EOFError, KeyboardInterrupt):
        print()
        return None
