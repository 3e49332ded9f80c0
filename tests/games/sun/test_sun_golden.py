"""Whole games as text: a change of behaviour shows as a readable difference.

Written anew by `python -m tests.games.sun.playthrough golden`.
"""

from __future__ import annotations

import pytest

from tests.games.sun.playthrough import GOLDEN, GOLDEN_GAMES, golden_text


@pytest.mark.parametrize("name", GOLDEN_GAMES)
def test_the_golden_playthrough_is_played_as_it_was(name: str) -> None:
    stored = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert golden_text(name).splitlines() == stored.splitlines()


def test_every_golden_text_is_one_that_is_played() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GOLDEN_GAMES)
