"""A beginner who grows sensibly: tries every turn to its end and takes the one that looks best."""

from __future__ import annotations

from typing import cast

from astrarium.bots.yardstick.gaia.boosters import Boosters
from astrarium.bots.yardstick.gaia.outlook import Outlook
from astrarium.bots.yardstick.gaia.search import Search
from astrarium.bots.yardstick.gaia.turns import Turns
from astrarium.bots.yardstick.gaia.weights import WEIGHTS, Weights
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.games import find_game
from astrarium.games.gaia.frames.setup import ArrangeTile, ChooseFaction, FirstBooster
from astrarium.games.gaia.frames.turn import Turn
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import KIND


class Greedy:
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        s = cast(Gaia, resample(view, rng, find_game))
        lane = question.lane
        frame = s.agenda.lanes[lane][-1]
        if isinstance(frame, (ArrangeTile, ChooseFaction)):
            return rng.pick(options)  # any board, any faction: no two games alike
        outlook = Outlook(s, question.seat, self.weights)
        if isinstance(frame, FirstBooster):
            boosters = Boosters(s, outlook)
            return max(options, key=lambda choice: boosters.worth(choice % KIND))
        search = Search(outlook)
        if isinstance(frame, Turn):
            return Turns(search).choose(s, lane, options)
        return search.choose(s, lane, options)
