"""A match saved whole, so that a long game need not be played again from its log.

The log stays the truth; this is a cache over it. What is saved is sealed with a digest and bound to
the very lines that it came from: restoring it from other lines, or under other rules, is refused,
and then the log is played again.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from astrarium.core.codec import FindGame, digest, dump, load, rules_for
from astrarium.core.errors import BadSnapshot
from astrarium.core.events import NO_THING, Event, Sink
from astrarium.core.game import Data
from astrarium.core.log import known_log, read_on
from astrarium.core.match import Match, Step, check_same, replay_on
from astrarium.core.rng import Streams

FORMAT: Final = 2
LEVEL: Final = 1  # of compression: it is written at every move


def save(match: Match, drawn: Mapping[str, int] | None = None) -> bytes:
    """The match as it stands; `drawn`: how far each stream of chance has been read."""
    lines = match.log.lines
    _note_scores(match)
    body = {
        "format": FORMAT,
        "lines": len(lines),
        "of": _digest_of(lines),
        "position": dump(match.position),
        "drawn": dict(drawn or {}),
        "prologue": [_pack_event(event) for event in match.prologue],
        "course": match.course,
    }
    steps = ",".join([_step_text(step) for step in match.steps])
    text = f'{_text(body)[:-1]},"steps":[{steps}]}}'
    return zlib.compress(f"{digest(text)}\n{text}".encode("utf-8", "surrogatepass"), LEVEL)


def restore(
    saved: bytes, lines: list[str], find_game: FindGame, seed: str = ""
) -> tuple[Match, Streams | None]:
    """The match of a log, from what was saved of it and the lines that were added since."""
    body = _opened(saved)
    count = int(body["lines"])
    if count > len(lines) or body["of"] != _digest_of(lines[:count]):
        raise BadSnapshot("saved from another log").said("snapshot-other-log")
    log = known_log(lines[:count])
    header = log.header
    rules = rules_for(header, find_game)
    match = Match(rules, str(header.get("promise", "")), header.get("begun"))
    match.log = log
    match.position = load(body["position"], find_game)
    match.position.sink = Sink()
    match.prologue = [_unpack_event(each) for each in body["prologue"]]
    match.steps = [_unpack_step(each) for each in body["steps"]]
    match.course = _course_of(body)
    streams = Streams(seed, body["drawn"]) if seed else None
    replay_on(match, read_on(log, lines[count:]), streams)
    check_same(match, lines)
    return match, streams


def saved_position(saved: bytes, lines: list[str]) -> tuple[str, dict[str, int]]:
    """The position alone, and how far chance was drawn: for `go_on` under newer rules.

    It must be the position after the last line: those rules could not play a line that is missing.
    """
    body = _opened(saved)
    if body["of"] != _digest_of(lines):
        raise BadSnapshot("saved from another log").said("snapshot-other-log")
    return str(body["position"]), dict(body["drawn"])


def saved_past(saved: bytes) -> tuple[list[Step], list[list[int]]]:
    """What led there, for `go_on` too: the answers with their events, and the scores as they
    changed, those of rivals after the seats'."""
    body = _opened(saved)
    steps = [_unpack_step(each) for each in body["steps"]]
    return steps, [scores for _, scores in _course_of(body)]


def _course_of(body: Data) -> list[tuple[int, list[int]]]:
    return [(int(steps), list(scores)) for steps, scores in body.get("course", [])]


def _note_scores(match: Match) -> None:
    """The scores of now, unless they are as they were; undone ones are forgotten."""
    s = match.position
    steps = len(match.steps)
    match.course = [each for each in match.course if each[0] < steps]
    now = s.scores() + [rival.score for rival in s.rivals()]
    if not match.course or match.course[-1][1] != now:
        match.course.append((steps, now))


def _opened(saved: bytes) -> Data:
    try:
        seal, _, text = zlib.decompress(saved).decode("utf-8", "surrogatepass").partition("\n")
    except (zlib.error, ValueError) as error:
        raise BadSnapshot(f"this is no saved match ({error})").said("no-snapshot") from error
    if seal != digest(text):
        message = "the saved match was changed: its digest does not fit"
        raise BadSnapshot(message).said("snapshot-changed")
    body: Data = json.loads(text)
    if body.get("format") != FORMAT:
        raise BadSnapshot("saved by another version").said("no-snapshot")
    return body


def _digest_of(lines: list[str]) -> str:
    return digest("\n".join(lines))


def _pack_event(event: Event) -> list[Any]:
    target = [] if event.target == NO_THING else [event.target]
    told = [event.kind, event.seat, event.amount, event.source, event.rule, event.audience]
    return told + target


def _unpack_event(data: list[Any]) -> Event:
    return Event(*data)


def _text(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _step_text(step: Step) -> str:
    """A long game is saved after every move: what was written of a step is kept."""
    if not step.saved:
        step.saved = _text(_pack_step(step))
    return step.saved


def _pack_step(step: Step) -> list[Any]:
    return [
        step.lane, step.seat, step.choice, step.forced, step.say, step.audience, step.joins,
        step.secret, step.disclosures, [_pack_event(event) for event in step.events],
    ]  # fmt: skip


def _unpack_step(data: list[Any]) -> Step:
    lane, seat, choice, forced, say, audience, joins, secret, disclosures, events = data
    return Step(
        lane, seat, choice, forced, say, audience, joins, secret, disclosures,
        [_unpack_event(each) for each in events],
    )  # fmt: skip
