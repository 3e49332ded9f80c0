"""Sets are asked for in ascending order; people pick them in any order.

Where only that order is against a choice, its reason says so (`ReasonCard.set_order`). Page and
terminal list such a choice beside the options, and sort what was picked before it is answered.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.position import Position, Question


def early(s: Position[Any], asked: Question, options: list[int]) -> list[int]:
    """The candidates against which there is only the order of a set."""
    found = []
    for choice in s.candidates(asked):
        reasons = [] if choice in options else s.reasons_against(asked, choice)
        if reasons and all(reason.set_order for reason in reasons):
            found.append(choice)
    return found


def pickable(s: Position[Any], asked: Question) -> list[int]:
    """The options, and where they are a set what else may be in it."""
    options = s.options(asked)
    return sorted(options + early(s, asked, options))


def is_forced(s: Position[Any], asked: Question, options: list[int]) -> bool:
    """Is there one answer only, whatever a person who picks might want?

    The driver forces where the rules leave one answer. What is left of a set may be the last in
    order, yet not forced for somebody who plans it: picked in another order, the set would be
    another one; unless all that may be picked has to be.
    """
    if len(options) != 1:
        return False
    others = early(s, asked, options)
    return not others or int(s.rules.game.picks_left(s, asked)) == 1 + len(others)
