"""Events tell what happened: sentences, charts and animation come from them alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from astrarium.core.frame import EVERYONE

NO_THING: Final = -1  # the source or target of an event that has none


class Event:
    """Who, what, how much, from where, upon what, by which rule, and who may know it."""

    def __init__(
        self,
        kind: str,
        seat: i64,
        amount: i64,
        source: i64,
        rule: str,
        audience: i64 = EVERYONE,
        target: i64 = NO_THING,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.source = source  # the number of a thing in the game's families, or NO_THING
        self.target = target  # a second thing: what is hit, taken or left behind
        self.rule = rule
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        return self.audience == EVERYONE or self.audience == seat

    def data(self) -> dict[str, int | str]:
        """As readers get it: the target is named only where there is one."""
        data: dict[str, int | str] = {
            "kind": self.kind,
            "seat": self.seat,
            "amount": self.amount,
            "source": self.source,
            "rule": self.rule,
        }
        if self.target != NO_THING:
            data["target"] = self.target
        return data


class Family:
    """Things of one kind: their numbers in events are `first`, `first + 1` and so on."""

    def __init__(self, name: str, first: int, ids: Sequence[str]) -> None:
        self.name = name
        self.first = first
        self.ids = tuple(ids)  # what each of them is called


class Thing:
    """What the source or target of an event is."""

    def __init__(self, family: str, index: int, id: str) -> None:
        self.family = family  # empty: there is none
        self.index = index  # its number within the family
        self.id = id


def thing_of(families: Sequence[Family], number: int) -> Thing:
    """The one place where the numbers of events are read."""
    if number == NO_THING:
        return Thing("", NO_THING, "")
    for family in families:
        if 0 <= number - family.first < len(family.ids):
            index = number - family.first
            return Thing(family.name, index, family.ids[index])
    raise LookupError(f"{number} is the number of no thing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Collects events. Search runs without one."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def drain(self) -> list[Event]:
        events = self.events
        self.events = []
        return events
