"""The lobby: my tables, open tables, finished games, a new table, an uploaded game."""

from __future__ import annotations

import base64
import json
import secrets
from functools import lru_cache
from typing import Any

from starlette.responses import Response

from astrarium import games
from astrarium.core.checks.mixes import clashes
from astrarium.core.errors import BadLog, BadOptions
from astrarium.core.game import Game, Option, Options
from astrarium.core.own_sets import is_fingerprint, texts_of_sets
from astrarium.table import absence, hints, people, seating
from astrarium.table.drafts import open_question
from astrarium.table.jobs import Later
from astrarium.table.levels import best, levels, rated
from astrarium.table.live import Unsaved
from astrarium.table.names import LONGEST, readable
from astrarium.table.refusals import Refusal
from astrarium.table.seating import Chair
from astrarium.table.show import chosen_options, seat_name
from astrarium.table.storage import (
    BOT,
    FINISHED,
    INVITED,
    OPEN,
    PERSON,
    RUNNING,
    Seat,
    Table,
)
from astrarium.table.web.call import Call
from astrarium.table.web.quotas import check_tables, table_opened, take_upload, upload_kept
from astrarium.table.words import texts_of
from astrarium.text import Texts

SHOWN = 30
OF_A_HOST = 3  # tables that wait for players: nobody fills the list alone
LOOK_AGAIN = "2"  # seconds until a page that waits looks again
LONGEST_HEADER = 100_000  # letters of a log's first line that sets are looked for in


def lobby(call: Call) -> Response:
    house = call.house
    mine = house.storage.tables_of(call.person.id, SHOWN) if call.person else []
    rows = [_row(call, table) for table in mine]
    rows.sort(key=lambda row: (not row["my_turn"], row["table"].state == FINISHED))
    known = {table.id for table in mine}
    waiting = house.storage.open_tables(SHOWN, OF_A_HOST)
    return call.page(
        "lobby.html",
        mine=rows,
        open=[_row(call, t) for t in waiting if t.id not in known],
        finished=[_row(call, t) for t in house.storage.finished_tables(10) if t.id not in known],
        games=[_card(call, name) for name in _playable(call)],
        suggested=people.some_name(),
    )


def _playable(call: Call) -> list[str]:
    found = []
    # A newcomer first meets the games that have the best opponents.
    for name in sorted(games.names(), key=lambda name: (-len(levels(name)), name)):
        try:
            call.house.find_game(name)
        except (ImportError, AttributeError):
            continue
        found.append(name)
    return found


def _card(call: Call, name: str) -> dict[str, Any]:
    texts = texts_of(call.language, name)
    game = call.house.find_game(name)
    return {
        "name": name,
        "title": texts("game-title"),
        "blurb": texts("game-blurb"),
        "seats": game.seats,
        "maturity": game.maturity,
        "own_sets": any(option.own_sets for option in game.options),
    }


def _row(call: Call, table: Table) -> dict[str, Any]:
    """One line of the lobby. Says whose turn it is only where the page would."""
    seats = call.house.storage.seats(table.id)
    me = call.person.id if call.person else ""
    return {
        "table": table,
        "title": texts_of(call.language, table.game)("game-title"),
        "names": [seat_name(seat, call.language) for seat in seats],
        "options": chosen_options(call.house, table, call.language),
        "free": sum(1 for seat in seats if seat.kind in (OPEN, INVITED)),
        "my_turn": table.state == RUNNING and _asked(call, table, seats, me),
    }


def _asked(call: Call, table: Table, seats: list[Seat], me: str) -> bool:
    mine = [seat.number for seat in seats if seat.person == me and me and not seat.resigned]
    if not mine:
        return False
    try:
        with call.house.game(table) as (_, match):
            return any(open_question(match.position, number) for number in mine)
    except (Refusal, Unsaved):
        return False


def _game(call: Call) -> Game[Any, Any]:
    try:
        return call.house.find_game(call.path("game"))
    except (BadOptions, ImportError, AttributeError) as error:
        raise Refusal("no-game") from error


def new_table(call: Call) -> Response:
    game = _game(call)
    texts = texts_of(call.language, game.name)
    options = [
        {
            "name": option.name,
            "title": texts(f"option-{option.name}"),
            "why": texts(f"option-{option.name}-why"),
            "choices": [
                *((value, _value_name(texts, option, value)) for value in option.values),
                *_own_sets(call, game.name, option),
            ],
            "own_sets": option.own_sets,
            "is_switch": isinstance(option.default, bool),
            "default": option.default,
        }
        for option in game.options
    ]
    return call.page(
        "new.html",
        secrets=game.has_secrets(),
        card=_card(call, game.name),
        options=options,
        levels=rated(game.name),
        paces=list(seating.PACES),
        takeovers=list(absence.TAKEOVERS),
        usual=absence.USUAL,
        hints=hints.HINTS,
        suggested=people.some_name(),
        clashes=_clashes(game),
    )


@lru_cache(maxsize=32)
def _clashes(game: Game[Any, Any]) -> list[list[str]]:
    """For the page: each two choices that cannot stand together, as `name value`."""
    return [[f"{name} {value}" for name, value in pair] for pair in clashes(game)]


