"""The arena: seats shared out, luck shared out, the same results however it is run."""

from __future__ import annotations

from collections import Counter

import pytest

from astrarium.bots import find_bot
from astrarium.core.errors import BadOptions, IllegalChoice
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.lab.arena import Entrant, Played, contest, results_of
from tests.toy.game import GAME as TOY

RANDOM = find_bot("toy", "random")


class First:
    """Takes the first option and remembers where it sat."""

    def __init__(self) -> None:
        self.seats: set[tuple[int, int]] = set()

    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        self.seats.add((view["seats"], question.seat))
        return options[0]


class Cheat:
    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        return -7


def three_random() -> list[Entrant]:
    return [Entrant(name, RANDOM) for name in ("a", "b", "c")]


def test_every_bot_sits_at_every_seat_equally_often() -> None:
    results = contest(TOY, three_random(), 12, seed=5)
    assert Counter(game.first for game in results.played) == {0: 4, 1: 4, 2: 4}


def test_a_bot_is_asked_at_every_seat() -> None:
    first = First()
    contest(TOY, [Entrant("first", first), Entrant("b", RANDOM), Entrant("c", RANDOM)], 3)
    assert first.seats == {(3, 0), (3, 1), (3, 2)}


def test_the_games_of_a_block_have_the_same_seed() -> None:
    seeds = [game.seed for game in contest(TOY, three_random(), 6, seed=5).played]
    assert seeds[0] == seeds[1] == seeds[2]
    assert seeds[3] == seeds[4] == seeds[5]
    assert seeds[0] != seeds[3]


def test_equal_bots_that_use_no_chance_of_their_own_win_equally_often() -> None:
    entrants = [Entrant("one", First()), Entrant("two", First())]
    one, two = contest(TOY, entrants, 20, seed=3, options={"weather": False}).standings
    assert one.wins == two.wins == 10
    assert one.score == two.score


def test_blocks_are_filled_up() -> None:
    assert contest(TOY, three_random(), 4).games == 6


def test_the_results_depend_on_the_seed_alone() -> None:
    once = contest(TOY, three_random(), 30, seed=9)
    assert contest(TOY, three_random(), 30, seed=9) == once
    assert contest(TOY, three_random(), 30, seed=10).played != once.played


def test_two_processes_play_the_same_games_as_one() -> None:
    entrants = [Entrant(name, find_bot("race", name)) for name in ("greedy", "random")]
    assert contest("race", entrants, 4, seed=2, jobs=2) == contest("race", entrants, 4, seed=2)


def test_progress_is_told_block_by_block() -> None:
    told: list[tuple[int, int]] = []
    contest(TOY, three_random(), 7, progress=lambda done, total: told.append((done, total)))
    assert told == [(3, 9), (6, 9), (9, 9)]


def test_ties_share_the_win() -> None:
    played = [
        Played(1, 0, (30, 30, 12), (1, 1, 3), 50),
        Played(1, 1, (20, 10, 30), (2, 3, 1), 50),
    ]
    a, b, c = results_of(["a", "b", "c"], played).standings
    assert (a.wins, b.wins, c.wins) == (0.5, 0.5, 1.0)
    assert (a.win_rate.value, c.win_rate.value) == (0.25, 0.5)
    assert (a.rank, b.rank, c.rank) == (1.5, 2.0, 2.0)
    assert (a.score.value, b.score.value, c.score.value) == (25.0, 20.0, 21.0)


def test_a_rival_without_a_seat_can_share_the_win_too() -> None:
    played = [
        Played(1, 0, (30,), (1,), 50, (1,)),
        Played(1, 0, (20,), (2,), 50, (1,)),
        Played(1, 0, (40,), (1,), 50, (2,)),
    ]
    (a,) = results_of(["a"], played).standings
    assert a.wins == 1.5


def test_an_impossible_mix_is_refused_before_a_game_is_played() -> None:
    with pytest.raises(BadOptions, match="too few for weather"):
        contest(TOY, three_random()[:2], 1, options={"weather": True})


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0), (-3, 1)])
def test_at_least_one_game_and_one_process_are_needed(games: int, jobs: int) -> None:
    with pytest.raises(BadOptions):
        contest(TOY, three_random(), games, jobs=jobs)


def test_an_illegal_answer_stops_the_contest() -> None:
    with pytest.raises(IllegalChoice, match="gave the answer -7"):
        contest(TOY, [Entrant("cheat", Cheat()), *three_random()[:2]], 1)
