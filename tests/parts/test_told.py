"""Which sentence says a question, a choice, an event or a component."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.core.errors import BadNotation
from astrarium.core.frame import MAIN
from astrarium.core.game import UNSPOKEN, rules_of
from astrarium.core.position import Question
from astrarium.parts.told import (
    asker,
    asks,
    by_frame,
    its,
    says,
    summed,
    tell_choice,
    tell_component,
    tell_event,
    tell_question,
    text,
    with_target,
)
from tests.toy.frames.bids import Bid, Stake
from tests.toy.frames.draws import DealCards
from tests.toy.game import GAME
from tests.toy.state import A_LAMP, ToyState
from tests.toy.words import BID

STEP = 1 << 4  # between the kinds of the toy's choices


def at(frame: Any, lane: int, seat: int) -> tuple[ToyState, Question]:
    s = GAME.start(rules_of(GAME, 3, {"weather": False}))
    s.push(lane, frame)
    return s, Question(lane, seat, 0)


def test_a_question_is_told_by_the_frame_that_asks_it() -> None:
    s, question = at(Bid(1), 2, 1)
    askers = {Bid: asks("ask-bid", seats=lambda s, frame: s.rules.seats), Stake: asks("ask-stake")}
    assert isinstance(asker(s, question), Bid)
    assert tell_question(s, question, askers) == text("ask-bid", seat=1, seats=3)


def test_a_figure_can_be_what_the_frame_keeps() -> None:
    s, question = at(DealCards(2, 3), MAIN, -1)
    askers = {DealCards: asks("ask-deal", seat=its("to"), amount=its("left"))}
    assert tell_question(s, question, askers) == text("ask-deal", seat=2, amount=3)


def test_a_case_can_be_the_name_of_the_target() -> None:
    rules = rules_of(GAME, 2, {"weather": False})
    told = tell_event(
        rules, {"kind": "lit", "target": A_LAMP}, {"seat": 0}, {"lit": with_target("lamp")}
    )
    assert told == ("event-lit", {"seat": 0, "lamp": "red"})


def test_chance_is_asked_without_a_seat() -> None:
    s, question = at(DealCards(0, 1), MAIN, -1)
    assert tell_question(s, question, {DealCards: asks("ask-deal")}) == ("ask-deal", {})


def test_a_frame_is_told_as_the_class_it_derives_from() -> None:
    class SpecialBid(Bid):
        pass

    s, question = at(SpecialBid(0), 1, 0)
    assert tell_question(s, question, {Bid: asks("ask-bid")}) == ("ask-bid", {"seat": 0})


def test_a_frame_that_nobody_tells_is_unspoken() -> None:
    s, question = at(Bid(0), 1, 0)
    assert tell_question(s, question, {}) == UNSPOKEN


def test_a_choice_is_told_by_its_kind_with_its_argument() -> None:
    s, question = at(Bid(0), 1, 0)
    s.seats[0].hand[1] = 1
    tellers = {BID: says("choice-bid", card=lambda s, card: card + 1)}
    assert tell_choice(s, question, BID + 1, STEP, tellers) == ("choice-bid", {"card": 2})


def test_a_choice_that_several_questions_offer_is_told_by_the_one_that_asks() -> None:
    s, question = at(Bid(1), 2, 1)
    bid = s.candidates(question)[0]
    by_bid = by_frame(says("choice-any"), {Bid: says("choice-bid")})
    assert tell_choice(s, question, bid, STEP, {BID: by_bid}) == text("choice-bid")
    by_stake = by_frame(says("choice-any"), {Stake: says("choice-stake")})
    assert tell_choice(s, question, bid, STEP, {BID: by_stake}) == text("choice-any")


def test_what_is_no_candidate_is_not_told() -> None:
    s, question = at(Bid(0), 1, 0)
    assert tell_choice(s, question, 999_999, STEP, {}) == UNSPOKEN


def test_an_event_is_told_by_its_kind_and_its_case() -> None:
    def passed(rules: object, event: dict[str, Any], figures: dict[str, str | int]) -> str:
        figures["tile"] = "boost"
        return "-last" if event["amount"] == 0 else ""

    cases = {"pass": passed}
    for amount, key in ((0, "event-pass-last"), (1, "event-pass")):
        told = tell_event(None, {"kind": "pass", "amount": amount}, {"seat": 2}, cases)
        assert told == (key, {"seat": 2, "tile": "boost"})
    assert tell_event(None, {"kind": "ore", "amount": 1}, {"seat": 2}, cases) == (
        "event-ore",
        {"seat": 2},
    )


def test_gains_of_the_same_kind_from_the_same_thing_are_told_as_one() -> None:
    def gain(seat: int, amount: int, source: str = "mine", kind: str = "ore") -> dict[str, Any]:
        return {"kind": kind, "seat": seat, "amount": amount, "source": source}

    events = [
        gain(0, 1),
        gain(0, 2, "track"),
        gain(0, 3),
        gain(1, 5),
        gain(0, 1),
        gain(0, 2, kind="vp"),
    ]
    events.append(gain(0, 4, kind="vp"))
    assert summed(events, {"ore"}) == [
        gain(0, 4),
        gain(0, 2, "track"),
        gain(1, 5),
        gain(0, 1),
        gain(0, 2, kind="vp"),
        gain(0, 4, kind="vp"),
    ]


def test_a_component_that_is_not_there_is_refused() -> None:
    components = {"tile-a": "a"}
    assert tell_component("toy-no-component", components, "tile-a") == ("tile-a", {})
    with pytest.raises(BadNotation, match="there is no component 'tile-b'") as raised:
        tell_component("toy-no-component", components, "tile-b")
    assert raised.value.key == "toy-no-component"


def gain(kind: str, seat: int, amount: int, source: str = "mine") -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "amount": amount, "source": source, "rule": "toy.gain"}


def test_what_a_seat_gains_again_from_the_same_thing_is_told_as_one() -> None:
    events = [gain("ore", 0, 1), gain("ore", 0, 2, "card"), gain("ore", 0, 4)]
    assert summed(events, ["ore"]) == [gain("ore", 0, 5), gain("ore", 0, 2, "card")]


def test_other_kinds_and_gains_after_another_seat_are_told_apart() -> None:
    others = [gain("move", 0, 1), gain("move", 0, 1)]
    assert summed(others, ["ore"]) == others
    between = [gain("ore", 0, 1), gain("ore", 1, 2), gain("ore", 0, 4)]
    assert summed(between, ["ore"]) == between
