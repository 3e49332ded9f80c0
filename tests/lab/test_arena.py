"""The arena: seats shared out, luck shared out, the same results however it is run."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations
from math import factorial

import pytest

import astrarium
from astrarium.bots import find_bot
from astrarium.core.errors import BadOptions
from astrarium.core.game import Data
from astrarium.core.position import Question
from astrarium.core.rng import Rng
from astrarium.lab.arena import (
    BotFailed,
    Entrant,
    Forfeit,
    Played,
    contest,
    known_entrant,
    mixed,
    orders_of,
    results_of,
)
from tests.bots.outsiders import GivesUp
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
    assert Counter(game.order[0] for game in results.played) == {0: 4, 1: 4, 2: 4}


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
        Played(1, (0, 1, 2), (30, 30, 12), (1, 1, 3), 50),
        Played(1, (1, 2, 0), (20, 10, 30), (2, 3, 1), 50),
    ]
    a, b, c = results_of(["a", "b", "c"], played).standings
    assert (a.wins, b.wins, c.wins) == (0.5, 0.5, 1.0)
    assert (a.win_rate.value, c.win_rate.value) == (0.25, 0.5)
    assert (a.rank, b.rank, c.rank) == (1.5, 2.0, 2.0)
    assert (a.score.value, b.score.value, c.score.value) == (25.0, 20.0, 21.0)


def test_a_rival_without_a_seat_can_share_the_win_too() -> None:
    played = [
        Played(1, (0,), (30,), (1,), 50, (1,)),
        Played(1, (0,), (20,), (2,), 50, (1,)),
        Played(1, (0,), (40,), (1,), 50, (2,)),
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
    with pytest.raises(BotFailed, match="the answer -7 is not open"):
        contest(TOY, [Entrant("cheat", Cheat()), *three_random()[:2]], 1)


class Breaks:
    def choose(self, view: Data, question: Question, options: list[int], rng: Rng) -> int:
        raise LookupError("lost")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_breaks_is_named_with_the_game_and_its_seed(jobs: int) -> None:
    entrants = [Entrant("sound", find_bot("race", "random")), Entrant("broken", Breaks())]
    with pytest.raises(BotFailed) as failed:
        contest("race", entrants, 4, seed=5, jobs=jobs)
    seed = mixed(5, 0)
    assert f"broken failed at seat 1 of race with seed {seed} (sound, broken)" in str(failed.value)
    assert "LookupError('lost')" in str(failed.value)
    assert failed.value.figures["bot"] == "broken"
    assert failed.value.figures["seed"] == str(seed)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_forfeits_and_the_contest_goes_on(jobs: int) -> None:
    sound = find_bot("race", "random")
    entrants = [Entrant("a", sound), Entrant("weak", GivesUp()), Entrant("b", sound)]
    results = contest("race", entrants, 6, seed=5, jobs=jobs, forfeits=True)
    assert [each.forfeits for each in results.standings] == [0, 6, 0]
    assert [each.wins for each in results.standings] == [3, 0, 3]
    assert [each.rank for each in results.standings] == [1, 3, 1]
    for game in results.played:
        assert game.forfeit is not None
        assert (game.forfeit.entrant, game.scores) == (1, ())
        assert game.forfeit.what == "ArithmeticError('too hard')"


def test_the_log_of_a_forfeited_game_leads_to_the_failure() -> None:
    entrants = [Entrant("weak", GivesUp()), Entrant("other", find_bot("race", "random"))]
    (game, _) = contest("race", entrants, 2, seed=5, forfeits=True).played
    assert game.forfeit is not None
    match = astrarium.replay(game.forfeit.log)
    weak = game.order.index(0)
    decided = [step for step in match.steps if step.seat == weak and not step.forced]
    assert len(decided) == 2
    assert match.position.question_of(weak)


def test_scores_are_of_the_games_that_were_played_to_their_end() -> None:
    lost = Forfeit(1, "LookupError()", "")
    played = [
        Played(1, (0, 1), (30, 20), (1, 2), 50),
        Played(1, (1, 0), (), (1, 2), 0, forfeit=lost),
    ]
    one, two = results_of(["one", "two"], played).standings
    assert (one.score.value, two.score.value) == (30, 20)
    assert (one.wins, two.forfeits) == (2, 1)


def test_a_known_bot_is_found_anew_in_another_process() -> None:
    """Whatever a process cannot send is made there: the level, and not only its kind."""
    sent = known_entrant("race", "casual", "casual 2")
    there = pickle.loads(pickle.dumps(sent))
    assert (there.name, there.found_by) == ("casual 2", ("race", "casual"))
    assert there.bot.noise == 1.3
    assert there.bot is not sent.bot
    mine = pickle.loads(pickle.dumps(known_entrant("race", "tests.bots.outsiders:GivesUp")))
    assert mine.name == "tests.bots.outsiders:GivesUp"
    assert isinstance(mine.bot, GivesUp)


# --- who sits where -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_cycle_of_blocks_holds_every_order_of_the_seats_once(seats: int) -> None:
    blocks = factorial(seats - 1)
    for cycle in range(2):
        orders = [
            order
            for block in range(cycle * blocks, (cycle + 1) * blocks)
            for order in orders_of(seats, 7, block)
        ]
        assert sorted(orders) == sorted(permutations(range(seats)))


def test_all_neighbours_are_met_equally_often() -> None:
    entrants = [Entrant(name, RANDOM) for name in "abcd"]
    orders = [game.order for game in contest(TOY, entrants, 24, seed=3).played]
    neighbours = Counter(
        (order[seat], order[(seat + 1) % 4]) for order in orders for seat in range(4)
    )
    assert len(neighbours) == 12
    assert set(neighbours.values()) == {8}
    assert set(Counter((seat, who) for o in orders for seat, who in enumerate(o)).values()) == {6}


def test_cycles_go_through_the_rings_in_orders_of_their_own() -> None:
    rings = [[orders_of(4, 7, 6 * cycle + i)[0] for i in range(6)] for cycle in range(4)]
    assert len({tuple(cycle) for cycle in rings}) > 1


def test_in_any_run_of_blocks_every_bot_has_every_seat_equally_often() -> None:
    for block in range(9):
        orders = orders_of(4, 1, block)
        assert [sorted(at_seat) for at_seat in zip(*orders, strict=True)] == [[0, 1, 2, 3]] * 4


def test_a_bot_that_helps_whoever_sits_behind_it_helps_all_equally() -> None:
    """Rotation alone would give everything to one of them."""
    helped = Counter(
        order[(order.index(0) + 1) % 3]
        for game in contest(TOY, three_random(), 12, seed=5).played
        for order in [game.order]
    )
    assert helped == {1: 6, 2: 6}
