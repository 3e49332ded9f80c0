"""The power cycle, the income phase, the Gaia phase, cleanup, and the rounds themselves."""

from __future__ import annotations

import pytest

from tests.games.gaia.table import (
    Table,
    asked,
    beginning,
    events,
    income,
    power,
    purse,
    says,
    why,
)
from tests.support import rule


def terrans(planets: dict[str, str] | None = None) -> Table:
    return Table("terrans", "xenos").planets({"0,0": "terra", **(planets or {})}).put(0, "0,0")


def charged(amount: int, areas: tuple[int, int, int]) -> tuple[int, int, int]:
    """The areas after charging: 4 by the special action of a tile, else by the step to level 3."""
    t = terrans().seat(0, area1=areas[0], area2=areas[1], area3=areas[2], knowledge=4, science=2)
    s = t.tiles(0, "std_action_charge_4").turn(0)
    s.play(0, "special std action charge 4" if amount == 4 else "research science")
    return power(s.players[0])


@pytest.mark.parametrize(
    ("amount", "before", "after"),
    [
        pytest.param(
            4,
            (4, 4, 0),
            (0, 8, 0),
            marks=rule("gaia.power.charge.from-1-to-2", "gaia.power.areas.three"),
        ),
        pytest.param(3, (4, 4, 0), (1, 7, 0), marks=rule("gaia.power.charge.from-1-to-2")),
        pytest.param(4, (1, 4, 2), (0, 2, 5), marks=rule("gaia.power.charge.from-2-to-3")),
        pytest.param(3, (0, 5, 0), (0, 2, 3), marks=rule("gaia.power.charge.from-2-to-3")),
        pytest.param(4, (0, 1, 7), (0, 0, 8), marks=rule("gaia.power.charge.stops-when-empty")),
        pytest.param(4, (1, 1, 0), (0, 0, 2), marks=rule("gaia.power.charge.example-four")),
    ],
)
def test_charging(amount: int, before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    assert charged(amount, before) == after


@rule("gaia.power.spend.only-area-3")
def test_power_in_areas_1_and_2_cannot_be_spent() -> None:
    t = terrans().seat(0, area1=9, area2=9, area3=3)
    s = t.turn(0)
    assert why(s, 0, "power 2 ore") == "too-little-power-to-spend"
    assert "convert power to ore" in says(s, 0)
    assert "convert power to qic" not in says(s, 0)


@rule("gaia.power.spend.moves-to-area-1", "gaia.power.spend.example-two")
def test_spent_power_moves_to_area_1() -> None:
    s = terrans().seat(0, area1=0, area2=0, area3=2).turn(0)
    s.play(0, "convert power to credit")
    s.play(0, "convert power to credit")
    assert power(s.players[0]) == (2, 0, 0)


@rule("gaia.power.gain.example-one")
def test_gained_power_comes_into_area_1() -> None:
    s = terrans().seat(0, area1=0, area2=2, area3=1).turn(0)
    s.play(0, "convert ore to token")
    assert power(s.players[0]) == (1, 2, 1)


@rule("gaia.power.discard.to-supply", "gaia.power.discard.example-two")
def test_discarded_power_leaves_the_board() -> None:
    """Two satellites take two tokens, from the areas that the player likes."""
    for given, left in (("give 2 from I", (0, 2, 0)), ("give 1 from I", (1, 1, 0))):
        t = Table("terrans", "xenos").planets({"0,0": "terra", "0,3": "terra"})
        t.put(0, "0,0", "planetary_institute").put(0, "0,3", "academy_action")
        t.tiles(0, "std_big_structures_worth_4").seat(0, area1=2, area2=2, area3=0)
        s = t.turn(0)
        s.play(0, "federation 0,1; 0,2 token 12vp")
        s.play(0, given)
        assert power(s.players[0]) == left
        assert s.players[0].gaia_area == 0


@rule("gaia.power.areas.gaia")
def test_power_in_the_gaia_area_is_neither_charged_nor_spent() -> None:
    t = terrans().seat(0, area1=0, area2=0, area3=0, gaia_area=6)
    t.tiles(0, "std_action_charge_4")
    s = t.turn(0)
    assert "convert power to credit" not in says(s, 0)
    s.play(0, "special std action charge 4")
    assert (power(s.players[0]), s.players[0].gaia_area) == ((0, 0, 0), 6)


# --- rounds --------------------------------------------------------------------------------------


@rule("gaia.rounds.six", "gaia.end.after-round-6-actions", "gaia.cleanup.skipped-after-round-6")
def test_six_rounds_of_passing_end_the_game() -> None:
    t = Table("terrans", "xenos").planets({})
    s = t.round(0).phase("income")
    rounds = []
    while not s.over:
        (seat,) = asked(s)
        rounds.append(int(s.round_number))
        if s.round_number == 6:
            s.spaces_used = 1
        s.play(seat, next(text for text in says(s, seat) if text.startswith(("pass", "income"))))
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
    assert rounds.count(6) == 2
    assert s.spaces_used == 1  # nothing was cleaned up after the last round


@rule("gaia.rounds.four-phases")
def test_a_round_is_income_then_gaia_then_actions_then_cleanup() -> None:
    """Six tokens come back only after they could have been charged by the income."""
    t = Table("taklons", "xenos").planets({"0,0": "swamp"}).put(0, "0,0").seat(0, stone=0)
    t.booster(0, "boost_big_structures").seat(0, area1=1, area2=0, area3=0, gaia_area=6)
    t.s.spaces_used = 1
    s = t.phase("cleanup")
    assert s.round_number == 2
    assert asked(s) == [0]
    assert power(s.players[0]) == (6, 0, 1)
    assert s.spaces_used == 0


@rule("gaia.actions.until-all-passed", "gaia.actions.passed-player-out")
def test_turns_go_on_until_all_have_passed() -> None:
    t = Table("terrans", "xenos").planets({"0,0": "terra", "0,1": "terra", "0,2": "terra"})
    t.put(0, "0,0").seat(0, ore=9)
    s = t.turn(1)
    s.play(1, "pass boost range")
    assert asked(s) == [0]
    for place in ("0,1", "0,2"):
        s.play(0, f"build mine {place}")
        s.play(0, "end turn")
        assert asked(s) == [0]
        assert s.round_number == 1
    s.play(0, "pass boost terraform")
    assert s.round_number == 2


@rule("gaia.actions.repeatable")
def test_most_actions_can_be_taken_several_times_in_a_phase() -> None:
    t = terrans().seat(0, knowledge=8, science=0)
    s = t.turn(0)
    s.play(0, "research science")
    s.play(0, "end turn")
    s.play(1, "pass boost range")
    assert s.players[0].level(5) == 1
    s.play(0, "research science")
    assert s.players[0].level(5) == 2


@rule("gaia.actions.pass-once-per-round", "gaia.pass.when")
def test_everyone_passes_once_a_round_and_may_do_so_at_any_turn() -> None:
    t = Table("terrans", "xenos", "taklons").planets({"0,0": "terra", "0,1": "terra"})
    s = t.put(0, "0,0").turn(0)
    for seat in (0, 1, 2):
        assert asked(s) == [seat]
        assert any(text.startswith("pass") for text in says(s, seat))
        s.play(seat, f"pass {beginning(s, seat, 'pass')[0]}")
    assert s.round_number == 2


# --- income --------------------------------------------------------------------------------------


@rule("gaia.income.cap.knowledge")
def test_never_more_than_15_knowledge() -> None:
    t = terrans().booster(0, "boost_labs").seat(0, knowledge=14)
    assert t.phase("income").players[0].knowledge == 15


@rule("gaia.income.order.power-free")
def test_the_order_of_power_income_is_asked_of_each_player() -> None:
    t = Table("terrans", "taklons").planets({"0,0": "terra", "0,3": "swamp"})
    t.put(0, "0,0", "planetary_institute").put(1, "0,3", "planetary_institute")
    for seat in (0, 1):
        t.seat(seat, area1=0, area2=2, area3=0, stone=0)
    s = t.phase("income")
    assert sorted(asked(s)) == [0, 1]
    for seat in (0, 1):
        assert beginning(s, seat, "income") == ["charge 4", "gain 1"]


@rule("gaia.income.example-hadsch-hallas")
def test_hadsch_hallas_income_of_knowledge_and_ore() -> None:
    """The uncovered icons of the picture: 1 knowledge and 1 ore, printed at the left of the board.

    The board prints 3 credits there too, and the Hadsch Hallas start on Economy 1 (2 credits and
    1 charge); with a booster of 4 credits these are 9 credits.
    """
    t = Table("hadsch_hallas", "xenos").planets({}).booster(0, "boost_gaia")
    assert income(t) == {"knowledge": 1, "ore": 1, "credits": 9, "area1": -1, "area2": 1}


# --- Gaia phase ----------------------------------------------------------------------------------


@rule("gaia.gaia-phase.power-returns-to-area-1")
def test_power_comes_back_to_area_1() -> None:
    t = Table("xenos", "terrans").planets({}).seat(0, area1=1, area2=2, area3=3, gaia_area=6)
    s = t.phase("gaia")
    assert power(s.players[0]) == (7, 2, 3)
    assert s.players[0].gaia_area == 0


@rule(
    "gaia.gaia-phase.example-transformation",
    "gaia.gaia-phase.gaiaformer-stays",
    "gaia.gaia-phase.counts-as-gaia",
)
def test_a_transdim_planet_turns_gaia_and_keeps_its_gaiaformer() -> None:
    t = terrans({"0,1": "transdim", "0,2": "transdim"}).gaiaformer(0, "0,1")
    t.tiles(0, "std_vp_per_mine_on_gaia")
    s = t.phase("gaia")
    one, two = t.hex("0,1"), t.hex("0,2")
    assert (int(s.terrain[one]), int(s.gaiaformer[one])) == (8, 1)
    assert (int(s.terrain[two]), int(s.gaiaformer[two])) == (9, 0)
    s.play(0, "build mine 0,1")
    assert (s.players[0].gaia_planets, s.players[0].vp) == (1, 13)


# --- cleanup -------------------------------------------------------------------------------------


@rule(
    "gaia.cleanup.remove-action-tokens", "gaia.board-action.marked-used", "gaia.special.marked-used"
)
def test_used_spaces_are_free_again_in_the_next_round() -> None:
    t = terrans().tiles(0, "std_action_charge_4").seat(0, area1=9, area2=9, area3=8, qic=2)
    for play in ("power 2 ore", "qic planet types", "special std action charge 4"):
        s = t.turn(0)
        s.play(0, play)
    s = t.turn(0)
    assert why(s, 0, "power 2 ore") == "space-used"
    assert why(s, 0, "qic planet types") == "space-used"
    assert why(s, 0, "special std action charge 4") == "special-used"
    t.seat(0, area1=9, area2=9, area3=8, qic=2)
    s = t.phase("cleanup")
    assert {"power 2 ore", "qic planet types", "special std action charge 4"} <= set(says(s, 0))


@rule("gaia.cleanup.boosters-face-up", "gaia.pass.new-booster-face-down")
def test_the_new_booster_works_from_the_next_round_on() -> None:
    t = terrans({"0,1": "oxide"}).booster(0, "boost_gaia").seat(0, credits=0, ore=9)
    t.s.boosters |= 1 << 3
    s = t.turn(0)
    s.play(0, "pass boost terraform")
    assert s.players[0].credits == 0
    assert asked(s) == [1]
    s.play(1, f"pass {beginning(s, 1, 'pass')[0]}")
    assert s.round_number == 2
    assert s.players[0].credits == 2
    assert "special booster" in says(s, 0)


@rule("gaia.cleanup.round-tile-face-down")
def test_the_tile_of_a_finished_round_scores_no_more() -> None:
    t = terrans({"0,1": "terra"})
    ids = [tile.id for tile in t.rules.round_tiles]
    t.s.round_tiles = [ids.index("round_mine"), *[ids.index("round_federation")] * 5]
    s = t.round(1).phase("cleanup")
    s.play(0, "build mine 0,1")
    assert s.round_number == 2
    assert events(s, "round") != []
    assert purse(s.players[0])["vp"] == 10
