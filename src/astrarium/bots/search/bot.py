"""The bot that a game's outlook and weights make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, cast

from mypy_extensions import mypyc_attr

from astrarium.bots.search.budget import Budget
from astrarium.bots.search.noise import CALM, Noise
from astrarium.bots.search.outlook import RECKONED, TRAINED, Judged, Outlook, Parts, S, W
from astrarium.bots.search.tries import Search, best_of
from astrarium.bots.search.turns import EPSILON, Turns
from astrarium.core.codec import FindGame
from astrarium.core.game import Data, Rules
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.games import find_game


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Generic[S, W]):
    """Guesses a position of its view, tries its answers on copies of it, takes the best.

    It looks only at its own turns: what others may do in between is never played out.
    """

    noise: float = 0.0  # points by which its judgement is off: of its weaker levels
    nodes: int = 0  # positions that it may try for an answer; 0: as many as it takes
    tried: int = 0  # those that it tried for its last one

    def __init__(
        self,
        outlook: Callable[[S, int, W], Outlook[S, W]],
        weights: W,
        find_game: FindGame = find_game,
    ) -> None:
        self.outlook = outlook
        self.weights = weights
        self.find_game = find_game

    def judgement(self, rules: Rules) -> str:
        """Where what it thinks comes from."""
        return RECKONED

    def leaves_to_chance(self, s: S, question: Question) -> bool:
        """Does the bot take any answer here, so that no two games are alike?"""
        return False

    def at_once(self, s: S, question: Question, options: list[int]) -> int | None:
        """An answer that needs no search."""
        return None

    def search_of(self, outlook: Outlook[S, W], rng: Rng, budget: Budget) -> Search[S]:
        """How it tries answers."""
        return Search(outlook, rng, budget)

    def turns_of(self, search: Search[S], noise: Noise) -> Turns[S]:
        """How it thinks of a turn."""
        return Turns(search, noise)

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        s = self._guess(view, rng)
        lane = question.lane
        if self.leaves_to_chance(s, question):
            return rng.pick(options)
        known = self.at_once(s, question, options)
        if known is not None:
            return known
        outlook = self.outlook(s, question.seat, self.weights)
        search = self.search_of(outlook, rng, Budget(self.nodes))
        noise = Noise(self.noise, rng)
        if outlook.is_turn(s, lane):
            choice = self.turns_of(search, noise).choose(s, lane, options)
        else:
            choice = self._best_on_average(search, s, view, lane, noise)
        self.tried = search.budget.spent
        return choice

    def _best_on_average(self, search: Search[S], s: S, view: Data, lane: int, noise: Noise) -> int:
        """Over several guesses at what is hidden, as many as the budget lasts for."""
        worlds = 0
        values: dict[int, float] = {}
        for world in search.budget.shared(range(search.depth.worlds)):
            if world and search.budget.is_spent():
                break
            here = self._guess(view, search.rng) if world else s
            for choice, value in search.values(here, lane).items():
                values[choice] = values.get(choice, 0.0) + value
            worlds += 1
        return best_of({choice: value + worlds * noise() for choice, value in values.items()})

    def ranked(
        self,
        view: Data,
        question: Question,
        options: list[int],
        rng: Rng,
        also: int | None = None,
    ) -> list[Judged]:
        """What the bot thinks of the answers, best first: the first is what it would choose. One
        more answer is judged on demand, however bad it is. Nothing where it leaves the answer to
        chance; one answer without a value where it needs no search."""
        s = self._guess(view, rng)
        if self.leaves_to_chance(s, question):
            return []
        known = self.at_once(s, question, options)
        if known is not None:
            return [Judged([known], 0.0, {})]
        outlook = self.outlook(s, question.seat, self.weights)
        search = self.search_of(outlook, rng, Budget(self.nodes))
        lane = question.lane
        trained = self.judgement(s.rules) == TRAINED
        if outlook.is_turn(s, lane):
            plans = self.turns_of(search, CALM).ranked(s, lane, options, also)
            return [
                Judged(way, value, _parts_of(outlook, end.position, value), trained)
                for way, end, value in plans
            ]
        found = Average(search, lane, also)
        found.add(s)
        for _ in range(search.depth.worlds - 1):
            found.add(self._guess(view, rng))
        return found.ranked(trained)

    def standing(self, view: Data, seat: int, rng: Rng) -> float:
        """What the seat stands at: its points now, and those that are to be expected."""
        s = self._guess(view, rng)
        return self.outlook(s, seat, self.weights).value(s)

    def _guess(self, view: Data, rng: Rng) -> S:
        return cast(S, resample(view, rng, self.find_game))


def _parts_of(outlook: Outlook[S, W], s: S, value: float) -> Parts:
    """What a position is worth by its parts; what further turns may bring is one too."""
    parts = outlook.parts(s)
    later = value - sum(parts.values())
    if parts and later > EPSILON:
        parts["later"] = later
    return parts


class Average(Generic[S]):
    """What answers are worth over several guesses at what is hidden."""

    def __init__(self, search: Search[S], lane: int, also: int | None) -> None:
        self.search = search
        self.lane = lane
        self.also = also
        self.worlds = 0
        self.values: dict[int, float] = {}
        self.parts: dict[int, Parts] = {}

    def add(self, s: S) -> None:
        ends = self.search.ends(s, self.lane)
        if self.also is not None and self.also not in ends:
            ends[self.also] = self.search.whole(s, self.lane, [self.also])
        self.worlds += 1
        for choice, end in ends.items():
            self.values[choice] = self.values.get(choice, 0.0) + end.value
            mine = self.parts.setdefault(choice, {})
            for name, part in _parts_of(self.search.outlook, end.position, end.value).items():
                mine[name] = mine.get(name, 0.0) + part

    def ranked(self, trained: bool) -> list[Judged]:
        order = sorted(self.values, key=lambda choice: -self.values[choice])
        return [
            Judged(
                [choice],
                self.values[choice] / self.worlds,
                {name: part / self.worlds for name, part in self.parts[choice].items()},
                trained,
            )
            for choice in order
        ]
