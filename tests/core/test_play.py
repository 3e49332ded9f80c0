"""The checking door: notation, sets, interrupts, reasons; wrong input changes nothing."""

from __future__ import annotations

import pytest

from astrarium.core.errors import (
    AstrariumError,
    BadNotation,
    BadSeat,
    IllegalChoice,
    OutOfTurn,
    StaleQuestion,
)
from astrarium.core.frame import because, reason_code, reason_figures
from astrarium.core.game import Game, Rules
from astrarium.core.match import Match
from astrarium.core.position import Question
from tests.toy.frames.work import LightLamp, Work
from tests.toy.game import ToyGame
from tests.toy.state import ToyState
from tests.toy.table import at_council, at_work, before_bids, chance, finished, lane_names, question
from tests.toy.words import LIGHT, REST, SELL


def state(match: Match) -> ToyState:
    assert isinstance(match.position, ToyState)
    return match.position


# --- wrong input ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text", "error", "message"),
    [
        (0, "sell 6", IllegalChoice, r"seat 0 may not 'sell 6' now: not-in-hand \(5, 0\)"),
        (0, "skip", IllegalChoice, "seat 0 may not 'skip' now: not-offered"),
        (0, "sing", BadNotation, "'sing' begins with no word of the toy"),
        (0, "sell 7", BadNotation, "'7' in 'sell 7' is no card of the toy"),
        (0, "", BadNotation, "'' begins with no word of the toy"),
        (3, "rest", BadSeat, "there is no seat 3; the seats are 0 to 2"),
        (-1, "rest", OutOfTurn, "chance has no open question now"),
        (0, "pay 2, 3", IllegalChoice, "seat 0 may not 'pay 2' now: not-offered"),
    ],
)
def test_wrong_input_has_one_precise_error_and_changes_nothing(
    seat: int, text: str, error: type[AstrariumError], message: str
) -> None:
    match = at_work()
    before = (match.position.dump(), match.log.text())
    with pytest.raises(error, match=message):
        match.position.play(seat, text)
    with pytest.raises(error, match=message):
        match.play(seat, text)
    assert (match.position.dump(), match.log.text()) == before


def test_a_seat_out_of_turn_in_the_main_lane_hears_whom_we_wait_for() -> None:
    with pytest.raises(OutOfTurn, match="seat 1 has no open question now; we wait for seat 0"):
        at_council().play(1, "skip")


def test_after_the_end_nobody_is_asked() -> None:
    with pytest.raises(OutOfTurn, match="seat 0 has no open question now; the game is over"):
        finished().play(0, "skip")


@pytest.mark.parametrize(
    "stale", [Question(1, 0, 1), Question(1, 0, 3), Question(2, 0, 2), Question(9, 0, 2)]
)
def test_an_answer_to_a_question_that_is_not_open_is_stale(stale: Question) -> None:
    match = at_work()
    before = match.position.dump()
    for attempt in (match.answer, match.position.apply, match.position.check):
        with pytest.raises(StaleQuestion, match="is not open; we wait for seat 0 and seat 1"):
            attempt(stale, REST)
    assert match.position.dump() == before


@pytest.mark.parametrize("choice", [-1, 5, 1 << 24 | 7, 1 << 70])
def test_a_number_that_is_no_choice_of_the_game_is_refused(choice: int) -> None:
    match = at_work()
    with pytest.raises(IllegalChoice, match=r"no choice|card"):
        match.answer(question(match, 0), choice)


def test_an_error_names_the_rules_it_rests_on() -> None:
    with pytest.raises(IllegalChoice) as error:
        at_work().play(0, "sell 6")
    assert error.value.rules == ("toy.hand.own",)


class Mute(ToyGame):
    def parse(self, rules: Rules, text: str) -> list[int]:
        return []


def test_a_text_that_says_nothing_is_refused() -> None:
    game: Game = Mute()
    s = game.start(game.rules(3, {"weather": False}))
    s.run(0)
    with pytest.raises(BadNotation, match="'silence' says nothing"):
        s.play(0, "silence")


def test_nobody_is_forced_where_there_are_two_options() -> None:
    match = at_work()
    with pytest.raises(IllegalChoice, match="seat 0 is not forced"):
        match.answer(question(match, 0), REST, forced=True)


# --- sets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["pay 2, 3", "pay 3, 2", "pay 3,2"])
def test_a_set_is_played_in_any_order(text: str) -> None:
    match = at_work()
    match.play(0, "build")
    steps = match.play(0, text)
    assert [step.say for step in steps] == ["pay 2", "pay 3"]
    assert state(match).seats[0].cellar == [0, 1, 1, 0, 0, 0]


@pytest.mark.parametrize("text", ["pay 2, 6", "pay 2, 2", "pay 2, 3, 3"])
def test_a_set_is_played_all_or_nothing(text: str) -> None:
    match = at_work()
    match.play(0, "build")
    before = (match.position.dump(), match.log.text())
    with pytest.raises(AstrariumError):
        match.play(0, text)
    assert (match.position.dump(), match.log.text()) == before


def test_a_position_plays_a_set_too() -> None:
    s = at_work().position
    s.play(0, "build")
    s.play(0, "pay 3, 2")
    assert s.questions() == [Question(2, 1, 2), Question(3, 2, 2)]


