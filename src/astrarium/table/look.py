"""A table as one person finds it, read once: the page and its stamp are made from the same look."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

from astrarium.core.match import Match
from astrarium.table.drafts import Plan, plan
from astrarium.table.eyes import eyes_of
from astrarium.table.house import House
from astrarium.table.live import Live
from astrarium.table.storage import RUNNING, Draft, Orders, Person, Seat, Table


class Look:
    """A running or finished game through a person's eyes; its lock is held."""

    def __init__(
        self,
        house: House,
        table: Table,
        seats: list[Seat],
        person: Person | None,
        live: Live,
        match: Match,
    ) -> None:
        self.table = table
        self.seats = seats
        self.match = match
        self.stuck = table.id in house.stuck
        self.present = house.hub.present(table.id)
        self.eyes = eyes_of(house, table, seats, person, match)
        self.seen = live.records.seen(match, self.eyes.seat)
        self.lines = live.records.of(match, self.eyes.seat)
        self.draft: Draft | None = None
        self.orders: Orders = {}
        if self.eyes.seat is not None:
            self.draft = house.storage.draft(table.id, self.eyes.seat)
            self.orders = house.storage.orders(table.id).get(self.eyes.seat, {})

    def plan(self) -> Plan | None:
        """The plan of the seat that looks; None if it is not asked."""
        if self.eyes.seat is None or self.table.state != RUNNING:
            return None
        return plan(self.match.position, self.eyes.seat, self.draft)

    def stamp(self) -> str:
        """Changes when, and only when, the page of these eyes would look different."""
        eyes, draft = self.eyes, self.draft
        return digest(
            *public(self.table, self.seats),
            sorted(self.present & {each.person for each in self.seats}),
            [eyes.seat, eyes.covered, eyes.next_up, self.seen.digest, len(self.lines)],
            [] if draft is None else [draft.lane, draft.number, draft.answers],
            self.orders,
            self.stuck,
        )

    def key(self) -> Hashable:
        """Equal only where everything that the page is made from is equal: these eyes, their own
        plan, and the game itself, line by line."""
        log = (self.table.generation, len(self.match.log.entries))
        return (self.table.id, log, tuple(self.eyes.mine), self.stamp())


@contextmanager
def looking(house: House, table: Table, person: Person | None) -> Iterator[Look]:
    """A look at a game that has begun, for as long as nobody else may touch it."""
    with house.game(table) as (live, match):
        yield Look(house, table, house.storage.seats(table.id), person, live, match)


def public(table: Table, seats: list[Seat]) -> list[Any]:
    """What everybody may know of a table besides its game."""
    who = [
        [each.number, each.kind, each.person, each.name, each.stand_in, each.resigned, each.agrees]
        for each in seats
    ]
    return [table.state, table.rematch, table.generation, who]


def digest(*parts: Any) -> str:
    packed = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(packed.encode()).hexdigest()[:24]
