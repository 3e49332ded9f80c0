"""How much anyone may ask for. Buckets live in this process: a limit, not a count."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from astrarium.table.settings import Settings

MOST_KEYS: Final = 10_000
LARGEST_FORM: Final = 20_000  # bytes
LARGEST_UPLOAD: Final = 1_000_000
AN_HOUR: Final = 3600.0
A_DAY: Final = 24 * AN_HOUR
OF_THOSE_WHO_CAME_BACK: Final = 4  # one part in so many of what is kept, for them alone
TURNED_OVER: Final = 2  # times a day one may open as many tables as may be open at once


class Buckets:
    """Each key has a bucket of `size` that refills by `rate` a second."""

    def __init__(self, rate: float, size: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self._lock = threading.Lock()
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Take some; False if the bucket has too little."""
        now = self.now()
        with self._lock:
            left, then = self._buckets.pop(key, (self.size, now))
            left = min(self.size, left + (now - then) * self.rate)
            allowed = left >= amount
            self._buckets[key] = (left - amount if allowed else left, now)
            while len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        return allowed

    def has(self, key: str, amount: float = 1.0) -> bool:
        """Is there so much to be taken?"""
        now = self.now()
        with self._lock:
            left, then = self._buckets.get(key, (self.size, now))
        return min(self.size, left + (now - then) * self.rate) >= amount

    def used(self, key: str) -> float:
        """How much of it is gone."""
        now = self.now()
        with self._lock:
            left, then = self._buckets.get(key, (self.size, now))
        return self.size - min(self.size, left + (now - then) * self.rate)


class Quota:
    """So much a day for each person, and so much for all people behind one address together.

    What one is refused, and what came to nothing, is not taken from the others: of the address's
    share is taken only what was kept. New people cost nothing, so that somebody may be many: a part
    of the address's share is kept for those who have had little of it today, and of that part a
    part for those who were here before today.
    """

    def __init__(
        self, own: float, crowd: float, few: float, kept: int, now: Callable[[], float]
    ) -> None:
        self.own = Buckets(own / A_DAY, own, now)
        self.crowd = Buckets(crowd / A_DAY, crowd, now)
        self.few = few
        self.kept = int(crowd) * kept // 100
        self.kept_for_known = self.kept // OF_THOSE_WHO_CAME_BACK

    def left_to_others(self, key: str, known: bool) -> float:
        """Of the address's share, what somebody does not touch: the more they have had, the more.
        Whoever has had nothing touches all but what is kept for people who are known."""
        nothing = 0 if known else self.kept_for_known
        return nothing + (self.kept - nothing) * min(1.0, self.own.used(key) / self.few)


class Limits:
    """Requests are counted by person where there is one and by address where there is none; a
    school behind one address is one address and many people."""

    def __init__(
        self,
        factor: float = 1.0,
        settings: Settings | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        kept = settings or Settings()
        crowd = kept.crowd
        self.reading = Buckets(30 * factor, 200 * factor, now)
        self.writing = Buckets(10 * factor, 60 * factor, now)
        self.crowd_reading = Buckets(crowd * 30 * factor, crowd * 200 * factor, now)
        self.crowd_writing = Buckets(crowd * 10 * factor, crowd * 60 * factor, now)
        self.guessing = Buckets(0.1 * factor, 10 * factor, now)
        self.guests = Buckets(kept.guests / AN_HOUR, kept.guests, now)  # by address
        self.invited = Buckets(kept.guests / AN_HOUR, kept.guests, now)  # as many again
        # New people cost nothing: what is kept of them is counted by address too.
        tables = kept.tables * TURNED_OVER, kept.tables * crowd
        self.tables = Quota(*tables, kept.few, kept.kept, now)
        self.uploads = Quota(kept.uploads, kept.uploads * crowd, kept.few, kept.kept, now)
        size = kept.megabytes * 1_000_000
        few_bytes = size * kept.few / kept.uploads
        self.upload_bytes = Quota(size, size * crowd, few_bytes, kept.kept, now)

    def allows(self, writing: bool, address: str, person: str) -> bool:
        """May this request be answered?"""
        single = self.writing if writing else self.reading
        crowd = self.crowd_writing if writing else self.crowd_reading
        if person:
            # What one is refused is not taken from the others.
            return single.take(f"by {person}") and crowd.take(address)
        return single.take(f"at {address}")
