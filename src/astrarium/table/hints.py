"""Hints: who may ask for one is agreed when the table is opened; and a hint in words.

A hint is made from what the seat sees, as a bot's answer is, and nobody else learns of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from astrarium.bots.advice import LITTLE, RECKONER, adviser_name
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.trial import Trial
from astrarium.core.views import view
from astrarium.table.drafts import Plan
from astrarium.table.storage import PERSON, Seat, Table
from astrarium.table.words import Speaker

ALONE: Final = "alone"  # while one person plays, with bots or on one device
ALL: Final = "all"  # everybody, as all know who sit down
NEVER: Final = "never"
HINTS: Final = (ALONE, ALL, NEVER)
TEXT_FAMILIES: Final = ("hints-", "part-")
Context = dict[str, Any]


def allowed(table: Table, seats: Sequence[Seat]) -> bool:
    if table.hints == ALONE:
        return len({seat.person for seat in seats if seat.kind == PERSON}) == 1
    return table.hints == ALL


def can_be_asked(planned: Plan) -> bool:
    """Is there a question at the end of the plan that can be thought about as it stands?"""
    return not (planned.complete or planned.held or planned.certain)


def about(planned: Plan) -> Context:
    """What a job needs to know: what the seat sees after its own plan, and what it is asked."""
    state: Trial = planned.states[-1]
    asked: Question = state.asked
    return {
        "game": state.position.rules.game.name,
        "view": view(state.position, asked.seat),
        "question": [asked.lane, asked.seat, asked.number],
        "options": state.options,
    }


def told(speaker: Speaker, planned: Plan, found: list[Data]) -> Context:
    """Advice in words: for each answer its steps, how much better it is, and why."""
    return {
        "found": [_one(speaker, planned, at, each) for at, each in enumerate(found)],
        "by": by_whom(speaker, [each["trained"] for each in found if each["ahead"] is not None]),
    }


def by_whom(speaker: Speaker, trained: list[bool]) -> str:
    """Whose judgement the answers that were weighed have: none, nobody's."""
    if not trained:
        return ""
    texts, names = speaker.texts, judges(speaker)
    if all(trained):
        return texts("hint-trained", **names)
    return texts("hint-partly" if any(trained) else "hint-reckoned", **names)


def judges(speaker: Speaker) -> dict[str, str]:
    """The bot whose judgement games have taught, and the one that reckons, by their names."""
    bot = speaker.texts(f"bot-{adviser_name(speaker.game.name)}")
    return {"bot": bot, "reckoner": speaker.texts(f"bot-{RECKONER}")}


def _one(speaker: Speaker, planned: Plan, at: int, advised: Data) -> Context:
    return {
        "choices": ",".join(str(choice) for choice in advised["way"]),
        "steps": steps_in_words(speaker, planned.states[-1], advised["way"]),
        "ahead": ahead_in_words(speaker, at, advised["ahead"]),
        "why": why_in_words(speaker, advised["why"]),
    }


def steps_in_words(speaker: Speaker, first: Trial, way: list[int]) -> list[str]:
    """As far as a plan can look."""
    words = []
    at: Trial | None = first
    for choice in way:
        if at is None or choice not in {*at.options, *at.early()}:
            break
        words.append(speaker.choice(at.position, at.asked, choice).words)
        at = at.after(choice) if choice in at.options else None
    return words


def ahead_in_words(speaker: Speaker, at: int, ahead: float | None) -> str:
    texts = speaker.texts
    if ahead is None:
        return texts("hint-alone")
    if abs(ahead) < LITTLE:
        return texts("hint-equal")
    points = tenths(speaker, abs(ahead))
    return texts("hint-behind", points=points) if at else texts("hint-best", points=points)


def why_in_words(speaker: Speaker, why: list[tuple[str, float]]) -> list[str]:
    texts = speaker.texts
    good = [_part(speaker, part, points) for part, points in why if points > 0]
    bad = [_part(speaker, part, points) for part, points in why if points < 0]
    found = []
    if good:
        found.append(texts("why-for", parts=good))
    if bad:
        found.append(texts("why-against", parts=bad))
    return found


def _part(speaker: Speaker, part: str, points: float) -> str:
    texts = speaker.texts
    signed = tenths(speaker, points, signed=True)
    return texts("why-part", part=texts(f"part-{part}"), points=signed)


def tenths(speaker: Speaker, points: float, signed: bool = False) -> str:
    """A number with one digit after the point, or the comma, as the language has it."""
    plain = f"{points:+.1f}" if signed else f"{points:.1f}"
    typed = plain.replace("-", "\N{MINUS SIGN}")
    return typed.replace(".", ",") if speaker.language == "hu" else typed
