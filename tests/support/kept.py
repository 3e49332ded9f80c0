"""Many games whose results are kept, a line each: a run that was stopped goes on where it was.

Games are numbered; a result depends on the number alone, not on the number of processes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

Result = dict[str, Any]
Play = Callable[[int], Result]  # a function of a module: other processes must find it

SHOWN = 20  # games after which progress is told


def arguments(text: str, games: int, first: int = 0) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("games", type=int, nargs="?", default=games)
    parser.add_argument("--first", type=int, default=first, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, help="folder for the results: kept, and gone on with")
    return parser


def results(
    play: Play, name: str, first: int, games: int, jobs: int, out: Path | None
) -> list[Result]:
    """The results of so many games, in the order of their numbers."""
    log = None
    done: dict[int, Result] = {}
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        log = out / f"{name}.jsonl"
        done = read(log)
    missing = [number for number in range(first, first + games) if number not in done]
    for number, result in played(play, missing, jobs):
        done[number] = result
        if log is not None:
            with log.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"game": number, **result}) + "\n")
        if len(done) % SHOWN == 0:
            print(f"{name}: {len(done)} games", file=sys.stderr, flush=True)
    return [done[number] for number in range(first, first + games)]


def read(log: Path) -> dict[int, Result]:
    """What was kept; half a line at the end is cut off."""
    if not log.exists():
        return {}
    lines = log.read_text(encoding="utf-8").split("\n")
    if lines[-1]:
        log.write_text("".join(line + "\n" for line in lines[:-1]), encoding="utf-8")
    found = [json.loads(line) for line in lines[:-1]]
    return {result.pop("game"): result for result in found}


def played(play: Play, numbers: list[int], jobs: int) -> Iterator[tuple[int, Result]]:
    if jobs == 1:
        for number in numbers:
            yield number, play(number)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from zip(numbers, pool.imap(play, numbers), strict=True)
