"""Positions as Python objects: compared, copied, pickled, shown; and seats that are none."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import astrarium
from astrarium.cli.texts import game_texts
from astrarium.core.codec import unpickled
from astrarium.core.errors import BadNotation, BadOptions, BadSeat, OutOfTurn
from astrarium.core.frame import CHANCE
from astrarium.core.playout import playout, roll
from astrarium.core.position import Position
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.text import say_reason
from tests.toy.frames.work import Work
from tests.toy.game import find_toy
from tests.toy.reasons import HAND_FULL
from tests.toy.state import ToyState
from tests.toy.table import at_council, at_work, before_bids, question
from tests.toy.words import REST, SELL, SKIP

ODD = [-2, -3, -4, 3, 99, 1 << 40]


def some_positions() -> list[Position[Any]]:
    found: list[Position[Any]] = [at_work().position, before_bids().position]
    for name in ("race", "gaia"):
        s = astrarium.start(name, seats=2)
        playout(s, Rng(5), 30)
        found.append(s)
    return found


# --- compared, copied, pickled, shown -------------------------------------------------------------


def test_a_position_is_equal_to_its_copies() -> None:
    for s in some_positions():
        for twin in (s.clone(), copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
            assert twin is not s
            assert twin == s
            assert hash(twin) == hash(s)
            assert len({s, twin}) == 1


def test_a_position_is_not_equal_to_one_that_went_on() -> None:
    for s in some_positions():
        twin = s.clone()
        playout(twin, Rng(1), 1)
        assert twin != s
        assert len({s, twin}) == 2


def test_positions_of_other_games_and_other_things_are_not_equal() -> None:
    race, gaia = (astrarium.start(name, seats=2) for name in ("race", "gaia"))
    assert race != gaia
    assert race != astrarium.start("race", seats=3)
    assert race != race.dump()
    assert race != None  # noqa: E711


def test_the_sink_is_no_part_of_a_position() -> None:
    match = at_work()
    assert match.position.sink is not None
    assert match.position.clone() == match.position


def test_a_pickled_position_goes_on_as_the_original_would() -> None:
    for s in some_positions():
        twin = pickle.loads(pickle.dumps(s))
        playout(s, Rng(9), 25)
        playout(twin, Rng(9), 25)
        assert twin == s


def test_a_pickle_holds_the_saved_position_and_nothing_else() -> None:
    """So that a pickle is as strict as a snapshot, and no class is written field by field."""
    s = at_work().position
    made, arguments = s.__reduce__()
    assert made is unpickled
    assert arguments == (s.rules.game, s.dump())


def test_a_position_says_in_a_line_what_it_is() -> None:
    assert repr(at_council().position) == "<toy for 3: we wait for seat 0>"
    assert repr(astrarium.start("race", seats=2)) == "<race for 2: we wait for chance>"
    assert repr(before_bids().position) == "<toy for 3: a secret choice is going on>"


# --- seats that are none --------------------------------------------------------------------------


@pytest.mark.parametrize("odd", [CHANCE, *ODD])
def test_nobody_looks_through_the_eyes_of_a_seat_that_there_is_not(odd: int) -> None:
    match = at_work()
    s = match.position
    for attempt in (s.view, match.view, match.lines, match.record):
        with pytest.raises(BadSeat, match=f"there is no seat {odd}; the seats are 0 to 2"):
            attempt(odd)
    with pytest.raises(BadSeat):
        s.redeal(odd, Rng(1))
    with pytest.raises(BadSeat):
        s.leave(odd)
    with pytest.raises(BadSeat):
        s.is_out(odd)


@pytest.mark.parametrize("odd", ODD)
def test_nobody_plays_for_a_seat_that_there_is_not(odd: int) -> None:
    match = at_work()
    s = match.position
    before = s.dump()
    for attempt in (s.play, s.plan, s.why_not, match.play):
        with pytest.raises(BadSeat, match="the seats are 0 to 2"):
            attempt(odd, "rest")
    for answer_as in (s.question_of, match.undoable, match.undo):
        with pytest.raises(BadSeat, match="the seats are 0 to 2"):
            answer_as(odd)
    assert s.dump() == before


@pytest.mark.parametrize("odd", [-1, 3, True, 1.0, "1", [], "nobody"])
def test_a_view_of_no_seat_is_not_resampled(odd: object) -> None:
    seen = {**at_work().view(1), "seat": odd}
    with pytest.raises(BadSeat):
        resample(seen, Rng(1), find_toy)


def test_a_view_that_names_no_seat_is_not_resampled() -> None:
    seen = at_work().view(1)
    del seen["seat"]
    with pytest.raises(BadSeat):
        resample(seen, Rng(1), find_toy)


@pytest.mark.parametrize("seats", [True, 2.0, "2", None, 0, -2])
def test_a_number_of_seats_is_a_whole_number(seats: Any) -> None:
    with pytest.raises(BadOptions):
        astrarium.start("gaia", seats=seats)


# --- why not --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", " ", "fly", "sell 9", "sell", "rest now", "\0", ";", ","])
def test_against_a_text_that_is_no_choice_is_just_that(text: str) -> None:
    match = at_work()
    (reason,) = match.position.why_not(0, text)
    assert (reason.key, reason.rule) == ("no-such-choice", "")
    with pytest.raises(BadNotation):
        match.position.play(0, text)


def test_nobody_is_told_why_not_out_of_turn() -> None:
    with pytest.raises(OutOfTurn):
        astrarium.start("race", 2).why_not(0, "fly")  # chance is asked


@pytest.mark.parametrize(
    ("game", "text", "near"),
    [
        ("race", "discard Gem Wold", "Gem World"),
        ("gaia", "paly Terrans", "play terrans"),
        ("sun", "paly", ""),
        ("eclipse", "paly", ""),
    ],
)
def test_a_text_that_is_no_choice_has_a_sentence_in_both_languages_in_every_game(
    game: str, text: str, near: str
) -> None:
    s = astrarium.start(game, 2)
    rng = Rng(1)
    while not (asked := [each for each in s.questions() if each.seat != CHANCE]):
        (chance,) = s.questions()
        s.apply(chance, roll(s, chance.lane, rng))
    (reason,) = s.why_not(asked[0].seat, text)
    for language, said in (("en", "There is no such choice."), ("hu", "Nincs ilyen választás.")):
        sentence = say_reason(game_texts(language, s.rules.game), reason)
        assert sentence.startswith(said)
        assert near in sentence


def test_what_the_question_never_suggests_has_the_reason_that_its_frame_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = at_work()
    assert [reason.key for reason in match.position.why_not(0, "skip")] == ["not-offered"]

    def knows(self: Work, s: ToyState, choice: int) -> int:
        return HAND_FULL if choice == SKIP else 1

    monkeypatch.setattr(Work, "unsuggested", knows)
    assert [reason.key for reason in match.position.why_not(0, "skip")] == ["hand-full"]
    assert [reason.key for reason in match.position.why_not(0, "peek")] == ["not-offered"]


def test_a_candidate_is_explained_by_its_own_reason() -> None:
    match = at_work()
    assert REST in match.position.options(question(match, 0))
    (reason,) = match.position.why_not(0, "sell 6")
    assert (reason.key, reason.figures[0]) == ("not-in-hand", 5)
    assert SELL + 5 in match.position.candidates(question(match, 0))
