"""When garbage is collected.

Python looks through everything that is in memory now and then, and meanwhile nobody is answered:
with a hundred games in memory for a tenth of a second. So that happens while nobody asks for
anything, and otherwise seldom; by the clock, for bots play on while nobody asks. Young garbage is
collected as always, a little at a time.
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = (2_000, 4)  # new objects until the young are looked at, and until those again
NEVER: Final = 1_000_000_000  # nothing is looked through by itself
EVERY: Final = 30.0  # seconds between two sweeps at least
AT_LATEST: Final = 300.0  # seconds after which it is done even though people are waiting
QUIET: Final = 1.0  # seconds without a request
GLANCE: Final = 0.5  # seconds between two looks at whether it is quiet


class Sweeper:
    def __init__(
        self,
        last_request: Callable[[], float],
        now: Callable[[], float] = time.monotonic,
        sweep: Callable[[], object] = gc.collect,
    ) -> None:
        self._last_request = last_request
        self._now = now
        self._sweep = sweep
        self._swept = now()

    def glance(self) -> bool:
        """Sweep if it is time; whether it was."""
        now, asked = self._now(), self._last_request()
        since = now - self._swept
        used = asked >= self._swept and now - asked >= QUIET and since >= EVERY
        if not used and since < AT_LATEST:
            return False
        self._sweep()
        self._swept = self._now()
        return True

    def start(self) -> None:
        """What is in memory now stays; from here on this decides when all the rest is swept."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, NEVER)
        threading.Thread(target=self._go_on, name="sweep", daemon=True).start()

    def _go_on(self) -> None:
        while True:
            time.sleep(GLANCE)
            self.glance()
