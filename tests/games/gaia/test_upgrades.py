"""Upgrade buildings, take tech tiles."""

from __future__ import annotations

import pytest

from astrarium.games.gaia.state import Gaia
from tests.games.gaia.table import Table, asked, beginning, finish_turn, income, says, why
from tests.support import rule


def standing(kind: str, faction: str = "terrans", home: str = "terra") -> Table:
    """One building on 0,0; the opponent is not on the map."""
    opponent = "xenos" if faction == "terrans" else "terrans"
    return Table(faction, opponent).planets({"0,0": home}).put(0, "0,0", kind).seat(0, ore=9)


@rule("gaia.upgrade.one-step", "gaia.upgrade.starting-mines-too")
def test_a_mine_becomes_a_trading_station_and_no_more_in_one_action() -> None:
    t = standing("mine")
    s = t.turn(0)
    assert beginning(s, 0, "upgrade") == ["0,0 to trading station"]
    s.play(0, "upgrade 0,0 to trading station")
    assert beginning(s, 0, "upgrade") == []
    assert beginning(t.turn(0), 0, "upgrade") == [
        "0,0 to research lab",
        "0,0 to planetary institute",
    ]


@rule("gaia.upgrade.only-mines-on-empty-planets")
def test_an_empty_planet_takes_only_a_mine() -> None:
    t = standing("mine").planets({"0,0": "terra", "0,1": "terra"})
    s = t.seat(0, credits=30, ore=15).turn(0)
    assert [text for text in says(s, 0) if "0,1" in text] == ["build mine 0,1"]


@rule("gaia.upgrade.old-building-returns", "gaia.upgrade.taken-left-to-right")
def test_rows_are_emptied_from_the_left_and_filled_from_the_right() -> None:
    """Two mines and one trading station: 1 + 2 ore and 3 credits, then 1 + 1 ore and 3 + 4."""
    t = Table("terrans", "xenos").planets({f"0,{r}": "terra" for r in range(3)})
    t.put(0, "0,0").put(0, "0,1").put(0, "0,2", "trading_station").booster(0, "boost_labs")
    assert income(t) == {"ore": 3, "credits": 3, "knowledge": 2}
    s = t.seat(0, ore=9, credits=9).turn(0)
    s.play(0, "upgrade 0,1 to trading station")
    assert income(t) == {"ore": 2, "credits": 7, "knowledge": 2}
    s = t.seat(0, ore=9, credits=9).turn(0)
    s.play(0, "upgrade 0,1 to research lab")
    s.play(0, "tile under gaia project")
    s.play(0, "no advance")
    assert income(t) == {"ore": 2, "credits": 3, "knowledge": 3}


@rule("gaia.upgrade.trading-station.neighbour-within-2")
def test_a_neighbour_is_at_most_2_spaces_away() -> None:
    for place, credits in (("0,1", 3), ("1,1", 3), ("0,2", 3), ("0,3", 6), ("2,1", 6)):
        t = Table("terrans", "xenos").planets({"0,0": "terra", place: "desert"})
        s = t.put(0, "0,0").put(1, place).turn(0)
        s.play(0, "upgrade 0,0 to trading station")
        assert s.players[0].credits == 15 - credits


@rule("gaia.upgrade.planetary-institute.ability", "gaia.special.example-ivits-institute")
def test_the_special_action_of_the_board_comes_with_the_institute() -> None:
    t = standing("trading_station", "ambas", "swamp")
    t.planets({"0,0": "swamp", "0,1": "swamp"}).put(0, "0,1")
    assert "special faction" not in says(t.turn(0), 0)
    s = t.turn(0)
    s.play(0, "upgrade 0,0 to planetary institute")
    assert "special faction" in says(t.turn(0), 0)
    ivits = Table("ivits", "terrans").planets({"0,0": "oxide"}).put(0, "0,0", "trading_station")
    assert why(ivits.turn(0), 0, "special faction") == "not-owned"
    ivits = Table("ivits", "terrans").planets({"0,0": "oxide"}).put(0, "0,0", "planetary_institute")
    assert "special faction" in says(ivits.turn(0), 0)


@rule("gaia.upgrade.academy.knowledge")
def test_the_left_academy_pays_2_knowledge() -> None:
    t = standing("academy_knowledge").booster(0, "boost_mines")
    assert income(t) == {"ore": 2, "knowledge": 3}
    assert income(standing("academy_action").booster(0, "boost_mines")) == {
        "ore": 2,
        "knowledge": 1,
    }


