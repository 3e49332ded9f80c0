"""Tables, uploads, guests and bytes are counted by person and by address; what nobody will miss is
put away after a time."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.requests import Request

from astrarium.core.log import Log, read_log
from astrarium.core.rng import Rng
from astrarium.table.house import House
from astrarium.table.refusals import Refusal
from astrarium.table.settings import Settings
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import FINISHED, RUNNING
from astrarium.table.tidying import tidy
from astrarium.table.web.app import Server, create_app
from astrarium.table.web.call import Call
from astrarium.table.web.limits import Limits
from astrarium.table.web.lobby import OF_A_HOST
from astrarium.table.web.stream import OpenPages
from astrarium.table.words import texts_of
from tests.table.support import AMPLE, Clock, Guest, Seeds, hurry, two_at_a_table

A_DAY = 24 * 3600.0


def house_with(folder: Path, **settings: int) -> House:
    storage = SqliteStorage(folder / "table.sqlite3")
    return House(storage, now=Clock(), new_seed=Seeds(), settings=Settings(**settings))  # type: ignore[arg-type]


def guest_of(house: House, language: str = "en") -> Guest:
    return Guest(house, language, Limits(AMPLE, house.settings))


def later(house: House, days: float) -> None:
    assert isinstance(house.now, Clock)
    house.now.time += days * A_DAY


@pytest.mark.parametrize(
    ("language", "says"), [("en", "2 tables of yours"), ("hu", "Már 2 asztalod nincs se befejezve")]
)
def test_a_host_has_so_many_tables_and_is_told_how_many(
    tmp_path: Path, language: str, says: str
) -> None:
    anna = guest_of(house_with(tmp_path, tables=2), language)
    first = anna.new_table("me", "open")
    anna.new_table("me", "open")
    form: dict[str, object] = {"seats": 2, "seat-0": "me", "seat-1": "open"}
    assert says in anna.send("/new/race", form, 429)
    anna.post("/quick/race", 429)
    anna.post(first + "/close")
    anna.post("/quick/race")


def neighbours(house: House, count: int = 2) -> list[Guest]:
    """People with a name, behind one address; no time passes."""
    limits = Limits(AMPLE, house.settings, lambda: 0.0)
    found = [Guest(house, limits=limits) for _ in range(count)]
    for number, guest in enumerate(found):
        guest.post("/me", name=f"P{number}", back="/")
    return found


def test_whoever_opens_and_closes_tables_without_a_pause_leaves_the_neighbours_theirs(
    tmp_path: Path,
) -> None:
    mallory, anna = neighbours(house_with(tmp_path, tables=3, crowd=4))
    for _ in range(20):
        answer = mallory.http.post("/quick/race")
        if answer.status_code == 303:
            mallory.post(answer.headers["location"] + "/close")
    assert "You have opened 6 tables" in answer.text
    for _ in range(3):
        path = anna.post("/quick/race")
        anna.post(path + "/close")


def opened_by(guest: Guest, times: int) -> int:
    """How many tables were opened, and closed again, of so many that were tried."""
    opened = 0
    for _ in range(times):
        answer = guest.http.post("/quick/race")
        if answer.status_code == 303:
            opened += 1
            guest.post(answer.headers["location"] + "/close")
    return opened


def test_many_logins_of_one_visitor_leave_the_school_its_tables(tmp_path: Path) -> None:
    """By the usual limits: 400 a day for an address, of which 160 are kept for those who have had
    few, and of these 40 for those who were here before."""
    house = house_with(tmp_path)
    mallory = neighbours(house, 45)
    opened = [opened_by(each, 81 if number < 3 else 4) for number, each in enumerate(mallory)]
    assert opened == [80] * 3 + [3] * 13 + [2] * 20 + [1] * 9
    limits = mallory[0].http.app.state.server.limits  # type: ignore[attr-defined]
    for number in range(30):
        Guest(house, limits=limits).post("/quick/race", name=f"Pupil {number}")


def test_whoever_was_here_before_today_opens_a_table_whatever_new_people_did(
    tmp_path: Path,
) -> None:
    house = house_with(
        tmp_path, tables=10, crowd=2
    )  # 20: 8 kept, of them 2 for those who are known
    limits = Limits(AMPLE, house.settings)
    teacher, pupil = Guest(house, limits=limits), Guest(house, "hu", limits)
    teacher.post("/me", name="Teacher", back="/")
    later(house, 1.1)
    pupil.post("/me", name="Pupil", back="/")
    statuses = []
    for _ in range(30):
        mallory = Guest(house, limits=limits)
        statuses.append(mallory.http.post("/quick/race", data={"name": "X"}).status_code)
    assert statuses == [303] * 18 + [429] * 12
    assert "kept for those who were here before today" in mallory.post("/quick/race", 429)
    assert "azokat illeti, akik már a mai nap előtt is jártak itt" in pupil.post("/quick/race", 429)
    teacher.post("/quick/race")
    assert "fewer than you" in teacher.post("/quick/race", 429)


def test_how_much_is_kept_is_for_the_operator_to_say(tmp_path: Path) -> None:
    mallory, anna = neighbours(house_with(tmp_path, tables=5, crowd=2, kept=80, few=1))
    told = [mallory.http.post("/quick/race").status_code for _ in range(4)]
    assert told == [303, 303, 429, 429]
    page = mallory.post("/quick/race", 429)
    assert "A day 10 tables may be opened from your address" in page
    anna.post("/quick/race")


def test_files_of_many_logins_leave_the_others_theirs(tmp_path: Path) -> None:
    log = finished_log(tmp_path)
    house = house_with(tmp_path / "other", uploads=10, crowd=1, megabytes=10)  # 10: 4 kept, 1 of it
    *mallory, anna = neighbours(house, 4)
    kept = [guest.http.post("/upload", data={"log": log}).status_code for guest in mallory * 4]
    assert kept.count(303) == 7
    assert "have uploaded less than you" in mallory[0].post("/upload", 429, log=log)
    anna.post("/upload", log=log)


def test_a_table_that_was_not_opened_is_not_counted(tmp_path: Path) -> None:
    anna, bela = neighbours(house_with(tmp_path, tables=2, crowd=1))
    for _ in range(10):
        anna.send("/new/race", {"seats": 2, "seat-0": "me", "seat-1": "me", "name-1": "P0"}, 409)
        anna.send("/new/race", {"seats": 1, "seat-0": "me", "option-drafting": "on"}, 422)
    anna.post("/quick/race")
    bela.post("/quick/race")
    assert "2 tables were opened from your address" in anna.post("/quick/race", 429)


def test_files_that_are_no_good_count_for_whoever_sends_them(tmp_path: Path) -> None:
    house = house_with(tmp_path, uploads=2, crowd=2)
    mallory, anna = neighbours(house)
    stranger = Guest(house, limits=mallory.http.app.state.server.limits)  # type: ignore[attr-defined]
    paths = ["/upload", "/sets"] * 4
    assert [mallory.http.post(path).status_code for path in paths] == [422] * 2 + [429] * 6
    assert [stranger.http.post(path).status_code for path in paths] == [422] * 2 + [429] * 6
    assert "who have not said who they are" in stranger.post("/upload", 429)
    assert [anna.http.post(path).status_code for path in paths[:2]] == [422] * 2


def test_whoever_is_not_known_has_half_of_the_open_pages_of_an_address(tmp_path: Path) -> None:
    house = house_with(tmp_path, streams=6, pages=2)
    anna, bela = neighbours(house)
    server = create_app(house, Limits(AMPLE, house.settings)).state.server
    open_pages = OpenPages()

    def opened(guest: Guest) -> str:
        call = a_call(server, guest)
        try:
            open_pages.check(call)
        except Refusal as refusal:
            return refusal.why
        held.enter_context(open_pages.one_more(call))
        return ""

    with ExitStack() as held:
        stranger = Guest(house)
        assert [opened(stranger) for _ in range(4)] == ["", "", "", "many-pages-unknown"]
        assert [opened(anna) for _ in range(3)] == ["", "", "many-pages"]
        assert [opened(bela) for _ in range(2)] == ["", "many-pages-here"]
    assert not open_pages._open


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "who have fewer open than you"), ("hu", "nálad kevesebb van nyitva")],
)
def test_pages_of_many_logins_leave_some_for_those_who_have_none(
    tmp_path: Path, language: str, says: str
) -> None:
    """By the usual limits: 100 for an address, of which 40 are kept for those who have few."""
    house = house_with(tmp_path)
    people = neighbours(house, 50)
    server = create_app(house, Limits(AMPLE, house.settings)).state.server
    open_pages = OpenPages()
    why: set[str] = set()
    with ExitStack() as held:

        def opened(guest: Guest, most: int) -> int:
            call = a_call(server, guest)
            for number in range(most):
                try:
                    open_pages.check(call)
                except Refusal as refusal:
                    why.add(refusal.why)
                    return number
                held.enter_context(open_pages.one_more(call))
            return most

        mallory, pupils = people[:20], people[20:]
        assert [opened(each, 13) for each in mallory] == [12] * 5 + [3] * 4 + [2] * 7 + [1] * 4
        assert [opened(each, 1) for each in pupils[:10]] == [1] * 10
    assert why == {"many-pages", "many-pages-kept"}
    told = texts_of(language)("refused-many-pages-kept", most=100)
    assert says in told


def a_call(server: Server, guest: Guest) -> Call:
    """A request of a guest, as a page sees it."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    scope = {
        "type": "http", "method": "GET", "path": "/", "query_string": b"", "path_params": {},
        "headers": [(b"host", b"localhost"), (b"cookie", cookies.encode())],
        "client": ("127.0.0.1", 1),
    }  # fmt: skip
    return Call(Request(scope), server)


