"""Written first, acknowledged second, told third; and a slow table holds up nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import MutableMapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from astrarium.table.storage import Change
from astrarium.table.web.turns import MOVES, MOVES_EACH, PAGES, PAGES_EACH, Turns
from tests.table.server import PATIENCE
from tests.table.support import ORIGIN, Guest, plan_turn, two_at_a_table


def order_of_a_commit(
    guest: Guest, path: str, monkeypatch: pytest.MonkeyPatch, lost: bool = False
) -> list[str]:
    """What happens one after another when a planned turn is committed."""
    ask = plan_turn(guest, path)
    order: list[str] = []
    storage = guest.house.storage
    append = storage.append

    def written(
        table: str, generation: int, first: int, lines: Sequence[str], change: Change
    ) -> None:
        append(table, generation, first, lines, change)
        order.append("written")

    monkeypatch.setattr(storage, "append", written)
    guest.house.hub.watch(lambda _: order.append("told"))
    body = urlencode({"seat": ask.seat, "question": ask.token}).encode()
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    scope = {
        "type": "http", "method": "POST", "path": path + "/commit", "query_string": b"",
        "scheme": "http", "http_version": "1.1", "server": ("localhost", 80),
        "client": ("127.0.0.1", 1), "root_path": "",
        "headers": [
            (b"host", b"localhost"), (b"origin", ORIGIN.encode()), (b"cookie", cookies.encode()),
            (b"content-type", b"application/x-www-form-urlencoded"), (b"x-astrarium", b"part"),
        ],
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.body":
            order.append("acknowledged")
            if lost:
                raise OSError("the connection is gone")

    async def commit() -> None:
        await guest.http.app(scope, receive, send)

    try:
        asyncio.run(commit())
    except OSError:
        assert lost
    return order


def test_a_move_is_written_then_acknowledged_then_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    order = order_of_a_commit(anna, path, monkeypatch)
    assert order == ["written", "acknowledged", "told"]


def test_a_move_is_told_even_if_its_sender_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    order = order_of_a_commit(anna, path, monkeypatch, lost=True)
    assert order[0] == "written"
    assert order[-1] == "told"


def test_a_slow_table_occupies_one_thread_and_another_is_answered_meanwhile() -> None:
    go_on = threading.Event()
    running: list[int] = []

    def slow() -> int:
        running.append(1)
        go_on.wait(30)
        return len(running)

    async def serve() -> tuple[int, list[int]]:
        turns = Turns()
        waiting = [asyncio.create_task(turns.page("slow", slow)) for _ in range(2 * PAGES)]
        waiting += [asyncio.create_task(turns.stamp("slow", slow)) for _ in range(PAGES)]
        other = await turns.page("other", lambda: len(running))
        assert await turns.stamp("other", lambda: len(running)) <= 1
        go_on.set()
        done = await asyncio.gather(*waiting)
        turns.stop()
        return other, done

    other, done = asyncio.run(serve())
    assert other <= 1
    assert done == list(range(1, 3 * PAGES + 1))


def test_a_move_does_not_wait_behind_pages_of_other_tables() -> None:
    go_on = threading.Event()

    async def serve() -> str:
        turns = Turns()
        slow = [
            asyncio.create_task(turns.page(f"slow {number}", lambda: go_on.wait(30)))
            for number in range(2 * PAGES)
        ]
        moved = await turns.move("quick", lambda: "moved")
        assert not any(each.done() for each in slow)
        go_on.set()
        await asyncio.gather(*slow)
        turns.stop()
        return moved

    assert asyncio.run(serve()) == "moved"


def test_nobody_waits_behind_all_that_another_client_asks_for_at_once() -> None:
    go_on = threading.Event()
    running: list[int] = []

    def slow() -> None:
        running.append(1)
        go_on.wait(30)

    async def serve() -> list[str]:
        turns = Turns()
        asked = [
            asyncio.create_task(ask(f"slow {number}", slow, "x"))
            for number in range(3 * PAGES)
            for ask in (turns.page, turns.move)
        ]
        await asyncio.sleep(0)
        found = [
            await turns.page("", lambda: "a page", "y"),
            await turns.page("mine", lambda: "a board", "y"),
            await turns.move("mine", lambda: "a move", "y"),
        ]
        assert len(running) <= PAGES_EACH + MOVES_EACH
        go_on.set()
        await asyncio.gather(*asked)
        turns.stop()
        return found

    assert asyncio.run(serve()) == ["a page", "a board", "a move"]
    assert PAGES_EACH < PAGES
    assert MOVES_EACH < MOVES


def test_at_one_table_few_of_another_client_come_first() -> None:
    order: list[str] = []

    async def serve() -> None:
        turns = Turns()
        flood = [
            asyncio.create_task(turns.page("t", lambda: order.append("theirs"), "x"))
            for _ in range(50)
        ]
        await asyncio.sleep(0)
        await turns.page("t", lambda: order.append("mine"), "y")
        await asyncio.gather(*flood)
        turns.stop()

    asyncio.run(serve())
    assert order.index("mine") <= PAGES_EACH
    assert len(order) == 51


def test_moves_and_pages_of_one_table_still_wait_for_each_other() -> None:
    order: list[str] = []

    async def serve() -> None:
        turns = Turns()
        await asyncio.gather(
            *[turns.page("t", lambda: order.append("page")) for _ in range(2)],
            turns.move("t", lambda: order.append("move")),
            turns.page("t", lambda: order.append("page")),
        )
        turns.stop()

    asyncio.run(serve())
    assert order == ["page", "page", "move", "page"]


def test_what_fails_at_a_table_leaves_its_turn_to_the_next() -> None:
    def broken() -> int:
        raise ValueError("broken")

    async def serve() -> int:
        turns = Turns()
        with pytest.raises(ValueError, match="broken"):
            await turns.page("table", broken)
        found = await turns.page("table", lambda: 7)
        turns.stop()
        return found

    assert asyncio.run(serve()) == 7


def test_whoever_looks_lets_those_who_act_go_first() -> None:
    order: list[str] = []
    looked_for = threading.Event()

    def act() -> None:
        looked_for.wait(PATIENCE)
        order.append("move")

    async def both() -> None:
        turns = Turns(moment=PATIENCE)
        move = asyncio.create_task(turns.move("one", act))
        await asyncio.sleep(0)
        page = asyncio.create_task(turns.page("two", lambda: order.append("page")))
        stamp = asyncio.create_task(turns.stamp("three", lambda: order.append("stamp")))
        await asyncio.sleep(0)
        looked_for.set()
        await asyncio.gather(move, page, stamp)
        turns.stop()

    asyncio.run(both())
    assert order[0] == "move"
    assert sorted(order) == ["move", "page", "stamp"]


def test_a_move_that_takes_long_holds_nobody_up() -> None:
    order: list[str] = []
    looked = threading.Event()

    def act() -> None:
        assert looked.wait(PATIENCE)
        order.append("move")

    def look() -> None:
        order.append("page")
        looked.set()

    async def both() -> None:
        turns = Turns(moment=0.01)
        move = asyncio.create_task(turns.move("one", act))
        await asyncio.sleep(0)
        await turns.page("two", look)
        await move
        turns.stop()

    asyncio.run(both())
    assert order == ["page", "move"]
