"""A board that is asked for again is not made again, and nobody is ever shown another's."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import astrarium
from astrarium.core.draw import svg
from astrarium.core.draw.svg import Style
from astrarium.core.rng import Rng
from astrarium.core.zones import zones_of
from astrarium.table import show
from astrarium.table.look import Look
from astrarium.table.part import Context
from astrarium.table.remembered import Remembered
from astrarium.table.web.app import create_app
from astrarium.table.web.limits import Limits
from astrarium.table.words import Words
from tests.table.asking import PLACE, Ask, Kept
from tests.table.support import (
    AMPLE,
    ORIGIN,
    PART,
    Guest,
    TestClient,
    hurry,
    new_house,
    two_at_a_table,
)

MARKS = ("open", "closed", "planned")


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

    def board(look: Look, reader: show.Reader) -> Context:
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


# --- parts ----------------------------------------------------------------------------------------


def board_of(guest: Guest, path: str, has: str | None = None) -> str:
    headers = PART if has is None else {**PART, "x-astrarium-has": has}
    answer = guest.http.get(path + "/board", headers=headers)
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("game", astrarium.games.names())
def test_who_names_the_parts_it_has_is_sent_the_others_and_sees_the_same_board(
    tmp_path: Path, game: str
) -> None:
    """Through a part of a game, by two seats, a spectator and plans; each has parts of its own."""
    house = new_house(tmp_path)
    anna, bela, watching = Guest(house), Guest(house), Guest(house, "hu")
    form = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "open"}
    path = anna.send(f"/new/{game}", form, 303)
    bela.post(path + "/seats/1/sit", name="Béla")
    at_one_server(anna, bela, watching)
    readers = {guest: Kept() for guest in (anna, bela, watching)}
    rng = Rng(3)
    spared = 0
    for _ in range(8):
        hurry(anna, path, rng, 1 + rng.below(4))
        for guest, kept in readers.items():
            ask = Ask(board_of(guest, path))
            if ask.choices:
                choice = {"seat": ask.seat, "question": ask.token, "choice": rng.pick(ask.choices)}
                guest.post(path + "/plan", 200, part=True, **choice)
            sent = board_of(guest, path, kept.names)
            whole = board_of(guest, path)
            assert kept.whole(sent) == whole
            spared += len(whole) - len(sent)
            again = board_of(guest, path, kept.names)
            assert [part for _, part in PLACE.findall(again) if part] == []
    assert spared > 0


def test_the_parts_of_another_reader_show_nothing_of_that_reader(tmp_path: Path) -> None:
    """Whoever names keys learns which parts of the own board have them, and nothing else."""
    anna, bela, path = two_at_a_table(tmp_path)
    at_one_server(anna, bela)
    hers, his = Kept(), Kept()
    hers.whole(board_of(anna, path, ""))
    his.whole(board_of(bela, path, ""))
    common = set(hers.parts) & set(his.parts)
    assert all(hers.parts[key] == his.parts[key] for key in common)
    assert "zone-hand" in "".join(part for key, part in hers.parts.items() if key not in common)
    sent = dict(PLACE.findall(board_of(bela, path, hers.names)))
    assert sent == {key: "" if key in common else part for key, part in his.parts.items()}


def test_a_plan_is_answered_without_the_parts_that_it_leaves_alone(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    kept = Kept()
    ask = Ask(kept.whole(board_of(anna, path, "")))
    form = {"seat": ask.seat, "question": ask.token, "choice": ask.choices[0]}
    headers = {**PART, "x-astrarium-has": kept.names}
    answer = anna.http.post(path + "/plan", data=form, headers=headers).text
    for gone in ('class="story"', 'class="drawers"', 'id="zone-head"', 'id="zone-rival-1"'):
        assert gone not in answer
    assert 'class="plan"' in answer
    assert kept.whole(answer) == board_of(anna, path)


@pytest.mark.parametrize("game", astrarium.games.names())
def test_what_was_drawn_for_others_is_what_would_be_drawn(tmp_path: Path, game: str) -> None:
    """Names, marks, languages and widths in turn, through a part of a game."""
    anna = Guest(new_house(tmp_path))
    path = anna.send(f"/new/{game}", {"seats": 2, "seat-0": "me", "seat-1": "me"}, 303)
    rng = Rng(4)
    for names in (("Anna", "Béla"), ("Cili", "Dani"), ("Anna", "Dani")):
        hurry(anna, path, rng, 12)
        with anna.house.game(anna.table(path)) as (_, match):
            views = [match.view(seat) for seat in (0, 1, None)]
            ids = re.findall(r'<g id="([^"]+)"', match.rules.game.draw(views[0], Style()))
        for seen in views:
            marks = {id: MARKS[rng.below(3)] for id in ids}
            for language, wide in product(("en", "hu"), (True, False)):
                style = Style("page", Words(language, game), wide, names, marks)
                remembered = [zone.svg for zone in zones_of(match.rules.game, seen, style)]
                svg._drawn.clear()
                assert [zone.svg for zone in zones_of(match.rules.game, seen, style)] == remembered


def test_only_so_many_are_remembered_the_latest_ones() -> None:
    boards: Remembered[str] = Remembered(kept=2, size=len)
    for number in range(3):
        boards.put(number, str(number))
    assert [boards.get(number) for number in range(3)] == [None, "1", "2"]
    boards.get(1)
    boards.put(3, "3")
    assert [boards.get(number) for number in (1, 2, 3)] == ["1", None, "3"]
