"""How a game went: points by where they came from, and the scores as they changed.

A game that was carried over to newer rules has a log that begins in the middle. What went before is
in its header, as it was summed up when the game went on: the old rules could not be asked later.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from astrarium.core.frame import RIVAL
from astrarium.core.game import Data
from astrarium.core.match import Match, Step, beginning
from astrarium.core.position import Position

SCORE = "score-"  # events of these kinds add up to the final score
Points = list[dict[str, int]]  # by kind of event; for each seat, then for each rival


def earlier_part(header: Data, seats: int, steps: list[Step], times: list[list[int]]) -> Data:
    """The past of a game that goes on in a log of its own: from the header of its log so far,
    its steps and the scores as they were saved."""
    before = _earlier(header)
    rivals = len(times[-1]) - seats if times else 0
    points: Points = [{} for _ in range(seats + rivals)]
    _add_earlier(points, before)
    _add_steps(points, seats, steps)
    return {"points": points, "times": [*before.get("times", []), *times]}


def points_by_source(match: Match) -> Points:
    """For each seat, then for each rival."""
    seats = match.rules.seats
    points: Points = [{} for _ in range(seats + len(match.position.rivals()))]
    _add_earlier(points, _earlier(match.log.header))
    _add_steps(points, seats, match.steps)
    return points


def _earlier(header: Data) -> Data:
    found: Data = header.get("begun", {}).get("earlier", {})
    return found


def _add_earlier(points: Points, earlier: Data) -> None:
    for here, before in zip(points, earlier.get("points", [])):
        for kind, amount in before.items():
            here[kind] = here.get(kind, 0) + amount


def _add_steps(points: Points, seats: int, steps: Iterable[Step]) -> None:
    for step in steps:
        for event in step.events:
            if event.kind.startswith(SCORE) and (event.seat >= 0 or event.seat <= RIVAL):
                place = event.seat if event.seat >= 0 else seats + RIVAL - event.seat
                points[place][event.kind] = points[place].get(event.kind, 0) + event.amount


def scores_over_time(match: Match) -> list[list[int]]:
    """The scores whenever they changed, as if the game had ended there."""
    s = beginning(match)
    now = _all_scores(s)
    found = [each for each in _earlier(match.log.header).get("times", []) if len(each) == len(now)]
    if not found or found[-1] != now:
        found.append(now)
    for step in match.steps:
        s.answer(step.lane, step.choice)
        now = _all_scores(s)
        if now != found[-1]:
            found.append(now)
    return found


def _all_scores(s: Position[Any]) -> list[int]:
    return s.scores() + [rival.score for rival in s.rivals()]