def _own_sets(call: Call, game: str, option: Option) -> list[tuple[str, str]]:
    """The sets that this person keeps, where the option is about sets."""
    if not option.own_sets or call.person is None:
        return []
    kept = call.house.storage.sets_of(call.person.id)
    return [(each.fingerprint, each.name) for each in kept if each.game == game]


def _value_name(texts: Texts, option: Option, value: bool | int | str) -> str:
    """What a value of an option is called; a switch needs no names."""
    if isinstance(value, bool):
        return ""
    return texts(f"option-{option.name}-value", value=value)


def create_table(call: Call) -> Response:
    game = _game(call)
    options: Options = {}
    for option in game.options:
        typed = call.form.get(f"option-{option.name}", "")
        chosen = [value for value in option.values if str(value) == typed]
        chosen += [
            fingerprint
            for fingerprint, _ in _own_sets(call, game.name, option)
            if fingerprint == typed
        ]
        if is_fingerprint(typed) and not chosen:
            raise Refusal("no-set")
        options[option.name] = chosen[0] if chosen else option.default
    host = call.someone()
    chairs = []
    for number in range(call.whole("seats") if "seats" in call.form else 2):
        if number >= max(game.seats):
            raise Refusal("bad-options")
        wish = call.form.get(f"seat-{number}", "open")
        chairs.append(_chair(game.name, wish, call.form.get(f"name-{number}", "")))
    _name_own_chairs(host.name, chairs)
    check_tables(call)
    agreed = (
        call.form.get("pace", "brisk"),
        call.form.get("takeover", absence.USUAL),
        call.form.get("hints", hints.ALONE),
    )
    table = seating.create(call.house, host, game.name, options, chairs, *agreed)
    table_opened(call)
    return call.go(f"/t/{table.id}")


def _name_own_chairs(name: str, chairs: list[Chair]) -> None:
    """Players on one device need names that differ: the device is passed from one to the other."""
    own = [chair for chair in chairs if chair.kind == PERSON]
    for number, chair in enumerate(own[1:], 2):
        chair.name = chair.name or f"{name[: LONGEST - 2]} {number}"


def _chair(game: str, wish: str, name: str) -> Chair:
    kind, _, bot = wish.partition(":")
    if kind == "me":
        return Chair(PERSON, readable(name))
    if kind == "bot" and bot in levels(game):
        return Chair(BOT, bot=bot)
    if kind in (OPEN, INVITED):
        return Chair(kind)
    raise Refusal("bad-form")


def quick_game(call: Call) -> Response:
    """One click: me against as few bots as the game allows, but at least one."""
    game = _game(call)
    seats = min(count for count in game.seats if count > 1)
    chairs = [Chair(PERSON), *[Chair(BOT, bot=best(game.name)) for _ in range(seats - 1)]]
    host = call.someone()
    check_tables(call)
    table = seating.create(call.house, host, game.name, {}, chairs, "brisk")
    table_opened(call)
    return call.go(f"/t/{table.id}")


def upload(call: Call) -> Later:
    """A finished game from its log: played again from its first deal and held against its seed,
    never trusted. That takes a while, and so it is done elsewhere."""
    take_upload(call)
    text = (call.form.get("log") or call.body).replace("\r\n", "\n").strip("\n") + "\n"
    sets = texts_of_sets(_sets_of(text))
    return Later("check-log", {"text": text}, lambda result: _uploaded(call, text, result), sets)


def _sets_of(log: str) -> Options:
    """The sets that were played with, as the header says: what its game asks for and nothing else.
    A log without a header is refused where it is read."""
    try:
        header = json.loads(log[:LONGEST_HEADER].partition("\n")[0])
        name, options = header["game"], header["options"]
        known = games.find_game(name).options if name in games.names() else ()
        return {each.name: options[each.name] for each in known if each.own_sets}
    except (ValueError, KeyError, TypeError, RecursionError):
        return {}


def _uploaded(call: Call, text: str, result: dict[str, Any]) -> Response:
    if result.get("key") == "not-finished":
        raise Refusal("not-finished")
    if "wrong" in result:
        found = BadLog(result["wrong"])
        found.line = result["line"]
        raise Refusal("bad-log", found.said(result["key"], **result["figures"]))
    now = call.house.now()
    table = Table(
        secrets.token_urlsafe(9), result["game"], result["version"], result["options"], FINISHED,
        call.someone().id, "", "at-once", False, 0, "", now, now,
    )  # fmt: skip
    seats = [
        Seat(table.id, number, OPEN, "", "", "", "", False, "", False, 0)
        for number in range(result["seats"])
    ]
    lines = text.splitlines()
    call.house.storage.add_table(table, seats, lines)
    saved = base64.b64decode(result["saved"])
    call.house.storage.save_snapshot(table.id, 0, len(lines), saved)
    upload_kept(call)
    return call.go(f"/t/{table.id}")


def job(call: Call) -> Response:
    """How a piece of work stands; its answer, once there is one."""
    queue = call.server.queue
    if queue is None:
        raise Refusal("no-page")
    found = queue.jobs.find(call.path("job"), call.owner)
    if found.answer is not None:
        return found.answer
    done, of = found.steps
    page = call.page("job.html", before=queue.jobs.before(found), done=done, of=of)
    page.headers["Refresh"] = LOOK_AGAIN
    return page
