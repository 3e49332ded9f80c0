"""Which sentence says a question, a choice, an event or a component.

A sentence is the key of a text with its figures; nothing here depends on a language. Most
questions and choices are told by a line in a table: `says("choice-place", place=hex_name)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from astrarium.core.errors import BadNotation
from astrarium.core.events import NO_THING
from astrarium.core.frame import CHANCE, Frame
from astrarium.core.game import UNSPOKEN, Data, Sentence
from astrarium.core.position import Position, Question

Figures = dict[str, str | int]
Figure = Callable[[Any, Any], str | int]
Teller = Callable[[Any, Any, Any, int], Sentence]  # position, seat, frame, argument of the choice
Asker = Callable[[Any, Any], Sentence]  # position, frame
Case = Callable[[Any, Data, Figures], str]  # rules, event, figures to add to
SAME: Final = ("kind", "source", "target", "rule")  # what events share that are told as one


def text(key: str, /, **figures: str | int) -> Sentence:
    return key, figures


def asker(s: Position[Any], question: Question) -> Frame[Any]:
    """The frame that asks a question."""
    return s.agenda.lanes[question.lane][-1]


# --- questions -----------------------------------------------------------------------------------


def asks(key: str, /, **figures: Figure) -> Asker:
    """A question whose figures come from position and frame; `seat` is whoever is asked."""

    def ask(s: Position[Any], frame: Frame[Any]) -> Sentence:
        seat = int(frame.seat(s))
        told: Figures = {} if seat == CHANCE else {"seat": seat}
        for name, figure in figures.items():
            told[name] = figure(s, frame)
        return key, told

    return ask


def its(name: str) -> Figure:
    """A number that the frame itself keeps under a name."""
    return lambda s, frame: int(getattr(frame, name))


def tell_question(
    s: Position[Any], question: Question, askers: Mapping[type[Any], Asker]
) -> Sentence:
    """What the frame that asks wants to know, by its class or the class it derives from."""
    frame = asker(s, question)
    for kind in type(frame).__mro__:
        if kind in askers:
            return askers[kind](s, frame)
    return UNSPOKEN


# --- choices -------------------------------------------------------------------------------------


def says(key: str, /, **figures: Figure) -> Teller:
    """A choice whose figures come from position and argument."""

    def tell(s: Position[Any], seat: int, frame: Frame[Any], argument: int) -> Sentence:
        return key, {name: figure(s, argument) for name, figure in figures.items()}

    return tell


def by_frame(otherwise: Teller, tellers: Mapping[type[Any], Teller]) -> Teller:
    """A choice that several questions offer: told by the one that asks."""

    def tell(s: Position[Any], seat: int, frame: Frame[Any], argument: int) -> Sentence:
        return tellers.get(type(frame), otherwise)(s, seat, frame, argument)

    return tell


def tell_choice(
    s: Position[Any], question: Question, choice: int, step: int, tellers: Mapping[int, Teller]
) -> Sentence:
    """What a choice would do; choices are a kind (a multiple of `step`) and an argument.

    What the table does not suggest is not told.
    """
    frame = asker(s, question)
    if choice not in s.candidates(question):
        return UNSPOKEN
    kind = choice - choice % step
    return tellers[kind](s, int(question.seat), frame, choice % step)


# --- events and components -----------------------------------------------------------------------


def tell_event(rules: Any, event: Data, figures: Figures, cases: Mapping[str, Case]) -> Sentence:
    """`event-<kind>`, for some kinds with an ending that tells their case."""
    kind = event["kind"]
    ending = cases[kind](rules, event, figures) if kind in cases else ""
    return f"event-{kind}{ending}", figures


def with_target(name: str) -> Case:
    """A case that only adds a figure: what the target of the event is called."""

    def add(rules: Any, event: Data, figures: Figures) -> str:
        figures[name] = rules.thing(event["target"]).id
        return ""

    return add


def summed(events: Sequence[Data], kinds: Collection[str]) -> list[Data]:
    """Gains of these kinds that a seat has again from the same thing, in one."""
    told: list[Data] = []
    for event in events:
        at = _again(told, event) if event["kind"] in kinds else NO_THING
        if at == NO_THING:
            told.append(event)
        else:
            told[at] = {**event, "amount": told[at]["amount"] + event["amount"]}
    return told


def _again(told: list[Data], event: Data) -> int:
    """Where the same was told of the seat, with nothing about others in between."""
    for at in range(len(told) - 1, -1, -1):
        if told[at]["seat"] != event["seat"]:
            return NO_THING
        if all(told[at].get(key) == event.get(key) for key in SAME):
            return at
    return NO_THING


def tell_component(error: str, components: Mapping[str, str], key: str) -> Sentence:
    """The one sentence of a component; `error`: the text that says there is none of that name."""
    if key not in components:
        raise BadNotation(f"there is no component '{key}'").said(error, name=key)
    return key, {}
