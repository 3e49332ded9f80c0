"""Positions as JSON, also in mid-decision. Our own codec: frames by name and arguments."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from astrarium.core.agenda import Agenda
from astrarium.core.errors import BadSnapshot, OtherRules
from astrarium.core.frame import Frame
from astrarium.core.game import Data, Game, Rules

if TYPE_CHECKING:
    from astrarium.core.position import Position

FindGame = Callable[[str], Game]


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def header(rules: Rules) -> Data:
    """What a log and a snapshot need to know of the rules they were made with."""
    return {
        "game": rules.game.name,
        "version": rules.game.version,
        "seats": rules.seats,
        "options": rules.options,
        "components": rules.fingerprint,
    }


def rules_for(data: Data, find_game: FindGame) -> Rules:
    """The installed rules that a header names; a precise error if they are others."""
    game = find_game(str(data["game"]))
    if data["version"] != game.version:
        raise OtherRules(
            f"made with rules version {data['version']} of {game.name}; "
            f"version {game.version} is installed"
        )
    rules = game.rules(int(data["seats"]), dict(data["options"]))
    if data["components"] != rules.fingerprint:
        raise OtherRules(
            f"made with another component set of {game.name} "
            f"({str(data['components'])[:12]}, installed {rules.fingerprint[:12]})"
        )
    return rules


def pack_lanes(game: Game, lanes: list[list[Frame[Any]]]) -> list[list[list[Any]]]:
    names = {kind: name for name, kind in game.frames().items()}
    return [[[names[type(frame)], frame.data()] for frame in lane] for lane in lanes]


def unpack_lanes(game: Game, packed: list[list[list[Any]]]) -> list[list[Frame[Any]]]:
    kinds = game.frames()
    lanes: list[list[Frame[Any]]] = []
    for lane in packed:
        frames: list[Frame[Any]] = []
        for name, arguments in lane:
            if name not in kinds:
                raise ValueError(f"no frame is called {name}")
            frames.append(kinds[name](*[int(argument) for argument in arguments]))
        lanes.append(frames)
    return lanes


def pack_agenda(game: Game, agenda: Agenda) -> Data:
    return {
        "lanes": pack_lanes(game, agenda.lanes),
        "numbers": list(agenda.numbers),
        "opening": pack_lanes(game, agenda.opening),
        "opening_numbers": list(agenda.opening_numbers),
        "joins": agenda.joins,
        "disclosures": agenda.disclosures,
    }


def unpack_agenda(game: Game, data: Data) -> Agenda:
    lanes = unpack_lanes(game, data["lanes"])
    return Agenda(
        lanes,
        [int(number) for number in data["numbers"]],
        unpack_lanes(game, data["opening"]),
        [int(number) for number in data["opening_numbers"]],
        sum(1 for lane in lanes[1:] if lane),
        int(data["joins"]),
        int(data["disclosures"]),
    )


def dump(s: Position) -> str:
    """The whole position as one line of JSON, sealed with a digest."""
    game = s.rules.game
    body = {
        **header(s.rules),
        "first_seat": s.first_seat,
        "agenda": pack_agenda(game, s.agenda),
        "state": game.full_data(s),
    }
    return canonical({"position": body, "digest": digest(canonical(body))})


def load(text: str, find_game: FindGame) -> Position:
    """The position that dump() wrote; a precise error if anything about it is wrong."""
    try:
        outer = json.loads(text)
        body = outer["position"]
        seal = outer["digest"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadSnapshot(f"this is no saved position ({error})") from error
    if seal != digest(canonical(body)):
        raise BadSnapshot("the saved position was changed: its digest does not fit")
    rules = rules_for(body, find_game)
    return build(rules, body["state"], body["agenda"], int(body["first_seat"]))


def build(rules: Rules, state: Data, agenda: Data, first_seat: int) -> Position:
    try:
        s = rules.game.from_data(rules, state)
        s.agenda = unpack_agenda(rules.game, agenda)
        s.first_seat = first_seat
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadSnapshot(f"the saved position is damaged ({error})") from error
    broken = rules.game.broken(s)
    if broken:
        raise BadSnapshot("the saved position is impossible: " + ", ".join(broken))
    return s
