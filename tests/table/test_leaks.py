"""No byte sent to a seat or a spectator depends on what it may not know.

At many moments of random games every page is fetched twice: as it is, and with the position
replaced by another one that the reader could not tell from it. The routes come from the router.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import astrarium
from astrarium.core.match import Match
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.core.views import view
from astrarium.table import people, show
from astrarium.table.drafts import open_question
from astrarium.table.house import House
from astrarium.table.live import Live
from astrarium.table.record import position_after, record
from astrarium.table.show import stamp
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import RUNNING, Table
from astrarium.table.web import watching
from tests.table.support import Clock, Guest, Seeds, hurry, plan_turn, take_turn
from tests.table.test_matrix import AT_A_TABLE, ELSEWHERE

PAGES = [name.removeprefix("GET ") for name in (*ELSEWHERE, *AT_A_TABLE) if name[:3] == "GET"]
STEPS = int(os.environ.get("ASTRARIUM_LEAK_MOMENTS", "12"))  # looked at in each game


class DoubtfulHouse(House):
    """A house that can put a position in the game's place that some eyes cannot tell from it."""

    def __init__(self, storage: SqliteStorage) -> None:
        super().__init__(storage, now=Clock(), new_seed=Seeds())
        self.doubting = False
        self.eyes: int | None = None
        self.rng = Rng(99)

    def guess(self, s: Position) -> Position:
        return astrarium.resample(view(s, self.eyes), self.rng)

    @contextmanager
    def game(self, table: Table) -> Iterator[tuple[Live, Match]]:
        with super().game(table) as (live, match):
            if self.doubting and not match.position.over:
                twin = copy.copy(match)
                twin.position = self.guess(match.position)
                yield live, twin
            else:
                yield live, match

    @contextmanager
    def doubts(self, eyes: int | None) -> Iterator[None]:
        self.doubting, self.eyes = True, eyes
        try:
            yield
        finally:
            self.doubting = False


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DoubtfulHouse:
    house = DoubtfulHouse(SqliteStorage(tmp_path / "table.sqlite3"))

    def doubtful_past(match: Match, steps: int) -> Position:
        s = position_after(match, steps)
        return house.guess(s) if house.doubting and not s.over else s

    # A suggested name is drawn anew for whoever has none.
    monkeypatch.setattr(people, "some_name", lambda: "Vega")
    monkeypatch.setattr(watching, "position_after", doubtful_past)
    monkeypatch.setattr(show, "position_after", doubtful_past)
    return house


def addresses(house: House, path: str, eyes: int | None, rng: Rng) -> list[str]:
    table = house.table(path.removeprefix("/t/"))
    with house.game(table) as (_, match):
        lines = len(record(match, eyes))
    return [
        each.replace("{table}", table.id)
        .replace("{game}", "race")
        .replace("{component}", "card-old_earth")
        .replace("{rule}", "race.base.round.phase-order")
        .replace("{token}", "unknown")
        .replace("{step:int}", str(rng.below(lines)))
        for each in PAGES
    ]


def everything(guest: Guest, pages: list[str], table: str) -> dict[str, bytes]:
    """All that the guest is sent, and the stamp of its event stream."""
    sent = {page: guest.http.get(page).content for page in pages}
    sent["stamp"] = stamp(guest.house, table, guest.person).encode()
    return sent


def seat_guests(house: House, seats: int) -> tuple[list[Guest], str]:
    guests = [Guest(house) for _ in range(seats)]
    path = guests[0].new_table("me", *["open"] * (seats - 1), name="Anna")
    for number in range(1, seats):
        guests[number].post(f"{path}/seats/{number}/sit", name=f"P{number}")
    for guest in guests:
        guest.learn_person()
    return guests, path


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_no_page_depends_on_what_its_reader_may_not_know(
    house: DoubtfulHouse, seats: int, seed: int
) -> None:
    guests, path = seat_guests(house, seats)
    readers: list[tuple[Guest, int | None]] = [(Guest(house), None)]
    readers += [(guest, seat) for seat, guest in enumerate(guests)]
    rng = Rng(seed)
    looked = 0
    while looked < STEPS and guests[0].table(path).state == RUNNING:
        hurry(guests[0], path, rng, 1 + rng.below(6))
        if guests[0].table(path).state != RUNNING:
            break
        guest, eyes = readers[rng.below(len(readers))]
        _maybe_plan(guest, eyes, path, rng)
        pages = addresses(house, path, eyes, rng)
        true = everything(guest, pages, path[3:])
        with house.doubts(eyes):
            guessed = everything(guest, pages, path[3:])
        assert [page for page in true if true[page] != guessed[page]] == []
        looked += 1
    assert looked == STEPS or guests[0].table(path).state != RUNNING


def _maybe_plan(guest: Guest, eyes: int | None, path: str, rng: Rng) -> None:
    """Sometimes the reader has a plan: its preview must not look behind the curtain either."""
    if eyes is None or rng.below(2) == 0:
        return
    with guest.house.game(guest.table(path)) as (_, match):
        asked = open_question(match.position, eyes)
    if asked is not None:
        plan_turn(guest, path, rng)


def test_nothing_tells_who_has_answered_a_secret_question(house: DoubtfulHouse) -> None:
    guests, path = seat_guests(house, 3)
    for guest in guests:
        take_turn(guest, path)  # the opening hands
    spectator = Guest(house)
    with house.game(guests[0].table(path)) as (_, match):
        assert match.position.agenda.secret
    readers: list[tuple[Guest, int | None]] = [(guests[2], 2), (spectator, None)]
    for answering in (guests[0], guests[1]):
        pages = {eyes: addresses(house, path, eyes, Rng(5)) for _, eyes in readers}
        before = [everything(guest, pages[eyes], path[3:]) for guest, eyes in readers]
        take_turn(answering, path)
        after = [everything(guest, pages[eyes], path[3:]) for guest, eyes in readers]
        assert before == after


def test_the_lobby_of_another_player_does_not_change_with_a_secret_answer(
    house: DoubtfulHouse,
) -> None:
    guests, path = seat_guests(house, 2)
    for guest in guests:
        take_turn(guest, path)
    before = guests[1].get("/")
    take_turn(guests[0], path)
    assert guests[1].get("/") == before


def test_a_running_game_downloads_only_as_what_the_seat_has_seen(house: DoubtfulHouse) -> None:
    guests, path = seat_guests(house, 2)
    hurry(guests[0], path, Rng(8), 60)
    with house.game(guests[0].table(path)) as (_, match):
        secret = [step.say for step in match.steps if step.audience == 1]
        mine = [step.say for step in match.steps if step.audience == 0]
    record_of_0 = guests[0].get(path + "/record")
    assert sum(say in record_of_0 for say in mine) > sum(say in record_of_0 for say in secret)
    assert '"seed"' not in record_of_0
    assert '"promise"' not in record_of_0
