"""What has happened, line by line, for one pair of eyes, each line with the step it came from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Hashable
from typing import Any

from astrarium.core.frame import NOBODY
from astrarium.core.game import Data
from astrarium.core.match import Match, Step, beginning
from astrarium.core.position import Position


class Line:
    """One line of a record: what was said and what happened, as these eyes may know it."""

    def __init__(self, step: int, data: Data) -> None:
        self.data = data
        self.told: dict[Hashable, list[str]] = {}  # in words, as `words.Speaker` has said it
        self.step = step  # steps taken when the line stood; -1: before the first answer
        self.seat: int = data["seat"]
        self.say: str = data["say"]
        self.events: list[Data] = data["events"]


Known = dict[int, tuple[Step, Line | None]]
"""Lines that were made before, by the number of their step."""


def record(match: Match, seat: int | None, known: Known | None = None) -> list[Line]:
    """The lines of `Match.record`, each with the number of steps that it comes after."""
    known = {} if known is None else known
    events = [event.data() for event in match.prologue if event.seen_by(seat)]
    before: Data = {"seat": NOBODY, "say": "", "events": events}
    lines = [Line(0, before)] if events else []
    agenda = match.position.agenda
    for index, step in enumerate(match.steps):
        if step.secret and agenda.secret and step.joins == agenda.joins and step.seat != seat:
            continue
        made = known.get(index)
        if made is None or made[0] is not step:
            data = step.line(seat)
            made = known[index] = (step, Line(index + 1, data) if data else None)
        if made[1] is not None:
            lines.append(made[1])
    return lines


class Seen:
    """What a seat sees, and a digest that changes with it."""

    def __init__(self, view: Data) -> None:
        self.view = view
        packed = json.dumps(view, sort_keys=True, separators=(",", ":"))
        self.digest = hashlib.sha256(packed.encode()).hexdigest()


class Records:
    """Remembers what each seat may know of one match, its record and its view, until the match
    changes; the lines that stay are not made again."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._at = -1
        self._lines: dict[int | None, list[Line]] = {}
        self._seen: dict[int | None, Seen] = {}
        self._known: dict[int | None, Known] = {}

    def _look(self, match: Match) -> None:
        at = len(match.log.entries)
        if match is not self._match:
            self._known = {}
        if match is not self._match or at != self._at:
            self._match, self._at, self._lines, self._seen = match, at, {}, {}

    def of(self, match: Match, seat: int | None) -> list[Line]:
        self._look(match)
        if seat not in self._lines:
            self._lines[seat] = record(match, seat, self._known.setdefault(seat, {}))
        return self._lines[seat]

    def seen(self, match: Match, seat: int | None) -> Seen:
        self._look(match)
        if seat not in self._seen:
            self._seen[seat] = Seen(match.view(seat))
        return self._seen[seat]


def position_after(match: Match, steps: int) -> Position[Any]:
    """The position as it was after so many answers."""
    s = beginning(match)
    for step in match.steps[:steps]:
        s.answer(step.lane, step.choice)
    return s
