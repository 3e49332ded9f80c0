"""Whole random games: they end, nothing is lost, and what is saved is what was."""

from __future__ import annotations

from collections import Counter

import pytest

import astrarium
from astrarium.core.game import rules_of
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from astrarium.games.sun.state import PLAYER, POSITION, Player, Sun
from astrarium.parts.checks.fields import faults
from tests.games.sun import long_play
from tests.games.sun.play import setting, steps, whole_game
from tests.support import rule

MECHANISM = ("rules", "agenda", "sink", "first_seat", "over")


def fresh() -> Sun:
    return GAME.start(rules_of(GAME, 3, {}))


@pytest.mark.fuzz
def test_random_games_keep_their_invariants(fuzz_games: int) -> None:
    for number in range(max(fuzz_games, 3)):
        seats, options = setting(number)
        for s, _ in steps(seats, number, options):
            assert GAME.broken(s) == []


@pytest.mark.fuzz
def test_random_games_of_two_component_sets_keep_their_invariants(fuzz_games: int) -> None:
    found: Counter[str] = Counter()
    for number in range(max(fuzz_games, 4)):
        long_play.play(number, found, Counter())
    assert found == {}


@rule("sun.end.no-fixed-length")
def test_games_last_as_long_as_they_last() -> None:
    lengths = {int(whole_game(4, seed, {}).round_number) for seed in (0, 4)}
    assert len(lengths) == 2


@pytest.mark.parametrize("number", [2, 12])
def test_nothing_is_secret_because_nothing_hidden_is_decided(number: int) -> None:
    seats, options = setting(number)
    for count, (s, _) in enumerate(steps(seats, number, options)):
        if count % 40 == 0:
            mine = s.view(0)
            assert mine["state"] == s.view(None)["state"]
            assert astrarium.resample(mine, Rng(1)).dump() == s.dump()
            assert s.redeal(1, Rng(2)).dump() == s.dump()


def test_clone_list_and_view_forget_no_field() -> None:
    assert faults(POSITION, fresh, beside=MECHANISM) == []
    assert faults(PLAYER, Player) == []
