"""The greedy bot of Eclipse: it beats chance, and always chooses the same from the same."""

from __future__ import annotations

import pytest

from astrarium.bots import find_bot
from astrarium.bots.eclipse.strength import chance, hit_chance
from astrarium.core.rng import Rng
from astrarium.games.eclipse.words import ANCIENT, ANCIENTS, CRUISER, INTERCEPTOR
from astrarium.lab.arena import Entrant, contest
from tests.games.eclipse.play import steps
from tests.games.eclipse.table import terrans


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_play(seats: int) -> None:
    others = [Entrant(f"random {n}", find_bot("eclipse", "random")) for n in range(1, seats)]
    entrants = [Entrant("greedy", find_bot("eclipse", "greedy")), *others]
    results = contest("eclipse", entrants, games=seats, seed=5)
    greedy = next(each for each in results.standings if each.name == "greedy")
    assert greedy.wins == seats


def test_the_same_view_and_numbers_give_the_same_answer() -> None:
    bot = find_bot("eclipse", "greedy")
    for count, (s, lane) in enumerate(steps(3, 4, {"species": "choice"})):
        if count > 120:
            break
        if count % 6 == 0:
            question = next(each for each in s.questions() if each.lane == lane)
            view, options = s.view(question.seat), s.lane_options(lane)
            answers = {bot.choose(view, question, options, Rng(count)) for _ in range(2)}
            assert len(answers) == 1
            assert answers <= set(options)


def test_a_die_hits_by_computer_and_shield_but_never_surely() -> None:
    assert hit_chance(0, 0) == 1 / 6
    assert hit_chance(2, 0) == 3 / 6
    assert hit_chance(2, 2) == 1 / 6
    assert hit_chance(9, 0) == 5 / 6
    assert hit_chance(0, 9) == 1 / 6


def test_more_ships_have_better_chances() -> None:
    s = terrans(2).s
    one, four = ({INTERCEPTOR: count} for count in (1, 4))
    ancient = {ANCIENT: 1}
    assert chance(s, 0, {}, ANCIENTS, ancient) == 0
    assert chance(s, 0, one, ANCIENTS, ancient) < 0.3
    assert chance(s, 0, {**four, CRUISER: 3}, ANCIENTS, ancient) > 0.9
