"""What `make attack` tries: everything there is, and in order."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import ClassVar, cast

import pytest
from starlette.applications import Starlette
from uvicorn import Config
from uvicorn import Server as UvicornServer

from astrarium.table import job, jobs
from astrarium.table.jobs import PLACES
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web import endpoint
from astrarium.table.web.app import create_app
from astrarium.table.web.limits import Limits
from tests.table.asking import Ask
from tests.table.server import free_port
from tests.table.support import AMPLE, Guest, new_house
from tests.table.test_cost import MOST_BYTES, MOST_STATEMENTS
from tests.table.test_matrix import route_names
from tools import attacks
from tools.attack import Result
from tools.attackers import FULL, MOVES, Attacker, Honest
from tools.attacks import ATTACKS, FORMS, PAGES, full_queue


def test_every_route_of_the_router_is_attacked(tmp_path: Path) -> None:
    app = cast(Starlette, Guest(new_house(tmp_path)).http.app)
    attacked = {f"GET {page}" for page in PAGES} | {f"POST {form}" for form in FORMS}
    assert attacked == route_names(app)


def test_every_attack_stands_in_the_list_once() -> None:
    assert len(set(ATTACKS.values())) == len(ATTACKS)


# Statements of SQL; both seats are at one device, so that it is asked whose turn it is.
MOST_OF_A_MOVE = {"/plan": 11, "/commit": 26}


class Held:
    """The process of the queue: until the attack goes on it answers as always, then not at all."""

    going_on: ClassVar[set[object]] = set()
    worked_at: ClassVar[set[object]] = set()  # before it holds: they come to an end
    most = 0  # jobs that were begun at one time
    holds = asyncio.Event()

    def __init__(self, command: object) -> None: ...

    async def ask(self, line: str, hear: object) -> str:
        Held.going_on.add(line)
        Held.most = max(Held.most, len(Held.going_on))
        if Held.holds.is_set():
            await asyncio.Event().wait()
        Held.worked_at.add(line)
        done = await asyncio.to_thread(lambda: job.do(json.loads(line)))
        Held.going_on.discard(line)
        Held.worked_at.discard(line)
        return json.dumps(done)

    async def end(self) -> None: ...


class House:
    """A server in this process, so that its work can be counted, and a clock that stands still."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.statements = 0
        connect = SqliteStorage._connect

        def traced(storage: SqliteStorage, synchronous: str) -> sqlite3.Connection:
            db = connect(storage, synchronous)
            db.set_trace_callback(self._count)
            return db

        monkeypatch.setattr(SqliteStorage, "_connect", traced)
        monkeypatch.setattr(jobs, "Pipe", Held)
        monkeypatch.setattr(endpoint, "PATIENCE", 0.0)
        self.house = new_house(folder)
        self.app = create_app(self.house, Limits(AMPLE, self.house.settings, lambda: 0.0))
        self.port = free_port()
        config = Config(self.app, port=self.port, log_level="warning", timeout_graceful_shutdown=1)
        self.server = UvicornServer(config)

    def _count(self, _: str) -> None:
        self.statements += 1

    @property
    def jobs(self) -> jobs.Jobs:
        found: jobs.Jobs = self.app.state.server.queue.jobs
        return found

    async def is_quiet(self) -> None:
        """Whatever others asked for is done: what is counted from now on is our own."""
        before = -1
        while self.statements != before:
            before = self.statements
            await asyncio.sleep(0.3)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        serving = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.05)
        try:
            yield
        finally:
            self.server.should_exit = True
            await serving


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="the system does not list them")
def test_what_a_full_queue_refuses_costs_next_to_nothing_and_moves_cost_what_they_always_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack itself, in short: work is counted, and no time passes for any limit."""
    house = House(tmp_path, monkeypatch)
    monkeypatch.setattr(attacks, "LONG_JOB", 0.01)
    monkeypatch.setattr(Held, "holds", asyncio.Event())

    async def attacked() -> Attacker:
        honest = Honest(house.port, "race")
        attacker = Attacker(house.port, "/t/none", honest)
        await honest.sit_down()
        await house.is_quiet()
        assert await moved(honest) == []
        going_on = asyncio.create_task(full_queue(attacker))
        while honest.watch is None:
            await asyncio.sleep(0.05)
        Held.holds.set()
        while Held.worked_at or len(house.jobs._open) < PLACES:
            await asyncio.sleep(0.05)
        attacker.over.set()
        await going_on
        await house.is_quiet()
        await refused(attacker)
        assert await moved(honest) == []
        await attacker.let_go()
        honest.client.close()
        return attacker

    async def refused(attacker: Attacker) -> None:
        """Whatever somebody asks the queue for meanwhile."""
        client = await attacker.guest("127.0.0.4")
        files = open_files()
        for path in ("/picture", "/steps/0/picture") * 10:
            before = house.statements
            answer = await client.get(attacker.played + path)
            assert (answer.status, FULL in answer.text) == (503, True)
            assert house.statements - before <= MOST_STATEMENTS
            assert answer.size <= MOST_BYTES
            assert len(house.jobs._open) == PLACES
        assert open_files() == files

    async def moved(honest: Honest) -> list[tuple[str, int]]:
        """Forms of three moves that cost more statements than moves do, whatever the queue does;
        one for each line of the log does not count."""
        table = honest.path.removeprefix("/t/")
        storage = house.house.storage
        costs = []
        real = Honest._post

        async def counted(honest: Honest, what: str, ask: Ask, choice: int) -> Ask:
            lines, before = storage.line_count(table, 0), house.statements
            found = await real(honest, what, ask, choice)
            spent = house.statements - before
            costs.append((what, spent - (storage.line_count(table, 0) - lines)))
            return found

        with monkeypatch.context() as patched:
            patched.setattr(Honest, "_post", counted)
            for _ in range(3):
                await honest.move()
        assert {what for what, _ in costs} == {"/plan", "/commit"}
        return [each for each in costs if each[1] > MOST_OF_A_MOVE[each[0]]]

    async def run() -> Attacker:
        async with house.open():
            return await attacked()

    found = asyncio.run(run())
    assert Held.most == 1
    assert found.honest.trouble == []
    assert len(found.honest.times) == 6
    assert found.honest.watched == 3 + 3  # before the attack nobody watched
    assert found.full >= 6  # before and after each of them
    assert found.statuses.keys() <= {200, 303, 422, 429, 503}


def test_moves_that_were_made_while_there_was_a_place_do_not_count() -> None:
    async def seldom() -> bool:
        return False

    honest = Honest(0, "race")
    honest.watch = seldom
    honest.times = [0.01] * MOVES
    result = Result("a full queue", honest, Attacker(0, "", honest), 1.0, 1.0, 50)
    assert result.problems() == ["a full queue: only 0 moves were made while the queue was full"]
    honest.watched = MOVES
    assert Result("a full queue", honest, Attacker(0, "", honest), 1.0, 1.0, 50).problems() == []
