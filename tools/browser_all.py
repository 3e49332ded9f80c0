"""`make browser-all`: every browser test in both languages at both widths, with what it came to.

An interrupted run goes on where it stopped: what has passed is noted in var/browser-all.jsonl and
not run again as long as the sources and the file of the test stay the same. When all have passed,
the evidence is written.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from pathlib import Path

import pytest

from tools.evidence import commit

ROOT = Path(__file__).resolve().parent.parent
NOTES = ROOT / "var" / "browser-all.jsonl"
EVIDENCE = ROOT / "docs" / "evidence" / "browser-all.md"
WATCHED = (
    "src",
    "tests/browser/conftest.py",
    "tests/browser/people.py",
    "tests/browser/positions.py",
    "tests/browser/prepared.py",
    "tests/table/server.py",
)
KINDS = {".py", ".html", ".css", ".js", ".ftl", ".toml", ".svg"}


def state(test: str = "") -> str:
    """A digest of everything that the browser tests rest upon, and the file of one of them."""
    digest = hashlib.sha256()
    own = [test.partition("::")[0]] if test else []
    for part in (*WATCHED, *own):
        path = ROOT / part
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix in KINDS:
                digest.update(file.relative_to(ROOT).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def noted(tests: list[str]) -> dict[str, float]:
    """Which of these have passed in their present state, and how many seconds they took."""
    lines = NOTES.read_text(encoding="utf-8").splitlines() if NOTES.exists() else []
    entries = [json.loads(line) for line in lines]
    files = {test.partition("::")[0] for test in tests}
    now = {file: state(file) for file in files}
    wanted = {test: now[test.partition("::")[0]] for test in tests}
    return {
        each["test"]: each["seconds"]
        for each in entries
        if wanted.get(each["test"]) == each["state"]
    }


class Progress:
    """Leaves out what has passed already, notes what passes, says how far it is."""

    def __init__(self) -> None:
        self.passed: dict[str, float] = {}
        self.wanted: list[str] = []
        self._seconds = 0.0
        self._failed: set[str] = set()

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        self.wanted = [item.nodeid for item in items]
        self.passed = noted(self.wanted)
        if self.passed:
            print(f"{len(self.passed)} of {len(self.wanted)} have passed before.")
        left = [item for item in items if item.nodeid not in self.passed]
        config.hook.pytest_deselected(items=[each for each in items if each not in left])
        items[:] = left

    def pytest_runtest_logstart(self) -> None:
        self._seconds = time.monotonic()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has passed when its setup, its call and its teardown have."""
        test = report.nodeid
        if not report.passed:
            self._failed.add(test)
        if report.when != "teardown":
            return
        seconds = round(time.monotonic() - self._seconds, 1)
        passed = test not in self._failed
        if passed:
            self.passed[test] = seconds
            NOTES.parent.mkdir(exist_ok=True)
            with NOTES.open("a", encoding="utf-8") as notes:
                line = {"state": state(test), "test": test, "seconds": seconds}
                notes.write(json.dumps(line) + "\n")
        word = "passed" if passed else "FAILED"
        done = f"{len(self.passed)} of {len(self.wanted)}"
        print(f"\n{done} {word} in {seconds} s: {test}", flush=True)


def evidence(passed: dict[str, float], now: str) -> str:
    """The page that says what was played."""
    rows = [f"| `{test}` | {passed[test]:.0f} |" for test in passed]
    head = f"""# The table in a real browser

Written by `make browser-all`: a Chromium without a window plays whole games by clicking and looks
at every main page, in English and Hungarian, 1440 and 360 pixels wide. On no page does axe-core
find a serious violation, and none scrolls sideways.

{len(passed)} of {len(passed)} tests passed in {sum(passed.values()):.0f} s. Made on commit
`{commit()}`; state of sources `{now}`.

| test | seconds |
|---|---|
"""
    return head + "\n".join(rows) + "\n"


def main() -> int:
    os.environ["ASTRARIUM_BROWSER"] = "all"
    progress = Progress()
    arguments = ["-q", "-p", "no:cacheprovider", "--rule-coverage=", "--no-header", "tests/browser"]
    result = int(pytest.main([*arguments, *sys.argv[1:]], plugins=[progress]))
    everything = progress.wanted and all(test in progress.passed for test in progress.wanted)
    if everything and not sys.argv[1:]:
        in_order = {test: progress.passed[test] for test in progress.wanted}
        EVIDENCE.write_text(evidence(in_order, state()), encoding="utf-8")
        print(f"All {len(in_order)} passed; written to {EVIDENCE.relative_to(ROOT)}.")
        return 0
    return result or 1


if __name__ == "__main__":
    raise SystemExit(main())
