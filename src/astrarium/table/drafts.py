"""A plan: answers that only their seat sees, tried on a copy of the position.

A plan never looks behind a barrier. The answer that leads to a draw, a reveal or another seat's
answer is planned, but what comes of it is shown to nobody before it is committed: so a preview
cannot depend on what the seat may not know.

The rules ask for the cards of a set in ascending order; people pick them in any order. A pick that
comes too early for the rules is held until the picks together, sorted, are open answers.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from astrarium.core.errors import AstrariumError
from astrarium.core.events import Event
from astrarium.core.frame import INTERRUPT
from astrarium.core.game import NO_ANSWER
from astrarium.core.openings import openings, ways_to
from astrarium.core.position import Position, Question
from astrarium.core.trial import Forced, Trial
from astrarium.table.storage import FOLLOWING, Draft

TRIALS: Final = 200


class Plan:
    """A draft replayed on the position of now."""

    def __init__(self, draft: Draft, position: Position[Any], question: Question) -> None:
        self.draft = draft
        self.states = [Trial(position, question)]  # after each planned answer, never further
        self.shown = position  # the last state, with what the last answer itself changes
        self.forces: list[Forced] = []  # what a last answer forces before that
        self._last_events: list[Event] = []  # of a last answer behind which nothing is shown
        self.complete = False  # nothing more can be planned
        self.choices: list[int] = []
        self.held: list[int] = []
        self.picked: list[int] = []  # the same answers in the order in which they were planned
        self.certain = 0  # of the choices: those before others' secret answers; 0: all of them
        self.cut = 0  # planned answers that no longer fit
        self._open: list[int] | None = None  # once somebody has asked for it

    def is_of(self, draft: Draft | None) -> bool:
        """Is this the plan that such a draft would become?"""
        if draft is None:
            return not self.draft.answers and not self.cut
        return self.draft == draft and not self.cut

    @property
    def position(self) -> Position[Any]:
        return self.states[-1].position

    @property
    def asked(self) -> Question:
        return self.states[-1].asked

    @property
    def within_set(self) -> bool:
        """Does the plan end among the picks of a set? To commit them would bind the rest of it."""
        if self.complete:
            return False
        if self.held:
            return True
        return len(self.choices) > self.certain and bool(self.states[-1].early())

    @property
    def events(self) -> list[Event]:
        """What the planned answers make happen, as far as it is shown."""
        return [event for state in self.states for event in state.events] + self._last_events

    @property
    def token(self) -> str:
        """Names the question that a plan has come to: lane, number, planned answers."""
        answers = self.draft.answers
        name = f"{self.draft.lane}.{self.draft.number}.{len(answers)}"
        return f"{name}.{crc32(' / '.join(answers).encode()):x}" if answers else name

    @property
    def ending(self) -> int:
        """The answer that only ends the turn, once its business is planned; or NO_ANSWER."""
        if self.complete or self.held or not self.choices:
            return NO_ANSWER
        choice: int = self.position.rules.game.ending(self.position, self.asked)
        return choice

    @property
    def drawn(self) -> Position[Any]:
        """The position to draw: things that the last answers take away still lie in their place."""
        at = self._first_undrawn()
        return self.shown if at == len(self.choices) else self.states[at].position

    @property
    def undrawn(self) -> list[int]:
        """Those last answers."""
        return self.choices[self._first_undrawn() :]

    def _first_undrawn(self) -> int:
        rules = self.position.rules
        at = len(self.choices)
        while at > 0 and rules.game.takes_away(rules, self.choices[at - 1]):
            at -= 1
        return at

    @property
    def set_begun(self) -> tuple[Trial, list[int]]:
        """Where the set that is being picked begins, and what is picked of it."""
        start = self._start_of_set()
        return self.states[start], [*self.choices[start:], *self.held]

    @property
    def set_of(self) -> tuple[int, int]:
        """How many things of a set are picked, and how many it has; (0, 0) where none is asked."""
        state, picked = self.set_begun
        most = state.position.rules.game.picks_left(state.position, state.asked)
        return (len(picked), most) if most else (0, 0)

    def fill(self) -> list[int]:
        """The rest of a set, for whoever lets the table pick it, without what that forces."""
        if self.complete:
            return []
        state, picked = self.set_begun
        rest: list[int] = state.position.rules.game.fill(state.position, state.asked, picked)
        if not rest:
            return []
        needed: list[int] = []
        forced: list[int] = []
        for choice in sorted([*picked, *rest]):
            if choice in forced:
                forced.remove(choice)
                continue
            if choice not in state.options:
                return []
            needed.append(choice)
            after = state.after(choice)
            if after is None:
                break
            state, forced = after, [each.choice for each in after.forced]
        for choice in picked:
            if choice in needed:
                needed.remove(choice)
        return needed

    def open(self) -> list[int]:
        """What can be planned next, the members of a set in any order."""
        if self._open is None:
            self._open = self._find_open()
        return self._open

    def _find_open(self) -> list[int]:
        if self.complete:
            return []
        state = self.states[-1]
        if not self.held:
            early = [c for c in state.early() if self._can_be_completed(c)]
            return sorted([*state.options, *early])
        both = [c for c in (*state.options, *state.early()) if c < INTERRUPT]
        return sorted(c for c in both if c not in self.held and self._can_be_completed(c))

    def openings(self) -> dict[int, list[int]]:
        """What interrupts would open ("trade, then build"): the answers to plan before it."""
        return {} if self.complete or self.held else openings(self.position, self.asked)

    def ways_to(self, wanted: list[int]) -> dict[int, list[list[int]]]:
        """What extras would open of some closed choices, each in several ways."""
        if self.complete or self.held:
            return {}
        known = set(self.position.candidates(self.asked))
        closed = [c for c in wanted if c in known and c not in self.states[-1].options]
        return ways_to(self.position, self.asked, closed)

    def add(self, choice: int) -> bool:
        """Plan one more answer, with the extras that open it; False if nothing does."""
        first: list[int] = []
        if choice not in self.open():
            ways = self.ways_to([choice])
            if not ways:
                return False
            first = ways[choice][0]
        for each in (*first, choice):
            self._add(each)
        return True

    def add_all(self, choices: list[int]) -> bool:
        """Plan several answers; what some of them force is not planned once more. False if one
        cannot be planned."""
        forced: list[int] = []
        for choice in choices:
            if choice in forced:
                forced.remove(choice)
                continue
            if not self.add(choice):
                return False
            forced += [each.choice for each in self.forces or self.states[-1].forced]
        return True

    def add_open(self, choice: int) -> bool:
        """Plan one more answer if it is open."""
        if choice not in self.open():
            return False
        self._add(choice)
        return True

    def go_on(self) -> None:
        """Plan what usually follows, until the person is asked."""
        game = self.position.rules.game
        while not (self.complete or self.held):
            usual = game.usual(self.position, self.asked)
            added = [self.add_open(choice) for choice in usual]
            if not added or not all(added):
                return

    def _add(self, choice: int) -> None:
        for at in range(len(self.choices), self._start_of_set() - 1, -1):
            if self._apply(at, sorted([*self.choices[at:], *self.held, choice])):
                break
        else:
            self.held.append(choice)
        self._open = None
        rules = self.position.rules
        self.picked.append(choice)
        self.draft.answers.append(rules.game.say(rules, choice))

    def _start_of_set(self) -> int:
        """From which state on the same kind of question has been asked again and again."""
        at = len(self.states) - 1
        while at > 0 and self.states[at - 1].kind is self.states[at].kind:
            if self.choices[at - 1] >= INTERRUPT:
                break  # what was answered before an interrupt stays before it
            at -= 1
        return at

    def _apply(self, at: int, picks: list[int]) -> bool:
        """Apply the picks from an earlier state on, in order, all or nothing."""
        states = self.states[: at + 1]
        complete = False
        certain = self.certain
        for number, choice in enumerate(picks):
            after = states[-1].after(choice) if choice in states[-1].options else None
            if after is None and not certain and choice in states[-1].options:
                after = states[-1].foreseen(choice)
                certain = at + number + 1 if after is not None else 0
            if after is not None:
                states.append(after)
            elif choice in states[-1].options and number == len(picks) - 1:
                complete = True
            else:
                return False
        self.states, self.complete, self.certain = states, complete, certain
        self.shown, self._last_events = states[-1].position, []
        self.forces = states[-1].forces(picks[-1]) if complete else []
        if complete:
            self.shown, self._last_events = states[-1].only_taken(picks[-1])
        for each in self.forces:
            trial = Trial(each.position, each.asked)
            self.shown, events = trial.only_taken(each.choice)
            self._last_events += events
        self.choices = [*self.choices[:at], *picks]
        self.held = []
        return True

    def _can_be_completed(self, choice: int) -> bool:
        """Is there a set, in the order of the rules, with all that was picked and this one?"""
        start = self._start_of_set()
        picks = sorted([*self.choices[start:], *self.held, choice])
        return _completes(self.states[start], picks, [TRIALS])


def _completes(state: Trial, picks: list[int], trials: list[int]) -> bool:
    trials[0] -= 1
    if trials[0] < 0:
        return True  # too many ways to look at: let the person try
    # The picks themselves first, then what is just before them: mostly that is the way.
    for choice in reversed([c for c in state.options if c <= picks[0]]):
        left = picks[1:] if choice == picks[0] else picks
        if not left:
            return True
        after = state.after(choice)
        if after is not None and after.kind is state.kind and _completes(after, left, trials):
            return True
    return False


def open_question(position: Position[Any], seat: int) -> Question | None:
    for question in position.questions():
        if question.seat == seat:
            return question
    return None


def plan(position: Position[Any], seat: int, draft: Draft | None) -> Plan | None:
    """The seat's plan now, cut where it no longer fits; None if the seat is not asked."""
    question = open_question(position, seat)
    if question is None:
        return None
    found = Plan(Draft(question.lane, question.number), position.clone(), question)
    if draft is None:
        return found
    asked = (question.lane, question.number)
    if draft.number != FOLLOWING and (draft.lane, draft.number) != asked:
        found.cut = len(draft.answers)
        return found
    for at, say in enumerate(draft.answers):
        if not _add_in_notation(found, say):
            found.cut = len(draft.answers) - at
            break
    return found


def _add_in_notation(found: Plan, say: str) -> bool:
    rules = found.position.rules
    try:
        choices = rules.game.parse(rules, say)
    except AstrariumError:
        return False
    return len(choices) == 1 and found.add_open(choices[0])
