"""The queue of one server: its jobs, the games that are played again by them, and the reviews that
go on by themselves."""

from __future__ import annotations

from astrarium.table.house import House
from astrarium.table.jobs import Jobs
from astrarium.table.restoring import Restoring
from astrarium.table.reviewing import Reviewing


class Queue:
    def __init__(self, house: House, jobs: Jobs | None = None) -> None:
        self.house = house
        self.jobs = jobs or Jobs()
        self.restoring = Restoring(self.jobs, house.storage)
        self.reviewing = Reviewing(self.jobs, house)

    async def start(self) -> None:
        await self.jobs.start()
        self.house.lives.plays_again = False

    async def stop(self) -> None:
        self.house.lives.plays_again = True
        await self.reviewing.stop()
        await self.jobs.stop()
