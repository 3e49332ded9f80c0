"""Positions as JSON, also in mid-decision. Our own codec: frames by name and arguments."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from astrarium.core.agenda import Agenda
from astrarium.core.errors import BadOptions, BadSnapshot, OtherRules
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Game, Options, Rules, rules_of

if TYPE_CHECKING:
    from astrarium.core.position import Position

FindGame = Callable[[str], Game[Any, Any]]
HEADER = ("game", "version", "seats", "options", "components")
STANDING = ("first_seat", "state")  # of a position's parts, or of a view, beside the agenda
RUNNING = ("numbers", "opening_numbers", "joins", "disclosures")  # how the agenda came here


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def key(body: Data, rules: Rules) -> int:
    """64 bits of a position's parts, or of a view: how it stands, not how it came there."""
    agenda = {name: value for name, value in body["agenda"].items() if name not in RUNNING}
    standing = {name: body[name] for name in STANDING}
    text = canonical([header(rules), standing, agenda, body.get("seat")])
    return int(digest(text)[:16], 16)


def header(rules: Rules) -> Data:
    """What a log and a snapshot need to know of the rules they were made with."""
    return {
        "game": rules.game.name,
        "version": rules.game.version,
        "seats": rules.seats,
        "options": _named_options(rules),
        "components": rules.fingerprint,
    }


def _named_options(rules: Rules) -> Options:
    usual = {option.name: option.default for option in rules.game.options if option.added}
    return {
        name: value
        for name, value in rules.options.items()
        if name not in usual or value != usual[name]
    }


def rules_for(data: Data, find_game: FindGame) -> Rules:
    """The installed rules that a header names; a precise error if they are others."""
    missing = [key for key in HEADER if key not in data]
    if missing:
        lacking = ", ".join(missing)
        raise OtherRules(f"the header lacks {lacking}").said("header-lacks", fields=lacking)
    try:
        game = find_game(str(data["game"]))
        (seats,) = ints([data["seats"]])
        rules: Rules = rules_of(game, seats, dict(data["options"]))
    except (BadOptions, ValueError, TypeError) as error:
        message = f"made with rules that are not installed: {error}"
        raise OtherRules(message).said("rules-not-installed") from error
    if data["version"] != game.version:
        raise OtherRules(
            f"made with rules version {data['version']} of {game.name}; "
            f"version {game.version} is installed"
        ).said("other-version", game=game.title, made=str(data["version"]), here=game.version)
    if data["components"] != rules.fingerprint:
        raise OtherRules(
            f"made with another component set of {game.name} "
            f"({str(data['components'])[:12]}, installed {rules.fingerprint[:12]})"
        ).said("other-components", game=game.title)
    return rules


def frame_names(game: Game[Any, Any]) -> dict[type[Frame[Any]], str]:
    return {kind: name for name, kind in game.frames().items()}


def pack_lanes(game: Game[Any, Any], lanes: list[list[Frame[Any]]]) -> list[list[list[Any]]]:
    names = frame_names(game)
    return [[[names[type(frame)], frame.data()] for frame in lane] for lane in lanes]


def unpack_lanes(game: Game[Any, Any], packed: list[list[list[Any]]]) -> list[list[Frame[Any]]]:
    kinds = game.frames()
    lanes: list[list[Frame[Any]]] = []
    for lane in packed:
        frames: list[Frame[Any]] = []
        for name, arguments in lane:
            if name not in kinds:
                raise ValueError(f"no frame is called {name}")
            frames.append(kinds[name](*ints(arguments)))
        lanes.append(frames)
    return lanes


def pack_agenda(game: Game[Any, Any], agenda: Agenda) -> Data:
    return {
        **pack_out(agenda),
        "lanes": pack_lanes(game, agenda.lanes),
        "numbers": list(agenda.numbers),
        "opening": pack_lanes(game, agenda.opening),
        "opening_numbers": list(agenda.opening_numbers),
        "joins": agenda.joins,
        "disclosures": agenda.disclosures,
    }


def pack_out(agenda: Agenda) -> Data:
    """The seats that are out, named only where there are any."""
    if agenda.out == 0:
        return {}
    return {"out": [seat for seat in range(len(agenda.lanes) - 1) if agenda.is_out(seat)]}


