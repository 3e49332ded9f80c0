"""Power, Q.I.C., special and free actions; passing; passive charging."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import (
    Table,
    asked,
    beginning,
    change,
    finish_turn,
    power,
    purse,
    says,
    why,
)
from tests.support import rule


def terrans(planets: dict[str, str] | None = None) -> Table:
    return Table("terrans", "xenos").planets({"0,0": "terra", **(planets or {})}).put(0, "0,0")


# --- spaces of the research board ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "cost"),
    [
        ("3 knowledge", 7),
        ("2 terraforming steps", 5),
        ("2 ore", 4),
        ("7 credits", 4),
        ("2 knowledge", 4),
        ("1 terraforming step", 3),
        ("2 tokens", 3),
    ],
)
@rule("gaia.board-action.power-cost", "gaia.action-space.cost-above")
def test_the_power_that_a_space_costs(space: str, cost: int) -> None:
    t = terrans({"0,1": "volcanic"}).seat(0, ore=9, area1=0, area2=0)
    s = t.seat(0, area3=cost - 1).turn(0)
    assert why(s, 0, f"power {space}") == "too-little-power-to-spend"
    s = t.seat(0, area3=cost).turn(0)
    s.play(0, f"power {space}")
    assert s.players[0].area3 == 0
    assert s.players[0].area1 == cost + (2 if space == "2 tokens" else 0)


@pytest.mark.parametrize(
    ("space", "cost"), [("tech tile", 4), ("rescore federation", 3), ("planet types", 2)]
)
@rule("gaia.board-action.qic-cost", "gaia.action-space.cost-above")
def test_the_qic_that_a_space_costs(space: str, cost: int) -> None:
    t = terrans().tokens(0, "fed_12_vp")
    assert why(t.seat(0, qic=cost - 1).turn(0), 0, f"qic {space}") == "too-few-qic"
    s = t.seat(0, qic=cost).turn(0)
    s.play(0, f"qic {space}")
    assert s.players[0].qic == 0


@rule("gaia.action-space.resource.2-ore", "gaia.board-action.effect-after-payment")
def test_4_power_for_2_ore() -> None:
    s = terrans().seat(0, area1=0, area2=0, area3=4).turn(0)
    before = purse(s.players[0])
    s.play(0, "power 2 ore")
    assert change(before, s.players[0]) == {"ore": 2, "area3": -4, "area1": 4}


@rule("gaia.action-space.open-to-all")
def test_every_player_may_use_the_spaces() -> None:
    for seat in (0, 1):
        t = terrans({"0,3": "desert"}).put(1, "0,3").seat(seat, area3=7, qic=2)
        assert {"power 3 knowledge", "qic planet types"} <= set(says(t.turn(seat), seat))


@rule("gaia.action-space.terraform.1-step", "gaia.action-space.terraform.mine-at-once")
def test_3_power_for_a_mine_with_one_free_step() -> None:
    s = terrans({"0,1": "oxide"}).seat(0, area3=3).turn(0)
    s.play(0, "power 1 terraforming step")
    assert says(s, 0) == ["build mine 0,1"]
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].credits, s.players[0].mines) == (3, 13, 2)


@rule("gaia.action-space.terraform.unused-step-lost", "gaia.action-space.terraform.not-combined")
def test_the_second_free_step_is_lost_where_one_is_enough() -> None:
    t = terrans({"0,1": "oxide", "0,-1": "oxide"}).booster(0, "boost_terraform")
    s = t.seat(0, area3=5).round_tile("round_terraforming_step").turn(0)
    s.play(0, "power 2 terraforming steps")
    s.play(0, "build mine 0,1")
    assert (s.players[0].ore, s.players[0].vp) == (3, 10 + 2)
    assert {text.split()[0] for text in says(s, 0)} == {"convert", "end"}


@rule("gaia.action-space.tech-tile", "gaia.action-space.tech-tile-advance")
def test_4_qic_for_a_standard_or_advanced_tile_and_a_step() -> None:
    t = terrans().tiles(0, "std_7_vp").tokens(0, "fed_8_vp_qic").seat(0, qic=4, economy=4)
    s = t.turn(0)
    s.play(0, "qic tech tile")
    assert len(beginning(s, 0, "tile")) == 8
    assert beginning(s, 0, "advanced tile of") == ["economy"]
    s.play(0, "tile under science")
    s.play(0, "advance science")
    assert s.players[0].level(5) == 1


@rule(
    "gaia.action-space.federation-rescore.no-new-token",
    "gaia.action-space.federation-rescore.not-turned-back",
)
def test_scoring_a_token_again_brings_no_token_and_no_green_side() -> None:
    t = terrans().tokens(0, "fed_7_vp_ore").seat(0, green=0, qic=3).round_tile("round_federation")
    supply = list(t.s.token_supply)
    s = t.turn(0)
    s.play(0, "qic rescore federation")
    s.play(0, "token 7vp ore")
    player = s.players[0]
    assert (player.all_tokens(), player.green, player.vp) == (1, 0, 17)
    assert s.token_supply == supply


@rule("gaia.action-space.planet-types.gaia-and-lost-count")
def test_gaia_and_lost_planet_are_types_for_the_qic_action() -> None:
    t = terrans({"0,1": "gaia"}).put(0, "0,1").lost_planet(0, "0,3").seat(0, qic=2)
    s = t.turn(0)
    s.play(0, "qic planet types")
    assert s.players[0].vp == 10 + 3 + 3


# --- special actions -----------------------------------------------------------------------------


@rule("gaia.special.owner-only", "gaia.special.example-tech-tile")
def test_only_the_owner_of_a_tile_uses_its_action() -> None:
    t = terrans().tiles(0, "std_action_charge_4")
    assert "special std action charge 4" in says(t.turn(0), 0)
    assert "special std action charge 4" not in says(t.turn(1), 1)
    assert "special std action charge 4" not in says(t.seat(0, covered=1 << 8).turn(0), 0)


@rule("gaia.special.example-round-booster")
def test_only_the_holder_of_a_booster_uses_its_action() -> None:
    t = terrans({"0,1": "oxide", "0,4": "desert", "0,5": "volcanic"}).put(1, "0,4")
    t.booster(0, "boost_terraform")
    assert "special booster" in says(t.turn(0), 0)
    assert "special booster" not in says(t.turn(1), 1)


@rule("gaia.special.not-combined")
def test_special_actions_are_not_combined() -> None:
    t = terrans().tiles(0, "std_action_charge_4", "adv_action_3_ore").seat(0, area3=4, qic=4)
    s = t.turn(0)
    s.play(0, "special adv action 3 ore")
    assert {text.split()[0] for text in says(s, 0)} == {"convert", "end"}


# --- free actions --------------------------------------------------------------------------------


@rule("gaia.free.any-number", "gaia.free.repeatable")
def test_free_actions_are_repeated_as_long_as_they_are_paid() -> None:
    s = terrans().seat(0, area3=3, ore=2, knowledge=1).turn(0)
    for _ in range(3):
        s.play(0, "convert power to credit")
    assert "convert power to credit" not in says(s, 0)
    s.play(0, "convert ore to credit")
    s.play(0, "convert ore to token")
    s.play(0, "convert knowledge to credit")
    assert (s.players[0].credits, s.players[0].ore, s.players[0].knowledge) == (20, 0, 0)
    assert asked(s) == [0]


@rule("gaia.free.before-pass", "gaia.free.not-after-pass")
def test_free_actions_before_passing_but_not_after() -> None:
    s = terrans().turn(0)
    s.play(0, "convert ore to credit")
    s.play(0, "pass boost range")
    assert s.players[0].ore == 3
    assert asked(s) == [1]


@rule("gaia.free.only-on-own-turn")
def test_no_free_action_while_charging() -> None:
    t = terrans({"0,1": "terra", "0,2": "desert"}).put(1, "0,2", "trading_station")
    s = t.seat(1, area3=4).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 2", "decline"]


@rule("gaia.free.burn")
def test_burning_takes_two_tokens_of_area_2() -> None:
    t = terrans().seat(0, area1=0, area2=1, area3=0)
    assert "convert burn power" not in says(t.turn(0), 0)
    s = t.seat(0, area2=4).turn(0)
    s.play(0, "convert burn power")
    s.play(0, "convert burn power")
    assert power(s.players[0]) == (0, 0, 2)


@rule("gaia.free.all-on-board")
def test_the_conversions_of_the_board() -> None:
    s = terrans().seat(0, area2=4, area3=4, qic=1, ore=1, knowledge=1).turn(0)
    assert beginning(s, 0, "convert") == [
        "burn power",
        "power to qic",
        "power to ore",
        "qic to ore",
        "power to knowledge",
        "power to credit",
        "knowledge to credit",
        "ore to credit",
        "ore to token",
    ]


# --- passing -------------------------------------------------------------------------------------


@rule("gaia.pass.returned-boosters-available", "gaia.pass.no-keeping-booster")
def test_a_returned_booster_may_be_taken_by_another_but_not_kept() -> None:
    t = terrans().booster(0, "boost_mines")
    s = t.turn(0)
    assert "pass boost mines" not in says(s, 0)
    assert why(s, 0, "pass boost mines") == "booster-kept"
    taken = beginning(s, 0, "pass")[0]
    s.play(0, f"pass {taken}")
    assert "pass boost mines" in says(s, 1)
    assert f"pass {taken}" not in says(s, 1)


# --- passive charging ----------------------------------------------------------------------------


@rule("gaia.passive.amount", "gaia.passive.equal-values-once")
def test_the_charge_is_the_power_value_of_one_building() -> None:
    for kind, amount in (("mine", 1), ("trading_station", 2), ("academy_action", 3)):
        t = terrans({"0,1": "terra", "0,2": "desert", "0,3": "desert"})
        t.put(1, "0,2", kind)
        if kind != "academy_action":
            t.put(1, "0,3", kind)  # a second one of the same value adds nothing
        s = t.turn(0)
        s.play(0, "build mine 0,1")
        finish_turn(s, 0)
        assert says(s, 1) == [f"charge {amount}", "decline"]


def ivits_build() -> Table:
    """The Ivits build on 0,0; near it a mine of the Xenos, a mine and institute of the Itars."""
    t = Table("ivits", "xenos", "itars").planets(
        {"0,-1": "oxide", "0,0": "oxide", "0,1": "desert", "1,0": "ice", "-1,2": "ice"}
    )
    t.put(0, "0,-1", "planetary_institute").put(1, "0,1").put(2, "1,0")
    return t.put(2, "-1,2", "planetary_institute")


@rule("gaia.passive.example-ivits-mine", "gaia.passive.decision-order")
def test_xenos_charge_1_for_nothing_and_itars_3_for_2_vp() -> None:
    s = ivits_build().turn(0)
    s.play(0, "build mine 0,0")
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert says(s, 1) == ["charge 1", "decline"]
    s.play(1, "charge 1")
    assert asked(s) == [2]
    assert says(s, 2) == ["charge 3", "decline"]
    s.play(2, "charge 3")
    assert (s.players[1].vp, power(s.players[1])) == (10, (1, 5, 0))
    assert (s.players[2].vp, power(s.players[2])) == (8, (1, 7, 0))


@rule("gaia.passive.decision-order")
def test_the_order_of_deciding_starts_behind_the_builder() -> None:
    t = Table("xenos", "terrans", "itars").planets(
        {"0,0": "terra", "0,1": "terra", "0,2": "desert", "1,1": "ice"}
    )
    s = t.put(1, "0,0").put(0, "0,2").put(2, "1,1").turn(1)
    s.play(1, "build mine 0,1")
    finish_turn(s, 1)
    order = []
    for _ in range(2):
        order += asked(s)
        s.play(asked(s)[0], "decline")
    assert order == [2, 0]


@rule("gaia.passive.all-or-nothing")
def test_a_smaller_charge_is_not_offered() -> None:
    s = ivits_build().turn(0)
    s.play(0, "build mine 0,0")
    finish_turn(s, 0)
    s.play(1, "decline")
    assert [text for text in says(s, 2) if text.startswith("charge")] == ["charge 3"]


@rule("gaia.passive.exception.not-enough-power-cost")
def test_a_charge_cut_short_costs_its_own_amount_less_1() -> None:
    s = ivits_build().seat(2, area1=0, area2=2, area3=4).turn(0)
    s.play(0, "build mine 0,0")
    finish_turn(s, 0)
    s.play(1, "decline")
    s.play(2, "charge 2")
    assert (s.players[2].vp, power(s.players[2])) == (9, (0, 0, 6))


@rule("gaia.passive.passed-players-too")
def test_a_player_who_passed_still_charges() -> None:
    t = terrans({"0,1": "terra", "0,2": "desert"}).put(1, "0,2")
    s = t.turn(1)
    s.play(1, "pass boost range")
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert says(s, 1) == ["charge 1", "decline"]


@rule("gaia.passive.only-this-charge-costs-vp")
def test_charging_by_other_means_costs_no_vp() -> None:
    t = terrans().tiles(0, "std_action_charge_4").seat(0, knowledge=4, science=2, area1=9)
    t.round_tile("round_mine").booster(0, "boost_big_structures")
    s = t.turn(0)
    s.play(0, "special std action charge 4")
    s = t.turn(0)
    s.play(0, "research science")
    assert s.players[0].vp == 10
    assert t.phase("income").players[0].vp == 10
