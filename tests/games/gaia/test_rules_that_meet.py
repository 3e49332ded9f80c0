"""Where two rules meet: cases that follow from the rulebook but are not told there one by one."""

from __future__ import annotations

from tests.games.gaia.table import Table, asked, beginning, finish_turn, says, why
from tests.support import rule


@rule("gaia.passive.trigger.upgrade", "gaia.track.navigation.lost-planet.opponents-charge")
def test_an_upgrade_that_finds_the_lost_planet_lets_neighbours_charge_twice() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,2": "desert"})
    t.put(0, "0,0", "trading_station").put(1, "0,2", "trading_station")
    t.seat(0, navigation=4, qic=0).tokens(0, "fed_8_vp_qic")
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to research lab")
    s.play(0, "tile under navigation")
    s.play(0, "advance navigation")
    s.play(0, "lost planet 0,3")
    finish_turn(s, 0)
    for _ in range(2):
        assert asked(s) == [1]
        assert says(s, 1) == ["charge 2", "decline"]
        s.play(1, "charge 2")
    assert s.players[1].vp == 8
    assert "decline" not in says(s, 1)


@rule("gaia.upgrade.trading-station.neighbour-discount")
def test_gaiaformers_stations_and_satellites_make_nothing_cheaper() -> None:
    t = Table("terrans", "ivits").planets({"0,0": "terra", "0,1": "gaia", "0,5": "oxide"})
    t.put(0, "0,0").put(1, "0,5", "planetary_institute").gaiaformer(1, "0,1")
    t.s.satellite[t.hex("1,0")] = 2
    t.s.station[t.hex("0,2")] = 2
    t.s.players[1].stations.append(t.hex("0,2"))
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to trading station")
    assert s.players[0].credits == 15 - 6


@rule("gaia.faction.itars.institute", "gaia.track.navigation.level-5.lost-planet")
def test_itars_may_find_the_lost_planet_in_the_gaia_phase() -> None:
    t = Table("itars", "terrans").planets({"0,0": "ice", "0,4": "terra"})
    t.put(0, "0,0", "planetary_institute").put(1, "0,4").tokens(0, "fed_8_vp_qic")
    s = t.seat(0, gaia_area=4, area1=0, area2=0, navigation=4, qic=0).phase("gaia")
    s.play(0, "buy tile")
    s.play(0, "tile under navigation")
    s.play(0, "advance navigation")
    s.play(0, "lost planet 0,2")
    assert asked(s) == [1]
    assert says(s, 1) == ["charge 1", "decline"]


@rule("gaia.faction.geodens.institute", "gaia.track.navigation.lost-planet.new-type")
def test_the_lost_planet_is_a_new_type_for_the_geodens() -> None:
    t = Table("geodens", "terrans").planets({"0,0": "volcanic"}).tokens(0, "fed_8_vp_qic")
    t.put(0, "0,0", "planetary_institute").seat(0, navigation=4, knowledge=4)
    s = t.turn(0)
    s.play(0, "research navigation")
    s.play(0, "lost planet 0,2")
    assert s.players[0].knowledge == 3


@rule("gaia.faction.gleens.academy-ends-conversion")
def test_the_tile_that_comes_with_the_academy_gives_the_gleens_a_qic() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert"}).put(0, "0,0", "research_lab")
    s = t.seat(0, ore=6).turn(0)
    s.play(0, "upgrade 0,0 to academy action")
    s.play(0, "tile under terraforming")  # 1 ore and 1 Q.I.C.
    assert (s.players[0].ore, s.players[0].qic) == (1, 1)


@rule("gaia.booster.5.normal-rules", "gaia.mine.range.qic-extends")
def test_qic_extend_the_range_of_the_booster_too() -> None:
    t = Table("terrans", "xenos").planets({"0,-4": "terra", "0,2": "terra"}).put(0, "0,-4")
    s = t.booster(0, "boost_range").seat(0, qic=1).turn(0)
    s.play(0, "special booster")
    s.play(0, "build mine 0,2")  # 6 spaces: 1 + 3 + 2
    assert s.players[0].qic == 0


@rule("gaia.action-space.terraform.mine-at-once", "gaia.free.before-or-after-only")
def test_no_free_action_between_the_parts_of_an_action() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "oxide"}).put(0, "0,0")
    s = t.seat(0, area3=5).turn(0)
    s.play(0, "power 1 terraforming step")
    assert beginning(s, 0, "convert") == []


@rule("gaia.tech.advanced.covered-no-effect", "gaia.tech-tile.power-value-4.covered")
def test_covering_the_value_4_tile_leaves_federations_alone() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,5": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "academy_action")
    t.tiles(0, "std_big_structures_worth_4").federated(0, "0,0").tokens(0, "fed_8_vp_qic")
    t.put(0, "0,5", "trading_station").seat(0, navigation=4, ore=9)
    t.s.advanced_at = [0, 10, 1, 2, 3, 4]
    s = t.turn(0)
    s.play(0, "upgrade 0,5 to research lab")
    s.play(0, "advanced tile of navigation")
    s.play(0, "cover std big structures worth 4")
    s.play(0, "no advance")
    assert s.in_any_federation(0, t.hex("0,0"))
    assert s.players[0].all_tokens() == 1


@rule("gaia.mine.habitable.gaia-costs-qic", "gaia.round-tile.terraforming-step")
def test_a_gaia_planet_takes_no_terraforming_step() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "gaia"}).put(0, "0,0")
    t.booster(0, "boost_terraform").seat(0, area3=5, qic=1).round_tile("round_terraforming_step")
    s = t.turn(0)
    assert why(s, 0, "special booster") == "nothing-to-do"
    s.play(0, "build mine 0,1")
    assert s.players[0].vp == 10
