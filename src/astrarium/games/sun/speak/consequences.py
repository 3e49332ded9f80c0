"""What a plan leads to: control that is lost, and to whom."""

from __future__ import annotations

from astrarium.core.game import Data, Sentence
from astrarium.games.sun.galaxy import controller, new_controller, specialties
from astrarium.games.sun.speak.ids import place
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import NONE
from astrarium.parts.told import text


def warnings(before: Sun, after: Sun, seat: int, events: list[Data]) -> list[Sentence]:
    """Places that the seat controlled and would no longer. [sun.control.lose.take-back]"""
    found = []
    for at in range(len(after.systems)):
        same = before.systems[at] == after.systems[at] and specialties(after, at) != 0
        if same and controller(before, at) == seat and new_controller(after, at) != seat:
            found.append(text("warning-control", place=place(after, at)))
    return found


def others_may_gain(before: Sun, after: Sun, seat: int) -> list[Sentence]:
    """Who would gain control. [sun.control.leave.other-highest]"""
    found = []
    for at in range(len(after.systems)):
        if specialties(after, at) == 0 or before.systems[at] != after.systems[at]:
            continue
        gaining = int(new_controller(after, at))
        if gaining not in (NONE, seat) and gaining != controller(before, at):
            found.append(text("gain-control", seat=gaining, place=place(after, at)))
    return found