def test_new_guests_do_not_get_an_address_more_tables(tmp_path: Path) -> None:
    house = house_with(tmp_path, tables=2, crowd=2)
    limits = Limits(AMPLE, house.settings)
    statuses = []
    for _ in range(6):
        guest = Guest(house, limits=limits)
        statuses.append(guest.http.post("/quick/race", data={"name": "X"}).status_code)
    assert statuses == [303] * 4 + [429] * 2


def test_an_address_brings_so_many_new_guests_an_hour(tmp_path: Path) -> None:
    house = house_with(tmp_path, guests=3)
    limits = Limits(AMPLE, house.settings)
    statuses = []
    for _ in range(5):
        answer = Guest(house, limits=limits).http.post("/me", data={"name": "X"})
        statuses.append(answer.status_code)
    assert statuses == [303] * 3 + [429] * 2
    assert "3 new guests" in answer.text


def links_of(guest: Guest) -> list[str]:
    path = guest.new_table("me", "invited", "invited", "invited")
    pages = [guest.post(f"{path}/seats/{seat}/link", 200) for seat in (1, 2, 3)]
    return [page.split("http://localhost")[1].split('"')[0] for page in pages]


@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "come by an invitation"), ("hu", "gyere olyasvalaki meghívójával")],
)
def test_whom_a_teacher_has_invited_comes_in_whatever_new_guests_somebody_makes(
    tmp_path: Path, language: str, says: str
) -> None:
    house = house_with(tmp_path, guests=2)
    limits = Limits(AMPLE, house.settings, lambda: 0.0)
    teacher, mallory = (Guest(house, limits=limits) for _ in range(2))
    teacher.post("/me", name="Teacher", back="/")
    later(house, 1.1)
    mallory.post("/me", name="Mallory", back="/")
    pupils = [Guest(house, language, limits) for _ in range(4)]
    assert says in pupils[0].post("/me", 429, name="Pupil", back="/")
    good, bad = links_of(teacher), links_of(mallory)
    assert says in pupils[0].post(bad[0], 429, name="Pupil 0")
    for number in range(2):
        pupils[number].post(good[number], name=f"Pupil {number}")
    pupils[2].post(good[2], 429, name="Pupil 2")


