"""Boards that were made lately: whoever looks at the same thing is shown the same bytes.

A cache of one process over what is written down; it may be emptied at any time.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

KEPT: Final = 256


class Boards:
    """The key says everything that a board was made from, the eyes first of all."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._lock = threading.Lock()
        self._boards: OrderedDict[Hashable, str] = OrderedDict()

    def get(self, key: Hashable) -> str | None:
        with self._lock:
            found = self._boards.get(key)
            if found is not None:
                self._boards.move_to_end(key)
            return found

    def put(self, key: Hashable, html: str) -> None:
        with self._lock:
            self._boards[key] = html
            while len(self._boards) > self._kept:
                self._boards.popitem(last=False)