def unpack_agenda(game: Game[Any, Any], data: Data) -> Agenda:
    lanes = unpack_lanes(game, data["lanes"])
    numbers = ints(data["numbers"])
    opening = unpack_lanes(game, data["opening"])
    opening_numbers = ints(data["opening_numbers"])
    if len(numbers) != len(lanes):
        raise ValueError("every lane has a number")
    if len(opening) != len(opening_numbers) or len(opening) not in (0, len(lanes) - 1):
        raise ValueError("a secret choice opens with a lane for every seat")
    busy = sum(1 << lane for lane in range(1, len(lanes)) if lanes[lane])
    joins, disclosures = ints([data["joins"], data["disclosures"]])
    gone = ints(data.get("out", []))
    if any(not 0 <= seat < len(lanes) - 1 or lanes[seat + 1] for seat in gone):
        raise ValueError("a seat that is out has a seat's number and nothing to answer")
    out = sum(1 << seat for seat in set(gone))
    return Agenda(lanes, numbers, opening, opening_numbers, busy, joins, disclosures, out)


def ints(values: list[Any]) -> list[int]:
    """The values, all of which must be whole numbers and nothing like them."""
    for value in values:
        if type(value) is not int:
            raise ValueError(f"{value!r} is no whole number")
    return list(values)


def dump(s: Position[Any]) -> str:
    """The whole position as one line of JSON, sealed with a digest."""
    body = {**header(s.rules), **parts(s)}
    return canonical({"position": body, "digest": digest(canonical(body))})


def parts(s: Position[Any]) -> Data:
    """What build() makes a position of."""
    game = s.rules.game
    return {
        "first_seat": s.first_seat,
        "agenda": pack_agenda(game, s.agenda),
        "state": game.full_data(s),
    }


def load(text: str, find_game: FindGame) -> Position[Any]:
    """The position that dump() wrote; a precise error if anything about it is wrong."""
    body = _opened(text)
    return build(rules_for(body, find_game), body)


def unpickled(game: Game[Any, Any], text: str) -> Position[Any]:
    """The position that was pickled."""
    return load(text, lambda _: game)


def carry_over(text: str, find_game: FindGame) -> Position[Any]:
    """A position saved with another rules version, under the rules that are installed."""
    body = _opened(text)
    game = find_game(str(body.get("game")))
    try:
        rules = rules_of(game, int(body["seats"]), dict(body["options"]))
    except (KeyError, TypeError, ValueError) as error:
        message = f"the saved position is damaged ({error!r})"
        raise BadSnapshot(message).said("snapshot-damaged") from error
    return build(rules, body)


def _opened(text: str) -> Data:
    try:
        outer = json.loads(text)
        body = dict(outer["position"])
        seal = outer["digest"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        message = f"this is no saved position ({error})"
        raise BadSnapshot(message).said("no-snapshot") from error
    if seal != digest(canonical(body)):
        message = "the saved position was changed: its digest does not fit"
        raise BadSnapshot(message).said("snapshot-changed")
    return body


def build(rules: Rules, body: Data) -> Position[Any]:
    """The position of a snapshot's parts; a precise error if they do not make one."""
    return put_together(rules, body, lambda: rules.game.from_data(rules, body["state"]))


def put_together(rules: Rules, body: Data, state: Callable[[], Position[Any]]) -> Position[Any]:
    """A state and the rest of a position's parts; a precise error if they do not make one."""
    try:
        s = state()
        s.agenda = unpack_agenda(rules.game, body["agenda"])
        (s.first_seat,) = ints([body["first_seat"]])
        if len(s.agenda.lanes) != rules.seats + 1 or not 0 <= s.first_seat < rules.seats:
            raise ValueError("there are other seats than the rules say")
        broken = rules.game.broken(s)
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError) as error:
        message = f"the saved position is damaged ({error!r})"
        raise BadSnapshot(message).said("snapshot-damaged") from error
    if broken:
        message = "the saved position is impossible: " + ", ".join(broken)
        raise BadSnapshot(message).said("snapshot-impossible")
    return s
