"""Is a set of components fair? Many games of one bot against its like, and who won with what.

A component is compared with the others of its group (a level, a deck): the win share of those who
took it, less the win share of those who had the choice and took another. Both had the choice: the
same kind of question, with the component and another one of its group open, and the first of that
kind for this player. Where a question offers nothing else, what lay open on the table might have
been taken: where ships went has decided it turns before.

What chance brings for all (an event) is compared by how far apart the scores end with and without
it. Whether a figure is out of bounds is said only where enough players took the component and
enough another.

Beside it stands the difference of all takers, also those without a choice: whoever is ahead lays
new cards and others follow to them, so it says how those fare who come to a card, not what the card
is worth to them.

A bot takes what it thinks best, some components always and others never. Where lots are drawn, the
bot still says whether it takes one of a group, and a lot which of those that are open: so all are
tried, and whoever takes one fares as others do but for the component.

The log has a line for each game. Broken off, a run goes on after its last whole line; the games
depend on the seed alone, not on the number of processes.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import fsum, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final

from astrarium.bots import find_bot
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Game, Options, Rules, rules_of
from astrarium.core.own_sets import bring_sets, texts_of_sets
from astrarium.core.playout import roll
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.games import find_game
from astrarium.lab.arena import Progress, mixed
from astrarium.lab.executors import Here
from astrarium.lab.kept import begun, gone_on
from astrarium.lab.statistics import Estimate

UNFINISHED: Final = "null"  # the line of a game that did not end
Z_99: Final = 2.5758293035489004  # the standard normal distribution's 99.5 % quantile
LEAST_TAKERS: Final = 300
MOST_POINTS: Final = 12.0  # of win share in per cent that a component may be better or worse
MOST_OF_A_SIDE: Final = 5.0  # that a side may be away from an even share
SIDES: Final = ("faction", "species")  # groups of which every player has one for the whole game
OPEN: Final = "Open"  # the kind of question that is asked by what lies on the table
MOST_ANSWERS: Final = 1500  # of a game; bots that never come to an end have played none


@dataclass(frozen=True)
class Course:
    """What is played: all of it stands in the first line of the log."""

    game: str
    seats: int
    options: Options
    bot: str
    seed: int
    components: str  # the fingerprint of the set
    lots: bool = False  # do lots decide between the components of a group?

    def data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Record:
    """One game: shares of the win and scores by seat; what each seat took, and what it took
    another for; what chance brought; what was chosen and passed over when a seat was first asked,
    by the kind of question."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    took: tuple[frozenset[str], ...]
    left: tuple[frozenset[str], ...]
    came: frozenset[str]
    chose: tuple[frozenset[str], ...]
    passed: tuple[frozenset[str], ...]

    def line(self) -> str:
        data = {
            "wins": self.wins,
            "scores": self.scores,
            "took": [sorted(each) for each in self.took],
            "left": [sorted(each) for each in self.left],
            "came": sorted(self.came),
            "chose": [sorted(each) for each in self.chose],
            "passed": [sorted(each) for each in self.passed],
        }
        return json.dumps(data, separators=(",", ":"))


def read_record(line: str) -> Record:
    data = json.loads(line)
    return Record(
        tuple(data["wins"]),
        tuple(data["scores"]),
        tuple(frozenset(each) for each in data["took"]),
        tuple(frozenset(each) for each in data["left"]),
        frozenset(data["came"]),
        tuple(frozenset(each) for each in data["chose"]),
        tuple(frozenset(each) for each in data["passed"]),
    )


# --- playing -------------------------------------------------------------------------------------


