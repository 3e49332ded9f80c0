"""Whole random games: they end, and nothing is lost or made on the way."""

from __future__ import annotations

import pytest

from astrarium.core.checks import run_battery
from astrarium.games.eclipse.game import GAME
from tests.games.eclipse.play import setting, steps


@pytest.mark.parametrize("number", range(10))
def test_a_busy_game_ends_after_nine_rounds_with_its_invariants(number: int) -> None:
    seats, options = setting(number)
    for count, (s, _) in enumerate(steps(seats, 100 + number, options)):
        if count % 5 == 0:
            assert GAME.broken(s) == []
    assert s.over
    assert s.round_number == 9 or all(player.out == 1 for player in s.players)
    assert len(s.scores()) == seats


@pytest.mark.parametrize("number", range(2))
def test_the_battery_holds(number: int) -> None:
    run_battery(GAME, games=1, seed=number, every=80, chosen=[setting(7 * number + 2)])
