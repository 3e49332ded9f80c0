"""The frames that run a program: where in it a seat is, as numbers.

A frame holds the seat, a node and how far it has come; the frames above each other are the path
into the program. The program itself hangs on the rules.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, SeatFrame
from astrarium.core.position import Position
from astrarium.parts.program import (
    ACCEPT,
    CHOOSE,
    COPIED,
    COPY,
    COPY_ONE,
    DECLINE,
    DO,
    FOR_EACH,
    OPTION,
    OPTIONAL,
    PAY,
    REPEAT,
    Node,
    ProgramRules,
    Programs,
    Vocabulary,
)

S = TypeVar("S", bound=Position[Any])


def programs_of(s: Position[Any]) -> Programs:
    return cast(ProgramRules, s.rules).programs


def vocabulary_of(s: Position[Any]) -> Vocabulary[Any]:
    return programs_of(s).vocabulary


# --- may it be done? -----------------------------------------------------------------------------


def program_reason(s: Position[Any], seat: i64, program: i64) -> i64:
    """LEGAL, or why a program cannot be run: its cost, or its first step."""
    node = programs_of(s).nodes[program]
    return list_reason(s, seat, node.lists[0], node.arguments)


def list_reason(s: Position[Any], seat: i64, steps: list[int], cost: list[int]) -> i64:
    """All that is paid at the beginning, then the first step; later ones go as far as they go."""
    programs = programs_of(s)
    whole = cost[:]
    for number in steps:
        node = programs.nodes[number]
        if node.kind != PAY:
            paid = programs.vocabulary.pay_reason(s, seat, whole)
            return paid if paid != LEGAL else step_reason(s, seat, node, whole)
        for resource in range(len(whole)):
            whole[resource] += node.arguments[resource]
    return programs.vocabulary.pay_reason(s, seat, whole)


def begin_reason(s: Position[Any], seat: i64, steps: list[int], cost: list[int]) -> i64:
    """The same of all steps of a program: it may begin with a soft deed that comes to nothing."""
    programs = programs_of(s)
    whole = cost[:]
    for number in steps:
        node = programs.nodes[number]
        if node.kind == DO and programs.vocabulary.soft[node.what]:
            return programs.vocabulary.pay_reason(s, seat, whole)
        if node.kind != PAY:
            break
        for resource in range(len(whole)):
            whole[resource] += node.arguments[resource]
    return list_reason(s, seat, steps, cost)


def step_reason(s: Position[Any], seat: i64, node: Node, cost: list[int]) -> i64:
    """LEGAL, or why a step cannot be done once this cost is paid."""
    programs = programs_of(s)
    if node.kind == DO:
        return programs.vocabulary.reason(s, seat, node.what, node.arguments, cost)
    if node.kind == COPY:
        return copy_reason(s, seat, node.what, cost)
    first: i64 = LEGAL
    if node.kind == COPY_ONE:
        for program in programs.families[node.what]:
            reason = copy_reason(s, seat, program, cost)
            if reason == LEGAL:
                return LEGAL
            first = first if first != LEGAL else reason
    elif node.kind == CHOOSE:
        for steps in node.lists:
            reason = list_reason(s, seat, steps, cost)
            if reason == LEGAL:
                return LEGAL
            first = first if first != LEGAL else reason
    return first


def copy_reason(s: Position[Any], seat: i64, program: i64, cost: list[int]) -> i64:
    """The copied program's own cost is paid too."""
    programs = programs_of(s)
    node = programs.nodes[program]
    reason = programs.vocabulary.copy_reason(s, seat, program)
    if reason != LEGAL:
        return reason
    whole = cost[:]
    for resource in range(len(whole)):
        whole[resource] += node.arguments[resource]
    return begin_reason(s, seat, node.lists[0], whole)


# --- doing it ------------------------------------------------------------------------------------


def run_program(s: Position[Any], lane: i64, seat: i64, program: i64) -> None:
    """Pay its cost; its steps follow."""
    s.push(lane, Steps(seat, program, 0, 0))
    pay(s, lane, seat, programs_of(s).nodes[program].arguments)


def pay(s: Position[Any], lane: i64, seat: i64, cost: list[int]) -> None:
    for amount in cost:
        if amount > 0:
            vocabulary_of(s).pay(s, lane, seat, cost)
            return


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame[S]):
    """One list of steps, from top to bottom. A step that cannot be done is left out."""

    def __init__(self, player: i64, node: i64, part: i64, at: i64) -> None:
        self.player = player
        self.node = node
        self.part = part  # which list of the node
        self.at = at  # the next step

    def advance(self, s: S, lane: i64) -> i64:
        programs = programs_of(s)
        steps = programs.nodes[self.node].lists[self.part]
        if self.at == len(steps):
            return DONE
        number: i64 = steps[self.at]
        s.replace(lane, Steps(self.player, self.node, self.part, self.at + 1))
        begin_step(s, lane, self.player, number)
        return AGAIN


