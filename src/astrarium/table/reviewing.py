"""Reviews that go on by themselves: once somebody has asked for one, slice after slice is made and
kept, whether anybody looks or not. All reviews of the house have one place in the queue."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from astrarium.core.own_sets import texts_of_sets
from astrarium.table import reviews
from astrarium.table.house import House
from astrarium.table.jobs import Jobs
from astrarium.table.live import Unsaved
from astrarium.table.refusals import Refusal
from astrarium.table.storage import FINISHED

OWNER: Final = "reviews"
MOST: Final = 8  # games at a time; further ones go on while somebody looks at their page
PAUSE: Final = 1.0  # seconds until a place is asked for again
logger = logging.getLogger("astrarium.table")


class Reviewing:
    def __init__(self, jobs: Jobs, house: House) -> None:
        self.jobs = jobs
        self.house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def is_going_on(self, table: str) -> bool:
        return table in self._tasks

    def begin(self, table: str) -> None:
        """Go on with a review; nothing where that is done already or there are too many."""
        if table not in self._tasks and len(self._tasks) < MOST:
            self._tasks[table] = asyncio.create_task(self._go_on(table))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_on(self, table: str) -> None:
        try:
            while (work := await asyncio.to_thread(self._next, table)) is not None:
                result = await self._slice(work)
                await asyncio.to_thread(reviews.keep, self.house.storage, table, result["review"])
        except (Refusal, Unsaved) as error:  # whoever looks at it next begins again
            logger.info("the review of table %s was broken off: %r", table, error)
        finally:
            del self._tasks[table]

    async def _slice(self, work: dict[str, Any]) -> dict[str, Any]:
        while True:
            try:
                job = self.jobs.add(OWNER, work)
            except Refusal:  # another review has the place, or all places are taken
                await asyncio.sleep(PAUSE)
                continue
            return await self.jobs.result(job)

    def _next(self, id: str) -> dict[str, Any] | None:
        """Work for the queue; None once all was looked at, or the table is gone."""
        table = self.house.storage.table(id)
        if table is None or table.state != FINISHED:
            return None
        with self.house.game(table) as (_, match):
            about = reviews.next_slice(self.house.storage, table.id, match)
        if about is None:
            return None
        return {"kind": "review", "about": about, "sets": texts_of_sets(table.options)}
