"""Nobody can tell whether a neighbour has answered a secret question.

Two worlds are one database and its copy; in one of them a neighbour answers. To all others they
must be the same, byte for byte: every page, every list with several tables on it, and every message
of every stream with the moment at which it comes, by a clock that the test drives. And nothing more
may be made anew for them in one world than in the other, or the time of an answer would tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import astrarium
from astrarium.core.rng import Rng
from astrarium.table import people
from astrarium.table.bots import BotRunner
from astrarium.table.house import House
from astrarium.table.play import answer_for_bot
from astrarium.table.record import Seen
from astrarium.table.show import stamp
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import Seat
from astrarium.table.web.app import Server, create_app
from astrarium.table.web.call import Call
from astrarium.table.web.limits import Limits
from astrarium.table.web.stream import HEARTBEAT, HERE, Telling, Ticks
from tests.table.support import (
    AMPLE,
    Clock,
    Guest,
    Seeds,
    asked_seats,
    hurry,
    take_turn,
    two_at_a_table,
)
from tests.table.test_leaks import addresses, everything

SECONDS = 100


class World:
    """Three people at a table in a secret choice, another table of theirs, and a spectator."""

    def __init__(self, file: Path) -> None:
        self.house = House(SqliteStorage(file), now=Clock(), new_seed=Seeds())
        self.guests = [Guest(self.house) for _ in range(3)]
        self.spectator = Guest(self.house)
        self.paths: list[str] = []

    def prepare(self, *kinds: str) -> None:
        for _ in range(2):
            path = self.guests[0].new_table("me", *kinds, hints="all")
            for number, kind in enumerate(kinds, 1):
                if kind == "open":
                    self.guests[number].post(f"{path}/seats/{number}/sit", name=f"P{number}")
            self.paths.append(path)
        for path in self.paths:
            self.until_secret(path)

    def prepare_other(self, game: str) -> None:
        """Two tables of another game; at both the neighbour at seat 1 is asked."""
        form = {"seats": 3, "name": "Anna", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
        form |= {"hints": "all"}
        for _ in range(2):
            path = self.guests[0].send(f"/new/{game}", form, 303)
            for number in (1, 2):
                self.guests[number].post(f"{path}/seats/{number}/sit", name=f"P{number}")
            hurry(self.guests[0], path, Rng(len(self.paths)), 25)
            while 1 not in asked_seats(self.guests[0], path):
                hurry(self.guests[0], path, Rng(3), 1)
            self.paths.append(path)

    def until_secret(self, path: str) -> None:
        """The opening hands are chosen; the action cards are next."""
        for guest in self.guests:
            if guest.http.cookies.get("astrarium"):
                take_turn(guest, path)
        for seat in (1, 2, 1, 2):
            self.bot_answers(path, seat)
        with self.house.game(self.house.table(path[3:])) as (_, match):
            assert match.position.agenda.secret

    def bot_answers(self, path: str, seat: int) -> None:
        table = self.house.table(path[3:])
        with self.house.game(table) as (_, match):
            asked = [each for each in match.position.questions() if each.seat == seat]
            if not asked or match.position.agenda.secret:
                return
            choice = match.position.options(asked[0])[0]
        answer_for_bot(self.house, table, asked[0], choice)

    def copy(self, file: Path) -> World:
        self.house.storage.backup(file)
        other = World(file)
        other.paths = self.paths
        for mine, theirs in zip(self.guests, other.guests, strict=True):
            theirs.http.cookies.update(mine.http.cookies)
            theirs.learn_person()
        return other

    def answer(self) -> None:
        """The neighbour at seat 1 answers at the table that is lower in all lists."""
        take_turn(self.guests[1], self.paths[0])

    def plan(self) -> None:
        ask = self.guests[1].question(self.paths[0])
        form = {"seat": 1, "question": ask.token, "choice": ask.choices[-1]}
        self.guests[1].post(self.paths[0] + "/plan", 200, part=True, **form)

    def eyes(self) -> list[tuple[Guest, int | None]]:
        return [(self.guests[0], 0), (self.guests[2], 2), (self.spectator, None)]

    def pages(self) -> list[dict[str, bytes]]:
        found = []
        for guest, eyes in self.eyes():
            for path in self.paths:
                found.append(everything(guest, addresses(self.house, path, eyes, Rng(5)), path[3:]))
        return found


class DrivenTicks(Ticks):
    """Time that passes when the test says so; knows when everybody waits again."""

    def __init__(self) -> None:
        self.time = 0.0
        self.streams = 0
        self._waiting = 0
        self._passed = asyncio.Event()

    def now(self) -> float:
        return self.time

    async def wait(self, event: asyncio.Event, until: float) -> bool:
        while not event.is_set() and self.time < until:
            self._waiting += 1
            try:
                tasks = [asyncio.ensure_future(each.wait()) for each in (event, self._passed)]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
            finally:
                self._waiting -= 1
        return event.is_set()

    async def settle(self) -> None:
        """Until every stream has nothing to do but wait."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0.002)
            quiet = quiet + 1 if self._waiting == self.streams else 0

    async def second(self) -> None:
        self.time += 1.0
        passed, self._passed = self._passed, asyncio.Event()
        passed.set()
        await self.settle()


