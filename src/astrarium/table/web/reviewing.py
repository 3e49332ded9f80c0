"""The review of a finished game: made by the queue a slice at a time, kept, shown to everybody."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from astrarium.core.own_sets import texts_of_sets
from astrarium.table import reviews, show
from astrarium.table.eyes import eyes_of
from astrarium.table.jobs import Later
from astrarium.table.refusals import Refusal
from astrarium.table.storage import FINISHED, Table
from astrarium.table.web.call import Call
from astrarium.table.words import Speaker


def review(call: Call) -> Response | Later:
    """The page, once everything was looked at. Whoever asks first makes the first slice; then it
    goes on by itself, and the page says how far it is until it is done."""
    table = call.table()
    if table.state != FINISHED:
        raise Refusal("not-finished")
    with call.house.game(table) as (_, match):
        about = reviews.next_slice(call.house.storage, table.id, match)
        answers = len(match.steps)
    if about is None:
        return _shown(call, table)
    queue = call.server.queue
    if queue is not None and queue.reviewing.is_going_on(table.id):
        return _progress(call, table, about["so_far"]["done"], answers)
    return Later(
        "review",
        about,
        lambda found: _gone_on(call, table, found),
        texts_of_sets(table.options),
        lambda: _begin(call, table),
    )


def _begin(call: Call, table: Table) -> None:
    if call.server.queue is not None:
        call.server.queue.reviewing.begin(table.id)


def _gone_on(call: Call, table: Table, found: dict[str, Any]) -> Response:
    reviews.keep(call.house.storage, table.id, found["review"])
    done, of = found["review"]["done"], found["of"]
    return _shown(call, table) if done >= of else _progress(call, table, done, of)


def _progress(call: Call, table: Table, done: int, of: int) -> Response:
    page = call.page("review-going-on.html", table=table, done=done, of=of)
    page.headers["Refresh"] = f"1; url={_address(call, table)}"
    return page


def _address(call: Call, table: Table) -> str:
    seat = call.request.query_params.get("seat", "")
    known = [str(each.number) for each in call.house.storage.seats(table.id)]
    return f"/t/{table.id}/review" + (f"?seat={seat}" if seat in known else "")


def _shown(call: Call, table: Table) -> Response:
    seats = call.house.storage.seats(table.id)
    cards = show.seat_cards(seats, set(), call.language)
    with call.house.game(table) as (live, match):
        speaker = Speaker(call.language, match.rules, [each["name"] for each in cards])
        found = reviews.kept(call.house.storage, table.id, match.rules.seats)
        eyes = eyes_of(call.house, table, seats, call.person, match).seat
        wanted = call.request.query_params.get("seat", "")
        seat = int(wanted) if wanted in [str(each.number) for each in seats] else eyes or 0
        context: dict[str, Any] = {
            "curve": reviews.curve(found, cards),
            "costs": reviews.costs(speaker, live, match, found, seat),
            "summed": reviews.summed(speaker, found, seat),
            "by": reviews.by_whom(speaker),
        }
    title = speaker.texts("game-title")
    return call.page(
        "review.html", table=table, seats=cards, seat=seat, game_title=title, **context
    )
