"""Measures the web table under load: many live tables, two connected people at each.

    python -m tools.table_load [TABLES] [SECONDS]

Every table moves once in five seconds; a move is planned and committed over HTTP, and its
acknowledgement is what is measured. The server runs in a process of its own.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import re
import sys
import tempfile
import time
from pathlib import Path

import httpx2 as httpx

from tests.table.server import Server
from tests.table.support import Ask

EVERY = 5.0  # seconds between the moves of one table
WARM_UP = 12.0  # seconds in which the tables are opened; not measured
GOAL = 0.050  # the 99th percentile of acknowledgements, in seconds


class Measured:
    def __init__(self) -> None:
        self.commits: list[float] = []
        self.pages: list[float] = []
        self.largest = 0
        self.errors: list[str] = []
        self.heard = 0
        self.since = time.monotonic() + WARM_UP

    @property
    def warm(self) -> bool:
        return time.monotonic() > self.since

    def report(self, tables: int) -> str:
        rows = [f"{tables} tables, {2 * tables} connected seats, {len(self.commits)} moves"]
        for name, times in (("acknowledgement of a move", self.commits), ("page", self.pages)):
            times.sort()
            if times:
                shown = [times[int(len(times) * share)] * 1000 for share in (0.5, 0.9, 0.99)]
                rows.append(f"{name}: median {shown[0]:.1f} ms, 90 % {shown[1]:.1f} ms, "
                            f"99 % {shown[2]:.1f} ms")  # fmt: skip
        rows.append(f"largest board {self.largest / 1000:.1f} kB compressed")
        rows.append(f"{self.heard} changes were heard, {len(self.errors)} errors")
        return "\n".join(rows + self.errors[:5])


class Person:
    def __init__(self, server: Server, measured: Measured) -> None:
        headers = {"origin": server.url, "x-astrarium": "part"}
        limits = httpx.Limits(max_connections=4)
        self.http = httpx.AsyncClient(
            base_url=server.url, headers=headers, timeout=30, limits=limits
        )
        self.measured = measured

    async def listen(self, path: str) -> None:
        async with self.http.stream("GET", path + "/events", timeout=None) as answer:
            async for line in answer.aiter_lines():
                self.measured.heard += line.startswith("data:")

    async def board(self, path: str) -> Ask:
        start = time.perf_counter()
        answer = await self.http.get(path + "/board")
        if self.measured.warm:
            self.measured.pages.append(time.perf_counter() - start)
        self.measured.largest = max(self.measured.largest, len(gzip.compress(answer.content)))
        return Ask(answer.text)

    async def post(self, path: str, ask: Ask, choice: int = -1) -> Ask:
        form = {"seat": str(ask.seat), "question": ask.token, "choice": str(choice)}
        start = time.perf_counter()
        answer = await self.http.post(path, data=form)
        if path.endswith("/commit") and self.measured.warm:
            self.measured.commits.append(time.perf_counter() - start)
        if answer.status_code != 200:
            self.measured.errors.append(f"{path}: {answer.status_code}")
        return Ask(answer.text)

    async def move(self, path: str) -> bool:
        ask = await self.board(path)
        if not ask.choices and not ask.complete:
            return False
        while ask.choices:
            ask = await self.post(path + "/plan", ask, random.choice(ask.choices))
        if ask.complete:
            await self.post(path + "/commit", ask)
        return True


async def play_table(server: Server, measured: Measured, end: float) -> None:
    anna, bela = Person(server, measured), Person(server, measured)
    form = {"seats": "2", "seat-0": "me", "seat-1": "open", "name": "Anna"}
    answer = await anna.http.post("/new/race", data=form)
    path = str(answer.headers["location"])
    await bela.http.post(path + "/seats/1/sit", data={"name": "Béla"})
    ears = [asyncio.create_task(person.listen(path)) for person in (anna, bela)]
    await asyncio.sleep(random.random() * EVERY)
    while time.monotonic() < end:
        first, second = random.sample((anna, bela), 2)
        start = time.monotonic()
        try:
            if not await first.move(path):
                await second.move(path)
        except httpx.HTTPError as error:
            measured.errors.append(repr(error))
        await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - start)))
    for ear in ears:
        ear.cancel()
    for person in (anna, bela):
        await person.http.aclose()


async def load(server: Server, tables: int, seconds: float) -> Measured:
    measured = Measured()
    end = measured.since + seconds
    results = await asyncio.gather(
        *[play_table(server, measured, end) for _ in range(tables)], return_exceptions=True
    )
    measured.errors += [repr(each) for each in results if each is not None]
    return measured


def main(arguments: list[str]) -> int:
    numbers = [int(each) for each in arguments if re.fullmatch(r"\d+", each)]
    tables, seconds = [*numbers, *[100, 60][len(numbers) :]][:2]
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        measured = asyncio.run(load(server, tables, seconds))
    print(measured.report(tables))
    measured.commits.sort()
    slow = not measured.commits or measured.commits[int(len(measured.commits) * 0.99)] > GOAL
    return 1 if slow or measured.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
