"""Events tell what happened: sentences, charts and animation come from them alone."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from astrarium.core.frame import EVERYONE


class Event:
    """Who, what, how much, from where, by which rule, and who may know it."""

    def __init__(
        self,
        kind: str,
        seat: i64,
        amount: i64,
        source: i64,
        rule: str,
        audience: i64 = EVERYONE,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.source = source  # a component's number in the game's rules, or -1
        self.rule = rule
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        return self.audience == EVERYONE or self.audience == seat

    def data(self) -> dict[str, int | str]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "amount": self.amount,
            "source": self.source,
            "rule": self.rule,
        }


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
