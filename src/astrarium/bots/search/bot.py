"""The bot that a game's outlook and weights make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, cast

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Generic[S, W]):
    """Guesses a position of its view, tries its answers on copies of it, takes the best.

    It looks only at its own turns: what others may do in between is never played out.
    """

    noise: float = 0.0  # points by which its judgement is off: of its weaker levels

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
        search = Search(outlook, rng)
        noise = Noise(self.noise, rng)
        if outlook.is_turn(s, lane):
            return Turns(search, noise).choose(s, lane, options)
        values = search.values(s, lane)
        worlds = search.depth.worlds
        for _ in range(worlds - 1):
            for choice, value in search.values(self._guess(view, rng), lane).items():
                values[choice] += value
        return best_of({choice: value + worlds * noise() for choice, value in values.items()})

    def _guess(self, view: Data, rng: Rng) -> S:
        return cast(S, resample(view, rng, self.find_game))
