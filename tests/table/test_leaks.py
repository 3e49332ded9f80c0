"""No byte sent to a seat or a spectator depends on what it may not know.

At many moments of random games every page is fetched twice: as it is, and with the position
replaced by another one that the reader could not tell from it, and the seed by another. The routes
come from the router. Gaia Project and Beyond the Sun hide nothing on the table; there it is about
the seed and plans.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.core.game import rules_of
from astrarium.core.match import Match, position_after
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.core.views import view
from astrarium.table import people, telling
from astrarium.table.drafts import open_question, plan
from astrarium.table.house import House
from astrarium.table.live import Live
from astrarium.table.play import answer_for_bot
from astrarium.table.record import Records
from astrarium.table.remembered import Remembered
from astrarium.table.show import stamp
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import RUNNING, Table
from astrarium.table.story import Walk, deeds
from astrarium.table.web import watching
from astrarium.table.web.rulebook import ledger
from tests.games.eclipse.late_games import late_table
from tests.games.eclipse.table import four
from tests.table.support import Clock, Guest, Seeds, begin_with, hurry, plan_turn, take_turn
from tests.table.test_matrix import AT_A_TABLE, ELSEWHERE

PAGES = [name.removeprefix("GET ") for name in (*ELSEWHERE, *AT_A_TABLE) if name[:3] == "GET"]
MORE = int(os.environ.get("ASTRARIUM_LEAK_MORE", "1"))  # times as many moments in each game


class Played:
    """A game to look at: with which options, by how many, at how many moments."""

    def __init__(self, game: str, seats: int, moments: int, **options: bool | int | str) -> None:
        self.game = game
        self.seats = seats
        self.moments = moments * MORE
        self.options = options

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game, str(self.seats), *chosen])


def switched_on(game: str, moments: int) -> list[Played]:
    """The game with each of its switches on, for as few as can play it so."""
    card = astrarium.games.find_game(game)
    found = []
    for option in card.options:
        if option.default is not False:
            continue
        for seats in (count for count in card.seats if count > 1):
            try:
                rules_of(card, seats, {option.name: True})
            except BadOptions:
                continue
            found.append(Played(game, seats, moments, **{option.name: True}))
            break
    return found


RACE, GAIA = Played("race", 2, 12), Played("gaia", 2, 3)
PLAYED = [
    RACE,
    Played("race", 3, 12),
    Played("race", 4, 12),
    *switched_on("race", 5),
    Played("race", 2, 5, expansion="storm", goals=True),
    Played("race", 3, 5, expansion="storm", draft=True),
    Played("race", 3, 5, expansion="artifacts", orb=True),
    GAIA,
    Played("gaia", 3, 3, turn_order="passing", factions="first_game"),
    Played("eclipse", 2, 3),
    Played("eclipse", 3, 3),
    Played("sun", 2, 3),
    Played("sun", 3, 3),
]


class DoubtfulHouse(House):
    """A house that can put a position in the game's place that some eyes cannot tell from it."""

    def __init__(self, storage: SqliteStorage) -> None:
        super().__init__(storage, now=Clock(), new_seed=Seeds())
        self.doubting = False
        self.eyes: int | None = None
        self.rng = Rng(99)

    def guess(self, s: Position) -> Position:
        return astrarium.resample(view(s, self.eyes), self.rng)

    def table(self, id: str) -> Table:
        table = super().table(id)
        if self.doubting and table.state == RUNNING:
            table.seed = "00" * 32
        return table

    @contextmanager
    def game(self, table: Table) -> Iterator[tuple[Live, Match]]:
        with super().game(table) as (live, match):
            if self.doubting and not match.position.over:
                true, match.position = match.position, self.guess(match.position)
                live.records = Records()
                try:
                    yield live, match
                finally:
                    match.position = true
                    live.records = Records()
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
    # A board that is remembered would be compared with itself: see test_boards.py.
    monkeypatch.setattr(Remembered, "get", lambda *_: None)
    monkeypatch.setattr(watching, "position_after", doubtful_past)
    monkeypatch.setattr(telling, "position_after", doubtful_past)
    # Figures of the past are those of the guess, too; a guess is not played on.
    monkeypatch.setattr(Walk, "_go", lambda _, match, moment: doubtful_past(match, moment))
    return house


