"""The mark that ties a test to the statements of the rulebook it shows to hold."""

from __future__ import annotations

import pytest

MOST_IDS = 3  # more in one test would be naming rules, not testing them


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("race.base.settle.cost")` on a test, or `pytest.param(..., marks=rule(...))` on a row.

    A test names at most three ids; a row of a parametrised test may name as many as it shows.
    """
    if not ids or not all(isinstance(id, str) and "." in id for id in ids):
        raise ValueError("rule() takes ledger ids, each with at least one dot")
    return pytest.mark.rule(*ids)


def ids_of(item: pytest.Item) -> list[str]:
    """The ids a test names, its row's included."""
    return [id for mark in item.iter_markers("rule") for id in mark.args]


def too_many(item: pytest.Item) -> bool:
    """Whether the test itself, its row left aside, names more than three ids."""
    callspec = getattr(item, "callspec", None)
    row = {id(mark) for mark in callspec.marks} if callspec else set()
    own = [mark for mark in item.iter_markers("rule") if id(mark) not in row]
    return sum(len(mark.args) for mark in own) > MOST_IDS
