"""A match: a position, the log that led to it, and undo to the last barrier."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from astrarium.core.codec import FindGame, build, carry_over, header, parts, rules_for
from astrarium.core.errors import AstrariumError, BadLog, IllegalChoice, NothingToUndo
from astrarium.core.events import Event, Sink
from astrarium.core.frame import CHANCE, EVERYONE, MAIN, NOBODY, ChanceFrame
from astrarium.core.game import Data, Rules, check_answerer, check_eyes
from astrarium.core.log import Entry, Log, answer_entry, end_entry, read_log, undo_entry
from astrarium.core.position import Position, Question, seat_name
from astrarium.core.rng import Streams, promise_of
from astrarium.core.views import view

SNAPSHOT_EVERY = 64


class Line:
    """One line of a record: what was said and what happened, as one pair of eyes may know it."""

    def __init__(self, step: int, data: Data) -> None:
        self.step = step  # steps taken when the line stood; 0: before the first answer
        self.data = data
        self.seat: int = data["seat"]
        self.say: str = data["say"]
        self.events: list[Data] = data["events"]
        self.deeds: dict[Hashable, object] = {}  # what was told of it, kept by whoever has told it


class Step:
    """One answer that stands, with what undo and the log's readers need to know of it."""

    def __init__(
        self,
        lane: int,
        seat: int,
        choice: int,
        forced: bool,
        say: str,
        audience: int,
        joins: int,
        secret: bool,
        disclosures: int,
        events: list[Event],
    ) -> None:
        self.lane = lane
        self.seat = seat
        self.choice = choice
        self.forced = forced
        self.say = say
        self.audience = audience
        self.joins = joins  # sections completed before the answer was given
        self.secret = secret  # given during a secret choice
        self.disclosures = disclosures  # whether this answer showed somebody hidden things
        self.events = events
        # A step never changes: what was made of it is kept.
        self.saved = ""  # as `saved.py` wrote it
        self._lines: dict[int | None, Line | None] = {}

    def say_to(self, seat: int | None) -> str:
        """The answer in notation, for eyes that may read it; empty for others."""
        return self.say if self.audience in (EVERYONE, seat) else ""

    def line(self, seat: int | None) -> Data:
        """What these eyes may read of it; empty if nothing.

        Of a secret choice the others never learn who answered when.
        """
        said = self.say_to(seat)
        events = [event.data() for event in self.events if event.seen_by(seat)]
        if not said and not events:
            return {}
        unseen = self.secret and self.seat != seat
        return {"seat": NOBODY if unseen else self.seat, "say": said, "events": events}

    def line_after(self, steps: int, seat: int | None) -> Line | None:
        """The same, as the line of a record; None if these eyes may read nothing of it."""
        if seat not in self._lines:
            data = self.line(seat)
            self._lines[seat] = Line(steps, data) if data else None
        return self._lines[seat]


