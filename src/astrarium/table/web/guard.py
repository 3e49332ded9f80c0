"""Connections before they are requests: each client may have so many, and each must say what it
wants within some seconds and bytes, before and after its first request, and take its answers.

Whoever is over a limit is not answered but hung up on: an answer would cost more than the question.
A proxy that the operator has named speaks for many clients and is not counted; it must do this
itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from astrarium.table.settings import Settings
from astrarium.table.web.gate import UNKNOWN, is_within, network_of

HEADER_WITHIN: Final = 10.0  # seconds
TAKEN_WITHIN: Final = 60.0  # seconds in which most of an answer that waits must be taken
LARGEST_HEADER: Final = 16_384  # bytes; the parser itself would read on for ever
BETWEEN: Final = 4  # bytes of a line that are neither name nor value


class LargeHeader(Exception):
    """The parser stops here, and the connection ends."""


class Doorman:
    """Counts the connections of one process."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self.most = most
        self.all = 0
        self.turned_away = 0
        self._of: Counter[str] = Counter()
        self._silent: Counter[str] = Counter()  # have not sent a whole request

    def admits(self, client: str) -> bool:
        """Let a connection in, or not."""
        full = self.all >= self.most
        too_many = (
            self._of[client] >= self.settings.connections
            or self._silent[client] >= self.settings.half_open
        )
        if full or (client and too_many):
            self.turned_away += 1
            return False
        self.all += 1
        self._of[client] += 1
        return True

    def silent(self, client: str, by: int) -> None:
        self._add(self._silent, client, by)

    def goes(self, client: str) -> None:
        self.all -= 1
        self._add(self._of, client, -1)

    def _add(self, counter: Counter[str], client: str, by: int) -> None:
        counter[client] += by
        if not counter[client]:
            del counter[client]


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
            self.admitted = doorman.admits(self.counted_as)
            if self.admitted:
                self._must_hurry()
            else:
                transport.abort()

        def _must_hurry(self) -> None:
            doorman.silent(self.counted_as, 1)
            self.hurry = self.loop.call_later(HEADER_WITHIN, self.transport.abort)

        def _has_said(self) -> None:
            if self.hurry is not None:
                self.hurry.cancel()
                self.hurry = None
                doorman.silent(self.counted_as, -1)

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
                doorman.goes(self.counted_as)
            super().connection_lost(exc)

    return Guarded
