"""A beginner who grows sensibly: tries every turn to its end and takes the one that looks best."""

from __future__ import annotations

from astrarium.bots.gaia.boosters import Boosters
from astrarium.bots.gaia.outlook import Outlook
from astrarium.bots.gaia.turns import TurnOutlook
from astrarium.bots.gaia.weights import WEIGHTS, Weights
from astrarium.bots.search import SearchBot
from astrarium.core.position import Question
from astrarium.games.gaia.frames.setup import ArrangeTile, ChooseFaction, FirstBooster
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import END_TURN, KIND


class Greedy(SearchBot[Gaia, Weights]):
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(TurnOutlook, weights)

    def leaves_to_chance(self, s: Gaia, question: Question) -> bool:
        return isinstance(s.agenda.lanes[question.lane][-1], (ArrangeTile, ChooseFaction))

    def at_once(self, s: Gaia, question: Question, options: list[int]) -> int | None:
        frame = s.agenda.lanes[question.lane][-1]
        if isinstance(frame, FirstBooster):
            boosters = Boosters(s, Outlook(s, question.seat, self.weights))
            return max(options, key=lambda choice: boosters.worth(choice % KIND))
        # What is left can be converted before the next action.
        return END_TURN if END_TURN in options else None
