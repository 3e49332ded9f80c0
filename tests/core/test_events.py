"""What events are about: families of things, and the one place where their numbers are read."""

from __future__ import annotations

import pytest

from astrarium.core.events import NO_THING, Event, Family, thing_of
from astrarium.core.saved import restore, save
from tests.toy.game import find_toy
from tests.toy.state import A_LAMP
from tests.toy.table import at_work

FAMILIES = (Family("hex", 0, ["a1", "a2"]), Family("tile", 100, ["x", "y", "z"]))


@pytest.mark.parametrize(
    ("number", "family", "index", "id"),
    [(0, "hex", 0, "a1"), (1, "hex", 1, "a2"), (100, "tile", 0, "x"), (102, "tile", 2, "z")],
)
def test_a_number_is_a_thing_of_its_family(number: int, family: str, index: int, id: str) -> None:
    thing = thing_of(FAMILIES, number)
    assert (thing.family, thing.index, thing.id) == (family, index, id)


def test_no_thing_has_no_family() -> None:
    assert thing_of(FAMILIES, NO_THING).family == ""


@pytest.mark.parametrize("number", [-2, 2, 99, 103])
def test_a_number_between_families_is_an_error(number: int) -> None:
    with pytest.raises(LookupError, match=str(number)):
        thing_of(FAMILIES, number)


def test_rules_know_the_things_of_their_game() -> None:
    rules = at_work().rules
    assert rules.thing(A_LAMP + 1).id == "blue"
    assert rules.thing(5).family == "card"


def told(events: list[Event]) -> list[tuple[str, int, int]]:
    return [(event.kind, event.source, event.target) for event in events]


def test_an_event_has_a_second_thing_where_it_is_about_two() -> None:
    """The shown card was won, by the card that was bid."""
    match = at_work(((1, 2, 3), (4, 5, 6), (1, 2, 6)))
    assert ("won", 4, 3) in told(match.steps[-1].events)


def test_a_saved_match_keeps_what_its_events_are_about() -> None:
    match = at_work()
    again, _ = restore(save(match), match.log.lines, find_toy)
    assert [told(step.events) for step in again.steps] == [
        told(step.events) for step in match.steps
    ]
    assert any(event.target != NO_THING for step in again.steps for event in step.events)
