"""A table as one person finds it, read once: the page and its stamp are made from the same look."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from typing import Any

from astrarium.core.match import Match
from astrarium.table.absence import VOTE
from astrarium.table.drafts import Plan
from astrarium.table.eyes import eyes_of
from astrarium.table.house import House
from astrarium.table.live import Live
from astrarium.table.play import lines_before_last_decision
from astrarium.table.record import packed
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
        self.records = live.records
        if self.eyes.seat is not None:
            self.seats = [_as_its_own(each, self.eyes.seat) for each in seats]
        self.seen = live.records.seen(match, self.eyes.seat)
        self.lines = live.records.of(match, self.eyes.seat)
        self.told = live.records.digest(match, self.eyes.seat)
        self.deeds = live.records.deeds(match, self.eyes.seat)
        self.counters = live.records.counters
        self.votes = house.storage.votes(table.id) if table.takeover == VOTE else set()
        self.draft: Draft | None = None
        self.orders: Orders = {}
        if self.eyes.seat is not None:
            self.draft = house.storage.draft(table.id, self.eyes.seat)
            self.orders = house.storage.orders(table.id).get(self.eyes.seat, {})

    def plan(self) -> Plan | None:
        """The plan of the seat that looks; None if it is not asked."""
        if self.eyes.seat is None or self.table.state != RUNNING:
            return None
        return self.records.plan(self.match, self.eyes.seat, self.draft)

    @property
    def seen_lines(self) -> int:
        """How many lines of the record these eyes knew when they last decided something."""
        return len(self.lines) if self.eyes.seat is None else self.seats[self.eyes.seat].seen

    @cached_property
    def stamp(self) -> str:
        """Changes when, and only when, the page of these eyes would look different: whatever the
        page is made from is in it, and nothing else."""
        eyes, draft, match = self.eyes, self.draft, self.match
        mine: list[Any] = []
        if eyes.seat is not None:
            mine = [self.seats[eyes.seat].seen, bool(match.undoable(eyes.seat)), self.orders]
        return digest(
            *public(self.table, self.seats),
            sorted(self.present & {each.person for each in self.seats}),
            sorted(number for number, _ in self.votes),
            [eyes.seat, eyes.covered, eyes.next_up, eyes.mine, self.seen.digest, self.told],
            lines_before_last_decision(match, self.seats) > 0,
            mine,
            [] if draft is None or not draft.answers else [draft.lane, draft.number, draft.answers],
            self.stuck,
        )

    def key(self) -> Hashable:
        """Equal where everything that the page is made from is equal, as these eyes see it: how
        long the log is, they do not see."""
        return (self.table.id, self.stamp)


def _as_its_own(seat: Seat, eyes: int) -> Seat:
    """Whoever plays again where a bot stood in sees it at once; the others when they may."""
    return replace(seat, stand_in="", taken_over=0.0) if seat.back and seat.number == eyes else seat


@contextmanager
def looking(house: House, table: Table, person: Person | None) -> Iterator[Look]:
    """A look at a game that has begun, for as long as nobody else may touch it."""
    with house.game(table) as (live, match):
        yield Look(house, table, house.storage.seats(table.id), person, live, match)


def public(table: Table, seats: list[Seat]) -> list[Any]:
    """What everybody may know of a table besides its game."""
    who = [
        [each.number, each.kind, each.person, each.name, each.bot, each.invite != ""]
        for each in seats
    ]
    how = [[each.stand_in, each.taken_over, each.resigned, each.agrees] for each in seats]
    return [table.state, table.rematch, table.generation, table.pace, table.changed, who, how]


def digest(*parts: Any) -> str:
    return hashlib.sha256(packed(list(parts))).hexdigest()[:24]
