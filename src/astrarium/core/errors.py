"""Every way in which input can be wrong, each with its own class and one precise sentence."""

from __future__ import annotations


class AstrariumError(Exception):
    """Something given to the engine was wrong; nothing was changed."""


class BadOptions(AstrariumError):
    """The options of a new game do not fit together."""


class BadNotation(AstrariumError):
    """A text that is no choice of this game."""


class OutOfTurn(AstrariumError):
    """The seat has no open question."""


class StaleQuestion(AstrariumError):
    """The question was answered already; there is a newer one."""


class IllegalChoice(AstrariumError):
    """A choice of this game that is not open now. Carries the rule ids of the reasons."""

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rules = rules


class NothingToUndo(AstrariumError):
    """A barrier lies between now and the seat's last answer."""


class BadLog(AstrariumError):
    """A log that is cut off, was changed, or does not follow the rules."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class OtherRules(AstrariumError):
    """A log or snapshot of another game, rules version or component set."""


class BadSnapshot(AstrariumError):
    """A saved position that is damaged."""
