"""Lanes, joins and frames."""

from __future__ import annotations

from typing import Any

from astrarium.core.agenda import Agenda, new_agenda
from astrarium.core.frame import AGAIN, CHANCE, DONE, MAIN, NOBODY, WAIT, Frame
from astrarium.core.position import Question
from tests.toy.state import ToyState
from tests.toy.table import at_council, at_work, before_bids, chance, lane_names, new_match


class Ask(Frame[ToyState]):
    """Asks a seat, as often as it is told to."""

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def data(self) -> list[int]:
        return [self.who, self.left]

    def seat(self, s: ToyState) -> int:
        return self.who

    def options(self, s: ToyState) -> list[int]:
        return [0, 1]

    def take(self, s: ToyState, lane: int, choice: int) -> None:
        s.pop(lane)
        if self.left > 1:
            s.push(lane, Ask(self.who, self.left - 1))


class Open(Frame[ToyState]):
    """Opens a lane for each seat that is to be asked, then goes, or finishes by itself."""

    def __init__(self, *asked: int) -> None:
        self.asked = asked

    def advance(self, s: ToyState, lane: int) -> int:
        s.pop(MAIN)
        for seat, left in enumerate(self.asked):
            s.push(seat + 1, Ask(seat, left) if left else Silent())
        return AGAIN


class Silent(Frame[ToyState]):
    """Has nothing to ask."""

    def advance(self, s: ToyState, lane: int) -> int:
        return DONE


def position(*frames: Frame[Any], seats: int = 3) -> ToyState:
    """A position whose main lane holds these frames, the last one on top."""
    s = new_match(seats).position.clone()
    assert isinstance(s, ToyState)
    s.agenda = new_agenda(seats, frames[0])
    for frame in frames[1:]:
        s.push(MAIN, frame)
    s.run(MAIN)
    return s


def test_an_empty_agenda_is_the_end_of_the_game() -> None:
    s = position(Silent())
    assert s.over
    assert s.questions() == []
    assert s.next_lane() == -1


def test_the_top_frame_is_asked_and_the_one_below_after_it() -> None:
    s = position(Ask(1, 1), Ask(2, 1))
    assert s.questions() == [Question(MAIN, 2, 0)]
    s.answer(MAIN, 0)
    assert s.questions() == [Question(MAIN, 1, 1)]
    s.answer(MAIN, 0)
    assert s.over


def test_seat_lanes_are_open_at_the_same_time() -> None:
    s = position(Ask(0, 1), Open(1, 1, 1))
    assert s.questions() == [Question(1, 0, 0), Question(2, 1, 0), Question(3, 2, 0)]


def test_the_main_lane_waits_for_all_seat_lanes() -> None:
    s = position(Ask(0, 1), Open(1, 1, 1))
    assert s.asked(MAIN) == NOBODY
    s.answer(2, 0)
    s.answer(1, 0)
    assert s.asked(MAIN) == NOBODY
    s.answer(3, 0)
    assert s.questions() == [Question(MAIN, 0, 0)]


def test_a_neighbours_answer_leaves_the_number_of_my_question() -> None:
    s = position(Open(2, 1, 1))
    s.answer(2, 0)
    assert s.questions() == [Question(1, 0, 0), Question(3, 2, 0)]
    s.answer(1, 0)
    assert s.questions() == [Question(1, 0, 1), Question(3, 2, 0)]


def test_a_lane_that_pops_its_last_frame_and_pushes_another_is_one_busy_lane() -> None:
    s = position(Ask(0, 1), Open(3, 1, 0))
    for _ in range(3):
        s.answer(1, 0)
    s.answer(2, 0)
    assert s.agenda.busy == 0
    assert s.questions() == [Question(MAIN, 0, 0)]


def test_the_game_is_not_over_while_a_seat_lane_is_busy_over_an_empty_main_lane() -> None:
    s = position(Open(1, 0, 0))
    assert not s.agenda.lanes[MAIN]
    assert not s.over
    s.answer(1, 0)
    assert s.over


def test_lanes_without_a_question_finish_by_themselves() -> None:
    s = position(Ask(0, 1), Open(0, 0, 0))
    assert s.questions() == [Question(MAIN, 0, 0)]


def test_a_join_is_counted_when_the_last_lane_is_done_and_somebody_was_asked() -> None:
    s = position(Ask(0, 1), Open(1, 1, 0), Open(0, 0, 0))
    assert s.agenda.joins == 0
    s.answer(1, 0)
    assert s.agenda.joins == 0
    s.answer(2, 0)
    assert s.agenda.joins == 1


def test_a_frame_below_that_opens_lanes_again_is_a_second_section() -> None:
    s = position(Open(1, 0, 0), Open(0, 1, 0))
    assert s.questions() == [Question(2, 1, 0)]
    s.answer(2, 0)
    assert s.questions() == [Question(1, 0, 0)]
    s.answer(1, 0)
    assert s.over
    assert s.agenda.joins == 2


def test_lanes_are_served_clockwise_from_the_first_seat() -> None:
    s = position(Open(1, 1, 1))
    s.first_seat = 1
    assert [question.seat for question in s.questions()] == [1, 2, 0]
    assert s.next_lane() == 2
    s.answer(2, 0)
    assert s.next_lane() == 3


def test_chance_is_asked_before_any_seat() -> None:
    match = at_work()
    match.play(2, "draw")
    assert match.position.questions() == [Question(3, CHANCE, 3)]
    assert match.position.next_lane() == 3
    chance(match, "card 1", "card 2")
    assert [question.seat for question in match.position.questions()] == [0, 1]


def test_frames_nest_in_a_seat_lane() -> None:
    match = at_work()
    match.play(0, "build")
    assert lane_names(match, 1) == ["Work", "PayCards"]
    match.play(0, "light")
    assert lane_names(match, 1) == ["Work", "PayCards", "LightLamp"]
    match.play(0, "red lamp")
    match.play(0, "pay 2, 3")
    assert lane_names(match, 1) == []
    assert lane_names(match, MAIN) == ["Round"]


def test_the_main_lane_goes_on_when_the_lanes_have_joined() -> None:
    match = at_council()
    assert lane_names(match, MAIN) == ["Round", "Council", "Council", "Council"]
    assert match.position.questions() == [Question(MAIN, 0, match.position.agenda.numbers[MAIN])]


def test_a_clone_shares_no_list_of_the_agenda() -> None:
    match = before_bids()
    agenda = match.position.agenda
    copy = agenda.clone()
    assert isinstance(copy, Agenda)
    copy.push(1, Silent())
    copy.pop(2)
    copy.numbers[1] += 1
    assert [len(lane) for lane in agenda.lanes] == [1, 1, 1, 1]
    assert agenda.numbers == [11, 0, 0, 0]


def test_a_frame_by_itself_waits_for_nobody() -> None:
    s = position(Frame())
    frame: Frame[ToyState] = Frame()
    assert frame.advance(s, MAIN) == WAIT
    assert frame.seat(s) == NOBODY
    assert frame.options(s) == []
    assert frame.interrupts(s) == []
    assert frame.data() == frame.shown(0) == []
