"""Undo, the log, and the end of the game."""

from __future__ import annotations

from astrarium.core.checks.moment import Before, Check, Moment, demand, difference, sights
from astrarium.core.events import NO_THING
from astrarium.core.frame import CHANCE, EVERYONE, MAIN, NOBODY
from astrarium.core.match import Match, Step, replay, verify
from astrarium.core.position import Question


def barriers_stop_undo(m: Moment, step: Step) -> None:
    """A decision can be taken back at once, unless it told somebody or completed a choice."""
    seats = range(m.rules.seats)
    if step.seat == CHANCE:
        stopped = [seat for seat in seats if step.lane in (MAIN, seat + 1)]
    elif step.joins != m.s.agenda.joins:
        stopped = list(seats)
    else:
        stopped = [seat for seat in seats if step.lane == MAIN and seat != step.seat]
        told = step.disclosures or step.audience not in (EVERYONE, NOBODY, step.seat)
        if told:
            stopped.append(step.seat)
        else:
            can = step.forced or len(m.match.undoable(step.seat)) > 0
            demand(can, f"seat {step.seat} cannot take back {step.say}")
    for seat in stopped:
        demand(not m.match.undoable(seat), f"seat {seat} could undo after {step.say}")


def undo_restores(m: Moment, before: Before, step: Step) -> None:
    """Taking back at once restores the position and everybody's sight of it."""
    match = m.match
    if step.forced or not _latest_goes_back(match, step):
        return
    match.undo(step.seat)
    demand(match.position.dump() == before.dump, "undo leads to another position")
    now = sights(match)
    for eyes, seen in before.sights.items():
        demand(now[eyes] == seen, f"undo shows {eyes}: {difference(seen, now[eyes])}")
    _answer_again(match, [step])


def _latest_goes_back(match: Match, step: Step) -> bool:
    return step.seat != CHANCE and match.undoable(step.seat)[:1] == [len(match.steps) - 1]


def _answer_again(match: Match, steps: list[Step]) -> None:
    for step in steps:
        question = Question(step.lane, step.seat, match.position.agenda.numbers[step.lane])
        match.answer(question, step.choice, step.forced)


def undo_leaves_neighbours_alone(match: Match, seat: int) -> None:
    """Taking back and answering the same again leads to where we were, whoever moved between."""
    gone = [match.steps[index] for index in reversed(match.undoable(seat))]
    asked = match.position.questions()  # empty when the game has just ended
    if not gone or (asked and asked[0].seat == CHANCE):
        return
    before = match.position.dump()
    match.undo(seat)
    _answer_again(match, gone)
    demand(match.position.dump() == before, "undo and the same answers lead elsewhere")


def the_result_is_sound(m: Moment) -> None:
    """Every seat has a score and a rank, and one more than those better ranked is its rank.

    Rivals that hold no seat are ranked with the seats.
    """
    demand(len(m.s.scores()) == m.rules.seats, f"scores {m.s.scores()}")
    ranking = m.s.ranking()
    everyone = ranking + [rival.rank for rival in m.s.rivals()]
    counted = [1 + sum(1 for better in everyone if better < rank) for rank in everyone]
    demand(everyone == counted and len(ranking) == m.rules.seats, f"ranking {everyone}")


def same_answers_same_position(m: Moment) -> None:
    """The same answers lead to the same position: there is no hidden chance in the rules."""
    s = m.game.start(m.rules)
    s.run(MAIN)
    for step in m.match.steps:
        s.answer(step.lane, step.choice)
    demand(s.dump() == m.s.dump(), "the same answers lead to another position")


def the_log_replays(m: Moment) -> None:
    """The log, undone answers and all, leads to the same position, and chance to its seed."""
    text = m.match.log.text()
    again = replay(text, m.find)
    demand(again.position.dump() == m.s.dump(), "the log leads to another position")
    for eyes in m.eyes:
        demand(again.record(eyes) == m.match.record(eyes), f"{eyes} reads another record")
    verify(text, m.find)


def events_are_about_declared_things(m: Moment) -> None:
    """Where a game declares families of things, each number in an event is one thing's."""
    families = m.rules.families
    if not families:
        return
    numbers = [family.first + i for family in families for i in range(len(family.ids))]
    demand(len(numbers) == len(set(numbers)), "two families share a number")
    told = [*m.match.prologue, *[event for step in m.match.steps for event in step.events]]
    for event in told:
        for number in (event.source, event.target):
            known = number == NO_THING or number in numbers
            demand(known, f"{event.kind} is about {number}, which is no thing")


CHECKS_AT_THE_END: list[Check] = [
    the_result_is_sound,
    same_answers_same_position,
    the_log_replays,
    events_are_about_declared_things,
]
