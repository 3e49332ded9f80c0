"""What was made lately: whoever looks at the same thing is shown the same bytes.

A cache of one process over what is written down; it may be emptied at any time.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """The key says everything that a thing was made from: of a board, the eyes first of all."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._lock = threading.Lock()
        self._made: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
            return found

    def put(self, key: Hashable, made: T) -> None:
        with self._lock:
            self._made[key] = made
            while len(self._made) > self._kept:
                self._made.popitem(last=False)
