"""An action must change something: can what is left of a program still do so?

[sun.clarify.action-must-change]
"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, MAIN, because
from astrarium.games.sun.frames.colonize import Unseen
from astrarium.games.sun.reasons import NOTHING_CHANGES
from astrarium.games.sun.state import Sun
from astrarium.parts.program import (
    CHOOSE,
    COPY,
    COPY_ONE,
    DO,
    FOR_EACH,
    OPTIONAL,
    PAY,
    REPEAT,
    Node,
)
from astrarium.parts.program_frames import (
    Again,
    ChooseOne,
    Steps,
    copy_reason,
    list_reason,
    step_reason,
    times,
)


def leave_reason(s: Sun, seat: i64) -> i64:
    """LEGAL, or why what is asked now cannot be left out: nothing has changed, and nothing will."""
    if s.changed == 1 or rest_changes(s):
        return LEGAL
    return because(NOTHING_CHANGES)


def chosen_reason(s: Sun, seat: i64, program: i64) -> i64:
    """LEGAL, or why an action cannot be the one that is copied: neither it nor the rest changes
    anything, as nothing before it has."""
    if s.changed == 1 or rest_changes(s):
        return LEGAL
    changes = copy_changes(s, seat, program, s.rules.programs.free)
    return LEGAL if changes else because(NOTHING_CHANGES)


def rest_changes(s: Sun) -> bool:
    """Of all programs that wait below the question."""
    lane = s.agenda.lanes[MAIN]
    for at in range(len(lane) - 2, -1, -1):
        frame = lane[at]
        if isinstance(frame, Steps):
            steps = s.rules.programs.nodes[frame.node].lists[frame.part]
            if list_changes(s, frame.player, steps[frame.at :], s.rules.programs.free):
                return True
        elif isinstance(frame, Again):
            if frame.left > 0 and part_changes(s, frame.player, frame.node):
                return True
        elif isinstance(frame, ChooseOne):
            if frame.left > 0 and frame.options(s):
                return True
        elif not isinstance(frame, Unseen):
            return False
    return False


def part_changes(s: Sun, seat: i64, number: i64) -> bool:
    return list_changes(s, seat, s.rules.programs.nodes[number].lists[0], s.rules.programs.free)


def program_changes(s: Sun, seat: i64, program: i64, cost: list[int]) -> bool:
    """Can a program change anything once its cost is paid?"""
    return list_changes(s, seat, s.rules.programs.nodes[program].lists[0], cost)


def list_changes(s: Sun, seat: i64, steps: list[int], cost: list[int]) -> bool:
    for number in steps:
        if step_changes(s, seat, s.rules.programs.nodes[number], cost):
            return True
    return False


def step_changes(s: Sun, seat: i64, node: Node, cost: list[int]) -> bool:
    kind = node.kind
    if kind == PAY:
        return False
    if kind == DO:
        vocabulary = s.rules.programs.vocabulary
        if step_reason(s, seat, node, cost) != LEGAL:
            return False
        changing: bool = vocabulary.changes(s, seat, node.what, node.arguments, cost)
        return changing
    if kind == OPTIONAL:
        whole = [paid + more for paid, more in zip(cost, node.arguments, strict=True)]
        return any_list_changes(s, seat, node.lists, whole)
    if kind == CHOOSE:
        return any_list_changes(s, seat, node.lists, cost)
    if kind == FOR_EACH:
        return times(s, seat, node) > 0 and list_changes(s, seat, node.lists[0], cost)
    if kind == REPEAT:
        return list_changes(s, seat, node.lists[0], cost)
    if kind == COPY:
        return copy_changes(s, seat, node.what, cost)
    assert kind == COPY_ONE
    for program in s.rules.programs.families[node.what]:
        if copy_changes(s, seat, program, cost):
            return True
    return False


def any_list_changes(s: Sun, seat: i64, lists: list[list[int]], cost: list[int]) -> bool:
    for steps in lists:
        if list_reason(s, seat, steps, cost) == LEGAL and list_changes(s, seat, steps, cost):
            return True
    return False


def copy_changes(s: Sun, seat: i64, program: i64, cost: list[int]) -> bool:
    if copy_reason(s, seat, program, cost) != LEGAL:
        return False
    node = s.rules.programs.nodes[program]
    whole = [paid + more for paid, more in zip(cost, node.arguments, strict=True)]
    return list_changes(s, seat, node.lists[0], whole)
