"""Where a faction's own rules meet those of the game: what follows without being told."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import (
    Table,
    asked,
    beginning,
    change,
    events,
    federations,
    finish_turn,
    frame_of,
    income,
    power,
    purse,
    says,
    why,
)
from tests.support import rule

# --- Taklons -------------------------------------------------------------------------------------


def near_taklons(**numbers: int) -> Table:
    """Terrans build on 0,1; the institute of the Taklons, without brainstone, is at 0,3."""
    t = Table("terrans", "taklons").planets({"0,0": "terra", "0,1": "terra", "0,3": "swamp"})
    t.put(0, "0,0").put(1, "0,3", "planetary_institute").seat(1, stone=0, **numbers)
    return t


@pytest.mark.parametrize(
    ("choice", "after"), [("token then charge 3", (0, 1, 1)), ("charge 2 then token", (1, 0, 1))]
)
@rule("gaia.faction.taklons.institute-order", "gaia.faction.taklons.institute-token")
def test_the_token_of_the_taklons_comes_before_or_after_the_charge(
    choice: str, after: tuple[int, int, int]
) -> None:
    s = near_taklons(area1=1, area2=0, area3=0).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    # One token takes two charges; with the new one there is room for all three.
    assert says(s, 1) == ["token then charge 3", "charge 2 then token", "decline"]
    s.play(1, choice)
    assert power(s.players[1]) == after
    assert s.players[1].vp == (8 if choice == "token then charge 3" else 9)


@rule("gaia.faction.taklons.institute-token", "gaia.passive.may-decline")
def test_a_declined_charge_brings_the_taklons_no_token() -> None:
    s = near_taklons(area1=2, area2=0, area3=0).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    s.play(1, "decline")
    assert (power(s.players[1]), s.players[1].vp) == ((2, 0, 0), 10)


@pytest.mark.parametrize(
    ("order", "answer"),
    [(0, "decline"), (1, "charge 2 then token"), (2, ""), ("always", ""), ("ask", "")],
)
@rule("gaia.passive.may-decline")
def test_a_standing_order_of_the_taklons_leaves_them_the_order_of_the_token(
    order: int | str, answer: str
) -> None:
    """3 power cost 2 VP, 2 power cost 1: only where both are cheap enough is there a choice."""
    s = near_taklons(area1=1, area2=0, area3=0).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    choice = s.rules.game.ordered(s, 0, {"charge": order})
    assert (s.rules.game.say(s.rules, choice) if choice >= 0 else "") == answer


@pytest.mark.parametrize(
    ("token", "answer"), [("first", "token then charge 3"), ("last", "charge 2 then token")]
)
@rule("gaia.faction.taklons.institute-order")
def test_the_taklons_can_order_when_their_token_comes(token: str, answer: str) -> None:
    s = near_taklons(area1=1, area2=0, area3=0).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    choice = s.rules.game.ordered(s, 0, {"charge": "always", "token": token})
    assert s.rules.game.say(s.rules, choice) == answer
    assert s.rules.game.ordered(s, 0, {"token": token}) < 0  # whether to charge is still asked


@rule("gaia.faction.taklons.brainstone-one")
def test_the_brainstone_can_be_ordered_on() -> None:
    t = near_taklons(area1=2, area2=0, area3=0).seat(1, stone=1)
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    s.play(1, "charge 3 then token")
    assert says(s, 1) == ["brainstone in II", "brainstone in III"]
    lane = s.question_of(1).lane
    choice = s.rules.game.ordered(s, lane, {"brainstone": "on"})
    assert s.rules.game.say(s.rules, choice) == "brainstone in III"
    assert s.rules.game.ordered(s, lane, {}) < 0


def test_only_the_taklons_are_shown_their_orders() -> None:
    s = near_taklons(area1=2).turn(0)
    game, seen = s.rules.game, s.view(0)
    for name, both in (("charge", [True, True]), ("token", [False, True])):
        concerned = [game.order_concerns(s.rules, seen, seat, name) for seat in (0, 1)]
        assert concerned == both, name


@rule("gaia.faction.taklons.brainstone-one", "gaia.federation.satellite.cost")
def test_a_brainstone_discarded_for_a_satellite_is_out_of_the_game() -> None:
    t = Table("taklons", "terrans").planets({"0,0": "swamp", "0,2": "swamp"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,2", "academy_action")
    t.tiles(0, "std_big_structures_worth_4").seat(0, area1=2, area2=0, area3=0, stone=1)
    s = t.turn(0)
    s.play(0, "federation 0,1 token 12vp")
    assert says(s, 0) == ["give 1 from I", "give 1 from I with brainstone"]
    s.play(0, "give 1 from I with brainstone")
    assert (power(s.players[0]), s.players[0].stone) == ((1, 0, 0), 0)
    s = t.phase("gaia")
    assert (power(s.players[0]), s.players[0].stone) == ((1, 0, 0), 0)


# --- Geodens -------------------------------------------------------------------------------------


@rule("gaia.faction.geodens.institute-not-retroactive")
def test_types_of_before_the_institute_give_the_geodens_nothing_later() -> None:
    planets = {"0,0": "volcanic", "0,1": "oxide", "0,-1": "oxide", "1,-1": "desert"}
    t = Table("geodens", "terrans").planets(planets).put(0, "0,0", "trading_station")
    t.put(0, "0,1").seat(0, ore=15, credits=30, knowledge=0)
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to planetary institute")
    assert s.players[0].knowledge == 0
    s = t.turn(0)
    s.play(0, "build mine 0,-1")
    assert s.players[0].knowledge == 0
    s = t.turn(0)
    s.play(0, "build mine 1,-1")
    assert s.players[0].knowledge == 3


# --- Gleens --------------------------------------------------------------------------------------


@rule("gaia.faction.gleens.institute-still-usable")
def test_the_institute_of_the_gleens_joins_a_federation_on_the_map() -> None:
    places = {f"0,{r}": "desert" for r in range(3)}
    t = Table("gleens", "terrans").planets(places).put(0, "0,0", "trading_station")
    t.put(0, "0,1", "trading_station").put(0, "0,2", "research_lab").seat(0, ore=9, credits=9)
    s = t.turn(0)
    assert federations(s, 0) == []  # 2 + 2 + 2
    s.play(0, "upgrade 0,0 to planetary institute")
    assert federations(s, 0) == [["at 0,0"]]  # 3 + 2 + 2
    s = t.turn(0)
    s.play(0, "federation at 0,0 token 12vp")
    assert s.players[0].all_tokens() == 2


@pytest.mark.parametrize(
    ("plays", "ore"),
    [
        (("research artificial intelligence",), 1),
        (("research navigation",), 0),
        (("special adv action qic 5 credits",), 1),
        (("qic rescore federation", "token 8vp qic"), 1),
        (("qic tech tile", "tile under terraforming", "no advance"), 2),
    ],
)
@rule("gaia.faction.gleens.qic-becomes-ore")
def test_whatever_gives_qic_gives_the_gleens_ore(plays: tuple[str, ...], ore: int) -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert"}).put(0, "0,0")
    t.tiles(0, "adv_action_qic_5_credits").tokens(0, "fed_8_vp_qic")
    s = t.seat(0, ore=0, qic=4, knowledge=4).turn(0)
    for play in plays:
        s.play(0, play)
    spent = {"qic rescore federation": 3, "qic tech tile": 4}.get(plays[0], 0)
    assert (s.players[0].ore, s.players[0].qic) == (ore, 4 - spent)


@rule("gaia.faction.gleens.qic-becomes-ore")
def test_the_booster_pays_the_gleens_ore() -> None:
    t = Table("gleens", "terrans").planets({}).booster(0, "boost_credits_qic")
    assert income(t) == {"ore": 1 + 1, "knowledge": 1, "credits": 2}


@rule("gaia.faction.gleens.gaia-planet-costs-ore")
def test_a_gaia_planet_costs_the_gleens_ore_after_the_academy_too() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert", "0,1": "gaia"})
    s = t.put(0, "0,0", "academy_action").seat(0, ore=2, qic=1).turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].qic) == (0, 1)


@rule("gaia.faction.gleens.gaia-mine-2-vp", "gaia.mine.gaiaformed.no-qic")
def test_a_gaiaformed_planet_costs_the_gleens_no_ore_and_scores_2() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert", "0,1": "gaia"}).put(0, "0,0")
    s = t.gaiaformer(0, "0,1").seat(0, ore=1).turn(0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].vp) == (0, 12)


# --- Lantids -------------------------------------------------------------------------------------


@rule("gaia.faction.lantids.shared-mine-is-normal", "gaia.faction.lantids.no-terraforming-cost")
def test_a_shared_mine_on_a_gaia_planet_scores_as_one_and_costs_no_qic() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "gaia"}).put(0, "0,0")
    t.put(1, "0,1").tiles(0, "std_vp_per_mine_on_gaia").round_tile("round_gaia_mine_4")
    s = t.seat(0, qic=1).turn(0)
    s.play(0, "build mine 0,1")
    player = s.players[0]
    assert (player.vp, player.qic) == (10 + 3 + 4, 1)
    assert (player.gaia_planets, int(player.types).bit_count()) == (0, 1)


@rule("gaia.faction.lantids.shared-mine-is-normal", "gaia.tech-tile.per.sector")
def test_a_shared_mine_opens_a_sector_and_pays_income() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,4": "desert"}).put(0, "0,0")
    t.put(1, "0,4", "planetary_institute").booster(0, "boost_gaia")
    assert income(t)["ore"] == 1 + 1
    s = t.seat(0, qic=2, ore=1, credits=2).turn(0)
    s.play(0, "build mine 0,4")
    assert int(s.players[0].sectors).bit_count() == 2
    assert income(t)["ore"] == 1 + 2


@rule("gaia.faction.lantids.mine-on-opponents-planet", "gaia.mine.gaiaformed.only-owner")
def test_a_gaiaformer_alone_makes_no_opponents_planet() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "gaia"}).put(0, "0,0")
    s = t.gaiaformer(1, "0,1").seat(0, qic=3).turn(0)
    assert why(s, 0, "build mine 0,1") == "others-gaiaformer"


@rule("gaia.faction.lantids.mine-on-opponents-planet")
def test_one_mine_of_the_lantids_stands_on_a_shared_planet() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "desert"}).put(0, "0,0")
    s = t.put(1, "0,1").put_beside(0, "0,1").turn(0)
    assert why(s, 0, "build mine 0,1") == "occupied"
    assert why(s, 0, "build mine 0,0") == "occupied"


@rule("gaia.upgrade.trading-station.neighbour-discount", "gaia.passive.within-2")
def test_a_mine_of_the_lantids_is_a_neighbour_of_its_own_host() -> None:
    t = Table("xenos", "lantids").planets({"0,0": "desert", "4,0": "terra"}).put(1, "4,0")
    s = t.put(0, "0,0").put_beside(1, "0,0").turn(0)
    s.play(0, "upgrade 0,0 to trading station")
    assert s.players[0].credits == 15 - 3
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 1", "decline"]


# --- Ambas ---------------------------------------------------------------------------------------


@rule("gaia.faction.ambas.institute-swap", "gaia.passive.highest-only")
def test_after_the_swap_the_institute_charges_at_its_new_place() -> None:
    planets = {"0,0": "swamp", "0,5": "swamp", "0,3": "terra", "0,4": "terra"}
    t = Table("ambas", "terrans").planets(planets).put(0, "0,0", "planetary_institute")
    t.put(0, "0,5").put(1, "0,3")
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "swap 0,5")
    finish_turn(s, 0)
    s.play(1, "build mine 0,4")
    finish_turn(s, 1)
    assert says(s, 0) == ["charge 3", "decline"]
    assert (s.players[0].mines, s.players[0].institute) == (1, 1)


@rule("gaia.faction.ambas.swap-federations-unchanged", "gaia.federation.power-value-7")
def test_an_institute_swapped_out_of_its_federation_may_found_another() -> None:
    places = {f"0,{r}": "swamp" for r in (-4, -3, -2, 2, 3, 4)}
    t = Table("ambas", "terrans").planets(places).put(0, "0,-4", "planetary_institute")
    t.put(0, "0,-3", "trading_station").put(0, "0,-2", "research_lab").federated(0, "0,-4")
    t.put(0, "0,2", "trading_station").put(0, "0,3", "research_lab").put(0, "0,4")
    s = t.turn(0)
    assert federations(s, 0) == []  # 2 + 2 + 1
    s.play(0, "special faction")
    s.play(0, "swap 0,4")
    assert federations(s, 0) == [["at 0,2"]]
    assert s.in_any_federation(0, t.hex("0,-4"))
    assert not s.in_any_federation(0, t.hex("0,4"))


# --- Firaks --------------------------------------------------------------------------------------


@rule(
    "gaia.faction.firaks.downgrade-counts-as-trading-station", "gaia.upgrade.old-building-returns"
)
def test_a_downgrade_scores_the_tile_and_changes_the_income() -> None:
    t = Table("firaks", "terrans").planets({"0,0": "titanium", "0,1": "titanium"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "research_lab")
    t.tiles(0, "adv_3_vp_per_trading_station_built").booster(0, "boost_mines")
    t.round_tile("round_mine")
    before = income(t)
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "downgrade 0,1")
    s.play(0, "advance terraforming")
    assert s.players[0].vp == 13
    after = income(t)
    assert before["knowledge"] - after["knowledge"] == 1
    assert after.get("credits", 0) - before.get("credits", 0) == 3


@rule("gaia.faction.firaks.institute-downgrade")
def test_without_a_trading_station_on_the_board_no_lab_is_turned_back() -> None:
    places = {f"0,{r}": "titanium" for r in range(-3, 3)}
    t = Table("firaks", "terrans").planets(places).put(0, "0,-3", "planetary_institute")
    t.put(0, "0,-2", "research_lab")
    for r in range(-1, 3):
        t.put(0, f"0,{r}", "trading_station")
    assert why(t.turn(0), 0, "special faction") == "nothing-to-do"


# --- Itars ---------------------------------------------------------------------------------------


@rule("gaia.faction.itars.institute", "gaia.research.level-3.charge-3-by-tech-tile")
def test_power_left_in_the_gaia_area_is_not_charged_by_the_step_of_a_bought_tile() -> None:
    t = Table("itars", "terrans").planets({"0,0": "ice"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, area1=0, area2=1, area3=0, gaia_area=6, science=2).phase("gaia")
    s.play(0, "buy tile")
    s.play(0, "tile under science")
    s.play(0, "advance science")
    # One of the three charges finds a token; the two that were left come back afterwards.
    assert type(frame_of(s, 0)).__name__ == "Turn"
    assert (power(s.players[0]), s.players[0].gaia_area) == ((2, 0, 1), 0)


@rule("gaia.faction.itars.institute")
def test_three_power_in_the_gaia_area_buy_no_tile() -> None:
    t = Table("itars", "terrans").planets({"0,0": "ice"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, area1=0, area2=0, gaia_area=3).phase("gaia")
    assert type(frame_of(s, 0)).__name__ == "Turn"
    assert power(s.players[0]) == (3, 0, 0)


# --- Bal T'aks -----------------------------------------------------------------------------------


@rule("gaia.faction.bal-taks.gaiaformer-for-qic", "gaia.mine.habitable.gaia-costs-qic")
def test_a_parked_gaiaformer_pays_for_a_gaia_planet_and_stays_parked_for_the_round() -> None:
    t = Table("bal_taks", "terrans").planets({"0,0": "volcanic", "0,1": "gaia"}).put(0, "0,0")
    s = t.seat(0, qic=0).turn(0)
    assert why(s, 0, "build mine 0,1") == "too-few-qic"
    s.play(0, "convert gaiaformer for qic")
    s.play(0, "build mine 0,1")
    player = s.players[0]
    assert (player.qic, player.gaiaformers, player.parked) == (0, 0, 1)
    assert "convert gaiaformer for qic" not in says(s, 0)


@rule("gaia.faction.bal-taks.gaiaformer-returns")
def test_a_gaiaformer_on_a_planet_does_not_come_back_with_the_parked_ones() -> None:
    t = Table("bal_taks", "terrans").planets({"0,0": "volcanic", "0,1": "transdim"})
    t.put(0, "0,0").gaiaformer(0, "0,1").seat(0, gaiaformers=0, parked=1, gaiaformers_gained=2)
    s = t.phase("gaia")
    assert (s.players[0].gaiaformers, s.players[0].parked) == (1, 0)
    assert int(s.gaiaformer[t.hex("0,1")]) == 1
    (told,) = events(s, "gaiaformer-back")
    assert told.amount == 1


@rule("gaia.faction.bal-taks.no-navigation")
def test_no_free_step_leads_the_bal_taks_into_navigation() -> None:
    t = Table("bal_taks", "terrans").planets({"0,0": "volcanic"}).put(0, "0,0")
    s = t.seat(0, qic=4).turn(0)
    s.play(0, "qic tech tile")
    s.play(0, "tile 1 of the bottom row")
    assert "navigation" not in beginning(s, 0, "advance")
    assert why(s, 0, "advance navigation") == "track-locked"


# --- Terrans -------------------------------------------------------------------------------------


@rule("gaia.faction.terrans.institute")
def test_the_terrans_stop_when_they_like_and_without_an_institute_are_not_asked() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0", "planetary_institute")
    s = t.seat(0, area1=0, area2=0, gaia_area=6).phase("gaia")
    before = purse(s.players[0])
    s.play(0, "stop")
    assert change(before, s.players[0]) == {}
    assert power(s.players[0]) == (0, 6, 0)
    t = Table("terrans", "xenos").planets({"0,0": "terra"}).put(0, "0,0")
    s = t.seat(0, area1=0, area2=0, gaia_area=6).phase("gaia")
    assert type(frame_of(s, 0)).__name__ == "Turn"


# --- Ivits ---------------------------------------------------------------------------------------


@rule("gaia.faction.ivits.space-station-action")
def test_a_space_station_may_stand_where_satellites_are_but_on_no_planet_or_station() -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide", "0,1": "gaia"})
    t.put(0, "0,0", "planetary_institute").seat(0, qic=0)
    t.s.satellite[t.hex("1,0")] = 2
    s = t.turn(0)
    s.play(0, "special faction")
    s.play(0, "space station 1,0")
    t.seat(0, used=0)
    s = t.turn(0)
    s.play(0, "special faction")
    for place in ("0,0", "0,1", "1,0"):
        assert why(s, 0, f"space station {place}") == "space-occupied"


@rule("gaia.faction.ivits.space-station-action", "gaia.setup.faction.ivits-space-stations")
def test_after_six_space_stations_there_is_none_left() -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide"}).put(0, "0,0", "planetary_institute")
    for place in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"):
        s = t.seat(0, used=0, qic=0).turn(0)
        s.play(0, "special faction")
        s.play(0, f"space station {place}")
    s = t.seat(0, used=0, qic=3).turn(0)
    assert why(s, 0, "special faction") == "nothing-to-do"
    assert asked(s) == [0]


# --- what a faction's rule leaves alone ----------------------------------------------------------


@rule("gaia.faction.hadsch-hallas.institute")
def test_credits_of_the_hadsch_hallas_pay_no_power_action() -> None:
    t = Table("hadsch_hallas", "terrans").planets({"0,0": "oxide"})
    s = t.put(0, "0,0", "planetary_institute").seat(0, credits=30, ore=0, area3=3).turn(0)
    assert why(s, 0, "power 2 ore") == "too-little-power-to-spend"
    assert "power 2 tokens" in says(s, 0)  # 3 power


@rule("gaia.faction.firaks.downgrade-advance")
def test_the_step_of_the_firaks_goes_anywhere() -> None:
    t = Table("firaks", "terrans").planets({"0,0": "titanium", "0,1": "titanium"})
    t.put(0, "0,0", "planetary_institute").put(0, "0,1", "research_lab")
    s = t.seat(0, science=3, economy=1).turn(0)
    s.play(0, "special faction")
    s.play(0, "downgrade 0,1")
    assert len(says(s, 0)) == 6
    s.play(0, "advance science")
    assert s.players[0].level(5) == 4


@rule("gaia.faction.bescods.institute")
def test_other_planets_are_worth_no_more_to_the_bescods() -> None:
    for planet, kind, charge in (("gaia", "mine", 1), ("ice", "trading_station", 2)):
        t = Table("terrans", "bescods").planets(
            {"0,0": "terra", "0,1": "terra", "0,3": planet, "0,-5": "titanium"}
        )
        t.put(0, "0,0").put(1, "0,-5", "planetary_institute").put(1, "0,3", kind)
        s = t.turn(0)
        s.play(0, "build mine 0,1")
        finish_turn(s, 0)
        assert says(s, 1) == [f"charge {charge}", "decline"]


@rule("gaia.faction.bescods.institute")
def test_without_the_institute_titanium_is_worth_no_more() -> None:
    t = Table("terrans", "bescods").planets({"0,0": "terra", "0,1": "terra", "0,3": "titanium"})
    s = t.put(0, "0,0").put(1, "0,3", "trading_station").turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 2", "decline"]


@rule("gaia.faction.gleens.gaia-mine-2-vp")
def test_other_planets_score_the_gleens_nothing() -> None:
    t = Table("gleens", "terrans").planets({"0,0": "desert", "0,1": "desert"}).put(0, "0,0")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].vp == 10


@rule("gaia.faction.lantids.institute")
def test_knowledge_comes_to_the_lantids_only_with_the_institute_and_beside_others() -> None:
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "desert", "0,-1": "terra"})
    s = t.put(0, "0,0").put(1, "0,1").turn(0)
    s.play(0, "build mine 0,1")
    assert s.players[0].knowledge == 3
    t = Table("lantids", "xenos").planets({"0,0": "terra", "0,1": "desert", "0,-1": "terra"})
    s = t.put(0, "0,0", "planetary_institute").put(1, "0,1").turn(0)
    s.play(0, "build mine 0,-1")
    assert s.players[0].knowledge == 3
