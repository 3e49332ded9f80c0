"""How much is sent: the heaviest pages in bytes, as they are sent, and pictures apart from them."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import astrarium
from astrarium import replay
from astrarium.core.rng import Rng
from astrarium.core.saved import save
from astrarium.games.eclipse.state import Eclipse
from astrarium.table.storage import Change
from tests.games.eclipse.playthrough import FINISHED
from tests.table.support import Guest, asked_seats, hurry, new_house

MOMENTS = 4  # of the last round
SIX = FINISHED / "10-6-seats.log"  # six greedy seats; of the nine rounds the last has these lines
NINTH = range(990, 1200, 50)


def table_of(folder: Path, game: str, seats: int, **options: str) -> tuple[list[Guest], str]:
    """As many people at a new table, and its path."""
    house = new_house(folder)
    guests = [Guest(house) for _ in range(seats)]
    form = {"seats": seats, "name": "Anna", "seat-0": "me"}
    path = guests[0].send(f"/new/{game}", form | options, 303)
    for number in range(1, seats):
        guests[number].post(f"{path}/seats/{number}/sit", name=f"Béla {number}")
    return guests, path


class Late:
    """A game of as many as can play it, in its last round."""

    def __init__(self, folder: Path, game: str, seats: int, last_round: int) -> None:
        self.guests, self.path = table_of(folder, game, seats)
        self.rng = Rng(7)
        while self.round() < last_round:
            self.on()

    def round(self) -> int:
        host = self.guests[0]
        with host.house.game(host.table(self.path)) as (_, match):
            assert not match.position.over
            return int(match.view(None)["state"]["round_number"])

    def on(self) -> None:
        hurry(self.guests[0], self.path, self.rng, 5)

    def asked(self) -> Guest:
        return self.guests[asked_seats(self.guests[0], self.path)[0]]


def kilobytes(guest: Guest, path: str, **headers: str) -> float:
    """What is sent, compressed as browsers ask for it."""
    answer = guest.http.get(path, headers={"accept-encoding": "gzip", **headers})
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    return int(answer.headers["content-length"]) / 1000


def put(guest: Guest, path: str, lines: list[str]) -> Eclipse:
    """The game of the table goes on after these lines of a log; its position."""
    match, table = replay("\n".join(lines) + "\n"), guest.table(path)
    storage = guest.house.storage
    written = storage.line_count(table.id, table.generation)
    change = Change({}, drop_drafts_of=range(6), snapshot=save(match, None), anew=True)
    storage.append(table.id, table.generation, written, lines, change)
    return cast(Eclipse, match.position)


@pytest.mark.parametrize("narrow", ["no", "yes"])
def test_the_page_of_six_fleets_in_the_ninth_round_stays_light(tmp_path: Path, narrow: str) -> None:
    guests, path = table_of(tmp_path, "eclipse", 6, **{"option-species": "choice"})
    for guest in guests:
        guest.http.cookies.set("narrow", narrow)
    log = SIX.read_text(encoding="utf-8").splitlines()
    for count in NINTH:
        s = put(guests[0], path, log[:count])
        assert (s.round_number, len(s.laid) > 35, len(s.ships) > 35) == (9, True, True)
        for guest in {*[guests[seat] for seat in asked_seats(guests[0], path)[:1]], guests[-1]}:
            assert "Béla 5" in guest.get(path)
            assert kilobytes(guest, path) <= 80
            assert kilobytes(guest, path + "/board") <= 80


@pytest.mark.parametrize(("game", "seats", "last_round", "most"), [("gaia", 4, 6, 70)])
@pytest.mark.parametrize("narrow", ["no", "yes"])
def test_the_heaviest_pages_stay_light(
    tmp_path: Path, game: str, seats: int, last_round: int, most: float, narrow: str
) -> None:
    late = Late(tmp_path, game, seats, last_round)
    for guest in late.guests:
        guest.http.cookies.set("narrow", narrow)
    for _ in range(MOMENTS):
        asked = late.asked()
        for guest in (asked, late.guests[-1]):
            assert kilobytes(guest, late.path) <= most
            assert kilobytes(guest, late.path + "/board") <= most
        late.on()
        if late.guests[0].table(late.path).state != "running":
            break


@pytest.mark.parametrize("game", astrarium.games.names())
def test_pictures_are_fetched_once_and_apart_from_the_page(tmp_path: Path, game: str) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.send(f"/new/{game}", {"seats": 2, "seat-0": "me", "seat-1": "open"}, 303)
    Guest(anna.house).post(path + "/seats/1/sit", name="Béla")
    hurry(anna, path, Rng(2), 40)
    page = anna.get(path)
    assert "data:image" not in page
    assert "<symbol" not in page
    album = astrarium.games.find_game(game).pictures()
    assert (f"/pictures/{game}.svg?" in page) == (album is not None)
    if album is not None:
        answer = anna.http.get(album.address)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text.count("<symbol") > 1
