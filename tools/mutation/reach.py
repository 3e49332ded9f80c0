"""Which test executes which line: a pytest plugin that writes the map, and the map itself."""

from __future__ import annotations

import functools
import importlib
import inspect
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import coverage
import pytest

from tools.mutation.fingerprint import Fingerprints
from tools.mutation.project import package_of

GAME_VARIABLE = "ASTRARIUM_MUTATED_GAME"
FILE_VARIABLE = "ASTRARIUM_REACH_FILE"


@dataclass(frozen=True)
class Test:
    name: str
    seconds: float  # while being watched
    rules: tuple[str, ...]
    text: str  # its source and the figures of its row
    size: int  # how many lines of the game it executes

    __test__ = False  # for pytest: this is no test class


@dataclass(frozen=True)
class Reach:
    state: str  # of the project when the map was drawn
    tests: tuple[Test, ...]
    lines: dict[str, dict[int, frozenset[int]]]  # file -> line -> tests, by their place
    loading: dict[str, frozenset[int]]  # file -> lines executed before any test
    fingerprints: dict[str, str]

    def tests_at(self, file: str, first: int, last: int) -> set[int]:
        lines = self.lines.get(file, {})
        return {test for line in range(first, last + 1) for test in lines.get(line, ())}

    def at_loading(self, file: str, first: int, last: int) -> bool:
        return not self.loading.get(file, frozenset()).isdisjoint(range(first, last + 1))


def read_reach(file: Path) -> Reach:
    data = json.loads(file.read_text(encoding="utf-8"))
    lines = {
        name: {int(line): frozenset(tests) for line, tests in each.items()}
        for name, each in data["lines"].items()
    }
    tests = tuple(Test(**{**each, "rules": tuple(each["rules"])}) for each in data["tests"])
    loading = {name: frozenset(each) for name, each in data["loading"].items()}
    return Reach(data["state"], tests, lines, loading, data["fingerprints"])


def joined(records: list[dict[str, Any]]) -> dict[str, Any]:
    """The map of several runs, each of some of the tests."""
    tests: list[dict[str, Any]] = []
    lines: dict[str, dict[str, list[int]]] = {}
    loading: dict[str, set[int]] = {}
    prints: dict[str, Counter[str]] = {}
    for record in records:
        for name, each in record["lines"].items():
            known = lines.setdefault(name, {})
            for line, numbers in each.items():
                known.setdefault(line, []).extend(len(tests) + number for number in numbers)
        for name, numbers in record["loading"].items():
            loading.setdefault(name, set()).update(numbers)
        for key, fingerprint in record["fingerprints"].items():
            prints.setdefault(key, Counter())[fingerprint] += 1
        tests += record["tests"]
    return {
        "tests": tests,
        "lines": lines,
        "loading": {name: sorted(numbers) for name, numbers in loading.items()},
        # A test may have built rules of content that it has changed: most runs begin without.
        "fingerprints": {key: seen.most_common(1)[0][0] for key, seen in prints.items()},
    }


# --- drawing the map ------------------------------------------------------------------------------


class Watcher:
    """Switches the context of the coverage measurement with every test."""

    def __init__(self, game: str) -> None:
        self.package = package_of(game)
        self.cover = coverage.Coverage(
            data_file=None, config_file=False, include=[f"src/{self.package}/*"]
        )
        self.fingerprints = Fingerprints(None)
        self.tests: list[dict[str, Any]] = []
        self.failed: list[str] = []
        self.context = ""
        self._share_cached_work()
        self.cover.start()  # before anything of ours is imported

    def pytest_collection(self) -> None:
        """All modules are loaded for all tests, not for the first that happens to need them."""
        for module in sorted(Path("src", self.package).rglob("*.py")):
            importlib.import_module(".".join(module.relative_to("src").with_suffix("").parts))

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object]
    ) -> Generator[None, object, object]:
        """What several tests share is not made by the first of them alone."""
        if fixturedef.scope == "function":
            return (yield)
        with self.sharing():
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.context = f"{len(self.tests)}"
        self.cover.switch_context(self.context)
        start = time.process_time()
        try:
            return (yield)
        finally:
            seconds = time.process_time() - start
            self.context = ""
            self.cover.switch_context("")
            rules = [id for mark in item.iter_markers("rule") for id in mark.args]
            self.tests.append(
                {"name": item.nodeid, "seconds": seconds, "rules": rules, "text": _text(item)}
            )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def _share_cached_work(self) -> None:
        """What is computed once and kept is not the business of the first test that needs it."""
        original = functools.lru_cache

        def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
            def decorate(function: Callable[..., Any]) -> Any:
                if not function.__module__.startswith(self.package.replace("/", ".")):
                    return original(maxsize, typed)(function)

                @functools.wraps(function)
                def shared(*arguments: Any, **named: Any) -> Any:
                    with self.sharing():
                        return function(*arguments, **named)

                return original(maxsize, typed)(shared)

            if callable(maxsize):
                function, maxsize = maxsize, 128
                return decorate(function)
            return decorate

        functools.lru_cache = lru_cache
        functools.cache = lru_cache(None)

    @contextmanager
    def sharing(self) -> Iterator[None]:
        """While this lasts, lines are executed for all tests."""
        before, self.context = self.context, ""
        self.cover.switch_context("")
        try:
            yield
        finally:
            self.context = before
            self.cover.switch_context(before)

    def record(self) -> dict[str, Any]:
        self.cover.stop()
        data = self.cover.get_data()
        lines: dict[str, dict[int, list[int]]] = {}
        loading: dict[str, list[int]] = {}
        sizes = [0] * len(self.tests)
        for file in sorted(data.measured_files()):
            name = Path(file).relative_to(Path.cwd()).as_posix()
            for line, contexts in sorted(data.contexts_by_lineno(file).items()):
                tests = sorted(int(context) for context in contexts if context)
                lines.setdefault(name, {})[line] = tests
                for test in tests:
                    sizes[test] += 1
                if "" in contexts:
                    loading.setdefault(name, []).append(line)
        tests_with_size = [{**test, "size": size} for test, size in zip(self.tests, sizes)]
        return {
            "tests": tests_with_size,
            "lines": lines,
            "loading": loading,
            "fingerprints": self.fingerprints.seen,
            "failed": self.failed,
        }


def _text(item: pytest.Item) -> str:
    function = getattr(item, "function", None)
    callspec = getattr(item, "callspec", None)
    try:
        source = inspect.getsource(function) if function else ""
    except (OSError, TypeError):
        source = ""
    return f"{item.name}\n{source}\n{callspec.params if callspec else ''}"


def _arguments(paths: list[str]) -> Iterator[str]:
    yield from paths
    yield from ["-q", "-p", "no:cacheprovider", "--rule-coverage="]


def main(paths: list[str]) -> int:
    """In the overlay: runs the tests and writes the map; 0 if all of them pass."""
    watcher = Watcher(os.environ[GAME_VARIABLE])
    status = pytest.main(list(_arguments(paths)), plugins=[watcher, watcher.fingerprints])
    record = watcher.record()
    Path(os.environ[FILE_VARIABLE]).write_text(json.dumps(record), encoding="utf-8")
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
