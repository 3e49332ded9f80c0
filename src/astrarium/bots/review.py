"""A finished game looked back at: what each decision cost, and how the seats stood from round to
round, as the strongest judge of the game sees it.

A decision is judged from the view of its seat, as it was asked: nobody is blamed for what could not
be known. What it cost is the value of the best answer less that of the one that was given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from astrarium.bots.advice import LITTLE, SEED, Adviser, Why, adviser, why
from astrarium.bots.search import Way
from astrarium.core.game import Data
from astrarium.core.match import Match, Step, position_after
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng

VERSION: Final = 2  # of what is kept of a review
COSTLIEST: Final = 10  # decisions of each seat
ROUND: Final = "round"  # the event with which a round begins

Tell = Callable[[int, int], None]  # how many of how many answers were looked at


class Cost(NamedTuple):
    """A decision that was not the best: what would have been, by how many points, and why; and
    whether games have taught what both are worth."""

    step: int  # answers before it
    choice: int
    better: Way
    points: float
    why: list[Why]
    trained: bool


class Standing(NamedTuple):
    """What each seat stood at after so many answers: points, and those to be expected. `round` is
    the one that begins there; 0 at the end of the game."""

    step: int
    round: int
    values: list[float]


class Review:
    """As far as it was made: it can be gone on with."""

    def __init__(self, seats: int) -> None:
        self.done = 0  # answers that were looked at
        self.judged = [0] * seats  # decisions of each seat
        self.lost = [0.0] * seats  # points that they cost together
        self.costs: list[list[Cost]] = [[] for _ in range(seats)]  # the costliest, dearest first
        self.curve: list[Standing] = []

    def data(self) -> Data:
        return {
            "done": self.done,
            "judged": self.judged,
            "lost": self.lost,
            "costs": [[[*cost[:4], [list(each) for each in cost.why], cost.trained]
                       for cost in costs] for costs in self.costs],
            "curve": [list(each) for each in self.curve],
        }  # fmt: skip

    def is_complete(self, match: Match) -> bool:
        return self.done >= len(match.steps)

    def add(self, seat: int, cost: Cost) -> None:
        self.judged[seat] += 1
        self.lost[seat] += cost.points
        if cost.points >= LITTLE:
            costs = sorted([*self.costs[seat], cost], key=lambda each: -each.points)
            self.costs[seat] = costs[:COSTLIEST]


def review_of(data: Data) -> Review:
    """A review as `data()` wrote it."""
    found = Review(len(data["judged"]))
    found.done, found.judged, found.lost = data["done"], data["judged"], data["lost"]
    found.costs = [
        [Cost(step, choice, better, points, [Why(*each) for each in reasons], trained)
         for step, choice, better, points, reasons, trained in costs]
        for costs in data["costs"]
    ]  # fmt: skip
    found.curve = [Standing(*each) for each in data["curve"]]
    return found


def go_on(
    review: Review, match: Match, tell: Tell, is_enough: Callable[[], bool] = lambda: False
) -> None:
    """Look at further answers, at least one, until it is enough or all were looked at."""
    judge = adviser(match.rules.game.name)
    s = position_after(match, review.done)
    while not review.is_complete(match):
        step = match.steps[review.done]
        if step.seat >= 0 and not step.forced:
            cost = judged(judge, s, step, review.done)
            if cost is not None:
                review.add(step.seat, cost)
        s.answer(step.lane, step.choice)
        review.done += 1
        begun = [event.amount for event in step.events if event.kind == ROUND]
        if review.is_complete(match):
            scores = [float(score) for score in s.scores()]
            review.curve.append(Standing(review.done, 0, scores))
        elif begun:
            review.curve.append(Standing(review.done, begun[-1], standings(judge, s)))
        tell(review.done, len(match.steps))
        if is_enough():
            return


def judged(judge: Adviser, s: Position[Any], step: Step, at: int) -> Cost | None:
    """What a decision cost; None where there was nothing to weigh."""
    question = Question(step.lane, step.seat, s.agenda.numbers[step.lane])
    options = s.options(question)
    if len(options) < 2:
        return None
    ranked = judge.ranked(s.view(step.seat), question, options, Rng(SEED), step.choice)
    mine = next((each for each in ranked if each.way[0] == step.choice), None)
    if len(ranked) < 2 or mine is None:
        return None
    best = ranked[0]
    reasons = why(best.parts, mine.parts)
    trained = best.trained and mine.trained
    return Cost(at, step.choice, best.way, best.value - mine.value, reasons, trained)


def standings(judge: Adviser, s: Position[Any]) -> list[float]:
    """Each seat as it sees itself."""
    return [judge.standing(s.view(seat), seat, Rng(SEED)) for seat in range(s.rules.seats)]


def whole(match: Match, tell: Tell) -> Review:
    """The review of a game, all of it."""
    review = Review(match.rules.seats)
    go_on(review, match, tell)
    return review
