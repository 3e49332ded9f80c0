"""Random games with the checks at their steps."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from astrarium.core.checks import copies, encodings, history, questions, secrets
from astrarium.core.checks.mixes import Setting, covering, spoken
from astrarium.core.checks.moment import Before, Broken, Moment, demand
from astrarium.core.codec import digest
from astrarium.core.frame import CHANCE, EVERYONE
from astrarium.core.game import Game, rules_of
from astrarium.core.match import Match, Step, chance_answer
from astrarium.core.position import Position
from astrarium.core.rng import Rng, Streams

Progress = Callable[[str], None]

SOME_STEPS = copies.CHECKS + secrets.CHECKS
AT_THE_END = history.CHECKS_AT_THE_END + encodings.CHECKS_AT_THE_END
LONGEST = 100_000  # answers; a random game that has not ended by then never will


class CheckFailed(Exception):
    """A check that does not hold, with all that is needed to look at the place again."""

    def __init__(self, check: str, message: str, setting: Setting, seed: int, match: Match) -> None:
        self.check = check
        self.message = message
        self.setting = setting
        self.seed = seed
        self.step = len(match.steps)
        self.log = match.log.text()
        self.position = _saved(match.position)
        super().__init__(f"{check}: {message} ({spoken(setting)}, seed {seed}, step {self.step})")

    def dump(self) -> str:
        """Everything as JSON: `position` can be loaded, `log` can be replayed."""
        return json.dumps(
            {
                "check": self.check,
                "message": self.message,
                "seats": self.setting[0],
                "options": self.setting[1],
                "seed": self.seed,
                "step": self.step,
                "position": self.position,
                "log": self.log,
            }
        )


def _saved(s: Position[Any]) -> str:
    try:
        return s.dump()
    except Exception as error:  # the codec may be what is broken
        return f"cannot be saved: {error!r}"


class Report:
    """What was played and checked."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.settings = 0
        self.games = 0
        self.answers = 0
        self.checks: Counter[str] = Counter()

    def __str__(self) -> str:
        rows = [f"{count:>9,}  {check}" for check, count in sorted(self.checks.items())]
        played = f"{self.games} games, {self.answers:,} answers, {self.settings} settings"
        return "\n".join([f"{self.game}: {played}", *rows])


def run_battery(
    game: Game[Any, Any],
    games: int = 1,
    seed: int = 0,
    every: int = 10,
    chosen: Iterable[Setting] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play random games of each setting; the costly checks about every so many answers.

    Unless settings are chosen, those of `covering` are played: each pair of options meets.
    Raises CheckFailed at the first check that does not hold.
    """
    report = Report(game.name)
    for setting in covering(game) if chosen is None else chosen:
        report.settings += 1
        for number in range(seed, seed + games):
            if progress is not None:
                progress(f"{spoken(setting)}, seed {number}")
            CheckedGame(game, setting, number, every, report).play()
            report.games += 1
    return report


class CheckedGame:
    """One random game and the checks on its way."""

    def __init__(
        self, game: Game[Any, Any], setting: Setting, seed: int, every: int, report: Report
    ) -> None:
        self.setting = setting
        self.seed = seed
        self.every = every
        self.report = report
        self.rng = Rng(seed)
        self.streams = Streams(digest(f"battery {seed}"))
        self.match = Match(rules_of(game, *setting), self.streams.promise)
        self.kept: list[tuple[Position[Any], str]] = []
        self.hidden = 0  # moments at which something was hidden from somebody
        self.told_apart = 0  # of these, moments at which two guesses differed

    def play(self) -> None:
        for _ in range(LONGEST):
            some = self.rng.below(self.every) == 0
            self._look(some)
            if self.match.position.over:
                break
            self._hold("the_game_goes_on", partial(self._answer, some))
        self._hold("the_game_ends", partial(self.match.end, self.streams.seed))
        self._look(True)
        for check in AT_THE_END:
            self._hold(check.__name__, partial(check, self._moment()))
        self._hold("kept_copies_never_change", self._compare_kept_copies)
        self._hold("guesses_differ_where_something_is_hidden", self._count_guesses)

    def _moment(self) -> Moment:
        return Moment(self.match, self.rng)

    def _hold(self, name: str, check: Callable[[], None]) -> None:
        """Run a check; whatever it raises is its failure."""
        try:
            check()
        except CheckFailed:
            raise
        except Exception as error:
            message = str(error) if isinstance(error, Broken) else repr(error)
            raise CheckFailed(name, message, self.setting, self.seed, self.match) from error
        self.report.checks[name] += 1

    def _look(self, some: bool) -> None:
        m = self._moment()
        for check in questions.CHECKS + (SOME_STEPS if some else []) + encodings.CHECKS:
            self._hold(check.__name__, partial(check, m))
        if some:
            self.kept.append((m.s.clone(), m.s.dump()))

    def _answer(self, some: bool) -> None:
        """Answer a random question at random, and look at what that did."""
        match = self.match
        asked = match.position.questions()
        question = asked[self.rng.below(len(asked))]
        options = match.position.options(question)
        forced = question.seat != CHANCE and len(options) == 1
        choice = self.rng.pick(options)
        if question.seat == CHANCE:
            choice = chance_answer(match.position, question.lane, self.streams)
        gone = match.position.agenda.out
        before = Before(match) if some or match.position.agenda.secret else None
        step = match.answer(question, choice, forced)
        self.report.answers += 1
        m = self._moment()
        self._hold("who_is_out_stays_out", partial(questions.who_is_out_stays_out, m, gone))
        self._hold("barriers_stop_undo", partial(history.barriers_stop_undo, m, step))
        if before is None:
            return
        hidden = partial(secrets.secret_progress_is_hidden, m, before, step)
        self._hold("secret_progress_is_hidden", hidden)
        if not some:
            return
        if len(options) > 1:
            self._hold("guesses_are_possible", partial(self._guess, m, step))
        self._hold("undo_restores_the_position", partial(history.undo_restores, m, before, step))
        for seat in range(match.rules.seats):
            redo = partial(history.undo_leaves_neighbours_alone, match, seat)
            self._hold("undo_leaves_neighbours_alone", redo)

    def _guess(self, m: Moment, step: Step) -> None:
        """Just after a hidden answer, those who did not see it can only guess."""
        outside = [eyes for eyes in m.eyes if step.audience not in (EVERYONE, eyes)]
        revealed = step.disclosures or step.joins != m.s.agenda.joins
        if outside and not step.secret and not revealed:
            self.hidden += 1
            self.told_apart += secrets.guesses_differ(m, outside[self.rng.below(len(outside))])

    def _compare_kept_copies(self) -> None:
        for copy, dump in self.kept:
            demand(copy.dump() == dump, "a copy changed while the game went on")

    def _count_guesses(self) -> None:
        demand(self.told_apart > 0 or self.hidden == 0, "all guesses at hidden things are equal")
