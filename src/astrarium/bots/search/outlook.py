"""What a game tells the search: where a position leads, and what in a turn is what."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from astrarium.core.position import Position

S = TypeVar("S", bound=Position[Any])
W = TypeVar("W")  # the weights of the game

Way = list[int]  # answers that a seat gives one after the other
Parts = dict[str, float]  # points by what they come from, by the name of a text

# Where a bot's judgement comes from: figures that were typed, figures that games have taught, or
# these at some questions and those at the others.
RECKONED: Final = "reckoned"
TRAINED: Final = "trained"
PARTLY: Final = "partly"


class Judged(NamedTuple):
    """An answer, or several in a row, and what the seat would stand at then, in points."""

    way: Way
    value: float
    parts: Parts
    trained: bool = False  # have games taught what it is worth?


def best_first(found: list[Judged]) -> list[Judged]:
    """Of equal ones the first stays first."""
    return sorted(found, key=lambda judged: -judged.value)


class Depth(NamedTuple):
    """How far is thought."""

    # Guesses at what is hidden over which an answer is averaged, and whether draws inside the own
    # turn are rolled there. Else the position before the draw is valued.
    worlds: int = 1
    rolls: bool = False
    # Free actions before an action: positions that they lead to, and what they may lose.
    conversions: int = 24
    dearest: float = 5.0
    # The best few turns are followed by so many more own ones, with so many ways to go on at each;
    # what those bring counts in part, since others may come first.
    plans: int = 5
    turns: int = 3
    branches: int = 2
    later: float = 0.8


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[S, W]):
    """Made once for a question; then it values every position that an answer could lead to.

    A game must say what a position is worth. The rest is for games whose turns need it.
    """

    depth: ClassVar[Depth] = Depth()

    def __init__(self, s: S, seat: int, weights: W) -> None:
        self.seat = seat
        self.weights = weights

    def how_far(self) -> Depth:
        """How far is thought: a game may have it among its weights."""
        return self.depth

    def value(self, s: S) -> float:
        """Points now, and those that are to be expected: what every game must bring."""
        raise NotImplementedError

    def parts(self, s: S) -> Parts:
        """The same value by what it is made of: advice says why by them. Nothing where it cannot
        be told apart."""
        return {}

    def ways(self, s: S, lane: int) -> list[Way]:
        """How the question of this lane could be answered: what is worth trying."""
        return [[choice] for choice in s.lane_options(lane)]

    # --- turns --------------------------------------------------------------------------------

    def is_turn(self, s: S, lane: int) -> bool:
        """Does this lane ask for a new turn? What was answered before is complete then."""
        return False

    def is_settled(self, s: S, lane: int) -> bool:
        """Is an answer complete here? What this lane asks is thought about when it is asked."""
        return self.is_turn(s, lane)

    def is_free(self, choice: int) -> bool:
        """A free action: the turn goes on after it."""
        return False

    def is_pass(self, choice: int) -> bool:
        """It ends the seat's part in the round, so that there is nothing to try out."""
        return False

    def holdings(self, s: S) -> float:
        """The part of the value that free actions change."""
        return self.value(s)

    def purse(self, s: S) -> tuple[int, ...]:
        """All that free actions change: the same purse is looked at once."""
        return ()

    def alike(self, s: S, lane: int, choice: int) -> int | None:
        """A number that actions have in common if what follows is the same question to all.

        `s` is the position after the action. Only the best of them is gone on with.
        """
        return None

    def lasts(self, choice: int) -> float:
        """The chance that what this action does can still be done a turn later."""
        return 1.0

    def next_turn(self, s: S) -> S | None:
        """A copy with the seat's next turn at once, as if nobody came in between."""
        return None

    def rest(self, s: S, lane: int, options: list[int]) -> int | None:
        """What to do when no action is better than none; None: what looks best all the same."""
        return None
