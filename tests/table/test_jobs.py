"""What costs more than a page is done elsewhere, one for each person, and refused when all places
are taken."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
import time
from html import unescape
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.applications import Starlette

from astrarium.core.rng import Rng
from astrarium.table import jobs as queue
from astrarium.table import look
from astrarium.table.house import House
from astrarium.table.jobs import DONE, FAILED, GOING_ON, OF_ONE, Job, Jobs
from astrarium.table.live import Unsaved
from astrarium.table.queue import Queue
from astrarium.table.refusals import Refusal
from astrarium.table.restoring import Restoring
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.storage import Busy, Storage
from astrarium.table.web import endpoint, hinting
from tests.table.server import PATIENCE, Server
from tests.table.support import Guest, asked_seats, hurry, two_at_a_table

NOTHING = {"kind": "check-log", "about": {"text": ""}}


def working(jobs: Jobs, act: Any) -> Any:
    async def run() -> Any:
        await jobs.start()
        try:
            return await act()
        finally:
            await jobs.stop()

    return asyncio.run(run())


def test_everybody_has_one_job_at_a_time_and_there_are_so_many_places() -> None:
    async def act() -> list[str]:
        refused = []
        for owner in ("a", "a", "b", "c", "d"):
            try:
                jobs.add(owner, NOTHING)
            except Refusal as refusal:
                refused.append(f"{owner} {refusal.why}")
        return refused

    jobs = Jobs(processes=0, places=3)
    assert working(jobs, act) == ["a job-going-on", "d full"]


def test_a_job_that_is_done_gives_its_place_back_and_says_what_came_of_it() -> None:
    async def act() -> None:
        for _ in range(3):
            job = jobs.add("a", NOTHING)
            assert jobs.find(job.id, "a") is job
            with pytest.raises(Refusal, match="no-page"):
                jobs.find(job.id, "b")
            result = await jobs.result(job)
            assert job.state == DONE
            assert result["key"] == "log-empty" or "wrong" in result

    jobs = Jobs(places=1)
    working(jobs, act)


def test_a_process_that_fails_or_takes_too_long_fails_its_job_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def act() -> None:
        for work in ({"kind": "no such kind", "about": {}}, NOTHING):
            job = jobs.add("a", work)
            await job.finished.wait()
            assert job.state == (FAILED if work is not NOTHING else DONE)

    jobs = Jobs()
    working(jobs, act)
    monkeypatch.setattr(queue, "COMMAND", ("-c", "import time; time.sleep(1000)"))
    slow = Jobs(longest=0.05)

    async def too_slow() -> str:
        job = slow.add("a", NOTHING)
        await job.finished.wait()
        return job.state

    assert working(slow, too_slow) == FAILED


def test_a_job_in_the_middle_of_which_the_house_closes_has_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(queue, "COMMAND", ("-c", "import time; time.sleep(1000)"))
    jobs = Jobs()

    async def act() -> Job:
        job = jobs.add("a", NOTHING)
        while job.state != GOING_ON:
            await asyncio.sleep(0)
        return job

    async def told(job: Job) -> None:
        await jobs.result(job)

    with pytest.raises(Refusal, match="job-failed"):
        asyncio.run(told(working(jobs, act)))


def test_a_place_in_the_queue_is_known() -> None:
    async def act() -> list[int]:
        waiting = [jobs.add(owner, NOTHING) for owner in ("a", "b", "c")]
        return [jobs.before(job) for job in waiting]

    jobs = Jobs(processes=0)
    assert working(jobs, act) == [0, 1, 2]


def test_people_behind_one_address_cannot_take_all_places() -> None:
    """However many new guests somebody makes, there is a place for others."""

    async def act() -> list[str]:
        refused = []
        for number in range(12):
            try:
                jobs.add(f"guest {number}", NOTHING, "192.0.2.1")
            except Refusal as refusal:
                refused.append(refusal.why)
        for number in range(OF_ONE):
            jobs.add(f"pupil {number}", NOTHING, "192.0.2.2")
        return refused

    jobs = Jobs(processes=0)
    assert working(jobs, act) == ["many-jobs"] * (12 - OF_ONE)


def test_addresses_have_their_turn_one_after_the_other() -> None:
    """Whoever comes last does not wait behind all that one address has asked for."""
    served: list[str] = []

    async def act() -> list[int]:
        waiting = [jobs.add(owner, NOTHING, "192.0.2.1") for owner in ("a", "b", "c")]
        waiting += [jobs.add(owner, NOTHING, "192.0.2.2") for owner in ("d", "e")]
        waiting.append(jobs.add("reviews", NOTHING))
        return [jobs.before(job) for job in waiting]

    jobs = Jobs(processes=0)
    assert working(jobs, act) == [0, 3, 5, 1, 4, 2]
    while jobs._line.in_order():
        served.append(jobs._line.take().owner)
    assert served == ["a", "d", "reviews", "b", "e", "c"]


def finished_log(tmp_path: Path) -> str:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(11))
    return anna.get(path + "/record")


def test_a_job_says_how_far_it_is_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log is played again line by line: the header is no step, everything else is."""
    log = finished_log(tmp_path)
    steps = len(log.splitlines()) - 1
    heard: list[tuple[int, int]] = []
    real = Job.hear

    def hear(self: Job, said: str) -> None:
        real(self, said)
        heard.append(self.steps)

    monkeypatch.setattr(Job, "hear", hear)

    async def act() -> None:
        job = jobs.add("a", {"kind": "check-log", "about": {"text": log}})
        assert job.steps == (0, 0)
        assert (await jobs.result(job))["game"] == "race"
        assert job.steps == (steps, steps)

    jobs = Jobs()
    working(jobs, act)
    assert 50 < len(heard) <= 100
    assert heard == sorted(heard)
    assert {of for _, of in heard} == {steps}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Step 30 of 120: 25 % is done."), ("hu", "120 lépésből 30 megvan: 25 % kész.")],
)
def test_the_page_of_a_job_tells_its_person_how_far_it_is(
    tmp_path: Path, language: str, words: str
) -> None:
    house = House(SqliteStorage(tmp_path / "table.sqlite3"))
    anna = Guest(house, language)
    anna.new_table("me", "open")
    anna.learn_person()
    assert anna.person is not None
    jobs = Jobs(processes=0)
    app = cast(Starlette, anna.http.app)
    app.state.server.queue = Queue(house, jobs)
    job = jobs.add(f"by {anna.person.id}", NOTHING)
    assert "<progress" not in anna.get(f"/jobs/{job.id}")
    job.hear("30 120")
    page = unescape(anna.get(f"/jobs/{job.id}"))
    assert words in page.replace("\u2068", "").replace("\u2069", "")
    assert '<progress value="30" max="120"' in page
    assert "30" not in re.sub("<[^>]*>", "", Guest(house, language).get(f"/jobs/{job.id}", 404))


