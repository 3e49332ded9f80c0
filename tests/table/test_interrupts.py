"""Plans with interrupts: also in the middle of a set, and before a choice that they open."""

from __future__ import annotations

from astrarium.core.match import Match
from astrarium.core.trial import Trial
from astrarium.table import asking
from astrarium.table.drafts import Plan, plan
from astrarium.table.storage import Draft
from astrarium.table.words import Speaker
from tests.toy.state import ToyState
from tests.toy.table import at_council, at_work, question
from tests.toy.words import BUILD, LAMP, LIGHT, PAWN, PAY, REBURY


def planned(match: Match, *choices: int, seat: int = 0) -> Plan:
    found = plan(match.position, seat, None)
    assert found is not None
    for choice in choices:
        assert found.add(choice), choice
    return found


def at_work_with_three_cards() -> Match:
    match = at_work()
    assert isinstance(match.position, ToyState)
    match.position.deck[3] -= 1
    match.position.seats[0].hand[3] += 1
    return match


def poor_at_council() -> Match:
    match = at_council()
    assert isinstance(match.position, ToyState)
    seat = match.position.seats[0]
    seat.coins, seat.lamps = 0, 1
    return match


def test_an_interrupt_can_be_planned_within_an_action() -> None:
    found = planned(at_work_with_three_cards(), BUILD, LIGHT, LAMP + 1)
    assert found.draft.answers == ["build", "light", "blue lamp"]
    assert {PAY + 1, PAY + 2} <= set(found.open())


def test_a_plan_with_an_interrupt_is_found_again_from_its_draft() -> None:
    match = at_work()
    draft = planned(match, BUILD, LIGHT, LAMP, PAY + 1).draft
    again = plan(match.position, 0, Draft(draft.lane, draft.number, draft.answers[:]))
    assert again is not None
    assert (again.cut, again.draft.answers) == (0, draft.answers)


def test_while_a_pick_is_held_only_the_rest_of_its_set_is_open() -> None:
    match = at_work_with_three_cards()
    found = planned(match, BUILD, PAY + 3)
    assert found.held == [PAY + 3]
    assert LIGHT not in found.open()


def test_what_was_answered_before_an_interrupt_stays_before_it() -> None:
    """The second pick would come first in order; the lamp between them is not moved."""
    match = at_work_with_three_cards()
    found = planned(match, BUILD, PAY + 2, LIGHT, LAMP)
    assert PAY + 1 not in found.open()
    assert found.add(PAY + 3)
    assert found.choices == [BUILD, PAY + 2, LIGHT, LAMP, PAY + 3]


def test_a_choice_is_planned_with_the_interrupts_that_open_it() -> None:
    found = planned(poor_at_council(), REBURY)
    assert found.draft.answers == ["pawn", "rebury"]
    assert found.choices == [PAWN, REBURY]
    assert found.complete  # another card is drawn: nobody sees it before the plan is committed


def test_what_nothing_opens_cannot_be_planned() -> None:
    match = poor_at_council()
    assert isinstance(match.position, ToyState)
    match.position.seats[0].lamps = 0
    found = planned(match)
    assert not found.add(REBURY)
    assert found.draft.answers == []


def test_a_last_interrupt_shows_what_it_does() -> None:
    match = poor_at_council()
    s, events = Trial(match.position, question(match, 0)).only_taken(PAWN)
    assert isinstance(s, ToyState)
    assert (s.seats[0].coins, s.seats[0].lamps) == (1, 0)
    assert [event.kind for event in events] == ["pawned"]


def test_the_page_offers_what_interrupts_open_and_says_what_comes_first() -> None:
    match = poor_at_council()
    speaker = Speaker("en", match.rules, ["Anna", "Bea", "Cili"])
    asked = asking.question(speaker, planned(match))
    first = {option["words"]: option["first"] for option in asked["options"]}
    assert first == {"skip": [], "peek": [], "rebury": ["pawn"], "leave": [], "pawn": []}
    assert asked["closed"] == []
