"""The result of a game: places, points by where they came from, and how they came."""

from __future__ import annotations

from typing import Any

from astrarium.core.match import Match
from astrarium.table.past import points_by_source, scores_over_time
from astrarium.table.words import Speaker, Words

CHART_WIDTH, CHART_HEIGHT = 640, 200
LABEL_HEIGHT = 18
RIVALS_LOOK = {"number": 6, "mark": "cross"}  # the last of the seats' looks: no game needs it


def result(speaker: Speaker, match: Match, cards: list[dict[str, Any]]) -> dict[str, Any]:
    """The table of places, best first, and the chart; rivals come after the seats."""
    s = match.position
    rivals = s.rivals()
    everyone = cards + [_rivals_card(speaker.texts(rival.key)) for rival in rivals]
    scores = s.scores() + [rival.score for rival in rivals]
    ranking = s.ranking() + [rival.rank for rival in rivals]
    points = points_by_source(match)
    times = scores_over_time(match)
    highest = max(1, *(score for each in times for score in each))
    kinds = sorted({kind for each in points for kind in each})
    rows = [
        {
            "seat": card,
            "score": scores[place],
            "rank": ranking[place],
            "points": [points[place].get(kind, 0) for kind in kinds],
        }
        for place, card in enumerate(everyone)
    ]
    return {
        "columns": [column(speaker.texts, kind) for kind in kinds],
        "rows": sorted(rows, key=lambda row: (row["rank"], row["seat"]["number"])),
        "lines": [
            {"seat": card, "points": line, "score": score, "end": end}
            for card, line, score, end in zip(
                everyone, chart(times, highest), scores, ends(scores, highest), strict=True
            )
        ],
        "highest": highest,
    }


def _rivals_card(name: str) -> dict[str, Any]:
    return {**RIVALS_LOOK, "name": name, "letter": name[:1]}


def column(texts: Words, kind: str) -> str:
    """What a source of points is called; one that only earlier rules knew has no name any more."""
    key = f"points-{kind}"
    return texts(key if key in texts else "points-earlier")


def chart(times: list[list[int]], highest: int) -> list[str]:
    """A line for each seat and each rival, as the points of an SVG polyline."""
    across = CHART_WIDTH / max(1, len(times) - 1)
    lines = []
    for place in range(len(times[0])):
        spots = [
            f"{at * across:.0f},{CHART_HEIGHT - max(0, each[place]) * CHART_HEIGHT / highest:.0f}"
            for at, each in enumerate(times)
        ]
        lines.append(" ".join(spots))
    return lines


def ends(scores: list[int], highest: int) -> list[int]:
    """How low the label of each seat's last score stands, so that no two cover each other."""
    wanted = [CHART_HEIGHT - max(0, score) * CHART_HEIGHT // highest for score in scores]
    placed = [0] * len(scores)
    free = 0
    for seat in sorted(range(len(scores)), key=lambda seat: wanted[seat]):
        placed[seat] = max(wanted[seat], free)
        free = placed[seat] + LABEL_HEIGHT
    return placed
