"""What the factions' own statements add to the rules of the game."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.games.gaia.state import Gaia
from tests.games.gaia.table import (
    Table,
    asked,
    beginning,
    change,
    events,
    federations,
    finish_turn,
    income,
    power,
    purse,
    says,
    why,
)
from tests.support import rule

# --- factions without an ability before their institute ------------------------------------------


@pytest.mark.parametrize(
    ("faction", "home"),
    [
        pytest.param("ambas", "swamp", marks=rule("gaia.faction.ambas.no-ability")),
        pytest.param("hadsch_hallas", "oxide", marks=rule("gaia.faction.hadsch-hallas.no-ability")),
        pytest.param("geodens", "volcanic", marks=rule("gaia.faction.geodens.no-ability")),
        pytest.param("firaks", "titanium", marks=rule("gaia.faction.firaks.no-ability")),
    ],
)
def test_nothing_of_their_own_before_the_institute(faction: str, home: str) -> None:
    """No special action, no conversions but the common nine, nothing for a new planet type."""
    t = Table(faction, "terrans").planets({"0,0": home, "0,1": "gaia", "0,2": home})
    t.put(0, "0,0").put(0, "0,2", "research_lab")
    t.seat(0, area2=4, area3=4, credits=15, qic=2, ore=5, knowledge=3)
    s = t.turn(0)
    assert beginning(s, 0, "special") == []
    assert len(beginning(s, 0, "convert")) == 9
    before = purse(s.players[0])
    s.play(0, "build mine 0,1")
    assert change(before, s.players[0]) == {"ore": -1, "credits": -2, "qic": -1}


# --- Lantids -------------------------------------------------------------------------------------


@rule("gaia.faction.lantids.lost-planet-too", "gaia.booster.5.special-action")
def test_farther_mines_of_the_lantids_may_stand_on_the_lost_planet() -> None:
    planets = {"0,0": "terra", "-2,0": "desert", "2,2": "desert"}
    t = Table("lantids", "xenos").planets(planets).put(0, "0,0").put(1, "-2,0").put(1, "2,2")
    t.lost_planet(1, "0,4").booster(0, "boost_range").seat(0, qic=0, ore=4, credits=9)
    s = t.turn(0)
    s.play(0, "special booster")
    assert beginning(s, 0, "build mine") == ["-2,0", "0,4", "2,2"]
    s.play(0, "build mine 0,4")
    assert s.players[0].mines == 2


@rule("gaia.faction.lantids.lost-planet-too")
@pytest.mark.parametrize(("lost", "other"), [("0,-1", "0,1"), ("0,1", "0,-1")])
def test_the_plain_action_builds_a_mine_of_the_lantids_on_the_lost_planet(
    lost: str, other: str
) -> None:
    # The Lost Planet lies before or behind the other planets in the order of hexes.
    t = Table("lantids", "xenos").planets({"0,0": "terra", other: "terra", "-3,0": "desert"})
    t.put(0, "0,0").put(1, "-3,0").lost_planet(1, lost).seat(0, qic=0, ore=4, credits=9)
    mines = [choice for choice in says(t.turn(0), 0) if choice.startswith("build mine")]
    assert sorted(mines) == sorted([f"build mine {lost}", f"build mine {other}"])


@rule("gaia.faction.lantids.shared-mine-is-normal", "gaia.federation.power-value.mine")
def test_a_shared_mine_is_worth_1_beside_an_institute() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "desert", "0,2": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "trading_station")
    t.put(1, "0,1", "planetary_institute").put_beside(0, "0,1")
    assert federations(t.turn(0), 0) == []  # 3 + 2 + 1


@rule("gaia.faction.lantids.shared-mine-is-normal")
def test_a_shared_mine_is_a_normal_mine_otherwise() -> None:
    """It scores as a mine, reaches farther, lets the owner charge, counts 1 in a federation."""
    t = Table("lantids", "xenos").planets(
        {"0,0": "terra", "0,1": "desert", "0,2": "terra", "0,3": "desert"}
    )
    t.put(0, "0,0").put(1, "0,1", "trading_station").seat(0, qic=0).round_tile("round_mine")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].vp, s.players[0].mines) == (12, 2)
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 2", "decline"]
    s.play(1, "decline")
    assert "build mine 0,2" in says(t.turn(0), 0)
    s = t.put(1, "0,3").seat(1, ore=9).turn(1)
    s.play(1, "upgrade 0,3 to trading station")
    finish_turn(s, 1)
    assert says(s, 0) == ["charge 1", "decline"]
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "desert", "0,2": "terra"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "academy_action").put(1, "0,1")
    assert federations(t.turn(0), 0) == []
    assert federations(t.put_beside(0, "0,1").turn(0), 0) == [["at 0,0"]]


# --- Ambas ---------------------------------------------------------------------------------------


@rule("gaia.faction.ambas.swap-federations-unchanged", "gaia.faction.ambas.swap-no-vp")
def test_the_swap_leaves_federations_and_vp_alone() -> None:
    places = {"0,-1": "swamp", "0,0": "swamp", "0,1": "swamp", "0,4": "swamp"}
    t = Table("ambas", "terrans").planets(places)
    t.put(0, "0,-1", "planetary_institute").put(0, "0,0", "trading_station")
    t.put(0, "0,1", "research_lab").put(0, "0,4").federated(0, "0,0")
    t.round_tile("round_big_structure").tiles(0, "adv_3_vp_per_mine_built")
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "swap 0,4")
    assert s.players[0].vp == 10
    assert [s.in_any_federation(0, t.hex(place)) for place in places] == [True, True, True, False]


# --- Ivits ---------------------------------------------------------------------------------------


def ivits(*places: tuple[str, str]) -> Table:
    t = Table("ivits", "terrans").planets({place: "oxide" for place, _ in places})
    for place, kind in places:
        t.put(0, place, kind)
    return t


FIRST = (("0,-4", "planetary_institute"), ("0,-3", "trading_station"), ("0,-2", "research_lab"))
SECOND = (("0,2", "academy_action"), ("0,3", "trading_station"), ("0,4", "research_lab"))


@rule("gaia.faction.ivits.single-federation", "gaia.faction.ivits.extend-federation")
def test_ivits_cannot_form_a_second_federation_elsewhere() -> None:
    t = ivits(*FIRST, *SECOND).federated(0, "0,-4").tokens(0, "fed_12_vp").seat(0, qic=3)
    assert federations(t.turn(0), 0) == [["0,-1", "0,0", "0,1"]]  # joined to the first
    assert federations(t.seat(0, qic=2).turn(0), 0) == []


@rule("gaia.faction.ivits.extension-gains-token", "gaia.faction.ivits.other-rules-apply")
def test_an_extension_places_satellites_and_gains_a_token() -> None:
    t = ivits(*FIRST, *SECOND).federated(0, "0,-4").tokens(0, "fed_12_vp").seat(0, qic=3)
    s = t.turn(0)
    s.play(0, "federation 0,-1; 0,0; 0,1 token 7vp ore")
    player = s.players[0]
    assert (player.all_tokens(), player.satellites, player.qic) == (2, 3, 0)
    assert (player.vp, player.ore, player.green) == (17, 6, 1)
    assert all(s.in_any_federation(0, hex) for hex in player.hexes)


@rule("gaia.faction.ivits.terraforming-token-not-counted")
def test_the_token_of_terraforming_5_does_not_raise_the_value_needed() -> None:
    t = ivits(*FIRST).tokens(0, "fed_8_vp_qic").seat(0, terraforming=4, knowledge=4)
    s = t.turn(0)
    s.play(0, "research terraforming")
    assert s.players[0].all_tokens() == 2
    assert federations(t.turn(0), 0) == [["at 0,-4"]]  # 7 is enough for the first


@rule("gaia.faction.ivits.space-station-range")
def test_the_range_booster_does_not_help_a_space_station() -> None:
    t = Table("ivits", "xenos").planets({"0,0": "oxide"}).put(0, "0,0", "planetary_institute")
    s = t.booster(0, "boost_range").seat(0, qic=0).turn(0)
    s.play(0, "special faction")
    assert sorted(beginning(s, 0, "space station")) == sorted(
        ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"]
    )


@rule("gaia.faction.ivits.space-station-range")
def test_a_space_station_needs_range_like_a_mine() -> None:
    t = ivits(("0,-4", "planetary_institute")).seat(0, qic=0, navigation=0)
    s = t.turn(0)
    s.play(0, "special faction")
    assert why(s, 0, "space station 0,-2") == "out-of-range"
    t = ivits(("0,-4", "planetary_institute")).seat(0, qic=1, navigation=0)
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "space station 0,-1")  # 3 spaces: range 1 and a Q.I.C.
    assert s.players[0].qic == 0


@rule("gaia.faction.ivits.space-station-action", "gaia.faction.ivits.space-station-range")
def test_without_a_space_in_reach_there_is_no_space_station() -> None:
    around = ("-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0")
    board = {"0,0": "oxide", **dict.fromkeys(around, "ice")}
    t = Table("ivits", "terrans").planets(board).put(0, "0,0", "planetary_institute")
    assert "special faction" not in says(t.seat(0, qic=0, navigation=0).turn(0), 0)
    assert "special faction" in says(t.seat(0, qic=1).turn(0), 0)


@rule(
    "gaia.faction.ivits.space-station-not-building", "gaia.faction.ivits.space-station-not-planet"
)
def test_a_space_station_lets_nobody_charge_and_colonizes_nothing() -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide", "0,2": "terra", "0,3": "terra"})
    t.put(0, "0,0", "planetary_institute").put(1, "0,2").round_tile("round_mine")
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "space station 0,1")
    player = s.players[0]
    assert (player.vp, int(player.types).bit_count(), len(player.hexes)) == (10, 1, 1)
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert "decline" not in says(s, 1)
    s.play(1, "build mine 0,3")  # 2 spaces from the station, 3 from the institute
    finish_turn(s, 1)
    assert asked(s) == [0]
    assert "decline" not in says(s, 0)


@rule("gaia.faction.ivits.space-station-opponent-satellites")
def test_opponents_place_satellites_where_a_space_station_is() -> None:
    t = Table("ivits", "terrans").planets({"0,-2": "oxide", "0,0": "terra", "0,2": "terra"})
    t.put(0, "0,-2", "planetary_institute").seat(0, qic=1)
    t.put(1, "0,0", "planetary_institute").put(1, "0,2", "academy_action")
    t.tiles(1, "std_big_structures_worth_4").seat(1, area1=9)
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "space station 0,1")
    finish_turn(s, 0)
    assert federations(s, 1) == [["0,1"]]
    s.play(1, "federation 0,1 token 12vp")
    assert int(s.satellite[t.hex("0,1")]) == 2


# --- Firaks --------------------------------------------------------------------------------------


@rule("gaia.faction.firaks.re-upgrade")
def test_a_downgraded_lab_becomes_a_lab_again_and_brings_another_tile() -> None:
    t = Table("firaks", "terrans").planets({"0,0": "titanium", "0,1": "titanium"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "research_lab").tiles(0, "std_7_vp")
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "downgrade 0,1")
    s.play(0, "advance science")
    s = t.seat(0, ore=3, credits=5).turn(0)
    s.play(0, "upgrade 0,1 to research lab")
    assert (s.players[0].ore, s.players[0].credits) == (0, 0)
    assert len(beginning(s, 0, "tile")) == 8


# --- Bescods -------------------------------------------------------------------------------------


@rule("gaia.faction.bescods.swapped-income")
def test_bescods_trading_stations_pay_knowledge_and_labs_credits() -> None:
    t = Table("bescods", "terrans").planets({f"0,{r}": "titanium" for r in range(4)})
    t.put(0, "0,0", "trading_station").put(0, "0,1", "trading_station")
    t.put(0, "0,2", "research_lab").put(0, "0,3", "research_lab").booster(0, "boost_mines")
    assert income(t) == {"ore": 1 + 1, "knowledge": 2, "credits": 3 + 4}


@rule("gaia.faction.bescods.tech-tiles-as-usual")
def test_bescods_labs_and_academies_bring_tiles_and_the_institute_none() -> None:
    for kind, target, tiles in (
        ("trading_station", "research lab", 9),
        ("trading_station", "academy action", 9),
        ("research_lab", "planetary institute", 0),
    ):
        t = Table("bescods", "terrans").planets({"0,0": "titanium"}).put(0, "0,0", kind)
        s = t.seat(0, ore=9).turn(0)
        s.play(0, f"upgrade 0,0 to {target}")
        assert len(beginning(s, 0, "tile")) == tiles


def lowest_at_4() -> Table:
    t = Table("bescods", "terrans").planets({"0,0": "titanium"}).put(0, "0,0")
    for track in ("terraforming", "artificial_intelligence", "gaia_project", "economy"):
        t.seat(0, **{track: 5})
    return t.seat(0, navigation=4, science=4)


@rule("gaia.faction.bescods.level-5-needs-token")
def test_the_step_of_the_bescods_to_level_5_flips_a_token() -> None:
    assert why(lowest_at_4().turn(0), 0, "special faction") == "nothing-to-do"
    s = lowest_at_4().tokens(0, "fed_8_vp_qic").turn(0)
    s.play(0, "special faction")
    s.play(0, "advance science")
    assert (s.players[0].green, s.players[0].level(5)) == (0, 5)


@rule("gaia.faction.bescods.level-5-one-player")
def test_the_step_of_the_bescods_enters_no_taken_level_5() -> None:
    s = lowest_at_4().tokens(0, "fed_8_vp_qic").seat(1, science=5).turn(0)
    s.play(0, "special faction")
    assert beginning(s, 0, "advance") == ["navigation"]
    assert why(s, 0, "advance science") == "level-5-taken"


# --- Nevlas --------------------------------------------------------------------------------------


@rule("gaia.faction.nevlas.moved-power-returns")
def test_power_moved_for_knowledge_returns_in_the_gaia_phase() -> None:
    t = Table("nevlas", "terrans").planets({"0,0": "ice"}).put(0, "0,0")
    s = t.seat(0, area1=0, area2=0, area3=2).turn(0)
    s.play(0, "convert token to gaia area for knowledge")
    assert power(s.players[0]) == (0, 0, 1)
    assert power(t.phase("gaia").players[0]) == (1, 0, 1)


@rule("gaia.faction.nevlas.institute-one-otherwise")
def test_nevlas_tokens_are_worth_1_for_projects_and_satellites() -> None:
    t = Table("nevlas", "terrans").planets({"0,0": "ice", "0,1": "transdim"})
    t.put(0, "0,0", "planetary_institute").seat(0, gaia_project=1, gaiaformers=1)
    s = t.seat(0, area1=0, area2=0, area3=5).turn(0)
    assert why(s, 0, "gaia project 0,1") == "too-little-power"
    s = t.seat(0, area3=6).turn(0)
    s.play(0, "gaia project 0,1")
    assert (s.players[0].gaia_area, s.players[0].area3) == (6, 0)
    t = Table("nevlas", "terrans").planets({"0,0": "ice", "0,3": "ice"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,3", "academy_action")
    t.tiles(0, "std_big_structures_worth_4").seat(0, area1=0, area2=0, area3=1)
    assert federations(t.turn(0), 0) == []
    assert federations(t.seat(0, area3=2).turn(0), 0) == [["0,1", "0,2"]]


# --- Itars ---------------------------------------------------------------------------------------


@rule("gaia.faction.itars.institute-tech-rules")
def test_tiles_bought_by_the_itars_follow_the_usual_rules() -> None:
    t = Table("itars", "terrans").planets({"0,0": "ice"}).put(0, "0,0", "planetary_institute")
    t.tiles(0, "std_7_vp").seat(0, area1=0, area2=0, gaia_area=4, economy=4)
    s = t.phase("gaia")
    s.play(0, "buy tile")
    assert [(event.seat, event.amount) for event in events(s, "discard")] == [(0, 4)]
    assert why(s, 0, "tile under gaia project") == "tile-owned"
    assert why(s, 0, "advanced tile of economy") == "no-green-token"
    s.play(0, "tile under science")
    assert beginning(s, 0, "advance") == ["science"]
    s.play(0, "advance science")
    assert s.players[0].level(5) == 1


# --- questions of their own ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "home", "kind"),
    [
        ("ivits", "oxide", "planetary_institute"),
        ("firaks", "titanium", "planetary_institute"),
        ("ambas", "swamp", "planetary_institute"),
        ("bescods", "titanium", "mine"),
    ],
)
def test_a_game_is_saved_in_the_middle_of_a_special_action(
    faction: str, home: str, kind: str
) -> None:
    t = Table(faction, "terrans").planets({"0,0": home, "0,2": home, "0,4": home})
    t.put(0, "0,0", kind).put(0, "0,2").put(0, "0,4", "research_lab")
    s = t.turn(0)
    s.play(0, "special faction")
    again = cast(Gaia, astrarium.load(s.dump()))
    assert says(again, 0) == says(s, 0)
    assert again.dump() == s.dump()


@rule("gaia.faction.hadsch-hallas.institute")
def test_what_credits_buy_is_told_with_its_rule() -> None:
    t = Table("hadsch_hallas", "terrans").planets({"0,0": "oxide"})
    s = t.put(0, "0,0", "planetary_institute").seat(0, credits=9).turn(0)
    s.play(0, "convert credits to ore")
    (told,) = events(s, "free")
    assert told.rule == "gaia.faction.hadsch-hallas.institute"
