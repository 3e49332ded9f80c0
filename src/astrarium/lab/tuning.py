"""Weights tuned by the arena: simultaneous perturbation (SPSA, after J. C. Spall).

In every step all figures are shaken at once, each up or down by lot. Two bots, one with the figures
shaken one way and one with the other, play each other; then every figure moves a little towards the
side that scored more. A step costs the same number of games however many figures there are. Steps
become smaller, so that the figures come to rest.

The log has a line for each step. Broken off, a run goes on after its last whole line, and gives the
same figures as if it had never stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from astrarium.bots.search.weights import Figures, figures_of, with_figures
from astrarium.core.driver import Bot
from astrarium.core.errors import BadOptions
from astrarium.core.game import Game, Options
from astrarium.core.rng import Rng
from astrarium.lab.arena import Entrant, contest, mixed
from astrarium.lab.fuzz import BadState

W = TypeVar("W")

# Spall's exponents, and the smallest reach of a figure that is nearly nothing.
FALL_OF_STEPS = 0.602
FALL_OF_SHAKES = 0.101
LEAST_REACH = 0.1

MakeBot = Callable[[W], Bot]


@dataclass(frozen=True)
class Course:
    """How a run goes: all of it stands in the first line of its log."""

    seats: int
    options: Options
    names: tuple[str, ...]  # the figures to be tuned
    games: int  # of each step
    seed: int = 1
    shake: float = 0.1  # of a figure's own size, in the first step
    stride: float = 0.02  # of a figure's own size, for each point that one side scored more
    calm: int = 10  # steps after which strides have become clearly smaller

    def data(self) -> dict[str, Any]:
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Step:
    """What a step has shown."""

    number: int
    margin: float  # points a game that the figures shaken up scored more
    figures: Figures  # after it


class Tuning(Generic[W]):
    def __init__(
        self,
        game: str | Game[Any, Any],
        make: MakeBot[W],
        weights: W,
        course: Course,
        log: Path,
        jobs: int = 1,
    ) -> None:
        self.game = game
        self.make = make
        self.weights = weights
        self.course = course
        self.log = log
        self.jobs = jobs  # processes; the figures do not depend on them
        known = figures_of(weights)
        self.start = {name: known[name] for name in course.names if name in known}
        with_figures(weights, dict.fromkeys(course.names, 0.0))  # an unknown name is refused
        if course.games < 1 or not course.names:
            message = "tuning needs at least one figure and one game a step"
            raise BadOptions(message).said("tuning-nothing")
        self.reach = {name: max(LEAST_REACH, abs(figure)) for name, figure in self.start.items()}

    def run(self, steps: int, told: Callable[[Step], None] | None = None) -> W:
        """Go on until so many steps have been made in all; the weights that were found."""
        done = self.steps()
        figures = done[-1].figures if done else self.start
        for number in range(len(done), steps):
            step = self._step(number, figures)
            figures = step.figures
            self._write(asdict(step))
            if told is not None:
                told(step)
        return with_figures(self.weights, figures)

    # --- a step -------------------------------------------------------------------------------

    def _step(self, number: int, figures: Figures) -> Step:
        course = self.course
        rng = Rng(mixed(course.seed, "shake", number))
        signs = {name: 1 if rng.below(2) else -1 for name in course.names}
        shake = course.shake / (number + 1) ** FALL_OF_SHAKES
        stride = course.stride * (course.calm / (course.calm + number)) ** FALL_OF_STEPS
        margin = self._margin(number, *(self._shaken(figures, signs, by) for by in (shake, -shake)))
        moved = {
            name: figures[name] + stride * margin * signs[name] * self.reach[name]
            for name in course.names
        }
        return Step(number, margin, moved)

    def _shaken(self, figures: Figures, signs: dict[str, int], by: float) -> W:
        shaken = {name: figures[name] + by * signs[name] * self.reach[name] for name in signs}
        return with_figures(self.weights, shaken)

    def _margin(self, number: int, up: W, down: W) -> float:
        """Points a game that one side scores more than the other; they sit in turns."""
        course = self.course
        sides = [Entrant("up", self.make(up)), Entrant("down", self.make(down))]
        entrants = [sides[seat % 2] for seat in range(course.seats)]
        seed = mixed(course.seed, "games", number)
        played = contest(self.game, entrants, course.games, seed, course.options, self.jobs)
        standings = played.standings
        scores = [standing.score.value for standing in standings]
        return _mean(scores[::2]) - _mean(scores[1::2])

    # --- the log ------------------------------------------------------------------------------

    def steps(self) -> list[Step]:
        """What earlier runs have done; a half-written last line counts for nothing."""
        if not self.log.exists():
            self.log.parent.mkdir(parents=True, exist_ok=True)
            self._write(self.course.data())
            return []
        text = self.log.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.log.write_text(whole, encoding="utf-8")
        try:
            course, *lines = [json.loads(line) for line in whole.splitlines()]
            steps = [Step(**line) for line in lines]
        except (ValueError, TypeError) as error:
            message = f"{self.log} is no log of a tuning run"
            raise BadState(message).said("tuning-no-log", file=str(self.log)) from error
        if course != self.course.data():
            message = f"{self.log} belongs to another run: {course}"
            raise BadState(message).said("tuning-other-run", file=str(self.log))
        return steps

    def _write(self, line: dict[str, Any]) -> None:
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