def addresses(house: House, path: str, eyes: int | None, rng: Rng) -> list[str]:
    table = house.table(path.removeprefix("/t/"))
    with house.game(table) as (_, match):
        told = len(deeds(match.rules, match.lines(eyes)))
        component = next(iter(match.rules.game.components(match.rules)))
    rule = ledger(table.game)[0].id
    return [
        each.replace("{table}", table.id)
        .replace("{game}", table.game)
        .replace("{component}", component)
        .replace("{rule}", rule)
        .replace("{token}", "unknown")
        .replace("{job}", "unknown")
        .replace("{set}", "sun")
        .replace("{step:short}", str(rng.below(told)))
        for each in PAGES
    ] + _of_things(house, table, eyes, rng)


def _of_things(house: House, table: Table, eyes: int | None, rng: Rng) -> list[str]:
    """What conversions would open of a thing that the seat is asked about, and a hint."""
    if eyes is None:
        return []
    with house.game(table) as (_, match):
        asked = open_question(match.position, eyes)
        if asked is None:
            return []
        choice = rng.pick(match.position.candidates(asked))
        element = match.rules.game.element_of(match.rules, eyes, choice)
        planned = plan(match.position, eyes, house.storage.draft(table.id, eyes))
    assert planned is not None
    hint = f"/t/{table.id}/hint?question={planned.token}"
    return [f"/t/{table.id}/ways?element={element}", hint]


def everything(guest: Guest, pages: list[str], table: str) -> dict[str, bytes]:
    """All that the guest is sent, and the stamp of its event stream."""
    sent = {page: guest.http.get(page).content for page in pages}
    sent["stamp"] = stamp(guest.house, table, guest.person).encode()
    return sent


def seat_guests(house: House, played: Played) -> tuple[list[Guest], str]:
    guests = [Guest(house) for _ in range(played.seats)]
    form: dict[str, object] = {"seats": played.seats, "name": "Anna", "seat-0": "me"}
    form["hints"] = "all"
    form |= {f"option-{name}": value for name, value in played.options.items()}
    path = guests[0].send(f"/new/{played.game}", form, 303)
    assert played.options.items() <= guests[0].table(path).options.items()
    for number in range(1, played.seats):
        guests[number].post(f"{path}/seats/{number}/sit", name=f"P{number}")
    for guest in guests:
        guest.learn_person()
    return guests, path


def readers_of(house: House, guests: list[Guest]) -> list[tuple[Guest, int | None]]:
    return [(Guest(house), None), *[(guest, seat) for seat, guest in enumerate(guests)]]


@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_no_page_depends_on_what_its_reader_may_not_know(
    house: DoubtfulHouse, played: Played
) -> None:
    guests, path = seat_guests(house, played)
    readers = readers_of(house, guests)
    rng = Rng(played.seats)
    looked = 0
    while looked < played.moments and guests[0].table(path).state == RUNNING:
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
    assert looked == played.moments or guests[0].table(path).state != RUNNING


def depends(house: DoubtfulHouse, reader: tuple[Guest, int | None], path: str) -> list[str]:
    """What the reader is sent that depends on what it may not know."""
    guest, eyes = reader
    pages = addresses(house, path, eyes, Rng(3))
    true = everything(guest, pages, path[3:])
    with house.doubts(eyes):
        guessed = everything(guest, pages, path[3:])
    return [page for page in true if true[page] != guessed[page]]


FOUR_TERRANS = Played("eclipse", 4, 1, species="choice")


def test_relations_betray_no_reputation_tile_also_where_one_has_to_make_room(
    house: DoubtfulHouse,
) -> None:
    guests, path = seat_guests(house, FOUR_TERRANS)
    t = four().allies(1, 2)  # with a second ambassador seat 1 has a tile too many
    for seat in range(4):
        t.s.players[seat].tiles = [1, 2, 3, 4]
    begin_with(guests[0], path, t.turn(0))
    readers = readers_of(house, guests)
    moments: list[tuple[int, str, list[tuple[Guest, int | None]]]] = [
        (0, "offer seat 1", readers[1:3]),
        (1, "accept", readers[1:2]),
        (0, "cube from money", readers[2:3]),
        (1, "cube from science", readers),  # seat 1 is asked which tile goes back
        (1, "put back 2", readers),
    ]
    for number, (seat, text, looking) in enumerate(moments):
        table = guests[0].table(path)
        with house.game(table) as (_, match):
            question = match.position.question_of(seat)
            (choice,) = match.rules.game.parse(match.rules, text)
        answer_for_bot(house, table, question, choice)
        with house.game(table) as (_, match):
            asked = type(match.position.agenda.lanes[0][-1]).__name__
        assert (asked == "MakeRoom") == (number == 3)
        for reader in looking:
            assert depends(house, reader, path) == []