def at_last(client: Any, path: str) -> Any:
    """The answer, however long the work for it takes, and wherever one is sent meanwhile."""
    end = time.monotonic() + PATIENCE
    answer = client.get(path)
    while answer.status_code == 303 or "refresh" in answer.headers:
        assert time.monotonic() < end
        time.sleep(0.05)
        path = answer.headers.get("location", path)
        answer = client.get(path)
    return answer


def test_whoever_waits_long_for_a_game_to_be_restored_is_shown_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(11))  # to the end: running games are restored when the house opens
    with sqlite3.connect(tmp_path / "table.sqlite3") as db:
        db.execute("DELETE FROM snapshots")
    db.close()
    monkeypatch.setattr(endpoint, "PATIENCE", 0.0)
    # By the same clock: by another one the login would be too old, and swept.
    house = House(SqliteStorage(tmp_path / "table.sqlite3"), now=anna.house.now)
    later = Guest(house)
    later.http.cookies.update(anna.http.cookies)
    with later.http:  # the queue works as long as the server does
        place = later.http.get(path)
        assert place.headers.get("location", "")[:6] == "/jobs/", place.text[:600]
        answer = at_last(later.http, place.headers["location"])
        assert (answer.status_code, answer.url.path) == (200, path)
        assert 'id="board"' in answer.text


