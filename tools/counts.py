"""Adds up the tests of several pytest runs: python -m tools.counts JUNIT_XML..."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree


def counts(reports: Iterable[Path]) -> tuple[int, int]:
    """How many tests passed and how many did not."""
    tests = failed = 0
    for report in reports:
        for suite in ElementTree.parse(report).iter("testsuite"):
            tests += int(suite.get("tests", 0)) - int(suite.get("skipped", 0))
            failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
    return tests - failed, failed


if __name__ == "__main__":
    passed, failed = counts(Path(name) for name in sys.argv[1:] if Path(name).exists())
    print(f"{passed} passed, {failed} failed")
