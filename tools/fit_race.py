"""Fits what a position of Race between two rounds is worth: bots/race/fitted.py.

Noisy games of the beginner against itself; at every round's end the features of each seat, and how
far it was ahead when the game was over. Least squares, with a little weight on small figures.

    python -m tools.fit_race --games 1500 --seed 7
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import astrarium
from astrarium.bots.race.greedy import Greedy
from astrarium.bots.race.rounds import play_round
from astrarium.bots.race.value import NAMES, features
from astrarium.bots.race.weights import WEIGHTS
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tools.engine import SOURCES

TARGET = SOURCES / "astrarium" / "bots" / "race" / "fitted.py"
NOISE = 0.7  # points: what a casual player overlooks
RIDGE = 3.0  # as if there were so many more samples in which nothing mattered
SETTINGS: list[tuple[int, Options]] = [(2, {"advanced_two_player": True})]
HEAD = '''"""What a position between two rounds is worth, feature by feature: see value.py.

Made by tools/fit_race.py from {games} games with seed {seed}.
"""

from __future__ import annotations

from typing import Final

FITTED: Final[list[float]] = [
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


def fitted(games: int, seed: int) -> list[float]:
    squares, rng = Squares(len(NAMES)), Rng(seed)
    for number in range(games):
        played(squares, *SETTINGS[number % len(SETTINGS)], rng)
        if number % 50 == 49:
            print(f"{number + 1} of {games} games", file=sys.stderr)
    return squares.solved()


def written(figures: list[float], games: int, seed: int) -> str:
    lines = [f"    {each:.4f},  # {name}\n" for name, each in zip(NAMES, figures, strict=True)]
    return HEAD.format(games=games, seed=seed) + "".join(lines) + "]\n"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="tools.fit_race", description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--to", type=Path, default=TARGET)
    asked = parser.parse_args(arguments)
    text = written(fitted(asked.games, asked.seed), asked.games, asked.seed)
    asked.to.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
