"""What costs more than a page goes through one bounded queue, to processes of its own.

Everybody may have one job at a time, all people behind one address half of the places, and there
are so many places in all: whoever comes when they are taken is told so at once and nobody waits
behind them. Addresses have their turn one after the other, so that nobody waits behind all that
somebody else asks for. A process that fails or takes too long is ended; its job has failed, and the
next one begins with a new process.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final

from starlette.responses import Response

from astrarium.table.pipes import Pipe
from astrarium.table.refusals import Refusal

COMMAND: Final = ("-m", "astrarium.table.job")
PROCESSES: Final = 1
PLACES: Final = 12  # going on and waiting
OF_ONE: Final = 6  # of them, for all people behind one address
LONGEST: Final = 60.0  # seconds
REMEMBERED: Final = 200  # jobs that are done, until their owners have looked
OURSELVES: Final = ""  # the client of what nobody has asked for: reviews that go on, bots' games
WAITING: Final = "waiting"
GOING_ON: Final = "going-on"
DONE: Final = "done"
FAILED: Final = "failed"
logger = logging.getLogger("astrarium.table")


class Later:
    """What a page gives back instead of an answer: work for the queue, and how to go on from what
    comes of it."""

    def __init__(
        self,
        kind: str,
        about: dict[str, Any],
        then: Callable[[dict[str, Any]], Response],
        sets: dict[str, str] | None = None,
        afterwards: Callable[[], None] = lambda: None,
    ) -> None:
        self.work = {"kind": kind, "about": about, "sets": sets or {}}
        self.then = then
        self.afterwards = afterwards  # in the event loop, once the answer is there


class Job:
    """One piece of work for somebody, and how it stands."""

    def __init__(self, owner: str, work: dict[str, Any], client: str) -> None:
        self.id = secrets.token_urlsafe(9)
        self.owner = owner
        self.client = client
        self.work = work
        self.state = WAITING
        self.result: dict[str, Any] = {}
        self.finished = asyncio.Event()
        self.answer: Response | None = None  # for its owner, who was asked to wait
        self.steps = (0, 0)  # done, and of how many; none where the work does not know

    def hear(self, said: str) -> None:
        """How far it is."""
        done, of = said.split()
        self.steps = (int(done), int(of))


class Line:
    """Who waits: clients have their turn one after the other, and of one client whoever came
    first."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, deque[Job]] = OrderedDict()

    def add(self, job: Job) -> None:
        self._of.setdefault(job.client, deque()).append(job)

    def take(self) -> Job:
        client, jobs = self._of.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._of[client] = jobs
        return job

    def in_order(self) -> list[Job]:
        """All that wait, in the order in which they are taken if nobody else comes."""
        rounds = max((len(jobs) for jobs in self._of.values()), default=0)
        return [jobs[at] for at in range(rounds) for jobs in self._of.values() if at < len(jobs)]


class Jobs:
    def __init__(
        self, processes: int = PROCESSES, places: int = PLACES, longest: float = LONGEST
    ) -> None:
        self._wanted = processes
        self._places = places
        self._longest = longest
        self._line = Line()
        self._waiting = asyncio.Semaphore(0)
        self._open: dict[str, Job] = {}  # by owner
        self._known: OrderedDict[str, Job] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self.done = 0

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._serve()) for _ in range(self._wanted)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def add(self, owner: str, work: dict[str, Any], client: str = OURSELVES) -> Job:
        """A place in the queue, or a refusal. `client`: the address that it is counted for."""
        if owner in self._open:
            raise Refusal("job-going-on")
        if len(self._open) >= self._places:
            raise Refusal("full")
        same = sum(1 for each in self._open.values() if each.client == client)
        if client != OURSELVES and same >= OF_ONE:
            raise Refusal("many-jobs", most=OF_ONE)
        job = Job(owner, work, client)
        self._open[owner] = job
        self._known[job.id] = job
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._line.add(job)
        self._waiting.release()
        return job

    async def result(self, job: Job) -> dict[str, Any]:
        """Wait for what comes of it."""
        await job.finished.wait()
        if job.state == FAILED:
            raise Refusal("job-failed")
        result, job.result = job.result, {}  # it may be large, and whoever waits is one
        return result

    def forget(self, job: Job) -> None:
        """Its owner has the answer, and was not asked to look for it."""
        self._known.pop(job.id, None)

    def find(self, id: str, owner: str) -> Job:
        job = self._known.get(id)
        if job is None or job.owner != owner:
            raise Refusal("no-page")
        return job

    def before(self, job: Job) -> int:
        """How many are before it."""
        waiting = self._line.in_order()
        going_on = len(self._open) - len(waiting)
        return going_on + waiting.index(job) if job in waiting else 0

    async def _serve(self) -> None:
        pipe = Pipe(COMMAND)
        try:
            while True:
                await self._waiting.acquire()
                job = self._line.take()
                job.state = GOING_ON
                try:
                    answer = await asyncio.wait_for(
                        pipe.ask(json.dumps(job.work), job.hear), self._longest
                    )
                    job.result, job.state = json.loads(answer), DONE
                except (OSError, ValueError, TimeoutError) as error:
                    logger.warning("a job of kind %s has failed: %r", job.work["kind"], error)
                    job.state = FAILED
                    await pipe.end()
                finally:
                    if job.state == GOING_ON:  # the house closes in the middle of it
                        job.state = FAILED
                    self.done += 1
                    del self._open[job.owner]
                    job.work = {}
                    job.finished.set()
        finally:
            await pipe.end()
