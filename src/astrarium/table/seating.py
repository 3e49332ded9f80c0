"""A table comes to be: seats, invitations, the first deal, rematch, closing."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from astrarium.core.errors import AstrariumError, BadOptions
from astrarium.core.game import Options, rules_of
from astrarium.core.match import Match
from astrarium.table.house import House
from astrarium.table.people import digest
from astrarium.table.refusals import Refusal
from astrarium.table.storage import (
    BOT,
    CLOSED,
    FINISHED,
    INVITED,
    OPEN,
    PERSON,
    RUNNING,
    WAITING,
    Person,
    Seat,
    Table,
)

PACES: Final = {"at-once": 0.0, "brisk": 0.5, "calm": 1.5}
INVITED_FOR: Final = 14  # days
A_DAY: Final = 24 * 3600.0
MOST_OPEN: Final = 40  # tables of one host that are not finished


class Chair:
    """What the host wishes a seat to be."""

    def __init__(self, kind: str, name: str = "", bot: str = "") -> None:
        self.kind = kind  # PERSON: the host
        self.name = name
        self.bot = bot


def create(
    house: House, host: Person, game: str, options: Options, chairs: Sequence[Chair], pace: str
) -> Table:
    """A new table; the game begins at once if no seat is left to be taken."""
    try:
        card = house.find_game(game)
        rules = rules_of(card, len(chairs), options)
    except BadOptions as error:
        raise Refusal("bad-options", error) from error
    if pace not in PACES:
        raise Refusal("bad-form")
    unfinished = [
        each
        for each in house.storage.tables_of(host.id, MOST_OPEN * 3)
        if each.host == host.id and each.state in (WAITING, RUNNING)
    ]
    if len(unfinished) >= MOST_OPEN:
        raise Refusal("too-fast")
    id = secrets.token_urlsafe(9)
    table = Table(
        id=id,
        game=game,
        version=card.version,
        options=rules.options,
        state=WAITING,
        host=host.id,
        seed=house.new_seed(),
        pace=pace,
        public=any(chair.kind == OPEN for chair in chairs),
        generation=0,
        rematch="",
        created=house.now(),
        changed=house.now(),
    )
    seats = [_seat(id, number, chair, host) for number, chair in enumerate(chairs)]
    house.storage.add_table(table, seats)
    begin_if_full(house, table)
    return table


def _seat(table: str, number: int, chair: Chair, host: Person) -> Seat:
    person = host.id if chair.kind == PERSON else ""
    name = chair.name or (host.name if chair.kind == PERSON else "")
    return Seat(table, number, chair.kind, person, name, chair.bot, "", False, "", False, 0)


def begin_if_full(house: House, table: Table) -> None:
    """Cards are dealt only when all seats are taken."""
    live = house.lives.live(table.id)
    with live.lock:
        fresh = house.table(table.id)
        seats = house.storage.seats(table.id)
        if fresh.state != WAITING or any(seat.kind in (OPEN, INVITED) for seat in seats):
            return
        fresh.changed = house.now()
        house.lives.begin(live, fresh, len(seats))
        house.lives.change(live, fresh, [], _nothing)
        table.__dict__.update(fresh.__dict__)
    house.hub.changed(table.id)


def _nothing(match: Match) -> None:
    """The first deal is chance's alone."""


def sit_down(house: House, table: Table, number: int, person: Person) -> None:
    """Take an open seat."""
    seat = house.seat(table, number)
    if seat.kind != OPEN:
        raise Refusal("seat-taken")
    _claim(house, table, seat, person, "seat-taken")


def _claim(house: House, table: Table, seat: Seat, person: Person, refused: str) -> None:
    seat.kind, seat.person, seat.name = PERSON, person.id, person.name
    if not house.storage.claim_seat(seat):
        raise Refusal(refused)
    house.hub.changed(table.id)
    begin_if_full(house, table)


def stand_up(house: House, table: Table, number: int, person: Person) -> None:
    """Give a seat back before the game has begun."""
    seat = house.seat(table, number)
    if table.state != WAITING:
        raise Refusal("not-waiting")
    if seat.person != person.id:
        raise Refusal("not-your-seat")
    seat.kind, seat.person, seat.name = OPEN, "", ""
    house.storage.save_seat(seat)
    house.hub.changed(table.id)


