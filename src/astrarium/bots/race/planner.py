"""Plans its round: what to call and what to place is tried in the head, the rest is `greedy`'s."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.ranking import judged_choices, judged_developments, judged_worlds
from astrarium.bots.race.rounds import answer_for_others, forget_answers, play_round
from astrarium.bots.race.value import ahead
from astrarium.bots.race.weights import WEIGHTS, Weights
from astrarium.bots.search.outlook import Judged
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.games import find_game
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.frames.develop import ChooseDevelopment
from astrarium.games.race.frames.settle import ChooseWorld
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules

NODES: Final = 160
MOST_WORLDS: Final = 24
CANDIDATES: Final = 7  # of the choices that `greedy` thinks most of
CLOSE: Final = 4.0  # points behind the best from which on a choice is not tried
# What `greedy` thinks of a choice counts like so many rounds tried: few of them are mostly luck.
TRUSTED: Final = 2.0
LUCK: Final = 0x3FFFFFFF


def is_planned(rules: RaceRules) -> bool:
    """Only of the advanced two-player game it is known what a round's end is worth."""
    return rules.advanced and rules.seats == 2 and not rules.expanded


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundPlanner:
    """Tries its choices in worlds that its seat could be in, each played on to the round's end.

    What others have secretly chosen, and every draw, is another one in each world: it sees no more
    than its view. In other games than those it plans it is `greedy`.
    """

    nodes: int = NODES  # small decisions that it may try for an answer; a world is tried to its end
    tried: int = 0  # those that it tried for its last one

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.candidates = CANDIDATES
        self.worlds = MOST_WORLDS
        self.trusted = TRUSTED
        self.policy = Greedy(weights)

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        s = cast(Race, resample(view, rng, find_game))
        frame = s.agenda.lanes[question.lane][-1]
        if is_planned(s.tables):
            outlook = Outlook(s, question.seat, self.weights)
            if isinstance(frame, ChooseAction):
                judged = judged_choices(outlook, frame, options, told=False)
                return self._best(s, question, judged, rng)
            if isinstance(frame, ChooseDevelopment):
                return self._best(s, question, judged_developments(outlook, frame, options), rng)
            if isinstance(frame, ChooseWorld):
                return self._best(s, question, judged_worlds(outlook, frame, options), rng)
        return self.policy.answer(s, question, options, rng)

    def _best(self, s: Race, question: Question, judged: list[Judged], rng: Rng) -> int:
        least = judged[0].value - CLOSE
        tried = [each for each in judged[: self.candidates] if each.value >= least]
        totals = [self.trusted * each.value for each in tried]
        spent: i64 = 0
        if len(tried) > 1:
            for _ in range(self.worlds):
                world = cast(Race, s.redeal(question.seat, rng))
                forget_answers(world, question.seat)
                luck = int(rng.below(LUCK))
                spent += answer_for_others(world, question.seat, self.policy, rng)
                for i in range(len(tried)):
                    trial = world.clone()
                    for choice in tried[i].way:
                        trial.answer(question.lane, choice)
                    spent += play_round(trial, self.policy, Rng(luck))
                    totals[i] += ahead(trial, question.seat, self.weights)
                if spent >= self.nodes:
                    break
        self.tried = int(spent)
        best = 0
        for i in range(1, len(tried)):
            if totals[i] > totals[best]:
                best = i
        return tried[best].way[0]
