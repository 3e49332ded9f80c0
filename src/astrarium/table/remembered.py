"""What was made lately: whoever looks at the same thing is shown the same bytes.

A cache of one process over what is written down; it may be emptied at any time.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """The key says everything that a thing was made from: of a board, the eyes first of all."""

    def __init__(self, kept: int, size: Callable[[T], int]) -> None:
        self._kept = kept  # in all, as `size` measures what was made
        self._size = size
        self._held = 0
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
            before = self._made.pop(key, None)
            self._held += self._size(made) - (0 if before is None else self._size(before))
            self._made[key] = made
            while self._held > self._kept:
                self._held -= self._size(self._made.popitem(last=False)[1])
