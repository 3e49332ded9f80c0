"""kill -9 at random moments under load: no acknowledged move is lost, none is done twice.

`ASTRARIUM_KILLS=200` for the long run.
"""

from __future__ import annotations

import os
import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx2 as httpx

import astrarium
from tests.table.asking import Ask
from tests.table.server import Server

ROUNDS = int(os.environ.get("ASTRARIUM_KILLS", "20"))
TABLES = 4


class Player:
    """Plays both seats of a table of its own and remembers what was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = server.client()
        form = {"seats": "2", "name": "Anna", "seat-0": "me", "seat-1": "me"}
        self.path = self.client.post("/new/race", data=form).headers["location"]
        self.acknowledged = 0
        self.trouble: list[str] = []

    def play(self, stop: threading.Event) -> None:
        rng = random.Random(self.path)
        while not stop.is_set():
            try:
                self._turn(rng)
            except httpx.HTTPError:
                return  # the server is gone

    def _turn(self, rng: random.Random) -> None:
        answer = self.client.get(self.path + "/board")
        if answer.status_code != 200:
            self.trouble.append(f"board: {answer.status_code}")
            return
        ask = Ask(answer.text)
        if "Points over the game" in answer.text:
            self.path = self.client.post(
                "/new/race", data={"seats": "2", "seat-0": "me", "seat-1": "me"}
            ).headers["location"]
            self.acknowledged = 0
            return
        if "/uncover" in answer.text:
            self.client.post(self.path + "/uncover", data={"seat": str(ask.seat)})
            return
        while not ask.complete:
            choice = rng.choice(ask.choices)
            ask = self._send("/plan", ask, choice)
        self._send("/commit", ask)
        self.acknowledged = self._lines()

    def _send(self, what: str, ask: Ask, choice: int = -1) -> Ask:
        form = {"seat": str(ask.seat), "question": ask.token, "choice": str(choice)}
        answer = self.client.post(self.path + what, data=form)
        if answer.status_code != 200:
            self.trouble.append(f"{what}: {answer.status_code}")
            raise httpx.ReadError("start the turn again")
        return Ask(answer.text)

    def _lines(self) -> int:
        """How many lines the log has, read beside the server: they were acknowledged."""
        return len(read_lines(self.server.data, self.path.removeprefix("/t/")))


def read_lines(data: Path, table: str) -> list[str]:
    db = sqlite3.connect(f"file:{data / 'astrarium.sqlite3'}?mode=ro", uri=True)
    try:
        query = 'SELECT line FROM lines WHERE "table" = ? ORDER BY number'
        return [line for (line,) in db.execute(query, (table,))]
    finally:
        db.close()


def test_kill_9_loses_no_acknowledged_move_and_does_none_twice(tmp_path: Path) -> None:
    rng = random.Random(9)
    server = Server(tmp_path)
    server.start()
    players = [Player(server) for _ in range(TABLES)]
    moves = 0
    for number in range(ROUNDS):
        before = [player.acknowledged for player in players]
        stop = threading.Event()
        threads = [threading.Thread(target=player.play, args=(stop,)) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(0.15 + rng.random() * 0.6)
        server.kill()
        stop.set()
        for thread in threads:
            thread.join()
        for player, known in zip(players, before):
            assert player.trouble == []
            lines = read_lines(tmp_path, player.path.removeprefix("/t/"))
            lost = player.acknowledged - len(lines)
            assert lost <= 0, f"round {number}: {lost} acknowledged lines are lost"
            astrarium.replay("\n".join(lines) + "\n")  # strict: nothing twice, nothing missing
            moves += max(0, player.acknowledged - known)
        server.start()
        for player in players:
            assert player.client.get(player.path).status_code == 200
    server.stop()
    assert moves > ROUNDS
