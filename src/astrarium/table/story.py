"""What has happened, as a story for one pair of eyes.

A record is a row of deeds: an answer with all that came of it, draws included. A deed is told in
beats, each one thing at once: what all turn over together, what a phase brings to one seat. A beat
has its sentences, the drawn things that it points at and the counters that it changes. All of it
comes from the reader's own lines and from figures that everybody may know.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final

from astrarium.core.frame import CHANCE, NOBODY
from astrarium.core.game import Data, Rules, Sentence
from astrarium.core.match import Line, Match, Step, position_after
from astrarium.core.position import Position
from astrarium.core.views import view

CHAPTERS: Final = ("round", "phase")  # events of these kinds are headings
SETUP: Final = 0  # the number of the deed before the first answer
MOST_COUNTED: Final = 512  # deeds whose figures are remembered
Figures = list[list[tuple[str, int]]]  # key and amount, for each seat as `tell_figures` has them


class Change:
    """A counter that changes: whose, the place among the seat's figures, from what to what."""

    def __init__(self, seat: int, figure: int, name: str, old: int, new: int) -> None:
        self.seat = seat
        self.figure = figure
        self.name = name  # the key of the figure; see `element`
        self.old = old
        self.new = new

    @property
    def element(self) -> str:
        """The drawn thing that shows it, in games that draw one: `figure-ore` is `seat0-ore`."""
        return f"seat{self.seat}-{self.name.removeprefix('figure-')}"


class Beat:
    """What is told at once."""

    def __init__(self, chapter: str) -> None:
        self.chapter = chapter  # a kind of CHAPTERS where it is a heading
        self.kinds: set[str] = set()
        self.seats: list[int] = []
        self.told: list[Sentence] = []
        self.elements: list[str] = []
        self.said: dict[Hashable, tuple[str, ...]] = {}  # in words, by language and names

    def takes(self, event: Data) -> bool:
        """Does the event belong here: of the same seat, or the same thing of all seats?"""
        if self.chapter or event["kind"] in CHAPTERS:
            return False
        return self.seats == [event["seat"]] or self.kinds == {event["kind"]}

    def add(self, event: Data, told: Sentence, elements: list[str]) -> None:
        self.kinds.add(event["kind"])
        if event["seat"] not in self.seats:
            self.seats.append(event["seat"])
        self.told.append(told)
        self.elements += [each for each in elements if each not in self.elements]


class Deed:
    """An answer with all that came of it: one step of a replay."""

    def __init__(self, beats: list[Beat]) -> None:
        self.beats = beats
        self.line = NOBODY  # the number of its last line
        self.step = 0  # steps taken when it was done


def deeds(rules: Rules, lines: Sequence[Line]) -> list[Deed]:
    """The setup, then every deed of which something is told; the number of a deed is its place.

    A line of which nothing is told belongs to what comes next.
    """
    found = [Deed([])]
    untold: list[Line] = []
    at = 0
    for group in _answers(lines):
        first = at == 0
        at += len(group)
        deed = _deed(rules, [*untold, *group])
        if first and _is_setup(group):
            found = [deed]
        elif deed.beats:
            found.append(deed)
        else:
            untold += group
            continue
        untold = []
        deed.line, deed.step = at - 1, group[-1].step
    return found


def since_heading(lines: Sequence[Line]) -> list[Data]:
    """What has happened since the last heading, oldest first."""
    found: list[Data] = []
    for line in reversed(lines):
        for event in reversed(line.events):
            if event["kind"] in CHAPTERS:
                return found[::-1]
            found.append(event)
    return found[::-1]


def _is_setup(group: list[Line]) -> bool:
    """Chance has dealt, or the rules have begun, before anybody answered."""
    return group[0].seat == CHANCE or group[0].step == 0


def _answers(lines: Sequence[Line]) -> list[list[Line]]:
    """Each answer with what chance made of it; the same again, such as a second card that is paid,
    belongs to the first."""
    groups: list[list[Line]] = []
    for line in lines:
        if groups and (line.seat == CHANCE or _goes_on(groups[-1][-1], line)):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def _goes_on(one: Line, other: Line) -> bool:
    if one.seat != other.seat or other.seat < 0 or not one.events:
        return False
    kinds = [event["kind"] for event in other.events[: len(one.events)]]
    return kinds == [event["kind"] for event in one.events]


