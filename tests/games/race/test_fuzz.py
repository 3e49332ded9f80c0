"""Random games: every game ends, and nothing impossible ever lies on the table.

Each way to sit down gets as many games as the fixture says: `make fuzz` plays thousands, compiled.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import cast

import pytest

import astrarium
from astrarium.core.events import Sink
from astrarium.core.frame import CHANCE, LEGAL, MAIN
from astrarium.core.game import Options
from astrarium.core.playout import playout, roll
from astrarium.core.rng import Rng
from astrarium.games.race.state import Race
from tests.support.rules import rule

# Every way to sit down: seats, and the options that go with them.
TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"preset_hands": True}),
    (2, {"advanced_two_player": True}),
    (2, {"advanced_two_player": True, "preset_hands": True}),
    (3, {}),
    (3, {"preset_hands": True}),
    (4, {}),
    (4, {"preset_hands": True}),
    (2, {"expansion": "storm", "advanced_two_player": True}),
    (3, {"expansion": "storm"}),
    (5, {"expansion": "storm", "preset_hands": True}),
    (2, {"expansion": "artifacts", "advanced_two_player": True}),
    (3, {"expansion": "artifacts"}),
    (5, {"expansion": "artifacts"}),
    (5, {"expansion": "artifacts", "preset_hands": True}),
]
LONGEST = 20_000  # answers: ten times the longest game seen


def spoken(options: Options) -> str:
    """The options that are on, by name; the expansion by its own."""
    return " ".join(name if value is True else str(value) for name, value in options.items())


every_table = pytest.mark.parametrize(
    ("seats", "options"),
    TABLES,
    ids=[f"{seats} seats {spoken(options)}".strip() for seats, options in TABLES],
)


def start(seats: int, options: Options) -> Race:
    return cast(Race, astrarium.start("race", seats, options))


def steps(s: Race, rng: Rng) -> Iterator[bool]:
    """Play on at random; says before each answer whether it is a decision of a seat."""
    while not s.over:
        lane = s.next_lane()
        if s.asked(lane) == CHANCE:
            yield False
            s.answer(lane, roll(s, lane, rng))
        else:
            choices = s.lane_options(lane)
            yield len(choices) > 1
            s.answer(lane, rng.pick(choices))


@pytest.mark.fuzz
@every_table
def test_random_games_end_and_never_break_an_invariant(
    seats: int, options: Options, fuzz_games: int
) -> None:
    broken = astrarium.rules("race", seats, options).game.broken
    for seed in range(fuzz_games):
        s = start(seats, options)
        for step, _ in enumerate(steps(s, Rng(seed))):
            found = broken(s)
            assert not found, f"seed {seed}, step {step}: {found}\n{s.dump()}"
            assert step < LONGEST, f"seed {seed} does not end\n{s.dump()}"
        assert broken(s) == []
        assert s.next_lane() < MAIN
        assert s.pool <= 0 or max(len(player.tableau) for player in s.players) >= 12
        assert max(len(player.hand) for player in s.players) <= 10


@rule("race.base.order.clockwise")
@pytest.mark.fuzz
@every_table
def test_no_reshuffle_comes_while_players_act_independently(
    seats: int, options: Options, fuzz_games: int
) -> None:
    reshuffles = 0
    for seed in range(max(4, fuzz_games // 2)):
        s = start(seats, options)
        s.sink = Sink()
        rng = Rng(2000 + seed)
        while not s.over:
            lane = s.next_lane()
            chance = s.asked(lane) == CHANCE
            choice = roll(s, lane, rng) if chance else rng.pick(s.lane_options(lane))
            s.answer(lane, choice)
            if any(event.kind == "reshuffle" for event in s.sink.drain()):
                # Whoever draws does so in the main lane: the order is fixed.
                assert lane == MAIN, f"seed {seed}\n{s.dump()}"
                reshuffles += 1
    assert reshuffles > 0


@pytest.mark.fuzz
@every_table
def test_positions_survive_json_at_every_decision(
    seats: int, options: Options, fuzz_games: int
) -> None:
    for seed in range(max(1, fuzz_games // 25)):
        s = start(seats, options)
        for is_decision in steps(s, Rng(seed)):
            if is_decision:
                text = s.dump()
                assert astrarium.load(text).dump() == text, f"seed {seed}"


@pytest.mark.fuzz
@every_table
def test_options_are_the_candidates_without_a_reason(
    seats: int, options: Options, fuzz_games: int
) -> None:
    for seed in range(max(1, fuzz_games // 25)):
        s = start(seats, options)
        for is_decision in steps(s, Rng(1000 + seed)):
            if not is_decision:
                continue
            for question in s.questions():
                frame = s.agenda.lanes[question.lane][-1]
                candidates = frame.candidates(s)
                assert candidates == sorted(set(candidates))
                legal = [choice for choice in candidates if frame.reason(s, choice) == LEGAL]
                assert legal == s.options(question), f"seed {seed}\n{s.dump()}"


def checksum(seats: int, options: Options, games: int) -> str:
    """What some seeded games came to: every pile, every hand, every chip, every decision."""
    digest = hashlib.sha256()
    for seed in range(games):
        s = start(seats, options)
        decisions = playout(s, Rng(seed))
        came_to = [decisions, s.rules.game.full_data(s), s.scores()]
        digest.update(json.dumps(came_to, sort_keys=True).encode())
    return digest.hexdigest()[:16]


# Typed from one run of the plain sources; the compiled engine must give the same.
CHECKSUMS = [
    "225f8b217741feda",
    "62bddde2e489f789",
    "d268f930a335e2a4",
    "ee2c62a3a29ddddc",
    "6c218d241d556670",
    "6a06e0c7c18bc247",
    "157fcdba73f9a0d9",
    "37e419748d7a2f64",
    "5ec5766868a34fdf",
    "a242f3ef10f47b8f",
    "6e77dabb997cca69",
    "364ce3c11d3bd8f8",
    "72e986038fed942e",
    "39adcf5669b97cff",
    "867c05f48a315654",
]


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [(seats, options, expected) for (seats, options), expected in zip(TABLES, CHECKSUMS)],
)
def test_seeded_games_come_out_the_same_everywhere(
    seats: int, options: Options, expected: str
) -> None:
    assert checksum(seats, options, 5) == expected