class Watched:
    """A game that is being played, and what is seen of it."""

    def __init__(self, s: Position[Any]) -> None:
        self.s = s
        self.game: Game[Any, Any] = s.rules.game
        self.took: list[set[str]] = [set() for _ in range(s.rules.seats)]
        self.left: list[set[str]] = [set() for _ in range(s.rules.seats)]
        self.came: set[str] = set()
        self.chose: list[set[str]] = [set() for _ in range(s.rules.seats)]
        self.passed: list[set[str]] = [set() for _ in range(s.rules.seats)]

    def note(self, question: Question, options: list[int], choice: int) -> None:
        key = self.game.component_of(self.s, question, choice)
        if not key:
            return
        if question.seat == CHANCE:
            self.came.add(key)
            return
        self.took[question.seat].add(key)
        asked = type(self.s.agenda.lanes[question.lane][-1]).__name__
        others = self.offered(question, options, choice)
        if not others:
            asked, others = OPEN, self.game.lay_open(self.s, question, choice)
        for other in others:
            self.left[question.seat].add(other)
            self.first(question.seat, f"{asked} {key}", self.chose)
            self.first(question.seat, f"{asked} {other}", self.passed)

    def offered(self, question: Question, options: list[int], choice: int) -> list[str]:
        """The other components of the group that the question asks for."""
        key = self.game.component_of(self.s, question, choice)
        group = self.game.group_of(self.s.rules, key)
        keys = [self.game.component_of(self.s, question, each) for each in options]
        others = dict.fromkeys(each for each in keys if each and each != key)
        return [each for each in others if self.game.group_of(self.s.rules, each) == group]

    def first(self, seat: int, asked: str, side: list[set[str]]) -> None:
        """What a seat does when it is asked again may follow from how it fares."""
        if asked not in self.chose[seat] and asked not in self.passed[seat]:
            side[seat].add(asked)

    def record(self) -> Record:
        ranks = self.s.ranking()
        winners = ranks.count(1)
        return Record(
            tuple(1 / winners if rank == 1 else 0.0 for rank in ranks),
            tuple(self.s.scores()),
            tuple(frozenset(each) for each in self.took),
            tuple(frozenset(left - took) for left, took in zip(self.left, self.took, strict=True)),
            frozenset(self.came),
            tuple(frozenset(each) for each in self.chose),
            tuple(frozenset(each) for each in self.passed),
        )


def play(rules: Rules, bot_name: str, seed: int, lots: bool = False) -> Record | None:
    """One game of a bot against its like; None if it does not end."""
    bot = find_bot(rules.game.name, bot_name)
    s = rules.game.start(rules)
    s.run(MAIN)
    watched = Watched(s)
    chance = Rng(mixed(seed, "chance"))
    rngs = [Rng(mixed(seed, "bot", seat)) for seat in range(rules.seats)]
    lot = Rng(mixed(seed, "lots")) if lots else None
    answers = 0
    while (lane := s.next_lane()) >= MAIN:
        answers += 1
        if answers > MOST_ANSWERS:
            return None
        seat = s.asked(lane)
        question = Question(lane, seat, s.agenda.numbers[lane])
        if seat == CHANCE:
            options, choice = [], roll(s, lane, chance)
        else:
            options = s.lane_options(lane)
            choice = options[0]
            if len(options) > 1:
                choice = bot.choose(s.view(seat), question, options, rngs[seat])
                if lot is not None:
                    choice = lot.pick(alike(s, question, options, choice))
        watched.note(question, options, choice)
        s.answer(lane, choice)
    return watched.record()


def alike(s: Position[Any], question: Question, options: list[int], choice: int) -> list[int]:
    """The choices that a lot is drawn from instead of this one."""
    game: Game[Any, Any] = s.rules.game
    name = game.lot_of(s, question, choice)
    if not name:
        return [choice]
    return [each for each in options if game.lot_of(s, question, each) == name]


@dataclass(frozen=True)
class Task:
    """What a process needs to know to play any game of a course."""

    course: Course
    sets: dict[str, str]

    def play(self, number: int) -> str:
        bring_sets(self.sets)
        course = self.course
        rules = rules_of(find_game(course.game), course.seats, course.options)
        record = play(rules, course.bot, mixed(course.seed, "balance", number), course.lots)
        return record.line() if record is not None else UNFINISHED


def run(
    course: Course, log: Path, games: int, jobs: int = 1, progress: Progress | None = None
) -> list[Record]:
    """Play until the log has so many games; of the first so many those that came to an end."""
    lines = begun(course.data(), log)
    task = Task(course, texts_of_sets(course.options))
    new = Here(jobs).each(task.play, range(len(lines), games))
    for line in gone_on(log, new):
        lines.append(line)
        if progress is not None:
            progress(len(lines), games)
    return [read_record(line) for line in lines[:games] if line != UNFINISHED]


