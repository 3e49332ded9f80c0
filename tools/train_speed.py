"""Games for training per second of processor time, in one process and in many:

    python -m tools.train_speed --jobs 16 [--games 320] [--net FILE]

The same games of Race, two players, advanced, are played both ways: of `greedy` and `casual`, or,
with the file of a net, of the net against itself, with its look-ahead. Only playing is counted, not
how processes are started; more processes are worth their number where the last line is near 1.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time

from astrarium.core.game import Options
from astrarium.lab.executors import Here
from astrarium.lab.train.course import Course
from astrarium.lab.train.shards import Maker, Span

OPTIONS: Options = {"advanced_two_player": True}
NOISE = 0.03


@dataclass(frozen=True)
class Timed:
    """Plays games as shards are made, and says how much processor time that took."""

    maker: Maker

    def play(self, span: Span) -> float:
        begin = process_time()
        self.maker.make(span)
        return process_time() - begin

    def figures(self, spans: list[Span], jobs: int) -> float:
        """Games per second of processor time."""
        begin = perf_counter()
        spent = sum(Here(jobs, chunk=1).each(self.play, spans))
        games, passed = sum(span.games for span in spans), perf_counter() - begin
        print(
            f"{jobs:3d} processes: {games} games, {spent:.1f} s of processor time, {passed:.1f} s"
            f" passed: {games / spent:.2f} games a second of processor time"
        )
        return games / spent


def course_of(net: Path | None, nodes: int) -> Course:
    if net is None:
        return Course("race", 2, OPTIONS, ("greedy", "casual"), NOISE, seed=1)
    nets = {"net": net.read_bytes()}
    return Course("race", 2, OPTIONS, ("net",), NOISE, 1, learner="net", nodes=nodes, nets=nets)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=320)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--nodes", type=int, default=400)
    given = parser.parse_args()
    size = max(1, given.games // (4 * given.jobs))  # so that all processes end at about one time
    spans = [Span(at, min(size, given.games - at)) for at in range(0, given.games, size)]
    timed = Timed(Maker(course_of(given.net, given.nodes)))
    timed.play(Span(0, 1))  # what is read and reckoned once is not counted
    alone, together = timed.figures(spans, 1), timed.figures(spans, given.jobs)
    print(f"{given.jobs} processes play {together / alone:.3f} of what one does in the same time")


if __name__ == "__main__":
    main()
