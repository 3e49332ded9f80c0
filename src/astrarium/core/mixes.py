"""Mixes of seats and options that cannot be played, as a table: what a game's `refuse` looks up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from string import Formatter

from astrarium.core.errors import AstrariumError, impossible
from astrarium.core.game import Options


class Mix:
    """A mix that a rule forbids; the message has the seats and options it names in braces."""

    def __init__(
        self, key: str, rule: str, is_it: Callable[[int, Options], object], message: str
    ) -> None:
        self.key = key
        self.rule = rule
        self.is_it = is_it
        self.message = message

    def refusal(self, seats: int, options: Options) -> AstrariumError:
        known = {**options, "seats": seats}
        figures = {name: known[name] for _, name, _, _ in Formatter().parse(self.message) if name}
        return impossible(self.key, self.rule, self.message.format(**figures), **figures)


def first_refusal(mixes: Iterable[Mix], seats: int, options: Options) -> AstrariumError | None:
    """The first mix of the table that this is; None if it is none."""
    for mix in mixes:
        if mix.is_it(seats, options):
            return mix.refusal(seats, options)
    return None
