"""Storage in one SQLite file. Every thread has a connection of its own; a write is on the disk
before it returns."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from astrarium.table.migrations import MIGRATIONS
from astrarium.table.storage import (
    CLOSED,
    FINISHED,
    INVITED,
    OPEN,
    RUNNING,
    WAITING,
    Conflict,
    Draft,
    Orders,
    Person,
    Seat,
    Table,
)

WAIT_FOR_LOCK = 20.0  # seconds
# Lines are numbered from 0 without gaps: the last number says how many, without counting them.
COUNT = 'SELECT IFNULL(MAX(number) + 1, 0) FROM lines WHERE "table" = ? AND generation = ?'

R = TypeVar("R", Person, Table, Seat)


class OtherDatabase(Exception):
    """The file is no database of ours, or one of a newer version."""


class SqliteStorage:
    def __init__(self, file: Path) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._local = threading.local()
        self._migrate()

    @property
    def _db(self) -> sqlite3.Connection:
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        if db is None:
            db = sqlite3.connect(self.file, timeout=WAIT_FOR_LOCK, isolation_level=None)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            self._local.db = db
        return db

    def close(self) -> None:
        """Close this thread's connection."""
        db: sqlite3.Connection | None = getattr(self._local, "db", None)
        if db is not None:
            db.close()
            self._local.db = None

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            yield db
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")

    def _migrate(self) -> None:
        try:
            with self._writing() as db:
                (version,) = db.execute("PRAGMA user_version").fetchone()
                if version > len(MIGRATIONS):
                    raise OtherDatabase(f"{self.file} was written by a newer version of Astrarium")
                for number in range(version, len(MIGRATIONS)):
                    for statement in MIGRATIONS[number].split(";"):
                        db.execute(statement)
                    db.execute(f"PRAGMA user_version = {number + 1}")
        except sqlite3.DatabaseError as error:
            raise OtherDatabase(f"{self.file} is no database of Astrarium: {error}") from error

    # --- people -------------------------------------------------------------------------------

    def add_person(self, person: Person) -> None:
        self._insert("people", person)

    def save_person(self, person: Person) -> None:
        self._insert("people", person, "OR REPLACE")

    def person(self, id: str) -> Person | None:
        return self._one(Person, "SELECT * FROM people WHERE id = ?", id)

    def add_token(self, digest: str, person: str, kind: str) -> None:
        with self._writing() as db:
            db.execute("INSERT INTO tokens VALUES (?, ?, ?)", (digest, person, kind))

    def drop_tokens(self, person: str, kind: str) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM tokens WHERE person = ? AND kind = ?", (person, kind))

    def drop_token(self, digest: str) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM tokens WHERE digest = ?", (digest,))

    def person_of_token(self, digest: str, kind: str) -> Person | None:
        query = (
            "SELECT people.* FROM tokens JOIN people ON people.id = tokens.person "
            "WHERE digest = ? AND kind = ?"
        )
        return self._one(Person, query, digest, kind)

    # --- tables and seats -----------------------------------------------------------------------

    def add_table(self, table: Table, seats: Sequence[Seat]) -> None:
        with self._writing() as db:
            _put(db, "tables", table)
            for seat in seats:
                _put(db, "seats", seat)

    def table(self, id: str) -> Table | None:
        return self._one(Table, "SELECT * FROM tables WHERE id = ?", id)

    def seats(self, table: str) -> list[Seat]:
        return self._all(Seat, 'SELECT * FROM seats WHERE "table" = ? ORDER BY number', table)

    def save_table(self, table: Table) -> None:
        self._insert("tables", table, "OR REPLACE")

    def save_seat(self, seat: Seat) -> None:
        self._insert("seats", seat, "OR REPLACE")

    def claim_seat(self, seat: Seat) -> bool:
        """Take a free seat; False if it is taken. Only one of two claims succeeds."""
        with self._writing() as db:
            query = (
                "UPDATE seats SET kind = ?, person = ?, name = ?, invite = '' "
                "WHERE \"table\" = ? AND number = ? AND kind IN (?, ?) AND person = '' "
                'AND EXISTS (SELECT 1 FROM tables WHERE id = "table" AND state = ?)'
            )
            place = (seat.kind, seat.person, seat.name, seat.table, seat.number)
            return db.execute(query, (*place, OPEN, INVITED, WAITING)).rowcount == 1

    def seat_of_invite(self, digest: str) -> Seat | None:
        return self._one(Seat, "SELECT * FROM seats WHERE invite = ? AND invite != ''", digest)

    def open_tables(self, limit: int) -> list[Table]:
        query = (
            "SELECT * FROM tables WHERE state = ? AND public = 1 AND EXISTS "
            '(SELECT 1 FROM seats WHERE "table" = tables.id AND kind = ?) '
            "ORDER BY changed DESC LIMIT ?"
        )
        return self._all(Table, query, WAITING, OPEN, limit)

    def tables_of(self, person: str, limit: int) -> list[Table]:
        query = (
            "SELECT * FROM tables WHERE state != ? AND "
            '(host = ? OR id IN (SELECT "table" FROM seats WHERE person = ?)) '
            "ORDER BY changed DESC LIMIT ?"
        )
        return self._all(Table, query, CLOSED, person, person, limit)

    def finished_tables(self, limit: int) -> list[Table]:
        query = "SELECT * FROM tables WHERE state = ? AND public = 1 ORDER BY changed DESC LIMIT ?"
        return self._all(Table, query, FINISHED, limit)

    def running_tables(self) -> list[Table]:
        return self._all(Table, "SELECT * FROM tables WHERE state = ?", RUNNING)

    # --- logs -----------------------------------------------------------------------------------

    def lines(self, table: str, generation: int) -> list[str]:
        query = 'SELECT line FROM lines WHERE "table" = ? AND generation = ? ORDER BY number'
        return [line for (line,) in self._db.execute(query, (table, generation))]

    def line_count(self, table: str, generation: int) -> int:
        (count,) = self._db.execute(COUNT, (table, generation)).fetchone()
        return int(count)

    def append(
        self,
        table: Table,
        first: int,
        lines: Sequence[str],
        drop_drafts_of: Sequence[int],
        seats: Sequence[Seat] = (),
        snapshot: bytes = b"",
    ) -> None:
        """Add lines to a log, with the table's and the seats' new state, all or nothing."""
        rows = [(table.id, table.generation, first + i, line) for i, line in enumerate(lines)]
        try:
            with self._writing() as db:
                (count,) = db.execute(COUNT, (table.id, table.generation)).fetchone()
                if count != first:
                    raise Conflict(f"the log has {count} lines, not {first}")
                db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?)", rows)
                _put(db, "tables", table, "OR REPLACE")
                for each in seats:
                    _put(db, "seats", each, "OR REPLACE")
                if snapshot:
                    saved = (table.id, table.generation, snapshot)
                    db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", saved)
                for seat in drop_drafts_of:
                    query = 'DELETE FROM drafts WHERE "table" = ? AND seat = ?'
                    db.execute(query, (table.id, seat))
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    def snapshot(self, table: str, generation: int) -> bytes:
        """The game as it was saved last; empty if it was not."""
        query = 'SELECT saved FROM snapshots WHERE "table" = ? AND generation = ?'
        row = self._db.execute(query, (table, generation)).fetchone()
        return b"" if row is None else bytes(row[0])

    # --- plans, standing orders and looks -------------------------------------------------------

    def draft(self, table: str, seat: int) -> Draft | None:
        query = 'SELECT lane, number, answers FROM drafts WHERE "table" = ? AND seat = ?'
        row = self._db.execute(query, (table, seat)).fetchone()
        return None if row is None else Draft(row[0], row[1], json.loads(row[2]))

    def save_draft(self, table: str, seat: int, draft: Draft) -> None:
        row = (table, seat, draft.lane, draft.number, json.dumps(draft.answers))
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?, ?)", row)

    def drop_draft(self, table: str, seat: int) -> None:
        with self._writing() as db:
            db.execute('DELETE FROM drafts WHERE "table" = ? AND seat = ?', (table, seat))

    def orders(self, table: str) -> dict[int, Orders]:
        """The standing orders of a table, by seat."""
        query = 'SELECT seat, orders FROM orders WHERE "table" = ?'
        return {seat: json.loads(orders) for seat, orders in self._db.execute(query, (table,))}

    def save_orders(self, table: str, seat: int, orders: Orders) -> None:
        row = (table, seat, json.dumps(orders))
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO orders VALUES (?, ?, ?)", row)

    def looking(self, table: str, person: str) -> int:
        """The seat that a person of several seats has uncovered; -1 if none."""
        query = 'SELECT seat FROM looks WHERE "table" = ? AND person = ?'
        row = self._db.execute(query, (table, person)).fetchone()
        return -1 if row is None else int(row[0])

    def look(self, table: str, person: str, seat: int) -> None:
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO looks VALUES (?, ?, ?)", (table, person, seat))

    def backup(self, file: Path) -> None:
        """A consistent copy, also while games go on."""
        target = sqlite3.connect(file)
        try:
            self._db.backup(target)
        finally:
            target.close()

    # --- rows -----------------------------------------------------------------------------------

    def _insert(self, table: str, record: Any, how: str = "") -> None:
        with self._writing() as db:
            _put(db, table, record, how)

    def _one(self, kind: type[R], query: str, *values: object) -> R | None:
        row = self._db.execute(query, values).fetchone()
        return None if row is None else _record(kind, row)

    def _all(self, kind: type[R], query: str, *values: object) -> list[R]:
        return [_record(kind, row) for row in self._db.execute(query, values)]


