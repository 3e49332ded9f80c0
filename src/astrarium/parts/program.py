"""Programs: what a card does, as a list of steps given as content.

A step is an entry with the word `do` and its fields. These words are common to all games:

    pay        cost                               at the beginning of a list only
    optional   steps, cost                        the seat may pay and do them, or leave it
    choose     options, times, same_option_allowed    one list of steps of several
    for_each   of, steps, every, max              as often as the game counts something
    repeat     times, steps
    copy       program, or family                 the steps of another program, with its cost

Every other word is a deed of the game (`Vocabulary`). Reading checks all of it with precise errors
and proves that every program ends: none copies itself, and none has more than 64 steps.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from astrarium.core.errors import BadNotation
from astrarium.core.fault import Fault
from astrarium.core.frame import LEGAL
from astrarium.core.game import Game, Options, Rules
from astrarium.core.position import Position
from astrarium.parts.content import Entry, check

S = TypeVar("S", bound=Position[Any])

MOST_STEPS: Final = 64  # that a program can come to, whatever is chosen and counted
MOST_OPTIONS: Final = 16

PROGRAM: Final = 0  # arguments: the cost
DO: Final = 1
PAY: Final = 2  # arguments: the cost
OPTIONAL: Final = 3  # arguments: the cost
CHOOSE: Final = 4  # arguments: how often, and whether the same option may come again
FOR_EACH: Final = 5  # what: the counter; arguments: of how many one counts, the most
REPEAT: Final = 6  # arguments: how often
COPY: Final = 7  # what: the program
COPY_ONE: Final = 8  # what: the family

# Choices, from the vocabulary's verb on.
ACCEPT: Final = 0
DECLINE: Final = 1
OPTION: Final = 2
COPIED: Final = OPTION + MOST_OPTIONS  # and the number of the program

FIELDS: Final[dict[str, dict[str, Any]]] = {
    "pay": {"do": str, "cost": dict},
    "optional": {"do": str, "steps": list, "cost?": dict},
    "choose": {"do": str, "options": list, "times?": int, "same_option_allowed?": bool},
    "for_each": {"do": str, "of": str, "steps": list, "every?": int, "max?": int},
    "repeat": {"do": str, "times": int, "steps": list},
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary(Generic[S]):
    """The words of a game when its programs are read, and its deeds when they run.

    A cost is a list of amounts, one for each resource. The choices that programs ask for are
    numbered from `verb`: see `say_choice`.
    """

    def __init__(
        self,
        verb: int,
        resources: list[str],
        counters: dict[str, int],
        deeds: dict[str, dict[str, Any]],
    ) -> None:
        self.verb: i64 = verb
        self.resources = resources
        self.counters = list(counters)
        self.most = list(counters.values())  # no counter ever counts more
        self.deeds = list(deeds)
        self.fields = deeds  # the schema of each deed, without the word `do`
        self.soft = [False] * len(deeds)  # a whole program may begin with these and nothing done

    # --- when programs are read ---------------------------------------------------------------

    def in_common_words(self, step: Entry, program: str) -> Entry:
        """A word of the game's own for something that the common words can say."""
        return step

    def read(self, deed: int, step: Entry) -> list[int]:
        """The fields of a deed as numbers; raises Fault for what cannot be."""
        raise NotImplementedError

    def cost(self, amounts: list[int], program: str) -> list[int]:
        """A cost within a program as the game reckons with it: for all programs as many amounts,
        those of several costs added up, nothing where nothing is paid."""
        return amounts

    # --- when they run ------------------------------------------------------------------------

    def reason(self, s: S, seat: i64, deed: i64, arguments: list[int], cost: list[int]) -> i64:
        """LEGAL, or why a deed cannot be done by whoever must pay this cost before it."""
        return LEGAL

    def do(self, s: S, lane: i64, seat: i64, deed: i64, arguments: list[int]) -> None:
        """Do it, as far as it goes; pushing frames is the last thing."""
        raise NotImplementedError

    def pay_reason(self, s: S, seat: i64, cost: list[int]) -> i64:
        raise NotImplementedError

    def pay(self, s: S, lane: i64, seat: i64, cost: list[int]) -> None:
        raise NotImplementedError

    def count(self, s: S, seat: i64, counter: i64) -> i64:
        return 0

    def copy_reason(self, s: S, seat: i64, program: i64) -> i64:
        """LEGAL, or why a program of the family cannot be copied now, whatever its cost."""
        return LEGAL

    def chosen_reason(self, s: S, seat: i64, program: i64) -> i64:
        """LEGAL, or why a program that can be copied may not be the one that is chosen."""
        return LEGAL

    def copied(self, s: S, lane: i64, seat: i64, program: i64) -> None:
        """A program of a family was chosen and is run next: what it brings besides its steps."""

    def changes(self, s: S, seat: i64, deed: i64, arguments: list[int], cost: list[int]) -> bool:
        """Would a deed that can be done change anything? For games where something must."""
        return True

    def leave_reason(self, s: S, seat: i64) -> i64:
        """LEGAL, or why what is optional cannot be left out now."""
        return LEGAL


