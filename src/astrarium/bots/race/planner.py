"""Plans its round: what to call and what to place is tried in the head, the rest is `greedy`'s."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from astrarium.bots.race.fitted import FITTED
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.ranking import judged_choices, judged_developments, judged_worlds
from astrarium.bots.race.rounds import answer_for_others, forget_answers, play_round
from astrarium.bots.race.value import ahead, kind_of
from astrarium.bots.race.weights import WEIGHTS, Weights
from astrarium.bots.search.outlook import PARTLY, RECKONED, Judged, best_first
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

NODES: Final = 1200
MOST_WORLDS: Final = 24
CANDIDATES: Final = 7  # of the choices that `greedy` thinks most of
CLOSE: Final = 4.0  # points behind the best from which on a choice is not tried
# What `greedy` thinks of a choice counts like so many rounds tried: few of them are mostly luck.
TRUSTED: Final = 2.0
LUCK: Final = 0x3FFFFFFF


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
        return self.weighed(s, question, options, rng)[0].way[0]

    def weighed(self, s: Race, question: Question, options: list[int], rng: Rng) -> list[Judged]:
        """The answers that it tries on a position, best first; where nothing is planned, one answer
        without a value. `s` is one that the seat could be in."""
        judged = self._judged(s, question, options, told=False)
        if judged is None:
            return [Judged([self.policy.answer(s, question, options, rng)], 0.0, {})]
        return self._tried(s, question, self.worth_trying(s, question, judged), rng)

    def ranked(
        self,
        view: Data,
        question: Question,
        options: list[int],
        rng: Rng,
        also: int | None = None,
    ) -> list[Judged]:
        """What it thinks of the answers, best first. The one that is asked for it tries too; those
        that it does not try are as far behind the last of its own as `greedy` sees them."""
        s = cast(Race, resample(view, rng, find_game))
        judged = self._judged(s, question, options, told=True)
        if judged is None:
            return self.policy.ranked(view, question, options, rng, also)
        chosen = self.worth_trying(s, question, judged)
        asked_for = [each for each in judged if each.way[0] == also and each not in chosen][:1]
        tried = self._tried(s, question, chosen + asked_for, rng)
        own = [each.way for each in chosen]
        last = min([each.value for each in tried if each.way in own])
        behind = last - min([each.value for each in chosen])
        left = [each for each in judged if each not in chosen + asked_for]
        return best_first(tried + [_valued(each, each.value + behind, False) for each in left])

    def standing(self, view: Data, seat: int, rng: Rng) -> float:
        return self.policy.standing(view, seat, rng)

    def judgement(self, rules: RaceRules) -> str:
        """The answers that it tries it judges by what games have taught, all else as `greedy`."""
        return PARTLY if self.is_trained(rules) else RECKONED

    def is_trained(self, rules: RaceRules) -> bool:
        """Is what a round's end is worth known from games?"""
        return kind_of(rules) in FITTED

    def _judged(
        self, s: Race, question: Question, options: list[int], told: bool
    ) -> list[Judged] | None:
        """The answers as `greedy` sees them, best first; None where nothing is planned."""
        if not self.is_trained(s.tables):
            return None
        frame = s.agenda.lanes[question.lane][-1]
        outlook = Outlook(s, question.seat, self.weights)
        if isinstance(frame, ChooseAction):
            return judged_choices(outlook, frame, options, told)
        if isinstance(frame, ChooseDevelopment):
            return judged_developments(outlook, frame, options)
        if isinstance(frame, ChooseWorld):
            return judged_worlds(outlook, frame, options)
        return None

    def worth_trying(self, s: Race, question: Question, judged: list[Judged]) -> list[Judged]:
        """Those that `greedy` thinks most of, best first."""
        least = judged[0].value - CLOSE
        return [each for each in judged[: self.candidates] if each.value >= least]

    def worths(self, ends: list[Race], seat: int) -> list[float]:
        """What each of these ends of rounds is worth to the seat."""
        return [ahead(s, seat, self.weights) for s in ends]

    def _tried(self, s: Race, question: Question, tried: list[Judged], rng: Rng) -> list[Judged]:
        """These answers after so many rounds in the head, best first."""
        ends: list[Race] = []
        worlds: i64 = 0
        spent: i64 = 0
        while len(tried) > 1 and worlds < self.worlds and spent < self.nodes:
            worlds += 1
            world = cast(Race, s.redeal(question.seat, rng))
            forget_answers(world, question.seat)
            luck = int(rng.below(LUCK))
            spent += answer_for_others(world, question.seat, self.policy, rng)
            for judged in tried:
                trial = world.clone()
                for choice in judged.way:
                    trial.answer(question.lane, choice)
                spent += play_round(trial, self.policy, Rng(luck))
                ends.append(trial)
        totals = [self.trusted * each.value for each in tried]
        worths = self.worths(ends, question.seat)
        for at in range(len(worths)):
            totals[at % len(tried)] += worths[at]
        self.tried = int(spent)
        share = self.trusted + float(worlds)
        found = [_valued(tried[i], totals[i] / share, worlds > 0) for i in range(len(tried))]
        return best_first(found)


def _valued(judged: Judged, value: float, trained: bool) -> Judged:
    """With the value that it has after rounds in the head; what `greedy` did not see is a part."""
    if not judged.parts:
        return Judged(judged.way, value, {}, trained)
    parts = {**judged.parts, "round": value - judged.value}
    return Judged(judged.way, value, parts, trained)
