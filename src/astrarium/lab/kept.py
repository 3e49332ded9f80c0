"""A log of long work: the first line says what is played, every other is a piece of it.

Broken off, the same call goes on after the last whole line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astrarium.core.errors import BadOptions
from astrarium.core.game import Data


def course_of(log: Path) -> Any:
    """The first line of a log; None where there is none to be read."""
    if not log.exists():
        return None
    with log.open(encoding="utf-8") as file:
        return _read(file.readline())


def begun(course: Data, log: Path) -> list[str]:
    """The whole lines of a log that was begun; a new log gets its first line."""
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    lines = text.split("\n")
    if len(lines) < 2:
        log.write_text(json.dumps(course) + "\n", encoding="utf-8")
        return []
    if _read(lines[0]) != course:
        message = f"{log} is of another course; name another file"
        raise BadOptions(message).said("other-log", file=str(log))
    whole = lines[1:-1]
    if lines[-1]:  # broken off in the middle of a line
        log.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    return whole


def _read(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def gone_on(log: Path, lines: Iterator[str]) -> Iterator[str]:
    """Every line, once it is written."""
    with log.open("a", encoding="utf-8") as file:
        for line in lines:
            file.write(line + "\n")
            file.flush()
            yield line
