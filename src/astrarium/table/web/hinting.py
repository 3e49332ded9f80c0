"""A hint, for whoever is asked: thought about by the queue, shown to nobody else."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from astrarium.core.own_sets import texts_of_sets
from astrarium.table import hints, show
from astrarium.table.drafts import Plan
from astrarium.table.jobs import Later
from astrarium.table.look import Look, looking
from astrarium.table.refusals import Refusal
from astrarium.table.storage import RUNNING, Table
from astrarium.table.web.call import Call
from astrarium.table.words import Speaker


def hint(call: Call) -> Later:
    """What the strongest bot would answer. A hint to a question that is gone is dropped."""
    table = call.table()
    if table.state != RUNNING:
        raise Refusal("not-running")
    token = call.request.query_params.get("question", "")
    with looking(call.house, table, call.person) as look:
        planned = _asked(look, token)
        about = hints.about(planned)
    return Later(
        "hint",
        about,
        lambda found: _advised(call, table, token, found),
        texts_of_sets(table.options),
    )


def _asked(look: Look, token: str) -> Plan:
    if look.eyes.seat is not None and not hints.allowed(look.table, look.seats):
        raise Refusal("no-hints")
    planned = look.plan()
    if planned is None:
        raise Refusal("not-asked")
    if planned.token != token:
        raise Refusal("stale")
    if not hints.can_be_asked(planned):
        raise Refusal("not-asked")
    return planned


def _advised(call: Call, table: Table, token: str, found: dict[str, Any]) -> Response:
    with looking(call.house, call.house.table(table.id), call.person) as look:
        planned = _asked(look, token)
        names = [show.seat_name(each, call.language) for each in look.seats]
        speaker = Speaker(call.language, look.match.rules, names)
        advice = hints.told(speaker, planned, found["advice"])
        seat = planned.asked.seat
    template = "hint-part.html" if call.by_script else "hint-page.html"
    return call.page(
        template,
        table=table,
        advice=advice,
        seat=seat,
        token=token,
        game_title=speaker.texts("game-title"),
    )
