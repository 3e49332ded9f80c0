"""Rounds of kill -9: people play at tables of their own until the server is killed; then what they
know is held against the logs in the file, the server starts again and the games go on."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from collections import Counter
from pathlib import Path

import httpx2 as httpx

import astrarium
from astrarium.table.storage import FOLLOWING
from tests.table.asking import Ask
from tests.table.server import PATIENCE, Server

TABLES = 4
TABLE = {"seats": "2", "name": "Anna", "seat-0": "me", "seat-1": "me"}


class Player:
    """Plays both seats of a table of its own and remembers what was acknowledged."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.client = server.client()
        self.rng = rng
        self.acknowledged = 0  # moves, of all its games
        self.trouble: list[str] = []
        self._sit_down()

    def _sit_down(self) -> None:
        self.path = self.client.post("/new/race", data=TABLE).headers["location"]
        self.known = self._lines()  # of the log, as it stood when a move was acknowledged
        self.sending: list[str] = []  # answers of a move that was sent and not yet acknowledged
        self.waiting = self._waiting()  # answers that follow others' secret ones, as it stood then

    def _lines(self) -> list[str]:
        return read_lines(self.server.data, self.path.removeprefix("/t/"))

    def _waiting(self) -> list[str]:
        return waiting_answers(self.server.data, self.path.removeprefix("/t/"))

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                self.turn()
            except httpx.HTTPError:
                return  # the server is gone

    def turn(self) -> None:
        """One step of a person at the device: look, uncover, or plan and commit a move."""
        answer = self.client.get(self.path + "/board")
        if answer.status_code != 200:
            self.trouble.append(f"board: {answer.status_code}")
            return
        ask = Ask(answer.text)
        if "Points over the game" in answer.text:
            self._sit_down()
            return
        if "/uncover" in answer.text:
            self.client.post(self.path + "/uncover", data={"seat": str(ask.seat)})
            return
        while not ask.complete:
            ask = self._send("/plan", ask, self.rng.choice(ask.choices))
        self.sending = planned_answers(self.server.data, self.path.removeprefix("/t/"), ask.seat)
        self._send("/commit", ask)
        self.known, self.waiting, self.sending = self._lines(), self._waiting(), []
        self.acknowledged += 1

    def _send(self, what: str, ask: Ask, choice: int = -1) -> Ask:
        form = {"seat": str(ask.seat), "question": ask.token, "choice": str(choice)}
        answer = self.client.post(self.path + what, data=form)
        if answer.status_code != 200:
            self.trouble.append(f"{what}: {answer.status_code}")
            raise httpx.ReadError("start the turn again")
        return Ask(answer.text)

    def check(self) -> None:
        """Nothing acknowledged is lost; what was not is there as a whole and once, or not."""
        assert self.trouble == []
        lines = self._lines()
        assert lines[: len(self.known)] == self.known, "acknowledged lines are lost or changed"
        new, waiting = lines[len(self.known) :], self._waiting()
        if new:
            self._check_made(new, waiting)
        astrarium.replay("\n".join(lines) + "\n")  # strict: nothing twice, nothing missing
        self.known, self.waiting, self.sending = lines, waiting, []

    def _check_made(self, new: list[str], waiting: list[str]) -> None:
        """The move is made: each answer is written, or waits until others' secret ones are."""
        sent = Counter(self.sending)
        entries = map(json.loads, new)
        there = Counter(entry["say"] for entry in entries if entry.get("seat", -1) >= 0)
        kept = ((there + Counter(waiting)) & sent).total()
        assert kept == sent.total(), f"{kept} of {sent.total()} answers of a move are there"
        most = sent.total() + len(self.waiting)  # what waited may have been answered with it
        decisions = sum(map(is_decision, new))
        assert decisions <= most, f"{decisions} decisions, though {most} were sent"


def is_decision(line: str) -> bool:
    entry = json.loads(line)
    return "say" in entry and entry["seat"] >= 0 and not entry.get("forced")


def read_lines(data: Path, table: str) -> list[str]:
    """The log of a table, read beside the server."""
    query = 'SELECT line FROM lines WHERE "table" = ? ORDER BY number'
    return [line for (line,) in look_up(data, query, table)]


def planned_answers(data: Path, table: str, seat: int) -> list[str]:
    query = 'SELECT answers FROM drafts WHERE "table" = ? AND seat = ?'
    return [say for (answers,) in look_up(data, query, table, seat) for say in json.loads(answers)]


def waiting_answers(data: Path, table: str) -> list[str]:
    query = 'SELECT answers FROM drafts WHERE "table" = ? AND number = ?'
    found = look_up(data, query, table, FOLLOWING)
    return [say for (answers,) in found for say in json.loads(answers)]


def look_up(data: Path, query: str, *values: str | int) -> list[tuple[str]]:
    db = sqlite3.connect(f"file:{data / 'astrarium.sqlite3'}?mode=ro", uri=True)
    try:
        return db.execute(query, values).fetchall()
    finally:
        db.close()


class Rounds:
    """A server that is killed again and again under the hands of its players."""

    def __init__(self, data: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.server = Server(data)
        self.server.start()
        self.players = [Player(self.server, random.Random(f"{seed} {n}")) for n in range(TABLES)]

    @property
    def moves(self) -> int:
        return sum(player.acknowledged for player in self.players)

    def kill_once(self) -> None:
        """Play some moves, kill at a random moment, check the file, start again."""
        enough = self.moves + self.rng.randint(1, 2 * TABLES)
        end = time.monotonic() + PATIENCE
        stop = threading.Event()
        threads = [threading.Thread(target=player.play, args=(stop,)) for player in self.players]
        for thread in threads:
            thread.start()
        while self.moves < enough and any(thread.is_alive() for thread in threads):
            assert time.monotonic() < end, "nobody comes to move"
            time.sleep(0.002)
        time.sleep(self.rng.random() * 0.05)
        self.server.kill()
        stop.set()
        for thread in threads:
            thread.join()
        for player in self.players:
            player.check()
        self.server.start()

    def go_on(self) -> None:
        """Every table makes another move."""
        for player in self.players:
            before = player.acknowledged
            while player.acknowledged == before:
                player.turn()
            player.check()

    def stop(self) -> None:
        self.server.stop()
