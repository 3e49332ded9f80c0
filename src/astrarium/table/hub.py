"""Who is listening at which table in this process, and waking them when something has changed.

The hub carries no content: a listener that is woken looks for itself at what it may see.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Listener:
    def __init__(self, person: str) -> None:
        self.person = person
        self.woken = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    def wake(self) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.woken.set)


class News:
    """What is to be told once somebody has been answered."""

    def __init__(self) -> None:
        self.changed: list[str] = []
        self.planned: list[tuple[str, str]] = []


class Hub:
    """Commit first, acknowledge second, tell third: what a thread reports while it keeps its news
    back is told when they are given out."""

    def __init__(self) -> None:
        self._keeping = threading.local()
        self._lock = threading.Lock()
        self._listeners: dict[str, list[Listener]] = {}
        self._watchers: list[Callable[[str], None]] = []

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Call this for every table that changes."""
        self._watchers.append(watcher)

    def join(self, table: str, listener: Listener) -> None:
        with self._lock:
            self._listeners.setdefault(table, []).append(listener)
        self._wake(table)

    def leave(self, table: str, listener: Listener) -> None:
        with self._lock:
            here = self._listeners.get(table, [])
            if listener in here:
                here.remove(listener)
            if not here:
                self._listeners.pop(table, None)
        self._wake(table)

    def present(self, table: str) -> set[str]:
        """The people who have this table open."""
        with self._lock:
            return {each.person for each in self._listeners.get(table, [])}

    def listeners(self) -> int:
        with self._lock:
            return sum(len(each) for each in self._listeners.values())

    @contextmanager
    def keeping_news(self) -> Iterator[News]:
        """What this thread reports meanwhile is kept back until `give_out`."""
        news = self._keeping.news = News()
        try:
            yield news
        finally:
            self._keeping.news = None

    def give_out(self, news: News) -> None:
        for table in dict.fromkeys(news.changed):
            self.changed(table)
        for table, person in dict.fromkeys(news.planned):
            self.planned(table, person)

    def changed(self, table: str) -> None:
        """Something has happened at a table."""
        news: News | None = getattr(self._keeping, "news", None)
        if news is not None:
            news.changed.append(table)
            return
        self._wake(table)
        for watcher in self._watchers:
            watcher(table)

    def planned(self, table: str, person: str) -> None:
        """A person's plan has changed, which concerns that person's other tabs only."""
        news: News | None = getattr(self._keeping, "news", None)
        if news is not None:
            news.planned.append((table, person))
            return
        self._wake(table, person)

    def shown(self, table: str) -> None:
        """Something that people see at a table has changed, but not its game."""
        self._wake(table)

    def _wake(self, table: str, person: str = "") -> None:
        """Let the listeners of this process look again; with a person, only that person's."""
        with self._lock:
            here = list(self._listeners.get(table, []))
        for listener in here:
            if not person or listener.person == person:
                listener.wake()
