"""The bot that a game's outlook and weights make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, cast

from astrarium.bots.search.budget import Budget
from astrarium.bots.search.noise import Noise
from astrarium.bots.search.outlook import Outlook, S, W
from astrarium.bots.search.tries import Search, best_of
from astrarium.bots.search.turns import Turns
from astrarium.core.codec import FindGame
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.games import find_game


class SearchBot(Generic[S, W]):
    """Guesses a position of its view, tries its answers on copies of it, takes the best.

    It looks only at its own turns: what others may do in between is never played out.
    """

    noise: float = 0.0  # points by which its judgement is off: of its weaker levels
    nodes: int = 0  # positions that it may try for an answer; 0: as many as it takes

    def __init__(
        self,
        outlook: Callable[[S, int, W], Outlook[S, W]],
        weights: W,
        find_game: FindGame = find_game,
    ) -> None:
        self.outlook = outlook
        self.weights = weights
        self.find_game = find_game

    def at_once(self, s: S, question: Question, options: list[int], rng: Rng) -> int | None:
        """An answer that needs no search."""
        return None

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        s = self._guess(view, rng)
        lane = question.lane
        known = self.at_once(s, question, options, rng)
        if known is not None:
            return known
        outlook = self.outlook(s, question.seat, self.weights)
        search = Search(outlook, rng, Budget(self.nodes))
        noise = Noise(self.noise, rng)
        if outlook.is_turn(s, lane):
            return Turns(search, noise).choose(s, lane, options)
        worlds = 0
        values: dict[int, float] = {}
        for world in search.budget.shared(range(outlook.depth.worlds)):
            if world and search.budget.is_spent():
                break
            here = self._guess(view, rng) if world else s
            for choice, value in search.values(here, lane).items():
                values[choice] = values.get(choice, 0.0) + value
            worlds += 1
        return best_of({choice: value + worlds * noise() for choice, value in values.items()})

    def _guess(self, view: Data, rng: Rng) -> S:
        return cast(S, resample(view, rng, self.find_game))
