"""The Explore action, and discovery tiles."""

from __future__ import annotations

import pytest

from astrarium.core.frame import CHANCE, MAIN
from astrarium.games.eclipse.frames.discovery import take_control
from astrarium.games.eclipse.galaxy import beside, is_joined
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import INNER, OUTER
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    chance,
    cubes,
    events,
    fleet,
    play,
    purse,
    says,
    terrans,
    top,
    why,
)
from tests.support.rules import rule


def explored(t: Table, spot: str, hex: int) -> Eclipse:
    """Seat 0 explores the spot and draws the hex."""
    s = t.turn(0)
    play(s, 0, "explore", f"explore {spot}")
    return chance(s, f"draw hex {hex:03d}")


@rule("eclipse.explore.position", "eclipse.wormholes.explore", "eclipse.map.outer-branches")
def test_spots_beyond_the_open_edges_of_the_own_hex_can_be_explored() -> None:
    s = play(terrans(2).turn(0), 0, "explore")
    assert beginning(s, 0, "explore ") == ["0,-1", "-1,-1", "0,-3", "1,-3"]
    assert why(s, 0, "explore 1,-2") == "no-way-there"  # the south-east edge has no wormhole
    assert why(s, 0, "explore 1,0") == "not-offered"  # far away


@rule("eclipse.explore.draw", "eclipse.map.rings", "eclipse.map.pile-per-sector")
@pytest.mark.parametrize(
    ("spot", "numbers"),
    [("0,-1", range(101, 109)), ("-1,-1", range(201, 212)), ("0,-3", range(301, 319))],
)
def test_the_hex_comes_from_the_pile_of_the_spots_ring(spot: str, numbers: range) -> None:
    s = play(terrans(2).turn(0), 0, "explore", f"explore {spot}")
    assert says(s, CHANCE) == [f"draw hex {number}" for number in numbers]


@rule("eclipse.action.rightmost-disc", "eclipse.action-example.dunda-explore.draw")
def test_exploring_moves_a_disc_to_the_explore_space() -> None:
    s = play(terrans(2).turn(0), 0, "explore")
    assert (s.players[0].discs, s.players[0].discs_on(0)) == (11, 1)


@rule("eclipse.explore.unpinned")
def test_a_ship_that_is_pinned_explores_nothing() -> None:
    t = terrans(2).lay(104, "0,-1").ships(0, 104, interceptor=2)
    assert "-1,0" not in beginning(play(t.turn(0), 0, "explore"), 0, "explore ")
    free = terrans(2).lay(104, "0,-1").ships(0, 104, interceptor=3)
    assert "-1,0" in beginning(play(free.turn(0), 0, "explore"), 0, "explore ")


@rule("eclipse.explore.place.wormhole", "eclipse.explore.place.position")
@rule("eclipse.explore.place.example")
def test_a_full_wormhole_must_join_the_new_hex() -> None:
    # 101 has wormholes on all edges but the north one; the home lies to the north.
    s = explored(terrans(2), "0,-1", 101)
    assert beginning(s, 0, "place 101 turned") == ["1", "2", "3", "4", "5"]
    assert why(s, 0, "place 101 turned 0") == "not-joined"


@rule("eclipse.explore.wormhole-generator", "eclipse.explore.wormhole-generator-example")
def test_half_a_wormhole_is_enough_with_the_generator() -> None:
    s = explored(terrans(2).knows(0, "wormhole_generator"), "0,-1", 101)
    assert len(beginning(s, 0, "place 101 turned")) == 6
    # Beyond a closed edge the new hex brings the wormhole itself: 304 has two opposite ones.
    s = play(terrans(2).knows(0, "wormhole_generator").turn(0), 0, "explore", "explore 1,-2")
    chance(s, "draw hex 201")  # edges 1, 3 and 5
    assert beginning(s, 0, "place 201 turned") == ["0", "2", "4"]


@rule("eclipse.explore.place-or-discard", "eclipse.explore.discard-ends")
@rule("eclipse.action-example.discard-face-up")
def test_a_discarded_hex_lies_open_and_ends_the_action() -> None:
    t = terrans(2)
    s = explored(t, "0,-1", 101)
    s.play(0, "discard")
    assert s.discards[INNER] == 1 << t.hex(101)
    assert s.pile_left[INNER] == 7
    assert asked(s) == [1]


