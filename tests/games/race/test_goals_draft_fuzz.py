"""Random games with goals and drafts: they end, and nothing impossible ever lies on the table."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.core.checks import run_battery
from astrarium.core.frame import CHANCE
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from tests.games.race.test_fuzz import LONGEST, checksum, start, steps

GOALS: Options = {"expansion": "storm", "goals": True}
DRAFT: Options = {"expansion": "storm", "draft": True}
BOTH: Options = {**GOALS, **DRAFT}
TABLES: list[tuple[int, Options]] = [
    (2, GOALS),
    (2, {**GOALS, "advanced_two_player": True}),
    (3, {**GOALS, "preset_hands": True}),
    (5, GOALS),
    (2, DRAFT),
    (2, {**BOTH, "advanced_two_player": True}),
    (3, BOTH),
]
every_table = pytest.mark.parametrize(
    ("seats", "options"),
    TABLES,
    ids=[f"{seats} seats {' '.join(list(options)[1:])}" for seats, options in TABLES],
)


@pytest.mark.fuzz
@every_table
def test_random_games_with_goals_and_drafts_end_and_break_nothing(
    seats: int, options: Options, fuzz_games: int
) -> None:
    broken = astrarium.rules("race", seats, options).game.broken
    for seed in range(max(1, fuzz_games // 10)):
        s = start(seats, options)
        for step, _ in enumerate(steps(s, Rng(seed))):
            found = broken(s)
            assert not found, f"seed {seed}, step {step}: {found}\n{s.dump()}"
            assert step < LONGEST, f"seed {seed} does not end\n{s.dump()}"
        assert broken(s) == []


@pytest.mark.fuzz
@every_table
def test_what_goals_bring_is_what_scores_have_beyond_the_cards(
    seats: int, options: Options, fuzz_games: int
) -> None:
    without = {name: value for name, value in options.items() if name != "goals"}
    plain = astrarium.rules("race", seats, without)
    for seed in range(max(1, fuzz_games // 25)):
        s = start(seats, options)
        rng = Rng(seed)
        while not s.over:
            lane = s.next_lane()
            chance = s.asked(lane) == CHANCE
            s.answer(lane, roll(s, lane, rng) if chance else rng.pick(s.lane_options(lane)))
        data = s.rules.game.full_data(s)
        data["extras"].pop("goals", None)
        bare = plain.game.from_data(plain, data).scores()
        goals = s.view(None)["state"]["extras"].get("goals", {"holders": [], "chips": []})
        numbers = goals.get("drawn", [])
        worth = [5 if s.tables.goals[number].most else 3 for number in numbers]
        for seat in range(seats):
            tiles = sum(vp for vp, holder in zip(worth, goals["holders"]) if holder == seat)
            chips = sum(3 for each in goals["chips"] if each >> seat & 1)
            assert s.scores()[seat] == bare[seat] + tiles + chips


@pytest.mark.fuzz
@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, GOALS), (2, {**BOTH, "advanced_two_player": True}), (3, DRAFT)],
    ids=["goals", "two seats", "three seats"],
)
def test_the_battery_holds_with_goals_and_drafts(seats: int, options: Options) -> None:
    usual = {option.name: option.default for option in GAME.options}
    run_battery(GAME, games=1, every=120, chosen=[(seats, {**usual, **options})])


# Typed from one run of the plain sources; the compiled engine must give the same.
CHECKSUMS = [
    "0548c0d0e6157cbb",
    "a64eb4178a813010",
    "f53e1508f046baae",
    "1ac6c09226e35fb4",
    "becdf6e953bf2c56",
    "be82199bd2678681",
    "3abdb810c94490b4",
]


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [(seats, options, expected) for (seats, options), expected in zip(TABLES, CHECKSUMS)],
)
def test_seeded_games_with_goals_and_drafts_come_out_the_same_everywhere(
    seats: int, options: Options, expected: str
) -> None:
    assert checksum(seats, options, 3) == expected
