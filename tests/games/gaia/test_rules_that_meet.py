"""Where two rules meet: cases that follow from the rulebook but are not told there one by one."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.structures import power_value
from tests.games.gaia.table import (
    Table,
    asked,
    beginning,
    events,
    federations,
    finish_turn,
    power,
    says,
    why,
)
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


@rule(
    "gaia.tech.advanced.covered-no-effect",
    "gaia.tech-tile.power-value-4.covered",
    "gaia.tech-tile.power-value-4.existing-federations",
)
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
    assert s.in_any_federation(0, t.hex("0,1"))
    assert s.players[0].all_tokens() == 1
    assert [int(power_value(s, 0, t.hex(place))) for place in ("0,0", "0,1")] == [3, 3]


@rule("gaia.mine.habitable.gaia-costs-qic", "gaia.round-tile.terraforming-step")
def test_a_gaia_planet_takes_no_terraforming_step() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "gaia"}).put(0, "0,0")
    t.booster(0, "boost_terraform").seat(0, area3=5, qic=1).round_tile("round_terraforming_step")
    s = t.turn(0)
    s.play(0, "special booster")
    s.play(0, "build mine 0,1")
    assert (s.players[0].vp, s.players[0].qic) == (10, 0)


@rule("gaia.tech.advanced.covered-no-effect", "gaia.special.where")
def test_a_tile_covered_in_play_loses_its_special_action_and_the_new_one_has_its_own() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "trading_station")
    t.tiles(0, "std_action_charge_4").tokens(0, "fed_8_vp_qic").seat(0, navigation=4, ore=9)
    t.s.advanced_at = [0, 10, 1, 2, 3, 4]  # 3 ore as a special action
    s = t.turn(0)
    s.play(0, "special std action charge 4")
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to research lab")
    s.play(0, "advanced tile of navigation")
    s.play(0, "cover std action charge 4")
    s.play(0, "no advance")
    assert beginning(t.turn(0), 0, "special") == ["adv action 3 ore"]


@rule("gaia.tech.advanced.flips-federation-token", "gaia.federation.token.uses-of-flip")
def test_the_log_tells_of_the_token_turned_over_for_an_advanced_tile() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
    t.tiles(0, "std_7_vp").tokens(0, "fed_8_vp_qic").seat(0, navigation=4, qic=4)
    s = t.turn(0)
    s.play(0, "qic tech tile")
    s.play(0, "advanced tile of navigation")
    s.play(0, "cover std 7 vp")
    (told,) = events(s, "flip")
    assert (told.seat, told.rule) == (0, "gaia.tech.advanced.flips-federation-token")


@rule("gaia.federation.token.uses-of-flip", "gaia.action-space.federation-rescore.not-turned-back")
def test_one_green_token_pays_once_and_can_still_be_scored_again() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
    t.tokens(0, "fed_6_vp_knowledge").seat(0, science=4, economy=4, knowledge=4, qic=3)
    s = t.turn(0)
    s.play(0, "research science")
    t.seat(0, knowledge=4)
    s = t.turn(0)
    assert why(s, 0, "research economy") == "no-green-token"
    before = int(s.players[0].vp)
    s.play(0, "qic rescore federation")
    s.play(0, "token 6vp knowledge")
    assert (s.players[0].vp - before, s.players[0].knowledge) == (6, 6)
    assert s.players[0].green == 0


@rule("gaia.action-space.federation-rescore", "gaia.board-action.effect-after-payment")
def test_a_token_whose_reward_is_lost_may_be_scored_again() -> None:
    t = Table("gleens", "xenos").planets({"0,0": "desert"}).put(0, "0,0").tokens(0, "gleens")
    s = t.seat(0, ore=15, knowledge=15, credits=30, qic=3).turn(0)
    s.play(0, "qic rescore federation")
    assert says(s, 0) == ["token gleens"]
    assert why(s, 0, "token 12vp") == "no-token"
    s.play(0, "token gleens")
    player = s.players[0]
    assert (player.ore, player.knowledge, player.credits, player.qic) == (15, 15, 30, 0)


@rule("gaia.board-action.effect-after-payment", "gaia.special.no-cost", "gaia.free.repeatable")
def test_actions_may_be_taken_though_all_they_give_is_lost() -> None:
    full = {"ore": 15, "knowledge": 15, "credits": 30, "qic": 1, "area3": 8}
    for action, area3, ore in (
        ("power 2 ore", 4, 15),
        ("power 7 credits", 4, 15),
        ("convert power to ore", 5, 15),
        ("convert ore to credit", 8, 14),
    ):
        t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
        s = t.seat(0, **full).turn(0)
        s.play(0, action)
        assert (s.players[0].area3, s.players[0].ore, s.players[0].credits) == (area3, ore, 30)


@rule("gaia.special.once-per-round", "gaia.power.charge.stops-when-empty")
def test_a_charge_with_nothing_to_charge_may_be_taken_once_a_round() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
    s = t.tiles(0, "std_action_charge_4").seat(0, area1=0, area2=0, area3=0).turn(0)
    s.play(0, "special std action charge 4")
    assert power(s.players[0]) == (0, 0, 0)
    assert why(t.turn(0), 0, "special std action charge 4") == "special-used"


@rule("gaia.action-space.terraform.unused-step-lost", "gaia.booster.5.special-action")
def test_free_steps_and_more_range_need_not_be_used() -> None:
    for booster in ("boost_terraform", "boost_range"):
        t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra"}).put(0, "0,0")
        s = t.booster(0, booster).turn(0)
        s.play(0, "special booster")
        s.play(0, "build mine 0,1")
        assert (s.players[0].ore, s.players[0].credits) == (4 - 1, 15 - 2)


@pytest.mark.parametrize("what", ["satellite", "station"])
@rule("gaia.track.navigation.level-5.lost-planet")
def test_the_lost_planet_is_placed_on_no_satellite_and_no_space_station(what: str) -> None:
    t = Table("terrans", "ivits").planets({"0,0": "terra", "0,4": "oxide"}).put(0, "0,0")
    t.put(1, "0,4", "planetary_institute").tokens(0, "fed_8_vp_qic")
    if what == "satellite":
        t.s.satellite[t.hex("0,2")] = 2
    else:
        t.s.station[t.hex("0,2")] = 2
        t.s.players[1].stations.append(t.hex("0,2"))
    s = t.seat(0, navigation=4, knowledge=4).turn(0)
    s.play(0, "research navigation")
    assert why(s, 0, "lost planet 0,2") == "space-occupied"
    assert "lost planet 0,1" in says(s, 0)


@rule("gaia.passive.exception.not-enough-vp", "gaia.passive.exception.not-enough-power")
def test_without_vp_exactly_1_power_is_charged_and_both_limits_hold() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
    t.put(0, "0,0").put(1, "0,3", "planetary_institute")
    for vp, area2, charge in ((0, 9, 1), (1, 1, 1), (1, 9, 2), (2, 2, 2), (2, 9, 3)):
        s = t.seat(1, vp=vp, area1=0, area2=area2, area3=0).turn(0).clone()
        s.play(0, "build mine 0,1")
        finish_turn(s, 0)
        assert says(s, 1) == [f"charge {charge}", "decline"]
        s.play(1, f"charge {charge}")
        assert (s.players[1].vp, s.players[1].area3) == (vp - charge + 1, charge)


@rule("gaia.passive.exception.not-enough-power")
def test_with_all_power_in_area_3_nobody_is_asked() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,3": "desert"})
    t.put(0, "0,0").put(1, "0,3", "planetary_institute").seat(1, area1=0, area2=0, area3=6)
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert "decline" not in says(s, 1)


@rule("gaia.free.only-on-own-turn")
def test_no_free_action_in_the_income_and_gaia_phases() -> None:
    t = Table("itars", "xenos").planets({"0,0": "ice"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, area1=0, area2=5, area3=5, gaia_area=4, ore=5).phase("income")
    assert beginning(s, 0, "convert") == []
    s = t.phase("gaia")
    assert says(s, 0) == ["buy tile", "stop"]


@rule("gaia.federation.power-value-7", "gaia.federation.connection.satellites-needed")
def test_structures_joined_by_satellites_need_value_7_too() -> None:
    for last, found in (("research_lab", [["0,-2", "0,0"]]), ("mine", [])):
        t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in (-3, -1, 1)})
        t.put(0, "0,-3", "planetary_institute").put(0, "0,-1", "trading_station")
        s = t.put(0, "0,1", last).seat(0, area1=9).turn(0)
        assert federations(s, 0) == found  # 3 + 2 + 2, or 3 + 2 + 1


@rule("gaia.faction.xenos.institute-federation-6")
def test_without_their_institute_the_xenos_need_7_as_well() -> None:
    t = Table("xenos", "terrans").planets({f"0,{r}": "desert" for r in range(3)})
    t.put(0, "0,0", "academy_action").put(0, "0,1", "trading_station").put(0, "0,2")
    assert federations(t.turn(0), 0) == []


@rule("gaia.faction.ivits.satellite-costs-qic")
def test_the_ivits_need_qic_and_no_power_for_a_satellite() -> None:
    t = Table("ivits", "terrans").planets({f"0,{r}": "oxide" for r in (0, 2, 3)})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "trading_station")
    t.put(0, "0,3", "research_lab")
    assert federations(t.seat(0, qic=0, area1=9).turn(0), 0) == []
    s = t.seat(0, qic=1, area1=0, area2=0, area3=0).turn(0)
    assert federations(s, 0) == [["0,1"]]
    s.play(0, "federation 0,1 token 12vp")
    assert (s.players[0].qic, power(s.players[0])) == (0, (0, 0, 0))


@rule("gaia.federation.satellite.one-per-player-per-space")
def test_an_extension_places_no_second_satellite_where_one_is() -> None:
    t = Table("ivits", "terrans").planets({f"0,{r}": "oxide" for r in (-4, -3, -2, 2, 3, 4)})
    t.put(0, "0,-4", "planetary_institute").put(0, "0,-3", "trading_station")
    t.put(0, "0,-2", "research_lab").satellite(0, "0,-1").seat(0, formed=1, qic=9)
    t.put(0, "0,2", "academy_action").put(0, "0,3", "trading_station")
    s = t.put(0, "0,4", "research_lab").tokens(0, "fed_12_vp").turn(0)
    assert ["0,0", "0,1"] in federations(s, 0)
    assert all("0,-1" not in each for each in federations(s, 0))


@rule("gaia.passive.highest-only")
def test_the_highest_value_counts_wherever_it_stands() -> None:
    for strong, weak in (("0,2", "0,3"), ("0,3", "0,2"), ("1,1", "-1,2"), ("-1,2", "1,1")):
        t = Table("terrans", "xenos").planets(
            {"0,0": "terra", "0,1": "terra", strong: "desert", weak: "desert"}
        )
        t.put(0, "0,0").put(1, strong, "planetary_institute").put(1, weak)
        s = t.turn(0)
        s.play(0, "build mine 0,1")
        finish_turn(s, 0)
        assert says(s, 1) == ["charge 3", "decline"]


@rule("gaia.booster.5.special-action")
def test_the_range_booster_is_open_for_a_gaia_project_alone() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,-4": "transdim"}).put(0, "0,0")
    s = t.booster(0, "boost_range").seat(0, qic=0, area1=6).turn(0)
    s.play(0, "special booster")
    assert says(s, 0) == ["gaia project 0,-4"]
    s.play(0, "gaia project 0,-4")
    assert (s.players[0].gaiaformers, int(s.gaiaformer[t.hex("0,-4")])) == (0, 1)


@rule("gaia.booster.5.normal-rules")
def test_costs_and_limits_hold_with_the_range_booster() -> None:
    planets = {"0,-1": "terra", "0,3": "oxide", "0,4": "terra", "0,-5": "transdim"}
    t = Table("terrans", "xenos").planets({**planets, "5,-1": "transdim"}).put(0, "0,-1")
    s = t.booster(0, "boost_range").seat(0, qic=0, area1=3, area2=2, ore=4).turn(0)
    s.play(0, "special booster")
    assert why(s, 0, "build mine 0,4") == "out-of-range"  # 5 spaces: 1 + 3 are 4
    assert why(s, 0, "gaia project 5,-1") == "too-little-power"
    assert says(s, 0) == ["build mine 0,3"]
    s.play(0, "build mine 0,3")
    assert s.players[0].ore == 4 - 1 - 3
    s = t.seat(0, used=0, qic=0, area1=6, ore=4).turn(0)
    s.play(0, "special booster")
    assert why(s, 0, "gaia project 5,-1") == "out-of-range"


@rule("gaia.income.every-round")
def test_the_first_round_and_the_last_pay_income() -> None:
    for number in (0, 1, 5):
        t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0").round(number)
        s = t.seat(0, ore=0, knowledge=0).booster(0, "boost_gaia").phase("income")
        assert s.round_number == number + 1
        assert (s.players[0].ore, s.players[0].knowledge) == (2, 1)