def finished_log(folder: Path) -> str:
    anna, _, path = two_at_a_table(folder)
    hurry(anna, path, Rng(11))
    return anna.get(path + "/record")


def test_a_person_uploads_so_many_games_a_day(tmp_path: Path) -> None:
    log = finished_log(tmp_path)
    house = house_with(tmp_path / "other", uploads=2)
    anna = Guest(house, limits=Limits(AMPLE, house.settings, house.now))
    anna.post("/me", name="Anna", back="/")
    for _ in range(2):
        anna.post("/upload", log=log)
    refused = anna.post("/upload", 429, log=log)
    assert "2 files and 10 megabytes" in refused
    later(house, 1.1)
    anna.post("/upload", log=log)


def test_an_address_uploads_so_many_bytes_a_day(tmp_path: Path) -> None:
    """New people cost nothing: what was kept of them counts together."""
    log = finished_log(tmp_path)
    padded = log + "\n" * (400_000 - len(log))
    house = house_with(tmp_path / "other", megabytes=1, crowd=1)
    statuses = [
        guest.http.post("/upload", content=padded.encode()).status_code
        for guest in neighbours(house, 3)
    ]
    assert statuses == [303, 303, 429]


def resealed(log: str, header: dict[str, object], end: dict[str, object]) -> str:
    """The log with another header and another end, its chain made anew."""
    old = read_log(log)
    made = Log({**{k: v for k, v in old.header.items() if k != "astrarium"}, **header})
    for entry in old.entries:
        if entry.kind == "end":
            entry.data["end"].update(end)
            entry.data["end"] = {k: v for k, v in entry.data["end"].items() if v}
        made.append(entry)
    return made.text()


