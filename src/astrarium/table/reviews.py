"""The review of a finished game in words and lines: how the seats stood, and what cost most."""

from __future__ import annotations

import json
from typing import Any, Final

from astrarium.bots.advice import judgement
from astrarium.bots.review import VERSION, Cost, Review, review_of
from astrarium.bots.search import PARTLY, RECKONED, TRAINED
from astrarium.core.match import Match, position_after
from astrarium.core.position import Question
from astrarium.core.trial import Trial
from astrarium.table.hints import judges, steps_in_words, tenths, why_in_words
from astrarium.table.live import Live
from astrarium.table.result import ends
from astrarium.table.storage import Storage
from astrarium.table.words import Speaker

WIDTH, HEIGHT = 640, 200
SLICE = 2.0  # seconds of a review, then it is somebody else's turn
TEXT_FAMILIES: Final = ("review-",)
Context = dict[str, Any]


def kept(storage: Storage, table: str, seats: int) -> Review:
    """As far as it was made and kept; one of another making counts for nothing."""
    text = storage.review(table, VERSION)
    return review_of(json.loads(text)) if text else Review(seats)


def keep(storage: Storage, table: str, data: dict[str, Any]) -> None:
    storage.save_review(table, VERSION, data["done"], json.dumps(data))


def next_slice(storage: Storage, table: str, match: Match) -> dict[str, Any] | None:
    """What a job needs to go on with a review; None once all was looked at."""
    so_far = kept(storage, table, match.rules.seats)
    if so_far.is_complete(match):
        return None
    return {"text": match.log.text(), "so_far": so_far.data(), "seconds": SLICE}


def by_whom(speaker: Speaker) -> str:
    return speaker.texts(f"review-{judgement(speaker.rules)}", **judges(speaker))


def curve(review: Review, cards: list[Context]) -> Context:
    """A line for each seat through what it stood at whenever a round began, and at the end."""
    values = [each.values for each in review.curve]
    low = min(0.0, *(min(each) for each in values))
    high = max(1.0, *(max(each) for each in values))
    across = WIDTH / max(1, len(values) - 1)

    def down(value: float) -> float:
        return HEIGHT - (value - low) * HEIGHT / (high - low)

    lines = []
    last = [round(value) for value in values[-1]]
    placed = ends([round(value - low) for value in values[-1]], max(1, round(high - low)))
    for card, score, end in zip(cards, last, placed, strict=True):
        seat = card["number"]
        spots = [f"{at * across:.0f},{down(each[seat]):.0f}" for at, each in enumerate(values)]
        told = [round(each[seat]) for each in values]
        lines.append(
            {"seat": card, "points": " ".join(spots), "score": score, "end": end, "told": told}
        )
    rounds = [each.round for each in review.curve]
    return {
        "rounds": rounds,
        "lines": lines,
        "highest": round(high),
        "lowest": round(low),
        "zero": round(down(0.0)),
    }


def costs(speaker: Speaker, live: Live, match: Match, review: Review, seat: int) -> list[Context]:
    """The costliest decisions of a seat in words, each with its place in the seat's replay."""
    told = live.records.deeds(match, seat)
    found = []
    for cost in review.costs[seat]:
        before = [at for at, deed in enumerate(told) if deed.step <= cost.step]
        found.append(cost_in_words(speaker, match, cost) | {"at": max(before, default=0)})
    return found


def cost_in_words(speaker: Speaker, match: Match, cost: Cost) -> Context:
    step = match.steps[cost.step]
    s = position_after(match, cost.step)
    question = Question(step.lane, step.seat, s.agenda.numbers[step.lane])
    return {
        "asked": speaker.ask(s, question),
        "chosen": speaker.choice(s, question, cost.choice).words,
        "better": steps_in_words(speaker, Trial(s, question), cost.better),
        "cost": _points_in_words(speaker, cost),
        "why": why_in_words(speaker, [(each.part, each.points) for each in cost.why]),
    }


def _points_in_words(speaker: Speaker, cost: Cost) -> str:
    """How many, and by what judgement where not all costs have the same."""
    how = f"-{TRAINED if cost.trained else RECKONED}" if judgement(speaker.rules) == PARTLY else ""
    return speaker.texts(f"review-cost{how}", points=tenths(speaker, cost.points))


def summed(speaker: Speaker, review: Review, seat: int) -> str:
    lost = tenths(speaker, review.lost[seat])
    return speaker.texts("review-summed", decisions=review.judged[seat], points=lost)
