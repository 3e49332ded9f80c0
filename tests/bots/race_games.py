"""Whole games of Race between bots, stopped at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import astrarium
from astrarium.core.driver import Bot
from astrarium.core.frame import CHANCE
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.position import Position, Question
from astrarium.core.rng import Rng

SETTINGS: list[tuple[int, Options]] = [
    (2, {}),
    (3, {}),
    (4, {"preset_hands": True}),
    (2, {"advanced_two_player": True}),
    (3, {"expansion": "storm"}),
    (5, {"expansion": "storm", "preset_hands": True}),
    (2, {"expansion": "storm", "advanced_two_player": True}),
    (3, {"expansion": "artifacts"}),
    (5, {"expansion": "artifacts"}),
    (2, {"expansion": "artifacts", "advanced_two_player": True}),
]


def decisions(
    seats: int, options: Options, bots: list[Bot], seed: int
) -> Iterator[tuple[Position, Question, list[int]]]:
    """Every decision of a game, before its bot makes it."""
    s = astrarium.start("race", seats, options)
    chance = Rng(seed)
    while not s.over:
        question = s.questions()[0]
        if question.seat == CHANCE:
            s.apply(question, roll(s, question.lane, chance))
            continue
        choices = s.options(question)
        if len(choices) == 1:
            s.apply(question, choices[0])
            continue
        yield s, question, choices
        bot = bots[question.seat]
        s.apply(question, bot.choose(s.view(question.seat), question, choices, chance))