@rule("eclipse.explore.pile-empty")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    t = terrans(2)
    t.s.pile[INNER] = 0
    t.s.pile_left[INNER] = 0
    t.s.discards[INNER] = (1 << t.hex(102)) | (1 << t.hex(107))
    s = play(t.turn(0), 0, "explore", "explore 0,-1")
    assert says(s, CHANCE) == ["draw hex 102", "draw hex 107"]
    assert s.discards[INNER] == 0
    assert s.pile_left[INNER] == 2


@rule("eclipse.explore.nothing-left")
def test_nothing_can_be_explored_when_all_hexes_are_gone() -> None:
    t = terrans(2)
    for ring in range(4):
        t.s.pile_left[ring] = 0
    assert why(t.turn(0), 0, "explore") == "nothing-to-explore"
    one = terrans(2)
    one.s.pile_left[OUTER] = 0
    assert beginning(play(one.turn(0), 0, "explore"), 0, "explore ") == ["0,-1", "-1,-1"]


@rule("eclipse.explore.discovery-symbol", "eclipse.action-example.dunda-explore.discovery")
def test_a_discovery_symbol_brings_a_tile() -> None:
    t = terrans(2)
    s = play(explored(t, "-1,-1", 206), 0, "place 206 turned 0", "no disc")
    assert s.tile[t.hex(206)] == 1
    assert s.owner[t.hex(206)] == -1


@rule("eclipse.explore.ancient-symbol.discovery", "eclipse.explore.ancient-symbol.ships")
@rule("eclipse.action-example.gabor-explore.ancients")
def test_ancient_symbols_bring_a_tile_and_ancients() -> None:
    t = terrans(2)
    s = play(explored(t, "0,-3", 301), 0, "place 301 turned 0")
    assert s.tile[t.hex(301)] == 1
    assert fleet(s, t, 6, 301) == {"ancient": 2}


@rule("eclipse.explore.ancients.block-disc", "eclipse.explore.ancients.block-discovery")
@rule("eclipse.action-example.gabor-explore.no-disc")
def test_no_disc_goes_on_a_hex_with_ancients() -> None:
    t = terrans(2)
    s = play(explored(t, "0,-3", 301), 0, "place 301 turned 0")
    assert asked(s) == [1]  # nothing was asked about a disc
    play(t.turn(0), 0, "influence")
    assert "disc from track" not in says(s, 0)


@rule("eclipse.explore.gcds-blocks-disc")
def test_no_disc_goes_on_the_centre_before_its_defence_is_destroyed() -> None:
    t = terrans(2).lay(107, "0,-1").own(0, 107)
    s = play(t.turn(0), 0, "influence")
    assert "disc from track" not in says(s, 0)
    t = terrans(2).lay(107, "0,-1").own(0, 107)
    t.s.ships.pop(0)
    t.s.crowd[t.hex(1)] = 0
    s = play(t.turn(0), 0, "influence", "disc from track")
    assert says(s, 0)[0] == "disc to 001"


@rule("eclipse.explore.control", "eclipse.explore.settle", "eclipse.population.settle-from-board")
def test_the_explorer_may_take_control_and_settle() -> None:
    t = terrans(2)
    s = play(explored(t, "-1,-1", 201), 0, "place 201 turned 0", "disc on 201")
    assert s.owner[t.hex(201)] == 0
    assert s.players[0].discs == 10
    play(s, 0, "settle square 1 of 201 with money", "settle square 2 of 201 with materials")
    assert cubes(s.players[0]) == (9, 10, 9)
    assert s.players[0].colony == 1


# --- discovery tiles ------------------------------------------------------------------------------


def found(t: Table, tile: str) -> Eclipse:
    """Seat 0 puts a disc on 206 and finds this tile."""
    s = t.lay(206, "-1,-1").turn(0)
    take_control(s, 0, 0, t.hex(206))
    s.run(0)
    return chance(s, f"find {tile}")


@rule("eclipse.explore.discovery.take", "eclipse.discovery.first-control")
@rule("eclipse.explore.discovery.look-first")
def test_whoever_puts_a_disc_takes_the_tile_and_looks_alone() -> None:
    t = terrans(2)
    s = found(t, "money")
    assert s.tile[t.hex(206)] == 0
    assert s.view(0)["state"]["players"][0]["looked"] == [0]
    assert "looked" not in s.view(1)["state"]["players"][0]
    assert s.view(1)["state"]["players"][0]["looked_count"] == 1


