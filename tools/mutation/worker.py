"""A process that runs tests again and again, each time in a fork of itself.

It imports what every test run needs, but nothing of ours: each fork sees the sources as they are
at that moment. Orders come as lines of JSON, answers go back as lines of JSON.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import select
import signal
import sys
import time
from typing import Any

import pytest

from tools.mutation.fingerprint import Fingerprints

PREPARED = ("_hypothesis_pytestplugin", "hypothesis.strategies", "yaml", "fluent.runtime")
# Without what only slows a run down or looks for other things than failing tests.
LEFT_OUT = ("cacheprovider", "faulthandler", "threadexception", "unraisableexception")
ARGUMENTS = ["-x", "-q", "--rule-coverage=", *(f"-pno:{plugin}" for plugin in LEFT_OUT)]
MOST_MEMORY = 4 << 30


class Selection:
    """Runs the tests of a list, in its order, and remembers which failed."""

    def __init__(self, order: list[str]) -> None:
        self.place = {test: at for at, test in enumerate(order)}
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.place]
        items[:] = sorted(wanted, key=lambda item: self.place[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def answer(order: dict[str, Any]) -> dict[str, Any]:
    """The outcome of one run of tests, without letting it run for ever."""
    start = time.monotonic()
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        _run(order, write)
    os.close(write)
    ready, _, _ = select.select([read], [], [], order["wall"])
    if not ready:
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    told = os.read(read, 1 << 16) if ready else b""
    os.close(read)
    outcome = json.loads(told) if told else {"fate": "killed", "by": "(did not come to an end)"}
    return {**outcome, "seconds": round(time.monotonic() - start, 2)}


def _run(order: dict[str, Any], write: int) -> None:
    """The fork: runs the tests, tells the outcome and is gone."""
    resource.setrlimit(resource.RLIMIT_CPU, (order["cpu"], order["cpu"] + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    selection = Selection(order["tests"])
    files = list(dict.fromkeys(test.split("::")[0] for test in order["tests"]))
    try:
        status = pytest.main(
            [*files, *ARGUMENTS], plugins=[selection, Fingerprints(order["fingerprints"])]
        )
    except BaseException:  # whatever a mutant may have done to the tests
        status = pytest.ExitCode.INTERNAL_ERROR
    if status == pytest.ExitCode.OK:
        outcome = {"fate": "survived", "by": ""}
    elif status == pytest.ExitCode.NO_TESTS_COLLECTED:
        outcome = {"fate": "survived", "by": "(no test was found)"}
    else:
        outcome = {"fate": "killed", "by": selection.failed or "(while loading the tests)"}
    os.write(write, json.dumps(outcome).encode())
    os._exit(0)


def main() -> None:
    sys.dont_write_bytecode = True  # a mutant's bytecode must not outlive it
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in PREPARED:
        try:
            importlib.import_module(name)
        except ImportError:
            continue
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
