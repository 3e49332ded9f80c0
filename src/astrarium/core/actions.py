"""The choices of seats as ids: a stable table, a mask of what is legal, and a factored form.

An id is the place of a choice in the table of all choices that seats can ever be offered under the
rules. Where these are millions (a place on a growing map), a net uses the heads instead: a choice
is one number for each of them.
"""

from __future__ import annotations

import json
from typing import Any

from mypy_extensions import mypyc_attr

from astrarium.core.codec import digest
from astrarium.core.errors import BadAction
from astrarium.core.game import Rules
from astrarium.core.position import Position, Question


class Head:
    """One factor of a choice: its name, and from how many numbers it is one."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def __repr__(self) -> str:
        return f"Head({self.name!r}, {self.size})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """A table of choices. Its heads are the kind of a choice and its argument."""

    def __init__(self, rules: Rules, choices: list[int], step: int) -> None:
        """`step`: a choice is a kind times this, plus an argument."""
        self.rules = rules
        self.choices = sorted(choices)
        self.step = step
        self.count = len(choices)
        self.ids: dict[int, int] = {}
        for number, choice in enumerate(self.choices):
            self.ids[choice] = number
        self.kinds = sorted({choice // step for choice in self.choices})
        self.kind_numbers: dict[int, int] = {}
        for number, kind in enumerate(self.kinds):
            self.kind_numbers[kind] = number
        widest = max([choice % step for choice in self.choices], default=0)
        self.heads = [Head("kind", len(self.kinds)), Head("argument", widest + 1)]

    @property
    def fingerprint(self) -> str:
        """Equal where the same ids mean the same choices."""
        rules = self.rules
        heads = [[head.name, head.size] for head in self.heads]
        meant = [rules.game.name, rules.fingerprint, self.count, self.choices, heads]
        return digest(json.dumps(meant))[:16]

    # --- ids ------------------------------------------------------------------------------------

    def id_of(self, choice: int) -> int:
        number = self.ids.get(choice)
        if number is None:
            raise self.none_such(choice)
        return number

    def choice(self, number: int) -> int:
        if not 0 <= number < len(self.choices):
            raise self.none_such(number)
        return self.choices[number]

    def none_such(self, number: int) -> Exception:
        title = self.rules.game.title
        message = f"{number} is no action of {title}"
        return BadAction(message).said("bad-action", written=number, game=title)

    def say(self, number: int) -> str:
        """In notation."""
        return self.rules.game.say(self.rules, self.choice(number))

    def legal(self, s: Position[Any], question: Question) -> list[int]:
        """The ids of the legal answers, ascending."""
        return sorted([self.id_of(choice) for choice in s.options(question)])

    def mask(self, s: Position[Any], question: Question) -> bytearray:
        """A byte for each id: 1 where it is legal."""
        mask = bytearray(self.count)
        for choice in s.options(question):
            mask[self.id_of(choice)] = 1
        return mask

    # --- heads ----------------------------------------------------------------------------------

    def factors(self, choice: int) -> list[int]:
        """One number for each head."""
        self.id_of(choice)
        return [self.kind_numbers[choice // self.step], choice % self.step]

    def joined(self, factors: list[int]) -> int:
        """The choice of these factors."""
        kind, argument = factors
        if not 0 <= kind < len(self.kinds):
            raise self.none_such(kind)
        choice = self.kinds[kind] * self.step + argument
        self.id_of(choice)
        return choice

    def masks(self, s: Position[Any], question: Question) -> list[bytearray]:
        """For each head the numbers that some legal answer has."""
        masks = [bytearray(head.size) for head in self.heads]
        for choice in s.options(question):
            for mask, number in zip(masks, self.factors(choice)):
                mask[number] = 1
        return masks
