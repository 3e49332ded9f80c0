"""Undo to the last barrier."""

from __future__ import annotations

import pytest

from astrarium.core.errors import NothingToUndo
from astrarium.core.frame import CHANCE, because
from astrarium.core.match import SNAPSHOT_EVERY, Match, replay
from astrarium.core.position import Question
from tests.toy.frames.work import Work
from tests.toy.game import find_toy
from tests.toy.reasons import TOO_POOR
from tests.toy.state import ToyState
from tests.toy.table import at_council, at_work, before_bids, chance, finished, new_match, question
from tests.toy.words import REST


def cannot_undo(match: Match, seat: int, count: int = 1) -> None:
    before = (match.position.dump(), match.log.text(), len(match.steps))
    with pytest.raises(NothingToUndo):
        match.undo(seat, count)
    assert (match.position.dump(), match.log.text(), len(match.steps)) == before


def test_undo_restores_the_position() -> None:
    match = at_work()
    before = match.position.dump()
    match.play(0, "rest")
    match.undo(0)
    assert match.position.dump() == before


def test_undo_takes_back_several_decisions_one_after_the_other() -> None:
    match = at_work()
    before = match.position.dump()
    match.play(0, "build")
    match.play(0, "light")
    match.play(0, "blue lamp")
    match.undo(0, 3)
    assert match.position.dump() == before


def test_undo_of_more_than_there_is_changes_nothing() -> None:
    match = at_work()
    match.play(0, "build")
    match.play(0, "light")
    cannot_undo(match, 0, 3)


def test_undo_leaves_answers_of_neighbours_in_their_lanes() -> None:
    match = at_work()
    match.play(0, "build")
    match.play(1, "rest")
    match.play(2, "draw")
    chance(match, "card 6", "card 5")
    match.undo(0)
    s = match.position
    assert isinstance(s, ToyState)
    assert s.seats[1].coins == 2
    assert s.seats[2].hand == [0, 1, 0, 0, 1, 2]
    assert s.questions() == [Question(1, 0, 2)]
    assert [step.say for step in match.steps[-3:]] == ["draw", "card 6", "card 5"]


def test_forced_answers_go_back_with_the_decision_before_them() -> None:
    match = before_bids(((1, 2, 2), (4, 5, 6)))
    for seat, card, stake in ((0, 1, "raise"), (1, 4, "stay")):
        match.play(seat, f"bid {card}")
        match.play(seat, stake)
    before = match.position.dump()
    match.play(0, "build")
    match.answer(question(match, 0), 97, forced=True)
    match.answer(question(match, 0), 97, forced=True)
    match.undo(0)
    assert match.position.dump() == before


def test_a_chance_answer_is_a_barrier_in_its_lane() -> None:
    match = at_work()
    match.play(0, "draw")
    chance(match, "card 2")
    assert match.undoable(0) == []
    cannot_undo(match, 0)


def test_a_chance_answer_in_the_main_lane_is_a_barrier_for_all() -> None:
    match = before_bids()
    for seat in range(3):
        cannot_undo(match, seat)


def test_a_chance_answer_in_another_lane_is_no_barrier() -> None:
    match = at_work()
    match.play(0, "rest")
    match.play(1, "draw")
    chance(match, "card 2", "card 3")
    match.undo(0)
    assert question(match, 0).number == 2


def test_what_another_seat_has_learnt_is_a_barrier() -> None:
    match = at_work()
    match.play(0, "sell 2")
    cannot_undo(match, 0)


def test_what_the_seat_itself_has_newly_learnt_is_a_barrier() -> None:
    match = at_council()
    match.play(0, "peek")
    cannot_undo(match, 0)


def test_an_answer_told_to_one_other_seat_is_a_barrier() -> None:
    match = at_work()
    match.play(0, "rest")
    match.steps[-1].audience = 2
    cannot_undo(match, 0)


def test_an_answer_known_to_the_seat_alone_is_no_barrier() -> None:
    match = at_work()
    match.play(0, "build")
    before = match.position.dump()
    match.play(0, "pay 2")
    match.undo(0)
    assert match.position.dump() == before


