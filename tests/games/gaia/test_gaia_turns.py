"""Turns: mines, Gaia Projects, upgrades, research, tech tiles, board and special actions."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import (
    Table,
    beginning,
    events,
    finish_turn,
    power,
    says,
    terrans,
    why,
)
from tests.support import rule

# --- build a mine --------------------------------------------------------------------------------


@rule("gaia.mine.cost", "gaia.mine.colonizes-planet")
def test_a_mine_on_a_home_planet_costs_2_credits_and_1_ore() -> None:
    s = terrans({"0,1": "terra"}).turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].credits, s.players[0].ore) == (13, 3)
    assert s.players[0].mines == 2


@rule("gaia.mine.colonizes-planet")
def test_a_planet_with_a_mine_is_colonized() -> None:
    """Its type, its sector and its place count from now on, once each."""
    t = terrans({"0,1": "gaia", "0,2": "gaia", "0,3": "ice"})
    counts = [(1, 0, 1), (2, 1, 2), (2, 2, 3), (3, 2, 4)]
    for place, expected in zip(("", "0,1", "0,2", "0,3"), counts, strict=True):
        s = t.seat(0, ore=15, credits=9, qic=1, navigation=0).turn(0)
        if place:
            s.play(0, f"build mine {place}")
            assert why(t.turn(1), 1, f"build mine {place}") == "occupied"
        player = s.players[0]
        assert (int(player.types).bit_count(), player.gaia_planets, len(player.hexes)) == expected


@pytest.mark.parametrize(
    ("level", "reach"),
    [
        pytest.param(0, 1, marks=rule("gaia.track.navigation.level-0.range")),
        pytest.param(1, 1, marks=rule("gaia.track.navigation.level-1.range")),
        pytest.param(2, 2, marks=rule("gaia.track.navigation.level-2.range")),
        pytest.param(3, 2, marks=rule("gaia.track.navigation.level-3.range")),
        pytest.param(4, 3, marks=rule("gaia.track.navigation.level-4.range")),
        pytest.param(5, 4, marks=rule("gaia.track.navigation.level-5.range")),
    ],
)
def test_range_by_navigation_level(level: int, reach: int) -> None:
    planets = {f"0,{r}": "terra" for r in range(1, 6)}
    s = terrans(planets).seat(0, navigation=level, qic=0).turn(0)
    assert beginning(s, 0, "build mine") == [f"0,{r}" for r in range(1, reach + 1)]


@rule("gaia.mine.range.qic-extends", "gaia.mine.range.example-ivits-qic")
def test_a_qic_adds_2_to_the_range() -> None:
    s = terrans({"0,4": "terra", "0,5": "terra"}).seat(0, navigation=2, qic=1).turn(0)
    assert beginning(s, 0, "build mine") == ["0,4"]
    s.play(0, "build mine 0,4")
    assert s.players[0].qic == 0


@pytest.mark.parametrize(
    ("planet", "steps"),
    [("ice", 1), ("oxide", 1), ("titanium", 2), ("volcanic", 2), ("swamp", 3), ("desert", 3)],
)
@rule("gaia.mine.terraform.steps-1-2-3", "gaia.mine.terraform.example-terrans-two-steps")
def test_terraforming_steps_of_the_terrans(planet: str, steps: int) -> None:
    s = terrans({"0,1": planet}).seat(0, ore=15, terraforming=0).turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].ore == 15 - 1 - 3 * steps


@pytest.mark.parametrize(
    ("level", "ore"),
    [
        pytest.param(0, 3, marks=rule("gaia.track.terraforming.level-0.step-cost")),
        pytest.param(1, 3, marks=rule("gaia.track.terraforming.level-1.step-cost")),
        pytest.param(2, 2, marks=rule("gaia.track.terraforming.level-2.step-cost")),
        pytest.param(3, 1, marks=rule("gaia.track.terraforming.level-3.step-cost")),
        pytest.param(4, 1, marks=rule("gaia.track.terraforming.level-4.step-cost")),
        pytest.param(5, 1, marks=rule("gaia.track.terraforming.level-5.step-cost")),
    ],
)
def test_ore_for_a_terraforming_step(level: int, ore: int) -> None:
    s = terrans({"0,1": "ice"}).seat(0, ore=10, terraforming=level).turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].ore == 10 - 1 - ore


@rule("gaia.mine.habitable.gaia-costs-qic")
def test_a_gaia_planet_costs_a_qic() -> None:
    s = terrans({"0,1": "gaia"}).seat(0, qic=1).turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].qic, s.players[0].gaia_planets) == (0, 1)


@rule("gaia.mine.habitable.transdim-no-building")
def test_no_mine_on_a_transdim_planet() -> None:
    assert why(terrans({"0,1": "transdim"}).turn(0), 0, "build mine 0,1") == "transdim"


@rule("gaia.mine.planet-empty", "gaia.mine.needs-mine-on-board")
def test_a_mine_needs_an_empty_planet_and_a_piece() -> None:
    t = terrans({"0,1": "desert", "0,-1": "terra"}).put(1, "0,1")
    assert why(t.turn(0), 0, "build mine 0,1") == "occupied"
    t.seat(0, mines=8)
    assert why(t.turn(0), 0, "build mine 0,-1") == "no-mine-left"


@rule("gaia.mine.gaiaformed.example-terrans", "gaia.mine.gaiaformed.no-qic")
def test_a_gaiaformed_planet_costs_only_the_mine_and_gives_the_gaiaformer_back() -> None:
    t = terrans({"0,4": "gaia"}).gaiaformer(0, "0,4")
    s = t.seat(0, qic=0).turn(0)
    s.play(0, "build mine 0,4")
    assert (s.players[0].ore, s.players[0].credits, s.players[0].gaiaformers) == (3, 13, 1)


@rule("gaia.mine.gaiaformed.only-owner", "gaia.mine.gaiaformed.example-only-itars")
def test_anothers_gaiaformed_planet_is_closed() -> None:
    t = terrans({"0,1": "gaia"}).gaiaformer(1, "0,1").seat(0, qic=3)
    assert why(t.turn(0), 0, "build mine 0,1") == "others-gaiaformer"


# --- Gaia Project --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "tokens"),
    [
        pytest.param(1, 6, marks=rule("gaia.track.gaia-project.level-1.cost")),
        pytest.param(2, 6, marks=rule("gaia.track.gaia-project.level-2.cost")),
        pytest.param(3, 4, marks=rule("gaia.track.gaia-project.level-3.cost")),
        pytest.param(4, 3, marks=rule("gaia.track.gaia-project.level-4.cost")),
        pytest.param(5, 3, marks=rule("gaia.track.gaia-project.level-5.cost")),
    ],
)
def test_power_for_a_gaia_project(level: int, tokens: int) -> None:
    t = terrans({"0,1": "transdim"}).seat(0, gaia_project=level, area1=tokens, area2=0)
    s = t.turn(0)
    s.play(0, "gaia project 0,1")
    assert (s.players[0].gaia_area, s.players[0].area1) == (tokens, 0)
    assert s.players[0].gaiaformers == 0


@rule("gaia.gaia-project.needs-power", "gaia.gaia-project.needs-available-gaiaformer")
def test_a_gaia_project_needs_power_and_a_gaiaformer() -> None:
    t = terrans({"0,1": "transdim"}).seat(0, area1=2, area2=3)
    assert why(t.turn(0), 0, "gaia project 0,1") == "too-little-power"
    t.seat(0, area1=9, gaiaformers=0)
    assert why(t.turn(0), 0, "gaia project 0,1") == "no-gaiaformer"


@rule("gaia.gaia-phase.transdim-becomes-gaia", "gaia.faction.terrans.ability")
def test_the_gaia_phase_makes_a_gaia_planet_and_returns_power() -> None:
    t = terrans({"0,1": "transdim"}).gaiaformer(0, "0,1").seat(0, area1=0, area2=1, gaia_area=6)
    s = t.phase("gaia")
    assert s.terrain[t.hex("0,1")] == 8
    assert power(s.players[0]) == (0, 7, 0)


# --- upgrades ------------------------------------------------------------------------------------


@rule("gaia.upgrade.trading-station.cost", "gaia.upgrade.trading-station.neighbour-discount")
def test_a_trading_station_costs_6_or_3_credits() -> None:
    t = terrans({"0,2": "desert", "0,3": "desert"}).put(1, "0,3")
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to trading station")
    assert (s.players[0].credits, s.players[0].ore) == (9, 2)
    t = terrans({"0,2": "desert"}).put(1, "0,2")
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to trading station")
    assert (s.players[0].credits, s.players[0].ore) == (12, 2)
    assert (s.players[0].mines, s.players[0].trading_stations) == (0, 1)


@rule("gaia.upgrade.research-lab.cost", "gaia.upgrade.research-lab.tech-tile")
def test_a_research_lab_brings_a_tech_tile() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "trading_station")
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to research lab")
    assert (s.players[0].credits, s.players[0].ore) == (10, 1)
    s.play(0, "tile under economy")
    assert beginning(s, 0, "advance") == ["economy"]
    s.play(0, "advance economy")
    assert s.players[0].level(4) == 1


@rule("gaia.upgrade.academy.cost", "gaia.upgrade.academy.choose-which")
def test_an_academy_is_one_of_two() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "research_lab")
    s = t.seat(0, ore=6).turn(0)
    assert beginning(s, 0, "upgrade 0,0 to") == ["academy knowledge", "academy action"]
    s.play(0, "upgrade 0,0 to academy action")
    assert (s.players[0].credits, s.players[0].ore, s.players[0].academies) == (9, 0, 2)


@rule("gaia.upgrade.planetary-institute.cost", "gaia.upgrade.path-by-board")
def test_an_institute_comes_from_a_trading_station() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"})
    t.put(0, "0,0", "trading_station").put(0, "0,1", "research_lab")
    s = t.turn(0)
    assert why(s, 0, "upgrade 0,1 to planetary institute") == "no-upgrade-path"
    s.play(0, "upgrade 0,0 to planetary institute")
    assert (s.players[0].credits, s.players[0].ore, s.players[0].institute) == (9, 0, 1)


# --- research and tech tiles ---------------------------------------------------------------------


@rule("gaia.research.cost", "gaia.research.example-xenos-terraforming")
def test_a_step_costs_4_knowledge_and_gives_its_reward() -> None:
    t = Table("xenos", "terrans").planets({"0,0": "desert"}).put(0, "0,0").seat(0, knowledge=4)
    s = t.turn(0)
    s.play(0, "research terraforming")
    assert (s.players[0].knowledge, s.players[0].ore, s.players[0].level(0)) == (0, 6, 1)


@rule("gaia.research.level-3.charge-3")
def test_the_step_to_level_3_charges_3_power() -> None:
    t = terrans({}).seat(0, knowledge=4, science=2, area1=1, area2=1, area3=0)
    s = t.turn(0)
    s.play(0, "research science")
    assert power(s.players[0]) == (0, 0, 2)


@rule(
    "gaia.research.level-5.flip-federation-token",
    "gaia.research.level-5.one-player-only",
    "gaia.federation.token.uses-of-flip",
)
def test_level_5_takes_a_green_token_and_is_for_one_player() -> None:
    t = terrans({}).seat(0, knowledge=8, science=4)
    assert why(t.turn(0), 0, "research science") == "no-green-token"
    t.tokens(0, "fed_12_vp")
    assert why(t.turn(0), 0, "research science") == "no-green-token"
    t.tokens(0, "fed_8_vp_qic")
    s = t.turn(0)
    s.play(0, "research science")
    assert (s.players[0].green, s.players[0].knowledge) == (0, 4 + 9)
    t = terrans({}).seat(0, knowledge=8, science=4).seat(1, science=5).tokens(0, "fed_8_vp_qic")
    assert why(t.turn(0), 0, "research science") == "level-5-taken"


@rule(
    "gaia.track.terraforming.level-5.federation-token",
    "gaia.track.terraforming.level-5.counts-as-federation",
)
def test_terraforming_5_gives_the_token_that_lies_there() -> None:
    t = terrans({}).seat(0, knowledge=4, terraforming=4).tokens(0, "fed_8_vp_qic")
    s = t.round_tile("round_federation").turn(0)
    s.play(0, "research terraforming")
    assert s.players[0].vp == 10 + 6 + 5  # the token lying there is 6 VP and 2 knowledge
    assert s.players[0].green == 1


@rule(
    "gaia.track.navigation.level-5.lost-planet",
    "gaia.track.navigation.lost-planet.is-mine-action",
    "gaia.track.navigation.lost-planet.no-upgrade",
)
def test_navigation_5_finds_the_lost_planet() -> None:
    t = terrans({"0,1": "ice"}).seat(0, knowledge=4, navigation=4, qic=0)
    t.tokens(0, "fed_8_vp_qic").round_tile("round_mine")
    s = t.turn(0)
    s.play(0, "research navigation")
    assert "lost planet 0,4" in says(s, 0)
    assert "lost planet 0,5" not in says(s, 0)
    assert why(s, 0, "lost planet 0,1") == "space-occupied"
    s.play(0, "lost planet 0,2")
    assert (s.players[0].vp, s.players[0].mines, len(s.players[0].hexes)) == (12, 1, 2)
    assert int(s.players[0].types).bit_count() == 2
    finish_turn(s, 0)
    t.seat(0, credits=9, ore=9)
    assert why(t.turn(0), 0, "upgrade 0,2 to trading station") == "lost-planet"


@rule("gaia.tech.take.any-standard", "gaia.tech.take.covered-counts-as-owned")
def test_a_kind_of_tile_is_owned_once() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "trading_station")
    t.tiles(0, "std_7_vp").seat(0, covered=1 << 3)
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to research lab")
    assert why(s, 0, "tile under gaia project") == "tile-owned"


@rule(
    "gaia.tech.advanced.needs-level-4-or-5",
    "gaia.tech.advanced.flips-federation-token",
    "gaia.tech.advanced.covers-standard",
)
def test_an_advanced_tile_covers_a_standard_one_and_flips_a_token() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "trading_station")
    t.tiles(0, "std_7_vp", "std_income_4_credits").tokens(0, "fed_8_vp_qic")
    t.seat(0, navigation=4)
    t.s.advanced_at = [0, 7, 2, 3, 4, 5]
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to research lab")
    assert why(s, 0, "advanced tile of science") == "below-level-4"
    s.play(0, "advanced tile of navigation")
    assert beginning(s, 0, "cover") == ["std 7 vp", "std income 4 credits"]
    s.play(0, "cover std 7 vp")
    assert (s.players[0].green, s.players[0].covered) == (0, 1 << 3)
    assert s.players[0].covers == 3 << (4 * 7)  # below the advanced tile with number 7
    (taken,) = events(s, "advanced-tile")
    assert (taken.seat, taken.rule) == (0, "gaia.tech.advanced.covers-standard")
    assert s.rules.thing(taken.source).id == "adv_now_2_vp_per_gaia_planet"
    # The token is spent, so the step cannot go to level 5.
    assert why(s, 0, "advance navigation") == "no-green-token"
    s.play(0, "no advance")
    assert s.advanced_at[1] == -1


# --- board actions, special actions --------------------------------------------------------------


@rule("gaia.board-action.example-4-power-2-ore", "gaia.board-action.once-per-round")
def test_a_power_action_is_used_once_a_round() -> None:
    t = terrans({"0,1": "desert"}).put(1, "0,1").seat(0, area3=4).seat(1, area3=4)
    s = t.turn(0)
    s.play(0, "power 2 ore")
    assert (s.players[0].ore, s.players[0].area3, s.players[0].area1) == (6, 0, 8)
    finish_turn(s, 0)
    assert why(s, 1, "power 2 ore") == "space-used"


@pytest.mark.parametrize(
    ("action", "cost", "gain"),
    [
        pytest.param(
            "3 knowledge", 7, {"knowledge": 6}, marks=rule("gaia.action-space.resource.3-knowledge")
        ),
        pytest.param(
            "7 credits", 4, {"credits": 22}, marks=rule("gaia.action-space.resource.7-credits")
        ),
        pytest.param(
            "2 knowledge", 4, {"knowledge": 5}, marks=rule("gaia.action-space.resource.2-knowledge")
        ),
        pytest.param(
            "2 tokens",
            3,
            {"area1": 4 + 3 + 2},
            marks=rule("gaia.action-space.resource.2-power-tokens"),
        ),
    ],
)
def test_power_actions(action: str, cost: int, gain: dict[str, int]) -> None:
    s = terrans({}).seat(0, area3=cost).turn(0)
    s.play(0, f"power {action}")
    assert s.players[0].area3 == 0
    for name, value in gain.items():
        assert getattr(s.players[0], name) == value


@rule(
    "gaia.action-space.terraform.2-steps",
    "gaia.action-space.terraform.more-steps-with-ore",
    "gaia.round-tile.terraforming-step-any-means",
)
def test_two_free_steps_and_a_third_with_ore() -> None:
    t = terrans({"0,1": "swamp", "0,-1": "terra"}).seat(0, area3=5, ore=4)
    s = t.round_tile("round_terraforming_step").turn(0)
    s.play(0, "power 2 terraforming steps")
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].vp) == (4 - 1 - 3, 10 + 6)


@rule("gaia.action-space.federation-rescore", "gaia.action-space.federation-rescore.needs-token")
def test_a_token_can_be_scored_again() -> None:
    t = terrans({}).seat(0, qic=3)
    assert why(t.turn(0), 0, "qic rescore federation") == "no-token"
    s = t.tokens(0, "fed_7_vp_ore").turn(0)
    s.play(0, "qic rescore federation")
    s.play(0, "token 7vp ore")
    assert (s.players[0].vp, s.players[0].ore, s.players[0].all_tokens()) == (17, 6, 1)


@rule("gaia.action-space.planet-types", "gaia.action-space.planet-types.gaiaformers-do-not-count")
def test_planet_types_for_qic() -> None:
    t = terrans({"0,1": "gaia", "0,2": "ice", "0,3": "gaia"}).put(0, "0,1").put(0, "0,2")
    s = t.gaiaformer(0, "0,3").seat(0, qic=2).turn(0)
    s.play(0, "qic planet types")
    assert s.players[0].vp == 10 + 3 + 3


@rule("gaia.special.once-per-round", "gaia.tech-tile.icon.special-action")
def test_a_special_action_is_used_once_a_round() -> None:
    t = terrans({}).tiles(0, "std_action_charge_4").seat(0, area1=4, area2=0)
    s = t.turn(0)
    s.play(0, "special std action charge 4")
    assert power(s.players[0]) == (0, 4, 0)
    assert why(t.turn(0), 0, "special std action charge 4") == "special-used"


@rule("gaia.booster.5.special-action", "gaia.booster.5.normal-rules")
def test_the_range_booster_reaches_3_farther() -> None:
    t = terrans({"0,4": "terra", "0,-4": "transdim"}).booster(0, "boost_range")
    s = t.seat(0, qic=0, navigation=0, area1=6).turn(0)
    s.play(0, "special booster")
    assert says(s, 0) == ["build mine 0,4", "gaia project 0,-4"]
