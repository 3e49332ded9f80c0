"""Something is put together without an answer: a page of its own, and a drawer of the table."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from typing import cast

import pytest
from starlette.applications import Starlette

from astrarium.table import job, jobs
from astrarium.table.web import endpoint
from astrarium.table.web.app import Server
from tests.table.support import PART, Guest, new_house, take_turn


def begun(folder: Path, game: str, language: str = "en") -> tuple[Guest, str]:
    anna = Guest(new_house(folder), language)
    form: dict[str, object] = {"seats": 2, "name": "Anna", "pace": "at-once"}
    form |= {"seat-0": "me", "name-0": "Anna", "seat-1": "bot:random", "name-1": "Béla"}
    return anna, anna.send(f"/new/{game}", form, 303)


def test_a_blueprint_is_tried_in_the_address(tmp_path: Path) -> None:
    anna, path = begun(tmp_path, "eclipse")
    anna.get(f"{path}/bench", 404)  # nobody has a board yet
    take_turn(anna, path)  # a species is chosen
    page = anna.get(f"{path}/bench?ship=cruiser&count=3&cruiser-0=hull")
    assert '<option value="cruiser" selected>' in page
    assert '<option value="3" selected>' in page
    assert page.count('<option value="hull" selected>') == 1
    assert "of 100 battles (by simulation)" in page


def test_the_table_has_a_drawer_for_it(tmp_path: Path) -> None:
    anna, path = begun(tmp_path, "eclipse")
    assert f'data-load="{path}/bench"' in anna.get(path)


@pytest.mark.parametrize("game", ["gaia", "race"])
def test_a_game_with_nothing_to_try_has_neither(tmp_path: Path, game: str) -> None:
    anna, path = begun(tmp_path, game)
    assert f"{path}/bench" not in anna.get(path)
    anna.get(f"{path}/bench", 404)


def server_of(guest: Guest) -> Server:
    return cast(Server, cast(Starlette, guest.http.app).state.server)


def test_its_battles_are_fought_by_the_queue_and_not_where_pages_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, path = begun(tmp_path, "eclipse")
    take_turn(anna, path)
    monkeypatch.setattr(job, "do", lambda *_: pytest.fail("fought where pages are made"))
    monkeypatch.setattr(endpoint, "PATIENCE", 60.0)
    with anna.http:
        queue = server_of(anna).queue
        assert queue is not None
        before = queue.jobs.done
        page = anna.get(f"{path}/bench?ship=cruiser&count=3")
        assert queue.jobs.done == before + 1
        assert '<option value="3" selected>' in page
        assert "of 100 battles (by simulation)" in page


@pytest.mark.parametrize(
    ("language", "words", "waiting"),
    [
        (
            "en",
            "All places for this are taken right now.",
            "What you asked for is being worked on.",
        ),
        ("hu", "Most minden hely foglalt ehhez.", "Amit kértél, most készül."),
    ],
)
def test_whoever_finds_all_places_taken_is_told_so_and_whoever_has_one_how_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str, waiting: str
) -> None:
    anna, path = begun(tmp_path, "eclipse", language)
    take_turn(anna, path)
    monkeypatch.setattr(endpoint, "PATIENCE", 0.0)
    monkeypatch.setattr(jobs, "COMMAND", ("-c", "import time; time.sleep(1000)"))
    with anna.http:
        queue = server_of(anna).queue
        assert queue is not None
        monkeypatch.setattr(queue.jobs, "_places", 0)
        assert words in unescape(anna.get(f"{path}/bench", 503))
        monkeypatch.setattr(queue.jobs, "_places", 1)
        place = anna.http.get(f"{path}/bench", headers=PART)
        assert place.headers["location"].startswith("/jobs/")
        told = anna.http.get(place.headers["location"], headers=PART)
        assert "refresh" in told.headers
        assert waiting in unescape(told.text).partition('class="page"')[2]
