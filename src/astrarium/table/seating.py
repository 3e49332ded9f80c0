"""A table comes to be: seats, invitations, the first deal, rematch, closing."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from astrarium.core.errors import AstrariumError, BadOptions
from astrarium.core.game import Options, rules_of
from astrarium.core.match import Match
from astrarium.table.absence import TAKEOVERS, USUAL
from astrarium.table.hints import ALONE, HINTS
from astrarium.table.house import House, once_more
from astrarium.table.names import LONGEST, check_apart
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
    Columns,
    Conflict,
    Person,
    Seat,
    Table,
)

PACES: Final = {"at-once": 0.0, "brisk": 0.5, "calm": 1.5}
A_DAY: Final = 24 * 3600.0


class Chair:
    """What the host wishes a seat to be."""

    def __init__(self, kind: str, name: str = "", bot: str = "", person: str = "") -> None:
        self.kind = kind  # PERSON: the host
        self.name = name
        self.bot = bot
        self.person = person  # INVITED: who alone may sit down here without a link


def create(
    house: House,
    host: Person,
    game: str,
    options: Options,
    chairs: Sequence[Chair],
    pace: str,
    takeover: str = USUAL,
    hints: str = ALONE,
) -> Table:
    """A new table; the game begins at once if no seat is left to be taken."""
    try:
        card = house.find_game(game)
        rules = rules_of(card, len(chairs), options)
    except BadOptions as error:
        raise Refusal("bad-options", error) from error
    if pace not in PACES or takeover not in TAKEOVERS or hints not in HINTS:
        raise Refusal("bad-form")
    most = house.settings.tables
    if house.storage.unfinished_of(host.id) >= most:
        raise Refusal("many-tables", most=most)
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
        takeover=takeover,
        hints=hints,
    )
    seats = [_seat(id, number, chair, host) for number, chair in enumerate(chairs)]
    check_apart(seats)
    house.storage.add_table(table, seats)
    begin_if_full(house, table)
    return table


def _seat(table: str, number: int, chair: Chair, host: Person) -> Seat:
    person = host.id if chair.kind == PERSON else chair.person
    name = chair.name or (host.name if chair.kind == PERSON else "")
    return Seat(table, number, chair.kind, person, name, chair.bot, "", False, "", False, 0)


@once_more
def begin_if_full(house: House, table: Table) -> None:
    """Cards are dealt only when all seats are taken. Whoever takes the last one holds the table
    until then: nobody closes it or gets up in between."""
    with house.holding(table) as live:
        seats = house.storage.seats(table.id)
        if table.state != WAITING or any(seat.kind in (OPEN, INVITED) for seat in seats):
            return
        house.lives.begin(live, table, len(seats))
        house.lives.change(live, table, house.now(), _nothing, [])
    house.hub.changed(table.id)


def _nothing(match: Match) -> None:
    """The first deal is chance's alone."""


def sit_down(house: House, table: Table, number: int, person: Person) -> None:
    """Take an open seat, or one that is kept for this person."""
    with house.holding(table):
        seat = house.seat(table, number)
        if seat.kind != OPEN and not (seat.kind == INVITED and seat.person == person.id):
            raise Refusal("seat-taken")
        _claim(house, seat, person, "seat-taken")
        house.hub.changed(table.id)
        begin_if_full(house, table)


def _claim(house: House, seat: Seat, person: Person, refused: str) -> None:
    """Take a seat that is still as it was seen; only one of two claims succeeds."""
    seats = house.storage.seats(seat.table)
    others = [each for each in seats if each.number != seat.number]
    mine = sum(1 for each in others if each.kind == PERSON and each.person == person.id)
    # A second seat of one's own gets a number, as those of one device do.
    name = f"{person.name[: LONGEST - 2]} {mine + 1}" if mine else person.name
    check_apart([*others, replace(seat, name=name)])
    taken: Columns = {"kind": PERSON, "person": person.id, "name": name, "invite": ""}
    seen: Columns = {"kind": seat.kind, "person": seat.person, "invite": seat.invite}
    if not house.storage.change_seat(seat.table, seat.number, taken, seen, (WAITING,)):
        raise Refusal(refused)


FREE: Final[Columns] = {"person": "", "name": "", "invite": ""}


def stand_up(house: House, table: Table, number: int, person: Person) -> None:
    """Give a seat back before the game has begun."""
    with house.holding(table):
        seat = house.seat(table, number)
        if table.state != WAITING:
            raise Refusal("not-waiting")
        if seat.kind != PERSON or seat.person != person.id:
            raise Refusal("not-your-seat")
        _change(house, seat, {**FREE, "kind": OPEN})
    house.hub.changed(table.id)


