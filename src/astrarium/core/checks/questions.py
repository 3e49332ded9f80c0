"""Questions, options, reasons, notation and chance."""

from __future__ import annotations

from astrarium.core.checks.moment import Check, Moment, demand
from astrarium.core.frame import (
    CHANCE,
    INTERRUPT,
    LEGAL,
    MAIN,
    NOT_OFFERED,
    ChanceFrame,
    reason_code,
)

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
        candidates = frame.candidates(m.s)
        demand(candidates == sorted(set(candidates)), f"candidates are {candidates}")
        legal = [c for c in candidates if c < INTERRUPT and frame.reason(m.s, c) == LEGAL]
        options = [c for c in m.s.options(question) if c < INTERRUPT]
        name = type(frame).__name__
        demand(options == legal, f"{name} has options {options}, without a reason are {legal}")


def every_no_has_a_reason(m: Moment) -> None:
    """A candidate that is not open has a reason with a text key and a rule id."""
    cards = m.game.reasons()
    demand(NOT_OFFERED in cards, "there is no card for a choice that was never suggested")
    for question in m.s.questions():
        options = m.s.options(question)
        frame = m.s.agenda.lanes[question.lane][-1]
        for choice in m.s.candidates(question):
            code = reason_code(frame.reason(m.s, choice))
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
        for roll in range(min(total, MANY_ROLLS)):
            outcome = frame.outcome(m.s, roll)
            demand(outcome in rolled, f"{name}: {roll} gives {outcome}, which is no option")
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
    options_are_sorted_and_unique,
    options_are_candidates_without_reason,
    every_no_has_a_reason,
    notation_round_trips,
    chance_has_fitting_weights,
    invariants_hold,
]
