"""A bot knows what its seat may know, and nothing else."""

from __future__ import annotations

import json

import pytest

import astrarium
from astrarium.bots import bot_names, find_bot
from astrarium.core.game import Options
from astrarium.core.rng import Rng
from tests.bots.race_games import SETTINGS, decisions

JUDGEMENTS = ("greedy", "greedy-1", "random")  # weaker levels have that of their careful twin


@pytest.mark.parametrize("name", JUDGEMENTS)
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_a_bot_chooses_the_same_wherever_its_seat_could_be(
    name: str, seats: int, options: Options
) -> None:
    bot = find_bot("race", name)
    rng = Rng(11)
    for s, question, choices in decisions(seats, options, [bot] * seats, seed=4):
        view = s.view(question.seat)
        chosen = bot.choose(view, question, choices, Rng(1))
        elsewhere = astrarium.resample(view, rng).view(question.seat)
        assert bot.choose(elsewhere, question, choices, Rng(1)) == chosen


@pytest.mark.parametrize("name", bot_names("race"))
def test_a_view_is_all_that_a_bot_needs_and_it_is_left_as_it_was(name: str) -> None:
    bot = find_bot("race", name)
    for s, question, choices in decisions(2, {}, [bot] * 2, seed=6):
        sent = json.dumps(s.view(question.seat))
        view = json.loads(sent)
        offered = list(choices)
        chosen = bot.choose(view, question, choices, Rng(1))
        assert chosen in offered
        assert choices == offered
        assert json.dumps(view) == sent
        assert find_bot("race", name).choose(view, question, choices, Rng(1)) == chosen
