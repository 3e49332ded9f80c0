"""A game whose snapshot is missing is played again from its log: once, elsewhere, for all who
wait."""

from __future__ import annotations

import asyncio
import base64
import logging
from typing import Any

from astrarium.table.jobs import OURSELVES, Job, Jobs
from astrarium.table.live import Unsaved
from astrarium.table.refusals import Refusal
from astrarium.table.storage import Busy, Storage

logger = logging.getLogger("astrarium.table")


class Restoring:
    def __init__(self, jobs: Jobs, storage: Storage) -> None:
        self.jobs = jobs
        self.storage = storage
        self._going_on: dict[str, tuple[Job, asyncio.Task[None]]] = {}

    def job_of(self, table: str) -> Job | None:
        going_on = self._going_on.get(table)
        return going_on[0] if going_on else None

    async def restore(self, unsaved: Unsaved, owner: str, client: str = OURSELVES) -> None:
        """Come back when the game has its snapshot."""
        if unsaved.table not in self._going_on:
            about = {"text": unsaved.text, "seed": unsaved.seed}
            work = {"kind": "play-again", "about": about, "sets": unsaved.sets}
            job = self.jobs.add(owner, work, client)
            task = asyncio.create_task(self._play_again(unsaved, job))
            self._going_on[unsaved.table] = job, task
        _, task = self._going_on[unsaved.table]
        await asyncio.shield(task)  # whoever does not wait any longer stops it for nobody

    async def _play_again(self, unsaved: Unsaved, job: Job) -> None:
        try:
            result = await self.jobs.result(job)
            await asyncio.to_thread(self._keep, unsaved, result)  # the disk may take its time
        finally:
            del self._going_on[unsaved.table]

    def _keep(self, unsaved: Unsaved, result: dict[str, Any]) -> None:
        if "saved" not in result:
            logger.error("the log of table %s is damaged: %s", unsaved.table, result["wrong"])
            raise Refusal("damaged")
        saved = base64.b64decode(result["saved"])
        try:
            self.storage.save_snapshot(unsaved.table, unsaved.generation, unsaved.lines, saved)
        except Busy as error:
            raise Refusal("busy") from error
