"""A secret simultaneous choice: nobody sees who has answered, what, or whether by force."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.agenda import new_agenda
from astrarium.core.errors import NothingToUndo, OutOfTurn
from astrarium.core.frame import AGAIN, CHANCE, MAIN, NOBODY, Frame
from astrarium.core.game import Rules
from astrarium.core.match import Match
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from tests.toy.frames.bids import Bid
from tests.toy.frames.draws import BuryCard, DealCards
from tests.toy.game import ToyGame, find_toy
from tests.toy.state import UNDECIDED, ToyState
from tests.toy.table import before_bids, new_match, question

ONE_CARD = ((3, 3, 3), (4, 5, 6), (1, 2, 6))


def test_an_answer_changes_nothing_that_others_see() -> None:
    match = before_bids()
    others = (None, 1, 2)
    before = [match.view(eyes) for eyes in others]
    match.play(0, "bid 2")
    match.play(0, "raise")
    assert [match.view(eyes) for eyes in others] == before
    assert match.view(0) != match.view(1)


def test_a_forced_answer_looks_like_no_answer() -> None:
    match = before_bids(ONE_CARD)
    assert match.position.options(question(match, 0)) == [34]
    before = match.view(1)
    match.answer(question(match, 0), 34, forced=True)
    assert match.view(1) == before
    assert before["questions"] == [
        {"lane": 1, "seat": 0, "number": 0},
        {"lane": 2, "seat": 1, "number": 0},
        {"lane": 3, "seat": 2, "number": 0},
    ]


def test_a_seat_sees_its_own_answer_and_next_question() -> None:
    match = before_bids()
    match.play(1, "bid 5")
    seen = match.view(1)
    assert seen["agenda"]["lanes"][2] == [["Stake", [1]]]
    assert seen["state"]["seats"][1]["bid"] == 4
    assert {"lane": 2, "seat": 1, "number": 1} in seen["questions"]


def test_a_seat_that_is_done_has_no_question_and_cannot_tell_whom_it_waits_for() -> None:
    match = before_bids()
    match.play(0, "bid 1")
    match.play(0, "stay")
    assert [each["seat"] for each in match.view(0)["questions"]] == [1, 2]
    with pytest.raises(OutOfTurn, match="seat 0 has no open question now; a secret choice"):
        match.play(0, "bid 2")


def test_the_record_of_others_keeps_silent_until_all_have_answered() -> None:
    match = before_bids()
    silent = match.record(2)
    match.play(0, "bid 1")
    assert match.record(2) == silent
    assert match.record(0)[-1] == {"seat": 0, "say": "bid 1", "events": []}


def test_the_reveal_is_told_to_all_but_not_who_answered_last() -> None:
    match = before_bids()
    for seat, card in ((2, 6), (0, 1), (1, 4)):
        match.play(seat, f"bid {card}")
        match.play(seat, "stay")
    line = match.record(0)[-1]
    assert (line["seat"], line["say"]) == (NOBODY, "")
    told = [(event["kind"], event["seat"], event["source"]) for event in line["events"]]
    assert told == [("bid", 0, 0), ("bid", 1, 3), ("bid", 2, 5), ("won", 2, 4)]
    assert match.record(1)[-1]["seat"] == 1


def test_an_answer_may_be_changed_until_the_last_seat_has_answered() -> None:
    match = before_bids()
    match.play(0, "bid 1")
    match.play(0, "stay")
    match.play(1, "bid 4")
    match.undo(0, 2)
    match.play(0, "bid 3")
    match.play(0, "raise")
    match.play(1, "stay")
    match.play(2, "bid 6")
    match.play(2, "stay")
    bids = [e for e in match.steps[-1].events if e.kind == "bid"]
    assert [(e.seat, e.source, e.amount) for e in bids] == [(0, 2, 1), (1, 3, 0), (2, 5, 0)]
    with pytest.raises(NothingToUndo):
        match.undo(2)


def test_the_answer_is_for_its_seat_alone() -> None:
    match = before_bids()
    assert match.position.audience(1, 32) == 0
    assert match.position.audience(3, 32) == 2


@pytest.mark.parametrize(("frame", "audience"), [(DealCards(1, 1), 1), (BuryCard(), NOBODY)])
def test_chance_in_a_secret_lane_tells_at_most_the_seat_of_the_lane(
    frame: DealCards | BuryCard, audience: int
) -> None:
    s = new_match().position.clone()
    s.agenda = new_agenda(3, Bid(0))
    s.push(2, frame)
    s.agenda.begin_secret()
    assert s.asked(2) == CHANCE
    assert s.audience(2, 0) == audience


def test_a_draw_for_another_seat_in_a_secret_lane_is_told_to_nobody() -> None:
    s = new_match().position.clone()
    s.agenda = new_agenda(3, Bid(0))
    s.push(2, DealCards(0, 1))
    s.agenda.begin_secret()
    assert s.audience(2, 0) == NOBODY


def test_a_resample_redraws_the_answers_of_others_as_legal_ones() -> None:
    match = before_bids()
    match.play(0, "bid 1")
    bids = set()
    for seed in range(40):
        guess = resample(match.view(0), Rng(seed), find_toy)
        assert isinstance(guess, ToyState)
        assert guess.seats[0].bid == 0
        assert guess.questions() == [Question(1, 0, 1)]
        for seat in (1, 2):
            assert guess.seats[seat].hand[guess.seats[seat].bid] > 0
            bids.add((seat, guess.seats[seat].bid))
    assert len(bids) > 8


def test_a_resample_for_a_seat_that_is_done_leaves_one_other_seat_to_answer() -> None:
    match = before_bids()
    match.play(1, "bid 4")
    match.play(1, "stay")
    guess = resample(match.view(1), Rng(7), find_toy)
    assert isinstance(guess, ToyState)
    assert guess.agenda.secret
    assert guess.questions() == [Question(3, 2, 0)]
    assert guess.seats[0].bid != UNDECIDED
    assert guess.view(1) == match.view(1)


def test_a_resample_answers_chance_in_the_lanes_of_others() -> None:
    s = new_match().position.clone()
    s.agenda = new_agenda(3, Bid(0))
    s.push(1, Bid(0))
    s.push(2, Bid(1))
    s.push(2, DealCards(1, 2))
    s.agenda.begin_secret()
    s.run(MAIN)
    guess = resample(s.view(0), Rng(1), find_toy)
    assert isinstance(guess, ToyState)
    assert sum(guess.seats[1].hand) == 2
    assert guess.questions() == [Question(1, 0, 0)]


def test_the_opening_of_a_secret_choice_is_the_same_for_all() -> None:
    match = before_bids()
    match.play(0, "bid 1")
    openings = [match.view(eyes)["agenda"]["opening"] for eyes in (None, 0, 1, 2)]
    assert openings == [[[["Bid", [0]]], [["Bid", [1]]], [["Bid", [2]]]]] * 4


def test_a_secret_choice_ends_with_the_join() -> None:
    match = before_bids(((1, 2, 3), (4, 5, 6)))
    assert match.position.agenda.secret
    for seat, card in ((0, 1), (1, 4)):
        match.play(seat, f"bid {card}")
        match.play(seat, "stay")
    assert not match.position.agenda.secret
    assert match.view(0)["agenda"]["opening"] == []


def test_a_secret_choice_that_asks_nobody_ends_at_once() -> None:
    s = new_match().position.clone()
    s.agenda = new_agenda(3, Bid(0))
    s.agenda.begin_secret()
    s.agenda.push(1, Bid(0))
    s.agenda.pop(1)
    s.run(MAIN)
    assert not s.agenda.secret
    assert s.agenda.joins == 0


class OpenBids(Frame[ToyState]):
    """Two of these make one secret choice follow upon another without an answer between."""

    def advance(self, s: ToyState, lane: int) -> int:
        s.pop(MAIN)
        for seat in range(2):
            s.push(seat + 1, Bid(seat))
        s.agenda.begin_secret()
        return AGAIN


class TwoBids(ToyGame):
    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {**super().frames(), "OpenBids": OpenBids}

    def start(self, rules: Rules) -> ToyState:
        s = super().start(rules)
        s.agenda = new_agenda(2, OpenBids())
        s.push(MAIN, OpenBids())
        return s


def test_the_next_secret_choice_begins_afresh_with_the_answer_that_completes_the_first() -> None:
    game = TwoBids()
    match = Match(game.rules(2, {"weather": False}))
    for seat in (0, 1):
        match.play(seat, "pass")
        match.play(seat, "stay")
    assert match.position.agenda.secret
    assert match.position.agenda.joins == 1
    assert match.view(0)["questions"] == [
        {"lane": 1, "seat": 0, "number": 2},
        {"lane": 2, "seat": 1, "number": 2},
    ]
    before = (match.view(0), match.record(0))
    match.play(1, "pass")
    assert (match.view(0), match.record(0)) == before
    assert match.undoable(0) == []
    match.undo(1)
    assert match.undoable(1) == []
