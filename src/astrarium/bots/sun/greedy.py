"""A beginner who tries every answer to the end of the own turn and takes the best."""

from __future__ import annotations

from astrarium.bots.search import SearchBot
from astrarium.bots.sun.outlook import Outlook
from astrarium.bots.sun.weights import WEIGHTS, Weights
from astrarium.core.position import Question
from astrarium.games.sun.frames.setup import ChooseFaction
from astrarium.games.sun.frames.turn import BeginEarly
from astrarium.games.sun.state import Sun
from astrarium.games.sun.words import AWAIT


class Greedy(SearchBot[Sun, Weights]):
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(Outlook, weights)

    def leaves_to_chance(self, s: Sun, question: Question) -> bool:
        return isinstance(s.agenda.lanes[question.lane][-1], ChooseFaction)

    def at_once(self, s: Sun, question: Question, options: list[int]) -> int | None:
        frame = s.agenda.lanes[question.lane][-1]
        return AWAIT if isinstance(frame, BeginEarly) else None  # who waits knows more