class Match:
    """A game being played; with `begun` (see `go_on`) it begins in the middle of one."""

    def __init__(self, rules: Rules, promise: str = "", begun: Data | None = None) -> None:
        extra: Data = {"promise": promise} if promise else {}
        if begun is not None:
            extra["begun"] = begun
        self.rules = rules
        self.log = Log({**header(rules), **extra})
        self.steps: list[Step] = []
        self.course: list[tuple[int, list[int]]] = []  # steps and scores, as `saved.py` met them
        self._snapshots: dict[int, Position[Any]] = {}
        sink = Sink()
        self.position = beginning(self, sink)
        self.prologue = sink.drain()  # what happened before the first answer

    # --- going forward ------------------------------------------------------------------------

    def answer(self, question: Question, choice: int, forced: bool = False) -> Step:
        """Check an answer, apply it and write it down."""
        self.position.check(question, choice)
        if forced and len(self.position.options(question)) > 1:
            message = f"{seat_name(question.seat)} is not forced to answer that"
            raise IllegalChoice(message).said("not-forced", seat=question.seat)
        say = self.rules.game.say(self.rules, choice)
        step = self._take(question, choice, forced, say)
        self.log.append(answer_entry(question.lane, question.seat, say, forced))
        return step

    def play(self, seat: int, text: str) -> list[Step]:
        """A seat's answer in notation; a set may be written as a list. All or nothing."""
        plan = self.position.plan(seat, text)
        return [self.answer(question, choice) for question, choice in plan]

    def _take(self, question: Question, choice: int, forced: bool, say: str) -> Step:
        s = self.position
        self._keep_snapshot(len(self.steps), s)
        step = take_step(s, question, choice, forced, say)
        self.steps.append(step)
        return step

    def end(self, seed: str = "") -> None:
        """Close the log of a finished game; from now on the seed is public."""
        s = self.position
        if not s.over or self.log.ended:
            message = "the log of a game is closed once, when the game is over"
            raise BadLog(message).said("log-closed-once")
        self.log.append(end_entry(s.scores(), s.ranking(), seed))

    # --- going back ---------------------------------------------------------------------------

    def undoable(self, seat: int) -> list[int]:
        """The steps that undo would take back for one decision, latest first; empty at a barrier.

        Answers that were forced upon the seat after the decision go back with it.
        """
        check_answerer(self.rules, seat)
        if self.log.ended or seat == CHANCE:
            return []
        steps = self.steps
        taken: list[int] = []
        others_went_on = False
        for index in range(len(steps) - 1, -1, -1):
            step = steps[index]
            if step.seat != seat:
                if self._blocks(step, seat):
                    return []
                others_went_on = True
                continue
            if step.joins != self.position.agenda.joins or self._told_somebody(step):
                return []
            if step.lane == MAIN and others_went_on:
                return []
            taken.append(index)
            if not step.forced:
                return taken
        return []

    def _told_somebody(self, step: Step) -> bool:
        return step.disclosures > 0 or step.audience not in (EVERYONE, NOBODY, step.seat)

    def _blocks(self, step: Step, seat: int) -> bool:
        """Does another's step stand between the seat and its earlier answers?"""
        return step.lane in (MAIN, seat + 1) or step.joins != self.position.agenda.joins

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the seat's last decisions; an entry in the log, nothing is erased."""
        check_answerer(self.rules, seat)
        if count < 1:
            message = "an undo takes back at least one answer"
            raise NothingToUndo(message).said("undo-nothing")
        before = (self.steps, self.position, self._snapshots)
        for _ in range(count):
            gone = self.undoable(seat)
            if not gone or not self._drop(gone):
                self.steps, self.position, self._snapshots = before
                raise NothingToUndo(
                    f"{seat_name(seat)} cannot take back {count} of its answers: a draw, a "
                    "reveal, another seat's answer or a completed choice lies between"
                ).said("undo-barrier")
        self.log.append(undo_entry(seat, count))

    def _drop(self, gone: list[int]) -> bool:
        """Play again without these steps; False if a neighbour's answer rests upon them."""
        first = min(gone)
        kept = [step for i, step in enumerate(self.steps) if i >= first and i not in gone]
        start = self._snapshot_before(first)
        between = self.steps[start:first]
        self._snapshots = {at: s for at, s in self._snapshots.items() if at <= first}
        self.position = self._snapshots[start].clone()
        self.position.sink = Sink()
        self.steps = self.steps[:start]
        for step in between + kept:
            question = Question(step.lane, step.seat, self.position.agenda.numbers[step.lane])
            if question not in self.position.questions():
                return False
            if step.choice not in self.position.options(question):
                return False
            self._take(question, step.choice, step.forced, step.say)
        return True

    # --- looking ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Data:
        return view(self.position, seat)

    def lines(self, seat: int | None) -> list[Line]:
        """What has happened, for one pair of eyes: answers it may read and events it may know.

        While a secret choice is going on, others' answers in it do not even show as given.
        """
        check_eyes(self.rules, seat)
        events = [event.data() for event in self.prologue if event.seen_by(seat)]
        lines = [Line(0, {"seat": NOBODY, "say": "", "events": events})] if events else []
        settled = self.settled
        for index, step in enumerate(self.steps):
            if index >= settled and step.seat != seat:
                continue
            line = step.line_after(index + 1, seat)
            if line is not None:
                lines.append(line)
        return lines

    def record(self, seat: int | None) -> list[Data]:
        """The lines as plain data."""
        return [line.data for line in self.lines(seat)]

    @property
    def settled(self) -> int:
        """The steps before a secret choice that is going on: no line about them can change."""
        agenda = self.position.agenda
        settled = len(self.steps)
        while settled > 0 and agenda.secret:
            step = self.steps[settled - 1]
            if not step.secret or step.joins != agenda.joins:
                break
            settled -= 1
        return settled

    def _keep_snapshot(self, steps: int, s: Position[Any]) -> None:
        if steps % SNAPSHOT_EVERY == 0 and steps not in self._snapshots:
            self._snapshots[steps] = s.clone()

    def _snapshot_before(self, steps: int) -> int:
        """The number of the last snapshot from which these steps can be reached."""
        if 0 not in self._snapshots:
            self._snapshots[0] = beginning(self)
        return max(at for at in self._snapshots if at <= steps)


def position_after(match: Match, steps: int) -> Position[Any]:
    """The position as it was after so many of the answers that stand."""
    start = match._snapshot_before(steps)
    s = match._snapshots[start].clone()
    for index in range(start, steps):
        match._keep_snapshot(index, s)
        s.answer(match.steps[index].lane, match.steps[index].choice)
    return s


def take_step(s: Position[Any], question: Question, choice: int, forced: bool, say: str) -> Step:
    """Apply an answer and note what undo and readers need to know; the events need a sink."""
    agenda = s.agenda
    audience = s.audience(question.lane, choice)
    joins, secret, told = agenda.joins, agenda.secret, agenda.disclosures
    s.apply(question, choice)
    events = s.sink.drain() if s.sink is not None else []
    told = agenda.disclosures - told
    lane, seat = question.lane, question.seat
    return Step(lane, seat, choice, forced, say, audience, joins, secret, told, events)


