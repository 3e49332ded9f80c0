"""The house: storage, games in memory and the hub, handed to everything that serves a request."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from astrarium.core.codec import FindGame
from astrarium.core.errors import AstrariumError
from astrarium.core.match import Match
from astrarium.core.rng import Streams
from astrarium.games import find_game as find_installed
from astrarium.table.hub import Hub
from astrarium.table.live import Live, Lives
from astrarium.table.refusals import Refusal
from astrarium.table.storage import FINISHED, RUNNING, Seat, Storage, Table


def new_seed() -> str:
    """The seed of a game that nobody has seen."""
    return Streams().seed


class House:
    def __init__(
        self,
        storage: Storage,
        find_game: FindGame = find_installed,
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = new_seed,
    ) -> None:
        self.storage = storage
        self.find_game = find_game
        self.now = now
        self.new_seed = new_seed
        self.lives = Lives(storage, find_game)
        self.hub = Hub()
        self.stuck: set[str] = set()  # tables whose bots cannot go on, in this process

    def table(self, id: str) -> Table:
        table = self.storage.table(id)
        if table is None:
            raise Refusal("no-table")
        return table

    def seat(self, table: Table, number: int) -> Seat:
        for seat in self.storage.seats(table.id):
            if seat.number == number:
                return seat
        raise Refusal("no-page")

    @contextmanager
    def game(self, table: Table) -> Iterator[tuple[Live, Match]]:
        """The game of a table that has begun, for as long as nobody else may touch it."""
        live = self.lives.live(table.id)
        with live.lock:
            fresh = self.table(table.id)
            table.__dict__.update(fresh.__dict__)
            if table.state not in (RUNNING, FINISHED):
                raise Refusal("not-running")
            try:
                match = self.lives.match(live, table)
            except AstrariumError as error:
                raise Refusal("other-rules", error) from error
            yield live, match
