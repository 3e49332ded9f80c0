"""What has happened, line by line, for one pair of eyes, each line with the step it came from."""

from __future__ import annotations

from astrarium.core.game import Data
from astrarium.core.match import Match
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
    """`Match.record`, with the number of steps that each line comes after."""
    steps: list[int] = [0] if any(event.seen_by(seat) for event in match.prologue) else []
    agenda = match.position.agenda
    for index, step in enumerate(match.steps):
        going_on = step.secret and agenda.secret and step.joins == agenda.joins
        if step.line(seat) and not (going_on and step.seat != seat):
            steps.append(index + 1)
    return [Line(step, data) for step, data in zip(steps, match.record(seat), strict=True)]


def position_after(match: Match, steps: int) -> Position:
    """The position as it was after so many answers."""
    s = match.rules.game.start(match.rules)
    s.run(0)
    for step in match.steps[:steps]:
        s.answer(step.lane, step.choice)
    return s
