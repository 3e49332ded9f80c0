"""Every way in which input can be wrong, each with its own class and one precise sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from astrarium.core.game import Reason


class AstrariumError(Exception):
    """Something given to the engine was wrong; nothing was changed.

    The message is for those who write programs; `key` and `figures` name the text of the same
    sentence for those who play. A figure `rule` is the id of a rule of a game: the text is that
    game's own, and the id stands behind it.
    """

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.key = ""
        self.figures: dict[str, str | int] = {}

    def said(self, key: str, **figures: str | int) -> AstrariumError:
        """The same error with its text, `error-<key>`."""
        self.key = key
        self.figures = figures
        return self


class BadOptions(AstrariumError):
    """The options of a new game do not fit together."""


def impossible(key: str, rule: str, message: str, **figures: str | int) -> AstrariumError:
    """A mix of options that a rule forbids; its text says what is wrong and what to change."""
    return BadOptions(f"{message} [{rule}]").said(key, rule=rule, **figures)


def nothing_near() -> str:
    return ""


class BadNotation(AstrariumError):
    """A text that is no choice of this game.

    `near`: what may have been meant, if anything. To look for it among thousands of choices takes
    longer than all else that is done with such a text, so it waits until somebody asks.
    """

    def __init__(self, message: str, near: Callable[[], str] = nothing_near) -> None:
        super().__init__(message)
        self.near = near

    def __str__(self) -> str:
        near = self.near()
        return super().__str__() + (f"; did you mean '{near}'?" if near else "")


class BadSeat(AstrariumError):
    """A number that is no seat of this game."""


class OutOfTurn(AstrariumError):
    """The seat has no open question."""


class NotOver(AstrariumError):
    """Something that only a finished game has."""


class NoEncoding(AstrariumError):
    """A game that has no numbers for nets."""


class BadBuffer(AstrariumError):
    """A buffer that an observation does not fit into."""


class BadAction(AstrariumError):
    """A number that is no action of these rules, or a choice that is none."""


class BadNet(AstrariumError):
    """A file that is no net, is damaged, or belongs to another layout."""


class StaleQuestion(AstrariumError):
    """The question was answered already; there is a newer one."""


class IllegalChoice(AstrariumError):
    """A choice of this game that is not open now, with the reasons and their rule ids."""

    def __init__(self, message: str, reasons: tuple[Reason, ...] = ()) -> None:
        super().__init__(message)
        self.reasons = reasons
        self.rules = tuple(reason.rule for reason in reasons)


class NothingToUndo(AstrariumError):
    """A barrier lies between now and the seat's last answer."""


class BadLog(AstrariumError):
    """A log that is cut off, was changed, or does not follow the rules."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class OtherRules(AstrariumError):
    """A log or snapshot of another game, rules version or component set."""


class MissingSet(OtherRules):
    """A component set of somebody's own that is not here."""


class BadSnapshot(AstrariumError):
    """A saved position that is damaged."""