def test_a_war_of_four_betrays_no_tile(house: DoubtfulHouse) -> None:
    """Fleets in battle, relations, tiles of reputation and of discoveries on all boards."""
    guests, path = seat_guests(house, FOUR_TERRANS)
    begin_with(guests[0], path, late_table("siege-4-seats", Rng(32)))
    readers = readers_of(house, guests)
    rng = Rng(4)
    for _ in range(4 * MORE):
        hurry(guests[0], path, rng, 6)
        if guests[0].table(path).state == RUNNING:
            assert depends(house, readers[rng.below(len(readers))], path) == []


def _maybe_plan(guest: Guest, eyes: int | None, path: str, rng: Rng) -> None:
    """Sometimes the reader has a plan: its preview must not look behind the curtain either."""
    if eyes is None or rng.below(2) == 0:
        return
    with guest.house.game(guest.table(path)) as (_, match):
        asked = open_question(match.position, eyes)
    if asked is not None:
        plan_turn(guest, path, rng)


@pytest.mark.parametrize("played", [RACE, GAIA], ids=str)
def test_nobody_else_is_sent_a_byte_of_a_plan(house: DoubtfulHouse, played: Played) -> None:
    guests, path = seat_guests(house, played)
    rng = Rng(6)
    hurry(guests[0], path, rng, 12)
    with house.game(guests[0].table(path)) as (_, match):
        planning = match.position.questions()[0].seat
    others = [each for each in readers_of(house, guests) if each[1] != planning]
    pages = {eyes: addresses(house, path, eyes, Rng(7)) for _, eyes in others}
    before = [everything(guest, pages[eyes], path[3:]) for guest, eyes in others]
    own = guests[planning].get(path)
    plan_turn(guests[planning], path, rng)
    assert guests[planning].get(path) != own
    assert [everything(guest, pages[eyes], path[3:]) for guest, eyes in others] == before


@pytest.mark.parametrize("played", [RACE, GAIA], ids=str)
def test_the_seed_is_sent_to_nobody_before_the_game_is_over(
    house: DoubtfulHouse, played: Played
) -> None:
    guests, path = seat_guests(house, played)
    rng = Rng(2)
    hurry(guests[0], path, rng, 20)
    seed = guests[0].table(path).seed.encode()
    for guest, eyes in readers_of(house, guests):
        sent = everything(guest, addresses(house, path, eyes, rng), path[3:])
        assert [page for page, content in sent.items() if seed in content] == []
    hurry(guests[0], path, rng)
    assert seed in guests[0].get(path + "/record").encode()


def test_nothing_tells_who_has_answered_a_secret_question(house: DoubtfulHouse) -> None:
    guests, path = seat_guests(house, Played("race", 3, 1))
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
    guests, path = seat_guests(house, RACE)
    for guest in guests:
        take_turn(guest, path)
    before = guests[1].get("/")
    take_turn(guests[0], path)
    assert guests[1].get("/") == before


def test_a_running_game_downloads_only_as_what_the_seat_has_seen(house: DoubtfulHouse) -> None:
    guests, path = seat_guests(house, RACE)
    hurry(guests[0], path, Rng(8), 60)
    with house.game(guests[0].table(path)) as (_, match):
        secret = [step.say for step in match.steps if step.audience == 1]
        mine = [step.say for step in match.steps if step.audience == 0]
    record_of_0 = guests[0].get(path + "/record")
    assert sum(say in record_of_0 for say in mine) > sum(say in record_of_0 for say in secret)
    assert '"seed"' not in record_of_0
    assert '"promise"' not in record_of_0
