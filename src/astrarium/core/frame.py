"""A frame is one pending piece of business: who is asked, what may be answered, what it does.

Frames are immutable: what changes is replaced. So a clone of a position shares them, and
whoever kept an old copy can be sure of it.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from astrarium.core.position import Position

CHANCE: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -3
RIVAL: Final = -4  # in events: an opponent that holds no seat; the next one is RIVAL - 1

WAIT: Final = 0  # a question is open
DONE: Final = 1  # finished: take me off the agenda
AGAIN: Final = 2  # the agenda has changed: look again

LEGAL: Final = 0
NOT_OFFERED: Final = 1  # the reason for a choice that the open question never suggests

MAIN: Final = 0  # the main lane; the lane of a seat is seat + 1

# Choices from here on are interrupts ("at any time"): a frame keeps them open while it asks, and
# while frames above it ask the same seat.
INTERRUPT: Final = 1 << 24

S = TypeVar("S", bound="Position[Any]")


def because(code: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """A reason with up to two figures (0 to 1023), packed into one int."""
    return code | (first << 8) | (second << 18)


def reason_code(reason: i64) -> i64:
    return reason & 0xFF


def reason_figures(reason: int) -> tuple[int, int]:
    return (reason >> 8) & 0x3FF, (reason >> 18) & 0x3FF


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One entry of the agenda. Subclasses say what differs from these defaults."""

    def __init__(self) -> None:
        pass

    def data(self) -> list[int]:
        """The constructor's arguments, kept under their own names: all that this frame is."""
        return [getattr(self, name) for name in arguments_of(type(self))]

    def shown(self, eyes: int | None) -> list[int]:
        """The arguments as a seat (None: a spectator) may see them, where some are hidden."""
        return self.data()

    def seat(self, s: S) -> i64:
        """Who answers: a seat, CHANCE, or NOBODY for business that asks nothing."""
        return NOBODY

    def advance(self, s: S, lane: i64) -> i64:
        """Do what needs no answer."""
        return WAIT

    def candidates(self, s: S) -> list[int]:
        """What the table suggests, legal or not: sorted."""
        return []

    def reason(self, s: S, choice: i64) -> i64:
        """LEGAL, or why a candidate is not open; of interrupts too."""
        return LEGAL

    def unsuggested(self, s: S, choice: i64) -> i64:
        """Why a choice that this question never suggests is not open: a game may know better."""
        return NOT_OFFERED

    def options(self, s: S) -> list[int]:
        """The legal answers: sorted, never empty, no side effect."""
        return [c for c in self.candidates(s) if self.reason(s, c) == LEGAL]

    def take(self, s: S, lane: i64, choice: i64) -> None:
        """Apply one answer; pushing further frames is the last thing it does."""
        raise AssertionError(f"{type(self).__name__} asks nothing")

    def audience(self, s: S, choice: i64) -> i64:
        """Who learns this answer: a seat, NOBODY or EVERYONE; of interrupts too."""
        return EVERYONE

    # --- at any time ----------------------------------------------------------------------------

    def at_any_time(self, s: S) -> list[int]:
        """What this frame suggests to its seat at any time, legal or not: interrupts, sorted."""
        return NOTHING

    def interrupts(self, s: S) -> list[int]:
        """Those of them that are open: `self.open_now(s)` where there are any, or a faster path."""
        return NOTHING

    def open_now(self, s: S) -> list[int]:
        return [c for c in self.at_any_time(s) if self.reason(s, c) == LEGAL]

    def interrupt(self, s: S, lane: i64, choice: i64) -> None:
        """Apply one of the interrupts."""
        raise AssertionError(f"{type(self).__name__} keeps nothing open")


NOTHING: Final[list[int]] = []
ARGUMENTS: Final[dict[type, list[str]]] = {}


def arguments_of(kind: type) -> list[str]:
    """What frames of a kind are made of: the names that its constructor declares."""
    if kind not in ARGUMENTS:
        ARGUMENTS[kind] = list(inspect.signature(kind).parameters)
    return ARGUMENTS[kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame[S]):
    """The business of one player, mostly a question to it."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def seat(self, s: S) -> i64:
        return self.player


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFrame(Frame[S]):
    """A question to chance: every answer has a whole-number weight."""

    def seat(self, s: S) -> i64:
        return CHANCE

    def purpose(self) -> str:
        """Which stream of randomness of a live game answers this."""
        return "chance"

    def total(self, s: S) -> i64:
        """The sum of all weights."""
        return sum(self.weights(s))

    def outcome(self, s: S, roll: i64) -> i64:
        """The answer for a roll from 0 to total - 1."""
        weights = self.weights(s)
        for choice, weight in zip(self.options(s), weights, strict=True):
            roll -= weight
            if roll < 0:
                return choice
        raise AssertionError("the roll is larger than the total weight")

    def weights(self, s: S) -> list[int]:
        """The weights of options(s), in the same order."""
        return [1] * len(self.options(s))
