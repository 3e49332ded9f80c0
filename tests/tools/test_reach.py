"""The map of which test executes which line, drawn in several runs."""

from __future__ import annotations

from typing import Any

from tools.mutation.reach import joined


def run(names: list[str], line: int, fingerprint: str) -> dict[str, Any]:
    return {
        "tests": [{"name": name} for name in names],
        "lines": {"rules.py": {f"{line}": list(range(len(names))), "9": [0]}},
        "loading": {"rules.py": [1, line]},
        "fingerprints": {"toy 2": fingerprint},
        "failed": [],
    }


def test_runs_of_some_tests_each_make_one_map() -> None:
    found = joined([run(["a", "b"], 4, "one"), run(["c"], 5, "one"), run(["d"], 4, "changed")])
    assert [each["name"] for each in found["tests"]] == ["a", "b", "c", "d"]
    assert found["lines"] == {"rules.py": {"4": [0, 1, 3], "5": [2], "9": [0, 2, 3]}}
    assert found["loading"] == {"rules.py": [1, 4, 5]}
    assert found["fingerprints"] == {"toy 2": "one"}
