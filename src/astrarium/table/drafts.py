"""A plan: answers that only their seat sees, tried on a copy of the position.

A plan never looks behind a barrier. The answer that leads to a draw, a reveal or another seat's
answer is planned, but what comes of it is shown to nobody before it is committed: so a preview
cannot depend on what the seat may not know.
"""

from __future__ import annotations

from astrarium.core.errors import AstrariumError
from astrarium.core.position import Position, Question
from astrarium.table.storage import Draft


class Plan:
    """A draft replayed on the position of now."""

    def __init__(self, draft: Draft, position: Position, question: Question | None) -> None:
        self.draft = draft
        self.position = position  # after the planned answers, but never behind a barrier
        self.question = question  # what is asked next; None where the plan is complete
        self.choices: list[int] = []
        self.cut = 0  # planned answers that no longer fit

    @property
    def complete(self) -> bool:
        return self.question is None and bool(self.choices)

    @property
    def token(self) -> str:
        """Names the question that a plan has come to: lane, number, planned answers."""
        return f"{self.draft.lane}.{self.draft.number}.{len(self.choices)}"


def open_question(position: Position, seat: int) -> Question | None:
    for question in position.questions():
        if question.seat == seat:
            return question
    return None


def plan(position: Position, seat: int, draft: Draft | None) -> Plan | None:
    """The seat's plan now, cut where it no longer fits; None if the seat is not asked."""
    question = open_question(position, seat)
    if question is None:
        return None
    fresh = Draft(question.lane, question.number)
    found = Plan(fresh, position.clone(), question)
    if draft is None:
        return found
    if (draft.lane, draft.number) != (question.lane, question.number):
        found.cut = len(draft.answers)
        return found
    for at, say in enumerate(draft.answers):
        if not extend(found, seat, say):
            found.cut = len(draft.answers) - at
            break
    return found


def extend(found: Plan, seat: int, say: str) -> bool:
    """Add one answer in notation; False if it is not open."""
    s = found.position
    if found.question is None:
        return False
    try:
        choices = s.rules.game.parse(s.rules, say)
    except AstrariumError:
        return False
    lane = found.question.lane
    if len(choices) != 1 or choices[0] not in s.lane_options(lane):
        return False
    after = _beyond(s, lane, seat, choices[0])
    found.choices.append(choices[0])
    found.draft.answers.append(say)
    if after is None:
        found.question = None
    else:
        found.position = after
        found.question = Question(lane, seat, after.agenda.numbers[lane])
    return True


def _beyond(s: Position, lane: int, seat: int, choice: int) -> Position | None:
    """The position after an answer and what it forces upon the seat; None behind a barrier."""
    trial = s.clone()
    joins, disclosures = trial.agenda.joins, trial.agenda.disclosures
    trial.answer(lane, choice)
    while True:
        if (trial.agenda.joins, trial.agenda.disclosures) != (joins, disclosures):
            return None
        if trial.asked(lane) != seat:
            return None
        options = trial.lane_options(lane)
        if len(options) > 1:
            return trial
        trial.answer(lane, options[0])