def test_another_seats_answer_in_the_main_lane_is_a_barrier() -> None:
    match = at_council()
    match.play(0, "skip")
    match.play(1, "skip")
    cannot_undo(match, 0)
    match.undo(1)
    match.undo(0)
    assert question(match, 0).lane == 0


def test_a_completed_simultaneous_choice_is_a_barrier_for_the_last_seat_too() -> None:
    match = at_work()
    for seat in (1, 2, 0):
        match.play(seat, "rest")
    for seat in range(3):
        cannot_undo(match, seat)


def test_a_completed_secret_choice_is_a_barrier() -> None:
    match = before_bids(((1, 2, 3), (4, 5, 6)))
    for seat, card in ((0, 1), (1, 4)):
        match.play(seat, f"bid {card}")
        match.play(seat, "stay")
    for seat in range(2):
        cannot_undo(match, seat)


def test_an_answer_in_the_main_lane_stays_once_others_have_answered_in_lanes_it_opened() -> None:
    match = at_council(((1, 2, 3), (4, 5, 6)))
    match.play(0, "skip")
    match.play(1, "skip")
    chance(match, "card 1")
    del match.steps[-1]  # as if nothing had been drawn between
    assert [match.steps[index].say for index in match.undoable(1)] == ["skip"]
    match.play(0, "bid 2")
    assert match.undoable(1) == []


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    cannot_undo(new_match(), 0)


def test_an_answer_that_a_neighbours_answer_rests_upon_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reason = Work.reason

    def only_by_lamplight(self: Work, s: ToyState, choice: int) -> int:
        dark = self.who == 1 and not s.seats[0].lamps
        return because(TOO_POOR) if dark and choice == REST else reason(self, s, choice)

    monkeypatch.setattr(Work, "reason", only_by_lamplight)
    match = at_work()
    match.play(0, "light")
    match.play(0, "red lamp")
    match.play(1, "rest")
    cannot_undo(match, 0)


def test_an_answer_that_a_neighbours_question_rests_upon_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Work, "seat", lambda self, s: 2 if s.seats[0].lamps else self.who)
    match = at_work()
    match.play(0, "light")
    match.play(0, "red lamp")
    match.answer(Question(2, 2, 2), REST)
    cannot_undo(match, 0)


def test_chance_takes_nothing_back() -> None:
    match = before_bids()
    cannot_undo(match, CHANCE)


@pytest.mark.parametrize("count", [0, -1])
def test_an_undo_of_nothing_is_refused(count: int) -> None:
    match = at_work()
    match.play(0, "rest")
    cannot_undo(match, 0, count)


def test_a_finished_game_stays_finished() -> None:
    match = finished()
    for seat in range(3):
        cannot_undo(match, seat)


def test_the_log_keeps_what_was_taken_back() -> None:
    match = at_work()
    match.play(0, "rest")
    match.undo(0)
    match.play(0, "build")
    tail = [entry.data for entry in match.log.entries[-3:]]
    assert tail == [
        {"lane": 1, "seat": 0, "say": "rest"},
        {"seat": 0, "undo": 1},
        {"lane": 1, "seat": 0, "say": "build"},
    ]
    assert replay(match.log.text(), find_toy).position.dump() == match.position.dump()


def test_the_record_keeps_the_prologue_and_forgets_what_was_taken_back() -> None:
    match = at_work()
    before = match.record(1)
    match.play(0, "rest")
    assert len(match.record(1)) == len(before) + 1
    match.undo(0)
    assert match.record(1) == before


def test_undo_of_the_latest_answer_is_as_if_it_had_not_been_given_wherever_in_a_long_game() -> None:
    lines = finished(4).log.lines
    undone = 0
    for end in range(2, len(lines)):
        match = replay("\n".join(lines[:end]) + "\n", find_toy)
        last = match.steps[-1]
        if match.undoable(last.seat) != [end - 2]:
            continue
        match.undo(last.seat)
        before = replay("\n".join(lines[: end - 1]) + "\n", find_toy)
        assert match.position.dump() == before.position.dump()
        assert match.record(None) == before.record(None)
        undone += end > SNAPSHOT_EVERY + 2
    assert undone > 0
