"""The variant in which the left neighbour begins while the active seat produces."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.sun.game import GAME
from astrarium.games.sun.words import NONE
from tests.games.sun.play import whole_game
from tests.games.sun.table import Table
from tests.support import rule


def producing(seat: int = 0, seats: int = 3) -> Table:
    """The seat has acted; its neighbour has 2 population and 3 ore."""
    t = Table(seats, overlap=True).seat((seat + 1) % seats, population=2, ore=3)
    return t.production(seat)


def asked(t: Table) -> list[int]:
    return [question.seat for question in t.s.questions()]


@rule("sun.production.variant.overlap")
def test_the_left_neighbour_may_begin_while_the_active_seat_decides_what_to_produce() -> None:
    t = producing()
    assert asked(t) == [0, 1]
    t.s.play(1, "act build and jump 1")
    assert asked(t) == [0]
    assert t.player(1).pawn == NONE  # nothing is carried out before the turn of seat 0 is over
    t.s.play(0, "produce ore")
    assert t.s.active == 1
    assert t.rules.spaces[t.player(1).pawn].id == "build_and_jump_1"
    t.do("do it", "stop")
    assert asked(t) == [1, 2]  # seat 1 produces, and seat 2 may begin


@pytest.mark.parametrize(("seat", "other"), [(0, 1), (1, 2), (2, 0)])
def test_each_of_the_two_is_asked_in_the_lane_of_its_seat(seat: int, other: int) -> None:
    found = {question.seat: question.lane for question in producing(seat).s.questions()}
    assert found == {seat: seat + 1, other: other + 1}


@rule("sun.production.variant.overlap")
def test_whoever_waits_is_asked_in_the_own_turn_as_usual() -> None:
    t = producing()
    t.s.play(1, "wait")
    assert asked(t) == [0]
    t.s.play(0, "produce ore")
    assert asked(t) == [1]
    assert "act build and jump 1" in t.options()
    assert "wait" not in t.options()


@rule("sun.production.variant.overlap")
def test_only_spaces_that_are_open_now_can_be_chosen_early() -> None:
    t = Table(3, overlap=True).seat(1, population=2, ore=3).pawn(0, "build_and_jump_1")
    t.production(0)
    assert t.s.why_not(1, "act build and jump 1")[0].key == "occupied"
    assert t.s.why_not(1, "act terraforming 1 1")[0].key == "not-researched"
    assert t.s.why_not(0, "wait")  # the active seat has nothing to wait for


@rule("sun.production.variant.overlap")
def test_an_action_that_has_become_impossible_is_chosen_anew() -> None:
    t = producing()
    t.s.play(1, "act build and jump 1")
    t.seat(1, population=0).supply(1, 0, 0, 0, 0, 0).ships(1, "sol")  # as if all had been lost
    t.s.play(0, "produce ore")
    assert asked(t) == [1]
    assert t.player(1).pawn == NONE
    assert not t.may("act build and jump 1")


@rule("sun.production.variant.overlap")
def test_discs_of_those_who_gain_control_are_placed_before_the_next_turn() -> None:
    t = Table(3, overlap=True).seat(0, ore=1).seat(1, population=2)
    t.ships(0, "sirius", 2).outpost(0, "sirius").ships(1, "sirius", 1).production(0)
    t.s.play(0, "produce trade")
    t.s.play(0, "scrap 2 at a right")
    assert t.controller("sirius") == 1
    t.s.play(0, "end trade")
    assert asked(t) == [1]
    assert t.outpost_at("sirius") is None
    t.s.play(1, "act build and jump 1")
    t.rest()
    assert t.outpost_at("sirius") == (1, "food")
    assert t.told().index("control-gained") < t.told().index("action")


@rule("sun.production.variant.overlap")
def test_nobody_begins_after_the_last_turn_of_the_game() -> None:
    for seat, expected in ((1, [1, 2]), (2, [2])):
        t = Table(3, overlap=True)
        t.s.last_round = t.s.round_number
        assert asked(t.production(seat)) == expected
    t.s.play(2, "produce ore")
    assert t.s.over


def test_a_whole_game_can_be_played_with_turns_that_overlap() -> None:
    s = whole_game(3, 5, {"overlap": True})
    assert s.over
    assert GAME.broken(s) == []


def test_whoever_answers_first_the_questions_stand_apart() -> None:
    """A neighbour's answer never makes mine stale."""
    rng = Rng(3)
    s = Table(4, overlap=True).production(0).s
    for _ in range(200):
        if s.over:
            break
        lane = rng.pick([question.lane for question in s.questions()])
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, rng))
        else:
            s.answer(lane, rng.pick(s.lane_options(lane)))
        assert GAME.broken(s) == []
    assert s.agenda.numbers[MAIN] > 0
