"""Questions, options, reasons, notation and chance."""

from __future__ import annotations

from typing import Any

from astrarium.core.checks.moment import Check, Moment, demand
from astrarium.core.codec import canonical, parts
from astrarium.core.frame import (
    CHANCE,
    INTERRUPT,
    LEGAL,
    MAIN,
    NOBODY,
    NOT_OFFERED,
    ChanceFrame,
    reason_code,
)
from astrarium.core.playout import roll
from astrarium.core.position import Position

MOST_INTERRUPTS = 500  # in a row: far more than any game has things to trade
MANY_ROLLS = 10_000  # chance questions up to this total weight are rolled out in full


def somebody_is_asked_until_the_end(m: Moment) -> None:
    """A running game has a question, the first one in the lane that the fast door answers."""
    questions = m.s.questions()
    demand(bool(questions) != m.s.over, f"over is {m.s.over}, the questions are {questions}")
    first = questions[0].lane if questions else -1
    demand(m.s.next_lane() == first, f"next_lane is {m.s.next_lane()}, not {first}")


def lanes_ask_their_own_seat(m: Moment) -> None:
    """The lane of a seat asks that seat or chance, and a secret choice asks all its seats."""
    for question in m.s.questions():
        own = question.lane == MAIN or question.seat in (CHANCE, question.lane - 1)
        demand(own, f"{question} asks another seat")
    for seat, lane in enumerate(m.s.agenda.opening):
        demand(not lane or lane[-1].seat(m.s) == seat, f"seat {seat} is not asked at once")


def nobody_asks_a_seat_that_is_out(m: Moment) -> None:
    """A seat that has left the game is asked nothing, and its lane stays empty."""
    for question in m.s.questions():
        gone = question.seat != CHANCE and m.s.is_out(question.seat)
        demand(not gone, f"{question} asks a seat that is out")
    for seat in range(m.rules.seats):
        waits = m.s.is_out(seat) and m.s.agenda.lanes[seat + 1]
        demand(not waits, f"the lane of seat {seat} waits, but the seat is out")


def who_is_out_stays_out(m: Moment, before: int) -> None:
    """Nobody comes back into the game: `before` are the seats that were out, a bit for each."""
    back = before & ~m.s.agenda.out
    demand(back == 0, f"seats {back:b} have come back")


def options_are_sorted_and_unique(m: Moment) -> None:
    """Every question has options, in ascending order, none of them twice."""
    for question in m.s.questions():
        options = m.s.options(question)
        demand(bool(options), f"{question} has no options")
        demand(options == sorted(set(options)), f"options of {question} are {options}")


def options_are_candidates_without_reason(m: Moment) -> None:
    """The fast path and the slow one agree on what is legal."""
    for question in m.s.questions():
        if question.seat == CHANCE:
            continue
        frame = m.s.agenda.lanes[question.lane][-1]
        own = frame.candidates(m.s)
        name = type(frame).__name__
        demand(own == sorted(set(own)), f"candidates are {own}")
        demand(all(c < INTERRUPT for c in own), f"{name} suggests interrupts as its own answers")
        legal = [c for c in m.s.candidates(question) if m.s.reason(question.lane, c) == LEGAL]
        options = m.s.options(question)
        demand(options == legal, f"{name} has options {options}, without a reason are {legal}")


def interrupts_are_suggested_as_such(m: Moment) -> None:
    """What a frame keeps open is numbered as an interrupt, sorted, and never taken for another."""
    for lane in m.s.agenda.lanes:
        for frame in lane:
            found, name = frame.at_any_time(m.s), type(frame).__name__
            demand(found == sorted(set(found)), f"{name} suggests {found}")
            demand(all(c >= INTERRUPT for c in found), f"{name} suggests {found} at any time")


def interrupts_come_to_an_end(m: Moment) -> None:
    """Whoever takes nothing but interrupts has taken them all at some time, and is never where
    they were before: "at any time" is no cycle."""
    for question in m.s.questions():
        if question.seat != CHANCE and m.s.options(question)[-1] >= INTERRUPT:
            _interrupt_on_and_on(m, m.s.clone(), question.lane)


