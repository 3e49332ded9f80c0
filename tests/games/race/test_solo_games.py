"""Whole solo games: with every start world and difficulty, by chance and by bots."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.bots import find_bot
from astrarium.core.checks.battery import run_battery
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.core.views import resample
from astrarium.games import find_game
from astrarium.games.race.game import GAME
from astrarium.games.race.state import Race
from astrarium.lab.arena import Entrant, contest, play_out
from tests.games.race.solo import START_WORLDS, SoloTable, robot_of
from tests.support import rule

DIFFICULTIES = ("easy", "medium", "hard")


def options(difficulty: str) -> Options:
    return {"expansion": "storm", "solo_difficulty": difficulty}


def dealt(world: str, difficulty: str) -> Race:
    """The robot has this start world; the player has the next one."""
    s = cast(Race, astrarium.start("race", 1, options(difficulty)))
    mine = START_WORLDS[(START_WORLDS.index(world) + 1) % len(START_WORLDS)]
    s.play(CHANCE, f"deal {mine}")
    s.play(CHANCE, f"deal {world}")
    return s


@pytest.mark.fuzz
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("world", START_WORLDS)
def test_random_games_end_and_never_break_an_invariant(
    world: str, difficulty: str, fuzz_games: int
) -> None:
    for seed in range(max(1, fuzz_games // 9)):
        s = dealt(world, difficulty)
        rng = Rng(seed)
        while (lane := s.next_lane()) >= MAIN:
            if s.asked(lane) == CHANCE:
                s.answer(lane, roll(s, lane, rng))
            else:
                s.answer(lane, rng.pick(s.lane_options(lane)))
            assert GAME.broken(s) == []
        robot = robot_of(s)
        full = max(len(s.players[0].tableau), robot.card_count()) >= 12
        assert full or s.pool <= 0
        assert s.pool == 24 - robot.vp - s.players[0].vp
        assert s.ranking()[0] in (1, 2)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_conformance_battery_holds(difficulty: str) -> None:
    chosen: Options = {
        **options(difficulty),
        "advanced_two_player": False,
        "preset_hands": False,
    }
    names = {option.name: option.default for option in GAME.options}
    report = run_battery(GAME, games=1, seed=7, every=25, chosen=[(1, {**names, **chosen})])
    assert report.games == 1


@pytest.mark.parametrize("world", START_WORLDS)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_play_the_solo_game_to_its_end(bot: str, world: str) -> None:
    s = dealt(world, "medium")
    play_out(s, [Entrant(bot, find_bot("race", bot))], 3, [Rng(4)])
    assert s.over


def test_greedy_does_better_than_random_play() -> None:
    wins, scores = {}, {}
    for bot in ("greedy", "random"):
        entrants = [Entrant(bot, find_bot("race", bot))]
        results = contest("race", entrants, 12, seed=1, options=options("easy"))
        wins[bot] = results.standings[0].wins
        scores[bot] = sum(played.scores[0] for played in results.played)
    assert wins["greedy"] > 0 == wins["random"]
    assert scores["greedy"] > 2 * scores["random"]


# --- what is hidden -------------------------------------------------------------------------------


@rule("race.storm.solo.robot.draw-means-unseen")
def test_a_guess_at_the_position_keeps_all_but_the_cards_of_the_stack() -> None:
    t = SoloTable().robot(
        credit=1, stack="Gem World; Public Works; Spice World", tableau="Comet Zone"
    )
    s = t.choosing()
    stacks = set()
    for seed in range(8):
        guess = cast(Race, resample(s.view(0), Rng(seed), find_game))
        assert GAME.broken(guess) == []
        assert guess.view(0) == s.view(0)
        stacks.add(tuple(robot_of(guess).stack_cards()))
    assert len(stacks) > 1


def test_a_position_in_the_middle_of_the_robots_turn_is_saved_and_read_back() -> None:
    t = SoloTable("Doomed World").robot(stack="Gem World; Public Works")
    s = t.rolled("settle & produce", "settle", "match")
    s.play(0, "pass")
    again = astrarium.load(s.dump())
    assert again.dump() == s.dump()
    assert again.view(0) == s.view(0)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stack", []),
        ("tableau", [999]),
        ("face", 6),
        ("dice", [9, 0]),
        ("faces", [0]),
        ("world", 20),
    ],
)
def test_a_damaged_robot_is_refused(field: str, value: object) -> None:
    s = SoloTable().choosing()
    data = GAME.full_data(s)
    data["extras"]["robot"][field] = value
    with pytest.raises(ValueError, match=r"robot|card"):
        GAME.from_data(s.rules, data)
