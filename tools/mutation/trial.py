"""Trying mutants: some at a time, each in a copy of the project, with results that are kept."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from tools.mutation.overlay import Laboratory, draw_map, make_overlay, warm
from tools.mutation.project import Project
from tools.mutation.reach import Reach, read_reach
from tools.mutation.relevance import FIRST, Relevance
from tools.mutation.site import Mutant

WORKERS = os.cpu_count() or 2


@dataclass(frozen=True)
class Fate:
    fate: str  # killed or survived
    by: str  # the test that noticed it; in brackets: what happened instead
    seconds: float
    tests: int  # how many could have noticed it

    @property
    def killed(self) -> bool:
        return self.fate == "killed"


@dataclass
class Bench:
    """A snapshot of the project, the map of its tests, and the copies that mutants live in."""

    project: Project
    reach: Reach
    relevance: Relevance
    laboratories: SimpleQueue[Laboratory]
    workers: int = WORKERS

    def fate(self, mutant: Mutant, tests: list[str]) -> Fate:
        """Those that probably notice it first, then the others."""
        laboratory = self.laboratories.get()
        seconds = 0.0
        outcome: dict[str, Any] = {
            "fate": "survived",
            "by": "" if tests else "(no test gets there)",
        }
        try:
            with laboratory.holding(mutant):
                for part in (tests[:FIRST], tests[FIRST:]):
                    if part and outcome["fate"] == "survived":
                        outcome = laboratory.run(part, self.relevance.seconds(part))
                        seconds += outcome["seconds"]
        finally:
            self.laboratories.put(laboratory)
        return Fate(outcome["fate"], outcome["by"], round(seconds, 2), len(tests))


@contextmanager
def bench(home: Path, game: str, workers: int = WORKERS) -> Iterator[Bench]:
    """Everything set up for trying mutants of the sources as they are now."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        snapshot = make_overlay(Project(home, game), Path(folder) / "snapshot")
        project = Project(snapshot, game)
        reach = _reach(home, project, workers)
        laboratories: SimpleQueue[Laboratory] = SimpleQueue()
        opened = []
        for number in range(workers):
            overlay = Path(folder) / f"copy{number}"
            shutil.copytree(snapshot, overlay)
            opened.append(Laboratory(overlay, reach))
            laboratories.put(opened[-1])
        try:
            yield Bench(project, reach, Relevance(project, reach), laboratories, workers)
        finally:
            for laboratory in opened:
                laboratory.close()


def _reach(home: Path, project: Project, workers: int) -> Reach:
    file = home / "var" / f"mutants-reach-{project.game}.json"
    if file.exists():
        reach = read_reach(file)
        if reach.state == project.state:
            warm(project)
            return reach
    print("Running the tests once to see which lines each of them executes ...", flush=True)
    return draw_map(project, file, workers)


class Results:
    """The fates found so far, for one state of the sources; killers are remembered beyond it."""

    def __init__(self, file: Path, state: str) -> None:
        self.file = file
        self.state = state
        self.fates: dict[str, Fate] = {}
        self.killers: dict[str, str] = {}
        if file.exists():
            data = json.loads(file.read_text(encoding="utf-8"))
            self.killers = data["killers"]
            if data["state"] == state:
                self.fates = {id: Fate(**each) for id, each in data["fates"].items()}

    def add(self, id: str, fate: Fate) -> None:
        self.fates[id] = fate
        if fate.killed and not fate.by.startswith("("):
            self.killers[id] = fate.by
        data = {
            "state": self.state,
            "fates": {each: asdict(self.fates[each]) for each in sorted(self.fates)},
            "killers": dict(sorted(self.killers.items())),
        }
        self.file.parent.mkdir(exist_ok=True)
        aside = self.file.with_suffix(".new")
        aside.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        aside.replace(self.file)


def try_all(
    lab: Bench,
    mutants: list[Mutant],
    results: Results,
    tests_for: Callable[[Mutant], list[str]],
    told: Callable[[int, Mutant, Fate], None],
) -> None:
    """Find the fates that are not known yet."""
    waiting = [mutant for mutant in mutants if mutant.id not in results.fates]
    pool = ThreadPoolExecutor(lab.workers)
    jobs = {pool.submit(lab.fate, mutant, tests_for(mutant)): mutant for mutant in waiting}
    try:
        for number, job in enumerate(as_completed(jobs), len(mutants) - len(waiting) + 1):
            results.add(jobs[job].id, job.result())
            told(number, jobs[job], job.result())
    finally:
        pool.shutdown(cancel_futures=True)


def progress(total: int) -> Callable[[int, Mutant, Fate], None]:
    def told(number: int, mutant: Mutant, fate: Fate) -> None:
        by = fate.by or f"none of {fate.tests} tests noticed it"
        print(f"[{number:3}/{total}] {fate.fate:8} {fate.seconds:5.1f} s  {mutant}  | {by}")
        sys.stdout.flush()

    return told
