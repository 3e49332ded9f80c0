"""A progress bar for people: on the error stream, and only on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable

WIDTH = 30


def progress_bar() -> Callable[[int, int], None] | None:
    """Draws how far we are; None where nobody is looking."""
    return draw_bar if sys.stderr.isatty() else None


def draw_bar(done: int, total: int) -> None:
    filled = WIDTH * done // total
    bar = "#" * filled + "-" * (WIDTH - filled)
    end = "\n" if done == total else ""
    print(f"\r[{bar}] {done}/{total}", end=end, file=sys.stderr, flush=True)
