"""What has happened, line by line, for one pair of eyes, each line with the step it came from."""

from __future__ import annotations

from astrarium.core.frame import NOBODY
from astrarium.core.game import Data
from astrarium.core.match import Match, beginning
from astrarium.core.position import Position


class Line:
    """One line of a record: what was said and what happened, as these eyes may know it."""

    def __init__(self, step: int, data: Data) -> None:
        self.data = data
        self.step = step  # steps taken when the line stood; -1: before the first answer
        self.seat: int = data["seat"]
        self.say: str = data["say"]
        self.events: list[Data] = data["events"]


def record(match: Match, seat: int | None) -> list[Line]:
    """The lines of `Match.record`, each with the number of steps that it comes after."""
    events = [event.data() for event in match.prologue if event.seen_by(seat)]
    before: Data = {"seat": NOBODY, "say": "", "events": events}
    lines = [Line(0, before)] if events else []
    agenda = match.position.agenda
    for index, step in enumerate(match.steps):
        if step.secret and agenda.secret and step.joins == agenda.joins and step.seat != seat:
            continue
        data = step.line(seat)
        if data:
            lines.append(Line(index + 1, data))
    return lines


class Records:
    """Remembers the records of one match until the match changes."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._at = (-1, False)
        self._lines: dict[int | None, list[Line]] = {}

    def of(self, match: Match, seat: int | None) -> list[Line]:
        at = (len(match.log.entries), match.position.agenda.secret)
        if match is not self._match or at != self._at:
            self._match, self._at, self._lines = match, at, {}
        if seat not in self._lines:
            self._lines[seat] = record(match, seat)
        return self._lines[seat]


def position_after(match: Match, steps: int) -> Position:
    """The position as it was after so many answers."""
    s = beginning(match)
    for step in match.steps[:steps]:
        s.answer(step.lane, step.choice)
    return s
