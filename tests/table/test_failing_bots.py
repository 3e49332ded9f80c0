"""A bot that fails, hangs or cheats never stops its table, let alone another one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from astrarium.table import bots, play, workers
from astrarium.table.bots import BotRunner
from astrarium.table.house import House
from astrarium.table.storage import RUNNING
from tests.table.support import Guest, asked_seats, new_house, take_turn

# Each notes that it was asked, then does its worst.
NOTE = "import sys, time\nfor line in sys.stdin:\n    open({notes!r}, 'a').write('asked\\n')\n"
RAISES = "    raise ValueError('a bug')\n"
CHEATS = "    print('{{\"choice\": 987654321}}', flush=True)\n"
BABBLES = "    print('no JSON at all', flush=True)\n"
HANGS = "    time.sleep(600)\n"

CANNOT_GO_ON = {"en": "A bot cannot go on", "hu": "Egy gép nem tud továbbmenni"}


class Quick:
    """Workers that need no process: the first option."""

    async def choose(self, asked: dict[str, Any], host: str) -> int:
        options: list[int] = asked["options"]
        return options[0]

    async def stop(self) -> None:
        """Nothing runs."""


def table_with_a_bot(house: House, language: str = "en") -> tuple[Guest, str]:
    anna = Guest(house, language)
    return anna, anna.new_table("me", "bot:random")


@pytest.mark.parametrize(
    ("bot", "limit", "asked_at_most"),
    [(RAISES, 60.0, 2), (CHEATS, 60.0, 2), (BABBLES, 60.0, 2), (HANGS, 0.3, 1)],
    ids=["raises", "cheats", "babbles", "hangs"],
)
def test_a_bot_that_fails_is_asked_once_more_and_then_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, limit: float, asked_at_most: int
) -> None:
    anna, path = table_with_a_bot(new_house(tmp_path))
    thought = BotRunner(anna.house).next_thought(path[3:])
    assert thought is not None
    notes = tmp_path / "notes"
    script = tmp_path / "bot.py"
    script.write_text((NOTE + bot).format(notes=str(notes)))
    monkeypatch.setattr(workers, "COMMAND", ("-S", str(script)))

    async def think() -> tuple[int, int]:
        pool = workers.Workers(count=1, time_limit=limit, starting=0)
        try:
            return await pool.choose(thought.asked), pool.given_up
        finally:
            await pool.stop()

    choice, given_up = asyncio.run(think())
    assert choice in thought.asked["options"]
    assert given_up == 1
    times_asked = notes.read_text().count("asked") if notes.exists() else 0
    # One that hangs may have had its time before it was up.
    assert times_asked == asked_at_most or (bot == HANGS and times_asked < asked_at_most)


def test_where_the_rules_fail_at_an_answer_another_one_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, path = table_with_a_bot(new_house(tmp_path))
    runner = BotRunner(anna.house)
    thought = runner.next_thought(path[3:])
    assert thought is not None
    bad = thought.asked["options"][0]

    def answer(match: Any, question: Any, choice: int) -> None:
        match.answer(question, choice)
        if choice == bad:
            raise RuntimeError("a bug in the rules, found half way")

    monkeypatch.setattr(play, "_answer", answer)
    runner.answer(path[3:], thought, bad)
    with anna.house.game(anna.table(path)) as (_, match):
        answers = [step.choice for step in match.steps if step.seat == 1 and not step.forced]
    assert answers == [thought.asked["options"][1]]


def serve(house: House, until: Callable[[], bool], runner: BotRunner | None = None) -> None:
    """Let the bots of a house play until something is so."""

    async def run() -> None:
        found = runner or BotRunner(house, retry_after=0.0)
        await found.start()
        found.workers = Quick()  # type: ignore[assignment]
        try:
            while not until():
                await asyncio.sleep(0.005)
        finally:
            await found.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def break_bots_of(monkeypatch: pytest.MonkeyPatch, table: str) -> threading.Event:
    """Every answer for a bot at this table fails, until it is mended."""
    mended = threading.Event()
    real = play.answer_for_bot

    def answer(house: House, found: Any, question: Any, choice: int) -> None:
        if found.id == table and not mended.is_set():
            raise RuntimeError("a bug in the rules")
        real(house, found, question, choice)

    monkeypatch.setattr(bots, "answer_for_bot", answer)
    return mended


@pytest.mark.parametrize("language", ["en", "hu"])
def test_people_are_told_that_a_bot_cannot_go_on_and_can_let_it_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    house = new_house(tmp_path)
    anna, path = table_with_a_bot(house, language)
    id = path[3:]
    stranger = Guest(house, language)
    mended = break_bots_of(monkeypatch, id)
    before = anna.get(path)
    assert CANNOT_GO_ON[language] not in before
    serve(house, lambda: id in house.stuck)
    for page in (anna.get(path), anna.get(path + "/board")):
        assert CANNOT_GO_ON[language] in page
        assert f'action="{path}/wake"' in page
    watching = stranger.get(path)
    assert CANNOT_GO_ON[language] in watching
    assert "/wake" not in watching
    stranger.post(path + "/wake", 403)
    assert id in house.stuck
    mended.set()
    anna.post(path + "/wake", 200, part=True)
    assert CANNOT_GO_ON[language] not in anna.get(path + "/board")
    serve(house, lambda: asked_seats(anna, path) == [0])
    take_turn(anna, path)
    assert anna.table(path).state == RUNNING


def test_a_table_whose_bots_fail_does_not_stop_the_bots_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = new_house(tmp_path)
    anna, broken = table_with_a_bot(house)
    _, sound = table_with_a_bot(house)
    break_bots_of(monkeypatch, broken[3:])
    serve(house, lambda: broken[3:] in house.stuck and asked_seats(anna, sound) == [0])
    assert sound[3:] not in house.stuck
    assert 1 in asked_seats(anna, broken)


def test_a_bot_that_was_stuck_is_no_longer_once_it_has_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = new_house(tmp_path)
    anna, path = table_with_a_bot(house)
    mended = break_bots_of(monkeypatch, path[3:])
    runner = BotRunner(house, retry_after=0.0)
    serve(house, lambda: path[3:] in house.stuck, runner)
    mended.set()
    serve(house, lambda: asked_seats(anna, path) == [0], runner)
    assert path[3:] not in house.stuck
