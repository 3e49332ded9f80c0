"""How much anyone may ask for. Buckets live in this process: a limit, not a count."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_KEYS: Final = 10_000
LARGEST_FORM: Final = 20_000  # bytes
LARGEST_UPLOAD: Final = 1_000_000


class Buckets:
    """Each key has a bucket of `size` that refills by `rate` a second."""

    def __init__(self, rate: float, size: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self._lock = threading.Lock()
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one; False if the bucket is empty."""
        now = self.now()
        with self._lock:
            left, then = self._buckets.pop(key, (self.size, now))
            left = min(self.size, left + (now - then) * self.rate)
            allowed = left >= 1.0
            self._buckets[key] = (left - 1.0 if allowed else left, now)
            while len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        return allowed


class Limits:
    """Separate limits for reading, writing and guessing codes, by address and by person."""

    def __init__(self, factor: float = 1.0) -> None:
        self.reading = Buckets(30 * factor, 200 * factor)
        self.writing = Buckets(10 * factor, 60 * factor)
        self.guessing = Buckets(0.1 * factor, 10 * factor)
