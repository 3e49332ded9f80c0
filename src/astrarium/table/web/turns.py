"""Who is answered when. Work is done in threads, beside the event loop; requests of one table wait
for each other here and not in a thread, so that a slow table occupies one thread and no more. And
so do those of one client, so that nobody waits behind all that somebody else asks for at once."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

# Python runs one thread at a time: more of them would only make each request slower.
PAGES: Final = 6
MOVES: Final = 4
STAMPS: Final = 2
# Of one client, be it a school, so many at a time: enough to use all that one process can do.
PAGES_EACH: Final = 4
MOVES_EACH: Final = 3
# Whoever looks lets those who act go first, but not for longer than this.
MOMENT: Final = 0.05  # seconds

T = TypeVar("T")


class Places:
    """So many for each key; whoever comes when they are taken waits. Without a key there is no end
    of them."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._places: dict[str, asyncio.Semaphore] = {}
        self._here: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, key: str) -> AsyncIterator[None]:
        if not key:
            yield
            return
        places = self._places.setdefault(key, asyncio.Semaphore(self._each))
        self._here[key] += 1
        try:
            async with places:
                yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key], self._places[key]


class Turns:
    def __init__(self, moment: float = MOMENT) -> None:
        self._moment = moment
        self._acting: set[object] = set()  # forms that have just begun
        self._nobody_acts = asyncio.Event()
        self._nobody_acts.set()
        self._pages = ThreadPoolExecutor(PAGES, "page")
        self._moves = ThreadPoolExecutor(MOVES, "move")
        self._stamps = ThreadPoolExecutor(STAMPS, "stamp")
        self._at_tables = Places(1)
        self._looking = Places(PAGES_EACH)
        self._doing = Places(MOVES_EACH)
        self.last_request = time.monotonic()

    async def page(self, table: str, work: Callable[[], T], client: str = "") -> T:
        """Do the work of a request; `table` empty: it is about none. `client`: for whom."""
        self.last_request = time.monotonic()
        await self._let_others_act()
        # First a place among one's own: nobody waits at a table for a place of somebody else.
        async with self._looking.one(client):
            return await self._do(self._pages, table, work)

    async def move(self, table: str, work: Callable[[], T], client: str = "") -> T:
        """Do the work of a form: whoever acts does not wait behind those who look elsewhere."""
        self.last_request = time.monotonic()
        async with self._doing.one(client):
            return await self._act(table, work)

    async def _act(self, table: str, work: Callable[[], T]) -> T:
        form = object()
        self._acting.add(form)
        self._nobody_acts.clear()
        # A form that takes long holds nobody up.
        later = asyncio.get_running_loop().call_later(self._moment, self._has_acted, form)
        try:
            return await self._do(self._moves, table, work)
        finally:
            later.cancel()
            self._has_acted(form)

    async def stamp(self, table: str, work: Callable[[], T]) -> T:
        """Find out for a listener whether anything has changed; takes no thread from requests."""
        await self._let_others_act()
        return await self._do(self._stamps, table, work)

    def _has_acted(self, form: object) -> None:
        self._acting.discard(form)
        if not self._acting:
            self._nobody_acts.set()

    async def _let_others_act(self) -> None:
        if self._acting:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nobody_acts.wait(), self._moment)

    async def _do(self, threads: ThreadPoolExecutor, table: str, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        async with self._at_tables.one(table):
            return await loop.run_in_executor(threads, work)

    def stop(self) -> None:
        for pool in (self._pages, self._moves, self._stamps):
            pool.shutdown(wait=False, cancel_futures=True)
