"""Standing orders: what a seat leaves to be answered in another's turn.

    {"outpost": "food first"}          a disc from the food track where either will do ("ore first")
    {"rewards": "as on the board"}     of several places gained at once, in the order of the board

What is not ordered is asked, and so is everything in the own turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.game import NO_ANSWER, Data, Option
from astrarium.games.sun.frames.control import BuildOutpost
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import FOOD, ORE, OUTPOST

STANDING_ORDERS: Final = (
    Option("outpost", "ask", ("ask", "food first", "ore first")),
    Option("rewards", "ask", ("ask", "as on the board")),
)


def ordered(s: Sun, lane: i64, orders: Data) -> int:
    """The answer that the orders give to the question of a lane; NO_ANSWER if they give none."""
    stack = s.agenda.lanes[lane]
    frame = stack[len(stack) - 1]
    if not isinstance(frame, BuildOutpost) or frame.player == s.active:
        return NO_ANSWER
    options = sorted(frame.options(s))
    place = (options[0] - OUTPOST) // 2
    if orders.get("rewards", "ask") == "ask" and (options[-1] - OUTPOST) // 2 != place:
        return NO_ANSWER
    return track_answer([each for each in options if (each - OUTPOST) // 2 == place], orders)


def track_answer(options: list[int], orders: Data) -> int:
    """Of the discs for one place. [sun.control.gain.two-specialties]"""
    if len(options) == 1:
        return options[0]
    order = orders.get("outpost", "ask")
    if order == "ask":
        return NO_ANSWER
    track = FOOD if order == "food first" else ORE
    return next(each for each in options if (each - OUTPOST) % 2 == track)
