"""What happened, what is refused and what a seat sees, in words that tests can compare."""

from __future__ import annotations

from typing import Any

from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE
from astrarium.games.race.state import Race
from tests.games.race.table import Table, chance_asked


def listening(table: Table) -> Table:
    """From now on events are collected."""
    table.s.sink = Sink()
    return table


def events(s: Race) -> list[tuple[str, int]]:
    """Everything told to all so far: what, and about whom."""
    assert s.sink is not None
    return [(event.kind, event.seat) for event in s.sink.events if event.seen_by(None)]


def told(s: Race, kind: str) -> list[tuple[int, int, str, str]]:
    """The events of a kind: seat, amount, source, rule."""
    assert s.sink is not None
    found = [event for event in s.sink.events if event.kind == kind]
    return [(each.seat, each.amount, card_name(s, each.source), each.rule) for each in found]


def card_name(s: Race, card: int) -> str:
    return s.tables.names[card] if card >= 0 else ""


def phases(s: Race) -> list[int]:
    """The phases that have begun, by their number."""
    return [amount for _, amount, _, _ in told(s, "phase")]


def refusal(s: Race, seat: int, text: str) -> tuple[str, tuple[int, int], str]:
    """The one reason against a choice: key, figures, rule."""
    (reason,) = s.why_not(seat, text)
    return reason.key, reason.figures, reason.rule


def seen(s: Race, eyes: int | None, seat: int) -> dict[str, Any]:
    """What somebody sees of a seat."""
    player: dict[str, Any] = s.view(eyes)["state"]["players"][seat]
    return player


def open_to(s: Race, eyes: int | None) -> list[int]:
    """Whom somebody believes to be asked."""
    return [question["seat"] for question in s.view(eyes)["questions"]]


def receiver(s: Race) -> int:
    """Who learns the card that chance deals next."""
    (question,) = s.questions()
    assert question.seat == CHANCE
    return s.audience(question.lane, s.options(question)[0])


def all_pass(s: Race) -> None:
    """Nobody places anything."""
    for question in s.questions():
        s.play(question.seat, "pass")


def pay_anything(s: Race, seat: int) -> int:
    """Pay with the first cards of the hand; how many it took."""
    count = 0
    while any(question.seat == seat for question in s.questions()):
        question = s.question_of(seat)
        choice = s.options(question)[0]
        if not s.rules.game.say(s.rules, choice).startswith("pay "):
            break
        s.apply(question, choice)
        count += 1
    return count


def draws_of(s: Race, seat: int) -> int:
    """Chance answers at once; how many cards this seat's eyes get to see."""
    count = 0
    while chance_asked(s):
        (question,) = s.questions()
        count += receiver(s) == seat
        s.apply(question, s.options(question)[0])
    return count


def play_on(s: Race, until: int = 2) -> None:
    """Up to the choice of actions of a round, placing nothing and answering the rest somehow."""
    while s.round_number < until and not s.over:
        question = s.questions()[0]
        s.apply(question, s.options(question)[-1])
