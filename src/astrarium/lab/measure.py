"""How fast a game's rules are, in processor time of this process.

Only the oldest doors of the library are used, so that this file also measures other revisions of
it: `python measure.py GAME GAMES REPEATS` prints JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import repeat
from statistics import median
from time import perf_counter_ns, process_time
from typing import Any, NamedTuple

import astrarium
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import playout, roll
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.games import find_game

CLONED_GAMES = 20  # mid-game positions that are cloned
CLONES = 2_000  # of each of them
LISTED_GAMES = 40  # games in which every list of legal choices is timed
LISTINGS = 3  # of the same list: the quickest counts, for the others were interrupted


class Pace(NamedTuple):
    """Random play: each decision is chosen from the full list of legal answers."""

    decisions_per_s: float
    games_per_s: float


class Listing(NamedTuple):
    """Microseconds to list the legal answers, over the questions of whole games."""

    mean: float
    p95: float
    max: float


class Speed(NamedTuple):
    compiled: bool
    seats: int
    pace: Pace
    clone_us: float
    options_us: Listing


def seats_of(game: str) -> int:
    """Two, where two can play."""
    allowed = find_game(game).seats
    return 2 if 2 in allowed else allowed[0]


def is_compiled(s: Position[Any]) -> bool:
    """Whether the position's class and the core's are native code."""
    modules = [sys.modules[each.__module__] for each in (type(s), Position)]
    return all(str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) for module in modules)


def pace(game: str, seats: int, games: int) -> Pace:
    starts = [astrarium.start(game, seats) for _ in range(games)]
    rngs = [Rng(seed) for seed in range(1, games + 1)]
    decisions = 0
    begin = process_time()
    for s, rng in zip(starts, rngs, strict=True):
        decisions += playout(s, rng)
    seconds = process_time() - begin
    return Pace(decisions / seconds, games / seconds)


def middles(game: str, seats: int) -> list[Position[Any]]:
    """Positions half way through random games."""
    found = []
    for seed in range(1, CLONED_GAMES + 1):
        length = playout(astrarium.start(game, seats), Rng(seed))
        s = astrarium.start(game, seats)
        playout(s, Rng(seed), length // 2)
        found.append(s)
    return found


def clone_us(positions: list[Position[Any]], clones: int = CLONES) -> float:
    """The mean over the positions; the loop around is counted too."""
    begin = process_time()
    for s in positions:
        clone = s.clone
        for _ in repeat(None, clones):
            clone()
    return (process_time() - begin) * 1e6 / (clones * len(positions))


def options_us(game: str, seats: int, games: int = LISTED_GAMES) -> Listing:
    """Every question to a seat in whole games. Reading the clock is counted too."""
    times = sorted(each for seed in range(1, games + 1) for each in _listings(game, seats, seed))
    mean = sum(times) / len(times)
    return Listing(mean / 1e3, times[int(0.95 * (len(times) - 1))] / 1e3, times[-1] / 1e3)


def _listings(game: str, seats: int, seed: int) -> Iterator[int]:
    """Nanoseconds for each list of legal answers in one random game."""
    s = astrarium.start(game, seats)
    rng = Rng(seed)
    while True:
        lane = s.next_lane()
        if lane < MAIN:
            return
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
            continue
        best = 1 << 60
        options: list[int] = []
        for _ in range(LISTINGS):
            begin = perf_counter_ns()
            options = s.lane_options(lane)
            best = min(best, perf_counter_ns() - begin)
        yield best
        s.answer(lane, options[rng.below(len(options))])


def speed(game: str, games: int, repeats: int) -> Speed:
    """Everything, each the median of its repetitions."""
    seats = seats_of(game)
    positions = middles(game, seats)
    paces = [pace(game, seats, games) for _ in range(repeats)]
    clones = [clone_us(positions) for _ in range(repeats)]
    listings = [options_us(game, seats) for _ in range(repeats)]
    return Speed(
        is_compiled(positions[0]),
        seats,
        Pace(*(median(each) for each in zip(*paces, strict=True))),
        median(clones),
        Listing(*(median(each) for each in zip(*listings, strict=True))),
    )


def main(arguments: list[str]) -> None:
    game, games, repeats = arguments
    measured = speed(game, int(games), int(repeats))
    data = measured._asdict()
    data["pace"] = measured.pace._asdict()
    data["options_us"] = measured.options_us._asdict()
    print(json.dumps(data))


if __name__ == "__main__":
    main(sys.argv[1:])
