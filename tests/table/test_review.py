"""The review of a finished game: made slice by slice by the queue, kept, shown to everybody."""

from __future__ import annotations

import asyncio
import re
import threading
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from astrarium import games
from astrarium.bots.review import VERSION, Review, go_on
from astrarium.core.rng import Rng
from astrarium.table import job, jobs, reviews
from astrarium.table.jobs import Jobs
from astrarium.table.reviewing import MOST, Reviewing
from astrarium.table.storage import FINISHED, Storage
from astrarium.table.web import endpoint
from tests.table.support import Guest, hurry, new_house
from tests.table.test_bench import server_of

GAMES = games.names()
SLICES = 2000  # more than any game has answers


def finished(folder: Path, game: str) -> tuple[Guest, str]:
    anna = Guest(new_house(folder))
    form = {"seats": 2, "name": "Anna", "seat-0": "me", "seat-1": "bot:random"}
    path = anna.send(f"/new/{game}", form, 303)
    hurry(anna, path, Rng(3))
    assert anna.table(path).state == FINISHED
    return anna, path


def reviewed(guest: Guest, path: str) -> str:
    """The page, once it is there: until then it names itself to come again."""
    for _ in range(SLICES):
        answer = guest.http.get(path)
        assert answer.status_code == 200
        if "refresh" not in answer.headers:
            return unescape(answer.text)
        assert answer.headers["refresh"] == f"1; url={path}"
    raise AssertionError("the review does not end")


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole review in one slice."""
    monkeypatch.setattr(reviews, "SLICE", 1000.0)


WORDS = {
    "en": ("The costliest decisions of Anna", "decisions were weighed"),
    "hu": ("A legdrágább döntések: Anna", "mérlegelt döntés"),
}
RECKONED = {
    "en": ">By the reckoning of the bot “Seasoned”, from what the player could see",
    "hu": ">A „Tapasztalt” gépi játékos számítása szerint, abból, amit a játékos akkor láthatott",
}
TRAINED = {
    "en": ">By the trained judgement of the bot “Strategist”, from what the player could see",
    "hu": (
        ">A „Stratéga” gépi játékos játszmákból tanult ítélete szerint, abból, amit a játékos akkor"
    ),
}
PARTLY = {
    "en": "that of the bot “Strategist”; the other decisions and the lines are by the reckoning of"
    " the bot “Seasoned”, not by a trained judgement.",
    "hu": "ott a „Stratéga” gépi játékos ítélete számít; a többi döntésnél és a vonalaknál a"
    " „Tapasztalt” gépi játékos számítása, amely nem játszmákból tanult.",
}
COSTS = {
    "en": r'cost">About [\d.]+ VP(|, by trained judgement|, by reckoning)\.<',
    "hu": (
        r'cost">Körülbelül [\d,]+ pont(|, játszmákból tanult ítélet szerint|, számítás szerint)'
        r"\.<"
    ),
}


def look_at(guest: Guest, path: str, answers: int) -> None:
    """Keep a review of so many answers as if the game had no more: random games are long."""
    with guest.house.game(guest.table(path)) as (_, match):
        looked: list[int] = []
        found = Review(match.rules.seats)
        go_on(found, match, lambda done, _: looked.append(done), lambda: len(looked) >= answers)
        found.done = len(match.steps)
    reviews.keep(guest.house.storage, path[3:], found.data())


@pytest.mark.parametrize("game", GAMES)
def test_a_review_names_the_costliest_decisions_and_leads_to_each(
    tmp_path: Path, game: str
) -> None:
    anna, path = finished(tmp_path, game)
    look_at(anna, path, 200)
    assert f'href="{path}/review"' in anna.get(path)
    judgement = {"race": PARTLY, "gaia": TRAINED}.get(game, RECKONED)
    for language, guest in (("en", anna), ("hu", Guest(anna.house, "hu"))):
        page = reviewed(guest, path + "/review")
        assert [each for each in WORDS[language] if each not in page] == []
        said = [known for known in (RECKONED, TRAINED, PARTLY) if known[language] in page]
        assert said == [judgement]
        told = re.findall(COSTS[language], page)
        assert len(told) == page.count('class="cost"') > 0
        # Random play errs where to build as well as what to pay with.
        assert len(set(told)) == (2 if game == "race" else 1)
        assert ("" in told) == (game != "race")
        steps = re.findall(rf'href="({path}/steps/\d+\?seat=0)">[^<]*\d', page)
        assert 5 <= len(steps) <= 10
        guest.get(steps[0])
        assert page.count("<polyline") == 2
        others = reviewed(guest, path + "/review?seat=1")
        assert f"{path}/steps/" in others
        assert "?seat=1" in others
        assert others != page


@pytest.mark.usefixtures("patient")
def test_the_curve_ends_with_the_scores(tmp_path: Path) -> None:
    anna, path = finished(tmp_path, "race")
    page = reviewed(anna, path + "/review")
    with anna.house.game(anna.table(path)) as (_, match):
        scores = match.position.scores()
    ends = re.findall(r'<text class="end"[^>]*>[AB] (-?\d+)</text>', page)
    assert [int(each) for each in ends] == scores
    (last,) = re.findall(r'<th scope="row">End</th>(.*?)</tr>', page)
    assert [int(each) for each in re.findall(r">(-?\d+)<", last)] == scores


def test_it_is_made_in_slices_says_how_far_it_is_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, path = finished(tmp_path, "race")
    monkeypatch.setattr(reviews, "SLICE", -1.0)  # one answer
    with anna.house.game(anna.table(path)) as (_, match):
        answers = len(match.steps)
    for done in (1, 2, 3):
        page = anna.get(path + "/review")
        assert f"Step {done} of {answers}: {100 * done // answers} % is done." in page
    later = Guest(anna.house)  # whoever comes goes on with it
    assert f"Step 4 of {answers}" in later.get(path + "/review")
    monkeypatch.setattr(reviews, "SLICE", 1000.0)
    in_slices = reviewed(later, path + "/review")
    other, other_path = finished(tmp_path / "other", "race")
    at_once = reviewed(other, other_path + "/review")
    assert re.findall("<ol class=.costs.*", at_once, re.DOTALL) != []
    plain = [re.sub(r"/t/[\w-]+", "", each.partition("<h1>")[2]) for each in (in_slices, at_once)]
    assert plain[0] == plain[1]


@pytest.mark.usefixtures("patient")
def test_it_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, path = finished(tmp_path, "race")
    first = reviewed(anna, path + "/review")
    monkeypatch.setattr(job, "do", lambda *_: pytest.fail("it was made again"))
    assert reviewed(anna, path + "/review") == first
    assert "<ol" in reviewed(Guest(anna.house), path + "/review")


def test_nobody_is_thrown_back_by_who_has_come_less_far(tmp_path: Path) -> None:
    anna, path = finished(tmp_path, "race")
    storage, table = anna.house.storage, path[3:]
    storage.save_review(table, VERSION, 5, "five")
    storage.save_review(table, VERSION, 4, "four")
    assert storage.review(table, VERSION) == "five"
    storage.save_review(table, VERSION, 6, "six")
    assert storage.review(table, VERSION) == "six"
    storage.save_review(table, VERSION + 1, 1, "of another making")
    assert storage.review(table, VERSION) == ""
    assert storage.review(table, VERSION + 1) == "of another making"


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_has_none(tmp_path: Path, game: str) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.post(f"/quick/{game}", name="Anna")
    hurry(anna, path, Rng(3), 20)
    anna.get(path + "/review", 409)
    assert "/review" not in anna.get(path)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("seat", ["7", "-1", "x", "9" * 400, "%00"])
def test_a_seat_that_does_not_exist_shows_ones_own(tmp_path: Path, seat: str) -> None:
    anna, path = finished(tmp_path, "race")
    reviewed(anna, path + "/review")
    page = unescape(anna.get(f"{path}/review?seat={seat}"))
    assert "The costliest decisions of Anna" in page


@pytest.mark.usefixtures("patient")
def test_the_queue_makes_it_and_refuses_when_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, path = finished(tmp_path, "race")
    monkeypatch.setattr(job, "do", lambda *_: pytest.fail("made where pages are made"))
    monkeypatch.setattr(endpoint, "PATIENCE", 60.0)
    with anna.http:
        queue = server_of(anna).queue
        assert queue is not None
        before = queue.jobs.done
        reviewed(anna, path + "/review")
        assert queue.jobs.done > before
    other, other_path = finished(tmp_path / "other", "race")
    monkeypatch.setattr(jobs, "COMMAND", ("-c", "import time; time.sleep(1000)"))
    with other.http:
        queue = server_of(other).queue
        assert queue is not None
        monkeypatch.setattr(queue.jobs, "_places", 0)
        refused = unescape(other.get(other_path + "/review", 503))
        assert "All places for this are taken right now." in refused


def test_it_goes_on_when_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One page asks for it, and looks at nothing more until all is there."""
    anna, path = finished(tmp_path, "race")
    monkeypatch.setattr(reviews, "SLICE", -1.0)  # one answer
    monkeypatch.setattr(endpoint, "PATIENCE", 60.0)
    kept: list[int] = []
    all_kept = threading.Event()
    real = reviews.keep

    def keep_and_tell(storage: Storage, table: str, data: dict[str, Any]) -> None:
        real(storage, table, data)
        kept.append(data["done"])
        if data["done"] == answers:
            all_kept.set()

    monkeypatch.setattr(reviews, "keep", keep_and_tell)
    with anna.house.game(anna.table(path)) as (_, match):
        answers = len(match.steps)
    with anna.http:
        page = anna.http.get(path + "/review")
        assert "refresh" in page.headers
        assert all_kept.wait(120)
        assert "<polyline" in anna.get(path + "/review")
    assert kept == list(range(1, answers + 1))


def test_so_many_reviews_go_on_at_a_time_and_each_once(tmp_path: Path) -> None:
    async def begun() -> list[bool]:
        found = Reviewing(Jobs(processes=0), new_house(tmp_path))
        for number in (*range(MOST), 0, MOST):
            found.begin(f"table {number}")
        going_on = [found.is_going_on(f"table {number}") for number in range(MOST + 1)]
        await found.stop()
        return going_on

    assert asyncio.run(begun()) == [True] * MOST + [False]
