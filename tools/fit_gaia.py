"""Fits what a seat of Gaia Project has when a round begins: bots/gaia/fitted.py.

Games of the planner against itself, each seat with figures of its own, shaken by lot, so that there
is more than one way to play; at the beginning of every round the features of each seat, and the
score that it had in the end. Least squares round by round, from the last one back, with a little
weight on small figures. What was found is the beginning of the next fit: play, fit, play again.

    python -m tools.fit_gaia --games 700 --seed 30001 --rows var/gaia.rows

The rows are kept: broken off, the same command goes on after the last whole game. --also adds rows
of earlier games, which say too how much figures are to be shaken; --games 0 plays nothing.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from array import array
from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from pathlib import Path
from statistics import fmean

import astrarium
from astrarium.bots.gaia.features import NAMES, Features
from astrarium.bots.gaia.planner import RoundPlanner
from astrarium.bots.gaia.value import FIGURES, Figures
from astrarium.bots.gaia.weights import WEIGHTS
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.games.gaia.frames.turn import Turn
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.words import ROUNDS
from tools.engine import SOURCES

TARGET = SOURCES / "astrarium" / "bots" / "gaia" / "fitted.py"
SHAKE = 0.4  # points by which a usual difference of a feature is off, in the middle of the game
NOISES = (0.0, 0.5, 1.0)  # points by which each judgement is off
RIDGE = 30.0  # as if there were so many more samples in which nothing mattered
TRUSTED = 0.5  # how much the score itself counts beside what the next round's beginning promises
TWO_PLAYERS = 6  # every so manieth game
# Known without games, or not the seat's to choose.
STILL = ("always", "others", "points", "booster", "faction", "final")
HEAD = '''"""What a seat's features are worth when a round begins, round by round: see value.py.