@rule("gaia.upgrade.academy.qic")
def test_the_right_academy_gives_a_qic_as_a_special_action() -> None:
    t = standing("academy_action")
    s = t.turn(0)
    s.play(0, "special academy")
    assert s.players[0].qic == 2
    assert "special academy" not in says(t.turn(0), 0)


@rule("gaia.upgrade.academy.faction-differences")
def test_academies_of_bal_taks_and_itars_differ() -> None:
    s = standing("academy_action", "bal_taks", "volcanic").turn(0)
    s.play(0, "special academy")
    assert (s.players[0].qic, s.players[0].credits) == (0, 19)
    t = standing("academy_knowledge", "itars", "ice").booster(0, "boost_mines")
    assert income(t)["knowledge"] == 1 + 3


@rule("gaia.upgrade.academy.tech-tile")
def test_an_academy_brings_a_tech_tile() -> None:
    for kind in ("academy knowledge", "academy action"):
        s = standing("research_lab").turn(0)
        s.play(0, f"upgrade 0,0 to {kind}")
        assert len(beginning(s, 0, "tile")) == 9


@rule("gaia.passive.trigger.upgrade")
def test_an_upgrade_lets_neighbours_charge() -> None:
    t = standing("trading_station").planets({"0,0": "terra", "0,2": "desert"})
    s = t.put(1, "0,2", "research_lab").turn(0)
    s.play(0, "upgrade 0,0 to planetary institute")
    finish_turn(s, 0)
    assert asked(s) == [1]
    assert says(s, 1) == ["charge 2", "decline"]


# --- tech tiles ----------------------------------------------------------------------------------


def at_tiles(t: Table) -> Gaia:
    """The Q.I.C. action has been paid; a tile is to be taken."""
    s = t.seat(0, qic=4).turn(0)
    s.play(0, "qic tech tile")
    return s


@rule("gaia.tech.take.research-advance", "gaia.tech.take.under-area-fixes-area")
def test_a_tile_under_an_area_advances_there_only() -> None:
    s = at_tiles(standing("mine"))
    s.play(0, "tile under navigation")
    assert says(s, 0) == ["advance navigation", "no advance"]
    assert why(s, 0, "advance science") == "tile-fixes-track"
    s.play(0, "advance navigation")
    assert s.players[0].level(1) == 1


@rule("gaia.tech.take.bottom-row-free-area")
def test_a_tile_of_the_bottom_row_advances_anywhere() -> None:
    for number in (1, 2, 3):
        s = at_tiles(standing("mine"))
        s.play(0, f"tile {number} of the bottom row")
        assert len(beginning(s, 0, "advance")) == 6


@rule("gaia.tech.take.impossible-advance-lost")
def test_an_impossible_advance_is_lost_but_the_tile_is_kept() -> None:
    s = at_tiles(standing("mine").seat(0, science=4))
    s.play(0, "tile under science")
    assert beginning(s, 0, "advance") == []
    assert (s.players[0].level(5), s.players[0].tiles) == (4, 1 << 5)


@rule("gaia.tech.take.impossible-advance-lost")
def test_an_advance_is_lost_only_where_it_is_impossible() -> None:
    s = at_tiles(standing("mine").seat(0, science=4).tokens(0, "fed_8_vp_qic"))
    s.play(0, "tile under science")
    assert says(s, 0) == ["advance science", "no advance"]
    s.play(0, "advance science")
    assert s.players[0].level(5) == 5
    tops = ("terraforming", "navigation", "artificial_intelligence", "gaia_project", "economy")
    s = at_tiles(standing("mine").seat(0, science=4, **dict.fromkeys(tops, 5)))
    s.play(0, "tile 2 of the bottom row")
    assert beginning(s, 0, "advance") == []
    assert "end turn" in says(s, 0)


@rule("gaia.tech.take.example-ivits-standard")
def test_the_ivits_advance_in_the_area_above_their_tile() -> None:
    t = Table("ivits", "terrans").planets({"0,0": "oxide"}).put(0, "0,0", "trading_station")
    s = t.seat(0, ore=9).turn(0)
    s.play(0, "upgrade 0,0 to research lab")
    s.play(0, "tile under artificial intelligence")
    s.play(0, "advance artificial intelligence")
    assert [s.players[0].level(track) for track in range(6)] == [0, 0, 1, 0, 0, 0]


