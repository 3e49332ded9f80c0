"""Connections before they are requests: each must say what it wants within some seconds and bytes,
before and after its first request, and take its answers. How many there may be is the doorman's.

Whoever is over a limit is not answered but hung up on: an answer would cost more than the question.
A proxy that the operator has named speaks for many clients and is not counted; it must do this
itself.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from astrarium.table.web.doorman import ASKING, RESTING, SILENT, Doorman
from astrarium.table.web.gate import UNKNOWN, is_within, network_of

HEADER_WITHIN: Final = 10.0  # seconds
TAKEN_WITHIN: Final = 60.0  # seconds in which most of an answer that waits must be taken
LARGEST_HEADER: Final = 16_384  # bytes; the parser itself would read on for ever
BETWEEN: Final = 4  # bytes of a line that are neither name nor value


class LargeHeader(Exception):
    """The parser stops here, and the connection ends."""


def guarded(doorman: Doorman) -> type[HttpToolsProtocol]:  # noqa: C901  counts all methods
    """The protocol of a server that this doorman stands at."""

    class Guarded(HttpToolsProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.admitted = False
            self.counted_as = ""
            self.hurry: asyncio.TimerHandle | None = None
            self.untaken: asyncio.TimerHandle | None = None
            self.unread = 0  # bytes that belong to no request yet
            self.header = 0  # bytes of the header that is being read
            self.asked: deque[RequestResponseCycle] = deque()  # requests without a whole answer

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else UNKNOWN
            if not is_within(address, doorman.settings.proxies):
                self.counted_as = network_of(address)
            self.admitted = doorman.admits(self)
            if self.admitted:
                self._must_hurry()
            else:
                transport.abort()

        def hang_up(self) -> None:
            """The doorman has counted it out already."""
            self.admitted = False
            self.transport.abort()

        def _must_hurry(self) -> None:
            self._stands(SILENT)
            self.hurry = self.loop.call_later(HEADER_WITHIN, self.transport.abort)

        def _has_said(self) -> None:
            if self.hurry is not None:
                self.hurry.cancel()
                self.hurry = None

        def _stands(self, standing: int) -> None:
            if self.admitted:
                doorman.stands(self, standing)

        def data_received(self, data: bytes) -> None:
            if not self.admitted:
                return
            if self.hurry is None and self._between_requests():
                self._must_hurry()
            before = self.cycle
            is_body = before is not None and before.more_body and not before.response_complete
            super().data_received(data)
            if self.cycle is not before:
                self._has_said()
                self._stands(ASKING if self.asked else RESTING)
            self._count_unread(data, is_body or self.cycle is not before)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.header = 0

        def on_url(self, url: bytes) -> None:
            self._count_header(len(url))
            super().on_url(url)

        def on_header(self, name: bytes, value: bytes) -> None:
            self._count_header(len(name) + len(value) + BETWEEN)
            super().on_header(name, value)

        def _count_header(self, size: int) -> None:
            """A header that comes whole is no cheaper than one that comes bit by bit."""
            self.header += size
            if self.header > LARGEST_HEADER:
                raise LargeHeader

        def _count_unread(self, data: bytes, asked: bool) -> None:
            self.unread = 0 if asked else self.unread + len(data)
            if self.unread > LARGEST_HEADER:
                self.transport.abort()

        def _between_requests(self) -> bool:
            return self.cycle is None or self.cycle.response_complete

        def on_headers_complete(self) -> None:
            before = self.cycle
            super().on_headers_complete()
            if self.cycle is not before:
                self.asked.append(self.cycle)

        def on_response_complete(self) -> None:
            self.asked.popleft()
            super().on_response_complete()
            self._has_said()
            self._stands(ASKING if self.asked else RESTING)

        def pause_writing(self) -> None:
            """More waits to be taken than is good: whoever does not read is not waited for."""
            super().pause_writing()
            self.untaken = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

        def resume_writing(self) -> None:
            self._is_taken()
            super().resume_writing()

        def _is_taken(self) -> None:
            if self.untaken is not None:
                self.untaken.cancel()
                self.untaken = None

        def connection_lost(self, exc: Exception | None) -> None:
            self._has_said()
            self._is_taken()
            for cycle in self.asked:  # not the last one alone: nobody is there for any of them
                cycle.disconnected = True
            if self.admitted:
                self.admitted = False
                doorman.goes(self)
            super().connection_lost(exc)

    return Guarded