@pytest.mark.parametrize(
    ("header", "end"),
    [
        ({"promise": "00" * 32}, {}),
        ({}, {"seed": "00" * 32}),
        ({"promise": ""}, {}),
        ({}, {"seed": ""}),
        ({"promise": ""}, {"seed": ""}),
    ],
)
def test_an_uploaded_games_seed_is_held_against_its_promise(
    tmp_path: Path, header: dict[str, object], end: dict[str, object]
) -> None:
    log = finished_log(tmp_path)
    anna = Guest(house_with(tmp_path / "other"))
    anna.post("/upload", log=resealed(log, {}, {}))
    anna.post("/upload", 422, log=resealed(log, header, end))


def test_an_upload_with_a_seat_of_31_digits_is_refused(tmp_path: Path) -> None:
    log = finished_log(tmp_path)
    old = read_log(log)
    made = Log({k: v for k, v in old.header.items() if k != "astrarium"})
    for number, entry in enumerate(old.entries):
        if number == 30:
            entry.data["seat"] = 10**30
        made.append(entry)
    for language in ("en", "hu"):
        Guest(house_with(tmp_path / language), language).post("/upload", 422, log=made.text())


def test_tables_that_never_began_and_closed_ones_are_put_away(tmp_path: Path) -> None:
    house = house_with(tmp_path, keep_empty=30)
    anna = guest_of(house)
    empty, closed = anna.new_table("me", "open"), anna.new_table("me", "open")
    anna.post(closed + "/close")
    playing, played = anna.new_table("me", "bot:random"), anna.new_table("me", "bot:random")
    hurry(anna, played, Rng(1))
    later(house, 29)
    tidy(house)
    assert house.storage.table(empty[3:]) is not None
    later(house, 2)
    tidy(house)
    assert [house.storage.table(path[3:]) is None for path in (empty, closed)] == [True, True]
    assert house.storage.seats(empty[3:]) == []
    assert anna.table(playing).state == RUNNING
    assert anna.table(played).state == FINISHED
    anna.get(empty, 404)


def test_guests_who_do_not_come_any_more_are_forgotten_and_others_are_not(tmp_path: Path) -> None:
    house = house_with(tmp_path, keep_guests=100)
    gone, plays, comes = guest_of(house), guest_of(house), guest_of(house)
    path = plays.new_table("me", "bot:random")
    for guest in (gone, comes):
        guest.post("/me", name="Somebody", back="/")
        guest.learn_person()
    plays.learn_person()
    later(house, 60)
    comes.get("/me")
    later(house, 60)
    tidy(house)
    ids = [guest.person.id for guest in (gone, plays, comes) if guest.person]
    known = [house.storage.person(id) is not None for id in ids]
    assert known == [False, True, True]  # the second has a seat
    comes.post("/me/code", 200)
    plays.post("/me/code", 403)  # that login was not used for too long
    assert house.storage.seats(path[3:])[0].name == "Anna"


def test_links_that_have_expired_are_taken_back_and_the_seat_stays_kept(tmp_path: Path) -> None:
    house = house_with(tmp_path)
    anna = guest_of(house)
    path = anna.new_table("me", "invited")
    anna.post(path + "/seats/1/link", 200)
    later(house, 15)
    tidy(house)
    assert house.storage.seats(path[3:])[1].invite != ""
    later(house, 7)
    tidy(house)
    (_, seat) = house.storage.seats(path[3:])
    assert (seat.kind, seat.invite) == ("invited", "")
    assert "The invitation has expired" in anna.get(path)
    anna.post(path + "/seats/1/link", 200)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "for 3 days; a new link"), ("hu", "3 napig; egy új link")]
)
def test_how_long_invitations_last_is_for_the_host_to_say(
    tmp_path: Path, language: str, says: str
) -> None:
    house = house_with(tmp_path, invited=3, keep_links=2)
    anna = guest_of(house, language)
    path = anna.new_table("me", "invited")
    page = anna.post(path + "/seats/1/link", 200)
    assert says in page
    link = page.split("http://localhost")[1].split('"')[0]
    later(house, 2.9)
    anna.get(link)
    statuses = []
    for days in (0.2, 1.7, 0.3):
        later(house, days)
        tidy(house)
        statuses.append(house.storage.seats(path[3:])[1].invite != "")
        anna.get(link, 410)
    assert statuses == [True, True, False]


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    mallory, anna, bela = neighbours(house_with(tmp_path), 3)
    path = anna.new_table("me", "open")
    for _ in range(10):
        mallory.new_table("me", "open")
    page = bela.get("/")
    assert path in page
    assert len(set(re.findall(r'href="(/t/[^"/]+)"', page))) == 1 + OF_A_HOST
