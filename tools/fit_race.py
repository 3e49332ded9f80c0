"""Fits what a position of Race between two rounds is worth: bots/race/fitted.py.

Noisy games of the beginner against itself, so many of each kind; at every round's end the features
of each seat, and how far it was ahead when the game was over. Least squares, with a little weight
on small figures.

    python -m tools.fit_race --games 1500 --seed 7 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

import astrarium
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.rounds import play_round
from astrarium.bots.race.value import NAMES, features, kind_of
from astrarium.bots.race.weights import WEIGHTS
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from astrarium.lab.executors import Here
from tools.engine import SOURCES

TARGET = SOURCES / "astrarium" / "bots" / "race" / "fitted.py"
NOISE = 0.7  # points: what a casual player overlooks
RIDGE = 3.0  # as if there were so many more samples in which nothing mattered
Setting = tuple[int, Options]  # seats and options
BOXES: list[Options] = [
    {"expansion": "none"},
    {"expansion": "storm", "goals": True},
    {"expansion": "storm"},
    {"expansion": "artifacts"},
]
SEATS: list[Setting] = [(2, {"advanced_two_player": True}), (2, {}), (3, {}), (4, {})]
HEAD = '''"""What a position between two rounds is worth, feature by feature: see value.py.

Made by tools/fit_race.py from {games} games of each kind with seed {seed}.
"""

from __future__ import annotations

from typing import Final

FITTED: Final[dict[str, list[float]]] = {{
'''


class Squares:
    """The sums that a least-squares fit needs."""

    def __init__(self, width: int) -> None:
        self.products = [[0.0] * width for _ in range(width)]
        self.targets = [0.0] * width
        self.samples = 0

    def add(self, row: list[float], target: float) -> None:
        self.samples += 1
        for i, one in enumerate(row):
            line = self.products[i]
            self.targets[i] += one * target
            for j in range(i + 1):
                line[j] += one * row[j]

    def solved(self) -> list[float]:
        """Gauss: the figures that fit best."""
        width = len(self.targets)
        rows = [
            [self.products[max(i, j)][min(i, j)] for j in range(width)] + [self.targets[i]]
            for i in range(width)
        ]
        for i in range(width):
            # Each feature counts in its own unit.
            rows[i][i] += RIDGE * rows[i][i] / self.samples
        for i in range(width):
            pivot = max(range(i, width), key=lambda k: abs(rows[k][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for k in range(width):
                if k != i:
                    share = rows[k][i] / rows[i][i]
                    rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
        return [rows[i][width] / rows[i][i] for i in range(width)]


def played(squares: Squares, seats: int, options: Options, rng: Rng) -> None:
    """One game, and what its rounds' ends say."""
    bot = Greedy()
    bot.noise = NOISE
    s = astrarium.start("race", seats, options)
    assert isinstance(s, Race)
    rows: list[tuple[int, list[float]]] = []
    while not s.over:
        play_round(s, bot, rng)
        if not s.over:
            rows += [(seat, features(s, seat, WEIGHTS)) for seat in range(seats)]
    scores = s.scores()
    for seat, row in rows:
        squares.add(row, scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def kinds() -> dict[str, list[Setting]]:
    """The settings of each kind of game: they take turns."""
    found: dict[str, list[Setting]] = {}
    for box in BOXES:
        for seats, options in SEATS:
            setting = (seats, {**box, **options})
            rules = astrarium.rules("race", *setting)
            assert isinstance(rules, RaceRules)
            found.setdefault(kind_of(rules), []).append(setting)
    return found


@dataclass(frozen=True)
class Fit:
    games: int
    seed: int

    def figures(self, settings: list[Setting]) -> list[float]:
        """What fits the games of one kind."""
        squares, rng = Squares(len(NAMES)), Rng(self.seed)
        for number in range(self.games):
            played(squares, *settings[number % len(settings)], rng)
        return squares.solved()


def written(fitted: dict[str, list[float]], fit: Fit) -> str:
    lines = []
    for kind, figures in fitted.items():
        lines.append(f'    "{kind}": [\n')
        for name, each in zip(NAMES, figures, strict=True):
            lines.append(f"        {each:.4f},  # {name}\n")
        lines.append("    ],\n")
    return HEAD.format(games=fit.games, seed=fit.seed) + "".join(lines) + "}\n"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="tools.fit_race", description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--to", type=Path, default=TARGET)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    fit, settings, fitted = Fit(asked.games, asked.seed), kinds(), {}
    made = Here(asked.jobs).each(fit.figures, list(settings.values()))
    for kind, figures in zip(settings, made, strict=True):
        fitted[kind] = figures
        print(f"{kind}: done, {len(fitted)} of {len(settings)}", file=sys.stderr)
    asked.to.write_text(written(fitted, fit), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
