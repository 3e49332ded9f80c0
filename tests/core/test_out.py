"""A seat that is out of the game: asked nothing, waited for by nobody, ranked last."""

from __future__ import annotations

import json

import pytest

from astrarium.core.codec import canonical, digest, load
from astrarium.core.driver import Driver
from astrarium.core.errors import BadSnapshot, OutOfTurn
from astrarium.core.frame import MAIN
from astrarium.core.game import rules_of
from astrarium.core.match import Match
from astrarium.core.position import Position
from astrarium.core.rng import Rng, Streams
from astrarium.core.views import resample
from tests.toy.frames.work import Work
from tests.toy.game import GAME, find_toy
from tests.toy.state import ToyState
from tests.toy.table import SEED, RandomBot, at_council, at_work, lane_names


def state(match: Match) -> ToyState:
    assert isinstance(match.position, ToyState)
    return match.position


def broke_at_council() -> Match:
    match = at_council()
    for seat in state(match).seats:
        seat.coins = 0
    return match


def after_leaving() -> Match:
    """Seat 0 has left, the others have skipped: the second round begins with a draw."""
    match = broke_at_council()
    match.play(0, "leave")
    match.play(1, "skip")
    match.play(2, "skip")
    return match


def test_who_has_left_is_out() -> None:
    s = after_leaving().position
    assert [s.is_out(seat) for seat in range(3)] == [True, False, False]


def test_who_is_out_is_asked_nothing_any_more() -> None:
    match = after_leaving()
    match.play(-1, "card 4")
    assert {question.seat for question in match.position.questions()} == {1, 2}
    with pytest.raises(OutOfTurn, match="seat 0 has no open question"):
        match.play(0, "bid 2")


def test_nobody_waits_for_who_is_out() -> None:
    """The section is complete when the others have answered."""
    match = after_leaving()
    match.play(-1, "card 4")
    for seat, card in ((1, 5), (2, 2)):
        match.play(seat, f"bid {card}")
        match.play(seat, "stay")
    assert not match.position.agenda.secret
    assert match.position.agenda.lanes[1] == []


def test_the_lane_of_a_seat_that_is_out_takes_no_business() -> None:
    s = after_leaving().position
    s.push(1, Work(0, 0))
    assert s.agenda.lanes[1] == []
    assert s.agenda.busy == 0


def test_what_the_lane_held_is_dropped_when_its_seat_leaves() -> None:
    match = at_work()
    match.play(0, "build")
    assert lane_names(match, 1) == ["Work", "PayCards"]
    match.position.leave(0)
    match.position.run(1)
    assert lane_names(match, 1) == []
    assert {question.seat for question in match.position.questions()} == {1, 2}


def test_the_last_seat_to_answer_may_leave_and_the_game_goes_on() -> None:
    match = at_work()
    match.play(1, "rest")
    match.play(2, "rest")
    match.position.leave(0)
    match.position.run(1)
    assert match.position.asked(MAIN) == 1  # the council speaks without seat 0


def test_leaving_is_taken_back_like_any_answer() -> None:
    match = at_work()
    for seat in range(3):
        match.play(seat, "rest")
    match.play(0, "skip")
    before = match.position.dump()
    state(match).seats[1].coins = 0
    match.play(1, "leave")
    match.undo(1)
    assert match.position.dump() == before


def test_only_a_position_with_seats_out_says_so() -> None:
    body = json.loads(at_council().position.dump())["position"]
    assert "out" not in body["agenda"]
    assert "out" not in at_council().view(1)["agenda"]
    left = after_leaving()
    assert json.loads(left.position.dump())["position"]["agenda"]["out"] == [0]
    assert left.view(None)["agenda"]["out"] == [0]


def test_a_saved_position_keeps_who_is_out() -> None:
    s = after_leaving().position
    assert load(s.dump(), find_toy).dump() == s.dump()
    assert s.clone().is_out(0)
    assert resample(s.view(1), Rng(1), find_toy).is_out(0)


@pytest.mark.parametrize("out", [[3], [-1], [True], ["0"], [1]])
def test_a_saved_position_with_odd_seats_out_is_refused(out: list[object]) -> None:
    """Seat 1 is in the middle of its work: it cannot be out."""
    body = json.loads(at_work().position.dump())["position"]
    body["agenda"]["out"] = out
    text = canonical({"position": body, "digest": digest(canonical(body))})
    with pytest.raises(BadSnapshot, match="damaged"):
        load(text, find_toy)


def test_who_is_out_is_ranked_after_all_others() -> None:
    s = after_leaving().position
    assert isinstance(s, ToyState)
    s.seats[0].points = 99
    assert s.ranking()[0] == 3
    assert Position.ranking(s)[0] == 3


def test_the_driver_plays_on_without_the_seat() -> None:
    """Orders and bots of a seat that is out are never asked for an answer."""
    bots = {seat: RandomBot() for seat in range(3)}
    driver = Driver(rules_of(GAME, 3, {"weather": False}), bots, Streams(SEED))
    driver.match = after_leaving()
    driver.orders = {0: {"always": "skip"}}
    assert driver.run() == []
    assert bots[0].seen == []
    assert driver.match.log.ended
