"""What a card does, as one line that people type: `3 ore: ship 3, jump 2`.

    3 ore + 1 pop: ...     the cost: ore, and population that is returned
    ore 3, pop 2, jump 4   steps, one after the other; their words are in SHORT
    automate food 2        a word, then its figures; `research I/II discovered_only`
    supply-ship 2 at=deep_space            further fields by their names
    (5 ore: research III)  may be done, or left
    [jump 4 | ore 3]       one of these; `choose 2 [...]`: twice
    each locations_you_control max=3 {ore 1}    as often as something is counted
    repeat 2 {jump 1}

Every program of a set can be written so, and is read back as it was.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

from astrarium.core.fault import Fault
from astrarium.games.sun.steps import COPYING, DEEDS
from astrarium.parts.content import Entry

LONGEST: Final = 600  # characters
DEEPEST: Final = 6
TOKEN: Final = re.compile(r"[()\[\]{}|,:]|[^\s()\[\]{}|,:]+")
ORE: Final = "ore"
POP: Final = "pop"

# The words that are typed for steps, and the fields that follow them without a name.
SHORT: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "ore": ("gain_ore", ("amount",)),
    "pop": ("supply_to_population", ("count",)),
    "ship": ("population_to_ship", ("level", "count")),
    "supply-ship": ("supply_to_ship", ("level", "count")),
    "jump": ("jump", ("points",)),
    "upgrade": ("upgrade_ships", ("total_levels",)),
    "automate": ("automate", ("track", "count")),
    "research": ("research", ("levels",)),
    "colonize": ("colonize", ()),
    "produce": ("produce", ("kind",)),
    "guild": ("uncover_guild", ("guild",)),
    "again": ("repeat_own_immediate", ()),
    "copy": ("copy_action", ("kind",)),
}
LONG: Final = {deed: word for word, (deed, _) in SHORT.items()}
USUAL: Final = {"count": 1}  # where it is not said
FIELDS: Final[dict[str, dict[str, Any]]] = {
    **DEEDS,
    "repeat_own_immediate": {},
    "copy_action": {"kind": str, **{f"{name}?": bool for name in COPYING}},
}
WORDS: Final = sorted({*SHORT, *FIELDS, "choose", "each", "repeat", "pay"})


# --- written -------------------------------------------------------------------------------------


def write_action(cost: Entry, steps: list[Entry]) -> str:
    paid = write_cost(cost)
    return f"{paid}: {write_steps(steps)}" if paid else write_steps(steps)


def write_cost(cost: Entry) -> str:
    parts = [f"{cost['ore']} {ORE}"] if cost.get("ore") else []
    if cost.get("return_population"):
        parts.append(f"{cost['return_population']} {POP}")
    return " + ".join(parts)


def write_steps(steps: list[Entry]) -> str:
    return ", ".join(_written(step) for step in steps)


def _written(step: Entry) -> str:
    do = step["do"]
    if do == "pay":
        return f"pay {write_cost(step['cost'])}"
    if do == "optional":
        return f"({write_action(step.get('cost', {}), step['steps'])})"
    if do == "choose":
        inner = " | ".join(write_steps(each) for each in step["options"])
        times = step.get("times", 1)
        same = " same" if step.get("same_option_allowed", False) else ""
        head = f"choose {times}{same} " if times != 1 or same else ""
        return f"{head}[{inner}]"
    if do == "for_each":
        named = [f"{name}={step[name]}" for name in ("every", "max") if name in step]
        return " ".join(["each", step["of"], *named, f"{{{write_steps(step['steps'])}}}"])
    if do == "repeat":
        return f"repeat {step['times']} {{{write_steps(step['steps'])}}}"
    return _written_deed(step)


def _written_deed(step: Entry) -> str:
    """A word, the figures that need no name, all other fields by their names."""
    do: str = step["do"]
    word = LONG.get(do, do)
    parts, said = [word], {"do"}
    for field in SHORT[word][1] if word in SHORT else ():
        if field not in step:
            break
        said.add(field)
        if step[field] != USUAL.get(field) or len(SHORT[word][1]) == 1:
            parts.append(_value(step[field]))
    for field, value in step.items():
        if field not in said:
            parts.append(field if value is True else f"{field}={_value(value)}")
    return " ".join(parts)


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "/".join(str(each) for each in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- read ----------------------------------------------------------------------------------------


def read_action(text: str) -> tuple[Entry, list[Entry]]:
    """Cost and steps; raises Fault that names the word that is not understood."""
    reader = Reader(text)
    cost, steps = reader.action(0)
    if reader.at < len(reader.tokens):
        raise Fault("not-expected", word=reader.tokens[reader.at])
    return cost, steps


def read_steps(text: str) -> list[Entry]:
    cost, steps = read_action(text)
    if cost:
        raise Fault("no-cost-here")
    return steps


class Reader:
    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise Fault("too-long", number=len(text), most=LONGEST)
        self.tokens = TOKEN.findall(text)
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        self.at += 1
        return token

    def expect(self, sign: str) -> None:
        found = self.take()
        if found != sign:
            key = "sign-expected" if found else "sign-lacking"
            raise Fault(key, sign=sign, found=found)

    def action(self, depth: int) -> tuple[Entry, list[Entry]]:
        if depth > DEEPEST:
            raise Fault("brackets", most=DEEPEST)
        cost: Entry = {}
        if ":" in self.tokens[self.at :] and self.peek().isdigit():
            cost = self.cost()
            self.expect(":")
        return cost, self.steps(depth)

    def cost(self) -> Entry:
        found: Entry = {}
        while True:
            number, word = self.number(), self.take()
            name = {ORE: "ore", POP: "return_population"}.get(word)
            if name is None:
                raise Fault("no-cost", word=word, known=f"{ORE}, {POP}")
            found[name] = number
            if self.peek() != "+":
                return found
            self.take()

    def number(self) -> int:
        word = self.take()
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise Fault("number-expected" if word else "number-lacking", found=word)
        return int(word)

    def steps(self, depth: int) -> list[Entry]:
        found = []
        while self.peek() not in ("", ")", "]", "}", "|"):
            found.append(self.step(depth))
            if self.peek() == ",":
                self.take()
        return found

    def step(self, depth: int) -> Entry:
        word = self.take()
        if word == "(":
            cost, steps = self.action(depth + 1)
            self.expect(")")
            return {"do": "optional", **({"cost": cost} if cost else {}), "steps": steps}
        if word == "[":
            return self.options(1, False, depth)
        if word == "choose":
            times = self.number()
            same = self.peek() == "same"
            self.at += same
            self.expect("[")
            return self.options(times, same, depth)
        if word == "each":
            return self.each(depth)
        if word == "repeat":
            return {"do": "repeat", "times": self.number(), "steps": self.braces(depth)}
        if word == "pay":
            return {"do": "pay", "cost": self.cost()}
        return self.deed(word)

    def options(self, times: int, same: bool, depth: int) -> Entry:
        options = [self.action(depth + 1)[1]]
        while self.peek() == "|":
            self.take()
            options.append(self.action(depth + 1)[1])
        self.expect("]")
        return {
            "do": "choose", "times": times, "same_option_allowed": same, "options": options,
        }  # fmt: skip

    def each(self, depth: int) -> Entry:
        found: Entry = {"do": "for_each", "of": self.take()}
        while "=" in self.peek():
            name, _, value = self.take().partition("=")
            if name not in ("every", "max") or not value.isdigit():
                raise Fault("no-field-of-each", field=name, known="every, max")
            found[name] = int(value)
        return {**found, "steps": self.braces(depth)}

    def braces(self, depth: int) -> list[Entry]:
        self.expect("{")
        _, steps = self.action(depth + 1)
        self.expect("}")
        return steps

    def deed(self, word: str) -> Entry:
        do, after = SHORT.get(word, (word, ()))
        if do not in FIELDS:
            near = get_close_matches(word, WORDS, 1)
            if near:
                raise Fault("mistyped-word", word=word, near=near[0])
            raise Fault("unknown-word", word=word)
        kinds = {name.removesuffix("?"): kind for name, kind in FIELDS[do].items()}
        found: Entry = {"do": do}
        left = list(after)
        while self.peek() not in ("", ",", ")", "]", "}", "|", ":", "(", "[", "{"):
            name, sign, value = self.take().partition("=")
            if not sign and kinds.get(name) is bool:
                value = "true"
            elif not sign:
                if not left:
                    raise Fault("not-after", word=name, step=word)
                name, value = left.pop(0), name
            if name not in kinds:
                raise Fault("no-field-of-step", step=word, field=name, known=", ".join(kinds))
            found[name] = _read_value(kinds[name], value, name)
        for name in kinds:
            if name in USUAL and name not in found and f"{name}?" not in FIELDS[do]:
                found[name] = USUAL[name]
        return found


def _read_value(kind: Any, value: str, name: str) -> Any:
    if isinstance(kind, list):
        return value.split("/")
    if kind is bool:
        return value == "true"
    if kind is int:
        if not (value.isascii() and value.isdigit() and len(value) < 4):
            raise Fault("number-expected", name, found=value)
        return int(value)
    return value