Heard = list[tuple[float, str]]


def listen(
    world: World, answer_at: float, act: Callable[[World], None] = World.answer
) -> list[Heard]:
    """What the streams of the others say, and when."""

    async def hearing() -> list[Heard]:
        server: Server = create_app(world.house, Limits(AMPLE)).state.server
        tellings = [_telling(server, world, guest, world.paths[0]) for guest, _ in world.eyes()]
        ticks = DrivenTicks()
        server.ticks = ticks
        heard: list[Heard] = [[] for _ in tellings]

        async def hear(telling: Telling, told: Heard) -> None:
            async for message in telling.messages():
                told.append((ticks.now(), message))

        tasks = []
        for telling, told in zip(tellings, heard, strict=True):  # one comes after the other
            tasks.append(asyncio.create_task(hear(telling, told)))
            ticks.streams += 1
            await ticks.settle()
        for _ in range(SECONDS):
            await ticks.second()
            if ticks.now() == answer_at:
                await asyncio.get_running_loop().run_in_executor(None, act, world)
                await ticks.settle()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.turns.stop()
        return heard

    return asyncio.run(hearing())


def _telling(server: Server, world: World, guest: Guest, path: str) -> Telling:
    from starlette.requests import Request  # noqa: PLC0415

    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    scope = {
        "type": "http", "method": "GET", "path": path + "/events", "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"cookie", cookies.encode())],
        "client": ("127.0.0.1", 1), "path_params": {"table": path[3:]},
    }  # fmt: skip
    call = Call(Request(scope), server)
    return Telling(call, path[3:], stamp(world.house, path[3:], call.person))


