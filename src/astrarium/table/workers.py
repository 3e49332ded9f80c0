"""Worker processes for bots. One that fails or thinks too long is ended and replaced. Hosts have
their turn one after the other: nobody's bots wait behind all those at somebody else's tables."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter, OrderedDict, deque
from math import ceil
from typing import Any, Final

from astrarium.core.rng import Rng

COMMAND: Final = ("-m", "astrarium.table.worker")
ATTEMPTS: Final = 2
STARTING: Final = 30.0  # seconds; on a busy machine a new worker takes long to load the rules
TOGETHER: Final = 0.01  # seconds; whoever asks within them counts as having asked at once
logger = logging.getLogger("astrarium.table")


class Waiting:
    """A question that waits for a worker. Hosts have equal parts of the workers, however many
    tables they have. The most questions of its own host while it waited, times the hosts, are those
    that it shares them with: of a host's crowd everybody gets the same, the last as the first."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.most = 1

    def share(self, workers: int) -> float:
        """Of what a bot may think alone, what it may think now. However the workers take turns, one
        of them is free again before it has had more than an equal part of the crowd, rounded up."""
        return 1 / ceil(self.most / workers)


class Free:
    """Workers that do nothing, and who waits for one: hosts have their turn one after the other."""

    def __init__(self, count: int) -> None:
        self._idle: list[Process | None] = [None] * count  # None: must be started first
        self._waiting: OrderedDict[str, deque[asyncio.Future[Process | None]]] = OrderedDict()
        self._last = ""  # whose turn it was

    async def take(self, host: str) -> Process | None:
        if self._idle:
            self._last = host
            return self._idle.pop()
        found: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(host, deque()).append(found)
        try:
            return await found
        except asyncio.CancelledError:
            if found.done() and not found.cancelled():
                self.give(found.result())
            raise

    def give(self, worker: Process | None) -> None:
        if self._last in self._waiting:
            self._waiting.move_to_end(self._last)
        while self._waiting:
            host, line = self._waiting.popitem(last=False)
            found = line.popleft()
            if line:
                self._waiting[host] = line
            if not found.done():
                self._last = host
                found.set_result(worker)
                return
        self._idle.append(worker)


class Workers:
    def __init__(
        self, count: int = 2, time_limit: float = 10.0, starting: float = STARTING
    ) -> None:
        self.time_limit = time_limit
        self.starting = starting
        self.count = count
        self.given_up = 0  # questions answered at random because a worker failed
        self._asked: set[Waiting] = set()  # those that are thought about too
        self._free = Free(count)
        self.processes: set[Process] = set()

    @property
    def thinking(self) -> int:
        """Questions that are thought about, or wait for a worker."""
        return len(self._asked)

    async def choose(self, asked: dict[str, Any], host: str = "") -> int:
        """The bot's choice, however many tables ask: those that ask at once have all their answers
        within the time of one, and whoever comes later waits for one answer more. `host`: who has
        opened the table."""
        waiting = Waiting(host)
        self._asked.add(waiting)
        asking = Counter(each.host for each in self._asked)
        for each in self._asked:
            each.most = max(each.most, asking[each.host] * len(asking))
        try:
            await asyncio.sleep(TOGETHER)
            return await self._choose(asked, waiting)
        finally:
            self._asked.remove(waiting)

    async def _choose(self, asked: dict[str, Any], waiting: Waiting) -> int:
        """A bot that fails is asked once more; one that fails again, or has had
        its time, is answered for at random."""
        for _ in range(ATTEMPTS):
            try:
                choice = await self._attempt(asked, waiting)
            except TimeoutError:
                break
            except (OSError, ValueError, KeyError, TypeError) as error:
                logger.info("bot %s of %s failed: %r", asked["bot"], asked["game"], error)
                continue
            if choice in asked["options"]:
                return choice
        self.given_up += 1
        logger.warning("bot %s of %s is answered for", asked["bot"], asked["game"])
        return Rng(asked["seed"]).pick(asked["options"])

    async def _attempt(self, asked: dict[str, Any], waiting: Waiting) -> int:
        """One worker's answer; a worker that fails is not asked again."""
        process = await self._free.take(waiting.host)
        kept: Process | None = None
        limit = self.time_limit
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
                limit += self.starting
            shared = {**asked, "share": waiting.share(self.count)}
            choice = await asyncio.wait_for(_ask(process, shared), limit)
            kept = process
            return choice
        finally:
            if kept is None and process is not None:
                await self._end(process)
            self._free.give(kept)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *COMMAND,
            stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=1 << 24,
        )  # fmt: skip
        self.processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self.processes.discard(process)
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def stop(self) -> None:
        for process in list(self.processes):
            await self._end(process)


async def _ask(process: Process, asked: dict[str, Any]) -> int:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(asked).encode() + b"\n")
    await process.stdin.drain()
    answer = json.loads(await process.stdout.readline())
    return int(answer["choice"])
