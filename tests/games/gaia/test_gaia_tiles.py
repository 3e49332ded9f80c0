"""Every tech tile, booster, round tile and federation token does what it shows."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.actions import specials_of
from astrarium.games.gaia.effects import SPECIAL_ACTION
from astrarium.games.gaia.words import BY_STANDARD
from tests.games.gaia.table import Table, beginning, finish_turn, power
from tests.support import rule


def colony() -> Table:
    """Terrans with 2 mines, a trading station, a research lab and an institute in one sector.

    They have colonized 3 planet types, one of them a Gaia planet, and own 2 federation tokens.
    """
    t = Table("terrans", "xenos").planets(
        {
            "0,0": "terra",
            "0,1": "gaia",
            "1,0": "ice",
            "1,-1": "terra",
            "0,-1": "terra",
            "2,0": "terra",
        }
    )
    t.put(0, "0,0").put(0, "0,1").put(0, "1,0", "trading_station")
    t.put(0, "1,-1", "research_lab").put(0, "0,-1", "planetary_institute")
    t.federated(0, "0,0").tokens(0, "fed_12_vp", "fed_8_vp_qic")
    return t.seat(0, ore=10, credits=20, knowledge=4)


def lab_tile(t: Table, text: str) -> Table:
    """Upgrade the trading station on 1,0 and take this tile without a step."""
    s = t.turn(0)
    s.play(0, "upgrade 1,0 to research lab")
    s.play(0, text)
    return t


def standard(id: str) -> tuple[Table, str]:
    t = colony()
    number = [tile.id for tile in t.rules.standard].index(id)
    others = [kind for kind in range(9) if kind != number]
    t.s.standard_at = [*others[:6], number, *others[6:]]
    return t, "tile 1 of the bottom row"


@pytest.mark.parametrize(
    ("id", "gains"),
    [
        ("std_ore_qic", {"ore": 10 - 3 + 1, "qic": 2}),
        ("std_knowledge_per_planet_type", {"knowledge": 4 + 3}),
        ("std_7_vp", {"vp": 17}),
        ("std_income_4_credits", {"credits": 15}),
    ],
)
@rule("gaia.tech-tile.icon.once")
def test_what_standard_tiles_give_at_once(id: str, gains: dict[str, int]) -> None:
    t, text = standard(id)
    lab_tile(t, text)
    assert {name: getattr(t.s.players[0], name) for name in gains} == gains


@pytest.mark.parametrize(
    ("id", "gains"),
    [
        ("std_income_ore_power", {"ore": 1, "area2": 1}),
        ("std_income_knowledge_credit", {"knowledge": 1, "credits": 1}),
        ("std_income_4_credits", {"credits": 4}),
    ],
)
@rule("gaia.tech-tile.icon.income", "gaia.income.source.tech-tiles")
def test_what_standard_tiles_pay_as_income(id: str, gains: dict[str, int]) -> None:
    def income(*tiles: str) -> dict[str, int]:
        t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0").tiles(0, *tiles)
        s = (
            t.seat(0, ore=0, knowledge=0, credits=0, area2=0)
            .booster(0, "boost_gaia")
            .phase("income")
        )
        return {name: getattr(s.players[0], name) for name in gains}

    with_it, without = income(id), income()
    assert {name: with_it[name] - without[name] for name in gains} == gains


@rule("gaia.tech-tile.example-gaia-mine", "gaia.tech-tile.icon.each-time")
def test_3_vp_for_each_mine_on_a_gaia_planet() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "gaia"}).put(0, "0,0")
    s = t.tiles(0, "std_vp_per_mine_on_gaia").turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].vp == 13


@pytest.mark.parametrize(
    ("id", "gains"),
    [
        ("adv_now_2_vp_per_mine", {"vp": 10 + 2 * 2}),
        ("adv_now_1_ore_per_sector", {"ore": 10 - 3 + 1}),
        ("adv_now_2_vp_per_gaia_planet", {"vp": 12}),
        ("adv_now_4_vp_per_trading_station", {"vp": 10}),
        ("adv_now_2_vp_per_sector", {"vp": 12}),
        ("adv_now_5_vp_per_federation_token", {"vp": 20}),
        ("adv_3_vp_per_mine_built", {"vp": 10}),
    ],
)
@rule("gaia.tech.advanced.covers-standard", "gaia.tech-tile.icon.once")
def test_what_advanced_tiles_give_at_once(id: str, gains: dict[str, int]) -> None:
    t = colony().tiles(0, "std_7_vp").seat(0, science=4)
    number = [tile.id for tile in t.rules.advanced].index(id)
    t.s.advanced_at = [-1, -1, -1, -1, -1, number]
    lab_tile(t, "advanced tile of science")
    t.s.play(0, "cover std 7 vp")
    assert {name: getattr(t.s.players[0], name) for name in gains} == gains


@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("adv_pass_3_vp_per_federation_token", 6),
        ("adv_pass_3_vp_per_research_lab", 3),
        ("adv_pass_1_vp_per_planet_type", 3),
    ],
)
@rule("gaia.tech-tile.icon.pass", "gaia.pass.tech-tile-effect-every-pass")
def test_what_advanced_tiles_score_when_passing(id: str, points: int) -> None:
    s = colony().tiles(0, id).turn(0)
    s.play(0, f"pass {beginning(s, 0, 'pass')[0]}")
    assert s.players[0].vp == 10 + points


@pytest.mark.parametrize(
    ("id", "gains"),
    [
        ("adv_action_qic_5_credits", {"qic": 2, "credits": 25}),
        ("adv_action_3_ore", {"ore": 13}),
        ("adv_action_3_knowledge", {"knowledge": 7}),
    ],
)
@rule("gaia.tech-tile.icon.special-action", "gaia.tech-tile.example-special-qic-credits")
def test_special_actions_of_advanced_tiles(id: str, gains: dict[str, int]) -> None:
    s = colony().tiles(0, id).turn(0)
    s.play(0, f"special {id.replace('_', ' ')}")
    assert {name: getattr(s.players[0], name) for name in gains} == gains


@rule("gaia.special.where")
def test_a_special_action_counts_on_whichever_standard_tile_it_is_printed() -> None:
    """In another set of components it may be on the first one."""
    s = colony().tiles(0, "std_ore_qic").turn(0)
    standard = s.rules.standard
    first = standard[0]
    (shows_it,) = [tile for tile in standard if tile.timing == SPECIAL_ACTION]
    assert BY_STANDARD not in specials_of(s, 0)
    standard[0] = shows_it
    try:
        assert BY_STANDARD in specials_of(s, 0)
    finally:
        standard[0] = first


@pytest.mark.parametrize(
    ("tile", "action", "points"),
    [
        ("adv_3_vp_per_mine_built", "build mine 2,0", 3),
        ("adv_2_vp_per_research_step", "research science", 2 + 2),  # the round tile too
        ("round_mine", "build mine 2,0", 2),
        ("round_research_step", "research science", 2),
        ("round_big_structure", "upgrade 1,-1 to academy knowledge", 5),
    ],
)
@rule("gaia.goal.round-tile.awards-action", "gaia.tech-tile.icon.each-time")
def test_what_is_scored_each_time(tile: str, action: str, points: int) -> None:
    t = colony()
    t = t.round_tile(tile) if tile.startswith("round") else t.tiles(0, tile)
    s = t.turn(0)
    s.play(0, action)
    assert s.players[0].vp == 10 + points


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("adv_3_vp_per_trading_station_built", 3),
        pytest.param("round_trading_station_3", 3, marks=rule("gaia.round-tile.trading-station.3")),
        pytest.param("round_trading_station_4", 4, marks=rule("gaia.round-tile.trading-station.4")),
    ],
)
def test_trading_stations_score_when_built(tile: str, points: int) -> None:
    t = colony()
    t = t.round_tile(tile) if tile.startswith("round") else t.tiles(0, tile)
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to trading station")
    assert s.players[0].vp == 10 + points


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        pytest.param("round_gaia_mine_3", 3, marks=rule("gaia.round-tile.gaia-mine.3")),
        pytest.param("round_gaia_mine_4", 4, marks=rule("gaia.round-tile.gaia-mine.4")),
        pytest.param("round_mine", 2, marks=rule("gaia.round-tile.mine")),
    ],
)
def test_mines_on_gaia_planets_score_when_built(tile: str, points: int) -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "gaia"}).put(0, "0,0")
    s = t.round_tile(tile).turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].vp == 10 + points


@pytest.mark.parametrize(
    ("booster", "gains"),
    [
        pytest.param(
            "boost_ore_knowledge", {"ore": 1, "knowledge": 1}, marks=rule("gaia.booster.1.income")
        ),
        pytest.param(
            "boost_credits_qic", {"credits": 2, "qic": 1}, marks=rule("gaia.booster.2.income")
        ),
        pytest.param(
            "boost_ore_tokens", {"ore": 1, "area1": 2}, marks=rule("gaia.booster.3.income")
        ),
        pytest.param("boost_terraform", {"credits": 2}, marks=rule("gaia.booster.4.income")),
        pytest.param("boost_range", {"area1": -2, "area2": 2}, marks=rule("gaia.booster.5.income")),
        pytest.param("boost_mines", {"ore": 1}, marks=rule("gaia.booster.6.income")),
        pytest.param("boost_labs", {"knowledge": 1}, marks=rule("gaia.booster.7.income")),
        pytest.param("boost_trading_stations", {"ore": 1}, marks=rule("gaia.booster.8.income")),
        pytest.param(
            "boost_big_structures", {"area1": -4, "area2": 4}, marks=rule("gaia.booster.9.income")
        ),
        pytest.param("boost_gaia", {"credits": 4}, marks=rule("gaia.booster.10.income")),
    ],
)
def test_boosters_pay_income(booster: str, gains: dict[str, int]) -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
    t.seat(0, ore=0, knowledge=0, credits=0, qic=0, area1=5, area2=0)
    s = t.booster(0, booster).phase("income")
    player = s.players[0]
    base = {"ore": 2, "knowledge": 1, "area1": 5}  # one mine and the board
    assert {name: getattr(player, name) - base.get(name, 0) for name in gains} == gains


@pytest.mark.parametrize(
    ("booster", "points"),
    [
        pytest.param("boost_mines", 2, marks=rule("gaia.booster.6.pass-scoring")),
        pytest.param("boost_labs", 3, marks=rule("gaia.booster.7.pass-scoring")),
        pytest.param("boost_trading_stations", 2, marks=rule("gaia.booster.8.pass-scoring")),
        pytest.param("boost_big_structures", 4, marks=rule("gaia.booster.9.pass-scoring")),
        pytest.param("boost_gaia", 1, marks=rule("gaia.booster.10.pass-scoring")),
        ("boost_range", 0),
    ],
)
def test_boosters_score_when_returned(booster: str, points: int) -> None:
    s = colony().booster(0, booster).turn(0)
    s.play(0, f"pass {beginning(s, 0, 'pass')[0]}")
    assert s.players[0].vp == 10 + points


@pytest.mark.parametrize(
    ("token", "gains"),
    [
        ("12vp", {"vp": 12, "green": 0}),
        ("8vp qic", {"vp": 8, "qic": 1, "green": 1}),
        ("8vp tokens", {"vp": 8, "area1": 2}),
        ("7vp ore", {"vp": 7, "ore": 2}),
        ("7vp credits", {"vp": 7, "credits": 6}),
        ("6vp knowledge", {"vp": 6, "knowledge": 2}),
    ],
)
@rule("gaia.federation.token.immediate-reward", "gaia.federation.token.player-chooses")
def test_federation_tokens_give_their_reward_at_once(token: str, gains: dict[str, int]) -> None:
    t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in range(3)})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "trading_station")
    t.put(0, "0,2", "research_lab")
    before = {name: int(getattr(t.s.players[0], name)) for name in gains}
    s = t.turn(0)
    s.play(0, f"federation at 0,0 token {token}")
    after = s.players[0]
    assert {name: getattr(after, name) - before[name] for name in gains} == gains


@rule("gaia.tech-tile.power-value-4.covered", "gaia.tech-tile.example-power-value-4")
def test_covering_the_tile_makes_big_structures_worth_3_again() -> None:
    def offered(covered: int) -> str:
        t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
        t.put(0, "0,0").put(1, "0,3", "academy_action").tiles(1, "std_big_structures_worth_4")
        s = t.seat(1, covered=covered).turn(0)
        s.play(0, "build mine 0,1")
        finish_turn(s, 0)
        return beginning(s, 1, "charge")[0]

    assert (offered(0), offered(1 << 2)) == ("4", "3")


@rule("gaia.power.charge.example-four")
def test_four_charges_with_three_to_use() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
    s = t.tiles(0, "std_action_charge_4").seat(0, area1=1, area2=1, area3=0).turn(0)
    s.play(0, "special std action charge 4")
    assert power(s.players[0]) == (0, 0, 2)