@rule("eclipse.discovery.decide-at-once", "eclipse.discovery.two-sides")
def test_the_side_is_chosen_at_once() -> None:
    s = found(terrans(2), "money")
    assert top(s) == "Discover"
    assert says(s, 0)[:2] == ["use discovery", "keep points"]


@rule("eclipse.discovery.vp-side", "eclipse.end.score.discoveries")
def test_a_tile_kept_for_points_stays_secret_and_scores_2() -> None:
    s = found(terrans(2), "flux shield")
    before = s.scores()[0]
    s.play(0, "keep points")
    assert s.scores()[0] == before + 2
    assert "kept" not in s.view(1)["state"]["players"][0]
    assert s.view(1)["state"]["players"][0]["kept_count"] == 1
    assert s.players[0].parts == 0


@pytest.mark.parametrize(
    ("tile", "purse_after"),
    [
        pytest.param("money", (10, 3, 3), marks=rule("eclipse.discovery.money.effect")),
        pytest.param("science", (2, 8, 3), marks=rule("eclipse.discovery.science.effect")),
        pytest.param("materials", (2, 3, 9), marks=rule("eclipse.discovery.materials.effect")),
    ],
)
@rule("eclipse.discovery.resources.discarded")
def test_a_tile_of_resources_is_used_up(tile: str, purse_after: tuple[int, int, int]) -> None:
    s = found(terrans(2), tile)
    before = s.scores()[0]
    s.play(0, "use discovery")
    assert purse(s.players[0]) == purse_after
    assert s.scores()[0] == before
    assert sum(s.used) == 1


@rule("eclipse.discovery.ancient-technology.effect")
@rule("eclipse.discovery.ancient-technology.discarded")
def test_ancient_technology_is_the_cheapest_that_is_missing() -> None:
    t = terrans(2).offer("starbase", "nanorobots", "gauss_shield", "fusion_drive")
    t.knows(0, "gauss_shield")
    s = found(t, "ancient technology")
    s.play(0, "use discovery")
    assert beginning(s, 0, "take ") == ["nanorobots"]
    assert why(s, 0, "take fusion drive") == "not-cheapest"
    s.play(0, "take nanorobots")
    assert s.players[0].owns(t.technology("nanorobots"))
    assert s.market[t.technology("nanorobots")] == 0
    assert purse(s.players[0]) == (2, 3, 3)


@rule("eclipse.discovery.ancient-technology.effect")
def test_among_technologies_of_equal_cost_the_finder_chooses() -> None:
    t = terrans(2).offer("nanorobots", "gauss_shield", "monolith")
    s = play(found(t, "ancient technology"), 0, "use discovery")
    assert beginning(s, 0, "take ") == ["gauss shield", "nanorobots"]


@rule("eclipse.discovery.ancient-cruiser.effect", "eclipse.discovery.ancient-cruiser.discarded")
def test_an_ancient_cruiser_appears_on_the_hex() -> None:
    t = terrans(2)
    s = play(found(t, "ancient cruiser"), 0, "use discovery")
    assert fleet(s, t, 0, 206) == {"cruiser": 1}


@rule("eclipse.limits.ships", "eclipse.discovery.ancient-cruiser.effect")
def test_without_an_unused_cruiser_only_the_points_are_left() -> None:
    t = terrans(2).ships(0, 221, cruiser=4)
    s = found(t, "ancient cruiser")
    assert why(s, 0, "use discovery") == "no-benefit"


@rule("eclipse.discovery.ancient-part.fit-at-once")
def test_an_ancient_part_is_fitted_at_once() -> None:
    t = terrans(2)
    s = play(found(t, "shard hull"), 0, "use discovery", "fit shard hull on interceptor 4")
    assert s.players[0].values[3] == 3
    assert s.players[0].parts == 0


@rule("eclipse.discovery.ancient-part.fit-at-once", "eclipse.upgrade.limit.energy")
def test_an_ancient_part_may_cover_another_but_not_exceed_the_energy() -> None:
    s = play(found(terrans(2), "flux shield"), 0, "use discovery")
    # The interceptor has 1 energy left; the cannon beneath would set free another.
    assert why(s, 0, "fit flux shield on interceptor 4") == "too-little-energy"
    s.play(0, "fit flux shield on interceptor 1")
    assert s.players[0].values[2] == 3
    assert s.players[0].values[6] == 0