class Node:
    """A step, or a whole program: its numbers, and the lists of steps within it."""

    def __init__(self, kind: i64, what: i64, arguments: list[int], lists: list[list[int]]) -> None:
        self.kind = kind
        self.what = what
        self.arguments = arguments
        self.lists = lists  # of the numbers of nodes


class Programs:
    """All programs of a component set, as numbered nodes. A program is the number of its node."""

    def __init__(self, vocabulary: Vocabulary[Any]) -> None:
        self.vocabulary = vocabulary
        self.nodes: list[Node] = []
        self.named: dict[str, int] = {}
        self.names: dict[int, str] = {}
        self.families: list[list[int]] = []  # of programs, each sorted
        self.family_names: list[str] = []
        self.free = vocabulary.cost([0] * len(vocabulary.resources), "")


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramRules(Rules):
    """Rules with programs: what the frames that run them look them up in."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        fingerprint: str,
        programs: Programs,
    ) -> None:
        super().__init__(game, seats, options, fingerprint)
        self.programs = programs


# --- reading -------------------------------------------------------------------------------------


def read_programs(vocabulary: Vocabulary[Any], content: dict[str, Entry]) -> Programs:
    """Of entries by name, each with `steps`, `cost` and the `families` it can be copied from.

    Raises Fault that names the program, the step and what was expected.
    """
    programs = Programs(vocabulary)
    for name, entry in content.items():
        check(entry, {"steps": list, "cost?": dict, "families?": [str]}, name)
        programs.named[name] = len(programs.nodes)
        programs.names[len(programs.nodes)] = name
        programs.nodes.append(Node(PROGRAM, 0, [], []))
    for family in sorted(
        {each for entry in content.values() for each in entry.get("families", [])}
    ):
        members = [name for name, entry in content.items() if family in entry.get("families", [])]
        programs.family_names.append(family)
        programs.families.append([programs.named[name] for name in members])
    for name, entry in content.items():
        reader = _Reader(programs, name)
        node = programs.nodes[programs.named[name]]
        node.arguments = reader.cost(entry.get("cost", {}), name)
        node.lists = [reader.steps(entry["steps"], name)]
    known: dict[int, int] = {}
    for name in content:
        _prove_end(programs, name, known)
    return programs


class _Reader:
    """Reads the steps of one program into nodes."""

    def __init__(self, programs: Programs, program: str) -> None:
        self.programs = programs
        self.vocabulary = programs.vocabulary
        self.program = program

    def steps(self, steps: list[Any], where: str) -> list[int]:
        found: list[int] = []
        for number, step in enumerate(steps):
            here = f"{where}, #{number + 1}"
            if not isinstance(step, dict) or not isinstance(step.get("do"), str):
                raise Fault("not-a-step", here, found=repr(step))
            node = self.step(self.vocabulary.in_common_words(step, self.program), here)
            if node.kind == PAY and any(self.programs.nodes[each].kind != PAY for each in found):
                raise Fault("pay-first", here)
            found.append(len(self.programs.nodes))
            self.programs.nodes.append(node)
        return found

    def step(self, step: Entry, where: str) -> Node:
        word = str(step["do"])
        if word == "copy":
            return self.copy(step, where)
        if word not in FIELDS:
            return self.deed(word, step, where)
        check(step, FIELDS[word], where)
        if word == "pay":
            return Node(PAY, 0, self.cost(step["cost"], where), [])
        if word == "optional":
            cost = self.cost(step.get("cost", {}), where)
            return Node(OPTIONAL, 0, cost, [self.some_steps(step["steps"], where)])
        if word == "choose":
            return self.choose(step, where)
        if word == "repeat":
            times = self.number(step["times"], 1, MOST_STEPS, f"{where}, times")
            return Node(REPEAT, 0, [times], [self.some_steps(step["steps"], where)])
        return self.for_each(step, where)

    def deed(self, word: str, step: Entry, where: str) -> Node:
        vocabulary = self.vocabulary
        if word not in vocabulary.deeds:
            known = ", ".join(sorted([*FIELDS, "copy", *vocabulary.deeds]))
            raise Fault("no-step", where, step=word, known=known)
        check(step, {"do": str, **vocabulary.fields[word]}, where)
        deed = vocabulary.deeds.index(word)
        try:
            return Node(DO, deed, vocabulary.read(deed, step), [])
        except Fault as fault:
            raise fault.within(where) from None

    def some_steps(self, steps: list[Any], where: str) -> list[int]:
        if not steps:
            raise Fault("no-steps", where)
        return self.steps(steps, where)

    def choose(self, step: Entry, where: str) -> Node:
        options = step["options"]
        if not 2 <= len(options) <= MOST_OPTIONS:
            raise Fault("options", where, number=len(options), most=MOST_OPTIONS)
        again = 1 if step.get("same_option_allowed", False) else 0
        most = MOST_STEPS if again else len(options)
        times = self.number(step.get("times", 1), 1, most, f"{where}, times")
        lists: list[list[int]] = []
        for number, option in enumerate(options):
            here = f"{where}, options, #{number + 1}"
            check(option, [dict], here)
            lists.append(self.some_steps(option, here))
        return Node(CHOOSE, 0, [times, again], lists)

    def for_each(self, step: Entry, where: str) -> Node:
        vocabulary = self.vocabulary
        if step["of"] not in vocabulary.counters:
            known = ", ".join(sorted(vocabulary.counters))
            raise Fault("no-counter", where, of=step["of"], known=known)
        counter = vocabulary.counters.index(step["of"])
        every = self.number(step.get("every", 1), 1, MOST_STEPS, f"{where}, every")
        most = vocabulary.most[counter] // every
        if "max" in step:
            most = min(most, self.number(step["max"], 1, MOST_STEPS, f"{where}, max"))
        return Node(FOR_EACH, counter, [every, most], [self.some_steps(step["steps"], where)])

    def copy(self, step: Entry, where: str) -> Node:
        programs = self.programs
        if "family" in step:
            check(step, {"do": str, "family": str}, where)
            family = step["family"]
            if family not in programs.family_names:
                known = ", ".join(programs.family_names) or "none"
                raise Fault("no-family", where, family=family, known=known)
            return Node(COPY_ONE, programs.family_names.index(family), [], [])
        check(step, {"do": str, "program": str}, where)
        if step["program"] not in programs.named:
            raise Fault("no-program", where, program=step["program"])
        return Node(COPY, programs.named[step["program"]], [], [])

    def cost(self, cost: Entry, where: str) -> list[int]:
        resources = self.vocabulary.resources
        for name in cost:
            if name not in resources:
                known = ", ".join(resources)
                raise Fault("no-payment", where, name=name, known=known)
        amounts = [
            self.number(cost[name], 1, 99, f"{where}, {name}") if name in cost else 0
            for name in resources
        ]
        return self.vocabulary.cost(amounts, self.program)

    def number(self, value: object, least: int, most: int, where: str) -> int:
        if type(value) is not int or not least <= value <= most:
            raise Fault("not-between", where, found=repr(value), least=least, most=most)
        return value


# --- the proof that a program ends ---------------------------------------------------------------


def _prove_end(programs: Programs, name: str, known: dict[int, int]) -> None:
    steps = most_steps(programs, programs.named[name], [], known)
    if steps > MOST_STEPS:
        raise Fault("too-many-steps", name, steps=steps, most=MOST_STEPS)


def most_steps(programs: Programs, number: int, within: list[int], known: dict[int, int]) -> int:
    """How many steps a node can come to; `within`: the programs that are being copied.

    `known`: programs reckoned before; copies of copies would be reckoned over and over without it.
    """
    node = programs.nodes[number]
    if node.kind == PROGRAM:
        if number in within:
            circle = [programs.names[each] for each in [*within[within.index(number) :], number]]
            raise Fault("circle", circle[0], programs=", ".join(circle))
        if number not in known:
            known[number] = _steps_of(programs, node.lists[0], [*within, number], known)
        return known[number]
    if node.kind == COPY:
        return 1 + most_steps(programs, node.what, within, known)
    if node.kind == COPY_ONE:
        members = programs.families[node.what]
        return 1 + max(most_steps(programs, each, within, known) for each in members)
    lists = [_steps_of(programs, each, within, known) for each in node.lists]
    if node.kind == CHOOSE:
        return 1 + node.arguments[0] * max(lists)
    if node.kind == FOR_EACH:
        return 1 + node.arguments[1] * lists[0]
    if node.kind == REPEAT:
        return 1 + node.arguments[0] * lists[0]
    return 1 + sum(lists)


def _steps_of(
    programs: Programs, steps: list[int], within: list[int], known: dict[int, int]
) -> int:
    return sum(most_steps(programs, each, within, known) for each in steps)


# --- choices as text -----------------------------------------------------------------------------


def say_choice(programs: Programs, number: int) -> str:
    """A choice, counted from the verb: `do it`, `leave it`, `option 2`, `copy NAME`."""
    if number == ACCEPT:
        return "do it"
    if number == DECLINE:
        return "leave it"
    if OPTION <= number < COPIED:
        return f"option {number - OPTION + 1}"
    if number - COPIED in programs.names:
        return f"copy {programs.names[number - COPIED]}"
    raise BadNotation(f"{number} is no choice of a program")
