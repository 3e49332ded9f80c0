"""Server-sent events: a page is told that it would look different now, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from astrarium.table.hub import Listener
from astrarium.table.refusals import Refusal
from astrarium.table.show import stamp
from astrarium.table.web.call import Call
from astrarium.table.web.endpoint import check_rate

if TYPE_CHECKING:
    from astrarium.table.web.app import Server

HEARTBEAT: Final = 20.0  # seconds: proxies close a silent connection
MOST_LISTENERS: Final = 5000


def endpoint(server: Server) -> Callable[[Request], Awaitable[Response]]:
    async def events(request: Request) -> Response:
        return await server.turns.page("", lambda: _begun(server, request))

    return events


def _begun(server: Server, request: Request) -> Response:
    call: Call | None = None
    try:
        check_rate(request, server)
        call = Call(request, server, {}, "")
        table = call.table()
        if server.house.hub.listeners() >= MOST_LISTENERS:
            raise Refusal("too-fast")
    except Exception as error:
        return server.refused(request, call, error)
    return StreamingResponse(
        _changes(server, call, table.id),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _changes(server: Server, call: Call, table: str) -> AsyncIterator[str]:
    listener = Listener(call.person.id if call.person else "")
    hub = server.house.hub
    hub.join(table, listener)
    shown = ""
    try:
        yield "retry: 2000\n\n"
        while True:
            listener.woken.clear()
            now = await server.turns.stamp(table, lambda: stamp(server.house, table, call.person))
            if now != shown:
                shown = now
                yield f"event: change\ndata: {now}\n\n"
            try:
                await asyncio.wait_for(listener.woken.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": here\n\n"
    finally:
        hub.leave(table, listener)
