"""Bots think in processes of their own, with a time limit."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from astrarium.bots import bot_names, yardstick_names
from astrarium.table import worker, workers
from astrarium.table.bots import BotRunner
from astrarium.table.words import texts_of
from tests.table.support import Guest, new_house

SLOW = "import time\ntime.sleep(600)\n"


def asked(guest: Guest, path: str) -> dict[str, object]:
    thought = BotRunner(guest.house).next_thought(path[3:])
    assert thought is not None
    return thought.asked


def test_a_worker_answers_with_one_of_the_options(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    question = asked(anna, anna.new_table("me", "bot:random"))
    answer = json.loads(worker.think(json.dumps(question)))
    assert answer["choice"] in question["options"]  # type: ignore[operator]


def test_a_worker_is_told_what_its_seat_may_see_and_nothing_else(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.new_table("me", "bot:random")
    with anna.house.game(anna.table(path)) as (_, match):
        assert asked(anna, path)["view"] == match.view(1)


def test_a_bot_that_thinks_too_long_is_ended_and_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Guest(new_house(tmp_path))
    question = asked(anna, anna.new_table("me", "bot:random"))
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text(SLOW)
    monkeypatch.setattr(workers, "COMMAND", (str(sleeper),))

    async def think() -> tuple[int, int, int]:
        pool = workers.Workers(count=1, time_limit=0.2, starting=0)
        try:
            choice = await pool.choose(question)
            return choice, pool.given_up, len(pool.processes)
        finally:
            await pool.stop()

    choice, given_up, left = asyncio.run(think())
    assert choice in question["options"]  # type: ignore[operator]
    assert (given_up, left) == (1, 0)


def test_workers_think_for_one_question_after_another(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    question = asked(anna, anna.new_table("me", "bot:random"))

    async def think() -> tuple[list[int], int]:
        pool = workers.Workers(count=1, time_limit=60)
        try:
            return [await pool.choose(question) for _ in range(3)], pool.given_up
        finally:
            await pool.stop()

    choices, given_up = asyncio.run(think())
    assert set(choices) <= set(question["options"])  # type: ignore[call-overload]
    assert given_up == 0


STARTS_SLOWLY = """
import json, sys, time
time.sleep(1)
for line in sys.stdin:
    print(json.dumps({"choice": json.loads(line)["options"][1]}), flush=True)
"""


def test_what_a_worker_needs_to_start_is_no_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(STARTS_SLOWLY)
    monkeypatch.setattr(workers, "COMMAND", (str(slow),))
    about = {"game": "eclipse", "bot": "greedy", "options": [3, 7], "seed": 1}

    async def think() -> tuple[int, int]:
        pool = workers.Workers(count=1, time_limit=0.01, starting=60)
        try:
            return await pool.choose(about), pool.given_up
        finally:
            await pool.stop()

    assert asyncio.run(think()) == (7, 0)


TELLS_ITS_SHARE = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    with open(asked["told"], "a") as told:
        print(os.getpid(), asked["share"], file=told)
    time.sleep(asked["takes"] * asked["share"])
    print(json.dumps({"choice": 7}), flush=True)
"""