def invite(house: House, table: Table, number: int, person: Person) -> str:
    """A new link's token for an invited seat; an earlier link no longer works.

    It expires, and the host renews it by making another.
    """
    token = secrets.token_urlsafe(18)
    with house.holding(table):
        seat = _free_seat(house, table, number, person)
        until = house.now() + house.settings.invited * A_DAY
        link = {"kind": INVITED, "invite": digest(token), "invited_until": until}
        _change(house, seat, {**FREE, **link})
    house.hub.changed(table.id)
    return token


def _free_seat(house: House, table: Table, number: int, person: Person) -> Seat:
    """A seat that the host may still decide about."""
    if table.host != person.id:
        raise Refusal("not-yours")
    seat = house.seat(table, number)
    if table.state != WAITING or seat.kind not in (OPEN, INVITED):
        raise Refusal("seat-taken")
    return seat


def _change(house: House, seat: Seat, columns: Columns) -> None:
    seen: Columns = {"kind": seat.kind, "person": seat.person}
    if not house.storage.change_seat(seat.table, seat.number, columns, seen, (WAITING,)):
        raise Refusal("seat-taken")


def invited_seat(house: House, token: str) -> tuple[Table, Seat]:
    seat = house.storage.seat_of_invite(digest(token))
    if seat is None or seat.kind != INVITED:
        raise Refusal("link-used")
    if has_expired(house, seat):
        raise Refusal("link-expired")
    return house.table(seat.table), seat


def has_expired(house: House, seat: Seat) -> bool:
    """Was the seat's invitation not taken up in time?"""
    return seat.kind == INVITED and 0 < seat.invited_until < house.now()


def accept(house: House, token: str, person: Person) -> Table:
    """Take the seat of an invitation: once."""
    table, _ = invited_seat(house, token)
    with house.holding(table):
        _, seat = invited_seat(house, token)
        _claim(house, seat, person, "link-used")
        house.hub.changed(table.id)
        begin_if_full(house, table)
    return table


def seat_bot(house: House, table: Table, number: int, person: Person, bot: str) -> None:
    """The host gives a seat that nobody has taken to a bot."""
    with house.holding(table):
        seat = _free_seat(house, table, number, person)
        _change(house, seat, {**FREE, "kind": BOT, "bot": bot})
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
    if not house.storage.change_table(table.id, {"pace": pace}, {"state": RUNNING}):
        raise Refusal("not-running")
    table.pace = pace
    house.hub.shown(table.id)


@once_more
def close(house: House, table: Table, person: Person) -> None:
    """A table that nobody will finish is put away.

    By its host before the game; later by the one person who still plays at it.
    """
    with house.holding(table):
        seats = house.storage.seats(table.id)
        players = {seat.person for seat in seats if seat.kind == PERSON and not seat.resigned}
        if person.id != table.host and (table.state == WAITING or person.id not in players):
            raise Refusal("not-yours")
        alone = players <= {person.id}
        if table.state in (FINISHED, CLOSED) or (table.state == RUNNING and not alone):
            raise Refusal("not-waiting")
        closed: Columns = {"state": CLOSED, "changed": house.now()}
        if not house.storage.change_table(table.id, closed, {"state": table.state}):
            raise Conflict("the table has gone on")
    house.hub.changed(table.id)


@once_more
def rematch(house: House, table: Table, person: Person) -> Table:
    """The same people at a new table, everyone one seat further; made once."""
    with house.holding(table):
        if table.state != FINISHED:
            raise Refusal("not-finished")
        seats = house.storage.seats(table.id)
        if person.id not in {seat.person for seat in seats}:
            raise Refusal("not-yours")
        if table.rematch:
            return house.table(table.rematch)
        try:
            again = _again(house, table, person, seats)
        except AstrariumError as error:
            raise Refusal("bad-options", error) from error
        if not house.storage.change_table(table.id, {"rematch": again.id}, {"rematch": ""}):
            house.storage.change_table(again.id, {"state": CLOSED}, {})
            raise Conflict("there is a rematch")
    house.hub.changed(table.id)
    return again


def _again(house: House, table: Table, person: Person, seats: Sequence[Seat]) -> Table:
    """Seats of the other people are kept for them: nobody else can take one."""
    chairs = [_same_again(seat, person) for seat in seats]
    turned = chairs[1:] + chairs[:1]
    options = dict(table.options)
    agreed = (table.pace, table.takeover, table.hints)
    return create(house, person, table.game, options, turned, *agreed)


def _same_again(seat: Seat, person: Person) -> Chair:
    if seat.kind != PERSON:
        return Chair(BOT, bot=seat.bot or seat.stand_in)
    if seat.person == person.id:
        return Chair(PERSON, seat.name)
    return Chair(INVITED, seat.name, person=seat.person)
