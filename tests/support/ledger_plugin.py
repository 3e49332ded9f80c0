"""Records which ledger ids were shown by tests that ran and passed, for `astrarium rules GAME`.

An id is covered when at least one test that names it passed and none failed. A test that names an
unknown id, or too many, is an error. With several workers (xdist) the reports carry the ids to the
process that writes the file.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from datetime import UTC, datetime
from pathlib import Path

import pytest

import astrarium
from astrarium.core.ledger import load_ledgers
from tests.support.rules import MOST_IDS, ids_of, too_many

FILE = "var/rule-coverage.json"
PROPERTY = "rule"  # under this name the ids travel with a report


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule-coverage", default=FILE, metavar="FILE", help="where to record it; empty: nowhere"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


def known_ids() -> set[str]:
    (package,) = astrarium.__path__
    games = [path for path in (Path(package) / "games").glob("*") if path.is_dir()]
    return {entry.id for game in games for entry in load_ledgers(game)}


class RuleCoverage:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.known = known_ids()
        self.named: dict[str, list[str]] = {}  # test -> ids
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        for id in ids_of(item):
            item.user_properties.append((PROPERTY, id))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        unknown = sorted(set(ids_of(item)) - self.known)
        if unknown:
            pytest.fail(f"no ledger has {', '.join(unknown)}", pytrace=False)
        if too_many(item):
            pytest.fail(f"a test names at most {MOST_IDS} rules", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = [str(value) for name, value in report.user_properties if name == PROPERTY]
        if not ids:
            return
        self.named[report.nodeid] = ids
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Generator[None, None, None]:
        yield
        file = self.config.getoption("--rule-coverage")
        is_worker = hasattr(self.config, "workerinput")
        if file and not is_worker and not self.config.option.collectonly:
            path = self.config.rootpath / file
            path.parent.mkdir(exist_ok=True)
            path.write_text(json.dumps(self.record(session), indent=1) + "\n", encoding="utf-8")

    def record(self, session: pytest.Session) -> dict[str, object]:
        failed = {id for test in self.failed for id in self.named[test]}
        covered: dict[str, list[str]] = {}
        for test in sorted(self.passed - self.failed):
            for id in self.named[test]:
                if id not in failed:
                    covered.setdefault(id, []).append(test)
        return {
            "session": {
                "ended": datetime.now(UTC).isoformat(timespec="seconds"),
                "arguments": " ".join(self.config.invocation_params.args),
                "complete": self.is_complete(),
                "tests": session.testscollected,
                "failed": session.testsfailed,
            },
            "covered": dict(sorted(covered.items())),
            "failed": sorted(failed),
        }

    def is_complete(self) -> bool:
        """Whether the whole suite was asked for, not a part of it."""
        option = self.config.option
        narrowed = option.keyword or option.markexpr or option.deselect
        narrowed = narrowed or getattr(option, "lf", False) or getattr(option, "stepwise", False)
        return not narrowed and self.config.args == self.config.getini("testpaths")
