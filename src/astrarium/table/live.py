"""Games in memory: a cache over the logs. The log is the truth; a game that is not here, or is
behind its log, is restored from what was saved of it and the lines since, or played again from the
first line."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from astrarium.core import match as matches
from astrarium.core.codec import FindGame, rules_for
from astrarium.core.driver import advance, answer_planned
from astrarium.core.errors import AstrariumError, OtherRules
from astrarium.core.game import rules_of
from astrarium.core.log import known_log, read_log
from astrarium.core.match import Match
from astrarium.core.own_sets import texts_of_sets
from astrarium.core.rng import Streams
from astrarium.core.saved import restore, save, saved_past, saved_position
from astrarium.table.drafts import plan
from astrarium.table.past import earlier_part
from astrarium.table.record import Records
from astrarium.table.storage import (
    FINISHED,
    RUNNING,
    Change,
    Columns,
    Draft,
    Orders,
    Storage,
    Table,
)

# Games that somebody plays stay in memory, a quarter of a megabyte each; of the others, a few.
KEPT: Final = 256
MOST_KEPT: Final = 2048
LATELY: Final = 900.0  # seconds
logger = logging.getLogger("astrarium.table")


FEW_LINES: Final = 40  # are played again at once
NO_SECRET: Final = -1
NOTHING_FOLLOWS: Final[dict[int, Draft]] = {}


class Unsaved(Exception):
    """The game must be played again from its log, and not here."""

    def __init__(self, table: Table, lines: list[str]) -> None:
        super().__init__(table.id)
        self.table = table.id
        self.generation = table.generation
        self.lines = len(lines)
        self.text = "\n".join(lines) + "\n"
        self.seed = table.seed
        self.sets = texts_of_sets(table.options)


def no_seats(match: Match) -> dict[int, Columns]:
    """A change of the game that changes no seat."""
    return {}


def no_orders(match: Match) -> dict[int, Orders]:
    """A change of the game with which nobody gives or takes back standing orders."""
    return {}


def secret_choice(match: Match) -> int:
    """Names the secret choice that is going on; NO_SECRET where none is."""
    agenda = match.position.agenda
    return agenda.joins if agenda.secret else NO_SECRET


def follow_up(match: Match, waiting: dict[int, Draft]) -> int | None:
    """Answer what one of the seats that are asked now has planned for this moment; which seat."""
    for seat, draft in waiting.items():
        found = plan(match.position, seat, draft)
        if found is None or found.cut or found.within_set:
            continue
        for choice in found.choices:
            answer_planned(match, seat, choice)
        del waiting[seat]
        return seat
    return None


class Live:
    """One game in memory. Whoever uses it holds its lock."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = threading.RLock()
        self.match: Match | None = None
        self.streams: Streams | None = None
        self.generation = -1
        self.records = Records()
        # How many have it in hand: it is not dropped meanwhile, or it would be there twice.
        self.users = 0
        self.used = 0.0


class Lives:
    def __init__(
        self,
        storage: Storage,
        find_game: FindGame,
        now: Callable[[], float] = time.monotonic,
        kept: int = KEPT,
    ) -> None:
        self.storage = storage
        self.find_game = find_game
        self._now = now
        self._kept = kept
        self.plays_again = True  # False: somebody else does
        self._lock = threading.Lock()
        self._lives: OrderedDict[str, Live] = OrderedDict()

    @contextmanager
    def using(self, table: str) -> Iterator[Live]:
        """The one place of a table's game in memory, its lock held."""
        with self._lock:
            live = self._lives.pop(table, None) or Live(table)
            self._lives[table] = live
            live.users += 1
            live.used = self._now()
            self._drop_idle()
        try:
            with live.lock:
                yield live
        finally:
            with self._lock:
                live.users -= 1

    def _drop_idle(self) -> None:
        """Those that nobody has used for a while; in need others too, longest unused first."""
        over = len(self._lives) - self._kept
        long_ago = self._now() - LATELY
        for table, live in list(self._lives.items())[: max(0, over)]:
            if live.used > long_ago and len(self._lives) <= MOST_KEPT:
                return
            if not live.users:
                del self._lives[table]

    def forget(self, table: str) -> None:
        """Let a game be restored from what is written when it is used next."""
        with self.using(table) as live:
            live.match = None

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
            return self._replayed_and_saved(table, lines)
        except OtherRules:
            if not saved or table.state != RUNNING:
                raise
            return self._carried_over(table, saved, lines)

    def _replayed_and_saved(self, table: Table, lines: list[str]) -> tuple[Match, Streams | None]:
        """A running game must not be without its snapshot when newer rules come, and nobody should
        wait for a finished one twice."""
        rules_for(read_log("".join(f"{line}\n" for line in lines[:1])).header, self.find_game)
        if not self.plays_again and len(lines) > FEW_LINES:
            raise Unsaved(table, lines)
        match, streams = self._replayed(table, lines)
        saved = save(match, streams.used if streams else None)
        self.storage.save_snapshot(table.id, table.generation, len(lines), saved)
        return match, streams

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
        change = Change(
            {"version": match.rules.game.version, "options": match.rules.options},
            drop_drafts_of=range(match.rules.seats),
            snapshot=save(match, streams.used),
            anew=True,
        )
        self.storage.append(table.id, table.generation, len(lines), match.log.lines, change)
        table.generation += 1
        table.version, table.options = match.rules.game.version, match.rules.options
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
        now: float,
        act: Callable[[Match], None],
        drop_drafts_of: list[int],
        changed_seats: Callable[[Match], dict[int, Columns]] = no_seats,
        follow: Mapping[int, Draft] = NOTHING_FOLLOWS,
        orders_given: Callable[[Match], dict[int, Orders]] = no_orders,
    ) -> bool:
        """Do something to the game, answer for chance, and write it all down or nothing.

        Whether it stays among those who answer a secret choice that is still going on: then
        nothing that others can see, and no time that lists are ordered by, changes with it.

        What somebody has planned behind others' secret answers (`follow`) is answered as soon as
        it is asked.
        """
        try:
            match = live.match
            assert match is not None
            before = secret_choice(match)
            written = len(match.log.lines)
            if self.storage.line_count(table.id, table.generation) == 0:
                written, before = 0, NO_SECRET
            act(match)
            given = orders_given(match)
            if live.streams is not None:
                orders = {**self.storage.orders(table.id), **given}
                advance(match, live.streams, orders)
                waiting = {**self.storage.following(table.id), **follow}
                for seat in drop_drafts_of:
                    if seat not in follow:
                        waiting.pop(seat, None)
                while (followed := follow_up(match, waiting)) is not None:
                    drop_drafts_of = [*drop_drafts_of, followed]
                    advance(match, live.streams, orders)
                follow = {seat: draft for seat, draft in follow.items() if seat in waiting}
            hidden = before != NO_SECRET and before == secret_choice(match)
            state = FINISHED if match.log.ended else RUNNING
            columns: Columns = {"state": state} if hidden else {"state": state, "changed": now}
            snapshot = save(match, live.streams.used if live.streams else None)
            seats = changed_seats(match)
            change = Change(columns, seats, drop_drafts_of, follow, given, snapshot, hidden)
            lines = match.log.lines[written:]
            self.storage.append(table.id, table.generation, written, lines, change)
        except BaseException:
            live.match = None  # what is in memory is no longer what is written
            raise
        table.state = state
        return hidden
