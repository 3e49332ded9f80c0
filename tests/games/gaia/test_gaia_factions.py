"""The fourteen factions: start, abilities, planetary institutes."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import (
    Table,
    asked,
    beginning,
    finish_turn,
    frame_of,
    power,
    says,
    why,
)
from tests.support import rule

# ore, knowledge, credits, Q.I.C.s, areas I and II (the brainstone included), tracks on level 1
STARTS = {
    "terrans": (4, 3, 15, 1, 4, 4, [3]),
    "lantids": (4, 3, 13, 1, 4, 0, []),
    "xenos": (4, 3, 15, 2, 2, 4, [2]),
    "gleens": (5, 3, 15, 0, 2, 4, [1]),
    "taklons": (4, 3, 15, 1, 3, 4, []),
    "ambas": (4, 3, 15, 2, 2, 4, [1]),
    "hadsch_hallas": (4, 3, 15, 1, 2, 4, [4]),
    "ivits": (4, 3, 15, 1, 2, 4, []),
    "geodens": (6, 3, 15, 1, 2, 4, [0]),
    "bal_taks": (4, 3, 15, 0, 2, 2, [3]),
    "firaks": (3, 2, 15, 1, 2, 4, []),
    "bescods": (4, 1, 15, 1, 2, 4, []),
    "nevlas": (4, 2, 15, 1, 2, 4, [5]),
    "itars": (5, 3, 15, 1, 4, 4, []),
}
OPPONENTS = {"terrans": "xenos", "lantids": "xenos"}


def against(faction: str, home: str, **planets: str) -> Table:
    """The faction with a mine on 0,0; the opponent is not on the map."""
    t = Table(faction, OPPONENTS.get(faction, "terrans")).planets({"0,0": home})
    return t.put(0, "0,0")


@pytest.mark.parametrize("faction", STARTS)
@rule("gaia.setup.faction.resource-markers", "gaia.setup.faction.level-1-one-time-reward")
def test_every_faction_starts_as_its_board_says(faction: str) -> None:
    ore, knowledge, credits, qic, area1, area2, tracks = STARTS[faction]
    player = Table(faction, OPPONENTS.get(faction, "terrans")).s.players[0]
    assert (player.ore, player.knowledge, player.credits, player.qic) == (
        ore,
        knowledge,
        credits,
        qic,
    )
    assert power(player) == (area1, area2, 0)
    assert [track for track in range(6) if player.level(track) == 1] == tracks
    assert player.gaiaformers == (1 if 3 in tracks else 0)
    assert player.vp == 10


@rule("gaia.faction.terrans.example-institute", "gaia.faction.terrans.institute")
def test_terrans_gain_resources_for_returning_power() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, area1=0, area2=0, gaia_area=4).phase("gaia")
    assert beginning(s, 0, "convert") == [
        "power to qic",
        "power to ore",
        "power to knowledge",
        "power to credit",
    ]
    s.play(0, "convert power to ore")
    s.play(0, "convert power to credit")
    assert (s.players[0].ore, s.players[0].credits) == (5, 16)
    assert power(s.players[0]) == (0, 4, 0)


@rule(
    "gaia.faction.lantids.mine-on-opponents-planet",
    "gaia.faction.lantids.mine-cost-paid",
    "gaia.faction.lantids.no-terraforming-cost",
)
def test_lantids_build_beside_an_opponent_for_the_mine_alone() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "desert"})
    s = t.put(0, "0,0").put(1, "0,1").turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].credits, s.players[0].qic) == (3, 11, 1)


@rule(
    "gaia.faction.lantids.shared-mine-no-upgrade",
    "gaia.faction.lantids.shared-mine-no-planet-type",
    "gaia.faction.lantids.shared-mine-no-gaia-planet",
)
def test_a_shared_mine_is_not_upgraded_and_counts_for_no_type() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "gaia"})
    s = t.put(0, "0,0").put(1, "0,1").turn(0)
    s.play(0, "build mine 0,1")
    s = t.seat(0, ore=9, credits=9).turn(0)
    assert why(s, 0, "upgrade 0,1 to trading station") == "shared-mine"
    assert (int(s.players[0].types).bit_count(), s.players[0].gaia_planets) == (1, 0)
    assert (s.players[0].mines, len(s.players[0].hexes)) == (2, 2)


@rule("gaia.faction.lantids.institute", "gaia.faction.lantids.lost-planet-too")
def test_lantids_with_institute_gain_2_knowledge_beside_the_lost_planet_too() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "3,0": "desert"})
    t.put(0, "0,0", "planetary_institute").put(1, "3,0").lost_planet(1, "0,1")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].knowledge == 5


@rule("gaia.faction.xenos.institute-income")
def test_the_xenos_institute_pays_a_qic() -> None:
    t = Table("xenos", "terrans").planets({"0,0": "desert"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, qic=0, area1=0, area2=9).phase("income")
    assert s.players[0].qic == 1
    assert s.players[0].area1 + s.players[0].area2 + s.players[0].area3 == 9


@rule("gaia.faction.gleens.qic-becomes-ore", "gaia.faction.gleens.academy-ends-conversion")
def test_gleens_gain_ore_for_qic_until_the_academy_stands() -> None:
    t = against("gleens", "desert").seat(0, area3=4)
    s = t.turn(0)
    s.play(0, "convert power to qic")
    assert (s.players[0].qic, s.players[0].ore) == (0, 6)
    s = t.seat(0, area3=4, academies=2).turn(0)
    s.play(0, "convert power to qic")
    assert (s.players[0].qic, s.players[0].ore) == (1, 6)


@rule("gaia.faction.gleens.gaia-planet-costs-ore", "gaia.faction.gleens.gaia-mine-2-vp")
def test_gleens_pay_ore_for_gaia_planets_and_score_2() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert", "0,1": "gaia"}).put(0, "0,0")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].qic, s.players[0].vp) == (5 - 2, 0, 12)


@rule(
    "gaia.faction.gleens.institute-token",
    "gaia.faction.gleens.institute-token-is-federation",
    "gaia.faction.gleens.institute-still-usable",
)
def test_the_gleens_institute_brings_their_token() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert"}).put(0, "0,0", "trading_station")
    s = t.round_tile("round_federation").turn(0)
    s.play(0, "upgrade 0,0 to planetary institute")
    player = s.players[0]
    assert (player.ore, player.knowledge, player.credits) == (5 - 4 + 1, 4, 15 - 6 + 2)
    assert (player.green, player.vp) == (1, 15)
    assert not s.in_any_federation(0, t.hex("0,0"))


@rule("gaia.faction.taklons.brainstone-three")
def test_the_brainstone_is_worth_3_when_spent() -> None:
    s = against("taklons", "swamp").seat(0, area1=2, area2=4, area3=1, stone=3).turn(0)
    assert "convert power to credit" not in says(s, 0)
    s.play(0, "convert power to ore brainstone")
    assert (s.players[0].ore, s.players[0].stone) == (5, 1)
    assert power(s.players[0]) == (3, 4, 0)


@rule("gaia.faction.taklons.brainstone-one")
def test_a_charge_may_move_the_brainstone_or_another_token() -> None:
    t = against("taklons", "swamp").tiles(0, "std_action_charge_4")
    s = t.seat(0, area1=5, area2=0, stone=1).turn(0)
    s.play(0, "special std action charge 4")
    assert says(s, 0) == ["brainstone in I", "brainstone in II"]
    s.play(0, "brainstone in I")
    assert (power(s.players[0]), s.players[0].stone) == ((1, 4, 0), 1)


@rule("gaia.faction.taklons.institute-token", "gaia.faction.taklons.institute-order")
def test_taklons_gain_a_token_before_or_after_a_passive_charge() -> None:
    t = Table("terrans", "taklons").planets({"0,0": "terra", "0,1": "terra", "0,2": "swamp"})
    t.put(0, "0,0").put(1, "0,2", "planetary_institute").seat(1, area1=0, area2=0, area3=7, stone=3)
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    # All tokens are charged: only with the new token first is there something to charge.
    assert says(s, 1) == ["token then charge 2", "decline"]
    s.play(1, "token then charge 2")
    assert (power(s.players[1]), s.players[1].vp) == ((0, 0, 8), 9)


@rule(
    "gaia.faction.ambas.institute-swap",
    "gaia.faction.ambas.swap-not-build",
    "gaia.faction.ambas.swap-no-charge",
)
def test_ambas_swap_institute_and_mine() -> None:
    t = Table("ambas", "terrans").planets({"0,0": "swamp", "0,3": "swamp", "0,4": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,3").put(1, "0,4").lost_planet(0, "0,-2")
    s = t.round_tile("round_big_structure").turn(0)
    s.play(0, "special faction")
    assert says(s, 0) == ["swap 0,3"]
    s.play(0, "swap 0,3")
    assert s.players[0].vp == 10
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert "decline" not in says(s, 1)
    assert "upgrade 0,0 to trading station" in says(t.turn(0), 0)


@rule("gaia.faction.hadsch-hallas.example-institute", "gaia.faction.hadsch-hallas.institute")
def test_hadsch_hallas_pay_free_actions_with_credits() -> None:
    t = Table("hadsch_hallas", "terrans").planets({"0,0": "oxide"})
    s = t.put(0, "0,0", "planetary_institute").turn(0)
    s.play(0, "convert credits to ore")
    assert (s.players[0].credits, s.players[0].ore) == (12, 5)
    s.play(0, "convert credits to qic")
    s.play(0, "convert credits to knowledge")
    assert (s.players[0].credits, s.players[0].qic, s.players[0].knowledge) == (4, 2, 4)
    assert "power 2 ore" not in says(s, 0)


@rule("gaia.faction.ivits.space-station-action", "gaia.faction.ivits.space-station-range-origin")
def test_ivits_place_a_space_station_and_reach_from_it() -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide", "0,2": "oxide"})
    s = t.put(0, "0,0", "planetary_institute").seat(0, qic=0).turn(0)
    assert why(s, 0, "build mine 0,2") == "out-of-range"
    s.play(0, "special faction")
    assert len(says(s, 0)) == 6
    s.play(0, "space station 0,1")
    assert len(s.players[0].hexes) == 1
    assert "build mine 0,2" in says(t.turn(0), 0)


@rule("gaia.faction.geodens.institute", "gaia.faction.geodens.institute-not-retroactive")
def test_geodens_gain_3_knowledge_for_a_new_type() -> None:
    t = Table("geodens", "terrans").planets({"0,0": "volcanic", "0,1": "oxide", "0,-1": "oxide"})
    t.put(0, "0,0", "planetary_institute").seat(0, ore=15)
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].knowledge == 6
    s = t.turn(0)
    s.play(0, "build mine 0,-1")
    assert s.players[0].knowledge == 6


@rule(
    "gaia.faction.bal-taks.no-navigation",
    "gaia.faction.bal-taks.navigation-tile-advance-lost",
    "gaia.faction.bal-taks.institute",
)
def test_bal_taks_cannot_advance_in_navigation_without_institute() -> None:
    t = Table("bal_taks", "terrans").planets({"0,0": "volcanic", "0,1": "volcanic"})
    t.put(0, "0,0", "trading_station").seat(0, knowledge=8)
    s = t.turn(0)
    assert why(s, 0, "research navigation") == "track-locked"
    s.play(0, "upgrade 0,0 to research lab")
    s.play(0, "tile under navigation")
    assert s.players[0].level(1) == 0
    t.put(0, "0,1", "planetary_institute")
    assert "research navigation" in says(t.turn(0), 0)


@rule(
    "gaia.faction.bal-taks.gaiaformer-for-qic",
    "gaia.faction.bal-taks.gaiaformer-locked",
    "gaia.faction.bal-taks.gaiaformer-returns",
)
def test_bal_taks_park_a_gaiaformer_for_a_qic() -> None:
    t = Table("bal_taks", "terrans").planets({"0,0": "volcanic", "0,1": "transdim"})
    s = t.put(0, "0,0").seat(0, area1=9).turn(0)
    s.play(0, "convert gaiaformer for qic")
    assert (s.players[0].qic, s.players[0].gaiaformers) == (1, 0)
    assert why(s, 0, "gaia project 0,1") == "no-gaiaformer"
    assert t.phase("gaia").players[0].gaiaformers == 1


@rule(
    "gaia.faction.firaks.institute-downgrade",
    "gaia.faction.firaks.downgrade-advance",
    "gaia.faction.firaks.downgrade-counts-as-trading-station",
)
def test_firaks_downgrade_a_lab_for_a_step() -> None:
    t = Table("firaks", "terrans").planets({"0,0": "titanium", "0,1": "titanium", "0,2": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "research_lab").put(1, "0,2")
    s = t.round_tile("round_trading_station_4").turn(0)
    s.play(0, "special faction")
    s.play(0, "downgrade 0,1")
    s.play(0, "advance science")
    assert (s.players[0].vp, s.players[0].labs, s.players[0].trading_stations) == (14, 0, 1)
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 1", "decline"]


@rule(
    "gaia.faction.bescods.swapped-big-buildings",
    "gaia.faction.bescods.lowest-area-advance",
    "gaia.faction.bescods.lowest-area-tie",
)
def test_bescods_paths_and_their_free_step() -> None:
    t = Table("bescods", "terrans").planets({"0,0": "titanium", "0,1": "titanium"})
    t.put(0, "0,0", "trading_station").put(0, "0,1", "research_lab")
    s = t.seat(0, ore=15, science=1, economy=1).turn(0)
    assert beginning(s, 0, "upgrade 0,0 to") == [
        "research lab",
        "academy knowledge",
        "academy action",
    ]
    assert beginning(s, 0, "upgrade 0,1 to") == ["planetary institute"]
    s.play(0, "special faction")
    assert beginning(s, 0, "advance") == [
        "terraforming",
        "navigation",
        "artificial intelligence",
        "gaia project",
    ]


@rule("gaia.faction.bescods.institute", "gaia.faction.bescods.institute-cumulative")
def test_bescods_structures_on_titanium_count_1_more() -> None:
    t = Table("terrans", "bescods").planets({"0,0": "terra", "0,1": "terra", "0,3": "titanium"})
    t.put(0, "0,0").put(1, "0,3", "planetary_institute").tiles(1, "std_big_structures_worth_4")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 5", "decline"]
    s.play(1, "charge 5")
    assert s.players[1].vp == 6


@rule("gaia.faction.nevlas.power-for-knowledge", "gaia.faction.nevlas.not-spending")
def test_nevlas_move_power_to_the_gaia_area_for_knowledge() -> None:
    s = against("nevlas", "ice").seat(0, area3=1).turn(0)
    s.play(0, "convert token to gaia area for knowledge")
    assert (s.players[0].knowledge, s.players[0].gaia_area, s.players[0].area3) == (3, 1, 0)


@rule("gaia.faction.nevlas.institute-double", "gaia.faction.nevlas.institute-odd-cost")
def test_nevlas_tokens_are_worth_2_with_the_institute() -> None:
    t = Table("nevlas", "terrans").planets({"0,0": "ice"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, area1=0, area3=4).turn(0)
    s.play(0, "power 3 knowledge")
    assert (s.players[0].knowledge, s.players[0].area3, s.players[0].area1) == (5, 0, 4)


@rule("gaia.faction.itars.burned-power-to-gaia")
def test_itars_burn_into_the_gaia_area() -> None:
    s = against("itars", "ice").turn(0)
    s.play(0, "convert burn power")
    assert (power(s.players[0]), s.players[0].gaia_area) == ((4, 2, 1), 1)


@rule("gaia.faction.itars.institute", "gaia.faction.itars.institute-repeatable")
def test_itars_buy_tech_tiles_in_the_gaia_phase() -> None:
    t = Table("itars", "terrans").planets({"0,0": "ice"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, area1=0, area2=0, gaia_area=9).phase("gaia")
    assert says(s, 0) == ["buy tile", "stop"]
    s.play(0, "buy tile")
    s.play(0, "tile under science")
    s.play(0, "no advance")
    s.play(0, "buy tile")
    s.play(0, "tile under economy")
    s.play(0, "no advance")
    assert type(frame_of(s, 0)).__name__ == "Turn"
    assert power(s.players[0]) == (1, 0, 0)
