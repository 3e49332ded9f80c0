"""A game whose snapshot is missing is played again from its log: once, elsewhere, for all who
wait."""

from __future__ import annotations

import base64
import logging
from typing import Any

from astrarium.table.jobs import OURSELVES, Job, Jobs
from astrarium.table.live import Unsaved
from astrarium.table.refusals import Refusal
from astrarium.table.storage import Storage

logger = logging.getLogger("astrarium.table")


class Restoring:
    def __init__(self, jobs: Jobs, storage: Storage) -> None:
        self.jobs = jobs
        self.storage = storage
        self._going_on: dict[str, Job] = {}

    def job_of(self, table: str) -> Job | None:
        return self._going_on.get(table)

    async def restore(self, unsaved: Unsaved, owner: str, client: str = OURSELVES) -> None:
        """Come back when the game has its snapshot."""
        job = self._going_on.get(unsaved.table)
        if job is not None:
            await self.jobs.result(job)
            return
        about = {"text": unsaved.text, "seed": unsaved.seed}
        work = {"kind": "play-again", "about": about, "sets": unsaved.sets}
        job = self.jobs.add(owner, work, client)
        self._going_on[unsaved.table] = job
        try:
            self._keep(unsaved, await self.jobs.result(job))
        finally:
            del self._going_on[unsaved.table]

    def _keep(self, unsaved: Unsaved, result: dict[str, Any]) -> None:
        if "saved" not in result:
            logger.error("the log of table %s is damaged: %s", unsaved.table, result["wrong"])
            raise Refusal("damaged")
        saved = base64.b64decode(result["saved"])
        self.storage.save_snapshot(unsaved.table, unsaved.generation, unsaved.lines, saved)
