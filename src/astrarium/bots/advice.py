"""Advice: the best answers to a question as the strongest judge of the game sees them, and why.

It is made from a view and from nothing else, like a bot's own answer, and the same view always gets
the same advice.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple, Protocol, cast

from astrarium.bots import find_bot, levels_of
from astrarium.bots.search import Judged, Parts, Way
from astrarium.core.game import Data, Rules
from astrarium.core.position import Question
from astrarium.core.rng import Rng

MOST: Final = 3  # answers that are advised
REASONS: Final = 2  # parts that speak for an answer, and against it
LITTLE: Final = 0.05  # points: less is said to be nothing
SEED: Final = 1
RECKONER: Final = "greedy"  # whose figures are typed: what is not trained is what it thinks


class Adviser(Protocol):
    """A bot that says what it thinks."""

    def ranked(
        self,
        view: Data,
        question: Question,
        options: list[int],
        rng: Rng,
        also: int | None = None,
    ) -> list[Judged]: ...

    def standing(self, view: Data, seat: int, rng: Rng) -> float: ...

    def judgement(self, rules: Any) -> str: ...


class Why(NamedTuple):
    """A part of what an answer is worth, and by how many points it is better there."""

    part: str
    points: float


class Advised(NamedTuple):
    """An answer, or several in a row. `ahead` says by how many points: the best one of the next,
    the others of the best, which is less than nothing. None: the others were not weighed. It is
    trained where games have taught what the answer is worth, and else reckoned."""

    way: Way
    ahead: float | None
    why: list[Why]
    trained: bool

    def data(self) -> Data:
        reasons = [list(each) for each in self.why]
        return {"way": self.way, "ahead": self.ahead, "why": reasons, "trained": self.trained}


@cache
def adviser_name(game: str) -> str:
    """The strongest bot of the game that says what it thinks of all answers."""
    speaking = [level.name for level in levels_of(game) if hasattr(level.make(), "ranked")]
    return speaking[-1]


def adviser(game: str) -> Adviser:
    return cast(Adviser, find_bot(game, adviser_name(game)))


def judgement(rules: Rules) -> str:
    """Where the judgement of such games comes from: TRAINED, RECKONED, or PARTLY the one and partly
    the other, as each answer says."""
    return adviser(rules.game.name).judgement(rules)


def advise(view: Data, question: Question, options: list[int]) -> list[Advised]:
    """The best few answers, best first; nothing where the bot would take any."""
    ranked = adviser(view["game"]).ranked(view, question, options, Rng(SEED))
    return compared(ranked)


def compared(ranked: list[Judged]) -> list[Advised]:
    """The best few of what was judged, each held against another."""
    best = ranked[:MOST]
    if len(best) == 1:
        return [Advised(best[0].way, None, [], best[0].trained)]
    found = []
    for at, mine in enumerate(best):
        other = best[0] if at else best[1]
        reasons = why(mine.parts, other.parts)
        found.append(Advised(mine.way, mine.value - other.value, reasons, mine.trained))
    return found


def why(mine: Parts, other: Parts) -> list[Why]:
    """What speaks for one answer and against it, held against another: the largest first."""
    names = list(dict.fromkeys([*mine, *other]))
    found = [Why(name, mine.get(name, 0.0) - other.get(name, 0.0)) for name in names]
    told = sorted((each for each in found if abs(each.points) >= LITTLE), key=_size)
    good = [each for each in told if each.points > 0][:REASONS]
    return good + [each for each in told if each.points < 0][:REASONS]


def _size(why: Why) -> float:
    return -abs(why.points)