def begin_step(s: Position[Any], lane: i64, seat: i64, number: i64) -> None:
    programs = programs_of(s)
    node = programs.nodes[number]
    kind = node.kind
    if kind == PAY:
        pay(s, lane, seat, node.arguments)
    elif kind == OPTIONAL:
        s.push(lane, MayDo(seat, number))
    elif kind == CHOOSE:
        s.push(lane, ChooseOne(seat, number, node.arguments[0], 0))
    elif kind == REPEAT:
        s.push(lane, Again(seat, number, node.arguments[0]))
    elif kind == FOR_EACH:
        s.push(lane, Again(seat, number, times(s, seat, node)))
    elif step_reason(s, seat, node, programs.free) != LEGAL:
        return
    elif kind == COPY:
        run_program(s, lane, seat, node.what)
    elif kind == COPY_ONE:
        s.push(lane, CopyOne(seat, number))
    else:
        programs.vocabulary.do(s, lane, seat, node.what, node.arguments)


def times(s: Position[Any], seat: i64, node: Node) -> i64:
    """How often the steps of a `for_each` come."""
    counted = vocabulary_of(s).count(s, seat, node.what) // node.arguments[0]
    return min(counted, i64(node.arguments[1]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Again(Frame[S]):
    """The steps of a node, so many times more."""

    def __init__(self, player: i64, node: i64, left: i64) -> None:
        self.player = player
        self.node = node
        self.left = left

    def advance(self, s: S, lane: i64) -> i64:
        if self.left == 0:
            return DONE
        s.replace(lane, Again(self.player, self.node, self.left - 1))
        s.push(lane, Steps(self.player, self.node, 0, 0))
        return AGAIN


@mypyc_attr(allow_interpreted_subclasses=True)
class AtNode(SeatFrame[S]):
    """A question about a node of a program."""

    def __init__(self, player: i64, node: i64) -> None:
        super().__init__(player)
        self.node = node

    def here(self, s: S) -> Node:
        return programs_of(s).nodes[self.node]

    def verb(self, s: S) -> i64:
        return vocabulary_of(s).verb

    def closed_to_all(self, s: S) -> bool:
        return not self.options(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class MayDo(AtNode[S]):
    """Pay for the steps and do them, or leave it. Not asked where they cannot be done."""

    def advance(self, s: S, lane: i64) -> i64:
        node = self.here(s)
        open_now = list_reason(s, self.player, node.lists[0], node.arguments) == LEGAL
        return WAIT if open_now else DONE

    def candidates(self, s: S) -> list[int]:
        return [self.verb(s) + ACCEPT, self.verb(s) + DECLINE]

    def reason(self, s: S, choice: i64) -> i64:
        if choice == self.verb(s) + ACCEPT:
            return LEGAL
        return vocabulary_of(s).leave_reason(s, self.player)

    def take(self, s: S, lane: i64, choice: i64) -> None:
        if choice == self.verb(s) + DECLINE:
            s.pop(lane)
            return
        s.replace(lane, Steps(self.player, self.node, 0, 0))
        pay(s, lane, self.player, self.here(s).arguments)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(AtNode[S]):
    """One of several lists of steps, so many times more. Not asked where none can be done."""

    def __init__(self, player: i64, node: i64, left: i64, taken: i64) -> None:
        super().__init__(player, node)
        self.left = left
        self.taken = taken  # a bit for each option that may not come again

    def advance(self, s: S, lane: i64) -> i64:
        return DONE if self.left == 0 or self.closed_to_all(s) else WAIT

    def candidates(self, s: S) -> list[int]:
        choices: list[int] = []
        for option in range(len(self.here(s).lists)):
            if not self.taken & (1 << option):
                choices.append(self.verb(s) + OPTION + option)
        return choices

    def reason(self, s: S, choice: i64) -> i64:
        option = choice - self.verb(s) - OPTION
        return list_reason(s, self.player, self.here(s).lists[option], programs_of(s).free)

    def take(self, s: S, lane: i64, choice: i64) -> None:
        option = choice - self.verb(s) - OPTION
        taken = self.taken if self.here(s).arguments[1] else self.taken | (1 << option)
        s.replace(lane, ChooseOne(self.player, self.node, self.left - 1, taken))
        s.push(lane, Steps(self.player, self.node, option, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class CopyOne(AtNode[S]):
    """One program of a family, with its cost. Not asked where none can be chosen."""

    def advance(self, s: S, lane: i64) -> i64:
        return DONE if self.closed_to_all(s) else WAIT

    def candidates(self, s: S) -> list[int]:
        programs = programs_of(s)
        members = programs.families[self.here(s).what]
        return [self.verb(s) + COPIED + program for program in members]

    def reason(self, s: S, choice: i64) -> i64:
        program = choice - self.verb(s) - COPIED
        reason = copy_reason(s, self.player, program, programs_of(s).free)
        if reason != LEGAL:
            return reason
        return vocabulary_of(s).chosen_reason(s, self.player, program)

    def take(self, s: S, lane: i64, choice: i64) -> None:
        program = choice - self.verb(s) - COPIED
        s.pop(lane)
        vocabulary_of(s).copied(s, lane, self.player, program)
        run_program(s, lane, self.player, program)


PROGRAM_FRAMES: Final[list[type[Frame[Any]]]] = [Steps, Again, MayDo, ChooseOne, CopyOne]
