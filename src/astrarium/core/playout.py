"""Random play at full speed: the loop that benchmarks, fuzzing and searches are made of."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from astrarium.core.frame import CHANCE, MAIN, ChanceFrame
from astrarium.core.position import Position
from astrarium.core.rng import Rng


def roll(s: Position[Any], lane: i64, rng: Rng) -> i64:
    """An answer to the question that this lane asks of chance."""
    stack = s.agenda.lanes[lane]
    frame = cast("ChanceFrame[Position[Any]]", stack[len(stack) - 1])
    return frame.outcome(s, rng.below(frame.total(s)))


def playout(s: Position[Any], rng: Rng, limit: i64 = 1 << 40) -> i64:
    """Random answers until the game is over or the limit is reached; decisions made.

    A decision has at least two options: chance and forced answers do not count.
    """
    decisions: i64 = 0
    while decisions < limit:
        lane = s.next_lane()
        if lane < MAIN:
            break
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        options = s.lane_options(lane)
        n: i64 = len(options)
        if n == 1:
            s.answer(lane, options[0])
        else:
            decisions += 1
            s.answer(lane, options[rng.below(n)])
    return decisions
