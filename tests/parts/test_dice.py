"""Equal dice: how many show each face, as likely as if they were rolled one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from astrarium.core.checks import run_battery
from astrarium.core.codec import load
from astrarium.core.errors import BadNotation
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import rules_of
from astrarium.core.rng import Rng
from astrarium.parts.dice import Dice, shows
from tests.parts.rolling import DICE, GAME, ROLL, Rolling, RollSixes


def begun(dice: int) -> Rolling:
    s = GAME.start(rules_of(GAME, 2, {"dice": dice}))
    s.run(MAIN)
    return s


def rolling(s: Rolling) -> RollSixes:
    frame = s.agenda.lanes[MAIN][-1]
    assert isinstance(frame, RollSixes)
    return frame


def chance(s: Rolling, text: str) -> None:
    (question,) = s.questions()
    assert question.seat == CHANCE
    (choice,) = GAME.parse(s.rules, text)
    s.check(question, choice)
    s.apply(question, choice)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_weights_are_those_of_all_rolls_in_order(dice: int) -> None:
    wanted = Counter("".join(sorted(roll)) for roll in product("123456", repeat=dice))
    answers = range(DICE.first[dice], DICE.first[dice + 1])
    assert {DICE.say(answer): DICE.weights[answer] for answer in answers} == wanted


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_every_roll_of_the_generator_is_one_roll_in_order(dice: int) -> None:
    found = Counter(DICE.say(DICE.rolled(dice, roll)) for roll in range(6**dice))
    assert found == Counter("".join(sorted(roll)) for roll in product("123456", repeat=dice))


def test_eight_dice_have_1287_answers_whose_weights_add_up() -> None:
    answers = range(DICE.first[8], DICE.first[9])
    assert len(answers) == 1287
    assert sum(DICE.weights[answer] for answer in answers) == 6**8 == DICE.total(8)
    assert DICE.span == 3002


def test_dice_need_not_have_six_faces() -> None:
    coins = Dice("ht")
    wanted = Counter("".join(sorted(roll)) for roll in product("ht", repeat=4))
    answers = range(coins.first[4], coins.first[5])
    assert {coins.say(answer): coins.weights[answer] for answer in answers} == wanted
    assert [coins.say(answer) for answer in range(5)] == ["h", "t", "hh", "ht", "tt"]


def test_notation_goes_both_ways_and_takes_any_order() -> None:
    for answer in range(DICE.span):
        assert DICE.parse(DICE.say(answer)) == answer
    assert DICE.say(DICE.parse("6131")) == "1136"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "has 0 dice; one answer has 1 to 8"),
        ("111111111", "has 9 dice; one answer has 1 to 8"),
        ("127", "'7' in '127' is no face; faces are 123456"),
        ("1 2", "' ' in '1 2' is no face"),
    ],
)
def test_what_is_no_roll_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadNotation, match=fault):
        DICE.parse(text)


def test_a_number_that_is_no_roll_is_refused() -> None:
    for answer in (-1, 3002):
        with pytest.raises(BadNotation, match="is no roll of these dice"):
            DICE.say(answer)


def test_thirty_two_dice_are_four_answers_and_told_as_one() -> None:
    s = begun(32)
    s.play(0, "many")
    s.sink = Sink()
    for eight in ("11111111", "12345666", "66666666"):
        chance(s, f"roll {eight}")
        assert s.sink.drain() == []
        assert load(s.dump(), lambda _: GAME).dump() == s.dump()
    assert rolling(s).left == 8
    chance(s, "roll 55555556")
    told = [(event.source, event.amount) for event in s.sink.drain()]
    assert told == [(0, 9), (1, 1), (2, 1), (3, 1), (4, 8), (5, 12)]
    assert s.sixes == [12, 0]
    assert s.questions()[0].seat == 1


def test_nine_dice_are_eight_and_one() -> None:
    s = begun(9)
    s.play(0, "many")
    assert len(s.options(s.questions()[0])) == 1287
    chance(s, "roll 66666666")
    assert s.options(s.questions()[0]) == [ROLL + answer for answer in range(6)]
    chance(s, "roll 6")
    assert s.sixes[0] == 9


def test_a_roll_in_midway_survives_a_snapshot() -> None:
    s = begun(32)
    s.play(0, "many")
    chance(s, "roll 11223344")
    frame = rolling(s)
    assert frame.data() == [0, 24, frame.counts]
    assert [shows(frame.counts, face) for face in range(6)] == [2, 2, 2, 2, 0, 0]


def test_sixes_come_as_often_as_one_die_in_six() -> None:
    """2,000 rolls of 32 dice: 10,667 sixes are expected, with a deviation of 94."""
    rng = Rng(5)
    sixes = 0
    for _ in range(1000):
        s = begun(32)
        for seat in (0, 1):
            s.play(seat, "many")
            roll_out(s, rng)
        sixes += sum(s.sixes)
    assert abs(sixes - 10_667) < 4 * 94


def roll_out(s: Rolling, rng: Rng) -> None:
    while s.asked(MAIN) == CHANCE:
        frame = rolling(s)
        s.answer(MAIN, frame.outcome(s, rng.below(frame.total(s))))


@pytest.mark.parametrize("dice", [3, 8, 9])
def test_the_battery_holds(dice: int) -> None:
    run_battery(GAME, games=1, every=1, chosen=[(2, {"dice": dice})])
