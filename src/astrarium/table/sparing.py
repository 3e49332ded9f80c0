"""A log that cannot be flooded: what is said again and again is said a few times, then counted."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

OFTEN: Final = 5  # times in one while
A_WHILE: Final = 60.0  # seconds
MOST_KINDS: Final = 200
LOUD: Final = ("astrarium.table", "uvicorn", "uvicorn.error", "asyncio")


class Sparing(logging.Filter):
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._lock = threading.Lock()
        self._said: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = f"{record.name} {record.levelno} {record.msg} {self._failure(record)}"
        now = self._now()
        with self._lock:
            since, count = self._said.pop(kind, (now, 0))
            if now - since >= A_WHILE:
                self._note(record, count)
                since, count = now, 0
            self._said[kind] = (since, count + 1)
            while len(self._said) > MOST_KINDS:
                self._said.popitem(last=False)
        return count < OFTEN

    def _failure(self, record: logging.LogRecord) -> str:
        return record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""

    def _note(self, record: logging.LogRecord, count: int) -> None:
        if count > OFTEN:
            record.msg = f"{record.msg} (and {count - OFTEN} times more in the last while)"


def spare_logs() -> None:
    """On the handlers would be too late: a record that is made is formatted with its traceback."""
    for name in LOUD:
        logging.getLogger(name).addFilter(Sparing())