def is_sound(file: Path) -> bool:
    """Whether SQLite finds nothing wrong with a file."""
    db = sqlite3.connect(file)
    try:
        (found,) = db.execute("PRAGMA integrity_check").fetchone()
    finally:
        db.close()
    return bool(found == "ok")


def _put(db: sqlite3.Connection, table: str, record: Any, how: str = "") -> None:
    values = [json.dumps(each) if isinstance(each, dict) else each for each in astuple(record)]
    marks = ", ".join("?" for _ in values)
    db.execute(f"INSERT {how} INTO {table} VALUES ({marks})", values)


def _readings(kind: type[Any]) -> tuple[tuple[int, Callable[[Any], Any]], ...]:
    """Which columns of a row are not what the record holds, and how they are read."""
    found: list[tuple[int, Callable[[Any], Any]]] = []
    for place, each in enumerate(fields(kind)):
        if each.name == "options":
            found.append((place, json.loads))
        elif each.type == "bool":
            found.append((place, bool))
    return tuple(found)


# Looked up for every row of every page.
_READINGS: Final[dict[type[Any], tuple[tuple[int, Callable[[Any], Any]], ...]]] = {
    kind: _readings(kind) for kind in (Person, Table, Seat)
}


def _record(kind: type[R], row: tuple[Any, ...]) -> R:
    values = list(row)
    for place, read in _READINGS[kind]:
        values[place] = read(values[place])
    return kind(*values)
