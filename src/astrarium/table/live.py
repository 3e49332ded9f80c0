"""Games in memory: a cache over the logs. The log is the truth; a game that is not here, or is
behind its log, is restored from what was saved of it and the lines since, or played again from the
first line."""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from astrarium.core import match as matches
from astrarium.core.codec import FindGame
from astrarium.core.driver import advance
from astrarium.core.errors import AstrariumError, OtherRules
from astrarium.core.game import rules_of
from astrarium.core.log import known_log, read_log
from astrarium.core.match import Match
from astrarium.core.rng import Streams
from astrarium.core.saved import restore, save, saved_past, saved_position
from astrarium.table.past import earlier_part
from astrarium.table.record import Records
from astrarium.table.storage import FINISHED, RUNNING, Seat, Storage, Table

KEPT: Final = 256
logger = logging.getLogger("astrarium.table")


def no_seats(match: Match) -> list[Seat]:
    """A change of the game that changes no seat."""
    return []


class Live:
    """One game in memory. Whoever uses it holds its lock."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = threading.RLock()
        self.match: Match | None = None
        self.streams: Streams | None = None
        self.generation = -1
        self.records = Records()


class Lives:
    def __init__(self, storage: Storage, find_game: FindGame) -> None:
        self.storage = storage
        self.find_game = find_game
        self._lock = threading.Lock()
        self._lives: OrderedDict[str, Live] = OrderedDict()

    def live(self, table: str) -> Live:
        with self._lock:
            found = self._lives.pop(table, None) or Live(table)
            self._lives[table] = found
            while len(self._lives) > KEPT:
                self._lives.popitem(last=False)
            return found

    def forget(self, table: str) -> None:
        with self._lock:
            self._lives.pop(table, None)

    def match(self, live: Live, table: Table) -> Match:
        """The game as its log says; call with the lock held."""
        match = live.match
        written = self.storage.line_count(table.id, table.generation)
        if match is not None and (live.generation, len(match.log.lines)) == (
            table.generation,
            written,
        ):
            return match
        match, live.streams = self._load(table)
        live.match = match
        live.generation = table.generation
        return match

    def _load(self, table: Table) -> tuple[Match, Streams | None]:
        lines = self.storage.lines(table.id, table.generation)
        saved = self.storage.snapshot(table.id, table.generation)
        try:
            return restore(saved, lines, self.find_game, table.seed)
        except AstrariumError as error:
            if saved:
                logger.info("table %s is played again from its log: %s", table.id, error)
        try:
            return self._replayed(table, lines)
        except OtherRules:
            if not saved or table.state != RUNNING:
                raise
            return self._carried_over(table, saved, lines)

    def _replayed(self, table: Table, lines: list[str]) -> tuple[Match, Streams | None]:
        text = "\n".join(lines) + "\n"
        drawn = read_log(text).header.get("begun", {}).get("drawn")
        streams = Streams(table.seed, drawn) if table.seed else None
        return matches.replay(text, self.find_game, streams), streams

    def _carried_over(
        self, table: Table, saved: bytes, lines: list[str]
    ) -> tuple[Match, Streams | None]:
        """A running game goes on under newer rules, in a log of its own; the old one is kept."""
        position, drawn = saved_position(saved, lines)
        streams = Streams(table.seed, drawn)
        steps, times = saved_past(saved)
        seats = len(self.storage.seats(table.id))
        earlier = earlier_part(known_log(lines).header, seats, steps, times)
        match = matches.go_on(position, self.find_game, streams.promise, drawn, earlier)
        table.generation += 1
        table.version = match.rules.game.version
        table.options = match.rules.options
        drop_drafts_of = list(range(match.rules.seats))
        snapshot = save(match, streams.used)
        self.storage.append(table, 0, match.log.lines, drop_drafts_of, [], snapshot)
        logger.info("table %s goes on with version %s of the rules", table.id, table.version)
        return match, streams

    def begin(self, live: Live, table: Table, seats: int) -> Match:
        """A new game, nothing written yet; call with the lock held."""
        rules = rules_of(self.find_game(table.game), seats, table.options)
        live.streams = Streams(table.seed)
        live.match = match = Match(rules, live.streams.promise)
        live.generation = table.generation
        return match

    def change(
        self,
        live: Live,
        table: Table,
        drop_drafts_of: list[int],
        act: Callable[[Match], None],
        changed_seats: Callable[[Match], list[Seat]] = no_seats,
    ) -> None:
        """Do something to the game, answer for chance, and write it all down or nothing."""
        try:
            match = live.match
            assert match is not None
            written = len(match.log.lines)
            if self.storage.line_count(table.id, table.generation) == 0:
                written = 0
            act(match)
            if live.streams is not None:
                advance(match, live.streams, self.storage.orders(table.id))
            table.state = FINISHED if match.log.ended else RUNNING
            lines = match.log.lines[written:]
            seats = changed_seats(match)
            snapshot = save(match, live.streams.used if live.streams else None)
            self.storage.append(table, written, lines, drop_drafts_of, seats, snapshot)
        except BaseException:
            live.match = None  # what is in memory is no longer what is written
            raise
