"""Round boosters, round scoring tiles, tech tiles: what each one gives."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import (
    Table,
    change,
    finish_turn,
    income,
    purse,
    says,
)
from tests.support import rule


def terrans(planets: dict[str, str] | None = None) -> Table:
    """Terrans with a mine on 0,0; the Xenos are not on the map."""
    return Table("terrans", "xenos").planets({"0,0": "terra", **(planets or {})}).put(0, "0,0")


def passing_points(t: Table) -> int:
    """VP of passing in the last round, where nothing else is asked."""
    s = t.round(6).seat(0, vp=10).turn(0)
    s.play(0, "pass")
    return int(s.players[0].vp) - 10


# --- round boosters ------------------------------------------------------------------------------


# Base income 1 ore and 1 knowledge, the first mine 1 ore.
@pytest.mark.parametrize(
    ("booster", "gains"),
    [
        pytest.param(
            "ore_knowledge",
            {"ore": 1, "knowledge": 1},
            marks=rule("gaia.booster.1.income", "gaia.income.source.round-booster"),
        ),
        pytest.param("credits_qic", {"credits": 2, "qic": 1}, marks=rule("gaia.booster.2.income")),
        pytest.param("ore_tokens", {"ore": 1, "area1": 2}, marks=rule("gaia.booster.3.income")),
        pytest.param("terraform", {"credits": 2}, marks=rule("gaia.booster.4.income")),
        pytest.param("range", {"area1": -2, "area2": 2}, marks=rule("gaia.booster.5.income")),
        pytest.param("mines", {"ore": 1}, marks=rule("gaia.booster.6.income")),
        pytest.param("labs", {"knowledge": 1}, marks=rule("gaia.booster.7.income")),
        pytest.param("trading_stations", {"ore": 1}, marks=rule("gaia.booster.8.income")),
        pytest.param(
            "big_structures", {"area1": -4, "area2": 4}, marks=rule("gaia.booster.9.income")
        ),
        pytest.param("gaia", {"credits": 4}, marks=rule("gaia.booster.10.income")),
    ],
)
def test_income_of_a_round_booster(booster: str, gains: dict[str, int]) -> None:
    expected = {"ore": 2, "knowledge": 1}
    for name, amount in gains.items():
        expected[name] = expected.get(name, 0) + amount
    assert income(terrans().booster(0, f"boost_{booster}")) == expected


@rule("gaia.booster.only-while-held")
def test_a_booster_pays_nobody_but_its_holder() -> None:
    t = terrans().booster(0, "boost_gaia").booster(1, "boost_credits_qic")
    assert income(t) == {"ore": 2, "knowledge": 1, "credits": 4}


@rule("gaia.booster.4.special-action", "gaia.booster.4.not-combined")
def test_the_terraforming_booster_builds_a_mine_with_a_free_step() -> None:
    t = terrans({"0,1": "oxide", "0,-1": "terra"}).booster(0, "boost_terraform")
    s = t.seat(0, area3=5).turn(0)
    s.play(0, "special booster")
    assert says(s, 0) == ["build mine 0,-1", "build mine 0,1"]
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].credits) == (3, 13)
    assert {text.split()[0] for text in says(s, 0)} == {"convert", "end"}


@rule("gaia.booster.4.more-steps-with-ore", "gaia.mine.terraform.free-steps-topped-up")
def test_more_steps_than_the_booster_gives_are_paid_with_ore() -> None:
    t = terrans({"0,1": "volcanic"}).booster(0, "boost_terraform")
    s = t.seat(0, terraforming=2).turn(0)
    s.play(0, "special booster")
    s.play(0, "build mine 0,1")  # two steps: one free, one for 2 ore
    assert s.players[0].ore == 4 - 1 - 2


@rule("gaia.booster.5.not-combined")
def test_after_the_range_booster_no_other_action_is_left() -> None:
    s = terrans({"0,4": "terra"}).booster(0, "boost_range").seat(0, area3=5, qic=0).turn(0)
    s.play(0, "special booster")
    s.play(0, "build mine 0,4")
    assert {text.split()[0] for text in says(s, 0)} == {"convert", "end"}


def many_structures() -> Table:
    """2 mines, 3 trading stations, 2 research labs, institute, 2 academies; 2 Gaia planets."""
    kinds: tuple[str, ...] = (
        "mine",
        "trading_station",
        "trading_station",
        "trading_station",
        "research_lab",
    )
    kinds += ("research_lab", "planetary_institute", "academy_knowledge", "academy_action")
    places = [f"{q},{r}" for q in (-1, 0, 1) for r in (-2, 0, 2)]
    planets = dict.fromkeys(places, "terra")
    planets["2,0"] = "gaia"
    planets["-1,-2"] = "gaia"
    planets["3,-2"] = "gaia"
    t = Table("terrans", "xenos").planets(planets)
    for place, kind in zip(places, kinds, strict=True):
        t.put(0, place, kind)
    return t.put(0, "2,0").gaiaformer(0, "3,-2")


@pytest.mark.parametrize(
    ("booster", "points"),
    [
        pytest.param("ore_knowledge", 0),
        pytest.param("mines", 2, marks=rule("gaia.pass.booster-effect-on-return")),
        pytest.param("labs", 3 * 2, marks=rule("gaia.booster.7.pass-scoring")),
        pytest.param("trading_stations", 2 * 3, marks=rule("gaia.booster.8.pass-scoring")),
        pytest.param("big_structures", 4 * 3, marks=rule("gaia.booster.9.pass-scoring")),
        pytest.param(
            "gaia",
            2,
            marks=rule("gaia.booster.10.pass-scoring", "gaia.booster.10.gaiaformers-do-not-count"),
        ),
    ],
)
def test_what_a_booster_scores_when_it_is_returned(booster: str, points: int) -> None:
    assert passing_points(many_structures().booster(0, f"boost_{booster}")) == points


@rule("gaia.booster.6.lost-planet-counts")
def test_the_lost_planet_is_a_mine_for_the_booster() -> None:
    assert passing_points(terrans().lost_planet(0, "0,3").booster(0, "boost_mines")) == 2


# --- round scoring tiles -------------------------------------------------------------------------


def scored(tile: str, *plays: str) -> int:
    """VP that this round tile adds to a turn; the same turn with another tile is the measure."""
    points = []
    other = "round_mine" if "mine" not in tile else "round_federation"
    for each in (tile, other):
        t = Table("terrans", "xenos").planets(
            {"0,0": "terra", "0,1": "terra", "0,2": "terra", "0,-1": "gaia", "1,0": "volcanic"}
        )
        t.put(0, "0,0", "trading_station").put(0, "0,1", "research_lab").put(0, "0,2", "mine")
        t.seat(0, ore=15, credits=30, knowledge=15, qic=5, terraforming=4).tokens(0, "fed_8_vp_qic")
        s = t.round_tile(each).turn(0)
        for play in plays:
            s.play(0, play)
        points.append(int(s.players[0].vp))
    return points[0] - points[1]


TO_INSTITUTE = "upgrade 0,0 to planetary institute"
TO_STATION = "upgrade 0,2 to trading station"


@pytest.mark.parametrize(
    ("tile", "plays", "points"),
    [
        pytest.param("round_mine", ["build mine 0,-1"], 2, marks=rule("gaia.round-tile.mine")),
        pytest.param("round_mine", [TO_STATION], 0),
        pytest.param(
            "round_trading_station_3",
            [TO_STATION],
            3,
            marks=rule("gaia.round-tile.trading-station.3"),
        ),
        pytest.param("round_trading_station_3", [TO_INSTITUTE], 0),
        pytest.param(
            "round_trading_station_4",
            [TO_STATION],
            4,
            marks=rule("gaia.round-tile.trading-station.4"),
        ),
        pytest.param(
            "round_big_structure",
            [TO_INSTITUTE],
            5,
            marks=rule("gaia.round-tile.academy-or-institute"),
        ),
        pytest.param(
            "round_big_structure",
            ["upgrade 0,1 to academy action"],
            5,
            marks=rule("gaia.round-tile.academy-or-institute"),
        ),
        pytest.param("round_big_structure", [TO_STATION], 0),
        pytest.param(
            "round_gaia_mine_3", ["build mine 0,-1"], 3, marks=rule("gaia.round-tile.gaia-mine.3")
        ),
        pytest.param("round_gaia_mine_3", ["build mine 1,0"], 0),
        pytest.param(
            "round_gaia_mine_4", ["build mine 0,-1"], 4, marks=rule("gaia.round-tile.gaia-mine.4")
        ),
        pytest.param(
            "round_federation",
            ["research terraforming"],
            5,
            marks=rule(
                "gaia.round-tile.federation-token", "gaia.round-tile.federation-token-any-means"
            ),
        ),
        pytest.param(
            "round_research_step",
            ["research science"],
            2,
            marks=rule("gaia.round-tile.research-advance", "gaia.goal.round-tile.awards-action"),
        ),
        pytest.param(
            "round_research_step",
            ["upgrade 0,1 to academy action", "tile under science", "advance science"],
            2,
            marks=rule("gaia.goal.round-tile.example-research-2vp"),
        ),
    ],
)
def test_what_a_round_tile_scores(tile: str, plays: list[str], points: int) -> None:
    assert scored(tile, *plays) == points


@rule("gaia.round-tile.terraforming-step")
def test_each_terraforming_step_scores_2() -> None:
    # Two steps to the volcanic planet; the mine itself scores nothing with this tile.
    t = terrans({"1,0": "volcanic"}).seat(0, ore=15).round_tile("round_terraforming_step")
    s = t.turn(0)
    s.play(0, "build mine 1,0")
    assert s.players[0].vp == 10 + 4


@rule("gaia.goal.round-tile.one-per-round")
def test_only_the_tile_of_the_current_round_scores() -> None:
    for number, points in ((1, 0), (2, 2), (3, 0)):
        t = terrans({"0,1": "terra"})
        ids = [tile.id for tile in t.rules.round_tiles]
        plain, mine = ids.index("round_federation"), ids.index("round_mine")
        t.s.round_tiles = [plain, mine, plain, plain, plain, plain]
        s = t.round(number).turn(0)
        s.play(0, "build mine 0,1")
        assert s.players[0].vp == 10 + points


# --- tech tiles ----------------------------------------------------------------------------------


def taking(t: Table, tile: str) -> dict[str, int]:
    """What changes when the Q.I.C. action takes this standard tile and no step is made."""
    spaces = [each.id for each in t.rules.standard]
    t.s.standard_at = [spaces.index(tile), *(n for n in range(9) if n != spaces.index(tile))]
    s = t.seat(0, qic=4).turn(0)
    s.play(0, "qic tech tile")
    before = purse(s.players[0])
    s.play(0, "tile under terraforming")
    s.play(0, "no advance")
    return change(before, s.players[0])


@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        pytest.param(
            "std_ore_qic",
            {"ore": 1, "qic": 1},
            marks=rule("gaia.tech-tile.icon.once", "gaia.tech-tile.benefits"),
        ),
        pytest.param("std_7_vp", {"vp": 7}, marks=rule("gaia.tech-tile.icon.once")),
        pytest.param(
            "std_knowledge_per_planet_type",
            {"knowledge": 3},
            marks=rule("gaia.tech-tile.per.planet-type"),
        ),
        pytest.param("std_income_4_credits", {}),
        pytest.param("std_action_charge_4", {}),
    ],
)
def test_what_a_standard_tile_gives_when_it_is_taken(tile: str, gains: dict[str, int]) -> None:
    t = terrans({"0,1": "gaia"}).put(0, "0,1").lost_planet(0, "0,3")
    assert taking(t, tile) == gains


@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        pytest.param(
            "std_income_ore_power",
            {"ore": 1, "area1": -1, "area2": 1},
            marks=rule("gaia.tech-tile.icon.income"),
        ),
        pytest.param(
            "std_income_knowledge_credit",
            {"knowledge": 1, "credits": 1},
            marks=rule("gaia.tech-tile.example-income-knowledge-credit"),
        ),
        pytest.param(
            "std_income_4_credits", {"credits": 4}, marks=rule("gaia.income.source.tech-tiles")
        ),
        pytest.param("std_ore_qic", {}),
    ],
)
def test_income_of_tech_tiles(tile: str, gains: dict[str, int]) -> None:
    expected = {"ore": 3, "knowledge": 1}
    for name, amount in gains.items():
        expected[name] = expected.get(name, 0) + amount
    assert income(terrans().booster(0, "boost_mines").tiles(0, tile)) == expected


@rule("gaia.tech.advanced.covered-no-effect")
def test_a_covered_tile_pays_no_income() -> None:
    t = terrans().booster(0, "boost_mines").tiles(0, "std_income_4_credits").seat(0, covered=1 << 7)
    assert t.rules.standard[7].id == "std_income_4_credits"
    assert income(t) == {"ore": 3, "knowledge": 1}


@rule("gaia.tech-tile.example-gaia-mine", "gaia.goal.tech-tiles.example-3vp-gaia")
def test_the_gaia_tile_scores_3_for_a_mine_on_a_gaia_planet() -> None:
    for planet, points in (("gaia", 3), ("terra", 0)):
        t = terrans({"0,1": planet}).tiles(0, "std_vp_per_mine_on_gaia")
        s = t.turn(0)
        s.play(0, "build mine 0,1")
        assert s.players[0].vp == 10 + points


@rule("gaia.tech-tile.example-research-advance", "gaia.tech-tile.icon.each-time")
def test_the_research_tile_scores_2_for_every_step() -> None:
    t = terrans().tiles(0, "adv_2_vp_per_research_step").round_tile("round_mine")
    for points in (2, 4):
        s = t.seat(0, knowledge=4).turn(0)
        s.play(0, "research science")
        assert s.players[0].vp == 10 + points


@pytest.mark.parametrize(
    ("tile", "plays", "points"),
    [
        ("adv_3_vp_per_mine_built", "build mine 0,1", 3),
        ("adv_3_vp_per_mine_built", "upgrade 0,0 to trading station", 0),
        ("adv_3_vp_per_trading_station_built", "upgrade 0,0 to trading station", 3),
    ],
)
@rule("gaia.tech-tile.icon.each-time")
def test_tiles_that_score_building(tile: str, plays: str, points: int) -> None:
    s = terrans({"0,1": "terra"}).tiles(0, tile).turn(0)
    s.play(0, plays)
    assert s.players[0].vp == 10 + points


@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        pytest.param(
            "adv_action_qic_5_credits",
            {"qic": 1, "credits": 5},
            marks=rule("gaia.tech-tile.example-special-qic-credits", "gaia.special.no-cost"),
        ),
        pytest.param("adv_action_3_ore", {"ore": 3}, marks=rule("gaia.special.where")),
        pytest.param("adv_action_3_knowledge", {"knowledge": 3}, marks=rule("gaia.special.where")),
    ],
)
def test_special_actions_of_advanced_tiles(tile: str, gains: dict[str, int]) -> None:
    s = terrans().tiles(0, tile).turn(0)
    before = purse(s.players[0])
    s.play(0, f"special {tile.replace('_', ' ')}")
    assert change(before, s.players[0]) == gains


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        pytest.param(
            "adv_pass_1_vp_per_planet_type",
            2,
            marks=rule(
                "gaia.tech-tile.example-pass-planet-types", "gaia.pass.tech-tile-effect-every-pass"
            ),
        ),
        pytest.param(
            "adv_pass_3_vp_per_federation_token",
            6,
            marks=rule(
                "gaia.tech-tile.example-pass-federation-tokens",
                "gaia.tech-tile.per.federation-token",
            ),
        ),
        pytest.param("adv_pass_3_vp_per_research_lab", 6, marks=rule("gaia.tech-tile.icon.pass")),
        pytest.param("adv_now_2_vp_per_mine", 0),
    ],
)
def test_tiles_that_score_on_passing(tile: str, points: int) -> None:
    t = many_structures().booster(0, "boost_ore_knowledge").tiles(0, tile)
    assert passing_points(t.tokens(0, "fed_12_vp", "fed_8_vp_qic")) == points


@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        pytest.param(
            "adv_now_1_ore_per_sector",
            {"ore": 3},
            marks=rule("gaia.tech-tile.example-once-ore-per-sector", "gaia.tech-tile.per.sector"),
        ),
        pytest.param("adv_now_2_vp_per_sector", {"vp": 6}, marks=rule("gaia.tech-tile.per.sector")),
        pytest.param(
            "adv_now_2_vp_per_gaia_planet", {"vp": 4}, marks=rule("gaia.tech-tile.per.gaia-planet")
        ),
        pytest.param("adv_now_2_vp_per_mine", {"vp": 8}, marks=rule("gaia.tech-tile.icon.once")),
        pytest.param("adv_now_4_vp_per_trading_station", {"vp": 4}),
        pytest.param("adv_now_5_vp_per_federation_token", {"vp": 10}),
        pytest.param("adv_action_3_ore", {}),
    ],
)
def test_what_an_advanced_tile_gives_when_it_is_taken(tile: str, gains: dict[str, int]) -> None:
    """Sectors: the middle one twice, two others, one of them only by the Lost Planet."""
    t = Table("terrans", "xenos").planets(
        {"0,0": "terra", "0,1": "gaia", "0,4": "gaia", "0,-1": "terra"}
    )
    t.put(0, "0,0").put(0, "0,1").put(0, "0,4").put(0, "0,-1", "trading_station")
    t.lost_planet(0, "0,-4").tokens(0, "fed_12_vp", "fed_8_vp_qic").tiles(0, "std_7_vp")
    ids = [each.id for each in t.rules.advanced]
    t.s.advanced_at = [ids.index(tile), -1, -1, -1, -1, -1]
    s = t.seat(0, qic=4, terraforming=4).turn(0)
    s.play(0, "qic tech tile")
    before = purse(s.players[0])
    s.play(0, "advanced tile of terraforming")
    s.play(0, "cover std 7 vp")
    assert change(before, s.players[0]) == gains


@rule("gaia.tech-tile.example-power-value-4")
def test_with_the_tile_academies_and_institute_are_worth_4() -> None:
    for kind in ("planetary_institute", "academy_knowledge", "academy_action"):
        t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
        t.put(0, "0,0").put(1, "0,3", kind).tiles(1, "std_big_structures_worth_4")
        s = t.turn(0)
        s.play(0, "build mine 0,1")
        finish_turn(s, 0)
        assert says(s, 1) == ["charge 4", "decline"]


@rule("gaia.tech-tile.power-value-4.covered")
def test_covered_it_leaves_them_worth_3() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
    t.put(0, "0,0").put(1, "0,3", "planetary_institute").tiles(1, "std_big_structures_worth_4")
    s = t.seat(1, covered=1 << 2).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 3", "decline"]
