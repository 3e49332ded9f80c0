"""What extras would open: "trade, then build", "4 power for 1 Q.I.C., then build" as one plan.

A choice may be closed only for want of something that extras could bring: what may be done at any
time, conversions, free actions. The search takes extras, and answers what they themselves ask,
until the choice is open. It never looks behind a barrier. It is bounded by the positions that it
looks at, never by time, so that it finds the same ways everywhere; what takes longer is left to the
player.
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import INTERRUPT, LEGAL
from astrarium.core.position import Position, Question
from astrarium.core.trial import answered

MOST_STEPS: Final = 5  # extras before the choice that is wanted
MOST_LOOKS: Final = 200  # positions in all
MOST_WAYS: Final = 3  # to one choice


class Place:
    """A position on the way, and the answers that led to it."""

    def __init__(self, position: Position[Any], steps: list[int]) -> None:
        self.position = position
        self.steps = steps


def openings(s: Position[Any], asked: Question) -> dict[int, list[int]]:
    """The closed choices that interrupts would open: for each the fewest answers before it.

    Where the extras of a turn are ordinary choices there are many, and many closed choices: there
    a person says first which one is wanted (`ways_to`).
    """
    options = s.options(asked)
    if options[-1] < INTERRUPT:
        return {}
    closed = [c for c in s.candidates(asked) if c < INTERRUPT and c not in options]
    return {choice: ways[0] for choice, ways in ways_to(s, asked, closed).items()}


def ways_to(s: Position[Any], asked: Question, wanted: list[int]) -> dict[int, list[list[int]]]:
    """For each wanted choice the shortest ways that open it; none that contains another."""
    found: dict[int, list[list[int]]] = {choice: [] for choice in wanted}
    depth, kind = len(s.agenda.lanes[asked.lane]), type(s.agenda.lanes[asked.lane][-1])
    places = [Place(s, [])]
    known: set[tuple[int, ...]] = set()
    looks = MOST_LOOKS if wanted else 0
    for place in places:  # grows while it is read, so that the shortest ways come first
        if len(place.steps) == MOST_STEPS:
            break
        for step in _steps(place.position, asked, depth):
            steps = [*place.steps, step]
            same = tuple(sorted(steps))  # in another order it comes to the same
            if same in known or _contain_ways(steps, found):
                continue
            known.add(same)
            if looks == 0:
                return _only_found(found)
            looks -= 1
            after = place.position.clone()
            if answered(after, asked, step) is None:
                continue
            places.append(Place(after, steps))
            stack = after.agenda.lanes[asked.lane]
            if len(stack) == depth and type(stack[-1]) is kind:
                for choice, ways in found.items():
                    if after.reason(asked.lane, choice) == LEGAL and not _contain(steps, ways):
                        ways.append(steps)
    return _only_found(found)


def _only_found(found: dict[int, list[list[int]]]) -> dict[int, list[list[int]]]:
    return {choice: ways[:MOST_WAYS] for choice, ways in found.items() if ways}


def _contain_ways(steps: list[int], found: dict[int, list[list[int]]]) -> bool:
    """Is there a shorter way within these steps, to everything that is wanted?"""
    return all(_contain(steps, ways) for ways in found.values())


def _contain(steps: list[int], ways: list[list[int]]) -> bool:
    return any(all(way.count(step) <= steps.count(step) for step in way) for way in ways)


def _steps(s: Position[Any], asked: Question, depth: int) -> list[int]:
    """Extras, and all answers to what an extra asks."""
    question = Question(asked.lane, asked.seat, s.agenda.numbers[asked.lane])
    if len(s.agenda.lanes[asked.lane]) > depth:
        return s.options(question)
    found: list[int] = s.rules.game.extras(s, question)
    return found
