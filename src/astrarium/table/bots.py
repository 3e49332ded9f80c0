"""Bots at the tables: they notice when they are asked, wait a human while, think in a worker."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from starlette.concurrency import run_in_threadpool

from astrarium.core.errors import AstrariumError
from astrarium.core.position import Question
from astrarium.table.house import House
from astrarium.table.play import answer_for_bot
from astrarium.table.refusals import Refusal
from astrarium.table.seating import PACES
from astrarium.table.storage import BOT, RUNNING, Seat
from astrarium.table.workers import Workers

logger = logging.getLogger("astrarium.table")


class Thought:
    """A question that a bot has to answer."""

    def __init__(self, question: Question, asked: dict[str, Any], pause: float) -> None:
        self.question = question
        self.asked = asked
        self.pause = pause


def bot_in(seat: Seat) -> str:
    """The bot that plays a seat now; empty for a person."""
    return seat.bot if seat.kind == BOT else seat.stand_in


class BotRunner:
    def __init__(self, house: House, workers: int = 2, time_limit: float = 10.0) -> None:
        self.house = house
        self._workers_wanted = (workers, time_limit)
        self.workers: Workers | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        house.hub.watch(self._changed)

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.workers = Workers(*self._workers_wanted)
        for table in await run_in_threadpool(self.house.storage.running_tables):
            self._look(table.id)

    async def stop(self) -> None:
        self._loop = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.workers is not None:
            await self.workers.stop()

    def _changed(self, table: str) -> None:
        """From any thread: something has happened at a table."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._look, table)

    def _look(self, table: str) -> None:
        if self._loop is None:
            return
        if table in self._tasks:
            self._again.add(table)
            return
        self._tasks[table] = self._loop.create_task(self._serve(table))

    async def _serve(self, table: str) -> None:
        """Answer for the bots of one table until a person is asked."""
        try:
            while True:
                self._again.discard(table)
                thought = await run_in_threadpool(self.next_thought, table)
                if thought is None:
                    if table not in self._again:
                        return
                    continue
                await asyncio.sleep(thought.pause)
                assert self.workers is not None
                choice = await self.workers.choose(thought.asked)
                await run_in_threadpool(self._answer, table, thought, choice)
        except Exception:
            # One table's failure never touches another.
            logger.exception("the bots of table %s have stopped", table)
        finally:
            self._tasks.pop(table, None)

    def _answer(self, table: str, thought: Thought, choice: int) -> None:
        try:
            answer_for_bot(self.house, self.house.table(table), thought.question, choice)
        except (Refusal, AstrariumError) as error:
            logger.info("a bot's answer at table %s came too late: %s", table, error)

    def next_thought(self, table_id: str) -> Thought | None:
        """The next question for a bot; None if none is open."""
        house = self.house
        table = house.storage.table(table_id)
        if table is None or table.state != RUNNING:
            return None
        players = {seat.number: bot_in(seat) for seat in house.storage.seats(table_id)}
        with house.game(table) as (_, match):
            for question in match.position.questions():
                bot = players.get(question.seat, "")
                if not bot:
                    continue
                asked = {
                    "game": table.game,
                    "bot": bot,
                    "view": match.view(question.seat),
                    "question": [question.lane, question.seat, question.number],
                    "options": match.position.options(question),
                    "seed": secrets.randbelow(1 << 48),
                }
                return Thought(question, asked, PACES[table.pace])
        return None
