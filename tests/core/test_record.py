"""The record has one author, and the past is reached from the nearest snapshot."""

from __future__ import annotations

import pytest

from astrarium.core.driver import advance
from astrarium.core.game import NO_ANSWER, rules_of
from astrarium.core.match import Match, position_after
from astrarium.core.rng import Rng, Streams
from astrarium.core.saved import restore, save
from tests.toy.game import GAME, find_toy
from tests.toy.state import ToyState
from tests.toy.table import SEED, RandomBot, before_bids, finished

EYES = (None, 0, 1, 2)


def test_a_line_knows_after_how_many_answers_it_stood() -> None:
    match = finished()
    for eyes in EYES:
        for line in match.lines(eyes):
            assert line.step == 0 or match.steps[line.step - 1].line(eyes) == line.data
        steps = [line.step for line in match.lines(eyes)]
        assert steps == sorted(set(steps))


def test_the_record_is_the_data_of_the_lines() -> None:
    match = finished()
    for eyes in EYES:
        assert match.record(eyes) == [line.data for line in match.lines(eyes)]


def test_a_line_is_made_once() -> None:
    match = finished()
    assert all(a is b for a, b in zip(match.lines(1)[1:], match.lines(1)[1:], strict=True))


def test_what_goes_on_in_secret_is_not_settled() -> None:
    match = before_bids()
    before = len(match.steps)
    match.play(1, "bid 4")
    assert match.settled == before
    assert [line.step for line in match.lines(1)][-1] == before + 1
    assert all(line.step <= before for eyes in (None, 0, 2) for line in match.lines(eyes))
    match.play(1, "stay")
    for seat, card in ((0, 1), (2, 6)):
        match.play(seat, f"bid {card}")
        match.play(seat, "stay")
    assert match.settled == len(match.steps)


def test_a_line_stays_at_its_step_when_an_earlier_neighbour_takes_back() -> None:
    match = before_bids()
    match.play(0, "bid 1")
    match.play(1, "bid 4")
    match.undo(0)
    assert match.lines(1)[-1].step == len(match.steps)
    assert match.lines(1)[-1].say == "bid 4"


def test_every_past_position_is_found_as_it_was() -> None:
    match = finished()
    s = position_after(match, 0)
    for steps in range(len(match.steps) + 1):
        assert position_after(match, steps).dump() == s.dump()
        if steps < len(match.steps):
            s.answer(match.steps[steps].lane, match.steps[steps].choice)


def test_the_past_is_played_from_the_nearest_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    played = finished(4)
    match, _ = restore(save(played), played.log.lines, find_toy)
    assert len(match.steps) > 80
    answers = []
    answer = ToyState.answer

    def counted(self: ToyState, lane: int, choice: int) -> None:
        answers.append(choice)
        answer(self, lane, choice)

    monkeypatch.setattr(ToyState, "answer", counted)
    position_after(match, 80)
    assert len(answers) == 80  # a restored match has no snapshots yet
    answers.clear()
    position_after(match, 70)
    assert len(answers) == 6  # from the 64th on
    answers.clear()
    position_after(match, 63)
    assert len(answers) == 63


def test_looking_at_the_past_changes_no_position() -> None:
    match = finished(4)
    before = match.position.dump()
    kept = position_after(match, 70)
    position_after(match, 70).answer(kept.next_lane(), kept.lane_options(kept.next_lane())[0])
    assert match.position.dump() == before
    assert position_after(match, 70).dump() == kept.dump()


# --- going on -----------------------------------------------------------------------------------


def test_going_on_stops_where_somebody_has_a_choice() -> None:
    streams = Streams(SEED)
    match = Match(rules_of(GAME, 3, {"weather": True}), streams.promise)
    waiting = advance(match, streams, {})
    assert waiting == match.position.questions()
    assert all(len(match.position.options(question)) > 1 for question in waiting)
    assert advance(match, streams, {}) == waiting


def test_a_player_at_hand_may_leave_a_question_open() -> None:
    streams = Streams(SEED)
    match = Match(rules_of(GAME, 3, {"weather": False}), streams.promise)
    waiting = advance(match, streams, {}, lambda *_: NO_ANSWER)
    assert {question.seat for question in waiting} == {0, 1, 2}


def test_going_on_closes_the_log_of_a_finished_game() -> None:
    streams, bot, rng = Streams(SEED), RandomBot(), Rng(1)
    match = Match(rules_of(GAME, 3, {"weather": False}), streams.promise)
    assert advance(match, streams, {}, lambda q, options: bot.choose({}, q, options, rng)) == []
    assert match.log.ended
    assert advance(match, streams, {}) == []
