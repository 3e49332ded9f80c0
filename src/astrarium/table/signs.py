"""When somebody was last seen at a table: by what they do there, not by a page that is only open.

Kept in memory, and noted in the file now and then, so that no restart makes anybody seen or unseen.
The time for which the house was closed is nobody's absence.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from astrarium.table.storage import Storage

MOST: Final = 20_000  # that are in memory
NOTED_EVERY: Final = 60.0  # seconds


class Signs:
    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage = storage
        self._now = now
        self._lock = threading.Lock()
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._not_noted: dict[tuple[str, str], float] = {}
        self._opened = now()
        last = storage.last_sign()
        self._closed_for = max(0.0, self._opened - last) if last else 0.0

    def see(self, table: str, person: str) -> None:
        now = self._now()
        with self._lock:
            self._seen.pop((table, person), None)
            self._seen[(table, person)] = self._not_noted[(table, person)] = now
            while len(self._seen) > MOST:
                self._seen.popitem(last=False)

    def last(self, table: str, person: str) -> float:
        """When a person was last here; where only what was noted is known, the latest that it can
        have been: nobody is away because others came after them."""
        with self._lock:
            known = self._seen.get((table, person)) or self._not_noted.get((table, person))
        if known is not None:
            return known
        noted = self._storage.sign(table, person)
        if not noted:
            return self._opened
        closed_for = self._closed_for if noted < self._opened else 0.0
        return noted + closed_for + NOTED_EVERY

    def note(self) -> None:
        """Write down who has been seen since the last time."""
        with self._lock:
            found, self._not_noted = self._not_noted, {}
        if found:
            self._storage.note_signs([(*who, at) for who, at in found.items()])
