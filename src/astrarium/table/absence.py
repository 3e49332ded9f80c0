"""Who plays for somebody who is away or gives up.

Anyone may let a bot play in their own seat. Whether the others may, and when, is agreed when the
table is opened. What they have given away comes back by itself with its owner's next request.
"""

from __future__ import annotations

from typing import Final

from astrarium.table.house import House
from astrarium.table.levels import best
from astrarium.table.refusals import Refusal
from astrarium.table.storage import PERSON, RUNNING, Columns, Person, Seat, Table

NEVER: Final = "never"
VOTE: Final = "vote"
# Seconds without a sign of life after which the others may give a seat to a bot.
TAKEOVERS: Final = {NEVER: 0.0, "minutes": 600.0, "hour": 3600.0, "day": 86400.0, VOTE: 120.0}
USUAL: Final = "hour"
TEXT_FAMILIES: Final = ("takeover-",)


def resign(house: House, table: Table, seat: Seat) -> None:
    """A bot plays the seat to the end. A game without people is put away."""
    bot = best(table.game)
    gone: Columns = {"resigned": True, "stand_in": bot, "taken_over": 0.0, "back": False}
    with house.holding(table):
        _change(house, table, seat, gone, {"resigned": False})
        house.storage.save_orders(table.id, seat.number, {})
        house.storage.close_if_deserted(table.id, house.now())
    house.hub.changed(table.id)


def let_a_bot_play(house: House, table: Table, number: int, person: Person) -> None:
    """A bot plays for a person until the person comes back: in one's own seat, or, as the table
    has agreed, in that of somebody who is away."""
    with house.holding(table):
        seat = house.seat(table, number)
        seats = house.storage.seats(table.id)
        people = {each.person for each in seats if each.kind == PERSON and not each.resigned}
        if table.state != RUNNING:
            raise Refusal("not-running")
        if seat.kind != PERSON or seat.resigned or person.id not in people:
            raise Refusal("not-yours")
        if seat.person == person.id:
            _give(house, table, seat, 0.0)
        else:
            if _may_take_over(house, table, seat, person, people):
                _give(house, table, seat, house.now())
            if _missing(house, table, seat) > 0:  # seen since then, and found nothing to take back
                house.storage.come_back(table.id, seat.person)
    house.hub.changed(table.id)


def _give(house: House, table: Table, seat: Seat, taken_over: float) -> None:
    given: Columns = {"stand_in": best(table.game), "taken_over": taken_over, "back": False}
    _change(house, table, seat, given, {"resigned": False})


def _may_take_over(
    house: House, table: Table, seat: Seat, person: Person, people: set[str]
) -> bool:
    """Whether it is time; with a vote, whether all others are for it now."""
    if table.takeover == NEVER:
        raise Refusal("never-taken-over")
    missing = _missing(house, table, seat)
    if missing > 0:
        raise Refusal("not-away", name=seat.name, minutes=int(missing // 60) + 1)
    if table.takeover != VOTE:
        return True
    house.storage.vote(table.id, seat.number, person.id)
    voters = {voter for number, voter in house.storage.votes(table.id) if number == seat.number}
    return people - {seat.person} <= voters


def _missing(house: House, table: Table, seat: Seat) -> float:
    """Seconds for which the person at a seat must stay away until it can be taken over. A page
    that is only open counts for nothing."""
    away_for = house.now() - house.signs.last(table.id, seat.person)
    return TAKEOVERS[table.takeover] - away_for


def take_seat_again(house: House, table: Table, seat: Seat) -> None:
    """Whoever has let a bot play in their own seat is back."""
    with house.holding(table):
        own: Columns = {"stand_in": "", "taken_over": 0.0, "back": False}
        _change(house, table, seat, own, {"resigned": False})
    house.hub.changed(table.id)


def come_back(house: House, table: str, person: Person, answering: bool) -> None:
    """Whatever a person does is a sign of life, but for answers: when one was last seen must not
    tell when a secret answer was given. What the others gave to a bot is given back; the sign
    comes first, so that nobody gives it away in between."""
    mine = [each for each in house.storage.seats(table) if each.person == person.id]
    if mine and not answering:
        house.signs.see(table, person.id)
    if _are_missed(house, table, mine) and house.storage.come_back(table, person.id):
        house.hub.changed(table)


def _are_missed(house: House, table: str, mine: list[Seat]) -> bool:
    """Have the others given one of these seats to a bot, or voted on it?"""
    if any(each.taken_over > 0 and not each.resigned for each in mine):
        return True
    found = house.storage.table(table) if mine else None
    if found is None or found.takeover != VOTE:
        return False
    about = {seat for seat, _ in house.storage.votes(table)}
    return any(each.number in about for each in mine)


def _change(house: House, table: Table, seat: Seat, columns: Columns, only_if: Columns) -> None:
    owned = {"kind": PERSON, "person": seat.person, **only_if}
    if not house.storage.change_seat(table.id, seat.number, columns, owned, (RUNNING,)):
        raise Refusal("not-running")