@pytest.fixture
def about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A question to workers that write down the share they are told, and think as long as that."""
    teller = tmp_path / "teller.py"
    teller.write_text(TELLS_ITS_SHARE)
    monkeypatch.setattr(workers, "COMMAND", (str(teller),))
    bot = {"game": "eclipse", "bot": "greedy", "options": [3, 7], "seed": 1}
    return bot | {"told": str(tmp_path / "told"), "takes": 0.3}


def told(about: dict[str, Any]) -> list[tuple[str, float]]:
    """Which worker was told which share, in that order; it is told no more of it."""
    file = Path(about["told"])
    lines = [line.split() for line in file.read_text().splitlines()]
    file.write_text("")
    return [(worker, float(share)) for worker, share in lines]


@pytest.mark.parametrize(("count", "crowd"), [(1, 1), (1, 4), (2, 2), (2, 3), (2, 5), (2, 6)])
def test_a_crowd_is_answered_within_the_time_of_one_and_all_get_the_same(
    about: dict[str, Any], count: int, crowd: int
) -> None:
    """The last to be answered has waited for whatever its worker thought before: in units of what
    one may think alone."""

    async def think() -> int:
        pool = workers.Workers(count, time_limit=60)
        try:
            await asyncio.gather(*(pool.choose(about) for _ in range(count)))  # they have started
            told(about)
            await asyncio.gather(*(pool.choose(about) for _ in range(crowd)))
            return pool.thinking
        finally:
            await pool.stop()

    assert asyncio.run(think()) == 0
    shares = told(about)
    assert len(shares) == crowd
    assert {share for _, share in shares} == {1 / -(-crowd // count)}
    waited = {worker: sum(share for by, share in shares if by == worker) for worker, _ in shares}
    assert max(waited.values()) == pytest.approx(1.0)


def test_whoever_waits_remembers_how_many_there_were(about: dict[str, Any]) -> None:
    """One that thinks alone has its full time; those that come meanwhile wait for it, and then have
    all their answers within the time of one. Once they are gone, one may think as long as ever."""

    async def think() -> None:
        pool = workers.Workers(count=1, time_limit=60)
        try:
            first = asyncio.create_task(pool.choose(about))
            await asyncio.sleep(10 * workers.TOGETHER)
            await asyncio.gather(first, *(pool.choose(about) for _ in range(3)))
            await pool.choose(about)
        finally:
            await pool.stop()

    asyncio.run(think())
    assert [share for _, share in told(about)] == [1.0, 0.25, 0.25, 0.25, 1.0]


def test_the_tables_of_one_host_do_not_cut_the_thinking_of_anothers_bots(
    about: dict[str, Any],
) -> None:
    """A host with many tables has many small shares; whoever has one waits for one of them."""

    async def think() -> list[str]:
        answered: list[str] = []
        pool = workers.Workers(count=1, time_limit=60)

        async def ask(host: str) -> None:
            await pool.choose(about, host)
            answered.append(host)

        try:
            await asyncio.gather(*(ask("mallory") for _ in range(6)), ask("anna"))
        finally:
            await pool.stop()
        return answered

    answered = asyncio.run(think())
    assert answered == ["mallory", "anna", *["mallory"] * 5]
    shares = [share for _, share in told(about)]
    assert shares == pytest.approx([1 / 12, 1 / 2, *[1 / 12] * 5])


def test_a_worker_that_was_given_to_somebody_who_is_gone_is_given_to_the_next() -> None:
    async def act() -> list[bool]:
        free = workers.Free(1)
        first = await free.take("a")
        waiting = [asyncio.create_task(free.take(host)) for host in ("b", "c", "d")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        free.give(first)
        waiting[1].cancel()  # it has just been given to them
        await asyncio.gather(*waiting, return_exceptions=True)
        return [each.cancelled() for each in waiting]

    assert asyncio.run(act()) == [True, True, False]


def test_a_weak_level_behind_strong_ones_waits_no_longer_than_one_of_them_may_think(
    about: dict[str, Any],
) -> None:
    weak = about | {"bot": "casual", "takes": 0.0}

    async def think() -> None:
        pool = workers.Workers(count=1, time_limit=60)
        try:
            await asyncio.gather(*(pool.choose(each) for each in (*[about] * 4, weak)))
        finally:
            await pool.stop()

    asyncio.run(think())
    shares = [share for _, share in told(about)]
    assert len(shares) == 5
    assert sum(shares[:-1]) <= 1.0


def test_a_worker_gives_a_bot_its_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[float, float]] = []
    monkeypatch.setattr(worker, "take_share", lambda bot, share: told.append((bot.noise, share)))
    anna = Guest(new_house(tmp_path))
    question = asked(anna, anna.new_table("me", "bot:casual"))
    worker.think(json.dumps({**question, "share": 0.5}))
    worker.think(json.dumps(question))
    assert told == [(1.3, 0.5), (1.3, 1.0)]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_every_bot_has_a_name(language: str) -> None:
    """Those that old tables know, too; yardsticks sit at no table."""
    texts = texts_of(language)
    for bot in {*bot_names("race")} - {*yardstick_names("race")}:
        assert texts(f"bot-{bot}") != f"bot-{bot}"


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system knows no niceness")
@pytest.mark.parametrize("process", ["worker", "job"])
def test_processes_that_think_let_the_house_go_first(process: str) -> None:
    program = (
        f"import os; from astrarium.table import {process}; {process}.main(); print(os.nice(0))"
    )
    said = subprocess.check_output([sys.executable, "-c", program], input="", text=True)
    assert int(said) == min(19, os.nice(0) + 10)
