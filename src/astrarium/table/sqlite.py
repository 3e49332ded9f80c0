"""Storage in one SQLite file, read and written by its own user alone. A write is on the disk before
it returns, but for plans: one that is lost with the power is clicked again.

Connections are kept in pools: as many are open as work at the same time, whoever's threads they
are. Whoever reads once (`reading_once`) is given the same rows again until somebody writes there.
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from astrarium.table.migrations import MIGRATIONS
from astrarium.table.storage import (
    BOT,
    CLOSED,
    FINISHED,
    FOLLOWING,
    LOGIN,
    OPEN,
    RUNNING,
    WAITING,
    Busy,
    Change,
    Columns,
    Conflict,
    Draft,
    KeptSet,
    Login,
    Orders,
    Person,
    Seat,
    Table,
)

WAIT_FOR_LOCK: Final = 2.0  # seconds: nobody else writes here, but somebody may look with a tool
OURS_ALONE: Final = 0o600
OURS = {"people", "tokens", "tables", "seats", "lines"}  # in every version of the file
# Lines are numbered from 0 without gaps: the last number says how many, without counting them.
COUNT = 'SELECT IFNULL(MAX(number) + 1, 0) FROM lines WHERE "table" = ? AND generation = ?'
OF_A_TABLE: Final = (
    "lines",
    "snapshots",
    "reviews",
    "drafts",
    "orders",
    "looks",
    "votes",
    "signs",
    "seats",
)
# Whoever wanted to take back the last decision meant the one before this; and whoever plays again
# where a bot stood in is seen to when everybody may see what was answered.
AGREED_NO_LONGER: Final = 'UPDATE seats SET agrees = 0 WHERE "table" = ? AND agrees'
WHO_IS_BACK: Final = (
    "UPDATE seats SET agrees = 0, back = 0, stand_in = IIF(back, '', stand_in), "
    'taken_over = IIF(back, 0, taken_over) WHERE "table" = ? AND (agrees OR back)'
)
# Sets that nobody keeps and no table names.
OF_NOBODY: Final = (
    "fingerprint NOT IN (SELECT fingerprint FROM set_owners) AND NOT EXISTS "
    "(SELECT 1 FROM tables WHERE INSTR(tables.options, sets.fingerprint))"
)

EVERYTHING: Final = ""  # what is written where nothing is named

R = TypeVar("R", Person, Table, Seat)
T = TypeVar("T")
Row = tuple[Any, ...]


class Reading(threading.local):
    """What one thread has read, with how often that had been written by then."""

    found: dict[tuple[object, ...], tuple[int, list[Any]]] | None = None


class OtherDatabase(Exception):
    """The file is no database of ours, or one of a newer version."""


class SqliteStorage:
    def __init__(self, file: Path) -> None:
        self.file = file
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(file)
        self._idle: list[sqlite3.Connection] = []
        self._lazy: list[sqlite3.Connection] = []  # what they write need not be on the disk at once
        self._reading = Reading()
        self._writes: Counter[str] = Counter()
        self._counting = threading.Lock()
        self._migrate()
        for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if each.exists():
                each.chmod(OURS_ALONE)  # a file of an older version may be open to others

    def _connect(self, synchronous: str) -> sqlite3.Connection:
        db = sqlite3.connect(
            self.file, timeout=WAIT_FOR_LOCK, isolation_level=None, check_same_thread=False
        )
        db.execute("PRAGMA journal_mode=WAL")
        db.execute(f"PRAGMA synchronous={synchronous}")
        return db

    @contextmanager
    def _connection(self, at_once: bool = True) -> Iterator[sqlite3.Connection]:
        """A connection that nobody else uses meanwhile."""
        pool = self._idle if at_once else self._lazy
        try:
            db = pool.pop()
        except IndexError:
            db = self._connect("FULL" if at_once else "NORMAL")
        try:
            yield db
        finally:
            pool.append(db)

    def close(self) -> None:
        """Close the connections that nobody uses."""
        for pool in (self._idle, self._lazy):
            while pool:
                pool.pop().close()

    @contextmanager
    def _writing(self, *where: str, at_once: bool = True) -> Iterator[sqlite3.Connection]:
        """All or nothing; `at_once` False: on the disk with the next write that is. `where`: in
        these tables of the file alone."""
        with self._connection(at_once) as db:
            _begin(db)
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                # Where the disk fails, SQLite may have rolled back by itself, or not.
                if db.in_transaction:
                    db.execute("ROLLBACK")
                self._reading.found = None  # somebody may know better: look again
                raise
        with self._counting:
            self._writes.update(where or (EVERYTHING,))

    @contextmanager
    def reading_once(self) -> Iterator[None]:
        """What this thread reads of a game meanwhile is read once, as long as nobody writes it."""
        self._reading.found = {}
        try:
            yield
        finally:
            self._reading.found = None

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

    def change_person(self, id: str, columns: Columns) -> None:
        with self._writing() as db:
            _update(db, "people", columns, {"id": id})

    def person(self, id: str) -> Person | None:
        return self._one(Person, "SELECT * FROM people WHERE id = ?", id)

    def add_token(
        self,
        digest: str,
        person: str,
        kind: str,
        device: str = "",
        now: float = 0.0,
        alone: bool = False,
    ) -> None:
        """`alone`: in the place of all that the person has of this kind."""
        row = (digest, person, kind, device, now, now)
        with self._writing() as db:
            if alone:
                db.execute("DELETE FROM tokens WHERE person = ? AND kind = ?", (person, kind))
            db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?, ?)", row)

    def drop_tokens(self, person: str, kind: str, but: str = "") -> None:
        """Those of a person, but for one where that is named."""
        query = "DELETE FROM tokens WHERE person = ? AND kind = ? AND digest != ?"
        with self._writing() as db:
            db.execute(query, (person, kind, but))

    def drop_token(self, digest: str) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM tokens WHERE digest = ?", (digest,))

    def person_of_token(self, digest: str, kind: str) -> Person | None:
        query = (
            "SELECT people.* FROM tokens JOIN people ON people.id = tokens.person "
            "WHERE digest = ? AND kind = ?"
        )
        return self._one(Person, query, digest, kind)

    def logins(self, person: str) -> list[Login]:
        """Where a person is logged in, the latest used first."""
        query = (
            "SELECT digest, device, created, used FROM tokens WHERE person = ? AND kind = ? "
            "ORDER BY used DESC, digest"
        )
        return [Login(*row) for row in self._rows(query, person, LOGIN)]

    def use_login(self, digest: str, now: float) -> None:
        """Note that a login is used."""
        with self._writing("tokens", at_once=False) as db:
            db.execute("UPDATE tokens SET used = ? WHERE digest = ?", (now, digest))

    # --- tables and seats -----------------------------------------------------------------------

    def add_table(self, table: Table, seats: Sequence[Seat], lines: Sequence[str] = ()) -> None:
        """A new table; `lines`: with the log of a game that was played elsewhere."""
        with self._writing() as db:
            _put(db, "tables", table)
            for seat in seats:
                _put(db, "seats", seat)
            _put_lines(db, table.id, table.generation, 0, lines)

    def table(self, id: str) -> Table | None:
        found = self._once("tables", _table, "SELECT * FROM tables WHERE id = ?", id)
        return _copy(found[0]) if found else None

    def seats(self, table: str) -> list[Seat]:
        query = 'SELECT * FROM seats WHERE "table" = ? ORDER BY number'
        return [_copy(each) for each in self._once("seats", _seat, query, table)]

    def change_table(self, id: str, columns: Columns, only_if: Columns) -> bool:
        """Change named columns of a table that still is as it was seen; False if it is not."""
        with self._writing() as db:
            return _update(db, "tables", columns, {"id": id, **only_if})

    def change_seat(
        self, table: str, number: int, columns: Columns, only_if: Columns, states: Sequence[str]
    ) -> bool:
        """Change named columns of a seat that still is as it was seen, at a table in one of these
        states; False if it is not."""
        with self._writing() as db:
            query = "SELECT state FROM tables WHERE id = ?"
            row = db.execute(query, (table,)).fetchone()
            if row is None or row[0] not in states:
                return False
            return _update(db, "seats", columns, {"table": table, "number": number, **only_if})

    def close_if_deserted(self, table: str, now: float) -> bool:
        """Put a running game away in which no person plays any more; whether there was none."""
        query = (
            "UPDATE tables SET state = ?, changed = ? WHERE id = ? AND state = ? AND NOT EXISTS "
            '(SELECT 1 FROM seats WHERE "table" = tables.id AND kind != ? AND NOT resigned)'
        )
        with self._writing() as db:
            return db.execute(query, (CLOSED, now, table, RUNNING, BOT)).rowcount == 1

    def agree(self, table: str, seat: int, agrees: bool, generation: int) -> None:
        """Agree to take back the last decision of this generation, or no longer."""
        with self._writing() as db:
            query = "SELECT 1 FROM tables WHERE id = ? AND state = ? AND generation = ?"
            if db.execute(query, (table, RUNNING, generation)).fetchone() is None:
                raise Conflict("the game has gone on from another copy")
            _update(db, "seats", {"agrees": agrees}, {"table": table, "number": seat})

    def vote(self, table: str, seat: int, voter: str) -> None:
        """For a bot in an absent person's seat."""
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO votes VALUES (?, ?, ?)", (table, seat, voter))

    def votes(self, table: str) -> set[tuple[int, str]]:
        """Seats, each with one who has voted for a bot there."""
        rows = self._once("votes", _row, 'SELECT seat, voter FROM votes WHERE "table" = ?', table)
        return {(seat, voter) for seat, voter in rows}

    def come_back(self, table: str, person: str) -> bool:
        """A person is here: what the others gave to a bot meanwhile is given back, what they have
        voted on is forgotten. Whether there was any such thing."""
        taken = (
            "UPDATE seats SET stand_in = '', taken_over = 0 "
            'WHERE "table" = ? AND person = ? AND taken_over > 0 AND NOT resigned'
        )
        about = (
            'DELETE FROM votes WHERE "table" = ? AND seat IN '
            '(SELECT number FROM seats WHERE "table" = votes."table" AND person = ?)'
        )
        with self._writing() as db:
            changed = [db.execute(query, (table, person)).rowcount for query in (taken, about)]
        return any(changed)

    def note_signs(self, signs: Sequence[tuple[str, str, float]]) -> None:
        """Tables, each with a person and when they were last seen there."""
        with self._writing("signs", at_once=False) as db:
            db.executemany("INSERT OR REPLACE INTO signs VALUES (?, ?, ?)", signs)

    def sign(self, table: str, person: str) -> float:
        """The last that was noted; 0 if none was."""
        rows = self._rows('SELECT at FROM signs WHERE "table" = ? AND person = ?', table, person)
        return float(rows[0][0]) if rows else 0.0

    def last_sign(self) -> float:
        """The last of anybody; 0 if there was none."""
        ((last,),) = self._rows("SELECT IFNULL(MAX(at), 0) FROM signs")
        return float(last)

    def seat_of_invite(self, digest: str) -> Seat | None:
        return self._one(Seat, "SELECT * FROM seats WHERE invite = ? AND invite != ''", digest)

    def open_tables(self, limit: int, of_a_host: int) -> list[Table]:
        """The latest at which somebody may sit down; so many of one host at most."""
        query = (
            "SELECT * FROM tables WHERE id IN (SELECT id FROM (SELECT id, "
            "ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC) AS place "
            "FROM tables WHERE state = ? AND public = 1 AND EXISTS "
            '(SELECT 1 FROM seats WHERE "table" = tables.id AND kind = ?)) WHERE place <= ?) '
            "ORDER BY changed DESC LIMIT ?"
        )
        return self._all(Table, query, WAITING, OPEN, of_a_host, limit)

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

    def running_tables(self) -> list[str]:
        return [id for (id,) in self._rows("SELECT id FROM tables WHERE state = ?", RUNNING)]

    def unfinished_of(self, host: str) -> int:
        """How many tables of a host are neither finished nor closed."""
        query = "SELECT COUNT(*) FROM tables WHERE host = ? AND state IN (?, ?)"
        ((count,),) = self._rows(query, host, WAITING, RUNNING)
        return int(count)

    # --- what nobody will miss ------------------------------------------------------------------

    def sweep_tables(self, state: str, before: float) -> list[str]:
        """Delete the tables in this state at which nothing has happened since then."""
        with self._writing() as db:
            query = "SELECT id FROM tables WHERE state = ? AND changed < ?"
            found = [id for (id,) in db.execute(query, (state, before))]
            for id in found:
                for each in OF_A_TABLE:
                    db.execute(f'DELETE FROM {each} WHERE "table" = ?', (id,))
                db.execute("DELETE FROM tables WHERE id = ?", (id,))
        return found

    def sweep_invitations(self, now: float) -> list[str]:
        """Take back links that have expired; the tables where there was one. The seats stay kept:
        their hosts can make new ones."""
        with self._writing() as db:
            late = "invite != '' AND invited_until < ?"
            rows = db.execute(f'SELECT DISTINCT "table" FROM seats WHERE {late}', (now,))
            found = [table for (table,) in rows]
            db.execute(f"UPDATE seats SET invite = '' WHERE {late}", (now,))
        return found

    def sweep_people(self, before: float) -> int:
        """Forget logins that were not used since then, and people who have neither a login nor a
        seat nor a table any more; how many."""
        gone = (
            "SELECT id FROM people WHERE id NOT IN (SELECT person FROM tokens WHERE kind = ?) "
            "AND id NOT IN (SELECT person FROM seats) AND id NOT IN (SELECT host FROM tables)"
        )
        with self._writing() as db:
            db.execute("DELETE FROM tokens WHERE kind = ? AND used < ?", (LOGIN, before))
            found = db.execute(gone, (LOGIN,)).fetchall()
            db.executemany("DELETE FROM tokens WHERE person = ?", found)
            db.executemany("DELETE FROM set_owners WHERE person = ?", found)
            db.executemany("DELETE FROM people WHERE id = ?", found)
        return len(found)

    # --- component sets of people's own ---------------------------------------------------------

    def own_set(self, fingerprint: str) -> str:
        """All that stands in a set; empty if it is not kept here."""
        rows = self._rows("SELECT saved FROM sets WHERE fingerprint = ?", fingerprint)
        return zlib.decompress(rows[0][0]).decode() if rows else ""

    def set_name(self, fingerprint: str) -> str:
        rows = self._rows("SELECT name FROM sets WHERE fingerprint = ?", fingerprint)
        return str(rows[0][0]) if rows else ""

    def sets_of(self, person: str) -> list[KeptSet]:
        """The sets that a person keeps, the latest first."""
        query = (
            "SELECT sets.fingerprint, game, name, created FROM set_owners "
            "JOIN sets ON sets.fingerprint = set_owners.fingerprint "
            "WHERE person = ? AND replaced = 0 ORDER BY created DESC, sets.fingerprint"
        )
        return [KeptSet(*row) for row in self._rows(query, person)]

    def keep_set(self, person: str, kept: KeptSet, text: str, most: int, before: str) -> bool:
        """Put a set into a person's list, in the place of the one `before` it where that is named;
        False, and nothing is kept, if there are so many already."""
        count = (
            "SELECT COUNT(*) FROM set_owners "
            "WHERE person = ? AND replaced = 0 AND fingerprint NOT IN (?, ?)"
        )
        saved = zlib.compress(text.encode())
        row = (kept.fingerprint, kept.game, kept.name, saved, kept.created)
        with self._writing() as db:
            ((others,),) = db.execute(count, (person, kept.fingerprint, before)).fetchall()
            if others >= most:
                return False
            _replace_set(db, person, before, kept.created)
            db.execute("INSERT OR IGNORE INTO sets VALUES (?, ?, ?, ?, ?)", row)
            owner = (person, kept.fingerprint, kept.created, 0.0)
            db.execute("INSERT OR REPLACE INTO set_owners VALUES (?, ?, ?, ?)", owner)
            _forget_replaced(db, person, most)
        return True

    def drop_set(self, person: str, fingerprint: str, now: float, most: int) -> None:
        """Take a set off a person's list; games that are played with it keep it."""
        with self._writing() as db:
            _replace_set(db, person, fingerprint, now)
            _forget_replaced(db, person, most)

    def sweep_sets(self, before: float) -> int:
        """Delete the sets that nobody has had since then and no table names; how many."""
        with self._writing() as db:
            db.execute("DELETE FROM set_owners WHERE replaced > 0 AND replaced < ?", (before,))
            query = f"DELETE FROM sets WHERE touched < ? AND {OF_NOBODY}"
            return db.execute(query, (before,)).rowcount

    # --- logs -----------------------------------------------------------------------------------

    def lines(self, table: str, generation: int) -> list[str]:
        query = 'SELECT line FROM lines WHERE "table" = ? AND generation = ? ORDER BY number'
        return [line for (line,) in self._rows(query, table, generation)]

    def line_count(self, table: str, generation: int) -> int:
        ((count,),) = self._once("lines", _row, COUNT, table, generation)
        return int(count)

    def append(
        self, table: str, generation: int, first: int, lines: Sequence[str], change: Change
    ) -> None:
        """Add lines to a log that is as its writer knows it, and what else changes with them, all
        or nothing."""
        orders = ["orders"] if change.orders else []
        with self._writing("lines", "tables", "seats", "drafts", "snapshots", *orders) as db:
            query = "SELECT generation, state FROM tables WHERE id = ?"
            now, state = db.execute(query, (table,)).fetchone() or (-1, CLOSED)
            (count,) = db.execute(COUNT, (table, generation)).fetchone()
            if (now, count) != (generation, first) or state not in (WAITING, RUNNING):
                raise Conflict(f"the log has {count} lines, not {first}; {state}")
            if change.anew:
                generation, first = generation + 1, 0
            _put_lines(db, table, generation, first, lines)
            _update(db, "tables", {**change.table, "generation": generation}, {"id": table})
            for number, columns in change.seats.items():
                _update(db, "seats", columns, {"table": table, "number": number})
            db.execute(AGREED_NO_LONGER if change.hidden else WHO_IS_BACK, (table,))
            if change.snapshot:
                _put_snapshot(db, table, generation, change.snapshot)
            for seat in change.drop_drafts_of:
                db.execute('DELETE FROM drafts WHERE "table" = ? AND seat = ?', (table, seat))
            for seat, draft in change.following.items():
                _put_draft(db, table, seat, draft)
            for seat, given in change.orders.items():
                _put_orders(db, table, seat, given)

    def save_snapshot(self, table: str, generation: int, count: int, saved: bytes) -> None:
        """Save a game whole, unless its log has gone on meanwhile."""
        with self._writing("snapshots", at_once=False) as db:
            if db.execute(COUNT, (table, generation)).fetchone() == (count,):
                _put_snapshot(db, table, generation, saved)

    def snapshot(self, table: str, generation: int) -> bytes:
        """The game as it was saved last; empty if it was not."""
        query = 'SELECT saved FROM snapshots WHERE "table" = ? AND generation = ?'
        rows = self._rows(query, table, generation)
        return bytes(rows[0][0]) if rows else b""

    def save_review(self, table: str, version: int, done: int, review: str) -> None:
        """Keep a review as far as it was made, unless somebody has come further meanwhile."""
        with self._writing("reviews", at_once=False) as db:
            db.execute(
                'INSERT INTO reviews VALUES (?, ?, ?, ?) ON CONFLICT ("table") DO UPDATE SET '
                "version = excluded.version, done = excluded.done, review = excluded.review "
                "WHERE reviews.version != excluded.version OR reviews.done < excluded.done",
                (table, version, done, review),
            )

    def review(self, table: str, version: int) -> str:
        """A review of this making; empty if there is none."""
        query = 'SELECT review FROM reviews WHERE "table" = ? AND version = ?'
        rows = self._rows(query, table, version)
        return str(rows[0][0]) if rows else ""

    # --- plans, standing orders and looks -------------------------------------------------------

    def draft(self, table: str, seat: int) -> Draft | None:
        query = 'SELECT lane, number, answers FROM drafts WHERE "table" = ? AND seat = ?'
        for lane, number, answers in self._once("drafts", _row, query, table, seat):
            return Draft(lane, number, json.loads(answers))
        return None

    def following(self, table: str) -> dict[int, Draft]:
        """The drafts that wait for their seat's next question, by seat."""
        query = 'SELECT seat, lane, answers FROM drafts WHERE "table" = ? AND number = ?'
        rows = self._once("drafts", _row, query, table, FOLLOWING)
        return {seat: Draft(lane, FOLLOWING, json.loads(said)) for seat, lane, said in rows}

    def save_draft(self, table: str, seat: int, draft: Draft) -> None:
        with self._writing("drafts", at_once=False) as db:
            _put_draft(db, table, seat, draft)

    def orders(self, table: str) -> dict[int, Orders]:
        """The standing orders of a table, by seat."""
        query = 'SELECT seat, orders FROM orders WHERE "table" = ?'
        rows = self._once("orders", _row, query, table)
        return {seat: json.loads(orders) for seat, orders in rows}

    def save_orders(self, table: str, seat: int, orders: Orders) -> None:
        with self._writing("orders") as db:
            _put_orders(db, table, seat, orders)

    def looking(self, table: str, person: str) -> int:
        """The seat that a person of several seats has uncovered; -1 if none."""
        query = 'SELECT seat FROM looks WHERE "table" = ? AND person = ?'
        rows = self._once("looks", _row, query, table, person)
        return int(rows[0][0]) if rows else -1

    def look(self, table: str, person: str, seat: int) -> None:
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO looks VALUES (?, ?, ?)", (table, person, seat))

    def backup(self, file: Path) -> None:
        """A consistent copy, also while games go on."""
        make_private(file)
        file.chmod(OURS_ALONE)
        target = sqlite3.connect(file)
        try:
            with self._connection() as db:
                db.backup(target)
        finally:
            target.close()

    # --- rows -----------------------------------------------------------------------------------

    def _insert(self, table: str, record: Any) -> None:
        with self._writing() as db:
            _put(db, table, record)

    def _rows(self, query: str, *values: object) -> list[Row]:
        with self._connection() as db:
            return db.execute(query, values).fetchall()

    def _once(self, where: str, read: Callable[[Row], T], query: str, *values: object) -> list[T]:
        """What stands in one table of the file, for whoever reads once."""
        known = self._reading.found
        if known is None:
            return [read(row) for row in self._rows(query, *values)]
        written = self._writes[where] + self._writes[EVERYTHING]
        found = known.get((query, *values))
        if found is None or found[0] != written:
            found = written, [read(row) for row in self._rows(query, *values)]
            known[(query, *values)] = found
        return found[1]

    def _one(self, kind: type[R], query: str, *values: object) -> R | None:
        rows = self._rows(query, *values)
        return _record(kind, rows[0]) if rows else None

    def _all(self, kind: type[R], query: str, *values: object) -> list[R]:
        return [_record(kind, row) for row in self._rows(query, *values)]


