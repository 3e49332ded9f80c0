"""What the table keeps, and the one interface behind which it is kept.

The log lines are the truth of a game; everything else here is about people, seats and plans.
Implementations: `sqlite.py`. Another one (several processes on one database) needs nothing but
these methods.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

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
    changed: float


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


@dataclass
class Draft:
    """A seat's uncommitted answers, in notation, and the question that they begin with."""

    lane: int
    number: int
    answers: list[str] = field(default_factory=list)


Orders = dict[str, bool | int | str]
"""A seat's standing orders; their names and values are the game's own."""


class Storage(Protocol):
    # people
    def add_person(self, person: Person) -> None: ...
    def save_person(self, person: Person) -> None: ...
    def person(self, id: str) -> Person | None: ...
    def add_token(self, digest: str, person: str, kind: str) -> None: ...
    def drop_tokens(self, person: str, kind: str) -> None: ...
    def drop_token(self, digest: str) -> None: ...
    def person_of_token(self, digest: str, kind: str) -> Person | None: ...

    # tables and seats
    def add_table(self, table: Table, seats: Sequence[Seat]) -> None: ...
    def table(self, id: str) -> Table | None: ...
    def seats(self, table: str) -> list[Seat]: ...
    def save_table(self, table: Table) -> None: ...
    def save_seat(self, seat: Seat) -> None: ...
    def claim_seat(self, seat: Seat) -> bool: ...
    def seat_of_invite(self, digest: str) -> Seat | None: ...
    def open_tables(self, limit: int) -> list[Table]: ...
    def tables_of(self, person: str, limit: int) -> list[Table]: ...
    def finished_tables(self, limit: int) -> list[Table]: ...
    def running_tables(self) -> list[Table]: ...

    # logs
    def lines(self, table: str, generation: int) -> list[str]: ...
    def line_count(self, table: str, generation: int) -> int: ...
    def append(
        self,
        table: Table,
        first: int,
        lines: Sequence[str],
        drop_drafts_of: Sequence[int],
        seats: Sequence[Seat] = (),
        snapshot: bytes = b"",
    ) -> None: ...
    def snapshot(self, table: str, generation: int) -> bytes: ...

    # plans, standing orders and looks
    def draft(self, table: str, seat: int) -> Draft | None: ...
    def save_draft(self, table: str, seat: int, draft: Draft) -> None: ...
    def drop_draft(self, table: str, seat: int) -> None: ...
    def orders(self, table: str) -> dict[int, Orders]: ...
    def save_orders(self, table: str, seat: int, orders: Orders) -> None: ...
    def looking(self, table: str, person: str) -> int: ...
    def look(self, table: str, person: str, seat: int) -> None: ...

    def backup(self, file: Path) -> None: ...
