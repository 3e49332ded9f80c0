"""What has happened and what lies on the table, as sentences for one pair of eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astrarium.core.frame import RIVAL
from astrarium.core.game import Data, Game
from astrarium.core.match import Match
from astrarium.core.position import Position
from astrarium.text import Texts, say_sentence


def settled_record(match: Match, eyes: int | None) -> list[Data]:
    """The record up to a secret choice that is still going on: no line of it can change."""
    return [line.data for line in match.lines(eyes) if line.step <= match.settled]


def told(match: Match, record: list[Data], texts: Texts, names: Sequence[str]) -> list[str]:
    """The sentences of a part of the record; scores are told at the end, not here.

    A game that tells no events is told by its notation.
    """
    if type(match.rules.game).tell_event is Game.tell_event:
        lines = [line for line in record if line["say"]]
        return [f"{_name(line['seat'], names)}: {line['say']}" for line in lines]
    spoken: list[Data] = []
    for line in record:
        events = [event for event in line["events"] if not event["kind"].startswith("score-")]
        spoken.append({**line, "events": events})
    sentences = match.rules.game.tell_record(match.rules, spoken)
    return [said for each in sentences if (said := say_sentence(texts, each, names))]


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else "–"  # chance, or a choice that was secret


class Placing:
    """Where somebody ended: a seat, or a rival that holds none."""

    def __init__(self, seat: int, name: str, score: int, rank: int) -> None:
        self.seat = seat  # as events name it
        self.name = name
        self.score = score
        self.rank = rank


def placings(s: Position[Any], texts: Texts, names: Sequence[str]) -> list[Placing]:
    """The seats in their order, then the rivals."""
    results = zip(names, s.scores(), s.ranking(), strict=True)
    found = [Placing(seat, *result) for seat, result in enumerate(results)]
    for place, rival in enumerate(s.rivals()):
        found.append(Placing(RIVAL - place, texts(rival.key), rival.score, rival.rank))
    return found


def points(match: Match, texts: Texts, names: Sequence[str], seat: int) -> list[str]:
    """Where the seat's points come from, the largest first."""
    game = match.rules.game
    events = [
        event.data()
        for step in match.steps
        for event in step.events
        if event.kind.startswith("score-") and event.seat == seat
    ]
    events.sort(key=lambda event: -int(event["amount"]))
    sentences = [game.tell_event(match.rules, event) for event in events]
    return [said for each in sentences if (said := say_sentence(texts, each, names))]


def table_lines(
    s: Position[Any], eyes: int | None, texts: Texts, names: Sequence[str]
) -> list[tuple[str, str]]:
    """The table in words: each line with its indentation."""
    lines = []
    for sentence in s.rules.game.tell_board(s.rules, s.view(eyes)):
        indent = "  " if "under" in sentence[1] else ""
        lines.append((indent, say_sentence(texts, sentence, names)))
    return lines