Made by tools/fit_gaia.py from {games} games.
"""

from __future__ import annotations

from typing import Final

FITTED: Final[dict[str, tuple[float, float, float, float, float, float]]] = {{
'''
Row = list[float]


class Sample:
    """What a seat had when a round began."""

    def __init__(self, game: int, seat: int, number: int, score: float, row: Row) -> None:
        self.game = game
        self.seat = seat
        self.round = number
        self.score = score
        self.row = row


def spread_in(column: Sequence[float]) -> float:
    mean = fmean(column)
    return sqrt(fsum((each - mean) ** 2 for each in column) / len(column))


# --- games ----------------------------------------------------------------------------------------


def shaken(spread: list[Row], lot: random.Random) -> Figures:
    """Figures of one player: each feature is worth more, or less, through the whole game."""
    taste = [0.0 if name.startswith(STILL) else lot.gauss(0.0, SHAKE) for name in NAMES]
    figures = []
    for number, row in enumerate(FIGURES):
        left = (ROUNDS - number) / 4
        usual = spread[number]
        figures.append(
            [
                each + left * taste[i] / usual[i] if usual[i] > 0.05 else each
                for i, each in enumerate(row)
            ]
        )
    return figures


def played(number: int, spread: list[Row]) -> list[Sample]:
    """One game, and what the beginnings of its rounds say."""
    seats = 2 if number % TWO_PLAYERS == 0 else 4
    lot = random.Random(number)
    bots = [RoundPlanner(figures=shaken(spread, lot)) for _ in range(seats)]
    for bot in bots:
        bot.noise = lot.choice(NOISES)
    rngs = [Rng(lot.getrandbits(48)) for _ in range(seats)]
    chance = Rng(lot.getrandbits(48))
    s = astrarium.start("gaia", seats)
    assert isinstance(s, Gaia)
    found: list[Sample] = []
    seen = 0
    while (lane := s.next_lane()) >= MAIN:
        seat = s.asked(lane)
        if seat == CHANCE:
            s.answer(lane, roll(s, lane, chance))
            continue
        if s.round_number > seen and isinstance(s.agenda.lanes[MAIN][-1], Turn):
            seen = int(s.round_number)
            for each in range(seats):
                row = Features(s, each, WEIGHTS, begun=True).row(s)
                found.append(Sample(number, each, seen, 0.0, row))
        options = s.lane_options(lane)
        choice = options[0]
        if len(options) > 1:
            question = Question(lane, seat, s.agenda.numbers[lane])
            choice = bots[seat].choose(s.view(seat), question, options, rngs[seat])
        s.answer(lane, choice)
    for sample in found:
        sample.score = float(s.scores()[sample.seat])
    return found


# --- rows that are kept ---------------------------------------------------------------------------


def written_row(sample: Sample) -> bytes:
    head = [float(sample.game), float(sample.seat), float(sample.round), sample.score]
    return array("f", [*head, *sample.row]).tobytes()


def kept_rows(file: Path) -> Iterator[Sample]:
    """The rows of a file; a game that was broken off has none, for games are written whole."""
    width = 4 + len(NAMES)
    size = 4 * width
    data = file.read_bytes() if file.exists() else b""
    for start in range(0, len(data) - size + 1, size):
        row = array("f")
        row.frombytes(data[start : start + size])
        yield Sample(int(row[0]), int(row[1]), int(row[2]), row[3], list(row[4:]))


# --- the fit --------------------------------------------------------------------------------------


class Squares:
    """The sums that a least-squares fit of features in their own units needs."""

    def __init__(self, rows: list[Row], targets: Row) -> None:
        self.mean = [fmean(column) for column in zip(*rows, strict=True)]
        self.spread = [spread_in(column) for column in zip(*rows, strict=True)]
        # What never differs can explain nothing.
        self.used = [i for i, each in enumerate(self.spread) if each > 1e-9]
        self.target = fmean(targets)
        scaled = [[(row[i] - self.mean[i]) / self.spread[i] for i in self.used] for row in rows]
        columns = list(zip(*scaled, strict=True))
        off = [each - self.target for each in targets]
        self.products = [
            [sum(map(float.__mul__, one, two)) for two in columns[: i + 1]]
            for i, one in enumerate(columns)
        ]
        self.sums = [sum(map(float.__mul__, one, off)) for one in columns]

    def solved(self) -> Row:
        """Gauss: the figures that fit best."""
        width = len(self.used)
        rows = [
            [self.products[max(i, j)][min(i, j)] for j in range(width)] + [self.sums[i]]
            for i in range(width)
        ]
        for i in range(width):
            rows[i][i] += RIDGE
        for i in range(width):
            for k in range(width):
                if k != i:
                    share = rows[k][i] / rows[i][i]
                    rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
        figures = [0.0] * len(self.mean)
        for i, at in enumerate(self.used):
            figures[at] = rows[i][width] / rows[i][i] / self.spread[at]
        figures[0] = self.target - sum(map(float.__mul__, figures, self.mean))
        return figures


def fitted(samples: list[Sample]) -> Figures:
    """Round by round, from the last one back: what the next beginning promises counts too."""
    figures: Figures = []
    promised: dict[tuple[int, int], float] = {}
    for number in range(ROUNDS, 0, -1):
        those = [sample for sample in samples if sample.round == number]
        targets = []
        for sample in those:
            later = promised.get((sample.game, sample.seat), sample.score)
            targets.append(TRUSTED * sample.score + (1 - TRUSTED) * later)
        found = Squares([sample.row for sample in those], targets).solved()
        for sample in those:
            value = sum(map(float.__mul__, found, sample.row))
            promised[sample.game, sample.seat] = value
        figures.insert(0, found)
        print(f"round {number}: fitted to {len(those)} beginnings", file=sys.stderr)
    return figures


def spread_of(samples: list[Sample], number: int) -> Row:
    """How much each feature usually differs when a round begins; nothing where that is unknown."""
    rows = [sample.row for sample in samples if sample.round == number]
    return [spread_in(column) for column in zip(*rows, strict=True)] or [0.0] * len(NAMES)


def written(figures: Figures, games: int) -> str:
    lines = []
    for i, name in enumerate(NAMES):
        row = ", ".join(f"{each[i]:.3f}" for each in figures)
        lines.append(f"    {json.dumps(name)}: ({row}),\n")
    return HEAD.format(games=games) + "".join(lines) + "}\n"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="tools.fit_gaia", description=__doc__)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--seed", type=int, default=30001, help="the number of the first game")
    parser.add_argument("--rows", type=Path, required=True)
    parser.add_argument("--also", type=Path, nargs="*", default=[])
    parser.add_argument("--to", type=Path, default=TARGET)
    asked = parser.parse_args(arguments)
    samples = [sample for file in asked.also for sample in kept_rows(file)]
    spread = [spread_of(samples, number) for number in range(1, ROUNDS + 1)]
    kept = list(kept_rows(asked.rows))
    first = max((sample.game + 1 for sample in kept), default=asked.seed)
    with asked.rows.open("ab") as file:
        for number in range(first, asked.seed + asked.games):
            more = played(number, spread)
            file.write(b"".join(written_row(sample) for sample in more))
            file.flush()
            kept += more
            print(f"game {number}: {number + 1 - asked.seed} of {asked.games}", file=sys.stderr)
    samples += kept
    games = len({sample.game for sample in samples})
    asked.to.write_text(written(fitted(samples), games), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