def test_a_restored_game_is_kept_beside_those_who_are_answered_and_a_locked_file_is_said(
    tmp_path: Path,
) -> None:
    """To wait for the file where all requests pass would hold up the house."""
    anna, _, path = two_at_a_table(tmp_path)
    table = anna.table(path)
    unsaved = Unsaved(table, anna.house.storage.lines(table.id, 0))
    threads: list[str] = []

    class Locked:
        def save_snapshot(self, *_: object) -> None:
            threads.append(threading.current_thread().name)
            if len(threads) == 1:
                raise Busy("somebody looks with a tool")

    async def act() -> list[str]:
        restoring = Restoring(jobs, cast(Storage, Locked()))
        said = []
        for _ in range(2):
            waiting = [restoring.restore(unsaved, owner) for owner in ("a", "b", "c")]
            for found in await asyncio.gather(*waiting, return_exceptions=True):
                said.append(found.why if isinstance(found, Refusal) else str(found))
        return said

    jobs = Jobs()
    assert working(jobs, act) == ["busy"] * 3 + ["None"] * 3
    assert len(threads) == 2
    assert threading.main_thread().name not in threads


def test_a_game_without_its_snapshot_is_not_played_again_where_pages_are_made(
    tmp_path: Path,
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(1), 60)
    with sqlite3.connect(tmp_path / "table.sqlite3") as db:
        db.execute("DELETE FROM snapshots")
    db.close()
    house = House(SqliteStorage(tmp_path / "table.sqlite3"))
    house.lives.plays_again = False
    with pytest.raises(Unsaved), house.game(house.table(path[3:])):
        pass


def test_a_server_restores_emptied_snapshots_checks_uploads_and_draws_elsewhere(
    tmp_path: Path,
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    running = anna.new_table("me", "bot:random")
    hurry(anna, path, Rng(11))
    hurry(anna, running, Rng(1), 60)
    log = anna.get(path + "/record")
    anna.house.storage.close()
    (tmp_path / "table.sqlite3").rename(tmp_path / "astrarium.sqlite3")
    with sqlite3.connect(tmp_path / "astrarium.sqlite3") as db:
        db.execute("DELETE FROM snapshots")
    db.close()
    with Server(tmp_path) as server:
        client = server.client()
        client.cookies.update(anna.http.cookies)
        assert at_last(client, path).status_code == 200
        assert at_last(client, running).status_code == 200
        assert at_last(client, path + "/steps/3/picture").text.startswith("<svg")
        answer = client.post("/upload", data={"log": log})
        end = time.monotonic() + PATIENCE
        while (
            answer.headers.get("location", "").startswith("/jobs/") or "refresh" in answer.headers
        ):
            assert time.monotonic() < end
            answer = client.get(answer.headers.get("location", str(answer.url)))
        assert answer.status_code == 303
        assert "Points over the game" in client.get(answer.headers["location"]).text
        assert client.post("/upload", data={"log": log[:-9]}).status_code == 422
    with sqlite3.connect(tmp_path / "astrarium.sqlite3") as db:
        assert db.execute("SELECT COUNT(*) FROM snapshots").fetchone()[0] >= 3
    db.close()


def test_a_guest_uploads_and_is_logged_in(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(11))
    guest = Guest(anna.house)
    guest.post("/upload", log=anna.get(path + "/record"))
    assert guest.http.cookies.get("astrarium")


def test_a_game_that_is_dropped_while_a_job_goes_on_is_played_again_before_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Guest(House(SqliteStorage(tmp_path / "table.sqlite3")))
    path = anna.new_table("me", "bot:random")
    hurry(anna, path, Rng(1), 60)
    while 0 not in asked_seats(anna, path):
        hurry(anna, path, Rng(1), 1)
    looks: list[int] = []

    def looking(*about: Any) -> Any:
        looks.append(1)
        if len(looks) == 2:  # the job is done
            with anna.house.storage._connection() as db:  # type: ignore[attr-defined]
                db.execute("DELETE FROM snapshots")
            anna.house.lives.forget(path[3:])
        return look.looking(*about)

    monkeypatch.setattr(hinting, "looking", looking)
    monkeypatch.setattr(endpoint, "PATIENCE", PATIENCE)
    with anna.http:
        queue = cast(Starlette, anna.http.app).state.server.queue
        token = anna.question(path).token
        assert "hint" in anna.get(f"{path}/hint?question={token}")
        assert len(looks) == 3
        assert queue.jobs.done == 2  # the hint, and the game
        assert [each.result for each in queue.jobs._known.values()] == [{}]


def test_nothing_is_kept_of_a_job_whose_owner_has_the_answer(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    with anna.http:
        queue = cast(Starlette, anna.http.app).state.server.queue
        for _ in range(3):
            assert at_last(anna.http, path + "/picture").text.startswith("<svg")
        assert queue.jobs.done == 3
        assert all(not each.result for each in queue.jobs._known.values())
