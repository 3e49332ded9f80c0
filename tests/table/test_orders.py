"""Standing orders: left on the page, kept, answered by, logged as the seat's own, changed."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest

from astrarium.core.game import Data, Option
from astrarium.core.rng import Rng
from astrarium.games.gaia.frames.charge import Charging
from astrarium.games.gaia.game import GAME as GAIA
from astrarium.games.gaia.state import Gaia
from astrarium.table import sqlite
from astrarium.table.drafts import open_question
from astrarium.table.storage import FINISHED
from tests.table.support import Guest, hurry, new_house

ALWAYS = {"order_charge": "always"}


def gaia_of_two(folder: Path) -> tuple[Guest, Guest, str]:
    house = new_house(folder)
    anna, bela = Guest(house), Guest(house)
    form: dict[str, object] = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "open"}
    path = anna.send("/new/gaia", form, 303)
    bela.post(path + "/seats/1/sit", name="Béla")
    return anna, bela, path


def charging_seat(guest: Guest, path: str) -> int:
    """The seat that is asked whether to charge power; -1 if none is."""
    with guest.house.game(guest.table(path)) as (_, match):
        for question in match.position.questions():
            if isinstance(match.position.agenda.lanes[question.lane][-1], Charging):
                return question.seat
    return -1


def until_charging(guest: Guest, path: str, rng: Rng) -> int:
    while charging_seat(guest, path) < 0:
        hurry(guest, path, rng, 1)
        assert guest.table(path).state != FINISHED, "nobody was ever asked to charge power"
    return charging_seat(guest, path)


def charges(guest: Guest, path: str) -> list[dict[str, object]]:
    table = guest.table(path)
    lines = [json.loads(line) for line in guest.house.storage.lines(table.id, 0)]
    return [each for each in lines if str(each.get("say", "")).startswith(("charge", "decline"))]


def test_orders_are_shown_saved_and_changed_on_the_page(tmp_path: Path) -> None:
    anna, bela, path = gaia_of_two(tmp_path)
    assert "Standing orders" in anna.get(path)
    page = anna.post(path + "/orders", 200, part=True, seat=0, **ALWAYS)
    assert '<span class="given">Always charge</span>' in page
    assert re.search(r'value="always" selected', anna.get(path))
    assert "Always charge</span>" not in bela.get(path)
    page = anna.post(path + "/orders", 200, part=True, seat=0, order_charge="ask")
    assert 'class="given"' not in page


def test_a_game_without_orders_shows_none(tmp_path: Path) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.post("/quick/race", name="Anna")
    assert "Standing orders" not in anna.get(path)


def test_orders_that_the_game_does_not_know_are_refused(tmp_path: Path) -> None:
    anna, bela, path = gaia_of_two(tmp_path)
    anna.post(path + "/orders", 400, part=True, seat=0, order_charge="sometimes")
    bela.post(path + "/orders", 403, part=True, seat=0, **ALWAYS)
    assert anna.house.storage.orders(anna.table(path).id) == {}


def test_an_open_question_is_answered_as_soon_as_it_is_ordered(tmp_path: Path) -> None:
    anna, bela, path = gaia_of_two(tmp_path)
    seat = until_charging(anna, path, Rng(2))
    guest = (anna, bela)[seat]
    before = len(charges(anna, path))
    guest.post(path + "/orders", 200, part=True, seat=seat, **ALWAYS)
    assert charging_seat(anna, path) != seat
    last = charges(anna, path)[before]
    assert (last["seat"], "forced" in last) == (seat, False)
    assert str(last["say"]).startswith("charge")


def test_with_orders_nobody_is_asked_to_charge_for_the_rest_of_the_game(tmp_path: Path) -> None:
    anna, bela, path = gaia_of_two(tmp_path)
    for seat, guest in enumerate((anna, bela)):
        guest.post(path + "/orders", 200, part=True, seat=seat, order_charge=0)
    rng = Rng(2)
    while anna.table(path).state != FINISHED:
        assert charging_seat(anna, path) < 0
        hurry(anna, path, rng, 1)
    assert {each["say"] for each in charges(anna, path)} == {"charge 1", "decline"}


def test_taking_back_an_ordered_answer_asks_the_seat_again(tmp_path: Path) -> None:
    anna, bela, path = gaia_of_two(tmp_path)
    seat = until_charging(anna, path, Rng(2))
    guest = (anna, bela)[seat]
    guest.post(path + "/orders", 200, part=True, seat=seat, **ALWAYS)
    guest.post(path + "/undo", 200, part=True, seat=seat)
    assert charging_seat(anna, path) == seat
    assert anna.house.storage.orders(anna.table(path).id)[seat] == {}


def test_orders_and_the_move_they_belong_to_are_written_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela, path = gaia_of_two(tmp_path)
    seat = until_charging(anna, path, Rng(2))
    guest, house, table = (anna, bela)[seat], anna.house, anna.table(path)

    def failing(db: sqlite3.Connection, table: str, seat: int, draft: object) -> None:
        raise sqlite3.OperationalError("the disk is full")

    def written() -> tuple[object, ...]:
        lines = [str(line) for line in house.storage.lines(table.id, 0)]
        return lines, house.storage.orders(table.id), charging_seat(anna, path)

    for form, done in (("/orders", False), ("/undo", True)):
        before = written()
        with monkeypatch.context() as broken:
            broken.setattr(sqlite, "_put_orders", failing)
            guest.post(path + form, 500, part=True, seat=seat, **ALWAYS)
        assert written() == before
        guest.post(path + form, 200, part=True, seat=seat, **ALWAYS)
        assert written() != before
        assert (charging_seat(anna, path) == seat) == done


def test_orders_outlive_the_server(tmp_path: Path) -> None:
    anna, _, path = gaia_of_two(tmp_path)
    anna.post(path + "/orders", 200, part=True, seat=0, **ALWAYS)
    again = Guest(new_house(tmp_path))
    again.http.cookies.update(anna.http.cookies)
    assert "Always charge</span>" in again.get(path)


def test_nobody_is_ever_asked_a_question_with_one_answer(tmp_path: Path) -> None:
    anna, _, path = gaia_of_two(tmp_path)
    rng = Rng(8)
    for _ in range(150):
        with anna.house.game(anna.table(path)) as (_, match):
            s = match.position
            for seat in range(2):
                question = open_question(s, seat)
                assert question is None or len(s.options(question)) > 1
        hurry(anna, path, rng, 1)


def test_orders_go_with_the_player_who_resigns(tmp_path: Path) -> None:
    anna, _, path = gaia_of_two(tmp_path)
    anna.post(path + "/orders", 200, part=True, seat=0, **ALWAYS)
    anna.post(path + "/seats/0/resign")
    assert anna.house.storage.orders(anna.table(path).id) == {0: {}}


@pytest.fixture
def always_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """Power is charged without being asked, unless somebody orders to be asked."""
    ordered = GAIA.ordered

    def by_default(s: Gaia, lane: int, orders: Data) -> int:
        return int(ordered(s, lane, {"charge": "always"} | orders))

    orders = [order for order in GAIA.standing_orders() if order.name != "charge"]
    charge = Option("charge", "always", ("ask", "always"))
    monkeypatch.setattr(GAIA, "ordered", by_default)
    monkeypatch.setattr(GAIA, "standing_orders", lambda: (charge, *orders))


@pytest.mark.usefixtures("always_by_default")
def test_whoever_takes_back_what_a_default_answered_is_asked_from_then_on(tmp_path: Path) -> None:
    anna, bela, path = gaia_of_two(tmp_path)
    rng, seat = Rng(2), -1
    while seat < 0:
        assert charging_seat(anna, path) < 0
        before = len(charges(anna, path))
        hurry(anna, path, rng, 1)
        for line in charges(anna, path)[before:]:
            with anna.house.game(anna.table(path)) as (_, match):
                number = int(str(line["seat"]))
                seat = number if "forced" not in line and match.undoable(number) else seat
    guest = (anna, bela)[seat]
    guest.post(path + "/undo", 200, part=True, seat=seat)
    assert charging_seat(anna, path) == seat
    assert anna.house.storage.orders(anna.table(path).id) == {seat: {"charge": "ask"}}
    guest.post(path + "/orders", 200, part=True, seat=seat, order_charge="always")
    assert anna.house.storage.orders(anna.table(path).id) == {seat: {}}
    assert charging_seat(anna, path) != seat
