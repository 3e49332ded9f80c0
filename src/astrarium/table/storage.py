"""What the table keeps, and the one interface behind which it is kept.

The log lines are the truth of a game; everything else here is about people, seats and plans.
Implementations: `sqlite.py`. Another one (several processes on one database) needs nothing but
these methods.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from astrarium.core.own_sets import is_fingerprint

# States of a table.
WAITING: Final = "waiting"  # seats are being taken, nothing is dealt
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

# Kinds of seats.
PERSON: Final = "person"
OPEN: Final = "open"  # anyone may take it
INVITED: Final = "invited"  # whoever has the link may take it
BOT: Final = "bot"

# Kinds of tokens.
LOGIN: Final = "login"
RECOVERY: Final = "recovery"


class Conflict(Exception):
    """Somebody else has written first; nothing was written. Load again."""


class Busy(Exception):
    """Something else keeps the data for itself for too long; nothing was written."""


@dataclass
class Person:
    id: str
    name: str
    language: str  # empty: what the browser asks for
    theme: str  # "", "light" or "dark"


@dataclass
class Table:
    id: str
    game: str
    version: str  # of the rules
    options: dict[str, bool | int | str]
    state: str
    host: str
    seed: str
    pace: str
    public: bool
    generation: int  # the log is begun anew, from a copy, when all agree to take a step back
    rematch: str  # the table of the next game, if there is one
    created: float
    changed: float  # when everybody last saw something happen: a secret answer does not count
    takeover: str = "hour"  # when the others may give an absent person's seat to a bot
    hints: str = "alone"  # who may ask the bots for hints

    @property
    def own_set(self) -> str:
        """The fingerprint of the component set that is played with; empty: the shipped one."""
        return next((str(each) for each in self.options.values() if is_fingerprint(each)), "")


@dataclass
class Seat:
    table: str
    number: int
    kind: str
    person: str
    name: str
    bot: str  # the name of the bot that plays here
    stand_in: str  # the bot that plays for an absent person
    resigned: bool
    invite: str  # the digest of the invite token
    agrees: bool  # to take back the last step
    seen: int  # lines of the seat's own record that it had read when it last moved
    invited_until: float = 0.0  # when the invite token expires
    taken_over: float = 0.0  # when the others gave it to the stand-in; 0: its owner did
    back: bool = False  # its owner plays again; where a secret choice goes on, nobody is told yet


@dataclass
class Login:
    """One device that somebody is logged in on."""

    digest: str
    device: str
    created: float
    used: float


@dataclass
class KeptSet:
    """A component set that somebody keeps."""

    fingerprint: str
    game: str
    name: str
    created: float


FOLLOWING: Final = -1  # the number of a draft for the seat's next question, whichever it is


@dataclass
class Draft:
    """A seat's uncommitted answers, in notation, and the question that they begin with."""

    lane: int
    number: int
    answers: list[str] = field(default_factory=list)


Orders = dict[str, bool | int | str]
"""A seat's standing orders; their names and values are the game's own."""

Columns = Mapping[str, object]
"""Named columns of a row and what they become; the others stay as somebody else may have left
them."""


@dataclass
class Change:
    """What is written together with lines of a log, all or nothing."""

    table: Columns = field(default_factory=dict)
    seats: Mapping[int, Columns] = field(default_factory=dict)
    drop_drafts_of: Sequence[int] = ()
    following: Mapping[int, Draft] = field(default_factory=dict)
    orders: Mapping[int, Orders] = field(default_factory=dict)
    snapshot: bytes = b""
    hidden: bool = False  # nobody but whoever answers may notice
    anew: bool = False  # the lines begin the table's next generation


class Storage(Protocol):
    def close(self) -> None: ...
    def reading_once(self) -> AbstractContextManager[None]: ...

    # people
    def add_person(self, person: Person) -> None: ...
    def change_person(self, id: str, columns: Columns) -> None: ...
    def person(self, id: str) -> Person | None: ...
    def add_token(
        self,
        digest: str,
        person: str,
        kind: str,
        device: str = "",
        now: float = 0.0,
        alone: bool = False,
    ) -> None: ...
    def drop_tokens(self, person: str, kind: str, but: str = "") -> None: ...
    def drop_token(self, digest: str) -> None: ...
    def person_of_token(self, digest: str, kind: str) -> Person | None: ...
    def logins(self, person: str) -> list[Login]: ...
    def use_login(self, digest: str, now: float) -> None: ...

    # tables and seats
    def add_table(self, table: Table, seats: Sequence[Seat], lines: Sequence[str] = ()) -> None: ...
    def table(self, id: str) -> Table | None: ...
    def seats(self, table: str) -> list[Seat]: ...
    def change_table(self, id: str, columns: Columns, only_if: Columns) -> bool: ...
    def change_seat(
        self, table: str, number: int, columns: Columns, only_if: Columns, states: Sequence[str]
    ) -> bool: ...
    def close_if_deserted(self, table: str, now: float) -> bool: ...
    def agree(self, table: str, seat: int, agrees: bool, generation: int) -> None: ...
    def vote(self, table: str, seat: int, voter: str) -> None: ...
    def votes(self, table: str) -> set[tuple[int, str]]: ...
    def come_back(self, table: str, person: str) -> bool: ...
    def note_signs(self, signs: Sequence[tuple[str, str, float]]) -> None: ...
    def sign(self, table: str, person: str) -> float: ...
    def last_sign(self) -> float: ...
    def seat_of_invite(self, digest: str) -> Seat | None: ...
    def open_tables(self, limit: int, of_a_host: int) -> list[Table]: ...
    def tables_of(self, person: str, limit: int) -> list[Table]: ...
    def finished_tables(self, limit: int) -> list[Table]: ...
    def running_tables(self) -> list[str]: ...
    def unfinished_of(self, host: str) -> int: ...

    # what nobody will miss
    def sweep_tables(self, state: str, before: float) -> list[str]: ...
    def sweep_invitations(self, now: float) -> list[str]: ...
    def sweep_people(self, before: float) -> int: ...

    # component sets of people's own
    def own_set(self, fingerprint: str) -> str: ...
    def set_name(self, fingerprint: str) -> str: ...
    def sets_of(self, person: str) -> list[KeptSet]: ...
    def keep_set(self, person: str, kept: KeptSet, text: str, most: int, before: str) -> bool: ...
    def drop_set(self, person: str, fingerprint: str, now: float, most: int) -> None: ...
    def sweep_sets(self, before: float) -> int: ...

    # logs
    def lines(self, table: str, generation: int) -> list[str]: ...
    def line_count(self, table: str, generation: int) -> int: ...
    def append(
        self, table: str, generation: int, first: int, lines: Sequence[str], change: Change
    ) -> None: ...
    def save_snapshot(self, table: str, generation: int, count: int, saved: bytes) -> None: ...
    def snapshot(self, table: str, generation: int) -> bytes: ...
    def save_review(self, table: str, version: int, done: int, review: str) -> None: ...
    def review(self, table: str, version: int) -> str: ...

    # plans, standing orders and looks
    def draft(self, table: str, seat: int) -> Draft | None: ...
    def following(self, table: str) -> dict[int, Draft]: ...
    def save_draft(self, table: str, seat: int, draft: Draft) -> None: ...
    def orders(self, table: str) -> dict[int, Orders]: ...
    def save_orders(self, table: str, seat: int, orders: Orders) -> None: ...
    def looking(self, table: str, person: str) -> int: ...
    def look(self, table: str, person: str, seat: int) -> None: ...

    def backup(self, file: Path) -> None: ...
