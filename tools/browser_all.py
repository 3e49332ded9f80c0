"""`make browser-all`: every browser test in both languages at both widths, with what it came to.

An interrupted run goes on where it stopped, as long as sources and tests stay the same: what has
passed is noted in var/browser-all.jsonl and not run again. When all have passed, the evidence is
written.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOTES = ROOT / "var" / "browser-all.jsonl"
EVIDENCE = ROOT / "docs" / "evidence" / "browser-all.md"
WATCHED = ("src", "tests/browser", "tests/table/server.py")
KINDS = {".py", ".html", ".css", ".js", ".ftl", ".toml", ".svg"}


def state() -> str:
    """A digest of everything the browser tests rest upon."""
    digest = hashlib.sha256()
    for part in WATCHED:
        path = ROOT / part
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix in KINDS:
                digest.update(file.relative_to(ROOT).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def noted(now: str) -> dict[str, float]:
    """What has passed in this state, and how many seconds it took."""
    lines = NOTES.read_text(encoding="utf-8").splitlines() if NOTES.exists() else []
    entries = [json.loads(line) for line in lines]
    return {each["test"]: each["seconds"] for each in entries if each["state"] == now}


class Progress:
    """Leaves out what has passed already, notes what passes, says how far it is."""

    def __init__(self, now: str) -> None:
        self.now = now
        self.passed = noted(now)
        self.wanted: list[str] = []
        self._seconds = 0.0

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        self.wanted = [item.nodeid for item in items]
        left = [item for item in items if item.nodeid not in self.passed]
        config.hook.pytest_deselected(items=[each for each in items if each not in left])
        items[:] = left

    def pytest_runtest_logstart(self) -> None:
        self._seconds = time.monotonic()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "teardown" and report.passed:
            return
        seconds = round(time.monotonic() - self._seconds, 1)
        test = report.nodeid
        if report.passed:
            self.passed[test] = seconds
            NOTES.parent.mkdir(exist_ok=True)
            with NOTES.open("a", encoding="utf-8") as notes:
                line = {"state": self.now, "test": test, "seconds": seconds}
                notes.write(json.dumps(line) + "\n")
        word = "passed" if report.passed else "FAILED"
        done = f"{len(self.passed)} of {len(self.wanted)}"
        print(f"\n{done} {word} in {seconds} s: {test}", flush=True)


def evidence(passed: dict[str, float], now: str) -> str:
    """The page that says what was played."""
    rows = [f"| `{test.removeprefix('tests/browser/')}` | {passed[test]:.0f} |" for test in passed]
    head = f"""# The table in a real browser

Written by `make browser-all`: a Chromium without a window plays whole games by clicking and looks
at every main page, in English and Hungarian, 1440 and 360 pixels wide. On no page does axe-core
find a serious violation, and none scrolls sideways.

{len(passed)} of {len(passed)} tests passed in {sum(passed.values()):.0f} s; state of sources and
tests `{now}`.

| test | seconds |
|---|---|
"""
    return head + "\n".join(rows) + "\n"


def main() -> int:
    os.environ["ASTRARIUM_BROWSER"] = "all"
    progress = Progress(state())
    if progress.passed:
        print(f"{len(progress.passed)} tests have passed before; going on with the others.")
    arguments = ["-q", "-p", "no:cacheprovider", "--rule-coverage=", "--no-header", "tests/browser"]
    result = int(pytest.main([*arguments, *sys.argv[1:]], plugins=[progress]))
    everything = progress.wanted and all(test in progress.passed for test in progress.wanted)
    if everything and not sys.argv[1:]:
        in_order = {test: progress.passed[test] for test in progress.wanted}
        EVIDENCE.write_text(evidence(in_order, progress.now), encoding="utf-8")
        print(f"All {len(in_order)} passed; written to {EVIDENCE.relative_to(ROOT)}.")
        return 0
    return result or 1


if __name__ == "__main__":
    raise SystemExit(main())
