"""Who is listening at which table in this process, and waking them when something has changed.

The hub carries no content: a listener that is woken looks for itself at what it may see.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

GRACE: Final = 15.0  # seconds


class Listener:
    """A page that is open."""

    def __init__(self, person: str, plays: bool = False, login: str = "") -> None:
        self.person = person
        self.plays = plays
        self.login = login
        self.woken = asyncio.Event()
        self._known = ""
        self._loop = asyncio.get_running_loop()

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        self._loop.call_later(seconds, act)

    def wake(self, known: str = "") -> None:
        """Something has changed; `known`: the stamp that it would find if it looked."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, known)

    def _wake(self, known: str) -> None:
        # Whoever has not looked since an earlier change looks.
        self._known = "" if self.woken.is_set() else known
        self.woken.set()

    def wakes(self) -> str:
        """Begin to look; the stamp where somebody has just looked for it, else empty."""
        self.woken.clear()
        known, self._known = self._known, ""
        return known


class Shown:
    """What the page shows that somebody is answered with."""

    def __init__(self, login: str, stamp: str, moment: int) -> None:
        self.login = login
        self.stamp = stamp
        self.moment = moment  # of the hub, when it was looked at


class News:
    """What is to be told once somebody has been answered."""

    def __init__(self) -> None:
        self.changed: list[tuple[str, str]] = []
        self.planned: list[tuple[str, str]] = []
        self.shown: dict[str, Shown] = {}


class Hub:
    """Commit first, acknowledge second, tell third: what a thread reports while it keeps its news
    back is told when they are given out."""

    def __init__(self) -> None:
        self._keeping = threading.local()
        self._lock = threading.Lock()
        self._listeners: dict[str, list[Listener]] = {}
        self._watchers: list[Callable[[str], None]] = []
        self._lingering: dict[tuple[str, str], Listener] = {}  # who has just left
        self._moment = 0  # counts what listeners are woken for
        self._woken: dict[str, int] = {}  # the last such moment, of tables with listeners

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Call this for every table that changes."""
        self._watchers.append(watcher)

    def join(self, table: str, listener: Listener) -> None:
        """Others look again only if somebody who plays here has come."""
        before = self.present(table)
        with self._lock:
            self._listeners.setdefault(table, []).append(listener)
            self._lingering.pop((table, listener.person), None)
        if self.present(table) != before:
            self._wake(table)

    def leave(self, table: str, listener: Listener) -> None:
        """A player counts as here for a while longer: pages are reloaded, connections break."""
        with self._lock:
            here = self._listeners.get(table, [])
            if listener in here:
                here.remove(listener)
            if not here:
                self._listeners.pop(table, None)
                self._woken.pop(table, None)
            if not listener.plays or any(each.person == listener.person for each in here):
                return
            self._lingering[(table, listener.person)] = listener
        listener.call_later(GRACE, lambda: self._gone(table, listener))

    def _gone(self, table: str, listener: Listener) -> None:
        with self._lock:
            if self._lingering.get((table, listener.person)) is not listener:
                return
            del self._lingering[(table, listener.person)]
        self._wake(table)

    def present(self, table: str) -> set[str]:
        """The people who play at this table and have it open, or had a moment ago."""
        with self._lock:
            here = {each.person for each in self._listeners.get(table, []) if each.plays}
            return here | {person for at, person in self._lingering if at == table}

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

    def moment(self) -> int:
        """Before a look; see `shows`."""
        return self._moment

    def shows(self, table: str, shown: Shown) -> None:
        """The page that this thread makes shows this: whoever listens by the same login need not
        look for it again, unless something else happens meanwhile."""
        news: News | None = getattr(self._keeping, "news", None)
        if news is not None:
            news.shown[table] = shown

    def give_out(self, news: News) -> None:
        """Each listener is woken once; a change is more than a plan."""
        shown = {table: each for table, each in news.shown.items() if self._holds(table, each)}
        for table, person in dict.fromkeys(news.changed):
            self.changed(table, person, shown.get(table))
        for table, person in dict.fromkeys(news.planned):
            if (table, "") not in news.changed and (table, person) not in news.changed:
                self.planned(table, person, shown.get(table))

    def _holds(self, table: str, shown: Shown) -> bool:
        """Has nothing happened at the table since that was looked at?"""
        return self._woken.get(table, 0) <= shown.moment

    def changed(self, table: str, person: str = "", shown: Shown | None = None) -> None:
        """Something has happened at a table; with a person, only that person can see it."""
        news: News | None = getattr(self._keeping, "news", None)
        if news is not None:
            news.changed.append((table, person))
            return
        self._wake(table, person, shown)
        for watcher in self._watchers:
            watcher(table)

    def planned(self, table: str, person: str, shown: Shown | None = None) -> None:
        """A person's plan has changed, which concerns that person's other tabs only."""
        news: News | None = getattr(self._keeping, "news", None)
        if news is not None:
            news.planned.append((table, person))
            return
        self._wake(table, person, shown)

    def shown(self, table: str) -> None:
        """Something that people see at a table has changed, but not its game."""
        self._wake(table)

    def _wake(self, table: str, person: str = "", shown: Shown | None = None) -> None:
        """Let the listeners of this process look again; with a person, only that person's."""
        with self._lock:
            self._moment += 1
            here = list(self._listeners.get(table, []))
            if here:
                self._woken[table] = self._moment
        for listener in here:
            if not person or listener.person == person:
                listener.wake(shown.stamp if shown and shown.login == listener.login else "")
