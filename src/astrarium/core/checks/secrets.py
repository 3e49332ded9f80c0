"""Views leak nothing: what eyes may not know makes no difference to what they see."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from astrarium.core.checks.moment import (
    FURTHER,
    Before,
    Check,
    Moment,
    demand,
    difference,
    foresee,
    look,
    sights,
)
from astrarium.core.draw.svg import Style
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, EVERYONE
from astrarium.core.match import Step, take_step
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.core.zones import KINDS, Zone

GUESSES = 20  # resamples of one view that are compared


def views_are_json(m: Moment) -> None:
    """A view survives being written as JSON and read again."""
    for eyes in m.eyes:
        seen = m.s.view(eyes)
        demand(json.loads(json.dumps(seen)) == seen, f"the view of {eyes} is not plain JSON")


def drawings_are_well_formed(m: Moment) -> None:
    """A game that draws gives XML for every pair of eyes, whole and in zones."""
    for eyes in m.eyes:
        seen = m.s.view(eyes)
        drawing = m.game.draw(seen, Style())
        if drawing:
            ElementTree.fromstring(drawing)
        _check_zones(m.game.zones(seen, Style()))


def _check_zones(zones: list[Zone]) -> None:
    """Every zone is XML and of a known kind; names, and ids of things, are there once."""
    names = [zone.name for zone in zones]
    demand(len(set(names)) == len(names), f"zones share a name: {names}")
    ids: list[str] = []
    for zone in zones:
        demand(zone.kind in KINDS, f"there is no kind of zone {zone.kind}")
        demand(zone.width > 0 and zone.height > 0, f"the zone {zone.name} has no size")
        ids += [
            each.attrib["id"]
            for each in ElementTree.fromstring(zone.svg).iter("*")
            if "id" in each.attrib
        ]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    demand(not twice, f"drawn in two places under one id: {twice}")


def guesses_look_alike(m: Moment) -> None:
    """No eyes can tell a resample of their view from the position itself."""
    for eyes in m.eyes:
        mine = look(m.s, eyes)
        guess = m.guess(eyes)
        theirs = look(guess, eyes)
        demand(mine == theirs, f"{eyes} can tell: {difference(mine, theirs)}")
        if "options" in mine and m.s.questions()[0].seat != CHANCE:
            choice = m.rng.pick(mine["options"])
            question = m.s.question_of(mine["view"]["seat"])
            _go_on_alike(m, m.s.clone(), guess, question, choice, choice, [eyes])


def plans_look_alike(m: Moment) -> None:
    """What a seat is shown of an answer that it plans does not depend on what it may not know."""
    for question in m.s.questions():
        if question.seat == CHANCE:
            continue
        choice = m.rng.pick(m.s.options(question))
        mine = foresee(m.s, question, choice)
        theirs = foresee(m.guess(question.seat), question, choice)
        planned = f"{question.seat}, planning {m.say(choice)},"
        demand(mine == theirs, f"{planned} can tell: {difference(mine, theirs)}")


def guesses_are_right_where_nothing_is_hidden(m: Moment) -> None:
    """Eyes that have seen every answer so far know the position."""
    for eyes in m.eyes:
        seen = all(step.audience in (EVERYONE, eyes) for step in m.match.steps)
        if seen and not m.s.agenda.secret:
            same = m.guess(eyes).dump() == m.s.dump()
            demand(same, f"{eyes} has seen all, and yet the position is another")


def redeals_are_resamples(m: Moment) -> None:
    """A clone dealt anew is what the same numbers make of the view: it peeks at nothing."""
    seed = len(m.match.steps)
    for eyes in m.eyes:
        dealt = m.s.redeal(eyes, Rng(seed)).dump()
        guessed = resample(m.s.view(eyes), Rng(seed), m.find).dump()
        demand(dealt == guessed, f"{eyes} is dealt another position than its view leads to")


def hidden_answers_look_alike(m: Moment) -> None:
    """Nobody outside an answer's audience can tell which answer was given."""
    for question in m.s.questions():
        options = m.s.options(question)
        one = m.rng.pick(options)
        audience = m.s.audience(question.lane, one)
        others = [c for c in options if c != one and m.s.audience(question.lane, c) == audience]
        if not others:
            continue
        other = m.rng.pick(others)
        outside = [eyes for eyes in m.eyes if audience not in (EVERYONE, eyes)]
        _go_on_alike(m, m.s.clone(), m.s.clone(), question, one, other, outside)


def telling_answers_are_counted(m: Moment) -> None:
    """An answer that a seat could have thought impossible shows it something hidden.

    Such answers count as disclosures: nobody may take back what another seat has learnt.
    """
    for question in m.s.questions():
        choice = m.rng.pick(m.s.options(question))
        eyes = m.eyes[m.rng.below(len(m.eyes))]
        public = m.s.audience(question.lane, choice) == EVERYONE
        if question.seat in (CHANCE, eyes) or not public:
            continue
        if choice not in m.guess(eyes).lane_options(question.lane):
            s = m.s.clone()
            step = take_step(s, question, choice, False, m.say(choice))
            demand(_revealed(s, step), f"{step.say} tells {eyes} something that is not counted")


def _go_on_alike(
    m: Moment,
    a: Position[Any],
    b: Position[Any],
    question: Question,
    one: int,
    other: int,
    outside: list[int | None],
) -> None:
    """Two positions that some eyes cannot tell apart stay so, until something is disclosed."""
    a.sink, b.sink = Sink(), Sink()
    for _ in range(FURTHER):
        said = f"{m.say(one)} or {m.say(other)}"
        step = take_step(a, question, one, False, m.say(one))
        twin = take_step(b, question, other, False, m.say(other))
        if a.over or b.over or _revealed(a, step) or _revealed(b, twin):
            return
        for eyes in outside:
            lines = difference(step.line(eyes), twin.line(eyes))
            demand(step.line(eyes) == twin.line(eyes), f"{eyes} reads {said}: {lines}")
            mine, theirs = look(a, eyes), look(b, eyes)
            demand(mine == theirs, f"{eyes} can tell {said}: {difference(mine, theirs)}")
        question = a.questions()[m.rng.below(len(a.questions()))]
        if question not in b.questions():
            return
        common = [c for c in a.options(question) if c in b.options(question)]
        if not common:
            return
        one = other = m.rng.pick(common)


def _revealed(s: Position[Any], step: Step) -> bool:
    return step.disclosures > 0 or step.joins != s.agenda.joins


def guesses_differ(m: Moment, eyes: int | None) -> bool:
    """Whether resamples of one view are not all the same position."""
    first = m.guess(eyes).dump()
    return any(m.guess(eyes).dump() != first for _ in range(GUESSES))


def secret_progress_is_hidden(m: Moment, before: Before, step: Step) -> None:
    """During a secret choice nobody can tell that another seat has answered, or was forced to."""
    completed = step.joins != m.s.agenda.joins
    if completed or not step.secret:
        return
    now = sights(m.match)
    for eyes, seen in before.sights.items():
        same = eyes == step.seat or now[eyes] == seen
        demand(same, f"{eyes} can tell: {difference(seen, now[eyes])}")


CHECKS: list[Check] = [
    views_are_json,
    drawings_are_well_formed,
    guesses_look_alike,
    plans_look_alike,
    guesses_are_right_where_nothing_is_hidden,
    redeals_are_resamples,
    hidden_answers_look_alike,
    telling_answers_are_counted,
]
