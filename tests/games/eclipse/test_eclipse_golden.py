"""Whole games as text: a change of behaviour shows as a readable difference.

Written anew by `python -m tests.games.eclipse.playthrough golden`.
"""

from __future__ import annotations

import pytest

from astrarium.core.rng import Rng
from astrarium.games.eclipse.game import GAME
from tests.games.eclipse.late_games import LATE_GAMES, late_lines, late_table
from tests.games.eclipse.playthrough import GOLDEN, GOLDEN_NAME, golden_text


def stored(name: str) -> list[str]:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_the_golden_playthrough_is_played_as_it_was() -> None:
    assert golden_text().splitlines() == stored(GOLDEN_NAME)


@pytest.mark.parametrize("name", LATE_GAMES)
def test_a_late_game_offers_refuses_and_tells_what_it_did(name: str) -> None:
    assert list(late_lines(name)) == stored(name)


@pytest.mark.parametrize("name", LATE_GAMES)
def test_a_late_game_begins_with_all_pieces_on_the_table(name: str) -> None:
    assert GAME.broken(late_table(name, Rng(LATE_GAMES[name][1]))) == []


def test_every_golden_text_is_one_that_is_played() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == sorted([GOLDEN_NAME, *LATE_GAMES])
