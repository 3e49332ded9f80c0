"""At the table: the page of a table in each of its states, and what is done there."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from astrarium.core.own_sets import texts_of_sets
from astrarium.table import asking, play, seating, show
from astrarium.table.hub import Shown
from astrarium.table.jobs import Later
from astrarium.table.levels import rated
from astrarium.table.look import looking
from astrarium.table.refusals import Refusal
from astrarium.table.storage import CLOSED, RUNNING, WAITING, Orders, Seat, Table
from astrarium.table.web.call import Call
from astrarium.table.words import Speaker, texts_of


def table_page(call: Call) -> Response:
    table = call.table()
    if table.state == CLOSED:
        return call.page("closed.html", table=table, title=_title(call, table))
    if table.state == WAITING:
        return call.page("waiting.html", **_waiting(call, table))
    with looking(call.house, table, call.person) as look:
        return call.page("table.html", message="", **show.board(look, call.reader))


def board_part(call: Call) -> Response:
    """The part of the page that changes; the script puts it in place of the old one."""
    return _part(call, call.table())


def _part(call: Call, table: Table) -> Response:
    if table.state in (CLOSED, WAITING):
        raise Refusal("not-running")
    reader = call.reader
    boards, hub = call.server.boards, call.house.hub
    moment = hub.moment()
    with looking(call.house, table, call.person) as look:
        key = (look.key(), reader.language, reader.wide)
        if call.person is not None:
            hub.shows(table.id, Shown(call.token, look.stamp, moment))
        made = boards.get(key)
        if made is None:
            made = call.made("board.html", message="", **show.board(look, reader))
            boards.put(key, made)
    return call.written(made)


def _title(call: Call, table: Table) -> str:
    return texts_of(call.language, table.game)("game-title")


def _waiting(call: Call, table: Table) -> dict[str, Any]:
    stamp = show.stamp(call.house, table.id, call.person)
    seats = call.house.storage.seats(table.id)
    return {
        "table": table,
        "title": _title(call, table),
        "seats": show.seat_cards(seats, call.house.hub.present(table.id), call.language),
        "host": call.person is not None and call.person.id == table.host,
        "expired": [each.number for each in seats if seating.has_expired(call.house, each)],
        "levels": rated(table.game),
        "options": show.chosen_options(call.house, table, call.language),
        "stamp": stamp,
    }


def fresh_board(call: Call, refusal: Refusal) -> Response | None:
    """The board as it is now, with a message: the plan of the seat is still there."""
    if "table" not in call.request.path_params:
        return None
    table = call.house.storage.table(call.path("table"))
    if table is None or table.state in (CLOSED, WAITING):
        return None
    message = call.texts(f"refused-{refusal.why}")
    with looking(call.house, table, call.person) as look:
        context = show.board(look, call.reader)
        return call.page("board.html", refusal.status, message=message, **context)


def _mine(call: Call) -> tuple[Table, Seat]:
    table = call.table()
    return table, play.own_seat(call.house, table, call.whole("seat"), call.person)


def _done(call: Call, table: Table) -> Response:
    if call.by_script:
        return _part(call, table)
    return call.go(f"/t/{table.id}")


def add_to_plan(call: Call) -> Response:
    table, seat = _mine(call)
    at = call.whole("at") if call.form.get("at") else -1
    question = call.field("question")
    keep = call.form.get("keep") == "yes"
    choices = call.wholes("choice")
    found = play.add_to_plan(call.house, table, seat, question, choices, at, keep)
    if call.form.get("at-once") == "yes" and asking.cannot_surprise(found):
        play.commit(call.house, table, seat, found.token, end=True)
    return _done(call, table)


def say(call: Call) -> Response:
    """Plan what is written in notation."""
    table, seat = _mine(call)
    play.say_in_plan(call.house, table, seat, call.field("question"), call.field("say"))
    return _done(call, table)


def drop(call: Call) -> Response:
    table, seat = _mine(call)
    play.drop_from_plan(call.house, table, seat, call.field("question"), call.wholes("answer"))
    return _done(call, table)


def words(call: Call) -> Response:
    """The board in words, for whoever opens them."""
    table = call.table()
    if table.state in (CLOSED, WAITING):
        raise Refusal("not-running")
    with looking(call.house, table, call.person) as look:
        sentences = show.in_words(look, call.language)
    template = "words-part.html" if call.by_script else "words-page.html"
    title = _title(call, table)
    return call.page(template, table=table, in_words=sentences, game_title=title)


def bench(call: Call) -> Later:
    """Something put together without an answer: what is chosen stands in the address. Battles are
    fought for it, which is work for the queue."""
    table = call.table()
    if table.state in (CLOSED, WAITING):
        raise Refusal("not-running")
    chosen = dict(call.request.query_params)
    with looking(call.house, table, call.person) as look:
        rules = look.match.rules
        if not rules.game.bench_title(rules)[0]:
            raise Refusal("no-page")
        about = show.bench(look, call.language, chosen)
    return Later(
        "bench", about, lambda found: _tried(call, table, found), texts_of_sets(table.options)
    )


def _tried(call: Call, table: Table, found: dict[str, Any]) -> Response:
    if not found:
        raise Refusal("no-page")
    template = "bench-part.html" if call.by_script else "bench-page.html"
    return call.page(template, table=table, bench=found, game_title=_title(call, table))


def ways(call: Call) -> Response:
    """What extras would open of a thing that cannot be chosen now."""
    table = call.table()
    if table.state != RUNNING:
        raise Refusal("not-running")
    with looking(call.house, table, call.person) as look:
        planned = look.plan()
        if planned is None:
            raise Refusal("not-asked")
        cards = show.seat_cards(look.seats, look.present, call.language)
        speaker = Speaker(call.language, look.match.rules, [each["name"] for each in cards])
        found = asking.ways(speaker, planned, call.request.query_params.get("element", ""))
    return call.page(
        "ways.html", table=table, seat=planned.asked.seat, token=planned.token, ways=found
    )


def back(call: Call) -> Response:
    table, seat = _mine(call)
    play.step_back(call.house, table, seat, call.field("question"), everything=False)
    return _done(call, table)


def start_again(call: Call) -> Response:
    table, seat = _mine(call)
    play.step_back(call.house, table, seat, call.field("question"), everything=True)
    return _done(call, table)


def commit(call: Call) -> Response:
    table, seat = _mine(call)
    end = call.form.get("end") == "yes"
    play.commit(call.house, table, seat, call.field("question"), end)
    return _done(call, table)


def undo(call: Call) -> Response:
    table, seat = _mine(call)
    play.undo(call.house, table, seat)
    return _done(call, table)


def orders(call: Call) -> Response:
    """Standing orders; what is left at its default is not kept."""
    table, seat = _mine(call)
    given: Orders = {}
    for order in call.house.find_game(table.game).standing_orders():
        typed = call.form.get(f"order-{order.name}", str(order.default))
        chosen = [value for value in order.values if str(value) == typed]
        if not chosen:
            raise Refusal("bad-form")
        if chosen[0] != order.default:
            given[order.name] = chosen[0]
    play.give_orders(call.house, table, seat, given)
    return _done(call, table)


def pace(call: Call) -> Response:
    """How fast the bots move from now on."""
    table = call.table()
    seating.set_pace(call.house, table, call.me(), call.field("pace"))
    return _done(call, table)


def agree(call: Call) -> Response:
    table, seat = _mine(call)
    agrees = call.field("agree") == "yes"
    play.agree_to_go_back(call.house, table, seat, agrees)
    return _done(call, table)


def wake(call: Call) -> Response:
    """The bots could not go on; try again."""
    table = call.table()
    play.wake_bots(call.house, table, call.person)
    return _done(call, table)


def here(call: Call) -> Response:
    """Somebody uses the page: that they ask is all there is to it."""
    call.table()
    return Response(status_code=204)


def uncover(call: Call) -> Response:
    """The device has been passed on: show this seat's cards."""
    table = call.table()
    number = call.whole("seat")
    seat = call.house.seat(table, number)
    if table.state != RUNNING or call.person is None or seat.person != call.person.id:
        raise Refusal("not-your-seat")
    call.house.storage.look(table.id, call.person.id, number)
    return _done(call, table)
