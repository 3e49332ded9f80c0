"""The result of a game: places, points by where they came from, and how they came."""

from __future__ import annotations

from typing import Any

from astrarium.core.match import Match
from astrarium.table.past import points_by_source, scores_over_time
from astrarium.table.words import Speaker, Words

CHART_WIDTH, CHART_HEIGHT = 640, 200
LABEL_HEIGHT = 18
COLUMN_WIDTH, COLUMN_GAP = 64, 40
# The last of the seats' looks: no game needs it.
RIVALS_LOOK = {"number": 6, "mark": "cross", "colour": "seat-6", "ink": "panel", "title": ""}
Context = dict[str, Any]


def result(speaker: Speaker, match: Match, cards: list[Context]) -> Context:
    """Places, best first, points by source, and the charts; rivals come after the seats."""
    s = match.position
    rivals = s.rivals()
    everyone = cards + [_rivals_card(speaker.texts(rival.key)) for rival in rivals]
    scores = s.scores() + [rival.score for rival in rivals]
    ranking = s.ranking() + [rival.rank for rival in rivals]
    points = points_by_source(match)
    times = scores_over_time(match)
    highest = max(1, *(score for each in times for score in each))
    order = sorted(range(len(everyone)), key=lambda place: (ranking[place], place))
    # As they came in the game, the first player's first.
    kinds = list(dict.fromkeys(kind for place in order for kind in points[place]))
    sources = [
        {
            "name": column(speaker.texts, kind),
            "points": [points[place].get(kind, 0) for place in order],
        }
        for kind in kinds
    ]
    places = [
        {"seat": everyone[place], "score": scores[place], "rank": ranking[place]} for place in order
    ]
    return {
        "places": places,
        "sources": sources,
        "bars": bars(sources, len(places)),
        "across": CHART_HEIGHT,
        "lines": [
            {"seat": card, "points": line, "score": score, "end": end}
            for card, line, score, end in zip(
                everyone, chart(times, highest), scores, ends(scores, highest), strict=True
            )
        ],
        "highest": highest,
    }


def _rivals_card(name: str) -> Context:
    return {**RIVALS_LOOK, "name": name, "letter": name[:1]}


def bars(sources: list[Context], places: int) -> list[list[Context]]:
    """A column for each player, the sources piled up; what was paid takes nothing away."""
    totals = [sum(max(0, each["points"][place]) for each in sources) for place in range(places)]
    unit = CHART_HEIGHT / max(1, *totals)
    found: list[list[Context]] = []
    for place in range(places):
        low = float(CHART_HEIGHT)
        pile: list[Context] = []
        for number, source in enumerate(sources):
            points = source["points"][place]
            if points > 0:
                low -= points * unit
                x = place * (COLUMN_WIDTH + COLUMN_GAP)
                part = {"x": x, "y": round(low, 1), "height": round(points * unit, 1)}
                pile.append({**part, "source": number, "name": source["name"], "points": points})
        found.append(pile)
    return found


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
