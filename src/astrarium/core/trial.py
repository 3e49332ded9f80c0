"""An answer tried on a copy of the position, never looking behind a barrier.

What comes after a draw, a reveal or another seat's answer is shown to nobody before the answer is
given: so what a trial shows cannot depend on what the seat may not know.
"""

from __future__ import annotations

from typing import Any

from astrarium.core.events import Event, Sink
from astrarium.core.game import Data, Sentence
from astrarium.core.picks import early, is_forced
from astrarium.core.position import Position, Question


class Forced:
    """An answer that was given because there was no other."""

    def __init__(self, position: Position[Any], asked: Question, choice: int) -> None:
        self.position = position  # as it was asked
        self.asked = asked
        self.choice = choice


def answered(
    trial: Position[Any], asked: Question, choice: int, forced: list[Forced] | None = None
) -> Question | None:
    """Give an answer, and what it forces upon the seat; what the seat is asked then, None behind a
    barrier. What was forced is added to a list, where one is given."""
    lane, seat = asked.lane, asked.seat
    agenda = trial.agenda
    barrier = (agenda.joins, agenda.disclosures)
    trial.answer(lane, choice)
    while (agenda.joins, agenda.disclosures) == barrier and trial.asked(lane) == seat:
        options = trial.lane_options(lane)
        question = Question(lane, seat, agenda.numbers[lane])
        if not is_forced(trial, question, options):
            return question
        if forced is not None:
            forced.append(Forced(trial.clone(), question, options[0]))
        trial.answer(lane, options[0])
    return None


class Trial:
    """A position that a plan goes through, what led to it, and what it asks."""

    def __init__(
        self,
        position: Position[Any],
        asked: Question,
        events: list[Event] | None = None,
        forced: list[Forced] | None = None,
    ) -> None:
        self.events = events or []
        self.forced = forced or []  # what the answer before has forced
        self.position = position
        self.asked = asked
        self.options = position.options(asked)
        self.kind = type(position.agenda.lanes[asked.lane][-1])

    def early(self) -> list[int]:
        return early(self.position, self.asked, self.options)

    def after(self, choice: int) -> Trial | None:
        """After an answer and what it forces upon the seat; None behind a barrier."""
        trial = self.position.clone()
        trial.sink = sink = Sink()
        forced: list[Forced] = []
        question = answered(trial, self.asked, choice, forced)
        return None if question is None else Trial(trial, question, sink.drain(), forced)

    def foreseen(self, choice: int) -> Trial | None:
        """What an answer leads to that nothing but the others' secret answers lies before; None
        where more lies between, or where it asks nothing."""
        trial = self.position.rules.game.foreseen(self.position, self.asked, choice)
        if trial is None:
            return None
        question = next((q for q in trial.questions() if q.seat == self.asked.seat), None)
        if question is None:
            return None
        options = trial.options(question)
        if is_forced(trial, question, options):
            question = answered(trial, question, options[0])
        return None if question is None else Trial(trial, question)

    def only_taken(self, choice: int) -> tuple[Position[Any], list[Event]]:
        """What the answer itself does, without going on: nothing is drawn or revealed."""
        trial = self.position.clone()
        trial.sink = sink = Sink()
        trial.take(self.asked.lane, choice)
        return trial, sink.drain()

    def forces(self, choice: int) -> list[Forced]:
        """What an answer that leads to a barrier forces upon the seat, or will once all have
        revealed."""
        forced: list[Forced] = []
        trial = self.position.clone()
        answered(trial, self.asked, choice, forced)
        foreseen = self.position.rules.game.foreseen(self.position, self.asked, choice)
        if forced or foreseen is None:
            return forced
        question = next((q for q in foreseen.questions() if q.seat == self.asked.seat), None)
        options = foreseen.options(question) if question else []
        if question and is_forced(foreseen, question, options):
            forced.append(Forced(foreseen.clone(), question, options[0]))
            answered(foreseen, question, options[0], forced)
        return forced

    def shown(self, choice: int) -> tuple[Position[Any], list[Event]]:
        """What may be shown of an answer before it is given."""
        after = self.after(choice)
        return self.only_taken(choice) if after is None else (after.position, after.events)


class Consequences:
    """What a seat is told of answers that it plans."""

    def __init__(
        self, before: Position[Any], after: Position[Any], seat: int, events: list[Event]
    ) -> None:
        game = before.rules.game
        seen: list[Data] = [event.data() for event in events if event.seen_by(seat)]
        self.others: list[Sentence] = game.others_may_gain(before, after, seat)
        self.warnings: list[Sentence] = game.warnings(before, after, seat, seen)
