"""Server-sent events: a page is told that it would look different now, and nothing else.

What is sent, and when, depends only on what the page may show: a heartbeat goes by the clock and
not by when something else was looked at.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from astrarium.table import people
from astrarium.table.hub import Listener
from astrarium.table.live import Unsaved
from astrarium.table.refusals import Refusal
from astrarium.table.show import stamp
from astrarium.table.storage import PERSON
from astrarium.table.web.call import Call
from astrarium.table.web.endpoint import as_refusal
from astrarium.table.web.gate import client_of

if TYPE_CHECKING:
    from astrarium.table.web.app import Server

# Seconds: proxies close a silent connection, and a page that hears nothing says so. With all
# listeners that there may be these are 500 short messages a second.
HEARTBEAT: Final = 10
HERE: Final = f"event: here\ndata: {HEARTBEAT}\n\n"  # and when the next one comes
MOST_LISTENERS: Final = 5000


class Ticks:
    """Time as streams know it."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def wait(self, event: asyncio.Event, until: float) -> bool:
        """Wait for the event, but no longer than that; whether it has come."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(until):
                await event.wait()
        return event.is_set()


class OpenPages:
    """How many streams each address and each person has. Of those of an address, people whom nobody
    knows have half: the rest is for those who have said who they are. Somebody may be many people:
    a part is kept for those who have few open, and the more one has, the less of it is theirs."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def check(self, call: Call) -> None:
        settings = call.house.settings
        if call.house.hub.listeners() >= MOST_LISTENERS:
            raise Refusal("full")
        if call.person and self._open[call.owner] >= settings.pages:
            raise Refusal("many-pages", most=settings.pages)
        unknown = max(1, settings.streams // 2)
        if not call.person and self._open[call.owner] >= unknown:
            raise Refusal("many-pages-unknown", most=unknown)
        left = settings.streams - self._open[_all_at(call)]
        if left <= 0:
            raise Refusal("many-pages-here", most=settings.streams)
        kept = settings.streams * settings.kept // 100
        if left <= kept * min(1.0, self._open[call.owner] / settings.few):
            raise Refusal("many-pages-kept", most=settings.streams)

    @contextmanager
    def one_more(self, call: Call) -> Iterator[None]:
        keys = [_all_at(call), call.owner]
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]


def _all_at(call: Call) -> str:
    return f"all at {call.address}"


class Stream:
    """The route of the events of a table."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            begun = await self._looked(request)
        except Unsaved as unsaved:
            begun = await self._restored(request, unsaved)
        if isinstance(begun, Response):
            await begun(scope, receive, send)
            return
        with self.server.open_pages.one_more(begun.call):
            response = StreamingResponse(
                begun.messages(),
                media_type="text/event-stream",
                headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
            )
            await response(scope, receive, send)

    async def _looked(self, request: Request) -> Telling | Response:
        client = client_of(request.scope)
        return await self.server.turns.page("", lambda: self._begin(request), client)

    def _begin(self, request: Request) -> Telling | Response:
        """In a thread: what there is to tell first, or why nothing is told."""
        with self.server.house.storage.reading_once():
            return self._begun(request)

    def _begun(self, request: Request) -> Telling | Response:
        call: Call | None = None
        try:
            call = Call(request, self.server)
            self.server.open_pages.check(call)
            table = call.table().id
            return Telling(call, table, stamp(call.house, table, call.person))
        except Unsaved:
            raise
        except Exception as error:
            return self.server.refused(request, call, as_refusal(error))

    async def _restored(self, request: Request, unsaved: Unsaved) -> Telling | Response:
        assert self.server.queue is not None
        try:
            owner, client = f"to listen at {unsaved.table}", client_of(request.scope)
            await self.server.queue.restoring.restore(unsaved, owner, client)
            return await self._looked(request)
        except (Refusal, Unsaved) as error:
            refusal = error if isinstance(error, Refusal) else Refusal("full")
            return await self.server.turns.page(
                "", lambda: self.server.refused(request, None, refusal)
            )


class Telling:
    """What one open page is told."""

    def __init__(self, call: Call, table: str, first: str) -> None:
        self.call = call
        self.table = table
        self.shown = first
        me = call.person.id if call.person else ""
        seats = call.house.storage.seats(table)
        self.me = me
        self.plays = bool(me) and any(each.kind == PERSON and each.person == me for each in seats)

    async def messages(self) -> AsyncIterator[str]:
        server, hub = self.call.server, self.call.house.hub
        listener = Listener(self.me, self.plays, self.call.token if self.me else "")
        hub.join(self.table, listener)
        listener.woken.set()  # something may have happened since the first look
        beat = server.ticks.now() + HEARTBEAT
        try:
            yield f"retry: 2000\n\n{HERE}{_change(self.shown)}"
            while True:
                if not await server.ticks.wait(listener.woken, beat):
                    beat += HEARTBEAT
                    yield HERE
                    continue
                now = listener.wakes() or await server.turns.stamp(self.table, self._look)
                if not now:
                    return
                if now != self.shown:
                    self.shown = now
                    yield _change(now)
        finally:
            hub.leave(self.table, listener)

    def _look(self) -> str:
        """The stamp of now; empty where there is nothing more to tell."""
        with self.call.house.storage.reading_once():
            return self._found()

    def _found(self) -> str:
        house, person = self.call.house, self.call.person
        if person is not None and people.who(house.storage, self.call.token) is None:
            return ""  # this login was ended
        try:
            return stamp(house, self.table, person)
        except Refusal:
            return ""
        except Unsaved:
            return self.shown  # whoever looks next will have it played again


def _change(stamp: str) -> str:
    return f"event: change\ndata: {stamp}\n\n"