def invite(house: House, table: Table, number: int, person: Person) -> str:
    """A new link's token for an invited seat; an earlier link no longer works.

    It expires, and the host renews it by making another.
    """
    if table.host != person.id:
        raise Refusal("not-yours")
    seat = house.seat(table, number)
    if table.state != WAITING or seat.kind not in (OPEN, INVITED):
        raise Refusal("seat-taken")
    token = secrets.token_urlsafe(18)
    seat.kind, seat.invite = INVITED, digest(token)
    seat.invited_until = house.now() + INVITED_FOR * A_DAY
    house.storage.save_seat(seat)
    house.hub.changed(table.id)
    return token


def invited_seat(house: House, token: str) -> tuple[Table, Seat]:
    seat = house.storage.seat_of_invite(digest(token))
    if seat is None or seat.kind != INVITED:
        raise Refusal("link-used")
    if has_expired(house, seat):
        raise Refusal("link-expired")
    return house.table(seat.table), seat


def has_expired(house: House, seat: Seat) -> bool:
    """Was the seat's invitation not taken up in time?"""
    return bool(seat.invite) and house.now() > seat.invited_until


def accept(house: House, token: str, person: Person) -> Table:
    """Take the seat of an invitation: once."""
    table, seat = invited_seat(house, token)
    _claim(house, table, seat, person, "link-used")
    return table


def seat_bot(house: House, table: Table, number: int, person: Person, bot: str) -> None:
    """The host gives a seat that nobody has taken to a bot."""
    if table.host != person.id:
        raise Refusal("not-yours")
    seat = house.seat(table, number)
    if table.state != WAITING or seat.kind not in (OPEN, INVITED):
        raise Refusal("seat-taken")
    seat.kind, seat.bot, seat.invite = BOT, bot, ""
    house.storage.save_seat(seat)
    house.hub.changed(table.id)
    begin_if_full(house, table)


def set_pace(house: House, table: Table, person: Person, pace: str) -> None:
    """Whoever plays here may say how fast the bots of a running game move."""
    players = {seat.person for seat in house.storage.seats(table.id) if seat.kind == PERSON}
    if person.id not in players:
        raise Refusal("not-yours")
    if table.state != RUNNING:
        raise Refusal("not-running")
    if pace not in PACES:
        raise Refusal("bad-form")
    table.pace = pace
    house.storage.save_table(table)


def close(house: House, table: Table, person: Person) -> None:
    """A table that nobody will finish is put away.

    By its host before the game; later by the one person who still plays at it.
    """
    seats = house.storage.seats(table.id)
    players = {seat.person for seat in seats if seat.kind == PERSON and not seat.resigned}
    if person.id != table.host and (table.state == WAITING or person.id not in players):
        raise Refusal("not-yours")
    alone = players <= {person.id}
    if table.state in (FINISHED, CLOSED) or (table.state == RUNNING and not alone):
        raise Refusal("not-waiting")
    table.state, table.changed = CLOSED, house.now()
    house.storage.save_table(table)
    house.hub.changed(table.id)


def rematch(house: House, table: Table, person: Person) -> Table:
    """The same people at a new table, everyone one seat further; made once."""
    if table.state != FINISHED:
        raise Refusal("not-finished")
    seats = house.storage.seats(table.id)
    if person.id not in {seat.person for seat in seats}:
        raise Refusal("not-yours")
    if table.rematch:
        return house.table(table.rematch)
    chairs = [Chair(BOT, bot=seat.bot or seat.stand_in) for seat in seats]
    try:
        again = _again(house, table, person, seats, chairs)
    except AstrariumError as error:
        raise Refusal("bad-options", error) from error
    table.rematch = again.id
    house.storage.save_table(table)
    house.hub.changed(table.id)
    return again


def _again(
    house: House, table: Table, person: Person, seats: Sequence[Seat], chairs: list[Chair]
) -> Table:
    for chair, seat in zip(chairs, seats, strict=True):
        if seat.kind == PERSON:
            chair.kind = PERSON if seat.person == person.id else OPEN
            chair.name = seat.name
    turned = chairs[1:] + chairs[:1]
    for chair in turned:
        if chair.kind == OPEN:
            chair.name = ""
    return create(house, person, table.game, dict(table.options), turned, table.pace)
