"""`make bench`, its second half: the web table under load, its heaviest pages, and a browser.

python -m tools.bench_table      writes its part of docs/speed.md, fails above a limit
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import NamedTuple

from astrarium.bots import find_bot
from astrarium.core.rng import Rng
from astrarium.table import people, play, seating
from astrarium.table.house import House
from astrarium.table.seating import Chair
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import OPEN, PERSON, Table
from tests.table.server import Server
from tools import compiled
from tools.bench import FLOORS, PAGE, Data, Floors, machine, shortfalls, table, with_part
from tools.table_client import Client
from tools.table_drawn import drawn
from tools.table_load import TABLES, load

BEGIN, END = "<!-- table measured -->", "<!-- end of table measured -->"
SEED = "7a" * 32  # any game will do, but the same one every time
LOOKS = 30


def busy() -> float:
    """How many processes wanted a core while this was measured, ours too."""
    return os.getloadavg()[0]


class Late(NamedTuple):
    """A game in its last round, and how those play who come to it."""

    game: str
    seats: int
    last_round: int
    bot: str


LATE_GAIA = Late("gaia", 4, 6, "random")
LATE_ECLIPSE = Late("eclipse", 6, 9, "greedy")  # chance builds nothing that is heavy to draw


def late_game(data: Path, late: Late) -> tuple[Table, str]:
    """Such a game, and the login of a person who is asked."""
    house = House(SqliteStorage(data / "astrarium.sqlite3"), new_seed=lambda: SEED)
    host, login = people.new_person(house.storage, "Anna", "en")
    chairs = [Chair(PERSON), *[Chair(OPEN) for _ in range(late.seats - 1)]]
    found = seating.create(house, host, late.game, {}, chairs, "at-once")
    for number in range(1, late.seats):
        person, _ = people.new_person(house.storage, f"Béla {number}", "en")
        seating.sit_down(house, found, number, person)
    rng, bot = Rng(1), find_bot(late.game, late.bot)
    while True:
        with house.game(found) as (_, match):
            question = match.position.questions()[0]
            round_number = match.view(None)["state"]["round_number"]
            if round_number == late.last_round and question.seat == 0:
                return found, login
            view, options = match.view(question.seat), match.position.options(question)
            choice = bot.choose(view, question, options, rng)
        play.answer_for_bot(house, found, question, choice)


async def look(port: int, path: str, login: str) -> tuple[list[float], int]:
    """How long a page takes, again and again in ms; how large it is, as it is sent."""
    client = Client(port)
    client.cookie = f"astrarium={login}"
    times: list[float] = []
    largest = 0
    for _ in range(LOOKS):
        start = time.perf_counter()
        answer = await client.get(path)
        times.append((time.perf_counter() - start) * 1000)
        assert answer.status == 200
        largest = max(largest, answer.size)
    client.close()
    return times, largest


def page_of(late: Late) -> Data:
    with tempfile.TemporaryDirectory() as folder:
        found, login = late_game(Path(folder), late)
        with Server(Path(folder)) as server:
            times, size = asyncio.run(look(server.port, f"/t/{found.id}", login))
    first, *again = times
    return {
        "median_ms": statistics.median(again),
        "slowest_ms": max(again),
        "first_after_restart_ms": first,
        "compressed_kb": size / 1000,
    }


def measured() -> Data:
    pages = {"gaia_page": page_of(LATE_GAIA), "eclipse_page": page_of(LATE_ECLIPSE)}
    in_browser = drawn()
    under_load = load()
    for error in under_load.errors[:5]:
        print(error)
    return {
        "game": "table",
        "compiled": not compiled.interpreted_modules(),
        "peers": {},
        "load": {**under_load.figures(), "machine_load": busy()},
        **pages,
        "drawn": in_browser,
    }


def part(data: Data, floors: Floors, name: str) -> list[str]:
    """One table of it."""
    return table({"peers": data["peers"], name: data[name]}, floors)


def page_with(page: str, data: Data, floors: Floors) -> str:
    cores = os.cpu_count()
    lines = [
        f"Measured on: {machine()}; server and generator share the machine's {cores} cores.",
        "",
        f"### {TABLES} tables, {2 * TABLES} connected seats, a move at each every 5 seconds",
        "",
        *part(data, floors, "load"),
        "",
        f"### The page of a game of Gaia Project with {LATE_GAIA.seats} players in its last round",
        "",
        *part(data, floors, "gaia_page"),
        "",
        f"### The page of a game of Eclipse with {LATE_ECLIPSE.seats} players in its last round",
        "",
        *part(data, floors, "eclipse_page"),
        "",
        "### A move of one person against a bot, in Chromium",
        "",
        *part(data, floors, "drawn"),
    ]
    return with_part(page, BEGIN, END, lines)


def main() -> int:
    floors: Floors = tomllib.loads(FLOORS.read_text(encoding="utf-8"))["table"]
    data = measured()
    print(*table(data, floors), sep="\n")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(page_with(page, data, floors), encoding="utf-8")
    problems = shortfalls(data, floors)
    print("\n".join(problems) if problems else "All limits are kept.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
