"""Games that deal anew what a seat cannot know without a trip through data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

from mypy_extensions import mypyc_attr

from astrarium.core.game import Data, Game, Rules

if TYPE_CHECKING:
    from astrarium.core.position import Position
    from astrarium.core.rng import Rng

R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound="Position[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenGame(Game[R, S]):
    """Nothing is decided that not everybody sees."""

    def has_secrets(self) -> bool:
        return False

    def state_data(self, s: S, eyes: int | None) -> Data:
        return self.full_data(s)

    def guess(self, rules: R, seen: Data, eyes: int | None, rng: Rng) -> S:
        return self.from_data(rules, seen)

    def deal_anew(self, s: S, eyes: int | None, rng: Rng) -> S:
        return cast(S, s.clone())


@mypyc_attr(allow_interpreted_subclasses=True)
class DealtGame(Game[R, S]):
    """One function deals in place, and looks at nothing but what the eyes know and at how much
    lies where they cannot see: so a view and a position are dealt alike."""

    def blank(self, rules: R, seen: Data, eyes: int | None) -> S:
        """A position with an empty agenda that shows this; of what is hidden only the number is
        right."""
        raise NotImplementedError

    def deal(self, s: S, eyes: int | None, rng: Rng) -> None:
        """All that the eyes cannot place, anew."""
        raise NotImplementedError

    def guess(self, rules: R, seen: Data, eyes: int | None, rng: Rng) -> S:
        s = self.blank(rules, seen, eyes)
        self.deal(s, eyes, rng)
        return s

    def deal_anew(self, s: S, eyes: int | None, rng: Rng) -> S:
        dealt = cast(S, s.clone())
        self.deal(dealt, eyes, rng)
        return dealt
