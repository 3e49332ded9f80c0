"""The six research areas, level by level; the Lost Planet."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.words import FROM_TRACK, TRACKS
from tests.games.gaia.table import (
    Table,
    asked,
    beginning,
    change,
    events,
    finish_turn,
    income,
    power,
    purse,
    says,
    why,
)
from tests.support import rule


def xenos(planets: dict[str, str] | None = None) -> Table:
    """Xenos with a mine on 0,0 and only their start in Artificial Intelligence."""
    t = Table("xenos", "terrans").planets({"0,0": "desert", **(planets or {})}).put(0, "0,0")
    return t.seat(0, artificial_intelligence=0, knowledge=4)


def step(track: str, start: int) -> dict[str, int]:
    """What a step from this level brings, the knowledge paid included."""
    t = xenos().seat(0, **{track: start}, area1=9, area2=0, area3=0).tokens(0, "fed_8_vp_qic")
    s = t.round_tile("round_mine").turn(0)
    before = purse(s.players[0])
    s.play(0, f"research {track.replace('_', ' ')}")
    return change(before, s.players[0])


@rule("gaia.track.areas-order")
def test_the_areas_from_left_to_right() -> None:
    s = xenos().turn(0)
    assert beginning(s, 0, "research") == [
        "terraforming",
        "navigation",
        "artificial intelligence",
        "gaia project",
        "economy",
        "science",
    ]
    assert s.players[0].levels == 0
    s.play(0, "research gaia project")
    assert [s.players[0].level(track) for track in range(6)] == [0, 0, 0, 1, 0, 0]


# Level 3 charges 3 power as well: tokens move from area I to area II.
@pytest.mark.parametrize(
    ("track", "level", "gains"),
    [
        pytest.param(
            "terraforming", 1, {"ore": 2}, marks=rule("gaia.track.terraforming.level-1.reward")
        ),
        pytest.param(
            "terraforming", 4, {"ore": 2}, marks=rule("gaia.track.terraforming.level-4.reward")
        ),
        pytest.param(
            "navigation", 1, {"qic": 1}, marks=rule("gaia.track.navigation.level-1.reward")
        ),
        pytest.param(
            "navigation",
            3,
            {"qic": 1, "area1": -3, "area2": 3},
            marks=rule("gaia.track.navigation.level-3.reward"),
        ),
        pytest.param(
            "artificial_intelligence", 1, {"qic": 1}, marks=rule("gaia.track.ai.level-1.reward")
        ),
        pytest.param(
            "artificial_intelligence", 2, {"qic": 1}, marks=rule("gaia.track.ai.level-2.reward")
        ),
        pytest.param(
            "artificial_intelligence",
            3,
            {"qic": 2, "area1": -3, "area2": 3},
            marks=rule("gaia.track.ai.level-3.reward"),
        ),
        pytest.param(
            "artificial_intelligence", 4, {"qic": 2}, marks=rule("gaia.track.ai.level-4.reward")
        ),
        pytest.param(
            "artificial_intelligence", 5, {"qic": 4}, marks=rule("gaia.track.ai.level-5.reward")
        ),
        pytest.param(
            "gaia_project",
            1,
            {"gaiaformers": 1},
            marks=rule("gaia.track.gaia-project.level-1.reward"),
        ),
        pytest.param(
            "gaia_project", 2, {"area1": 3}, marks=rule("gaia.track.gaia-project.level-2.reward")
        ),
        pytest.param(
            "gaia_project",
            3,
            {"gaiaformers": 1, "area1": -3, "area2": 3},
            marks=rule("gaia.track.gaia-project.level-3.reward"),
        ),
        pytest.param(
            "gaia_project",
            4,
            {"gaiaformers": 1},
            marks=rule("gaia.track.gaia-project.level-4.reward"),
        ),
        pytest.param(
            "economy",
            5,
            {"ore": 3, "credits": 6, "area1": -6, "area2": 6},
            marks=rule("gaia.track.economy.level-5.reward"),
        ),
        pytest.param(
            "science", 5, {"knowledge": 9}, marks=rule("gaia.track.science.level-5.reward")
        ),
    ],
)
def test_what_a_level_gives_at_once(track: str, level: int, gains: dict[str, int]) -> None:
    expected = dict(gains)
    expected["knowledge"] = expected.get("knowledge", 0) - 4
    assert step(track, level - 1) == expected


@pytest.mark.parametrize(("track", "level"), [("economy", 1), ("science", 4), ("terraforming", 2)])
@rule("gaia.research.one-time-reward")
def test_levels_without_a_star_give_nothing_at_once(track: str, level: int) -> None:
    assert step(track, level - 1) == {"knowledge": -4}


# Base income 1 ore and 1 knowledge, the first mine 1 ore, the booster 4 credits.
@pytest.mark.parametrize(
    ("track", "level", "gains"),
    [
        pytest.param("artificial_intelligence", 0, {}, marks=rule("gaia.track.ai.level-0")),
        pytest.param("economy", 0, {}, marks=rule("gaia.track.economy.level-0")),
        pytest.param(
            "economy",
            1,
            {"credits": 2, "area2": 1},
            marks=rule("gaia.track.economy.level-1.income"),
        ),
        pytest.param(
            "economy",
            2,
            {"ore": 1, "credits": 2, "area2": 2},
            marks=rule("gaia.track.economy.level-2.income"),
        ),
        pytest.param(
            "economy",
            3,
            {"ore": 1, "credits": 3, "area2": 3},
            marks=rule("gaia.track.economy.level-3.income"),
        ),
        pytest.param(
            "economy",
            4,
            {"ore": 2, "credits": 4, "area2": 4},
            marks=rule("gaia.track.economy.level-4.income"),
        ),
        pytest.param("economy", 5, {}, marks=rule("gaia.track.economy.level-5.no-income")),
        pytest.param("science", 0, {}, marks=rule("gaia.track.science.level-0")),
        pytest.param(
            "science", 1, {"knowledge": 1}, marks=rule("gaia.track.science.level-1.income")
        ),
        pytest.param(
            "science", 2, {"knowledge": 2}, marks=rule("gaia.track.science.level-2.income")
        ),
        pytest.param(
            "science",
            3,
            {"knowledge": 3},
            marks=rule("gaia.track.science.level-3.income", "gaia.track.only-current-level"),
        ),
        pytest.param(
            "science",
            4,
            {"knowledge": 4},
            marks=rule("gaia.track.science.level-4.income", "gaia.income.source.research-level"),
        ),
        pytest.param("science", 5, {}, marks=rule("gaia.track.science.level-5.no-income")),
    ],
)
def test_income_by_level(track: str, level: int, gains: dict[str, int]) -> None:
    t = xenos().booster(0, "boost_gaia").seat(0, **{track: level})
    got = income(t)
    got.pop("area1", None)
    expected = {"ore": 2, "knowledge": 1, "credits": 4}
    for name, amount in gains.items():
        expected[name] = expected.get(name, 0) + amount
    assert got == expected


@rule("gaia.track.gaia-project.level-0")
def test_on_level_0_no_gaia_project_can_be_started() -> None:
    s = xenos({"0,1": "transdim"}).seat(0, area1=20).turn(0)
    assert s.players[0].gaiaformers == 0
    assert beginning(s, 0, "gaia project") == []


@rule(
    "gaia.track.gaia-project.level-5.reward",
    "gaia.track.gaia-project.level-5.gaiaformers-do-not-count",
)
def test_gaia_project_5_scores_4_and_1_a_gaia_planet_with_a_building() -> None:
    t = xenos({"0,1": "gaia", "0,2": "gaia", "0,-1": "gaia"}).put(0, "0,1").put(0, "0,2")
    t.gaiaformer(0, "0,-1").tokens(0, "fed_8_vp_qic").seat(0, gaia_project=4)
    s = t.round_tile("round_mine").turn(0)
    s.play(0, "research gaia project")
    assert s.players[0].vp == 10 + 4 + 2
    told = events(s, "score-research")
    assert [event.amount for event in told] == [4, 2]
    assert {(event.source, event.rule) for event in told} == {
        (FROM_TRACK + TRACKS.index("gaia_project"), "gaia.research.one-time-reward")
    }


@rule("gaia.track.terraforming.level-5.needs-earlier-token")
def test_the_token_on_terraforming_5_cannot_pay_for_itself() -> None:
    t = xenos().seat(0, terraforming=4)
    assert why(t.turn(0), 0, "research terraforming") == "no-green-token"


@rule("gaia.research.lasting-benefit")
def test_a_new_range_holds_at_once() -> None:
    t = xenos({"0,2": "desert"}).seat(0, navigation=1, qic=0)
    assert why(t.turn(0), 0, "build mine 0,2") == "out-of-range"
    s = t.turn(0)
    s.play(0, "research navigation")
    assert "build mine 0,2" in says(t.turn(0), 0)


@rule("gaia.research.level-3.charge-3-by-tech-tile")
def test_the_step_of_a_tech_tile_charges_3_power_too() -> None:
    t = Table("xenos", "terrans").planets({"0,0": "desert"}).put(0, "0,0", "trading_station")
    s = t.seat(0, economy=2, area1=4, area2=0).turn(0)
    s.play(0, "upgrade 0,0 to research lab")
    s.play(0, "tile under economy")
    s.play(0, "advance economy")
    assert power(s.players[0]) == (1, 3, 0)


@rule("gaia.research.level-5.one-player-only")
def test_who_reaches_level_5_first_closes_it() -> None:
    t = xenos().tokens(0, "fed_8_vp_qic").tokens(1, "fed_8_vp_qic")
    t.seat(0, economy=4).seat(1, economy=4, knowledge=4)
    s = t.turn(0)
    s.play(0, "research economy")
    assert why(t.turn(1), 1, "research economy") == "level-5-taken"


# --- the Lost Planet -----------------------------------------------------------------------------


def finder(planets: dict[str, str] | None = None) -> Table:
    """Xenos who can step to level 5 of Navigation, with a mine on 0,-4."""
    t = Table("xenos", "terrans").planets({"0,-4": "desert", **(planets or {})}).put(0, "0,-4")
    t.seat(0, navigation=4, knowledge=4, qic=0).tokens(0, "fed_8_vp_qic")
    return t.round_tile("round_research_step")


@rule(
    "gaia.track.navigation.lost-planet.range-like-mine",
    "gaia.mine.lost-planet.only-navigation-5",
)
def test_qic_extend_the_range_to_the_lost_planet() -> None:
    t = finder().seat(0, qic=1)
    s = t.turn(0)
    assert beginning(s, 0, "lost planet") == []
    s.play(0, "research navigation")
    assert "lost planet 0,2" in says(s, 0)  # 6 spaces away: range 4 and 2 for the Q.I.C.
    assert why(s, 0, "lost planet 0,3") == "out-of-range"
    s.play(0, "lost planet 0,2")
    assert s.players[0].qic == 0


@rule("gaia.track.navigation.lost-planet.opponents-charge")
def test_opponents_near_the_lost_planet_may_charge() -> None:
    t = finder({"0,0": "terra"}).put(1, "0,0", "trading_station")
    s = t.turn(0)
    s.play(0, "research navigation")
    s.play(0, "lost planet 0,-2")
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert says(s, 1) == ["charge 2", "decline"]


@rule("gaia.track.navigation.lost-planet.no-mine-piece")
def test_the_lost_planet_needs_no_mine_piece() -> None:
    s = finder().seat(0, mines=8).turn(0)
    s.play(0, "research navigation")
    s.play(0, "lost planet 0,-2")
    assert s.players[0].mines == 8


@rule("gaia.track.navigation.lost-planet.colonized", "gaia.track.navigation.lost-planet.new-type")
def test_the_lost_planet_is_colonized_and_a_type_of_its_own() -> None:
    t = finder({"0,-1": "desert"})
    s = t.turn(0)
    s.play(0, "research navigation")
    s.play(0, "lost planet 0,-2")
    finish_turn(s, 0)
    t.seat(0, navigation=0, qic=2, vp=10)
    s = t.turn(0)
    assert "build mine 0,-1" in says(s, 0)  # in range of the Lost Planet alone
    s.play(0, "qic planet types")
    assert s.players[0].vp == 10 + 3 + 2  # desert and Lost Planet


@rule("gaia.track.navigation.lost-planet.has-mine")
def test_the_lost_planet_charges_1_like_a_mine() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"}).put(0, "0,0")
    s = t.lost_planet(1, "0,2").turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 1", "decline"]
