"""Guests at a table without a browser: what a page says is read from its HTML."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from astrarium.core import match as matches
from astrarium.core.position import Position
from astrarium.core.rng import Rng, Streams
from astrarium.core.saved import save
from astrarium.table.drafts import open_question
from astrarium.table.house import House
from astrarium.table.people import who
from astrarium.table.play import answer_for_bot
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import RUNNING, Change, Person, Table
from astrarium.table.web.app import create_app
from astrarium.table.web.gate import COOKIE
from astrarium.table.web.limits import Limits
from tests.table.asking import Ask

ORIGIN = "http://localhost"
PART = {"x-astrarium": "part"}
AMPLE = 10_000.0  # limits that no test reaches by accident


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        self.time += 1.0
        return self.time


class Seeds:
    """The first game of every house is the same, and so is the second."""

    def __init__(self) -> None:
        self.given = 0

    def __call__(self) -> str:
        self.given += 1
        return hashlib.sha256(f"house {self.given}".encode()).hexdigest()


def new_house(folder: Path) -> House:
    return House(SqliteStorage(folder / "table.sqlite3"), now=Clock(), new_seed=Seeds())


class Guest:
    """One browser: cookies of its own."""

    def __init__(self, house: House, language: str = "en", limits: Limits | None = None) -> None:
        self.house = house
        self.person: Person | None = None
        self.http = TestClient(
            create_app(house, limits or Limits(AMPLE)),
            base_url=ORIGIN,
            follow_redirects=False,
            headers={"accept-language": language, "origin": ORIGIN},
            raise_server_exceptions=False,
        )

    def get(self, path: str, status: int = 200) -> str:
        answer = self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text[-400:])
        return answer.text

    def post(self, path: str, status: int = 303, part: bool = False, **form: object) -> str:
        """Send a form; where it leads to, or the page that it answers with."""
        data = {name.replace("_", "-"): value for name, value in form.items()}
        return self.send(path, data, status, part)

    def send(self, path: str, form: dict[str, object], status: int, part: bool = False) -> str:
        data = {name: str(value) for name, value in form.items()}
        answer = self.http.post(path, data=data, headers=PART if part else {})
        assert answer.status_code == status, (path, answer.status_code, answer.text[-400:])
        return answer.headers.get("location", "") if status == 303 else answer.text

    def learn_person(self) -> None:
        """Who the house takes this guest for."""
        self.person = who(self.house.storage, self.http.cookies.get(COOKIE) or "")

    def new_table(self, *seats: str, name: str = "Anna", **options: object) -> str:
        form: dict[str, object] = {"seats": len(seats), "name": name, "pace": "at-once"}
        form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
        return self.send("/new/race", form | options, 303)

    def question(self, path: str) -> Ask:
        return Ask(self.get(path + "/board"))

    def table(self, path: str) -> Table:
        return self.house.table(path.removeprefix("/t/"))


def plan_turn(guest: Guest, path: str, rng: Rng | None = None) -> Ask:
    """Plan answers until the plan is complete."""
    rng = rng or Rng(1)
    ask = guest.question(path)
    while not ask.complete:
        assert ask.choices, ask.words
        choice = rng.pick(ask.choices)
        form = {"seat": ask.seat, "question": ask.token, "choice": choice}
        ask = Ask(guest.post(path + "/plan", 200, part=True, **form))
    return ask


def take_turn(guest: Guest, path: str, rng: Rng | None = None) -> None:
    ask = plan_turn(guest, path, rng)
    guest.post(path + "/commit", 200, part=True, seat=ask.seat, question=ask.token)


def asked_seats(guest: Guest, path: str) -> list[int]:
    table = guest.table(path)
    with guest.house.game(table) as (_, match):
        seats = range(match.rules.seats)
        return [seat for seat in seats if open_question(match.position, seat) is not None]


def hurry(guest: Guest, path: str, rng: Rng, answers: int = 100_000) -> None:
    """So many random answers of all seats, or until the game is over; without pages."""
    for _ in range(answers):
        table = guest.table(path)
        if table.state != RUNNING:
            return
        with guest.house.game(table) as (_, match):
            questions = match.position.questions()
            question = questions[rng.below(len(questions))]
            choice = rng.pick(match.position.options(question))
        answer_for_bot(guest.house, table, question, choice)


def begin_with(guest: Guest, path: str, s: Position[Any]) -> None:
    """The game of the table goes on from this position, in a log of its own."""
    house, table = guest.house, guest.table(path)
    streams = Streams(table.seed)
    match = matches.go_on(s.dump(), house.find_game, streams.promise)
    seats = range(match.rules.seats)
    change = Change({}, drop_drafts_of=seats, snapshot=save(match, streams.used), anew=True)
    written = house.storage.line_count(table.id, table.generation)
    house.storage.append(table.id, table.generation, written, match.log.lines, change)


def two_at_a_table(folder: Path) -> tuple[Guest, Guest, str]:
    house = new_house(folder)
    anna, bela = Guest(house), Guest(house)
    path = anna.new_table("me", "open")
    bela.post(path + "/seats/1/sit", name="Béla")
    return anna, bela, path
