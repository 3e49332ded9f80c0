"""The mark `rule` and the record of what it covers, tried on small suites of their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support import ledger_plugin
from tests.support.rules import rule

ROOT = Path(__file__).resolve().parents[2]
KNOWN = {"toy.a", "toy.b", "toy.c", "toy.d"}


@pytest.fixture
def record(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a suite with four known ids; its outcome and what was recorded."""
    monkeypatch.setattr(ledger_plugin, "known_ids", lambda: KNOWN)
    pytester.makeini(
        "[pytest]\ntestpaths = .\nmarkers = rule(*ids): ledger ids\naddopts = -p no:cacheprovider\n"
    )

    def run(source: str, *arguments: str) -> tuple[dict[str, int], dict[str, Any]]:
        pytester.makepyfile("import pytest\nfrom tests.support.rules import rule\n" + source)
        result = pytester.runpytest_inprocess(
            "-p", "tests.support.ledger_plugin", "-p", "no:xdist", "-p", "no:cov", *arguments
        )
        written = (pytester.path / "var" / "rule-coverage.json").read_text(encoding="utf-8")
        return result.parseoutcomes(), json.loads(written)

    return run


def test_an_id_named_by_a_test_that_passed_is_covered(record: Any) -> None:
    outcome, written = record("@rule('toy.a', 'toy.b')\ndef test_it(): pass\n")
    assert outcome == {"passed": 1}
    assert sorted(written["covered"]) == ["toy.a", "toy.b"]
    assert written["session"]["complete"] is True


def test_an_id_with_any_failed_test_is_not_covered(record: Any) -> None:
    _, written = record(
        "@rule('toy.a')\ndef test_good(): pass\n"
        "@rule('toy.a')\ndef test_bad(): assert 0\n"
        "@rule('toy.b')\ndef test_other(): pass\n"
    )
    assert sorted(written["covered"]) == ["toy.b"]
    assert written["failed"] == ["toy.a"]


def test_an_id_whose_test_did_not_run_is_not_covered(record: Any) -> None:
    _, written = record("@rule('toy.a')\ndef test_it(): pytest.skip()\n")
    assert written["covered"] == {}


def test_an_id_whose_test_broke_while_clearing_up_is_not_covered(record: Any) -> None:
    _, written = record(
        "@pytest.fixture\ndef broken():\n    yield\n    raise OSError\n"
        "@rule('toy.a')\ndef test_it(broken): pass\n"
    )
    assert written["covered"] == {}


def test_an_id_that_no_ledger_has_is_an_error(record: Any) -> None:
    outcome, written = record("@rule('toy.z')\ndef test_it(): pass\n")
    assert outcome == {"errors": 1}
    assert written["covered"] == {}


def test_four_ids_on_one_test_are_an_error(record: Any) -> None:
    outcome, _ = record("@rule('toy.a', 'toy.b', 'toy.c', 'toy.d')\ndef test_it(): pass\n")
    assert outcome == {"errors": 1}


def test_two_marks_on_one_test_are_counted_together(record: Any) -> None:
    outcome, _ = record("@rule('toy.a', 'toy.b')\n@rule('toy.c', 'toy.d')\ndef test_it(): pass\n")
    assert outcome == {"errors": 1}


def test_a_row_may_name_its_own_ids(record: Any) -> None:
    outcome, written = record(
        "@pytest.mark.parametrize('n', [\n"
        "    pytest.param(1, marks=rule('toy.a', 'toy.b', 'toy.c', 'toy.d')),\n"
        "    pytest.param(2, marks=rule('toy.a')),\n"
        "])\ndef test_it(n): pass\n"
    )
    assert outcome == {"passed": 2}
    assert sorted(written["covered"]) == sorted(KNOWN)


def test_a_run_of_a_part_says_so(record: Any) -> None:
    _, written = record("def test_it(): pass\n", "-k", "it")
    assert written["session"]["complete"] is False


def test_workers_are_added_up(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeini("[pytest]\nmarkers = rule(*ids): ledger ids\n")
    pytester.makeconftest(
        "from tests.support import ledger_plugin\n"
        "ledger_plugin.known_ids = lambda: {'toy.a', 'toy.b', 'toy.c'}\n"
    )
    pytester.makepyfile(
        "from tests.support.rules import rule\n"
        "@rule('toy.a')\ndef test_one(): pass\n"
        "@rule('toy.b')\ndef test_two(): assert 0\n"
        "@rule('toy.c')\ndef test_three(): pass\n"
    )
    result = pytester.runpytest_subprocess("-p", "tests.support.ledger_plugin", "-n", "2")
    assert result.parseoutcomes() == {"passed": 2, "failed": 1}
    written = json.loads((pytester.path / "var" / "rule-coverage.json").read_text("utf-8"))
    assert sorted(written["covered"]) == ["toy.a", "toy.c"]


@pytest.mark.parametrize("ids", [(), ("nodot",), (test_workers_are_added_up,)])
def test_only_ledger_ids_are_taken(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="ledger ids"):
        rule(*ids)
