"""The Gathering Storm: which goals are in play, and with whom."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.core.frame import CHANCE
from astrarium.core.game import Options
from astrarium.core.playout import roll
from astrarium.core.rng import Rng
from astrarium.games.race.game import GAME
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from tests.games.race.goal_table import holder, with_goals
from tests.support.rules import rule

MOST = {
    "Greatest Military",
    "Largest Industry",
    "Greatest Infrastructure",
    "Production Leader",
}
FIRST = {
    "Galactic Standard of Living",
    "System Diversity",
    "Overlord Discoveries",
    "Budget Surplus",
    "Innovation Leader",
    "Galactic Status",
}
# Facts: the phases in the upper left corner of each tile.
PHASES = {
    "Galactic Standard of Living": {"consume"},
    "System Diversity": {"settle"},
    "Overlord Discoveries": {"develop", "settle"},
    "Budget Surplus": {"round"},
    "Innovation Leader": {"develop", "settle"},
    "Galactic Status": {"develop"},
    "Greatest Military": {"develop", "settle"},
    "Largest Industry": {"settle"},
    "Greatest Infrastructure": {"develop"},
    "Production Leader": {"settle"},
}
MOMENTS = ("explore", "develop", "settle", "consume", "produce", "round")


@pytest.mark.parametrize(
    ("kind", "names", "amount"),
    [
        pytest.param("most", MOST, 4, marks=rule("race.storm.contents.most-goals")),
        pytest.param("first", FIRST, 6, marks=rule("race.storm.contents.first-goals")),
    ],
)
def test_the_box_holds_four_most_and_six_first_goals(
    kind: str, names: set[str], amount: int
) -> None:
    tiles = cast(RaceRules, astrarium.rules("race", 2, {"expansion": "storm"})).goals
    found = [tile.name for tile in tiles if tile.most == (kind == "most")]
    assert sorted(found) == sorted(names)
    assert len(found) == amount


def started(seed: int, seats: int = 2) -> Race:
    """The six tiles have been drawn."""
    s = cast(Race, astrarium.start("race", seats, {"expansion": "storm", "goals": True}))
    rng = Rng(seed)
    for _ in range(6):
        s.answer(0, roll(s, 0, rng))
    return s


def drawn(s: Race) -> list[str]:
    return [s.tables.goals[number].name for number in goals_of(s).drawn]


def said(s: Race) -> list[str]:
    (question,) = s.questions()
    return [s.rules.game.say(s.rules, choice) for choice in s.options(question)]


@rule("race.storm.goals.setup.two-most", "race.storm.goals.setup.four-first")
def test_two_most_and_four_first_goals_are_in_play() -> None:
    for seed in range(10):
        names = drawn(started(seed))
        assert len(names) == 6
        assert len(MOST & set(names)) == 2
        assert len(FIRST & set(names)) == 4


@rule("race.storm.goals.setup.shuffled-face-down")
def test_chance_draws_the_tiles_and_each_is_equally_likely() -> None:
    s = cast(Race, astrarium.start("race", 2, {"expansion": "storm", "goals": True}))
    assert said(s) == [f"goal {name}" for name in tiles_in_order(s, MOST)]
    (question,) = s.questions()
    assert question.seat == CHANCE
    seen = Counter(name for seed in range(300) for name in drawn(started(seed)))
    assert all(120 < seen[name] < 180 for name in MOST)  # 2 of 4
    assert all(170 < seen[name] < 230 for name in FIRST)  # 4 of 6


def tiles_in_order(s: Race, names: set[str]) -> list[str]:
    return [goal.name for goal in s.tables.goals if goal.name in names]


@rule("race.storm.goals.setup.rest-removed")
def test_tiles_that_were_not_drawn_never_come_back() -> None:
    s = started(3)
    out = (MOST | FIRST) - set(drawn(s))
    assert len(out) == 4
    rng = Rng(1)
    while not s.over:
        lane = s.next_lane()
        chance = s.asked(lane) == CHANCE
        s.answer(lane, roll(s, lane, rng) if chance else rng.pick(s.lane_options(lane)))
        assert not out & set(drawn(s))


@rule("race.storm.goals.setup.face-up-in-centre")
def test_all_eyes_see_the_goals_and_nobody_has_them_yet() -> None:
    s = started(5)
    for eyes in (None, 0, 1):
        goals = s.view(eyes)["state"]["extras"]["goals"]
        assert goals["drawn"] == goals_of(s).drawn
        assert goals["holders"] == [-1] * 6


@rule("race.storm.goals.setup.goal-chips-beside")
def test_no_chip_is_given_out_before_the_game() -> None:
    s = started(5)
    assert goals_of(s).chips == [0] * 6
    assert s.scores() == [0, 0]


@rule("race.storm.goals.setup.before-base-setup")
def test_start_worlds_are_dealt_when_the_goals_lie_open() -> None:
    s = cast(Race, astrarium.start("race", 3, {"expansion": "storm", "goals": True}))
    for _ in range(6):
        assert said(s)[0].startswith("goal ")
        s.answer(0, roll(s, 0, Rng(1)))
    assert said(s)[0].startswith("deal ")
    assert [player.tableau for player in s.players] == [[], [], []]


@pytest.mark.parametrize("goal", sorted(PHASES))
@rule("race.storm.goals.checked-at-end-of-listed-phases")
def test_a_tile_lists_the_phases_at_whose_end_it_is_gained(goal: str) -> None:
    s = started(0)
    tile = next(each for each in s.tables.goals if each.name == goal)
    assert {name for at, name in enumerate(MOMENTS, 1) if tile.looked_at(at)} == PHASES[goal]


@rule("race.storm.goals.checked-at-end-of-listed-phases")
def test_a_condition_met_since_the_start_waits_for_a_listed_phase() -> None:
    t = with_goals(2, "Galactic Status").seat(0, tableau="Old Earth; Galactic Federation")
    s = t.chosen("settle", "settle")
    s.play(0, "pass")
    s.play(1, "pass")
    assert holder(s, "Galactic Status") is None  # looked at when Develop ends
    t = with_goals(2, "Galactic Status").seat(0, tableau="Old Earth; Galactic Federation")
    s = t.chosen("develop", "develop")
    s.play(0, "pass")
    s.play(1, "pass")
    assert holder(s, "Galactic Status") == 0


def refusal(seats: int, **options: bool | int | str) -> str:
    with pytest.raises(BadOptions) as error:
        astrarium.start("race", seats, options)
    return str(error.value)


def test_goals_need_the_gathering_storm() -> None:
    for expansion in ("none", "artifacts"):
        why = refusal(2, expansion=expansion, goals=True)
        assert "race.storm.overview.adds-to-base-game" in why


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_goals_are_for_any_number_of_players(seats: int) -> None:
    assert len(drawn(started(1, seats))) == 6


@rule("race.storm.solo.no-goals")
def test_there_are_no_goals_in_the_solo_game() -> None:
    chosen: Options = {option.name: option.default for option in GAME.options}
    why = GAME.refuse(1, {**chosen, "expansion": "storm", "goals": True})
    assert why is not None
    assert why.figures["rule"] == "race.storm.solo.no-goals"
    assert GAME.refuse(1, {**chosen, "expansion": "storm", "goals": False}) is None