def advanced(**levels: int) -> Table:
    """An uncovered standard tile, a green token, and these research levels."""
    t = standing("mine").tiles(0, "std_7_vp").tokens(0, "fed_8_vp_qic").seat(0, **levels)
    t.s.advanced_at = [10, 12, 2, 10, 10, 10]
    return t


@rule("gaia.tech.advanced.instead-of-standard", "gaia.tech.advanced.free-area")
def test_an_advanced_tile_may_be_taken_instead_and_advances_anywhere() -> None:
    s = at_tiles(advanced(navigation=4, science=3))
    assert len(beginning(s, 0, "tile")) == 8
    assert beginning(s, 0, "advanced tile of") == ["navigation"]
    s.play(0, "advanced tile of navigation")
    s.play(0, "cover std 7 vp")
    assert beginning(s, 0, "advance") == [
        "terraforming",
        "artificial intelligence",
        "gaia project",
        "economy",
        "science",
    ]


@rule("gaia.tech.advanced.needs-level-4-or-5")
def test_level_4_or_5_opens_the_advanced_tile() -> None:
    for level, offered in ((3, []), (4, ["economy"]), (5, ["economy"])):
        s = at_tiles(advanced(economy=level))
        assert beginning(s, 0, "advanced tile of") == offered


@rule("gaia.tech.advanced.needs-green-federation-token")
def test_without_a_green_token_no_advanced_tile() -> None:
    t = advanced(navigation=4).seat(0, green=0)
    assert why(at_tiles(t), 0, "advanced tile of navigation") == "no-green-token"


@rule("gaia.tech.advanced.needs-uncovered-standard")
def test_without_an_uncovered_standard_tile_no_advanced_tile() -> None:
    t = advanced(navigation=4).seat(0, covered=1 << 3)
    assert why(at_tiles(t), 0, "advanced tile of navigation") == "no-uncovered-tile"


@rule("gaia.tech.advanced.one-per-standard", "gaia.tech.advanced.not-replaceable")
def test_a_covered_tile_cannot_be_covered_again() -> None:
    t = advanced(navigation=4).tiles(0, "std_ore_qic", "adv_now_2_vp_per_mine")
    s = at_tiles(t.seat(0, covered=1 << 3))
    s.play(0, "advanced tile of navigation")
    assert beginning(s, 0, "cover") == ["std ore qic"]
    assert why(s, 0, "cover std 7 vp") == "tile-covered"


@pytest.mark.parametrize("track", ["navigation", "artificial intelligence"])
@rule("gaia.tech.advanced.example-ivits", "gaia.federation.token.uses-of-flip")
def test_the_ivits_take_the_tile_of_navigation_or_artificial_intelligence(track: str) -> None:
    """Level 4 in both areas, one green token and one standard tile, as the example needs."""
    t = Table("ivits", "terrans").planets({"0,0": "oxide"}).put(0, "0,0", "planetary_institute")
    t.tiles(0, "std_7_vp").tokens(0, "fed_8_vp_qic")
    s = at_tiles(t.seat(0, navigation=4, artificial_intelligence=4))
    assert beginning(s, 0, "advanced tile of") == ["navigation", "artificial intelligence"]
    s.play(0, f"advanced tile of {track}")
    s.play(0, "cover std 7 vp")
    player = s.players[0]
    assert (player.green, player.all_tokens()) == (0, 1)
    assert player.covered == player.tiles == 1 << 3
    assert int(player.advanced).bit_count() == 1


@rule("gaia.tech.advanced.no-refill")
def test_a_taken_advanced_tile_is_gone() -> None:
    t = advanced(navigation=4).tiles(0, "std_ore_qic").tokens(0, "fed_7_vp_ore")
    s = at_tiles(t)
    s.play(0, "advanced tile of navigation")
    s.play(0, "cover std 7 vp")
    t.s.spaces_used = 0
    assert why(at_tiles(t), 0, "advanced tile of navigation") == "tile-gone"


@rule("gaia.upgrade.trading-station.neighbour-discount")
def test_three_credits_are_enough_beside_an_opponent_and_not_alone() -> None:
    for place, enough in (("0,2", True), ("0,3", False)):
        t = Table("terrans", "xenos").planets({"0,0": "terra", place: "desert"})
        s = t.put(0, "0,0").put(1, place).seat(0, ore=2, credits=3).turn(0)
        assert ("upgrade 0,0 to trading station" in says(s, 0)) == enough