def _interrupt_on_and_on(m: Moment, s: Position[Any], lane: int) -> None:
    depth = len(s.agenda.lanes[lane])
    been = {_where(s)}
    for _ in range(MOST_INTERRUPTS):
        within = len(s.agenda.lanes[lane]) > depth  # the interrupt asks something itself
        if s.asked(lane) == NOBODY or s.over:
            return
        if s.asked(lane) == CHANCE:
            s.answer(lane, roll(s, lane, m.rng))
            continue
        open_now = [c for c in s.lane_options(lane) if within or c >= INTERRUPT]
        if not open_now:
            return
        choice = m.rng.pick(open_now)
        s.answer(lane, choice)
        demand(_where(s) not in been, f"{m.say(choice)} leads back to where the seat was")
        been.add(_where(s))
    demand(False, f"{MOST_INTERRUPTS} interrupts and no end")


def _where(s: Position[Any]) -> str:
    """The position without what only counts how it came about."""
    packed = parts(s)
    for counter in ("numbers", "joins", "disclosures"):
        del packed["agenda"][counter]
    return canonical(packed)


def every_no_has_a_reason(m: Moment) -> None:
    """A candidate that is not open has a reason with a text key and a rule id."""
    cards = m.game.reasons()
    demand(NOT_OFFERED in cards, "there is no card for a choice that was never suggested")
    for question in m.s.questions():
        options = m.s.options(question)
        for choice in m.s.candidates(question):
            code = reason_code(m.s.reason(question.lane, choice))
            if choice not in options:
                demand(code in cards, f"{m.say(choice)}: no card for reason {code}")
                card = cards[code]
                demand(bool(card.key and card.rule), f"reason {code} lacks its key or its rule")


def notation_round_trips(m: Moment) -> None:
    """What is said of an option or candidate is read as that choice, and as no other."""
    for question in m.s.questions():
        for choice in {*m.s.options(question), *m.s.candidates(question)}:
            text = m.say(choice)
            read = m.game.parse(m.rules, text)
            demand(read == [choice], f"{choice} is said '{text}', which is read as {read}")


def chance_has_fitting_weights(m: Moment) -> None:
    """Weights are positive, belong to the options, and are what the rolls give."""
    for question in m.s.questions():
        frame = m.s.agenda.lanes[question.lane][-1]
        demand(isinstance(frame, ChanceFrame) == (question.seat == CHANCE), f"{frame} asks a seat")
        if not isinstance(frame, ChanceFrame):
            continue
        options, weights = frame.options(m.s), frame.weights(m.s)
        name = type(frame).__name__
        demand(len(options) == len(weights), f"{name}: {len(options)} options, {weights}")
        demand(min(weights) > 0, f"{name}: weights {weights}")
        total = frame.total(m.s)
        demand(total == sum(weights), f"{name}: total {total} of weights {weights}")
        rolled = dict.fromkeys(options, 0)
        for number in range(min(total, MANY_ROLLS)):
            outcome = frame.outcome(m.s, number)
            demand(outcome in rolled, f"{name}: {number} gives {outcome}, which is no option")
            rolled[outcome] += 1
        fits = total > MANY_ROLLS or list(rolled.values()) == weights
        demand(fits, f"{name}: rolls give {list(rolled.values())}, weights are {weights}")


def invariants_hold(m: Moment) -> None:
    """The game's own invariants."""
    broken = m.game.broken(m.s)
    demand(not broken, "; ".join(broken))


CHECKS: list[Check] = [
    somebody_is_asked_until_the_end,
    lanes_ask_their_own_seat,
    nobody_asks_a_seat_that_is_out,
    options_are_sorted_and_unique,
    options_are_candidates_without_reason,
    interrupts_are_suggested_as_such,
    interrupts_come_to_an_end,
    every_no_has_a_reason,
    notation_round_trips,
    chance_has_fitting_weights,
    invariants_hold,
]
