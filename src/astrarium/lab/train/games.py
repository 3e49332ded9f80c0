"""Games for the data: what each seat knew between rounds, and what the teacher would answer."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from astrarium.bots.search.outlook import Judged
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.policy import shares_of
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.lab.train.asking import Address
from astrarium.lab.train.course import Course
from astrarium.lab.train.players import player_of

GAMES_OF_A_SEED = 1 << 32
FINE = 1 << 30
FEW = 4  # of so many answers that are not weighed against others one is learnt from
SURE = 1.0  # points by which an answer must be better to be 2.7 times as likely


class Sample(NamedTuple):
    """What one seat knew, between two rounds or when it was asked, and how the game went for it."""

    game: int
    round: int  # the one that begins, or that goes on
    seat: int
    places: list[int]
    values: list[float]
    win: float  # the share of the win
    margin: float  # points before the best of the others
    choices: list[int]  # what was open to it; nothing between two rounds
    shares: list[float]  # how likely the teacher thinks each of them


class Seen(NamedTuple):
    """A sample before the game is over."""

    round: int
    seat: int
    places: list[int]
    values: list[float]
    choices: list[int]
    shares: list[float]


def play(course: Course, number: int, server: Address | None = None) -> list[Sample]:
    """One game; it depends on the course and its number alone."""
    game = Playing(course, number, server)
    game.run()
    wins, margins = game.s.returns("win"), game.s.returns("margin")
    return [
        Sample(
            number, seen.round, seen.seat, seen.places, seen.values,
            wins[seen.seat], margins[seen.seat], seen.choices, seen.shares,
        )
        for seen in game.seen
    ]  # fmt: skip


class Playing:
    """One game of bots that err now and then; they never see the position itself."""

    def __init__(self, course: Course, number: int, server: Address | None) -> None:
        self.course = course
        self.rng = Rng(course.seed * GAMES_OF_A_SEED + number)
        rules = course.rules()
        self.names = drawn(course, self.rng)
        self.players = [player_of(course, name, server) for name in self.names]
        self.s: Position[Any] = rules.game.start(rules)
        self.layout = rules.layout
        self.seen: list[Seen] = []
        self.unweighed = 0

    def run(self) -> None:
        s, rng = self.s, self.rng
        s.run(MAIN)
        round_number = self.layout.round_of(s)
        while (lane := s.next_lane()) >= MAIN:
            if self.layout.round_of(s) > round_number:
                round_number = self.layout.round_of(s)
                for seat in range(self.course.seats):
                    self.see(seat, [], [])
            asked = s.asked(lane)
            if asked == CHANCE:
                s.roll(rng)
                continue
            options = s.lane_options(lane)
            choice = options[0]
            if len(options) > 1:
                choice = self.decide(Question(lane, asked, s.agenda.numbers[lane]), options)
            s.answer(lane, choice)

    def see(self, seat: int, choices: list[int], shares: list[float]) -> None:
        pairs = self.layout.sheet(self.s, seat).pairs()
        places, values = [place for place, _ in pairs], [value for _, value in pairs]
        now = int(self.layout.round_of(self.s))
        self.seen.append(Seen(now, seat, places, values, choices, shares))

    def decide(self, question: Question, options: list[int]) -> int:
        s, seat, rng = self.s, question.seat, self.rng
        player = self.players[seat]
        if int(rng.below(FINE)) < self.course.noise * FINE:
            return rng.pick(options)
        if hasattr(player, "weighed"):  # these look at positions: a view need not be made
            weighed = player.weighed(s.redeal(seat, rng), question, options, rng)
        elif hasattr(player, "answer"):
            answer = player.answer(s.redeal(seat, rng), question, options, rng)
            weighed = [Judged([int(answer)], 0.0, {})]
        else:
            weighed = [Judged([int(player.choose(s.view(seat), question, options, rng))], 0.0, {})]
        if self.names[seat] == self.course.teacher and self.is_learnt(weighed):
            self.see(seat, options, shares_among(options, weighed))
        return int(weighed[0].way[0])

    def is_learnt(self, weighed: list[Judged]) -> bool:
        """Small decisions are many and alike: a few of them do."""
        if len(weighed) > 1:
            return True
        self.unweighed += 1
        return self.unweighed % FEW == 1


def drawn(course: Course, rng: Rng) -> list[str]:
    """Who sits where."""
    names = [course.bots[rng.below(len(course.bots))] for _ in range(course.seats)]
    if course.learner:
        names[rng.below(course.seats)] = course.learner
    return names


def shares_among(options: list[int], weighed: list[Judged]) -> list[float]:
    """How likely each answer is, by what it is worth; what was not tried is not likely at all."""
    best: dict[int, float] = defaultdict(lambda: float("-inf"))
    for each in weighed:
        best[each.way[0]] = max(best[each.way[0]], each.value)
    found = dict(zip(best, shares_of([value / SURE for value in best.values()])))
    return [found.get(option, 0.0) for option in options]
