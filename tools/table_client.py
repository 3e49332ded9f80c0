"""A browser with nothing in it, for measuring: it must cost less than the server it measures."""

from __future__ import annotations

import asyncio
import re
import zlib
from urllib.parse import urlencode

from tests.table.asking import Kept

COOKIE = re.compile(r"set-cookie: (astrarium=[^;]+)", re.IGNORECASE)


class Answer:
    def __init__(self, head: str, body: bytes) -> None:
        self.status = int(head.split(" ", 2)[1])
        self.head = head
        self.size = len(body)  # as it was sent
        self._body = body

    @property
    def text(self) -> str:
        packed = "content-encoding: gzip" in self.head.lower()
        return (zlib.decompress(self._body, 31) if packed else self._body).decode()

    def header(self, name: str) -> str:
        found = re.search(rf"^{name}: (.*?)\r?$", self.head, re.IGNORECASE | re.MULTILINE)
        return found.group(1) if found else ""


class Client:
    """One person's browser: a connection for requests, one for the stream of a table."""

    def __init__(self, port: int, source: str = "") -> None:
        self.port = port
        self.source = source  # the address that it comes from; empty: the usual one
        self.cookie = ""
        self.heard = 0
        self.kept = Kept()
        self._reader: asyncio.StreamReader | None = None
        self._writers: list[asyncio.StreamWriter] = []

    async def get(self, path: str) -> Answer:
        return await self._ask(f"GET {path} HTTP/1.1\r\n{self._headers()}\r\n".encode())

    async def post(self, path: str, **form: object) -> Answer:
        body = urlencode({name.replace("_", "-"): value for name, value in form.items()}).encode()
        head = (
            f"POST {path} HTTP/1.1\r\n{self._headers()}"
            "content-type: application/x-www-form-urlencoded\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        return await self._ask(head.encode() + body)

    def _headers(self) -> str:
        host = f"127.0.0.1:{self.port}"
        return (
            f"host: {host}\r\norigin: http://{host}\r\nx-astrarium: part\r\n"
            f"accept-encoding: gzip\r\naccept-language: en\r\ncookie: {self.cookie}\r\n"
            f"x-astrarium-has: {self.kept.names}\r\n"
        )

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        at = (self.source, 0) if self.source else None
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=at)
        self._writers.append(writer)
        return reader, writer

    async def _ask(self, request: bytes) -> Answer:
        if self._reader is None:
            self._reader, _ = await self._connect()
        self._writers[0].write(request)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        size = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
        body = await self._reader.readexactly(int(size.group(1)) if size else 0)
        cookie = COOKIE.search(head)
        self.cookie = cookie.group(1) if cookie else self.cookie
        return Answer(head, body)

    async def listen(self, path: str) -> None:
        """Count what the stream of a table says, until cancelled."""
        reader, writer = await self._connect()
        writer.write(f"GET {path} HTTP/1.1\r\n{self._headers()}\r\n".encode())
        while line := await reader.readline():
            self.heard += line.startswith(b"event: change")

    def close(self) -> None:
        """Whoever asks again comes on a new connection."""
        for writer in self._writers:
            writer.close()
        self._reader, self._writers = None, []
