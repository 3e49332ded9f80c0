"""My sets: component sets of one's own, uploaded, listed, downloaded, dropped."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.responses import Response

from astrarium import games
from astrarium.core.errors import AstrariumError
from astrarium.parts.content import written
from astrarium.table import sets
from astrarium.table.jobs import Later
from astrarium.table.refusals import Refusal
from astrarium.table.show import moment
from astrarium.table.web.call import Call
from astrarium.table.web.quotas import take_upload, upload_kept
from astrarium.table.words import texts_of

SHORT: Final = 12  # digits of a fingerprint that people compare
MOST_SAID: Final = 600  # characters of an error: a set may be broken on purpose


def mine(call: Call) -> Response:
    kept = call.house.storage.sets_of(call.person.id) if call.person else []
    rows = [
        {
            "fingerprint": each.fingerprint,
            "short": each.fingerprint[:SHORT],
            "name": each.name,
            "game": each.game,
            "title": texts_of(call.language, each.game)("game-title"),
            "created": moment(each.created),
        }
        for each in kept
    ]
    workshops = [
        {"name": name, "title": texts_of(call.language, name)("game-title")}
        for name in games.names()
        if games.find_game(name).workshop() is not None
    ]
    most = call.house.settings.sets
    return call.page("sets.html", sets=rows, most=most, workshops=workshops)


def upload(call: Call) -> Later:
    """A set from its file: checked elsewhere, card by card; nothing of a broken one is kept."""
    take_upload(call)
    text = (call.form.get("set") or call.body).replace("\r\n", "\n")
    return Later(
        "check-set",
        {"text": text, "language": call.language},
        lambda result: _uploaded(call, result),
    )


def _uploaded(call: Call, result: dict[str, Any]) -> Response:
    if "wrong" in result:
        raise Refusal("bad-set", AstrariumError(shortly(result["wrong"])))
    sets.keep(call.house, call.someone(), json.loads(result["text"]))
    upload_kept(call)
    return call.go("/sets")


def shortly(message: str) -> str:
    """What is wrong, in one line that can be shown."""
    shown = "".join(each if each.isprintable() else "?" for each in message)
    return shown if len(shown) <= MOST_SAID else f"{shown[:MOST_SAID]} …"


def download(call: Call) -> Response:
    """A set as the one file that it can be shared as."""
    own = sets.find(call.house, call.path("set"))
    game = call.house.find_game(own.content["set"]["game"])
    name = f"astrarium-{game.name}-{own.fingerprint[:SHORT]}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    file = written(game.component_file(own.content))
    return Response(file, media_type="text/plain; charset=utf-8", headers=headers)


def drop(call: Call) -> Response:
    """Games that are played with it keep it."""
    sets.drop(call.house, call.me(), call.path("set"))
    return call.go("/sets")
