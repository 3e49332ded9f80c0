"""Copies of the project in which mutants live: the working tree is never touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tools.mutation.project import COPIED, Project
from tools.mutation.reach import FILE_VARIABLE, GAME_VARIABLE, Reach, joined, read_reach
from tools.mutation.site import Mutant

TOOLS = Path(__file__).resolve().parents[2]
LEAST_SECONDS = 10  # of processor time before a run counts as endless
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", ".*")


class TestsFail(Exception):
    """Without any mutant."""


def make_overlay(project: Project, folder: Path) -> Path:
    folder.mkdir(parents=True)
    for name in COPIED:
        source = project.root / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=IGNORED)
        elif source.exists():
            shutil.copy2(source, folder / name)
    return folder


def environment(overlay: Path) -> dict[str, str]:
    """The overlay's sources, then the tool's own place: never the working tree's sources."""
    path = os.pathsep.join([str(overlay / "src"), str(overlay), str(TOOLS)])
    quiet = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONHASHSEED": "0"}
    unwanted = {"PYTEST_ADDOPTS", "PYTHONDONTWRITEBYTECODE"}
    inherited = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**inherited, **quiet, "PYTHONPATH": path}


def draw_map(project: Project, file: Path, workers: int) -> Reach:
    """Run all tests of an overlay once, watched, several files of them at a time. Raises TestsFail
    with what failed."""
    with ThreadPoolExecutor(workers) as pool:
        shares = _shares(project, workers)
        records = list(pool.map(lambda paths: _watched(project, paths), shares))
    data = {**joined(records), "state": project.state}
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(data), encoding="utf-8")
    return read_reach(file)


def _shares(project: Project, workers: int) -> list[list[str]]:
    """The files with tests, in shares of about the same size."""
    files: list[Path] = []
    for path in project.test_paths():
        place = project.root / path
        files += sorted(place.rglob("test_*.py")) if place.is_dir() else [place]
    shares: list[list[str]] = [[] for _ in range(min(workers, len(files)))]
    sizes = [0] * len(shares)
    for size, name in sorted((each.stat().st_size, project.name(each)) for each in files)[::-1]:
        least = sizes.index(min(sizes))
        sizes[least] += size
        shares[least].append(name)
    return shares


def _watched(project: Project, paths: list[str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        aside = Path(folder) / "reach.json"
        watching = {GAME_VARIABLE: project.game, FILE_VARIABLE: str(aside)}
        done = subprocess.run(
            [sys.executable, "-m", "tools.mutation.reach", *paths],
            cwd=project.root,
            env={**environment(project.root), **watching},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise TestsFail("\n".join((done.stdout + done.stderr).splitlines()[-12:]))
        record: dict[str, Any] = json.loads(aside.read_text(encoding="utf-8"))
        return record


def warm(project: Project) -> None:
    """Compile sources and tests once, so that no later run has to."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    subprocess.run(
        [*command, "--rule-coverage=", *project.test_paths()],
        cwd=project.root,
        env=environment(project.root),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


class Laboratory:
    """One overlay with the process that runs tests in it."""

    def __init__(self, overlay: Path, reach: Reach) -> None:
        self.overlay = overlay
        self.reach = reach
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.mutation.worker"],
            cwd=overlay,
            env=environment(overlay),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, tests: list[str], seconds: float) -> dict[str, Any]:
        """The fate of what is in the overlay now. `seconds`: what the tests take in good health."""
        assert self.process.stdin
        assert self.process.stdout
        cpu = LEAST_SECONDS + 5 * seconds
        order = {
            "tests": tests,
            "cpu": int(cpu),
            "wall": 60 + 10 * cpu,  # for one that waits; other people's work must not kill
            "fingerprints": self.reach.fingerprints,
        }
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        outcome: dict[str, Any] = json.loads(self.process.stdout.readline())
        return outcome

    @contextmanager
    def holding(self, mutant: Mutant) -> Iterator[None]:
        """While this lasts, the overlay is mutated."""
        file = self.overlay / mutant.file
        original = file.read_text(encoding="utf-8")
        file.write_text(mutant.applied(original), encoding="utf-8")
        for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            stale.unlink()
        try:
            yield
        finally:
            file.write_text(original, encoding="utf-8")

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
