"""At any time: reasons, audience, undo, and what an interrupt would open."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.core.frame import EVERYONE, INTERRUPT, MAIN
from astrarium.core.game import Rules
from astrarium.core.match import Match
from astrarium.core.openings import MOST_STEPS, openings
from tests.toy.frames.council import Council
from tests.toy.frames.work import LightLamp, PayCards, Work
from tests.toy.game import GAME
from tests.toy.state import ToyState
from tests.toy.table import at_council, at_work, question
from tests.toy.words import LIGHT, PAWN, REBURY, SKIP


def poor_at_council(coins: int = 0, lamps: int = 1) -> Match:
    match = at_council()
    seat = state(match).seats[0]
    seat.coins, seat.lamps = coins, lamps
    return match


def state(match: Match) -> ToyState:
    assert isinstance(match.position, ToyState)
    return match.position


def keys(match: Match, seat: int, text: str) -> list[tuple[str, str]]:
    return [(reason.key, reason.rule) for reason in match.position.why_not(seat, text)]


# --- reasons ------------------------------------------------------------------------------------


def test_an_interrupt_that_is_closed_has_its_own_reason_and_rule() -> None:
    match = poor_at_council(lamps=0)
    assert keys(match, 0, "pawn") == [("no-lamp", "toy.council.pawn")]
    assert PAWN in match.position.candidates(question(match, 0))


def test_an_interrupt_is_explained_while_a_frame_above_asks() -> None:
    match = at_work()
    match.play(0, "light")
    match.play(0, "red lamp")
    match.play(0, "build")
    assert keys(match, 0, "light") == [("too-poor", "toy.coins")]


def test_an_interrupt_of_another_phase_is_not_offered() -> None:
    assert keys(at_work(), 0, "pawn") == [("not-offered", "toy.turn")]


def test_an_interrupt_that_any_frame_keeps_open_is_open() -> None:
    """The upper frame has no more to give; the lower one has."""
    match = at_work()
    match.position.push(1, Closed(0, 0))
    assert match.position.why_not(0, "light") == []
    match.play(0, "light")
    assert isinstance(match.position.agenda.lanes[1][-1], LightLamp)


class Closed(Work):
    def interrupts(self, s: ToyState) -> list[int]:
        return []

    def reason(self, s: ToyState, choice: int) -> int:
        return 10 if choice == LIGHT else super().reason(s, choice)


# --- audience -----------------------------------------------------------------------------------


def test_an_interrupt_has_the_audience_that_its_frame_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Work, "audience", lambda self, *_: self.who, raising=False)
    match = at_work()
    match.play(0, "build")
    assert match.position.audience(1, LIGHT) == 0
    match.play(0, "light")
    assert match.record(0)[-1]["say"] == "light"
    assert "light" not in [line["say"] for line in match.record(1)]


def test_the_frame_above_has_no_say_in_who_sees_an_interrupt() -> None:
    match = at_work()
    match.play(0, "build")
    assert isinstance(match.position.agenda.lanes[1][-1], PayCards)  # whose answers only one sees
    assert match.position.audience(1, LIGHT) == EVERYONE


# --- undo ---------------------------------------------------------------------------------------


def test_an_interrupt_and_what_it_asked_are_taken_back_one_by_one() -> None:
    match = at_work()
    match.play(0, "build")
    before = match.position.dump()
    match.play(0, "light")
    match.play(0, "blue lamp")
    match.undo(0, 2)
    assert match.position.dump() == before


def test_an_interrupt_is_no_barrier_to_what_was_answered_before_it() -> None:
    match = at_work()
    before = match.position.dump()
    match.play(0, "build")
    match.play(0, "light")
    match.play(0, "red lamp")
    match.undo(0, 3)
    assert match.position.dump() == before


# --- openings -----------------------------------------------------------------------------------


def test_a_closed_choice_says_which_interrupts_would_open_it() -> None:
    match = poor_at_council()
    assert keys(match, 0, "rebury") == [("too-poor", "toy.coins")]
    assert openings(match.position, question(match, 0)) == {REBURY: [PAWN]}


def test_nothing_is_opened_where_the_interrupt_is_closed_too() -> None:
    match = poor_at_council(lamps=0)
    assert openings(match.position, question(match, 0)) == {}


def test_what_is_open_needs_no_opening() -> None:
    match = poor_at_council(coins=1)
    assert openings(match.position, question(match, 0)) == {}


def test_looking_for_openings_changes_nothing() -> None:
    match = poor_at_council()
    before = match.position.dump()
    openings(match.position, question(match, 0))
    assert match.position.dump() == before


class Dear(Council):
    """Another card is buried for some coins more."""

    price = 3

    def reason(self, s: ToyState, choice: int) -> int:
        if choice == REBURY and s.seats[self.who].coins < self.price:
            return 4
        return 0 if choice in (SKIP, REBURY) else super().reason(s, choice)


def test_several_interrupts_may_be_needed() -> None:
    match = poor_at_council(coins=0, lamps=5)
    match.position.replace(MAIN, Dear(0))
    assert openings(match.position, question(match, 0)) == {REBURY: [PAWN, PAWN, PAWN]}


def test_the_search_for_openings_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dear, "price", MOST_STEPS + 1)
    match = poor_at_council(coins=0, lamps=9)
    match.position.replace(MAIN, Dear(0))
    assert openings(match.position, question(match, 0)) == {}


def test_an_opening_answers_what_the_interrupt_itself_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lamp must be lit, in either colour, before one may rest."""
    reason = Work.reason

    def only_by_lamplight(self: Work, s: ToyState, choice: int) -> int:
        resting = choice == 65 and s.seats[self.who].lamps == 0
        return 6 if resting else reason(self, s, choice)

    monkeypatch.setattr(Work, "reason", only_by_lamplight)
    match = at_work()
    assert openings(match.position, question(match, 0)) == {65: [LIGHT, 112]}


def test_an_opening_never_looks_behind_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt = Council.interrupt

    def shows_something(self: Council, s: ToyState, lane: int, choice: int) -> None:
        interrupt(self, s, lane, choice)
        s.disclose()

    monkeypatch.setattr(Council, "interrupt", shows_something)
    match = poor_at_council()
    assert openings(match.position, question(match, 0)) == {}


def test_rules_know_whether_anything_is_open_at_any_time() -> None:
    assert at_work().rules.at_any_time
    assert not astrarium.rules("race", 2).at_any_time
    assert Rules(GAME, 2, {}, "").at_any_time  # until somebody has looked


def test_interrupts_are_numbered_above_all_answers() -> None:
    assert min(LIGHT, PAWN) >= INTERRUPT
