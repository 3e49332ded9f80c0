"""Looking back: any step of a game, its picture, its record as a file."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response

from astrarium.core.draw.svg import Style
from astrarium.core.game import Data
from astrarium.core.match import Match, position_after
from astrarium.core.own_sets import texts_of_sets
from astrarium.core.views import view
from astrarium.table import show, telling
from astrarium.table.eyes import eyes_of
from astrarium.table.jobs import Later
from astrarium.table.live import Live
from astrarium.table.refusals import Refusal
from astrarium.table.storage import CLOSED, FINISHED, WAITING, Table
from astrarium.table.story import Deed, since_heading
from astrarium.table.web.call import Call
from astrarium.table.words import Speaker


class Moment:
    """One step of a replay, with the eyes that look at it."""

    def __init__(self, table: Table, seat: int | None, told: list[Deed], at: int) -> None:
        self.table = table
        self.seat = seat
        self.told = told
        self.at = at  # the number of the step, as the address says it

    def view(self, match: Match) -> Data:
        return view(position_after(match, self.told[self.at].step), self.seat)


def _eyes(call: Call, table: Table, match: Match) -> int | None:
    """One's own; when the game is over, anybody's."""
    seats = call.house.storage.seats(table.id)
    wanted = call.request.query_params.get("seat", "")
    if table.state == FINISHED and wanted in [str(each.number) for each in seats]:
        return int(wanted)
    return eyes_of(call.house, table, seats, call.person, match).seat


def _moment(call: Call, table: Table, live: Live, match: Match) -> Moment:
    """The step that is asked for; the last one if none is."""
    seat = _eyes(call, table, match)
    told = live.records.deeds(match, seat)
    at = call.number("step") if "step" in call.request.path_params else len(told) - 1
    if at >= len(told):
        raise Refusal("no-page")
    return Moment(table, seat, told, at)


def _begun(call: Call) -> Table:
    table = call.table()
    if table.state in (WAITING, CLOSED):
        raise Refusal("not-running")
    return table


def _cards(call: Call, table: Table) -> list[dict[str, Any]]:
    seats = call.house.storage.seats(table.id)
    return show.seat_cards(seats, call.house.hub.present(table.id), call.language)


def _speaker(call: Call, match: Match, cards: list[dict[str, Any]]) -> Speaker:
    names = [each["name"] for each in cards]
    return Speaker(call.language, match.rules, names, match.position)


def step(call: Call) -> Response:
    """A step of the replay; the script asks for the next ones part by part."""
    table = _begun(call)
    cards = _cards(call, table)
    with call.house.game(table) as (live, match):
        moment = _moment(call, table, live, match)
        speaker = _speaker(call, match, cards)
        lines = live.records.of(match, moment.seat)[: moment.told[moment.at].line + 1]
        style = Style(
            "page", speaker.texts, call.reader.wide, speaker.names, told=since_heading(lines)
        )
        seen = moment.view(match)
        context: dict[str, Any] = show.on_the_table(speaker, seen, cards, style)
        context["in_words"] = speaker.board(seen)
        now = telling.in_beats(speaker, moment.told, moment.at, {}, moment.at + 1)
        rounds = telling.rounds(speaker, moment.told)
        over = table.state == FINISHED
        same = [_same_moment(live, match, moment, n) for n in range(len(cards))] if over else []
    return call.page(
        "replay.html" if call.by_script else "step.html",
        table=table,
        seats=cards,
        seat=moment.seat,
        at=moment.at,
        last=len(moment.told) - 1,
        same=same,
        now=now,
        rounds=rounds,
        over=over,
        game_title=speaker.texts("game-title"),
        **context,
    )


def _same_moment(live: Live, match: Match, moment: Moment, seat: int) -> int:
    """The step of another seat's replay that had been taken when this one had."""
    then = moment.told[moment.at].step
    taken = [at for at, deed in enumerate(live.records.deeds(match, seat)) if deed.step <= then]
    return max(taken, default=0)


def log(call: Call) -> Response:
    """A part of the log: the last one, or the one before a deed."""
    table = _begun(call)
    cards = _cards(call, table)
    before = call.request.query_params.get("before", "")
    with call.house.game(table) as (live, match):
        seat = _eyes(call, table, match)
        speaker = _speaker(call, match, cards)
        told = live.records.deeds(match, seat)
        found = telling.log(speaker, told, int(before) if _is_number(before) else None)
    title = speaker.texts("game-title")
    template = "log-part.html" if call.by_script else "log-page.html"
    return call.page(template, table=table, seats=cards, game_title=title, **found)


def _is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) < 10


def picture(call: Call) -> Later:
    """The position as SVG, for a file or a message."""
    table = _begun(call)
    with call.house.game(table) as (live, match):
        moment = _moment(call, table, live, match)
        seen = moment.view(match)
        names = [show.seat_name(each, call.language) for each in call.house.storage.seats(table.id)]
    about = {
        "game": table.game, "view": seen, "names": names, "language": call.language,
        "theme": call.theme or "light",
    }  # fmt: skip
    return Later(
        "draw", about, lambda result: _drawn(table, result["svg"]), texts_of_sets(table.options)
    )


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
        seat = _eyes(call, table, match)
        lines = [
            json.dumps({"seat": each.seat, "say": each.say, "events": each.events}, sort_keys=True)
            for each in match.lines(seat)
        ]
    return _file("\n".join(lines) + "\n", f"astrarium-{table.game}-{table.id}-record.jsonl")


def _file(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
