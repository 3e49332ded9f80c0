"""The house: storage, games in memory and the hub, handed to everything that serves a request."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

from astrarium.core.codec import FindGame
from astrarium.core.errors import AstrariumError, OtherRules
from astrarium.core.match import Match
from astrarium.core.own_sets import SETS
from astrarium.core.rng import Streams
from astrarium.games import find_game as find_installed
from astrarium.table.hub import Hub
from astrarium.table.live import Live, Lives
from astrarium.table.refusals import Refusal
from astrarium.table.settings import Settings
from astrarium.table.signs import Signs
from astrarium.table.storage import FINISHED, RUNNING, Conflict, Seat, Storage, Table

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger("astrarium.table")


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
        settings: Settings | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.storage = storage
        self.find_game = find_game
        self.now = now
        self.new_seed = new_seed
        self.signs = Signs(storage, now)
        self.lives = Lives(storage, find_game)
        SETS.look_in(storage.own_set)
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
    def holding(self, table: Table) -> Iterator[Live]:
        """The table as it is now, for as long as nobody else in this process may change it."""
        with self.lives.using(table.id) as live:
            table.__dict__.update(self.table(table.id).__dict__)
            yield live

    @contextmanager
    def game(self, table: Table) -> Iterator[tuple[Live, Match]]:
        """The game of a table that has begun, for as long as nobody else may touch it."""
        with self.holding(table) as live:
            if table.state not in (RUNNING, FINISHED):
                raise Refusal("not-running")
            try:
                match = self.lives.match(live, table)
            except OtherRules as error:
                raise Refusal("other-rules", error) from error
            except (AstrariumError, ValueError) as error:
                logger.error("the log of table %s is damaged: %s", table.id, error)
                raise Refusal("damaged") from error
            yield live, match


def once_more(act: Callable[P, T]) -> Callable[P, T]:
    """Whoever finds that somebody else has written first looks again, once; then it is too late."""

    @wraps(act)
    def acting(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return act(*args, **kwargs)
        except Conflict:
            pass
        try:
            return act(*args, **kwargs)
        except Conflict as error:
            raise Refusal("stale") from error

    return acting