def replay(
    text: str,
    find_game: FindGame,
    streams: Streams | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> Match:
    """Play a log again, strictly: every line must be an open answer of its position.

    With streams, every answer of chance must be the one that they give. `tell` hears how many of
    how many entries have been played, for whoever waits.
    """
    log = read_log(text)
    rules = rules_for(log.header, find_game)
    match = Match(rules, str(log.header.get("promise", "")), log.header.get("begun"))
    replay_on(match, log.entries, streams, tell)
    check_same(match, log.lines)
    return match


def replay_on(
    match: Match,
    entries: list[Entry],
    streams: Streams | None,
    tell: Callable[[int, int], None] | None = None,
) -> None:
    """Play further entries of a log, strictly."""
    first = len(match.log.entries) + 2
    for number, entry in enumerate(entries, start=first):
        try:
            _replay_entry(match, entry.kind, entry.data, streams)
        except AstrariumError as error:
            raise BadLog(str(error), number).said(error.key, **error.figures) from error
        if tell is not None:
            tell(number - first + 1, len(entries))


def check_same(match: Match, lines: list[str]) -> None:
    """A log that was played again says what it said before."""
    for number, (again, line) in enumerate(zip(match.log.lines, lines), start=1):
        if again != line:
            message = "the line does not replay to itself"
            raise BadLog(message, number).said("log-not-same")


def _replay_entry(match: Match, kind: str, data: Data, streams: Streams | None) -> None:
    s = match.position
    if kind == "undo":
        match.undo(data["seat"], data["undo"])
        return
    if kind == "end":
        end = data["end"]
        if not s.over:
            raise BadLog("the log ends before the game does").said("log-ends-early")
        if end.get("scores") != s.scores() or end.get("ranking") != s.ranking():
            message = f"the result says {end.get('scores')}, the game {s.scores()}"
            raise BadLog(message).said("log-other-result")
        match.end(str(end.get("seed", "")))
        return
    lane = data["lane"]
    if not 0 <= lane < len(s.agenda.lanes) or s.asked(lane) != data["seat"]:
        message = f"{seat_name(data['seat'])} is not asked; {s.whom_we_wait_for()}"
        raise BadLog(message).said("not-asked", seat=data["seat"])
    choices = s.rules.game.parse(s.rules, data["say"])
    if len(choices) != 1:
        message = f"'{data['say']}' is not one answer"
        raise BadLog(message).said("not-one-answer", answer=data["say"])
    if streams is not None and data["seat"] == CHANCE:
        _check_against_seed(s, lane, choices[0], streams)
    question = Question(lane, data["seat"], s.agenda.numbers[lane])
    match.answer(question, choices[0], bool(data.get("forced", False)))


def _check_against_seed(s: Position[Any], lane: int, choice: int, streams: Streams) -> None:
    if choice != chance_answer(s, lane, streams):
        answer = s.rules.game.say(s.rules, choice)
        message = f"'{answer}' does not follow from the seed"
        raise BadLog(message).said("not-from-seed", answer=answer)


def chance_answer(s: Position[Any], lane: int, streams: Streams) -> int:
    """What the sealed streams answer to the question that this lane asks of chance."""
    stack = s.agenda.lanes[lane]
    frame = stack[len(stack) - 1]
    assert isinstance(frame, ChanceFrame)
    return frame.outcome(s, streams.below(frame.purpose(), frame.total(s)))


def verify(text: str, find_game: FindGame, tell: Callable[[int, int], None] | None = None) -> Match:
    """Prove that every chance answer of a finished log followed from the promised seed."""
    log = read_log(text)
    if not log.ended:
        message = "the game is not finished: its seed is not public yet"
        raise BadLog(message).said("not-finished")
    seed = str(log.entries[-1].data["end"].get("seed", ""))
    promise = str(log.header.get("promise", ""))
    if not seed or not promise:
        message = "the log carries no seed: chance was not drawn from one"
        raise BadLog(message).said("no-seed")
    if promise_of(seed) != promise:
        raise BadLog("the seed is not the promised one").said("other-seed")
    try:
        streams = Streams(seed, log.header.get("begun", {}).get("drawn"))
    except ValueError as error:
        raise BadLog(str(error)).said("bad-seed") from error
    return replay(text, find_game, streams, tell)


def go_on(
    snapshot: str,
    find_game: FindGame,
    promise: str = "",
    drawn: Mapping[str, int] | None = None,
    earlier: Data | None = None,
) -> Match:
    """Play a running game on under the installed rules, from its last saved position.

    For a game whose rules version has changed: its new log begins with that position, and with
    how far chance had been drawn from the seed, so that the proof goes on too. `earlier` is kept
    in it for those who tell how the game went.
    """
    s = carry_over(snapshot, find_game)
    begun = {**parts(s), "drawn": dict(drawn or {})}
    if earlier:
        begun["earlier"] = earlier
    return Match(s.rules, promise, begun)


def beginning(match: Match, sink: Sink | None = None) -> Position[Any]:
    """The position before the first answer of a match; the sink hears how it came about."""
    begun: Data | None = match.log.header.get("begun")
    s: Position[Any] = (
        match.rules.game.start(match.rules) if begun is None else build(match.rules, begun)
    )
    s.sink = sink
    if begun is None:
        s.run(MAIN)
    return s