@rule("eclipse.discovery.ancient-part.keep")
def test_an_ancient_part_is_kept_for_a_later_upgrade() -> None:
    t = terrans(2)
    s = play(found(t, "shard hull"), 0, "use discovery", "keep part")
    assert s.players[0].parts == 1 << t.part("shard_hull")
    s = play(t.turn(0), 0, "upgrade", "fit shard hull on cruiser 6")
    assert s.players[0].values[12 + 3] == 4
    assert s.players[0].parts == 0


@rule("eclipse.discovery.ancient-part.replaced")
def test_a_replaced_ancient_part_leaves_the_game() -> None:
    t = terrans(2).fit(0, "interceptor", "-", "-", "-", "shard_hull")
    s = play(t.turn(0), 0, "upgrade", "return interceptor 4")
    assert not [text for text in says(s, 0) if "shard hull" in text]


@rule("eclipse.limits.discovery-tiles")
def test_a_tile_that_was_seen_does_not_come_again() -> None:
    t = terrans(2)
    t.s.used[0] = 3
    s = t.lay(206, "-1,-1").turn(0)
    take_control(s, 0, 0, t.hex(206))
    s.run(0)
    assert "find money" not in says(s, CHANCE)
    assert "find science" in says(s, CHANCE)


# --- species --------------------------------------------------------------------------------------


@rule("eclipse.action-example.planta-explore-twice")
@rule("eclipse.action-example.dunda-explore.second-discard")
def test_planta_explores_twice_also_after_a_discard() -> None:
    t = Table("planta", "terran_alliance")
    s = play(t.turn(0), 0, "explore", "explore -1,-1")
    play(chance(s, "draw hex 201"), 0, "discard")
    assert top(s) == "Explore"
    play(s, 0, "explore 0,-3")
    play(chance(s, "draw hex 304"), 0, "discard")
    assert s.players[0].discs_on(0) == 1
    assert asked(s) == [1]


def test_planta_may_stop_after_one() -> None:
    t = Table("planta", "terran_alliance")
    s = play(t.turn(0), 0, "explore", "explore -1,-1")
    play(chance(s, "draw hex 201"), 0, "discard", "stop")
    assert asked(s) == [1]


def test_draco_flips_two_hexes_and_places_one() -> None:
    t = Table("descendants_of_draco", "terran_alliance")
    s = play(t.turn(0), 0, "explore", "explore -1,-1")
    chance(s, "draw hex 210", "draw hex 201")
    assert len(beginning(s, 0, "place 201")) > 0
    play(s, 0, "place 210 turned 1")
    assert t.hex(210) in s.laid
    assert s.discards[2] == 1 << t.hex(201)


def test_draco_may_flip_only_one() -> None:
    t = Table("descendants_of_draco", "terran_alliance")
    s = play(t.turn(0), 0, "explore", "explore -1,-1 with one hex")
    chance(s, "draw hex 210")
    assert top(s) == "PlaceHex"


def test_draco_puts_a_disc_beside_ancients_but_does_not_take_the_tile() -> None:
    t = Table("descendants_of_draco", "terran_alliance")
    s = play(t.turn(0), 0, "explore", "explore 0,-3 with one hex")
    play(chance(s, "draw hex 301"), 0, "place 301 turned 0", "disc on 301")
    assert s.owner[t.hex(301)] == 0
    assert s.tile[t.hex(301)] == 1
    assert "settle square 1 of 301 with money" in says(s, 0)


def test_a_technology_that_is_not_on_offer_is_not_taken() -> None:
    t = terrans(2).offer("nanorobots", "monolith")
    s = play(found(t, "ancient technology"), 0, "use discovery")
    assert why(s, 0, "take gauss shield") == "not-offered"
    assert why(s, 0, "take monolith") == "not-cheapest"


@rule("eclipse.explore.discovery.look-first")
def test_the_front_is_shown_when_it_is_used() -> None:
    s = found(terrans(2), "money")
    before = s.agenda.disclosures
    play(s, 0, "use discovery")
    assert s.agenda.disclosures == before + 1
    s = found(terrans(2), "money")
    before = s.agenda.disclosures
    play(s, 0, "keep points")
    assert s.agenda.disclosures == before


