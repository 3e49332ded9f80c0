"""What has happened, as the page tells it: the log, what is new, the own secret answer."""

from __future__ import annotations

from typing import Any, Final

from astrarium.core.match import Line, Match, position_after
from astrarium.core.position import Question
from astrarium.table.eyes import Eyes
from astrarium.table.storage import Seat
from astrarium.table.words import Speaker, together

LOG_SHOWN: Final = 60
Context = dict[str, Any]


def told(speaker: Speaker, lines: list[Line]) -> list[Context]:
    """Lines of a log, each with the number of the line it leads to."""
    found = []
    number = -1
    for group in together(lines):
        number += len(group)
        sentences = speaker.lines(group)
        if sentences:
            found.append({"number": number, "sentences": sentences})
    return found


def log(
    speaker: Speaker, match: Match, lines: list[Line], eyes: Eyes, seats: list[Seat]
) -> Context:
    first = max(0, len(lines) - LOG_SHOWN)
    shown = told(speaker, lines[first:])
    for line in shown:
        line["number"] += first
    since: list[str] = []
    if eyes.seat is not None and not match.position.over:
        news = [line for line in lines[seats[eyes.seat].seen :] if line.seat != eyes.seat]
        for group in together(news[-LOG_SHOWN:]):
            since += speaker.lines(group)
    return {"log": shown, "since": since}


def answered(speaker: Speaker, match: Match, eyes: Eyes) -> str:
    """What the seat itself has answered in a secret choice that is going on."""
    agenda = match.position.agenda
    if eyes.seat is None or not agenda.secret:
        return ""
    for index in range(len(match.steps) - 1, -1, -1):
        step = match.steps[index]
        if step.joins != agenda.joins or not step.secret:
            return ""
        if step.seat == eyes.seat:
            s = position_after(match, index)
            question = Question(step.lane, step.seat, s.agenda.numbers[step.lane])
            return speaker.choice(s, question, step.choice).words
    return ""
