"""Mutants of content must be noticed by the rules, not by the fingerprint that logs carry."""

from __future__ import annotations

import pytest

from astrarium.core.game import Rules
from tests.toy.game import GAME
from tools.mutation.fingerprint import Fingerprints


@pytest.fixture(autouse=True)
def _rules_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "__init__", Rules.__init__)


def test_content_that_a_test_has_changed_leaves_no_fingerprint_behind() -> None:
    noting = Fingerprints(None)
    noting.pytest_collection()
    Rules(GAME, 3, {"weather": False}, "as it is")
    Rules(GAME, 3, {"weather": False}, "changed")
    assert list(noting.seen.values()) == ["as it is"]


def test_a_known_fingerprint_stands_for_that_of_mutated_content() -> None:
    noting = Fingerprints(None)
    noting.pytest_collection()
    Rules(GAME, 3, {"weather": False}, "as it is")
    keeping = Fingerprints(noting.seen)
    keeping.pytest_collection()
    assert Rules(GAME, 3, {"weather": False}, "mutated").fingerprint == "as it is"
    assert Rules(GAME, 2, {"weather": False}, "of other seats").fingerprint == "of other seats"
