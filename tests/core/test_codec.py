"""Saved positions: exact at every decision, and damaged ones are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.core.codec import canonical, digest, load
from astrarium.core.errors import AstrariumError, BadSnapshot, OtherRules
from astrarium.core.playout import playout
from astrarium.core.rng import Rng
from tests.toy.game import find_toy
from tests.toy.table import at_work, before_bids, finished, new_match


@cache
def saved() -> str:
    match = at_work()
    match.play(0, "build")
    match.play(0, "pay 2")
    return match.position.dump()


def test_a_position_is_saved_and_loaded_exactly_at_every_decision() -> None:
    s = new_match(4, weather=True).position.clone()
    rng = Rng(11)
    while not s.over:
        text = s.dump()
        loaded = load(text, find_toy)
        assert loaded.dump() == text
        assert loaded.questions() == s.questions()
        assert [loaded.view(eyes) for eyes in (None, 0, 3)] == [s.view(e) for e in (None, 0, 3)]
        playout(s, rng, 1)


def test_a_loaded_position_goes_on_identically() -> None:
    match = before_bids()
    match.play(1, "bid 4")
    one, other = match.position.clone(), load(match.position.dump(), find_toy)
    assert playout(one, Rng(3)) == playout(other, Rng(3))
    assert one.dump() == other.dump()


def test_a_finished_position_is_saved_too() -> None:
    s = finished().position
    assert load(s.dump(), find_toy).scores() == s.scores()


@given(st.data())
def test_a_flipped_byte_is_noticed(data: st.DataObject) -> None:
    text = saved()
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(codec="ascii").filter(lambda c: c != text[at]))
    with pytest.raises(AstrariumError):
        load(text[:at] + other + text[at + 1 :], find_toy)


@pytest.mark.parametrize("text", ["", "7", "[]", "{}", '{"position":4,"digest":""}', "[" * 100_000])
def test_what_is_no_saved_position_is_refused(text: str) -> None:
    with pytest.raises(BadSnapshot, match="this is no saved position"):
        load(text, find_toy)


def test_a_wrong_digest_is_refused() -> None:
    outer = json.loads(saved())
    outer["digest"] = "0" * 64
    with pytest.raises(BadSnapshot, match="its digest does not fit"):
        load(json.dumps(outer), find_toy)


def forged(change: Callable[[Any], object]) -> str:
    """A changed position with a digest that fits."""
    body = json.loads(saved())["position"]
    change(body)
    return canonical({"position": body, "digest": digest(canonical(body))})


def put(*path: Any) -> Callable[[Any], object]:
    """A change: the last of the path is put where the others lead."""
    *way, key, value = path

    def change(body: Any) -> None:
        for step in way:
            body = body[step]
        body[key] = value

    return change


def test_a_forged_position_that_is_possible_loads() -> None:
    assert load(forged(put("state", "weather", 1)), find_toy).dump() != saved()


@pytest.mark.parametrize(
    "change",
    [
        put("state", 5),
        put("state", []),
        put("state", "deck", 5),
        put("state", "deck", [9, 9]),
        put("state", "seats", []),
        put("state", "seats", 0, {}),
        put("state", "seats", 0, "hand", "many"),
        put("agenda", []),
        put("agenda", "lanes", []),
        put("agenda", "lanes", 0, [["Nonsense", []]]),
        put("agenda", "lanes", 0, [["Round", []]]),
        put("agenda", "lanes", 0, [["Round", [0, "1"]]]),
        put("agenda", "lanes", 0, [["Round", [0, 1.0]]]),
        put("agenda", "lanes", 0, [["Round", [0, True]]]),
        put("agenda", "lanes", 0, [["Round"]]),
        put("agenda", "lanes", 0, 7),
        put("agenda", "numbers", [0]),
        put("agenda", "numbers", 0, None),
        put("agenda", "opening", [[]]),
        put("agenda", "opening_numbers", [0]),
        put("agenda", "joins", "1"),
        put("agenda", "disclosures", None),
        put("first_seat", 3),
        put("first_seat", -1),
        put("first_seat", "0"),
        lambda body: body.pop("state"),
        lambda body: body.pop("agenda"),
        lambda body: body.pop("first_seat"),
        lambda body: body["agenda"]["lanes"].append([]) or body["agenda"]["numbers"].append(0),
    ],
)
def test_wrong_types_and_shapes_are_refused_even_with_a_fitting_digest(
    change: Callable[[Any], object],
) -> None:
    with pytest.raises(BadSnapshot, match=r"damaged|impossible"):
        load(forged(change), find_toy)


@pytest.mark.parametrize(
    ("change", "invariant"),
    [
        (put("state", "deck", 0, 5), "every kind has its copies"),
        (put("state", "buried", 9), "every kind has its copies"),
        (put("state", "seats", 0, "coins", -1), "nobody is in debt"),
        (put("state", "seats", 0, "bid", 9), "a bid is a card or a pass"),
    ],
)
def test_an_impossible_position_is_refused_with_the_invariant_it_breaks(
    change: Callable[[Any], object], invariant: str
) -> None:
    with pytest.raises(BadSnapshot, match=f"impossible: .*{invariant}"):
        load(forged(change), find_toy)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("version", "2"), "rules version 2 of toy"),
        (put("components", "x"), "another component set"),
        (put("seats", 5), "2 to 4 seats"),
        (put("options", {"weather": "yes"}), "option 'weather' cannot be 'yes'"),
        (put("options", None), "not installed"),
        (lambda body: body.pop("game"), "lacks game"),
    ],
)
def test_a_position_of_other_rules_is_refused(
    change: Callable[[Any], object], message: str
) -> None:
    with pytest.raises(OtherRules, match=message):
        load(forged(change), find_toy)


def test_a_lone_surrogate_is_no_crash() -> None:
    with pytest.raises(BadSnapshot, match="digest does not fit"):
        load('{"position":{"game":"\\ud800"},"digest":""}', find_toy)


def test_saving_is_canonical() -> None:
    text = saved()
    assert "\n" not in text
    assert canonical(json.loads(text)) == text
