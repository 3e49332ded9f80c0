"""Measures the web table under load: many live tables, two connected people at each.

    python -m tools.table_load [TABLES] [SECONDS]

Every table moves once in five seconds; a move is planned and committed over HTTP, and its
acknowledgement is what is measured. The server runs in a process of its own: with the generator
that makes two, for two cores.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.table.asking import Ask
from tests.table.server import Server
from tools.table_client import Answer, Client

TABLES, SECONDS = 100, 60
EVERY = 5.0  # seconds between the moves of one table
WARM_UP = 12.0  # seconds in which the tables are opened; not measured


class Measured:
    def __init__(self) -> None:
        self.commits: list[float] = []
        self.pages: list[float] = []
        self.errors: list[str] = []
        self.heard = 0
        self.since = time.monotonic() + WARM_UP
        self.cpu = 0.0  # seconds of the server's processor time, while it was measured

    def add(self, times: list[float], start: float) -> None:
        if time.monotonic() > self.since:
            times.append((time.perf_counter() - start) * 1000)

    def figures(self) -> dict[str, float]:
        found: dict[str, float] = {}
        for name, times in (("acknowledged_ms", self.commits), ("page_ms", self.pages)):
            times.sort()
            for share, each in ((0.5, "median"), (0.9, "p90"), (0.99, "p99")):
                found[f"{name}.{each}"] = times[int(len(times) * share)] if times else 0.0
        return {
            **found,
            "moves": len(self.commits),
            "cpu_ms_per_move": self.cpu * 1000 / max(1, len(self.commits)),
            "changes_heard": self.heard,
            "errors": len(self.errors),
        }


class Person:
    def __init__(self, port: int, measured: Measured) -> None:
        self.client = Client(port)
        self.measured = measured

    def _asked(self, path: str, answer: Answer) -> Ask:
        if answer.status != 200:
            self.measured.errors.append(f"{path}: {answer.status}")
        return Ask(self.client.kept.whole(answer.text))

    async def board(self, path: str) -> Ask:
        start = time.perf_counter()
        answer = await self.client.get(path + "/board")
        self.measured.add(self.measured.pages, start)
        return self._asked(path, answer)

    async def post(self, path: str, ask: Ask, choice: int = -1) -> Ask:
        start = time.perf_counter()
        answer = await self.client.post(path, seat=ask.seat, question=ask.token, choice=choice)
        if path.endswith("/commit"):
            self.measured.add(self.measured.commits, start)
        return self._asked(path, answer)

    async def move(self, path: str) -> bool:
        ask = await self.board(path)
        if not ask.choices and not ask.complete:
            return False
        while ask.choices:
            ask = await self.post(path + "/plan", ask, random.choice(ask.choices))
        if ask.complete:
            await self.post(path + "/commit", ask)
        return True


async def play_table(port: int, measured: Measured, end: float) -> None:
    anna, bela = Person(port, measured), Person(port, measured)
    form = {"seats": 2, "seat_0": "me", "seat_1": "open", "name": "Anna"}
    path = (await anna.client.post("/new/race", **form)).header("location")
    await bela.client.post(path + "/seats/1/sit", name="Béla")
    ears = [asyncio.create_task(person.client.listen(path + "/events")) for person in (anna, bela)]
    await asyncio.sleep(random.random() * EVERY)
    while time.monotonic() < end:
        first, second = random.sample((anna, bela), 2)
        start = time.monotonic()
        if not await first.move(path):
            await second.move(path)
        await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - start)))
    for ear in ears:
        ear.cancel()
    for person in (anna, bela):
        measured.heard += person.client.heard
        person.client.close()


def processor_time(server: Server) -> float:
    """Seconds that the server's own process has used; bots and jobs have theirs."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _load(server: Server, tables: int, seconds: float) -> Measured:
    measured = Measured()
    end = measured.since + seconds
    playing = [asyncio.create_task(play_table(server.port, measured, end)) for _ in range(tables)]
    await asyncio.sleep(measured.since - time.monotonic())
    before = processor_time(server)
    results = await asyncio.gather(*playing, return_exceptions=True)
    measured.cpu = processor_time(server) - before
    measured.errors += [repr(each) for each in results if each is not None]
    return measured


def load(tables: int = TABLES, seconds: float = SECONDS) -> Measured:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        return asyncio.run(_load(server, tables, seconds))


def main(arguments: list[str]) -> int:
    numbers = [int(each) for each in arguments]
    tables, seconds = [*numbers, *[TABLES, SECONDS][len(numbers) :]][:2]
    measured = load(tables, seconds)
    for name, value in measured.figures().items():
        print(f"{name}: {value:.1f}")
    print("\n".join(measured.errors[:5]))
    return 1 if measured.errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
