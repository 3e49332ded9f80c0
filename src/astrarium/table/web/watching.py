"""Looking back: any step of a game, its picture, its record as a file."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response

from astrarium.core.match import Line, Match, position_after
from astrarium.core.views import view
from astrarium.table import show, telling
from astrarium.table.eyes import eyes_of
from astrarium.table.jobs import Later
from astrarium.table.live import Live
from astrarium.table.refusals import Refusal
from astrarium.table.storage import CLOSED, FINISHED, WAITING, Table
from astrarium.table.web.call import Call
from astrarium.table.words import Speaker


class Moment:
    """One line of a record, with the eyes that look at it."""

    def __init__(self, table: Table, seat: int | None, lines: list[Line], at: int) -> None:
        self.table = table
        self.seat = seat
        self.lines = lines
        self.at = at


def _moment(call: Call, table: Table, live: Live, match: Match) -> Moment:
    seats = call.house.storage.seats(table.id)
    seat = eyes_of(call.house, table, seats, call.person, match).seat
    wanted = call.request.query_params.get("seat", "")
    if table.state == FINISHED and wanted in [str(each.number) for each in seats]:
        seat = int(wanted)
    lines = live.records.of(match, seat)
    at = call.number("step")
    if at >= len(lines):
        raise Refusal("no-page")
    return Moment(table, seat, lines, at)


def _begun(call: Call) -> Table:
    table = call.table()
    if table.state in (WAITING, CLOSED):
        raise Refusal("not-running")
    return table


def step(call: Call) -> Response:
    table = _begun(call)
    seats = call.house.storage.seats(table.id)
    cards = show.seat_cards(seats, call.house.hub.present(table.id), call.language)
    with call.house.game(table) as (live, match):
        moment = _moment(call, table, live, match)
        speaker = Speaker(call.language, match.rules, [each["name"] for each in cards])
        seen = view(position_after(match, moment.lines[moment.at].step), moment.seat)
        context: dict[str, Any] = show.on_the_table(speaker, seen, cards, call.reader.wide, {})
        log = telling.told(speaker, moment.lines)
        same = [_same_moment(live, match, moment, each["number"]) for each in cards]
    # A line of which nothing can be told is no step of its own: it belongs to what comes next.
    ends = [each["number"] for each in log] or [moment.at]
    place = next((i for i, end in enumerate(ends) if end >= moment.at), len(ends) - 1)
    return call.page(
        "step.html",
        table=table,
        seats=cards,
        seat=moment.seat,
        at=moment.at,
        place=place,
        steps=len(ends),
        first=ends[0],
        back=ends[max(0, place - 1)],
        on=ends[min(place + 1, len(ends) - 1)],
        last=ends[-1],
        same=same,
        log=log,
        now=log[place]["sentences"] if log else [],
        over=table.state == FINISHED,
        game_title=speaker.texts("game-title"),
        **context,
    )


def _same_moment(live: Live, match: Match, moment: Moment, seat: int) -> int:
    """The line of another seat's record that stood when this one did."""
    then = moment.lines[moment.at].step
    lines = live.records.of(match, seat)
    before = [n for n, line in enumerate(lines) if line.step <= then]
    return max(before, default=0)


def picture(call: Call) -> Later:
    """The position as SVG, for a file or a message."""
    table = _begun(call)
    with call.house.game(table) as (live, match):
        moment = _moment(call, table, live, match)
        seen = view(position_after(match, moment.lines[moment.at].step), moment.seat)
        names = [show.seat_name(each, call.language) for each in call.house.storage.seats(table.id)]
    about = {
        "game": table.game, "view": seen, "names": names, "language": call.language,
        "theme": call.theme or "light",
    }  # fmt: skip
    return Later("draw", about, lambda result: _drawn(table, result["svg"]))


def _drawn(table: Table, svg: str) -> Response:
    if not svg:
        raise Refusal("no-page")
    headers = {"Content-Disposition": f'attachment; filename="astrarium-{table.id}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def download(call: Call) -> Response:
    """A finished game: its log. A running one: what this seat has seen of it."""
    table = _begun(call)
    with call.house.game(table) as (_, match):
        if table.state == FINISHED:
            return _file(match.log.text(), f"astrarium-{table.game}-{table.id}.log")
        seats = call.house.storage.seats(table.id)
        seat = eyes_of(call.house, table, seats, call.person, match).seat
        lines = [
            json.dumps({"seat": each.seat, "say": each.say, "events": each.events}, sort_keys=True)
            for each in match.lines(seat)
        ]
    return _file("\n".join(lines) + "\n", f"astrarium-{table.game}-{table.id}-record.jsonl")


def _file(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
