"""A board that is asked for again is not made again, and nobody is ever shown another's."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.core.rng import Rng
from astrarium.table import show
from astrarium.table.look import Look
from astrarium.table.web.app import create_app
from astrarium.table.web.boards import Boards
from astrarium.table.web.limits import Limits
from tests.table.support import AMPLE, ORIGIN, PART, Guest, TestClient, hurry, two_at_a_table


def at_one_server(*guests: Guest) -> None:
    """Guests of one house have servers of their own in tests; here they share one."""
    app = create_app(guests[0].house, Limits(AMPLE))
    for guest in guests:
        cookies, headers = guest.http.cookies, guest.http.headers
        guest.http = TestClient(app, base_url=ORIGIN, follow_redirects=False, headers=dict(headers))
        guest.http.cookies.update(cookies)


def count_boards(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The eyes of every board that is made."""
    made: list[int | None] = []
    real = show.board

    def board(look: Look, reader: show.Reader) -> show.Context:
        made.append(look.eyes.seat)
        return real(look, reader)

    monkeypatch.setattr(show, "board", board)
    return made


def test_a_board_that_has_not_changed_is_made_once_for_each_pair_of_eyes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    watching, also_watching = Guest(anna.house), Guest(anna.house)
    at_one_server(anna, bela, watching, also_watching)
    made = count_boards(monkeypatch)
    shown = [guest.get(path + "/board") for guest in (anna, bela, watching)]
    assert made == [0, 1, None]
    assert len(set(shown)) == 3
    again = [guest.get(path + "/board") for guest in (anna, bela, also_watching)]
    assert made == [0, 1, None]
    assert again == shown


def test_every_board_that_is_remembered_is_the_one_that_would_be_made(tmp_path: Path) -> None:
    """Through a game, with plans and in two languages."""
    anna, bela, path = two_at_a_table(tmp_path)
    watching = Guest(anna.house, "hu")
    at_one_server(anna, bela, watching)
    rng = Rng(8)
    for _ in range(6):
        for guest in (anna, bela, watching):
            remembered = [guest.get(path + "/board") for _ in range(2)]
            fresh = Guest(guest.house)  # a server that remembers nothing
            fresh.http.headers.update(guest.http.headers)
            fresh.http.cookies.update(guest.http.cookies)
            assert remembered == [fresh.get(path + "/board")] * 2
        ask = anna.question(path)
        if ask.choices:
            form = {"seat": ask.seat, "question": ask.token, "choice": rng.pick(ask.choices)}
            planned = anna.post(path + "/plan", 200, part=True, **form)
            assert anna.get(path + "/board") == planned
        hurry(anna, path, rng, 5)


def test_language_and_width_are_told_apart(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    at_one_server(anna, bela)
    first = anna.get(path + "/board")
    anna.http.cookies.set("narrow", "yes")
    narrow = anna.get(path + "/board")
    anna.post("/me", language="hu", back="/")
    hungarian = anna.get(path + "/board")
    assert len({first, narrow, hungarian}) == 3


def test_a_plan_that_is_changed_and_changed_back_shows_the_same_board(tmp_path: Path) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    at_one_server(anna, bela)
    before, others = anna.get(path + "/board"), bela.get(path + "/board")
    ask = anna.question(path)
    form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
    assert anna.post(path + "/plan", 200, part=True, **form) != before
    assert bela.get(path + "/board") == others
    ask = anna.question(path)
    anna.http.post(path + "/back", data={"seat": ask.seat, "question": ask.token}, headers=PART)
    assert anna.get(path + "/board") == before


def test_only_so_many_are_remembered_the_latest_ones() -> None:
    boards = Boards(kept=2)
    for number in range(3):
        boards.put(number, str(number))
    assert [boards.get(number) for number in range(3)] == [None, "1", "2"]
    boards.get(1)
    boards.put(3, "3")
    assert [boards.get(number) for number in (1, 2, 3)] == ["1", None, "3"]
