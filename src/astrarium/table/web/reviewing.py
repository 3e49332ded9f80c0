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
    """The page, once everything was looked at; until then it makes the next slice, says how far it
    is, and comes again by itself."""
    table = call.table()
    if table.state != FINISHED:
        raise Refusal("not-finished")
    with call.house.game(table) as (_, match):
        so_far = reviews.kept(call.house.storage, table.id, match.rules.seats)
        if so_far.is_complete(match):
            return _shown(call, table)
        about = {"text": match.log.text(), "so_far": so_far.data()}
    return Later(
        "review", about, lambda found: _gone_on(call, table, found), texts_of_sets(table.options)
    )


def _gone_on(call: Call, table: Table, found: dict[str, Any]) -> Response:
    reviews.keep(call.house.storage, table.id, found["review"])
    done, of = found["review"]["done"], found["of"]
    if done >= of:
        return _shown(call, table)
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
