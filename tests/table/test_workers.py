"""Bots think in processes of their own, with a time limit."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from astrarium.table import worker, workers
from astrarium.table.bots import BotRunner
from astrarium.table.levels import levels
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
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"choice": int(asked["share"] * 100)}), flush=True)
"""


@pytest.mark.parametrize(
    ("thinking", "share"), [(0, 1.0), (1, 1.0), (2, 1.0), (3, 2 / 3), (6, 1 / 3), (24, 1 / 12)]
)
def test_all_who_think_share_the_workers(thinking: int, share: float) -> None:
    pool = workers.Workers(count=2)
    pool.thinking = thinking
    assert pool.share() == pytest.approx(share)


def test_bots_that_think_at_once_are_told_their_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    teller = tmp_path / "teller.py"
    teller.write_text(TELLS_ITS_SHARE)
    monkeypatch.setattr(workers, "COMMAND", (str(teller),))
    about = {"game": "eclipse", "bot": "greedy", "options": list(range(101)), "seed": 1}

    async def think() -> tuple[int, list[int], int, int]:
        pool = workers.Workers(count=1, time_limit=60)
        try:
            alone = await pool.choose(about)
            shares = await asyncio.gather(*(pool.choose(about) for _ in range(4)))
            return alone, shares, await pool.choose(about), pool.thinking
        finally:
            await pool.stop()

    alone, shares, alone_again, left = asyncio.run(think())
    assert (alone, alone_again, left) == (100, 100, 0)
    # Whoever comes first finds nobody waiting; then three wait, then two.
    assert shares == [100, 33, 50, 100]


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
    for level in levels("race"):
        assert texts_of(language)(f"bot-{level}")


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system knows no niceness")
@pytest.mark.parametrize("process", ["worker", "job"])
def test_processes_that_think_let_the_house_go_first(process: str) -> None:
    program = (
        f"import os; from astrarium.table import {process}; {process}.main(); print(os.nice(0))"
    )
    said = subprocess.check_output([sys.executable, "-c", program], input="", text=True)
    assert int(said) == min(19, os.nice(0) + 10)
