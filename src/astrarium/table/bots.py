"""Bots at the tables: they notice when they are asked, wait a human while, think in a worker."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from astrarium.core.own_sets import texts_of_sets
from astrarium.core.position import Question
from astrarium.table.house import House
from astrarium.table.live import Unsaved
from astrarium.table.play import answer_for_bot
from astrarium.table.queue import Queue
from astrarium.table.refusals import Refusal
from astrarium.table.seating import PACES
from astrarium.table.storage import BOT, RUNNING, Conflict, Seat
from astrarium.table.workers import Workers

RETRIES: Final = 1
RETRY_AFTER: Final = 2.0  # seconds
OTHERS: Final = 8  # answers that are tried where the rules fail at the bot's own
THREADS: Final = 3  # of their own, so that bots at many tables hold up no person
T = TypeVar("T")
logger = logging.getLogger("astrarium.table")


class Thought:
    """A question that a bot has to answer, and what it saw when it was asked."""

    def __init__(
        self, question: Question, asked: dict[str, Any], seen: str, pause: float, host: str
    ) -> None:
        self.question = question
        self.asked = asked
        self.seen = seen  # a digest of its view
        self.pause = pause
        self.host = host  # whose table it is


def bot_in(seat: Seat) -> str:
    """The bot that plays a seat now; empty for a person."""
    if seat.kind == BOT:
        return seat.bot
    return "" if seat.back else seat.stand_in


class BotRunner:
    def __init__(
        self,
        house: House,
        workers: int = 2,
        time_limit: float = 10.0,
        retry_after: float = RETRY_AFTER,
    ) -> None:
        self.house = house
        self.retry_after = retry_after
        self._workers_wanted = (workers, time_limit)
        self.workers: Workers | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._one_by_one = asyncio.Lock()
        self.queue: Queue | None = None
        house.hub.watch(self._changed)

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(THREADS, "bots")
        self.workers = Workers(*self._workers_wanted)
        for table in await self._do(self.house.storage.running_tables):
            self._look(table)

    async def _do(self, work: Callable[..., T], *about: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(*about))

    async def stop(self) -> None:
        self._loop = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.workers is not None:
            await self.workers.stop()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

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
        """Answer for the bots of one table until a person is asked.

        One table's failure never touches another: it is tried once more after a while, and then
        the people at the table are told.
        """
        failures = 0
        try:
            while True:
                self._again.discard(table)
                try:
                    answered = await self._answer_one(table)
                except Exception:
                    logger.exception("the bots of table %s have failed", table)
                    failures += 1
                    if failures > RETRIES:
                        self._tell_people(table, stuck=True)
                        return
                    await asyncio.sleep(self.retry_after)
                    continue
                failures = 0
                self._tell_people(table, stuck=False)
                if not answered and table not in self._again:
                    return
        finally:
            self._tasks.pop(table, None)
            if table in self._again:
                self._look(table)

    async def _answer_one(self, table: str) -> bool:
        """Answer for one bot; False if none is asked."""
        try:
            thought = await self._do(self.next_thought, table)
        except Unsaved as unsaved:
            return await self._restored(unsaved)
        if thought is None:
            return False
        await asyncio.sleep(thought.pause)
        assert self.workers is not None
        choice = await self.workers.choose(thought.asked, thought.host)
        await self._do(self.answer, table, thought, choice)
        return True

    async def _restored(self, unsaved: Unsaved) -> bool:
        """Let the game be played again, one after another; whether to look at it again."""
        assert self.queue is not None
        async with self._one_by_one:
            try:
                await self.queue.restoring.restore(unsaved, "bots")
            except Refusal as refusal:
                if refusal.why != "full":
                    return False
                await asyncio.sleep(self.retry_after)
        return True

    def _tell_people(self, table: str, stuck: bool) -> None:
        if stuck != (table in self.house.stuck):
            (self.house.stuck.add if stuck else self.house.stuck.discard)(table)
            self.house.hub.shown(table)

    def answer(self, table: str, thought: Thought, choice: int) -> None:
        """Play the choice, if it still answers what was asked: whoever has come back meanwhile
        plays on alone, and what the bot has not seen it has not thought about."""
        try:
            with self.house.game(self.house.table(table)) as (live, match):
                seat = thought.question.seat
                bot = bot_in(self.house.storage.seats(table)[seat])
                if bot != thought.asked["bot"]:
                    raise Refusal("not-your-seat")
                if live.records.seen(match, seat).digest != thought.seen:
                    raise Refusal("stale")
                self._play(table, thought, choice)
        except (Refusal, Conflict, Unsaved) as error:
            logger.info("a bot's answer at table %s came too late: %s", table, error)

    def _play(self, table: str, thought: Thought, choice: int) -> None:
        """The choice; where the rules fail at it, another one. Nothing is half done."""
        others = [each for each in thought.asked["options"] if each != choice]
        failed: Exception | None = None
        for each in (choice, *others[:OTHERS]):
            try:
                answer_for_bot(self.house, self.house.table(table), thought.question, each)
                return
            except (Refusal, Conflict, Unsaved):
                raise
            except Exception as error:
                logger.exception("the rules fail at answer %d at table %s", each, table)
                failed = error
        assert failed is not None
        raise failed

    def next_thought(self, table_id: str) -> Thought | None:
        """The next question for a bot; None if none is open, or the game cannot be played here."""
        try:
            return self._next_thought(table_id)
        except Refusal as error:
            logger.info("no bot plays at table %s: %s", table_id, error)
            return None

    def _next_thought(self, table_id: str) -> Thought | None:
        house = self.house
        table = house.storage.table(table_id)
        if table is None or table.state != RUNNING:
            return None
        players = {seat.number: bot_in(seat) for seat in house.storage.seats(table_id)}
        with house.game(table) as (live, match):
            for question in match.position.questions():
                bot = players.get(question.seat, "")
                if not bot:
                    continue
                seen = live.records.seen(match, question.seat)
                asked = {
                    "game": table.game,
                    "bot": bot,
                    "view": seen.view,
                    "question": [question.lane, question.seat, question.number],
                    "options": match.position.options(question),
                    "seed": secrets.randbelow(1 << 48),
                    "sets": texts_of_sets(table.options),
                }
                return Thought(question, asked, seen.digest, PACES[table.pace], table.host)
        return None