def test_nothing_is_explored_beyond_the_end_of_space() -> None:
    t = terrans(2).lay(306, "0,-20", 5).own(0, 306)  # open to the north and the south-west
    s = play(t.knows(0, "wormhole_generator").turn(0), 0, "explore")
    spots = [text for text in beginning(s, 0, "explore") if int(text.split(",")[1]) < -15]
    assert spots == ["0,-19", "1,-20", "-1,-19"]
    assert [beside(s, t.hex(306), edge) for edge in range(6)] == [-1] * 6
    assert is_joined(s, t.hex(306), True) is False


@rule("eclipse.explore.nothing-left")
def test_a_spot_without_a_hex_is_refused_for_that() -> None:
    t = terrans(2)
    t.s.pile[1], t.s.pile_left[1] = 0, 0
    s = play(t.turn(0), 0, "explore")
    assert why(s, 0, "explore 0,-1") == "pile-empty"
    assert says(s, 0)[0].startswith("explore -1,-1")
    t.s.discards[1] = 1 << t.hex(101)
    assert "explore 0,-1" in says(s, 0)


def test_a_closed_edge_is_refused_for_that() -> None:
    s = play(terrans(2).turn(0), 0, "explore")
    assert why(s, 0, "explore 1,-2") == "no-way-there"
    assert why(s, 0, "explore 5,5") == "not-offered"


@rule("eclipse.explore.wormhole-generator")
def test_with_the_generator_one_of_two_edges_must_be_open() -> None:
    t = terrans(2).knows(0, "wormhole_generator")
    s = play(t.turn(0), 0, "explore", "explore 1,-2")  # the home is closed to the south-east
    chance(s, "draw hex 210")  # open to the north, the south and the north-west
    turns = beginning(s, 0, "place 210 turned")
    assert turns == ["0", "2", "5"]
    assert why(s, 0, "place 210 turned 1") == "not-joined"


@rule("eclipse.explore.unpinned")
def test_from_an_unstopped_ship_one_explores() -> None:
    t = terrans(2).lay(107, "0,-1").ships(0, 107, interceptor=1)
    s = play(t.turn(0), 0, "explore")
    assert "1,-1" in beginning(s, 0, "explore")
    t.ships(1, 107, interceptor=1)
    assert "1,-1" not in beginning(s, 0, "explore")
    assert why(s, 0, "explore 1,-1") == "not-offered"


def test_draco_is_asked_how_many_to_flip_only_where_two_are_left() -> None:
    t = Table("descendants_of_draco", "planta")
    t.s.pile[1], t.s.pile_left[1] = 1 << t.hex(101) | 1 << t.hex(102), 2
    s = play(t.turn(0), 0, "explore")
    assert "explore 0,-1 with one hex" in says(s, 0)
    t.s.pile[1], t.s.pile_left[1] = 1 << t.hex(101), 1
    assert "explore 0,-1 with one hex" not in says(s, 0)
    play(s, 0, "explore 0,-1")
    play(chance(s, "draw hex 101"), 0, "discard")
    assert s.discards[1] == 1 << t.hex(101)


def test_the_hex_that_draco_does_not_place_is_discarded() -> None:
    t = Table("descendants_of_draco", "planta")
    s = play(t.turn(0), 0, "explore", "explore 0,-1")
    chance(s, "draw hex 107", "draw hex 103")
    play(s, 0, beginning_with(s, "place 103"))
    assert s.discards[1] == 1 << t.hex(107)
    assert [event.source for event in events(s, "discarded")] == [t.hex(107)]
    assert s.pile_left[1] == 6


def beginning_with(s: Eclipse, text: str) -> str:
    return next(each for each in says(s, 0) if each.startswith(text))


def test_a_tile_that_was_taken_lies_there_no_more() -> None:
    t = terrans(2).lay(204, "-1,-1")
    hex = t.hex(204)
    t.s.ships, t.s.crowd[hex] = [ship for ship in t.s.ships if ship & 63 != hex], 0
    t.s.tile[hex] = 1
    take_control(t.s, MAIN, 0, hex)
    assert t.s.tile[hex] == 0
    assert [type(frame).__name__ for frame in t.s.agenda.lanes[MAIN][-2:]] == ["Discover", "Look"]
