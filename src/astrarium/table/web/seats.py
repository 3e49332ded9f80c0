"""Seats: sit down, invite, give to a bot, resign, close, rematch."""

from __future__ import annotations

from starlette.responses import Response

from astrarium.table import absence, play, seating, show
from astrarium.table.levels import best, levels
from astrarium.table.refusals import Refusal
from astrarium.table.web.call import Call
from astrarium.table.words import texts_of


def _back(call: Call) -> Response:
    return call.go(f"/t/{call.path('table')}")


def invitation(call: Call) -> Response:
    table, seat = seating.invited_seat(call.house, call.path("token"))
    host = call.house.storage.person(table.host)
    seats = call.house.storage.seats(table.id)
    return call.page(
        "invitation.html",
        table=table,
        mine=seat.number,
        host=host.name if host else "",
        seats=show.seat_cards(seats, call.house.hub.present(table.id), call.language),
        title=texts_of(call.language, table.game)("game-title"),
        options=show.chosen_options(call.house, table, call.language),
    )


def accept(call: Call) -> Response:
    token = call.path("token")
    host = seating.invited_seat(call.house, token)[0].host
    table = seating.accept(call.house, token, call.someone(invited_by=host))
    return call.go(f"/t/{table.id}")


def sit(call: Call) -> Response:
    table = call.table()
    seating.sit_down(call.house, table, call.number("seat"), call.someone())
    return _back(call)


def stand(call: Call) -> Response:
    seating.stand_up(call.house, call.table(), call.number("seat"), call.me())
    return _back(call)


def link(call: Call) -> Response:
    table = call.table()
    token = seating.invite(call.house, table, call.number("seat"), call.me())
    address = f"{call.request.url.scheme}://{call.request.url.netloc}/invite/{token}"
    return call.page("link.html", table=table, address=address, days=call.house.settings.invited)


def _bot(call: Call, game: str) -> str:
    bot = call.form.get("bot") or best(game)
    if bot not in levels(game):
        raise Refusal("bad-form")
    return bot


def bot(call: Call) -> Response:
    table = call.table()
    bot = _bot(call, table.game)
    seating.seat_bot(call.house, table, call.number("seat"), call.me(), bot)
    return _back(call)


def stand_in(call: Call) -> Response:
    table, number = call.table(), call.number("seat")
    if call.form.get("hand") == "back":
        seat = play.own_seat(call.house, table, number, call.person)
        absence.take_seat_again(call.house, table, seat)
    else:
        absence.let_a_bot_play(call.house, table, number, call.me())
    return _back(call)


def resign(call: Call) -> Response:
    table = call.table()
    seat = play.own_seat(call.house, table, call.number("seat"), call.person)
    absence.resign(call.house, table, seat)
    return _back(call)


def close(call: Call) -> Response:
    seating.close(call.house, call.table(), call.me())
    return call.go("/")


def rematch(call: Call) -> Response:
    again = seating.rematch(call.house, call.table(), call.me())
    return call.go(f"/t/{again.id}")