def test_no_permutation_is_offered_twice() -> None:
    match = at_work()
    match.play(0, "build")
    assert match.position.options(question(match, 0)) == [97, LIGHT]
    match.play(0, "pay 2")
    assert match.position.options(question(match, 0)) == [98, LIGHT]
    (reason,) = match.position.why_not(0, "pay 1")
    assert (reason.key, reason.figures) == ("not-in-hand", (0, 0))


# --- reasons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text", "key", "figures", "rule"),
    [
        (0, "sell 4", "not-in-hand", (3, 0), "toy.hand.own"),
        (0, "bid 1", "not-offered", (0, 0), "toy.turn"),
        (0, "red lamp", "not-offered", (0, 0), "toy.turn"),
    ],
)
def test_why_not_gives_the_reason_with_its_figures_and_its_rule(
    seat: int, text: str, key: str, figures: tuple[int, int], rule: str
) -> None:
    (reason,) = at_work().position.why_not(seat, text)
    assert (reason.key, reason.figures, reason.rule) == (key, figures, rule)
    assert str(reason) == f"{key} {figures} [{rule}]"


def test_two_figures_say_what_is_needed_and_what_there_is() -> None:
    match = before_bids()
    for seat, card in enumerate((1, 4, 1)):
        match.play(seat, f"bid {card}")
        match.play(seat, "raise")
    for seat in range(3):
        match.play(seat, "build")
        match.play(seat, ("pay 2, 3", "pay 5, 6", "pay 2, 6")[seat])
    (reason,) = match.position.why_not(0, "rebury")
    assert (reason.key, reason.figures) == ("too-poor", (1, 0))


def test_there_is_no_reason_against_what_is_open() -> None:
    match = at_work()
    assert match.position.why_not(0, "rest") == []
    assert match.position.why_not(0, "light") == []
    assert match.position.reasons_against(question(match, 0), REST) == []


def test_why_not_of_a_set_looks_ahead_and_changes_nothing() -> None:
    match = at_work()
    match.play(0, "build")
    before = match.position.dump()
    assert match.position.why_not(0, "pay 3, 2") == []
    (reason,) = match.position.why_not(0, "pay 2, 2")
    assert reason.key == "not-in-hand"
    assert match.position.dump() == before


def test_candidates_list_what_the_table_suggests_legal_or_not() -> None:
    match = at_work()
    candidates = match.position.candidates(question(match, 0))
    assert candidates == [64, 65, 66, *range(SELL, SELL + 6), LIGHT]
    assert match.position.options(question(match, 0)) == [64, 65, 66, SELL + 1, SELL + 2, LIGHT]


@pytest.mark.parametrize("figures", [(0, 0), (1023, 1023), (17, 0), (0, 400)])
def test_a_reason_packs_its_code_and_figures(figures: tuple[int, int]) -> None:
    packed = because(200, *figures)
    assert reason_code(packed) == 200
    assert reason_figures(packed) == figures


# --- interrupts -------------------------------------------------------------------------------


def test_an_interrupt_is_open_while_a_frame_above_waits() -> None:
    match = at_work()
    match.play(0, "build")
    match.play(0, "light")
    assert lane_names(match, 1) == ["Work", "PayCards", "LightLamp"]
    match.play(0, "blue lamp")
    assert lane_names(match, 1) == ["Work", "PayCards"]
    assert state(match).seats[0].lamps == 1


def test_an_interrupt_that_the_top_frame_itself_keeps_open_is_taken_there() -> None:
    match = at_work()
    match.play(0, "light")
    assert lane_names(match, 1) == ["Work", "LightLamp"]


def test_an_interrupt_is_gone_when_it_cannot_be_paid() -> None:
    match = at_work()
    match.play(0, "light")
    match.play(0, "red lamp")
    assert LIGHT not in match.position.options(question(match, 0))
    with pytest.raises(IllegalChoice, match=r"may not 'light' now: too-poor .* \[toy.coins\]"):
        match.play(0, "light")


def test_an_interrupt_is_not_offered_to_chance() -> None:
    match = at_work()
    match.play(0, "draw")
    (asked,) = match.position.questions()
    assert LIGHT not in match.position.options(asked)
    chance(match, "card 1")


def test_an_interrupt_is_not_offered_to_another_seat_that_is_asked_above() -> None:
    match = at_work()
    match.position.push(1, LightLamp(1))
    assert match.position.asked(1) == 1
    assert match.position.lane_options(1) == [112, 113]


def test_an_interrupt_that_two_frames_keep_open_is_offered_once() -> None:
    match = at_work()
    match.position.push(1, Work(0, 0))
    assert match.position.lane_options(1).count(LIGHT) == 1


def test_an_interrupt_is_seen_by_all() -> None:
    assert at_work().position.audience(1, LIGHT) == -3


def test_a_choice_that_nobody_keeps_open_is_a_mistake_of_the_caller() -> None:
    s = at_work().position
    with pytest.raises(AssertionError, match="no frame keeps this choice open"):
        s.answer(1, LIGHT + 1)


def test_questions_compare_by_what_they_ask() -> None:
    assert Question(1, 0, 2) == Question(1, 0, 2)
    assert Question(1, 0, 2) != Question(1, 0, 3)
    assert Question(1, 0, 2) != (1, 0, 2)
    assert len({Question(1, 0, 2), Question(1, 0, 2)}) == 1
    assert repr(Question(1, 0, 2)) == "Question(lane=1, seat=0, number=2)"
