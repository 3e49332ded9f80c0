"""A position: plain data, with an agenda that says where in the rules we are."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from astrarium.core import codec, views
from astrarium.core import returns as finished
from astrarium.core.agenda import Agenda
from astrarium.core.errors import BadNotation, IllegalChoice, OutOfTurn, StaleQuestion
from astrarium.core.events import NO_THING, Event, Sink
from astrarium.core.frame import (
    CHANCE,
    DONE,
    EVERYONE,
    INTERRUPT,
    LEGAL,
    MAIN,
    NOBODY,
    NOT_OFFERED,
    WAIT,
    ChanceFrame,
    Frame,
    reason_code,
    reason_figures,
)
from astrarium.core.game import Data, Reason, Rules, check_answerer, check_seat, no_such_choice
from astrarium.core.rng import Rng

R = TypeVar("R", bound=Rules)
NO_CHOICE: Final = 1 << 62  # from here on no number is a choice of any game


class Question:
    """What is pending: who is asked, in which lane, under which running number of that lane."""

    def __init__(self, lane: int, seat: int, number: int) -> None:
        self.lane = lane
        self.seat = seat
        self.number = number

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question):
            return NotImplemented
        return (self.lane, self.seat, self.number) == (other.lane, other.seat, other.number)

    def __hash__(self) -> int:
        return hash((self.lane, self.seat, self.number))

    def __repr__(self) -> str:
        return f"Question(lane={self.lane}, seat={self.seat}, number={self.number})"


class Rival:
    """An opponent that holds no seat and decides nothing: the rules play it."""

    def __init__(self, key: str, score: int, rank: int) -> None:
        self.key = key  # of the text that is its name
        self.score = score
        self.rank = rank  # among all, the seats included

    def data(self) -> Data:
        return {"key": self.key, "score": self.score, "rank": self.rank}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[R]):
    """The part of a position that all games share. Games add their own fields.

    A method that raises NotImplementedError here is one that every game must have.
    """

    def __init__(self, rules: R, agenda: Agenda, first_seat: i64) -> None:
        self.rules = rules
        self.agenda = agenda
        self.first_seat = first_seat  # lanes are served clockwise from here
        self.sink: Sink | None = None

    def clone(self) -> Position[R]:
        """An independent copy, without the sink."""
        raise NotImplementedError

    def __copy__(self) -> Position[R]:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Position[R]:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as it is saved, never field by field."""
        return codec.unpickled, (self.rules.game, self.dump())

    def __eq__(self, other: object) -> bool:
        """Whether both would be saved alike: the same rules, state and agenda."""
        if not isinstance(other, Position):
            return NotImplemented
        return self is other or self.dump() == other.dump()

    def __hash__(self) -> int:
        """Of how the position stands now: what is kept in a set or dictionary must be a clone
        that nobody plays on with."""
        return hash(self.dump())

    def __repr__(self) -> str:
        rules = self.rules
        return f"<{rules.game.name} for {rules.seats}: {self.whom_we_wait_for()}>"

    def scores(self) -> list[int]:
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The rank of each seat, 1 for the best; ties share a rank. Rivals count too.

        Who is out of the game comes after all who are not; a game may count otherwise.
        """
        scores = [(not self.is_out(seat), score) for seat, score in enumerate(self.scores())]
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def rivals(self) -> list[Rival]:
        """The opponents that hold no seat, with their results; most games have none."""
        return []

    def view(self, seat: int | None) -> Data:
        """What the seat may know (None: a spectator); JSON-ready."""
        return views.view(self, seat)

    def redeal(self, seat: int | None, rng: Rng) -> Position[R]:
        """A clone, dealt anew as far as the seat (None: a spectator) cannot know: for search."""
        return views.redeal(self, seat, rng)

    def returns(self, kind: str = "win") -> list[float]:
        """How a finished game went, by seat: "win", "rank" or "margin"."""
        return finished.returns(self, kind)

    def key(self, seat: int | None = None) -> int:
        """64 bits, alike for positions that stand alike; of a seat: for those it cannot tell apart.

        Running numbers do not count: it is the same whichever way the game came there.
        """
        return codec.key(codec.parts(self) if seat is None else views.view(self, seat), self.rules)

    def dump(self) -> str:
        """The whole position as one line of JSON."""
        return codec.dump(self)

    # --- the agenda ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.agenda.lanes[MAIN] and self.agenda.busy == 0

    def push(self, lane: i64, frame: Frame[Any]) -> None:
        self.agenda.push(lane, frame)

    def pop(self, lane: i64) -> None:
        self.agenda.pop(lane)

    def replace(self, lane: i64, frame: Frame[Any]) -> None:
        self.agenda.replace(lane, frame)

    def leave(self, seat: i64) -> None:
        """A seat goes out of the game for good: it is asked nothing any more, nobody waits for it.

        What its lane held is dropped, and what is pushed there is ignored. A frame that does this
        in its `advance` returns AGAIN. The main lane is the game's own business: it must ask
        nobody who is out.
        """
        check_seat(self.rules, int(seat))
        self.agenda.leave(seat)

    def is_out(self, seat: i64) -> bool:
        check_seat(self.rules, int(seat))
        return self.agenda.is_out(seat)

    def tell(
        self,
        kind: str,
        seat: i64,
        amount: i64,
        source: i64,
        rule: str,
        audience: i64 = EVERYONE,
        target: i64 = NO_THING,
    ) -> None:
        sink = self.sink
        if sink is not None:
            sink.add(Event(kind, seat, amount, source, rule, audience, target))

    def disclose(self) -> None:
        """Something hidden turns up: whoever answered last cannot take that back.

        The rules say so where it happens; the battery finds the places where they forgot.
        """
        self.agenda.disclosures += 1

    def run(self, lane: i64) -> None:
        """Do everything in this lane that needs no answer, and go on to what it frees."""
        agenda = self.agenda
        stack = agenda.lanes[lane]
        while True:
            if lane == MAIN and agenda.busy > 0:
                if self._run_seat_lanes():
                    return
                agenda.end_secret()  # nobody was asked: nothing was completed
            if not stack:
                if lane == MAIN:
                    return
                agenda.busy &= ~(1 << lane)
                if agenda.busy > 0:
                    return
                agenda.joins += 1
                agenda.end_secret()
                lane = MAIN
                stack = agenda.lanes[MAIN]
                continue
            status = stack[len(stack) - 1].advance(self, lane)
            if status == DONE:
                stack.pop()
            elif status == WAIT:
                return

    def _run_seat_lanes(self) -> bool:
        """Start the lanes that have just been opened; is any of them still waiting?"""
        agenda = self.agenda
        seats: i64 = len(agenda.lanes) - 1
        for i in range(seats):
            seat: i64 = (self.first_seat + i) % seats
            stack = agenda.lanes[seat + 1]
            while stack:
                status = stack[len(stack) - 1].advance(self, seat + 1)
                if status == DONE:
                    stack.pop()
                elif status == WAIT:
                    break
            if not stack:
                agenda.busy &= ~(1 << (seat + 1))
        return agenda.busy > 0

    def asked(self, lane: i64) -> i64:
        """Whom this lane asks now."""
        stack = self.agenda.lanes[lane]
        if not stack or (lane == MAIN and self.agenda.busy > 0):
            return NOBODY
        return stack[len(stack) - 1].seat(self)

    def next_lane(self) -> i64:
        """The lane to answer next: chance before the seats; -1 when the game is over."""
        agenda = self.agenda
        if agenda.busy == 0:
            return MAIN if agenda.lanes[MAIN] else -1
        seats: i64 = len(agenda.lanes) - 1
        found: i64 = -1
        for i in range(seats):
            lane: i64 = (self.first_seat + i) % seats + 1
            who = self.asked(lane)
            if who == CHANCE:
                return lane
            if who != NOBODY and found < 0:
                found = lane
        return found

    # --- the fast door ------------------------------------------------------------------------

    def lane_options(self, lane: i64) -> list[int]:
        """The legal answers of a lane's question."""
        stack = self.agenda.lanes[lane]
        depth: i64 = len(stack) - 1
        top = stack[depth]
        options = top.options(self)
        if not self.rules.at_any_time:
            return options
        for i in range(depth + 1):
            extra = stack[i].interrupts(self)
            if extra and stack[i].seat(self) == top.seat(self):
                options = merged(options, extra)
        return options

    def lane_candidates(self, lane: i64) -> list[int]:
        """What the table suggests to a lane's question, interrupts too: sorted."""
        stack = self.agenda.lanes[lane]
        found = stack[len(stack) - 1].candidates(self)
        for frame in self._keepers(lane):
            extra = frame.at_any_time(self)
            if extra:
                found = sorted(set(found + extra))
        return found

    def _keepers(self, lane: i64) -> list[Frame[Any]]:
        """The frames that may keep something open for whom the lane asks: the nearest first."""
        asked = self.asked(lane)
        stack = self.agenda.lanes[lane]
        found: list[Frame[Any]] = []
        for at in range(len(stack) - 1, -1, -1):
            if stack[at].seat(self) == asked:
                found.append(stack[at])
        return found

    def answer(self, lane: i64, choice: i64) -> None:
        """Apply an answer. Trusts its caller: for search."""
        agenda = self.agenda
        agenda.numbers[lane] += 1
        if choice >= INTERRUPT:
            self.take(lane, choice)
        else:  # the same without a call more: all that is simulated comes through here
            stack = agenda.lanes[lane]
            stack[len(stack) - 1].take(self, lane, choice)
        self.run(lane)

    def take(self, lane: i64, choice: i64) -> None:
        """What an answer itself does, without going on from there."""
        if choice >= INTERRUPT:
            self._holder_of(lane, choice).interrupt(self, lane, choice)
            return
        stack = self.agenda.lanes[lane]
        stack[len(stack) - 1].take(self, lane, choice)

    def _holder_of(self, lane: i64, choice: i64) -> Frame[Any]:
        for frame in self._keepers(lane):
            if choice in frame.interrupts(self):
                return frame
        raise AssertionError("no frame keeps this choice open")

    def reason(self, lane: i64, choice: i64) -> i64:
        """LEGAL, or why an answer to this lane's question is not open."""
        stack = self.agenda.lanes[lane]
        top = stack[len(stack) - 1]
        if choice < INTERRUPT:
            if choice in top.candidates(self):
                return top.reason(self, choice)
            return top.unsuggested(self, choice)
        nearest: i64 = NOT_OFFERED
        for frame in self._keepers(lane):
            if choice in frame.at_any_time(self):
                against = frame.reason(self, choice)
                if against == LEGAL:
                    return LEGAL
                if nearest == NOT_OFFERED:
                    nearest = against
        return nearest

    def _chance_lane(self) -> i64:
        """The lane whose question chance has to answer."""
        lane = self.next_lane()
        if lane < MAIN or self.asked(lane) != CHANCE:
            message = f"{seat_name(CHANCE)} has no open question now; {self.whom_we_wait_for()}"
            raise OutOfTurn(message).said("not-asked", seat=CHANCE)
        return lane

    def chance(self) -> list[tuple[int, int]]:
        """The answers of the question to chance, each with its weight."""
        stack = self.agenda.lanes[self._chance_lane()]
        frame = stack[len(stack) - 1]
        assert isinstance(frame, ChanceFrame)
        return list(zip(frame.options(self), frame.weights(self), strict=True))

    def roll(self, rng: Rng) -> int:
        """Answer for chance, by weight; the answer that was drawn."""
        lane = self._chance_lane()
        stack = self.agenda.lanes[lane]
        frame = stack[len(stack) - 1]
        assert isinstance(frame, ChanceFrame)
        choice = frame.outcome(self, rng.below(frame.total(self)))
        self.answer(lane, choice)
        return choice

    def settle(self, rng: Rng) -> Question | None:
        """Answer for chance and give forced answers until a seat has a choice; None: it is over."""
        while True:
            lane = self.next_lane()
            if lane < MAIN:
                return None
            seat = self.asked(lane)
            if seat == CHANCE:
                self.roll(rng)
                continue
            options = self.lane_options(lane)
            if len(options) > 1:
                return Question(lane, seat, self.agenda.numbers[lane])
            self.answer(lane, options[0])

    # --- questions ----------------------------------------------------------------------------

    def questions(self) -> list[Question]:
        """What is pending: one question to chance, or those to the seats, or nothing."""
        asked: list[Question] = []
        for lane in self.lane_order():
            seat = self.asked(lane)
            if seat == CHANCE:
                return [Question(lane, CHANCE, self.agenda.numbers[lane])]
            if seat != NOBODY:
                asked.append(Question(lane, seat, self.agenda.numbers[lane]))
        return asked

    def lane_order(self) -> list[int]:
        seats = len(self.agenda.lanes) - 1
        return [MAIN] + [(self.first_seat + i) % seats + 1 for i in range(seats)]

    def question_of(self, seat: int) -> Question:
        """The open question to a seat, or to chance."""
        check_answerer(self.rules, seat)
        for question in self.questions():
            if question.seat == seat:
                return question
        message = f"{seat_name(seat)} has no open question now; {self.whom_we_wait_for()}"
        raise OutOfTurn(message).said("not-asked", seat=seat)

    def whom_we_wait_for(self) -> str:
        if self.over:
            return "the game is over"
        names = [seat_name(question.seat) for question in self.questions()]
        if self.agenda.secret:
            return "a secret choice is going on"
        return "we wait for " + " and ".join(names)

    def options(self, question: Question) -> list[int]:
        self._check_fresh(question)
        return self.lane_options(question.lane)

    def apply(self, question: Question, choice: int) -> None:
        """Answer a question. Trusts its caller about the choice."""
        self._check_fresh(question)
        self.answer(question.lane, choice)

    def _check_fresh(self, question: Question) -> None:
        if question not in self.questions():
            message = f"{question!r} is not open; {self.whom_we_wait_for()}"
            raise StaleQuestion(message).said("stale")

    # --- the checking door --------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Parse, check, apply; a set may be written in any order. All or nothing."""
        for question, choice in self.plan(seat, text):
            self.apply(question, choice)

    def plan(self, seat: int, text: str) -> list[tuple[Question, int]]:
        """The steps that a text stands for, each checked; nothing is changed."""
        return self.plan_set(seat, self._read(text))

    def plan_set(self, seat: int, picks: list[int]) -> list[tuple[Question, int]]:
        """The steps that picks in any order stand for, each checked; nothing is changed."""
        choices = sorted(picks)
        steps: list[tuple[Question, int]] = []
        trial = self if len(choices) == 1 else self.clone()
        for choice in choices:
            question = trial.question_of(seat)
            trial.check(question, choice)
            steps.append((question, choice))
            if len(choices) > 1:
                trial.apply(question, choice)
        return steps

    def _read(self, text: str) -> list[int]:
        choices = self.rules.game.parse(self.rules, text)
        if not choices:
            raise BadNotation(f"'{text}' says nothing").said("says-nothing")
        return choices

    def check(self, question: Question, choice: int) -> None:
        """Raise a precise error unless the choice is open."""
        if choice in self.options(question):
            return
        reasons = self.reasons_against(question, choice)
        raise IllegalChoice(
            f"{seat_name(question.seat)} may not {self._spoken(choice)} now: "
            + "; ".join(str(reason) for reason in reasons),
            tuple(reasons),
        ).said("illegal-choice", choice=self._spoken(choice))

    def _spoken(self, choice: int) -> str:
        try:
            return f"'{self.rules.game.say(self.rules, choice)}'"
        except (BadNotation, LookupError, ValueError, ArithmeticError):
            return f"choose {choice}, which is no choice of this game,"

    def why_not(self, seat: int, text: str) -> list[Reason]:
        """The reasons against a choice, each with its rule id; empty if it is open.

        Against a text that is no choice of the game at all the reason is just that, by no rule.
        """
        trial = self.clone()
        trial.question_of(seat)
        try:
            choices = sorted(self._read(text))
        except BadNotation as error:
            return [no_such_choice(error)]
        for choice in choices:
            question = trial.question_of(seat)
            if choice not in trial.options(question):
                return trial.reasons_against(question, choice)
            trial.apply(question, choice)
        return []

    def reasons_against(self, question: Question, choice: int) -> list[Reason]:
        packed: int = NOT_OFFERED
        if 0 <= choice < NO_CHOICE:
            packed = self.reason(question.lane, choice)
        if packed == LEGAL:
            return []
        card = self.rules.game.reasons()[reason_code(packed)]
        return [Reason(card.key, reason_figures(packed), card.rule, card.set_order)]

    def candidates(self, question: Question) -> list[int]:
        """What the table suggests, interrupts too; each is open or has a reason."""
        return self.lane_candidates(question.lane)

    def audience(self, lane: i64, choice: i64) -> i64:
        """Who learns this answer when it is given."""
        stack = self.agenda.lanes[lane]
        frame = stack[len(stack) - 1] if choice < INTERRUPT else self._holder_of(lane, choice)
        audience = frame.audience(self, choice)
        if not self.agenda.secret:
            return audience
        own: i64 = lane - 1  # until the reveal at most the seat itself
        return own if audience in (EVERYONE, own) else NOBODY


def merged(options: list[int], extra: list[int]) -> list[int]:
    """Two sorted lists as one; interrupts mostly come after everything else."""
    if not options or options[len(options) - 1] < extra[0]:
        return options + extra
    return sorted(set(options + extra))


def seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"
