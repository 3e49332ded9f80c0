"""What has happened, as the page tells it: the story, the log, the own secret answer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from astrarium.core.match import Match, position_after
from astrarium.core.position import Question
from astrarium.table.eyes import Eyes
from astrarium.table.look import Look
from astrarium.table.part import Context
from astrarium.table.story import Beat, Change, Deed, changes
from astrarium.table.words import Speaker

AT_REST: Final = 6  # deeds that lie in the strip though they are no news
MOST_TOLD: Final = 24  # deeds that are told at once, to whoever comes back after long
LOG_PAGE: Final = 60  # deeds of the log that are shown at a time


class Told(NamedTuple):
    """A beat in words, as the page shows it."""

    number: int  # of its deed
    line: int
    chapter: str
    seats: tuple[int, ...]
    words: tuple[str, ...]
    elements: str
    changes: str
    new: bool = False


def story(speaker: Speaker, look: Look) -> list[Told]:
    """The last deeds in beats; news are those since the seat's own last decision."""
    told = look.deeds
    seen = look.seen_lines
    news = sum(deed.line >= seen for deed in told[-MOST_TOLD:])
    first = max(1, len(told) - max(AT_REST, news))
    counted = changes(look.match, look.counters, told[first - 1 :])
    beats = in_beats(speaker, told, first, counted)
    return [beat._replace(new=beat.line >= seen) for beat in beats]


def in_beats(
    speaker: Speaker,
    told: Sequence[Deed],
    first: int,
    counted: dict[Beat, list[Change]],
    last: int | None = None,
) -> list[Told]:
    """Deeds from one number to another, beat by beat."""
    return [
        Told(
            number,
            told[number].line,
            beat.chapter,
            tuple(seat for seat in beat.seats if seat >= 0),
            _words(speaker, beat),
            " ".join(beat.elements),
            _packed(counted.get(beat, ())),
        )
        for number in range(first, len(told) if last is None else last)
        for beat in told[number].beats
    ]


def _words(speaker: Speaker, beat: Beat) -> tuple[str, ...]:
    """Said once for all who read the same: most of a story was told before."""
    reader = (speaker.language, *speaker.called)
    if reader not in beat.said:
        beat.said[reader] = tuple(speaker.beat(beat.told))
    return beat.said[reader]


def _packed(found: Sequence[Change]) -> str:
    rows = [[each.seat, each.figure, each.old, each.new, each.element] for each in found]
    return json.dumps(rows, separators=(",", ":")) if rows else ""


def log(speaker: Speaker, told: Sequence[Deed], before: int | None = None) -> Context:
    """A part of the log, oldest first, that ends before a deed, and where an earlier one ends."""
    last = len(told) if before is None else min(before, len(told))
    first = max(0, last - LOG_PAGE)
    return {"log": in_beats(speaker, told, first, {}, last), "earlier": first}


def rounds(speaker: Speaker, told: Sequence[Deed]) -> list[Context]:
    """Where each round begins, for the slider of a replay."""
    found = []
    for number, deed in enumerate(told):
        for beat in deed.beats:
            if beat.chapter == "round":
                found.append({"at": number, "words": " ".join(speaker.beat(beat.told))})
    return found


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
            return _said(speaker, match, index)
    return ""


def undone(speaker: Speaker, match: Match, eyes: Eyes) -> str:
    """The decision that the seat could take back now; empty if there is none."""
    steps = match.undoable(eyes.seat) if eyes.seat is not None else []
    return _said(speaker, match, steps[-1]) if steps else ""


def _said(speaker: Speaker, match: Match, index: int) -> str:
    """An answer in the words in which it was offered."""
    step = match.steps[index]
    s = position_after(match, index)
    question = Question(step.lane, step.seat, s.agenda.numbers[step.lane])
    return speaker.choice(s, question, step.choice).words