def make_private(file: Path) -> None:
    """A file that is not there yet is made so that nobody else may read it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDONLY, OURS_ALONE))


def _begin(db: sqlite3.Connection) -> None:
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise Busy(str(error)) from error
        raise


def check_backup(file: Path) -> None:
    """Whether a file is sound and ours; it is only read."""
    db = _only_read(file)
    try:
        (found,) = db.execute("PRAGMA integrity_check").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    finally:
        db.close()
    if found != "ok" or not names >= OURS or not 1 <= version <= len(MIGRATIONS):
        raise OtherDatabase(f"{file} is no sound backup of this version")


def _only_read(file: Path) -> sqlite3.Connection:
    """Nothing is written beside it either, unless a table is using the file."""
    in_use = file.with_name(file.name + "-wal").exists()
    how = "mode=ro" if in_use else "immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?{how}", uri=True)


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy of a file that is only read."""
    read = _only_read(source)
    make_private(target)
    written = sqlite3.connect(target)
    try:
        read.backup(written)
    finally:
        written.close()
        read.close()


def _put(db: sqlite3.Connection, table: str, record: Any) -> None:
    values = [_kept(each) for each in astuple(record)]
    marks = ", ".join("?" for _ in values)
    db.execute(f"INSERT INTO {table} VALUES ({marks})", values)


