"""Plans its round: own turns to passing, by what the round's end will be worth."""

from __future__ import annotations

from typing import Final

from astrarium.bots.gaia.greedy import Greedy
from astrarium.bots.gaia.value import FIGURES, Figures, Opening, RoundEnd
from astrarium.bots.gaia.weights import WEIGHTS, Weights
from astrarium.bots.search import TRAINED, Outlook
from astrarium.bots.search.beam import Beam, Foresight, Width
from astrarium.bots.search.budget import Budget
from astrarium.bots.search.noise import Noise
from astrarium.bots.search.tries import Search
from astrarium.bots.search.turns import Turns
from astrarium.core.game import Rules
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.gaia.frames.setup import FirstBooster
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import KIND

NODES: Final = 32_000
WIDTH: Final = Width()


class RoundPlanner(Greedy):
    """Looks for the best rest of its round and takes the first turn of it.

    What others do in between is not played out; what they may take away counts less, turn by turn.
    """

    nodes: int = NODES

    def __init__(
        self, weights: Weights = WEIGHTS, width: Width = WIDTH, figures: Figures = FIGURES
    ) -> None:
        super().__init__(weights)
        self.outlook = self._outlook_of
        self.width = width
        self.figures = figures

    def _outlook_of(self, s: Gaia, seat: int, weights: Weights) -> RoundEnd:
        if s.round_number == 0:
            return Opening(s, seat, weights, self.figures)
        return RoundEnd(s, seat, weights, self.figures)

    def at_once(self, s: Gaia, question: Question, options: list[int]) -> int | None:
        if isinstance(s.agenda.lanes[question.lane][-1], FirstBooster):
            worth = self._outlook_of(s, question.seat, self.weights).boosters_worth(s)
            return max(options, key=lambda choice: worth(choice % KIND))
        return super().at_once(s, question, options)

    def search_of(self, outlook: Outlook[Gaia, Weights], rng: Rng, budget: Budget) -> Search[Gaia]:
        if isinstance(outlook, Opening):
            return Search(outlook, rng, budget)
        return Foresight(outlook, rng, budget)

    def turns_of(self, search: Search[Gaia], noise: Noise) -> Turns[Gaia]:
        return Beam(search, noise, self.width)

    def judgement(self, rules: Rules) -> str:
        """What a round's end is worth is known from games."""
        return TRAINED