# --- reckoning -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compared:
    """A component: how many had the choice and took it or another, and how they fared; how all who
    took it fared, and those who took another and never this one."""

    key: str
    group: str
    sure: str
    chose: int
    passed: int
    difference: Estimate  # of those who were asked the same; of a side, from an even share
    takers: int
    share: float  # of the win, in per cent
    others: int
    others_share: float
    all_takers: Estimate

    @property
    def verdict(self) -> str:
        is_side = self.group in SIDES
        if (self.takers if is_side else min(self.chose, self.passed)) < LEAST_TAKERS:
            return "few"
        most = MOST_OF_A_SIDE if is_side else MOST_POINTS
        return "within" if abs(self.difference.value) <= most else "beyond"


@dataclass(frozen=True)
class Came:
    """What chance brings for all: how far apart the scores end with and without it."""

    key: str
    group: str
    sure: str
    with_it: int
    spread: float
    without: int
    other_spread: float
    difference: Estimate


def compared(rules: Rules, records: Sequence[Record]) -> list[Compared]:
    game = rules.game
    takers: dict[str, list[float]] = defaultdict(list)
    others: dict[str, list[float]] = defaultdict(list)
    asked = by_question(records)
    for record in records:
        for win, took, left in zip(record.wins, record.took, record.left, strict=True):
            for key in took:
                takers[key].append(100 * win)
            for key in left:
                others[key].append(100 * win)
    found = []
    for key in sorted({*takers, *others}):
        group = game.group_of(rules, key)
        here, kinds = takers[key], list(asked[key].values())
        even = apart(here, [100 / rules.seats])
        found.append(
            Compared(
                key,
                group,
                game.sure_of(rules, key),
                sum(len(took) for took, _ in kinds),
                sum(len(other) for _, other in kinds),
                even if group in SIDES else together(kinds),
                len(here),
                _mean(here),
                len(others[key]),
                _mean(others[key]),
                apart(here, others[key]),
            )
        )
    return sorted(found, key=lambda each: (each.group, -each.difference.value, each.key))


Shares = tuple[list[float], list[float]]  # of those who took a component, and another


def by_question(records: Sequence[Record]) -> dict[str, dict[str, Shares]]:
    """By component and kind of question: how those fared who were asked it."""
    found: dict[str, dict[str, Shares]] = defaultdict(lambda: defaultdict(lambda: ([], [])))
    for record in records:
        for win, chose, passed in zip(record.wins, record.chose, record.passed, strict=True):
            for side, keys in enumerate((chose, passed)):
                for each in keys:
                    question, _, key = each.partition(" ")
                    found[key][question][side].append(100 * win)
    return found


def together(kinds: Sequence[Shares]) -> Estimate:
    """The differences of several kinds of questions as one, each weighed by how well it is known.

    A kind counts where at least two took the component and two another."""
    known = [(took, other) for took, other in kinds if min(len(took), len(other)) >= 2]
    weights = [len(took) * len(other) / (len(took) + len(other)) for took, other in known]
    if not known:
        return Estimate(0.0, 0.0, 0.0)
    whole = fsum(weights)
    parts = list(zip(weights, known, strict=True))
    value = fsum(weight * (fmean(took) - fmean(other)) for weight, (took, other) in parts) / whole
    variance = fsum(
        (weight / whole) ** 2 * (_variance_of_mean(took) + _variance_of_mean(other))
        for weight, (took, other) in parts
    )
    half = Z_99 * sqrt(variance)
    return Estimate(value, value - half, value + half)


def what_came(rules: Rules, records: Sequence[Record]) -> list[Came]:
    game = rules.game
    spreads = [(record.came, pstdev(record.scores)) for record in records]
    found = []
    for key in sorted({key for came, _ in spreads for key in came}):
        with_it = [spread for came, spread in spreads if key in came]
        without = [spread for came, spread in spreads if key not in came]
        found.append(
            Came(
                key,
                game.group_of(rules, key),
                game.sure_of(rules, key),
                len(with_it),
                _mean(with_it),
                len(without),
                _mean(without),
                apart(with_it, without),
            )
        )
    return sorted(found, key=lambda each: (each.group, -each.difference.value, each.key))


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def apart(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """The difference of two means with the 99 % interval of the normal distribution."""
    difference = _mean(one) - _mean(other)
    half = Z_99 * sqrt(_variance_of_mean(one) + _variance_of_mean(other))
    return Estimate(difference, difference - half, difference + half)


def _variance_of_mean(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    average = fmean(values)
    return fsum((each - average) ** 2 for each in values) / (len(values) - 1) / len(values)


def out_of_bounds(found: Iterable[Compared]) -> list[Compared]:
    return [each for each in found if each.verdict == "beyond"]