def _deed(rules: Rules, lines: list[Line]) -> Deed:
    """Made once: lines never change, and the last one remembers it."""
    known = lines[-1].deeds
    key = tuple(lines[:-1])
    if key not in known:
        events = [event for line in lines for event in line.events]
        known[key] = Deed(_beats(rules, events))
    found = known[key]
    assert isinstance(found, Deed)
    return found


def _beats(rules: Rules, events: list[Data]) -> list[Beat]:
    game = rules.game
    found: list[Beat] = []
    for event in game.sum_up(rules, events):
        told = game.tell_event(rules, event)
        if not told[0]:
            continue
        if not found or not found[-1].takes(event):
            found.append(Beat(event["kind"] if event["kind"] in CHAPTERS else ""))
        found[-1].add(event, told, game.elements_told(rules, event))
    return found


# --- counters ------------------------------------------------------------------------------------


class Counters:
    """What all seats have after a step, in numbers that everybody may know: reckoned once."""

    def __init__(self) -> None:
        self._known: dict[Step | None, Figures] = {}
        self._walk = Walk()

    def after(self, match: Match, steps: list[int]) -> list[Figures]:
        """The figures after so many steps, for ascending numbers of steps."""
        wanted = [match.steps[count - 1] if count else None for count in steps]
        missing = [n for n, step in zip(steps, wanted, strict=True) if step not in self._known]
        if len(self._known) > MOST_COUNTED:
            self._known.clear()
            missing = steps
        for count, s in self._walk.through(match, missing):
            self._known[match.steps[count - 1] if count else None] = _figures(s)
        return [self._known[step] for step in wanted]


class Walk:
    """Goes through a game once, from where it was last."""

    def __init__(self) -> None:
        self._last: Step | None = None
        self._at = 0
        self._position: Position[Any] | None = None

    def through(self, match: Match, moments: Sequence[int]) -> Iterator[tuple[int, Position[Any]]]:
        """The position after each of these numbers of steps, which ascend."""
        for moment in moments:
            s = self._go(match, moment)
            self._last = match.steps[moment - 1] if moment else None
            self._at, self._position = moment, s
            yield moment, s

    def _go(self, match: Match, moment: int) -> Position[Any]:
        s, at = self._position, self._at
        stands = 0 < at <= moment and match.steps[at - 1] is self._last
        if s is None or not stands:
            return position_after(match, moment)
        for step in match.steps[at:moment]:
            s.answer(step.lane, step.choice)
        return s


def _figures(s: Position[Any]) -> Figures:
    seen = view(s, None)
    tell = s.rules.game.tell_figures
    seats = range(s.rules.seats)
    return [[(name[0], amount) for name, amount in tell(s.rules, seen, seat)] for seat in seats]


def changes(match: Match, counters: Counters, told: Sequence[Deed]) -> dict[Beat, list[Change]]:
    """The counters that each deed changes, at the beat that tells of them.

    While a secret choice is going on, nothing is counted that belongs to it.
    """
    settled = [deed for deed in told if deed.step <= match.settled]
    if len(settled) < 2:
        return {}
    figures = counters.after(match, [deed.step for deed in settled])
    found: dict[Beat, list[Change]] = {}
    for deed, before, after in zip(settled[1:], figures, figures[1:]):
        for change in _differences(before, after):
            found.setdefault(_teller(deed, change.seat), []).append(change)
    return found


def _differences(before: Figures, after: Figures) -> Iterator[Change]:
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        for figure, ((name, was), (now_name, now)) in enumerate(zip(old, new)):
            if name == now_name and was != now:
                yield Change(seat, figure, name, was, now)


def _teller(deed: Deed, seat: int) -> Beat:
    """The last beat about the seat; where none is, the last one that is no heading."""
    about = [beat for beat in deed.beats if seat in beat.seats]
    others = [beat for beat in deed.beats if not beat.chapter]
    return (about or others or deed.beats)[-1]
