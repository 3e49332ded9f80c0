"""What a search asks of a position: the next decision, a key of it, and how the game went."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.core.errors import BadOptions, BadSeat, NotOver
from astrarium.core.playout import playout
from astrarium.core.position import Position, Rival
from astrarium.core.rng import Rng
from tests.toy.state import ToyState
from tests.toy.table import at_work

GAMES = [("race", 2), ("gaia", 3), ("eclipse", 2), ("sun", 2)]


def midgame(name: str, seats: int) -> Position[Any]:
    s = astrarium.start(name, seats=seats)
    playout(s, Rng(5), 40)
    return s


# --- settle ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_settling_leaves_a_seat_with_a_choice_or_a_finished_game(name: str, seats: int) -> None:
    s = astrarium.start(name, seats=seats)
    rng = Rng(3)
    decisions = 0
    while (question := s.settle(rng)) is not None:
        assert question in s.questions()
        assert question.seat >= 0
        options = s.options(question)
        assert len(options) > 1
        s.apply(question, rng.pick(options))
        decisions += 1
    assert s.over
    assert decisions > 20


def test_settling_twice_changes_nothing() -> None:
    s = midgame("race", 2)
    question = s.settle(Rng(1))
    before = s.dump()
    assert s.settle(Rng(2)) == question
    assert s.dump() == before


# --- keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_seats_key_is_that_of_every_position_it_could_be_in(name: str, seats: int) -> None:
    s = midgame(name, seats)
    for seat in range(seats):
        guess = s.redeal(seat, Rng(7))
        assert guess.key(seat) == s.key(seat)
    assert len({s.key(), *(s.key(seat) for seat in range(seats))}) == seats + 1


def test_positions_that_differ_in_a_hidden_hand_have_other_keys_but_not_for_the_others() -> None:
    s = midgame("race", 2)
    guesses = [s.redeal(0, Rng(seed)) for seed in range(5)]
    assert len({guess.key() for guess in guesses}) == 5
    assert len({guess.key(1) for guess in guesses}) == 5
    assert len({guess.key(0) for guess in guesses}) == 1


def test_a_key_is_of_64_bits_and_forgets_the_way() -> None:
    s = at_work().position
    twin = s.clone()
    twin.agenda.numbers[1] += 4
    twin.agenda.joins += 1
    twin.agenda.disclosures += 2
    assert twin != s
    assert (twin.key(), twin.key(0)) == (s.key(), s.key(0))
    assert 0 <= s.key() < 1 << 64
    assert isinstance(twin, ToyState)
    twin.seats[0].coins += 1
    assert twin.key() != s.key()


def test_a_key_of_a_seat_that_is_none_is_refused() -> None:
    with pytest.raises(BadSeat):
        midgame("race", 2).key(2)


# --- returns --------------------------------------------------------------------------------------


class Finished(ToyState):
    """A game that is over as the test says."""

    scores_then: list[int]
    rivals_then: list[Rival]

    @property
    def over(self) -> bool:
        return True

    def scores(self) -> list[int]:
        return self.scores_then

    def ranking(self) -> list[int]:
        everybody = [*self.scores_then, *(rival.score for rival in self.rivals_then)]
        return [1 + sum(1 for other in everybody if other > score) for score in self.scores_then]

    def rivals(self) -> list[Rival]:
        return self.rivals_then


def finished(scores: list[int], *rivals: int) -> Finished:
    s = Finished.__new__(Finished)
    s.scores_then = scores
    best = max(scores)
    s.rivals_then = [Rival("robot", each, 1 if each >= best else 2) for each in rivals]
    return s


@pytest.mark.parametrize(
    ("scores", "win", "rank", "margin"),
    [
        ([30, 20], [1, 0], [1, -1], [10, -10]),
        ([30, 30], [0.5, 0.5], [0, 0], [0, 0]),
        ([40, 20, 30], [1, 0, 0], [1, -1, 0], [10, -20, -10]),
        ([40, 40, 10, 30], [0.5, 0.5, 0, 0], [2 / 3, 2 / 3, -1, -1 / 3], [0, 0, -30, -10]),
    ],
)
def test_returns_are_shares_of_the_win_ranks_and_margins(
    scores: list[int], win: list[float], rank: list[float], margin: list[float]
) -> None:
    s = finished(scores)
    assert s.returns() == s.returns("win") == win
    assert s.returns("rank") == pytest.approx(rank)
    assert sum(s.returns("rank")) == pytest.approx(0)
    assert s.returns("margin") == margin


def test_an_opponent_without_a_seat_counts_among_the_others() -> None:
    assert finished([30], 40).returns("win") == [0]
    assert finished([30], 40).returns("rank") == [-1]
    assert finished([30], 40).returns("margin") == [-10]
    assert finished([30], 30).returns("win") == [0.5]
    assert finished([30]).returns("margin") == finished([30]).returns("rank") == [0]


def test_a_game_that_goes_on_has_no_returns() -> None:
    with pytest.raises(NotOver, match="the game is not over; we wait for seat"):
        midgame("gaia", 3).returns()


def test_unknown_returns_are_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match="no returns 'elo'; there are win, rank, margin"):
        finished([30, 20]).returns("elo")
