"""What interrupts would open: "trade, then build" as one plan.

A choice may be closed only for want of something that can be had at any time. The search takes
interrupts, and answers what they themselves ask, until the same question would offer the choice.
It never looks behind a barrier, and it is bounded: what takes longer is left to the player.
"""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.frame import INTERRUPT
from astrarium.core.position import Position, Question
from astrarium.core.trial import Trial

MOST_STEPS: Final = 4  # answers before the one that is wanted
MOST_TRIALS: Final = 200


def openings(s: Position[Any], asked: Question) -> dict[int, list[int]]:
    """The closed choices that interrupts would open: for each the fewest answers before it."""
    start = Trial(s, asked)
    closed = [c for c in s.candidates(asked) if c < INTERRUPT and c not in start.options]
    found: dict[int, list[int]] = {}
    if not closed or start.options[-1] < INTERRUPT:
        return found
    depth = len(s.agenda.lanes[asked.lane])
    trials = MOST_TRIALS
    ways: list[tuple[list[int], Trial]] = [([], start)]
    for way, trial in ways:  # grows while it is read, so that the shortest ways come first
        if len(way) == MOST_STEPS:
            return found
        for choice in _steps(trial, depth):
            if trials == 0:
                return found
            trials -= 1
            after = trial.after(choice)
            if after is None:
                continue
            ways.append(([*way, choice], after))
            if after.kind is start.kind and _depth(after) == depth:
                for each in closed:
                    if each in after.options and each not in found:
                        found[each] = [*way, choice]
    return found


def _steps(trial: Trial, depth: int) -> list[int]:
    """Interrupts, and all answers to what an interrupt asks."""
    return [c for c in trial.options if c >= INTERRUPT or _depth(trial) > depth]


def _depth(trial: Trial) -> int:
    return len(trial.position.agenda.lanes[trial.asked.lane])