def _replace_set(db: sqlite3.Connection, person: str, fingerprint: str, now: float) -> None:
    """Off the list; it stays for a while, for somebody may have it on a page."""
    query = "UPDATE set_owners SET replaced = ? WHERE person = ? AND fingerprint = ?"
    db.execute(query, (now, person, fingerprint))


def _forget_replaced(db: sqlite3.Connection, person: str, most: int) -> None:
    """What a person has had counts like what stands in the list: the oldest goes first. The last
    one stays in any case: a table may just be opened with it."""
    query = (
        "SELECT fingerprint FROM set_owners WHERE person = ? AND replaced > 0 "
        "ORDER BY replaced DESC LIMIT -1 OFFSET MAX(1, ? - "
        "(SELECT COUNT(*) FROM set_owners WHERE person = ? AND replaced = 0))"
    )
    for (fingerprint,) in db.execute(query, (person, most, person)).fetchall():
        row = (person, fingerprint)
        db.execute("DELETE FROM set_owners WHERE person = ? AND fingerprint = ?", row)
        db.execute(f"DELETE FROM sets WHERE fingerprint = ? AND {OF_NOBODY}", (fingerprint,))


def _put_orders(db: sqlite3.Connection, table: str, seat: int, orders: Orders) -> None:
    row = (table, seat, json.dumps(orders))
    db.execute("INSERT OR REPLACE INTO orders VALUES (?, ?, ?)", row)


