"""The game's card: seats and options, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import astrarium
from astrarium.core.codec import header, rules_for
from astrarium.core.draw.svg import Style
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE, MAIN, NOT_OFFERED, ChanceFrame, Frame
from astrarium.core.game import Closed, Game, Option, Options, Rules, rules_of
from astrarium.core.position import Position, Question
from tests.toy.game import GAME
from tests.toy.state import ToyState
from tests.toy.table import at_work


def test_options_not_given_have_their_default() -> None:
    assert rules_of(GAME, 3, {}).options == {"weather": True}


def test_an_option_that_was_added_later_stands_in_headers_only_where_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later = Option("moon", "new", ("new", "full"), added=True)
    monkeypatch.setattr(GAME, "options", (*GAME.options, later))
    assert header(rules_of(GAME, 3, {}))["options"] == {"weather": True}
    full = header(rules_of(GAME, 3, {"moon": "full"}))
    assert full["options"] == {"weather": True, "moon": "full"}
    assert rules_for(full, lambda _: GAME).options == {"weather": True, "moon": "full"}


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "toy is for 2 to 4 seats, not for 1"),
        (5, {}, "toy is for 2 to 4 seats, not for 5"),
        (True, {}, "toy is for 2 to 4 seats, not for True"),
        (3.0, {}, r"toy is for 2 to 4 seats, not for 3\.0"),
        ("3", {}, "toy is for 2 to 4 seats, not for 3"),
        (3, {"sun": True}, "toy has no option 'sun'; it has weather"),
        (3, {"weather": 1}, "option 'weather' cannot be '1'; it can be False, True"),
        (3, {"weather": "yes"}, "option 'weather' cannot be 'yes'"),
        (2, {"weather": True}, "two seats are too few for weather"),
    ],
)
def test_an_impossible_mix_is_refused_with_its_reason(
    seats: object, options: Options, message: str
) -> None:
    with pytest.raises(BadOptions, match=message):
        rules_of(GAME, seats, options)


def test_true_is_no_number_of_seats_even_where_one_seat_is() -> None:
    game: Game[Any, Any] = Game("solo", "Solo", "1", "test", (1,), ())
    with pytest.raises(BadOptions, match="solo is for 1 seats, not for True"):
        rules_of(game, True, {})


def test_a_game_for_one_number_of_seats_says_so() -> None:
    game: Game[Any, Any] = Game("solo", "Solo", "1", "test", (1,), ())
    with pytest.raises(BadOptions, match="solo is for 1 seats, not for 2"):
        rules_of(game, 2, {})


def test_a_new_game_begins_with_chance() -> None:
    s = astrarium.start(GAME, 3, {"weather": False})
    assert s.questions() == [Question(MAIN, CHANCE, 0)]
    assert s.options(Question(MAIN, CHANCE, 0)) == [0, 1, 2, 3, 4, 5]


def test_a_card_by_itself_is_no_game() -> None:
    game: Game[Any, Any] = Game("blank", "Blank", "1", "test", (2,), ())
    rules = Rules(game, 2, {}, "")
    s = at_work().position
    for method, arguments in (
        (game.rules, (2, {})),
        (game.start, (rules,)),
        (game.frames, ()),
        (game.reasons, ()),
        (game.say, (rules, 0)),
        (game.parse, (rules, "")),
        (game.state_data, (s, None)),
        (game.full_data, (s,)),
        (game.from_data, (rules, {})),
        (game.broken, (s,)),
    ):
        with pytest.raises(NotImplementedError):
            method(*arguments)
    assert game.draw({}, Style()) == ""
    assert game.refuse(2, {}) is None


def test_a_position_by_itself_has_no_copies_and_no_scores() -> None:
    s = at_work().position
    bare = Position(s.rules, s.agenda, 0)
    for method in (bare.clone, bare.scores):
        with pytest.raises(NotImplementedError):
            method()


def test_a_frame_that_asks_nothing_takes_nothing() -> None:
    s = at_work().position
    frame: Frame[Any] = Frame()
    with pytest.raises(AssertionError, match="Frame asks nothing"):
        frame.take(s, MAIN, 0)
    with pytest.raises(AssertionError, match="Frame keeps nothing open"):
        frame.interrupt(s, MAIN, 0)


class Coin(ChanceFrame[ToyState]):
    def options(self, s: ToyState) -> list[int]:
        return [7, 9]


def test_chance_weighs_its_answers_equally_unless_told_otherwise() -> None:
    s = at_work().position
    assert isinstance(s, ToyState)
    coin = Coin()
    assert (coin.seat(s), coin.purpose(), coin.total(s)) == (CHANCE, "chance", 2)
    assert [coin.outcome(s, roll) for roll in range(2)] == [7, 9]
    with pytest.raises(AssertionError, match="larger than the total"):
        coin.outcome(s, 2)


class Plain(ToyState):
    def ranking(self) -> list[int]:
        return Position.ranking(self)


def test_without_a_tie_break_equal_scores_share_a_rank() -> None:
    s = at_work().position
    assert isinstance(s, ToyState)
    plain = Plain(s.rules, s.agenda, 0, s.seats, s.deck, s.discards, 0, 0, 0)
    assert plain.scores() == [0, 5, 0]
    assert plain.ranking() == [2, 1, 2]


def test_a_reason_is_declared_once_with_its_text_its_rule_and_its_code() -> None:
    closed = Closed("toy.turn")
    assert closed("too-poor", "toy.coins", 4) == 4
    assert closed("in-order", "toy.build.order", 9, set_order=True) == 9
    assert [(code, card.key, card.rule) for code, card in closed.cards.items()] == [
        (NOT_OFFERED, "not-offered", "toy.turn"),
        (4, "too-poor", "toy.coins"),
        (9, "in-order", "toy.build.order"),
    ]
    assert [card.set_order for card in closed.cards.values()] == [False, False, True]
    with pytest.raises(ValueError, match="4 is too-poor already"):
        closed("too-dear", "toy.coins", 4)
