"""Chance is a seat: its answers have weights, and a position can be asked to answer for it."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.core.errors import OutOfTurn
from astrarium.core.match import Match
from astrarium.core.rng import Rng
from tests.toy.table import at_work, chance, finished, new_match


def test_the_answers_of_chance_have_weights() -> None:
    match = new_match()
    assert match.position.chance() == [(card, 9) for card in range(6)]
    chance(match, "card 1", "card 1", "card 3")
    assert match.position.chance() == [(0, 7), (1, 9), (2, 8), (3, 9), (4, 9), (5, 9)]


def test_a_roll_answers_for_chance_by_weight() -> None:
    match = new_match()
    chance(match, *["card 1"] * 6)
    rng, counts = Rng(4), Counter[int]()
    for _ in range(4800):
        s = match.position.clone()
        drawn = s.roll(rng)
        assert s.agenda.numbers[0] == match.position.agenda.numbers[0] + 1
        counts[drawn] += 1
    assert 240 < counts[0] < 360  # three of 48 cards
    assert all(800 < counts[card] < 1000 for card in range(1, 6))


@pytest.mark.parametrize("match", [at_work(), finished()], ids=["a seat is asked", "the end"])
def test_where_chance_is_not_asked_it_gives_no_answer(match: Match) -> None:
    s = match.position
    before = s.dump()
    with pytest.raises(OutOfTurn, match="chance has no open question now; "):
        s.chance()
    with pytest.raises(OutOfTurn, match="chance has no open question now; "):
        s.roll(Rng(1))
    assert s.dump() == before
