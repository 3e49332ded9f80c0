"""The weaker levels of a bot: the same judgement, a little off."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from itertools import pairwise

import pytest

from astrarium.bots import find_bot, levels_of
from astrarium.bots.level import in_time
from astrarium.bots.race.greedy import Greedy as RaceGreedy
from astrarium.bots.race.planner import RoundPlanner
from astrarium.bots.search import Noise, SearchBot, careless
from astrarium.bots.search.noise import hasty
from astrarium.core import rng as rng_module
from astrarium.core.rng import Rng
from astrarium.games import names
from astrarium.lab.arena import Entrant, contest
from astrarium.table.levels import levels
from tests.bots.test_search import at_work, choose
from tests.toy.greedy import Greedy, Weights
from tests.toy.state import ToyState
from tests.toy.words import BUILD

# --- noise ----------------------------------------------------------------------------------------


def test_a_careful_bot_is_never_off_and_draws_nothing() -> None:
    rng = Rng(1)
    before = rng.state
    assert Noise(0.0, rng)() == 0.0
    assert rng.state == before


def test_noise_has_gumbels_mean_and_grows_with_its_scale() -> None:
    small, large = Noise(1.0, Rng(5)), Noise(10.0, Rng(5))
    drawn = [small() for _ in range(20_000)]
    assert sum(drawn) / len(drawn) == pytest.approx(0.5772, abs=0.03)
    assert large() == pytest.approx(10 * drawn[0])
    assert min(drawn) < -1 < 4 < max(drawn)


def careless_toy(noise: float) -> SearchBot[ToyState, Weights]:
    return careless(Greedy, noise)()


def test_a_careless_bot_mostly_takes_the_best_and_now_and_then_another() -> None:
    s = at_work((1, 1, 0, 0, 0, 0))
    slightly = [choose(s, careless_toy(0.1), seed) for seed in range(40)]
    wildly = [choose(s, careless_toy(20.0), seed) for seed in range(40)]
    assert choose(s, Greedy()) == BUILD
    assert slightly.count(BUILD) > 30
    assert 1 < wildly.count(BUILD) < 30


def test_carelessness_is_the_bots_own() -> None:
    assert careless(RaceGreedy, 2.0)().noise == 2.0
    assert RaceGreedy().noise == 0.0


# --- at the table ---------------------------------------------------------------------------------

LEVELS = {
    "race": ("random", "learner", "casual", "practised", "greedy", "planner"),
    "gaia": ("random", "learner", "casual", "practised", "greedy", "planner"),
    "eclipse": ("random", "casual", "greedy"),
    "sun": ("random", "casual", "greedy"),
}


@pytest.mark.parametrize("game", names())
def test_the_levels_of_each_game_weakest_first(game: str) -> None:
    """Five that think in Race and Gaia Project, beside random play; three with it in the others."""
    assert levels(game) == LEVELS[game]
    assert len(levels(game)) == (6 if game in ("race", "gaia") else 3)


@pytest.mark.parametrize(("file", "nodes"), [("rng.py", 20), (f"rng{EXTENSION_SUFFIXES[0]}", 200)])
def test_where_it_is_not_compiled_a_level_tries_less_to_be_in_time(
    monkeypatch: pytest.MonkeyPatch, file: str, nodes: int
) -> None:
    monkeypatch.setattr(rng_module, "__file__", file)
    bot = in_time(hasty(RoundPlanner, 200))()
    assert isinstance(bot, RoundPlanner)
    assert bot.nodes == nodes


@pytest.mark.parametrize("game", names())
def test_every_level_of_every_game_tries_a_tenth_where_it_is_not_compiled(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A worker waits ten seconds; a position takes seven to ten times as long interpreted."""
    tried = []
    for file in (f"rng{EXTENSION_SUFFIXES[0]}", "rng.py"):
        monkeypatch.setattr(rng_module, "__file__", file)
        tried.append([getattr(find_bot(game, name), "nodes", 0) for name in levels(game)])
    compiled, interpreted = tried
    assert interpreted == [nodes // 10 for nodes in compiled]
    assert compiled[-1] > 0


@pytest.mark.parametrize("game", names())
def test_each_level_is_rated_above_the_one_below_and_greedy_has_1500(game: str) -> None:
    ratings = [level.rating for level in levels_of(game)]
    assert ratings == sorted(set(ratings))
    assert {level.name: level.rating for level in levels_of(game)}["greedy"] == 1500


@pytest.mark.parametrize("game", ["race", "gaia"])
def test_the_rungs_are_about_equally_far_apart(game: str) -> None:
    """Up to `greedy`: how far a bot of another kind is above it, is not ours to choose."""
    rungs = levels(game)[1 : levels(game).index("greedy") + 1]
    ratings = [level.rating for level in levels_of(game) if level.name in rungs]
    steps = [above - below for below, above in pairwise(ratings)]
    assert max(steps) < 2 * min(steps)


@pytest.mark.parametrize("game", names())
def test_weaker_levels_are_the_same_bot_and_less_careful(game: str) -> None:
    below = levels(game)[1 : levels(game).index("greedy")]
    bots = [find_bot(game, name) for name in (*below, "greedy")]
    noises = [getattr(bot, "noise", -1.0) for bot in bots]
    assert noises == sorted(noises, reverse=True)
    assert noises[-1] == 0.0
    assert {type(bot) for bot in bots} == {type(find_bot(game, "greedy"))}


@pytest.mark.parametrize("game", ["gaia", "eclipse", "sun"])
def test_stronger_levels_may_try_more_and_none_without_end(game: str) -> None:
    rungs = levels(game)[1 : levels(game).index("greedy") + 1]
    nodes = [getattr(find_bot(game, name), "nodes", 0) for name in rungs]
    assert nodes == sorted(set(nodes))
    assert nodes[0] > 0


@pytest.mark.parametrize("name", ["random", "learner", "beginner", "casual", "practised", "greedy"])
@pytest.mark.parametrize("game", ["race", "gaia"])
def test_names_that_stored_tables_know_are_still_there(game: str, name: str) -> None:
    assert callable(find_bot(game, name).choose)


@pytest.mark.parametrize("game", ["race", "gaia"])
def test_what_is_no_level_any_more_plays_between_those_that_it_was_between(game: str) -> None:
    names = ("learner", "beginner", "casual")
    noises = [getattr(find_bot(game, name), "noise", -1.0) for name in names]
    assert noises == sorted(noises, reverse=True)
    assert len(set(noises)) == 3
    assert "beginner" not in levels(game)


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [("random", "learner"), ("learner", "casual"), ("beginner", "practised"), ("casual", "greedy")],
)
def test_each_level_of_race_beats_those_below(weaker: str, stronger: str) -> None:
    entrants = [Entrant(name, find_bot("race", name)) for name in (weaker, stronger)]
    below, above = contest("race", entrants, 20, seed=3).standings
    assert above.wins > below.wins
    assert above.score.value > below.score.value