def _put_draft(db: sqlite3.Connection, table: str, seat: int, draft: Draft) -> None:
    row = (table, seat, draft.lane, draft.number, json.dumps(draft.answers))
    db.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?, ?)", row)


def _put_lines(
    db: sqlite3.Connection, table: str, generation: int, first: int, lines: Sequence[str]
) -> None:
    rows = [(table, generation, first + i, line) for i, line in enumerate(lines)]
    db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?)", rows)


def _put_snapshot(db: sqlite3.Connection, table: str, generation: int, saved: bytes) -> None:
    row = (table, generation, saved)
    db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row)


def _update(db: sqlite3.Connection, table: str, columns: Columns, only_if: Columns) -> bool:
    """Change named columns of one row, if its others are as expected; whether they were."""
    become = ", ".join(f'"{name}" = ?' for name in columns)
    as_seen = " AND ".join(f'"{name}" = ?' for name in only_if)
    values = [_kept(each) for each in (*columns.values(), *only_if.values())]
    return db.execute(f"UPDATE {table} SET {become} WHERE {as_seen}", values).rowcount == 1


def _kept(value: object) -> Any:
    return json.dumps(value) if isinstance(value, dict) else value


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


def _record(kind: type[R], row: Row) -> R:
    values = list(row)
    for place, read in _READINGS[kind]:
        values[place] = read(values[place])
    return kind(*values)


def _table(row: Row) -> Table:
    return _record(Table, row)


def _seat(row: Row) -> Seat:
    return _record(Seat, row)


def _row(row: Row) -> Row:
    return row


def _copy(record: R) -> R:
    """Whoever asks may change what is given."""
    copied = object.__new__(type(record))
    copied.__dict__.update(record.__dict__)
    return copied
