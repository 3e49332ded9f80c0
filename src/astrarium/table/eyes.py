"""Through whose eyes a person sees a table."""

from __future__ import annotations

from astrarium.core.match import Match
from astrarium.table.drafts import open_question
from astrarium.table.house import House
from astrarium.table.storage import PERSON, Person, Seat, Table


class Eyes:
    """`seat` None: a spectator's eyes, or several own seats that are all covered."""

    def __init__(self, seat: int | None, mine: list[int], covered: bool, next_up: int) -> None:
        self.seat = seat
        self.mine = mine  # own seats that are still played
        self.covered = covered
        self.next_up = next_up  # whom to pass the device to; -1: nobody


def eyes_of(
    house: House, table: Table, seats: list[Seat], person: Person | None, match: Match | None
) -> Eyes:
    if person is None:
        return Eyes(None, [], False, -1)
    mine = [
        seat.number
        for seat in seats
        if seat.kind == PERSON and seat.person == person.id and not seat.resigned
    ]
    if len(mine) < 2:
        return Eyes(mine[0] if mine else None, mine, False, -1)
    looking = house.storage.looking(table.id, person.id)
    asked = [] if match is None else [m for m in mine if open_question(match.position, m)]
    if match is not None and match.position.over:
        return Eyes(mine[0], mine, False, -1)
    if looking in mine and (looking in asked or not asked):
        return Eyes(looking, mine, False, -1)
    if not house.find_game(table.game).has_secrets():
        return Eyes((asked or mine)[0], mine, False, -1)
    return Eyes(None, mine, True, asked[0] if asked else -1)
