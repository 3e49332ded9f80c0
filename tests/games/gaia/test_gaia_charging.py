"""Passing, passive charges, free actions."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import Table, asked, beginning, finish_turn, power, says, terrans, why
from tests.support import rule

# --- passing and charging ------------------------------------------------------------------------


@rule("gaia.pass.choose-new-booster", "gaia.pass.return-old-booster", "gaia.booster.6.pass-scoring")
def test_passing_takes_a_booster_and_scores_the_old_one() -> None:
    t = terrans({"0,1": "terra"}).put(0, "0,1").booster(0, "boost_mines")
    s = t.turn(0)
    offered = beginning(s, 0, "pass")
    assert len(offered) == 3
    s.play(0, f"pass {offered[0]}")
    assert s.players[0].vp == 12
    assert "boost mines" in beginning(s, 1, "pass")


@rule("gaia.pass.last-round-no-new-booster")
def test_in_the_last_round_no_booster_is_taken() -> None:
    s = terrans({}).round(6).turn(0)
    assert [text for text in says(s, 0) if text.startswith("pass")] == ["pass"]


@rule("gaia.passive.trigger.mine", "gaia.passive.cost", "gaia.passive.highest-only")
def test_neighbours_may_charge_for_the_highest_value() -> None:
    t = terrans({"0,1": "terra", "0,2": "desert", "0,3": "desert"})
    t.put(1, "0,2").put(1, "0,3", "planetary_institute").seat(1, area1=4, area2=0)
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert says(s, 1) == ["charge 3", "decline"]
    s.play(1, "charge 3")
    assert (s.players[1].vp, power(s.players[1])) == (8, (1, 3, 0))


@rule("gaia.passive.exception.not-enough-power", "gaia.passive.example-itars-partial")
def test_only_what_fits_is_charged_and_paid() -> None:
    t = terrans({"0,1": "terra", "0,3": "desert"}).put(1, "0,3", "planetary_institute")
    s = t.seat(1, area1=0, area2=1, area3=5).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    s.play(1, "charge 1")
    assert (s.players[1].vp, s.players[1].area3) == (10, 6)


@rule("gaia.passive.exception.not-enough-vp", "gaia.passive.example-ivits-one-vp")
def test_a_player_with_1_vp_charges_2() -> None:
    t = terrans({"0,1": "terra", "0,3": "desert"}).put(1, "0,3", "planetary_institute")
    s = t.seat(1, vp=1).turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert says(s, 1) == ["charge 2", "decline"]


@rule("gaia.passive.within-2")
def test_a_building_3_spaces_away_charges_nothing() -> None:
    t = terrans({"0,1": "terra", "0,4": "desert"}).put(1, "0,4", "planetary_institute")
    s = t.turn(0)
    s.play(0, "build mine 0,1")
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert "end turn" not in says(s, 1)
    assert "pass boost ore tokens" in says(s, 1)


# --- free actions --------------------------------------------------------------------------------


@rule("gaia.free.example-burn", "gaia.free.burn-with-power-in-area-1")
def test_burning_discards_one_and_moves_one() -> None:
    s = terrans({}).seat(0, area1=3, area2=2, area3=0).turn(0)
    s.play(0, "convert burn power")
    assert power(s.players[0]) == (3, 0, 1)


@pytest.mark.parametrize(
    ("conversion", "start", "end"),
    [
        pytest.param(
            "power to qic",
            {"area3": 4},
            {"qic": 2, "area3": 0},
            marks=rule("gaia.free.power-to-qic"),
        ),
        pytest.param(
            "power to ore", {"area3": 3}, {"ore": 5}, marks=rule("gaia.free.power-to-ore")
        ),
        pytest.param("qic to ore", {}, {"qic": 0, "ore": 5}, marks=rule("gaia.free.qic-to-ore")),
        pytest.param(
            "power to knowledge",
            {"area3": 4},
            {"knowledge": 4},
            marks=rule("gaia.free.power-to-knowledge"),
        ),
        pytest.param(
            "power to credit",
            {"area3": 1},
            {"credits": 16},
            marks=rule("gaia.free.power-to-credit"),
        ),
        pytest.param(
            "knowledge to credit",
            {},
            {"knowledge": 2, "credits": 16},
            marks=rule("gaia.free.knowledge-to-credit"),
        ),
        pytest.param(
            "ore to credit", {}, {"ore": 3, "credits": 16}, marks=rule("gaia.free.ore-to-credit")
        ),
        pytest.param(
            "ore to token", {}, {"ore": 3, "area1": 5}, marks=rule("gaia.free.ore-to-power-token")
        ),
    ],
)
def test_free_actions(conversion: str, start: dict[str, int], end: dict[str, int]) -> None:
    s = terrans({}).seat(0, **start).turn(0)
    s.play(0, f"convert {conversion}")
    assert {name: getattr(s.players[0], name) for name in end} == end
    assert any(text.startswith("pass") for text in says(s, 0))


@rule("gaia.free.before-or-after-only", "gaia.actions.one-per-turn")
def test_after_the_action_only_free_actions_are_left() -> None:
    s = terrans({"0,1": "terra"}).turn(0)
    s.play(0, "build mine 0,1")
    assert {text.split()[0] for text in says(s, 0)} == {"convert", "end"}
    assert why(s, 0, "research science") == "not-offered"


@rule("gaia.passive.within-2")
def test_neighbours_charge_at_the_edge_of_the_board_too() -> None:
    """On the first and the last space of the board."""
    for edge, beside in ((0, 1), (-1, -2)):
        t = Table("terrans", "xenos")
        names = [t.rules.geometry.name(hex) for hex in range(t.rules.geometry.n)]
        places = {names[edge]: "terra", names[beside]: "desert"}
        s = t.planets(places).put(0, names[edge]).put(1, names[beside]).seat(0, ore=5).turn(0)
        s.play(0, f"upgrade {names[edge]} to trading station")
        finish_turn(s, 0)
        assert says(s, 1) == ["charge 1", "decline"]
