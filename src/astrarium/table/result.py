"""The result of a game: places, points by where they came from, and how they came."""

from __future__ import annotations

from typing import Any

from astrarium.core.match import Match, beginning
from astrarium.table.words import Speaker

SCORE = "score-"  # events of these kinds add up to the final score
CHART_WIDTH, CHART_HEIGHT = 640, 200
LABEL_HEIGHT = 18


def result(speaker: Speaker, match: Match, cards: list[dict[str, Any]]) -> dict[str, Any]:
    """The table of places, best first, and the chart."""
    s = match.position
    scores, ranking = s.scores(), s.ranking()
    points = points_by_source(match)
    kinds = sorted({kind for seat in points for kind in seat})
    rows = [
        {
            "seat": card,
            "score": scores[card["number"]],
            "rank": ranking[card["number"]],
            "points": [points[card["number"]].get(kind, 0) for kind in kinds],
        }
        for card in cards
    ]
    return {
        "columns": [speaker.texts(f"points-{kind}") for kind in kinds],
        "rows": sorted(rows, key=lambda row: (row["rank"], row["seat"]["number"])),
        "chart": chart(match),
        "ends": ends(scores),
        "highest": max(1, *scores),
    }


def points_by_source(match: Match) -> list[dict[str, int]]:
    found: list[dict[str, int]] = [{} for _ in range(match.rules.seats)]
    for step in match.steps:
        for event in step.events:
            if event.kind.startswith(SCORE) and event.seat >= 0:
                seat = found[event.seat]
                seat[event.kind] = seat.get(event.kind, 0) + event.amount
    return found


def scores_over_time(match: Match) -> list[list[int]]:
    """The scores whenever they changed, as if the game had ended there."""
    s = beginning(match)
    found = [s.scores()]
    for step in match.steps:
        s.answer(step.lane, step.choice)
        now = s.scores()
        if now != found[-1]:
            found.append(now)
    return found


def chart(match: Match) -> list[str]:
    """A line for each seat, as the points of an SVG polyline."""
    times = scores_over_time(match)
    highest = max(max(each) for each in times) or 1
    across = CHART_WIDTH / max(1, len(times) - 1)
    lines = []
    for seat in range(match.rules.seats):
        spots = [
            f"{at * across:.0f},{CHART_HEIGHT - max(0, each[seat]) * CHART_HEIGHT / highest:.0f}"
            for at, each in enumerate(times)
        ]
        lines.append(" ".join(spots))
    return lines


def ends(scores: list[int]) -> list[int]:
    """How low the label of each seat's last score stands, so that no two cover each other."""
    highest = max(1, *scores)
    wanted = [CHART_HEIGHT - max(0, score) * CHART_HEIGHT // highest for score in scores]
    placed = [0] * len(scores)
    free = 0
    for seat in sorted(range(len(scores)), key=lambda seat: wanted[seat]):
        placed[seat] = max(wanted[seat], free)
        free = placed[seat] + LABEL_HEIGHT
    return placed
