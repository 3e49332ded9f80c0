"""Looking, copying and saving leave a position alone."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from functools import partial

from astrarium.core.checks.moment import (
    FURTHER,
    Broken,
    Check,
    Moment,
    demand,
    difference,
    look,
)
from astrarium.core.codec import load
from astrarium.core.draw.svg import Style
from astrarium.core.errors import (
    AstrariumError,
    BadNotation,
    BadSeat,
    IllegalChoice,
    OutOfTurn,
    StaleQuestion,
)
from astrarium.core.frame import CHANCE, EVERYONE, NOBODY, RIVAL
from astrarium.core.playout import playout
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.core.views import resample


def asking_changes_nothing(m: Moment) -> None:
    """Looking at a position in every way leaves it as it was."""
    before = m.s.dump()
    for eyes in m.eyes:
        m.game.draw(look(m.s, eyes)["view"], Style())
        if m.rules.encoded and eyes is not None:
            m.rules.layout.sheet(m.s, eyes)
    for question in m.s.questions():
        for choice in m.s.options(question):
            m.s.audience(question.lane, choice)
    m.s.scores()
    m.s.ranking()
    demand(m.s.dump() == before, "looking at the position changed it")


def bad_input_is_refused_and_changes_nothing(m: Moment) -> None:
    """Every kind of wrong input has its own error, and leaves the position as it was."""
    before = m.s.dump()
    asked = {question.seat for question in m.s.questions()}
    for question in m.s.questions():
        options = m.s.options(question)
        say = m.say(options[0])
        closed = [c for c in m.s.candidates(question) if c not in options]
        for choice in [-1, 1 << 40, *closed]:
            refused(IllegalChoice, partial(m.match.answer, question, choice))
        late = Question(question.lane, question.seat, question.number + 1)
        refused(StaleQuestion, partial(m.match.answer, late, options[0]))
        for seat in set(range(m.rules.seats)) - asked:
            refused(OutOfTurn, partial(m.match.play, seat, say))
        if question.seat != CHANCE:
            refused(BadNotation, partial(m.match.play, question.seat, "\0"))
            demand(bool(m.s.why_not(question.seat, "\0")), "nothing is said against no choice")
            for choice in closed:
                why = m.s.why_not(question.seat, m.say(choice))
                demand(bool(why), f"nothing is said against {m.say(choice)}")
    demand(m.s.dump() == before, "refused input changed the position")


def odd_seats_are_refused(m: Moment) -> None:
    """A number that is no seat has its own error: it is nobody's, not the last seat's."""
    first = m.rules.seats
    for odd in (CHANCE, NOBODY, EVERYONE, RIVAL, first, first + 7, 1 << 40):
        for look_as in (m.s.view, m.match.view, m.match.lines, m.match.record):
            refused(BadSeat, partial(look_as, odd))
        refused(BadSeat, partial(m.s.redeal, odd, m.rng))
        refused(BadSeat, partial(resample, {**m.s.view(None), "seat": odd}, m.rng, m.find))
        if odd == CHANCE:
            continue  # is asked and answers, but sees nothing
        for answer_as in (m.s.question_of, m.match.undoable, m.match.undo):
            refused(BadSeat, partial(answer_as, odd))
        for question in m.s.questions()[:1]:
            say = m.say(m.s.options(question)[0])
            for attempt in (m.s.play, m.s.plan, m.s.why_not, m.match.play):
                refused(BadSeat, partial(attempt, odd, say))


def positions_are_compared_as_they_stand(m: Moment) -> None:
    """Copies are equal to their original until one of them goes on."""
    for twin in (m.s.clone(), copy(m.s), deepcopy(m.s)):
        demand(twin is not m.s, "a copy is the position itself")
        demand(twin == m.s and hash(twin) == hash(m.s), "a copy is not equal to its original")
    demand(m.s != m.s.dump(), "a position is equal to something else")
    twin = m.s.clone()
    if playout(twin, Rng(0), 1) == 1:
        demand(twin != m.s, "two positions are equal that do not stand alike")


def refused(error: type[AstrariumError], attempt: Callable[[], object]) -> None:
    try:
        attempt()
    except error:
        return
    raise Broken(f"there was no {error.__name__}")


def clones_are_independent(m: Moment) -> None:
    """A clone is equal, and playing on with it leaves the original alone."""
    before = m.s.dump()
    clone = m.s.clone()
    demand(clone.dump() == before, "a clone differs from its original")
    demand(clone.sink is None, "a clone reports events")
    playout(clone, m.rng, FURTHER)
    demand(m.s.dump() == before, "playing with a clone changed the original")


def snapshots_round_trip(m: Moment) -> None:
    """A saved position is loaded as it was, and goes on as it would have."""
    text = m.s.dump()
    loaded = load(text, m.find)
    demand(loaded.dump() == text, "a loaded position is saved as another")
    for eyes in m.eyes:
        mine, theirs = look(m.s, eyes), look(loaded, eyes)
        demand(mine == theirs, f"a loaded position shows {eyes}: {difference(mine, theirs)}")
    seed = m.rng.below(1 << 30)
    clone = m.s.clone()
    playout(clone, Rng(seed), FURTHER)
    playout(loaded, Rng(seed), FURTHER)
    same = clone.dump() == loaded.dump() and clone.scores() == loaded.scores()
    demand(same, "a loaded position goes on in another way")


CHECKS: list[Check] = [
    asking_changes_nothing,
    odd_seats_are_refused,
    bad_input_is_refused_and_changes_nothing,
    clones_are_independent,
    snapshots_round_trip,
    positions_are_compared_as_they_stand,
]