@pytest.fixture(params=[("open", "open"), ("open", "bot:random")], ids=["people", "with a bot"])
def worlds(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> tuple[World, World]:
    monkeypatch.setattr(people, "some_name", lambda: "Vega")
    made = World(tmp_path / "made")
    made.prepare(*request.param)
    return made.copy(tmp_path / "one"), made.copy(tmp_path / "other")


def test_no_page_and_no_list_tells_that_a_neighbour_has_answered(
    worlds: tuple[World, World],
) -> None:
    silent, answered = worlds
    answered.answer()
    for one, other in zip(silent.pages(), answered.pages(), strict=True):
        assert [page for page in one if one[page] != other[page]] == []


def test_no_message_of_a_stream_tells_it_neither_by_its_bytes_nor_by_its_moment(
    worlds: tuple[World, World],
) -> None:
    silent, answered = worlds
    one, other = listen(silent, answer_at=-1.0), listen(answered, answer_at=29.0)
    assert one == other
    beats = [at for at, message in one[0] if message == HERE]
    assert beats == [HEARTBEAT * number for number in range(1, 1 + SECONDS // HEARTBEAT)]


def stand_in(world: World, hand: str = "") -> None:
    """The neighbour lets a bot play, or takes the seat back."""
    world.guests[1].post(world.paths[0] + "/seats/1/stand-in", hand=hand)


def seat_of_the_neighbour(world: World) -> Seat:
    return world.house.storage.seats(world.paths[0][3:])[1]


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """A world in which the neighbour has let a bot play, and the bot has not answered yet."""
    monkeypatch.setattr(people, "some_name", lambda: "Vega")
    made = World(tmp_path / "made")
    made.prepare("open", "open")
    stand_in(made)
    return made


def test_nothing_tells_that_a_neighbour_has_answered_where_a_bot_played_for_them(
    tmp_path: Path, away: World
) -> None:
    silent, answered = away.copy(tmp_path / "one"), away.copy(tmp_path / "other")
    assert listen(silent, -1.0) == listen(answered, 29.0)
    for one, other in zip(silent.pages(), answered.pages(), strict=True):
        assert [page for page in one if one[page] != other[page]] == []
    assert BotRunner(answered.house).next_thought(answered.paths[0][3:]) is None
    assert "I am back" in silent.guests[1].get(silent.paths[0])
    assert "I am back" not in answered.guests[1].get(answered.paths[0])
    for guest in (answered.guests[0], answered.guests[2]):
        take_turn(guest, answered.paths[0])
    assert seat_of_the_neighbour(answered).stand_in == ""


def test_nothing_tells_it_when_they_take_the_seat_back(tmp_path: Path, away: World) -> None:
    silent, answered = away.copy(tmp_path / "one"), away.copy(tmp_path / "other")
    answered.answer()

    def hand_back(world: World) -> None:
        stand_in(world, hand="back")

    assert listen(silent, 29.0, hand_back) == listen(answered, 29.0, hand_back)
    for one, other in zip(silent.pages(), answered.pages(), strict=True):
        assert [page for page in one if one[page] != other[page]] == []
    assert seat_of_the_neighbour(answered).stand_in == ""


def test_whoever_is_woken_for_nothing_hears_nothing_and_the_beat_goes_on(tmp_path: Path) -> None:
    """The second bar: heartbeats go by the clock even where somebody is woken without need."""
    made = World(tmp_path / "made")
    made.prepare("open", "open")
    one, other = made.copy(tmp_path / "one"), made.copy(tmp_path / "other")
    heard = listen(other, 29.0, lambda world: world.house.hub.shown(world.paths[0][3:]))
    assert heard == listen(one, -1.0)


@pytest.mark.parametrize("game", astrarium.games.names())
def test_nobody_can_tell_that_a_neighbour_plans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """By no page, no list, no message of a stream and no moment of one, in any game."""
    monkeypatch.setattr(people, "some_name", lambda: "Vega")
    made = World(tmp_path / "made")
    made.prepare_other(game)
    silent, planned = made.copy(tmp_path / "one"), made.copy(tmp_path / "other")
    assert listen(silent, -1.0) == listen(planned, 29.0, World.plan)
    assert planned.house.storage.draft(planned.paths[0][3:], 1) is not None
    for one, other in zip(silent.pages(), planned.pages(), strict=True):
        assert [page for page in one if one[page] != other[page]] == []


def test_agreement_to_go_back_ends_with_any_answer_also_a_bots(tmp_path: Path) -> None:
    """Or a flag that stands in a secret choice would go with the first person's answer."""
    anna, _, path = two_at_a_table(tmp_path)
    anna.house.storage.agree(path[3:], 0, True, 0)
    assert anna.house.storage.seats(path[3:])[0].agrees
    hurry(anna, path, Rng(1), 1)  # as bots answer
    assert not anna.house.storage.seats(path[3:])[0].agrees


def count_views(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    made: list[int] = []
    real = Seen.__init__

    def counted(self: Seen, view: dict[str, object]) -> None:
        made.append(1)
        real(self, view)

    monkeypatch.setattr(Seen, "__init__", counted)
    return made


def test_nothing_is_made_anew_for_others_because_a_neighbour_has_answered(
    worlds: tuple[World, World], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes longer tells too."""
    _, world = worlds
    path = world.paths[0] + "/board"
    looks: list[Callable[[], str]] = [lambda g=guest: g.get(path) for guest, _ in world.eyes()]  # type: ignore[misc]
    for look in looks:
        look()
    take_turn(world.guests[1], world.paths[0])
    made = count_views(monkeypatch)
    for look in looks:
        look()
    assert made == []
