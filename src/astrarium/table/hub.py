"""Who is listening at which table in this process, and waking them when something has changed.

The hub carries no content: a listener that is woken looks for itself at what it may see.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable


class Listener:
    def __init__(self, person: str) -> None:
        self.person = person
        self.woken = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def wake(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.woken.set)


class Hub:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str, list[Listener]] = {}
        self._watchers: list[Callable[[str], None]] = []

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Call this for every table that changes."""
        self._watchers.append(watcher)

    def join(self, table: str, listener: Listener) -> None:
        with self._lock:
            self._listeners.setdefault(table, []).append(listener)
        self.wake(table)

    def leave(self, table: str, listener: Listener) -> None:
        with self._lock:
            here = self._listeners.get(table, [])
            if listener in here:
                here.remove(listener)
            if not here:
                self._listeners.pop(table, None)
        self.wake(table)

    def present(self, table: str) -> set[str]:
        """The people who have this table open."""
        with self._lock:
            return set(Counter(each.person for each in self._listeners.get(table, [])))

    def listeners(self) -> int:
        with self._lock:
            return sum(len(each) for each in self._listeners.values())

    def changed(self, table: str) -> None:
        self.wake(table)
        for watcher in self._watchers:
            watcher(table)

    def wake(self, table: str) -> None:
        """Let the listeners of this process look again."""
        with self._lock:
            here = list(self._listeners.get(table, []))
        for listener in here:
            listener.wake()
