"""The beginner of Gaia Project: how it fares, and what it does at the table."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.bots import find_bot
from astrarium.bots.gaia.greedy import Greedy
from astrarium.core.frame import CHANCE
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.gaia.state import Gaia
from astrarium.lab.arena import Entrant, contest

GREEDY = Greedy()


def answer(s: Gaia, seat: int = 0) -> str:
    """What the bot says to the seat's open question."""
    question = s.question_of(seat)
    choice = GREEDY.choose(s.view(seat), question, s.options(question), Rng(1))
    return s.rules.game.say(s.rules, choice)


def finish_turn(s: Gaia, seat: int = 0) -> list[str]:
    """The bot plays its turn; what it said."""
    said = []
    while not s.over and any(question.seat == seat for question in s.questions()):
        said.append(answer(s, seat))
        s.play(seat, said[-1])
        if said[-1].startswith("pass"):
            break
    return said


# --- how it fares --------------------------------------------------------------------------------


def test_it_beats_three_random_seats() -> None:
    names = ("greedy", "random", "random", "random")
    entrants = [Entrant(name, find_bot("gaia", name)) for name in names]
    greedy = contest("gaia", entrants, 4, seed=1).standings[0]
    assert greedy.wins == 4.0


def test_against_its_like_it_scores_far_more_than_random_play() -> None:
    entrants = [Entrant("greedy", GREEDY) for _ in range(2)]
    results = contest("gaia", entrants, 2, seed=1)
    assert min(score for game in results.played for score in game.scores) > 60


# --- what it knows -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (3, {"board": "all_tiles", "board_by": "last_player"})]
)
def test_the_same_view_and_seed_give_the_same_answer(seats: int, options: Options) -> None:
    s = cast(Gaia, astrarium.start("gaia", seats, options))
    chance = Rng(5)
    while not s.over:
        question = s.questions()[0]
        if question.seat == CHANCE:
            s.apply(question, roll(s, question.lane, chance))
            continue
        choices = s.options(question)
        choice = choices[0]
        if len(choices) > 1:
            view = s.view(question.seat)
            choice = GREEDY.choose(view, question, choices[:], Rng(3))
            assert choice in choices
            assert view == s.view(question.seat)
            assert Greedy().choose(view, question, choices, Rng(3)) == choice
        s.apply(question, choice)
