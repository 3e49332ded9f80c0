"""Live updates and bots, on a real server."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.table.asking import Ask
from tests.table.server import PATIENCE, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("stream")) as running:
        yield running


def new_table(client: httpx.Client, *seats: str) -> str:
    form = {f"seat-{number}": kind for number, kind in enumerate(seats)}
    form |= {"seats": str(len(seats)), "name": "Anna", "pace": "at-once"}
    answer = client.post("/new/race", data=form)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def board(client: httpx.Client, path: str) -> Ask:
    return Ask(client.get(path + "/board").text)


def send(client: httpx.Client, path: str, ask: Ask, choice: int | None = None) -> Ask:
    form = {"seat": str(ask.seat), "question": ask.token}
    if choice is not None:
        form["choice"] = str(choice)
    answer = client.post(path + ("/commit" if choice is None else "/plan"), data=form)
    assert answer.status_code == 200, answer.text[-300:]
    return Ask(answer.text)


def take_turn(client: httpx.Client, path: str) -> None:
    ask = board(client, path)
    while not ask.complete:
        ask = send(client, path, ask, ask.choices[0])
    send(client, path, ask)


class Ear:
    """Listens to a table's stream until it is told to stop."""

    def __init__(self, client: httpx.Client, path: str) -> None:
        self.stamps: list[str] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(client, path))

    def __enter__(self) -> Ear:
        self._thread.start()
        self.wait_for(1)
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _listen(self, client: httpx.Client, path: str) -> None:
        while not self._stop.is_set():
            try:
                with client.stream("GET", path + "/events", timeout=1.0) as answer:
                    event = ""
                    for line in answer.iter_lines():
                        event = line.removeprefix("event: ") if line.startswith("event") else event
                        stamp = line.removeprefix("data: ")
                        told = stamp != line and event == "change"
                        if told and stamp not in self.stamps[-1:]:
                            self.stamps.append(stamp)
                        if self._stop.is_set():
                            return
            except httpx.TimeoutException:
                continue  # nothing was said for a while: listen again, as a browser does

    def wait_for(self, count: int) -> None:
        end = time.monotonic() + PATIENCE
        while len(self.stamps) < count:
            assert time.monotonic() < end, f"only {len(self.stamps)} of {count} stamps came"
            time.sleep(0.02)


def test_a_neighbours_open_move_is_heard(server: Server) -> None:
    anna, bela = server.client(), server.client()
    path = new_table(anna, "me", "open")
    bela.post(path + "/seats/1/sit", data={"name": "Béla"})
    with Ear(bela, path) as ear:
        before = len(ear.stamps)
        take_turn(anna, path)  # the opening discard: everyone sees the hand shrink
        ear.wait_for(before + 1)


def test_a_secret_answer_is_not_heard(server: Server) -> None:
    anna, bela = server.client(), server.client()
    path = new_table(anna, "me", "open")
    bela.post(path + "/seats/1/sit", data={"name": "Béla"})
    take_turn(anna, path)
    take_turn(bela, path)
    with Ear(bela, path) as ear:
        stamp = ear.stamps[-1]
        take_turn(anna, path)  # the action card, in secret
        assert f'data-stamp="{stamp}"' in bela.get(path + "/board").text
        assert ear.stamps[-1] == stamp


def test_a_plan_is_heard_by_its_own_person_and_by_nobody_else(server: Server) -> None:
    anna, bela = server.client(), server.client()
    path = new_table(anna, "me", "open")
    bela.post(path + "/seats/1/sit", data={"name": "Béla"})
    with Ear(anna, path) as own, Ear(bela, path) as other:
        own.wait_for(1)
        mine, theirs = len(own.stamps), len(other.stamps)
        ask = board(anna, path)
        send(anna, path, ask, ask.choices[0])
        own.wait_for(mine + 1)
        assert board(bela, path).html.count("My plan") == 0
        assert len(other.stamps) <= theirs + 1  # presence may have been news


def test_presence_shows_who_has_the_table_open(server: Server) -> None:
    anna, bela = server.client(), server.client()
    path = new_table(anna, "me", "open")
    bela.post(path + "/seats/1/sit", data={"name": "Béla"})
    assert "is here" not in anna.get(path).text
    with Ear(bela, path):
        assert "is here" in anna.get(path).text


def test_bots_answer_by_themselves_and_play_a_game_to_its_end(server: Server) -> None:
    anna = server.client()
    path = new_table(anna, "me", "bot:random")
    for _ in range(3):
        end = time.monotonic() + PATIENCE
        while not board(anna, path).choices:
            assert time.monotonic() < end, "the bot does not answer"
            time.sleep(0.02)
        take_turn(anna, path)
    everyone = new_table(anna, "me", "bot:random")
    anna.post(everyone + "/seats/0/stand-in")
    end = time.monotonic() + 3 * PATIENCE
    while "Points over the game" not in anna.get(everyone).text:
        assert time.monotonic() < end, "the bots do not finish their game"
        time.sleep(0.2)


def test_the_file_of_the_games_is_where_the_command_said(server: Server) -> None:
    assert (Path(server.data) / "astrarium.sqlite3").exists()
