"""The action phase of the rulebook, with Gábor, Dunda, Zsolt and Winney.

The pictured hexes are not named, so each step stands on hexes that show what the text says.
"""

from __future__ import annotations

from astrarium.games.eclipse.flow import ACTION
from astrarium.games.eclipse.frames.move import movement
from astrarium.games.eclipse.words import ANCIENTS, OF_SIDE
from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    chance,
    cubes,
    events,
    fleet,
    play,
    says,
    why,
)
from tests.support.rules import rule

GABOR, DUNDA, ZSOLT, WINNEY = range(4)


def four() -> Table:
    return Table("terran_directorate", "planta", "mechanema", "hydran_progress")


def without_ancients(t: Table) -> Table:
    for hex in t.s.laid:
        t.s.crowd[hex] &= ~(31 << (ANCIENTS * 5))
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != ANCIENTS]
    return t


@rule("eclipse.action-example.start")
def test_gabor_is_start_player_and_has_the_first_turn() -> None:
    s = four().phase(ACTION)
    assert asked(s) == [GABOR]


@rule("eclipse.action-example.dunda-explore.place")
def test_dunda_places_the_hex_with_a_full_wormhole_to_her_own() -> None:
    s = play(four().turn(DUNDA), DUNDA, "explore", "explore 1,1")
    chance(s, "draw hex 206")  # wormholes on 1, 2, 3 and 5; the home lies beyond edge 1
    assert beginning(s, DUNDA, "place 206 turned") == ["0", "2", "4", "5"]


@rule("eclipse.action-example.dunda-explore.control", "eclipse.action-example.dunda-explore.vp")
def test_dunda_takes_control_and_keeps_the_tile_for_its_points() -> None:
    t = four()
    s = play(t.turn(DUNDA), DUNDA, "explore", "explore 1,1")
    play(chance(s, "draw hex 206"), DUNDA, "place 206 turned 0", "disc on 206")
    assert s.owner[t.hex(206)] == DUNDA
    assert s.players[DUNDA].discs == 10  # twelve, one for the action, one for the hex
    assert s.tile[t.hex(206)] == 0
    play(chance(s, "find science"), DUNDA, "keep points")
    assert s.players[DUNDA].kept == [1]
    assert s.players[DUNDA].science == 4


@rule("eclipse.action-example.dunda-explore.settle")
def test_dunda_settles_a_money_and_a_science_square() -> None:
    t = without_ancients(four().lay(203, "1,1")).own(DUNDA, 203)
    s = play(t.turn(DUNDA), DUNDA, "settle square 1 of 203 with money")
    play(s, DUNDA, "settle square 2 of 203 with science")
    assert s.players[DUNDA].colony == 2
    assert cubes(s.players[DUNDA]) == (9, 9, 10)
    assert s.cubes[t.hex(203)] == 0b011


@rule("eclipse.action-example.dunda-second-explore.both-placed")
def test_dunda_places_both_hexes() -> None:
    t = four()
    s = play(t.turn(DUNDA), DUNDA, "explore", "explore 3,-1")
    play(chance(s, "draw hex 310"), DUNDA, "place 310 turned 1", "no disc", "explore 3,0")
    play(chance(s, "draw hex 304"), DUNDA, "place 304 turned 2", "no disc")
    assert t.hex(310) in s.laid
    assert t.hex(304) in s.laid
    assert s.players[DUNDA].discs_on(0) == 1


@rule("eclipse.action-example.dunda-second-explore.settle")
def test_dundas_last_two_colony_ships_settle_money_and_advanced_materials() -> None:
    t = without_ancients(four().lay(301, "3,0")).own(DUNDA, 301).seat(DUNDA, colony=2)
    s = play(t.knows(DUNDA, "advanced_mining").turn(DUNDA), DUNDA, "upgrade", "stop")
    play(s, DUNDA, "settle square 1 of 301 with money", "settle square 3 of 301 with materials")
    assert s.players[DUNDA].colony == 0
    assert cubes(s.players[DUNDA]) == (9, 10, 9)
    assert s.cubes[t.hex(301)] == 0b101


@rule("eclipse.action-example.dunda-influence.discs")
def test_dunda_moves_one_disc_and_takes_another_back() -> None:
    t = four().lay(207, "1,1", 2).own(DUNDA, 207).lay(315, "3,0", 2).own(DUNDA, 315)
    t.lay(107, "1,0", 1)
    discs = t.s.players[DUNDA].discs
    s = play(t.turn(DUNDA), DUNDA, "influence", "disc from 207", "disc to 107")
    play(s, DUNDA, "disc from 315", "disc to track")
    owned = [t.rules.sectors[hex].number for hex in s.laid if s.owner[hex] == DUNDA]
    assert owned == [107, 226]
    assert s.players[DUNDA].discs == discs - 1 + 1


def attack() -> Table:
    """Winney beside 103 of Zsolt's, joined by half a wormhole only."""
    t = four().lay(107, "-1,0").own(WINNEY, 107).lay(103, "-1,1").own(ZSOLT, 103, 1)
    t.knows(WINNEY, "wormhole_generator").ships(ZSOLT, 103, interceptor=3)
    return t.ships(WINNEY, 107, interceptor=2)


@rule("eclipse.action-example.winney-attack.move")
@rule("eclipse.action-example.winney-attack.half-wormhole")
def test_winney_attacks_through_half_a_wormhole() -> None:
    t = attack()
    south, north = (t.s.holes[t.hex(107)] >> 3) & 1, t.s.holes[t.hex(103)] & 1
    assert (south, north) == (1, 1)
    t.s.holes[t.hex(103)] &= ~1  # turned so that only one of the two edges has a wormhole
    s = play(t.turn(WINNEY), WINNEY, "move", *["move interceptor from 107", "to 103"] * 2)
    assert fleet(s, t, WINNEY, 103) == {"interceptor": 2}
    assert fleet(s, t, ZSOLT, 103) == {"interceptor": 3}


@rule("eclipse.action-example.winney-reinforce.ships")
@rule("eclipse.action-example.winney-reinforce.distance")
def test_winneys_cruiser_comes_from_two_hexes_away() -> None:
    t = attack().ships(WINNEY, 224, cruiser=1).ships(WINNEY, 107, interceptor=1)
    t.fit(WINNEY, "cruiser", "-", "-", "fusion_source", "-", "fusion_drive")
    assert movement(t.s, WINNEY, 1) == 2
    s = play(t.turn(WINNEY), WINNEY, "move", "move interceptor from 107", "to 103")
    play(s, WINNEY, "move cruiser from 224", "to 107", "to 103")
    assert fleet(s, t, WINNEY, 103) == {"interceptor": 1, "cruiser": 1}


@rule("eclipse.action-example.dunda-second-explore.no-more-ships")
def test_without_colony_ships_the_other_squares_stay_empty() -> None:
    t = without_ancients(four().lay(301, "3,0")).own(DUNDA, 301).seat(DUNDA, colony=0)
    s = t.turn(DUNDA)
    assert why(s, DUNDA, "settle square 2 of 301 with science") == "no-colony-ship"
    assert "pass" in says(s, DUNDA)


# --- the whole phase, move by move ----------------------------------------------------------------


def before_the_phase() -> Table:
    """What the four have built up: hexes, ships, parts, technologies, relations."""
    t = four().lay(203, "0,2").lay(207, "0,-2").lay(315, "0,-3").lay(106, "1,0").lay(306, "3,-2")
    t = without_ancients(t).own(DUNDA, 203).own(DUNDA, 207).own(DUNDA, 315).own(GABOR, 306)
    t.lay(107, "-1,0").own(WINNEY, 107).lay(103, "-1,1", 3).own(ZSOLT, 103, 1)
    t.ships(ZSOLT, 103, interceptor=3).ships(ZSOLT, 230, cruiser=1)
    t.ships(WINNEY, 107, interceptor=3).ships(WINNEY, 224, cruiser=1)
    t.fit(ZSOLT, "interceptor", "-", "-", "-", "electron_computer")
    t.fit(ZSOLT, "cruiser", "-", "-", "fusion_source")
    t.fit(WINNEY, "cruiser", "-", "-", "fusion_source", "-", "fusion_drive")
    t.knows(GABOR, "orbital").knows(DUNDA, "advanced_mining").knows(ZSOLT, "plasma_missile")
    t.knows(WINNEY, "nanorobots", "orbital", "monolith").offer("fusion_drive", "wormhole_generator")
    t.allies(GABOR, ZSOLT).allies(WINNEY, ZSOLT)
    t.s.players[GABOR].tiles = [1, 2, 3, 3]
    t.seat(GABOR, materials=12, colony=0).seat(ZSOLT, colony=0)
    return t.seat(WINNEY, science=15, colony=0)


@rule("eclipse.action-example.start", "eclipse.action-example.all-passed")
@rule("eclipse.action-example.one-battle")
def test_the_whole_phase_is_played_move_by_move() -> None:
    t = before_the_phase()
    s = t.phase(ACTION)
    gabor, dunda, zsolt, winney = s.players
    discs = [int(player.discs) for player in s.players]

    assert asked(s) == [GABOR]
    play(s, GABOR, "build", "build cruiser on 221", "build orbital on 221")
    assert (gabor.materials, gabor.discs, gabor.discs_on(4)) == (2, discs[GABOR] - 1, 1)
    assert fleet(s, t, GABOR, 221) == {"interceptor": 1, "cruiser": 1}
    assert s.built[t.hex(221)] == 1

    assert asked(s) == [DUNDA]
    play(s, DUNDA, "explore", "explore 1,1")
    play(chance(s, "draw hex 206"), DUNDA, "place 206 turned 0")
    assert s.tile[t.hex(206)] == 1
    play(s, DUNDA, "disc on 206")
    play(chance(s, "find science"), DUNDA, "keep points")
    assert (dunda.discs, dunda.discs_on(0), dunda.kept) == (discs[DUNDA] - 2, 1, [1])
    play(s, DUNDA, "settle square 1 of 203 with money", "settle square 2 of 203 with science")
    assert (dunda.colony, cubes(dunda)) == (2, (9, 9, 10))
    play(s, DUNDA, "explore 3,0")
    play(chance(s, "draw hex 310"), DUNDA, "discard")
    assert s.discards[3] == 1 << t.hex(310)
    play(s, DUNDA, "end turn")  # two colony ships are left

    assert asked(s) == [ZSOLT]
    play(s, ZSOLT, "upgrade", "return interceptor 4", "fit plasma missile on interceptor 4")
    play(s, ZSOLT, "fit positron computer on cruiser 4", "fit ion cannon on cruiser 6")
    assert (zsolt.discs, zsolt.discs_on(3)) == (discs[ZSOLT] - 1, 1)
    assert list(zsolt.values[9:12]) == [0, 2, 0]  # two orange dice of the interceptor's missile
    assert (zsolt.values[12 + 1], zsolt.values[12 + 6]) == (2, 2)  # the cruiser's computer, cannons

    assert asked(s) == [WINNEY]
    play(s, WINNEY, "research", "research fusion drive")
    assert winney.science == 15 - 3
    play(s, WINNEY, "research wormhole generator")
    assert (winney.science, winney.discs, winney.discs_on(2)) == (2, discs[WINNEY] - 1, 1)

    assert asked(s) == [GABOR]
    play(s, GABOR, "explore", "explore 3,-3")
    play(chance(s, "draw hex 301"), GABOR, "place 301 turned 1")
    assert (s.tile[t.hex(301)], fleet(s, t, ANCIENTS, 301)) == (1, {"ancient": 2})
    assert s.owner[t.hex(301)] == -1

    assert asked(s) == [DUNDA]
    play(s, DUNDA, "explore", "explore 3,0")
    play(chance(s, "draw hex 318"), DUNDA, "place 318 turned 3", "disc on 318", "explore 3,-1")
    play(chance(s, "draw hex 308"), DUNDA, "place 308 turned 1", "disc on 308")
    play(s, DUNDA, "settle square 1 of 318 with materials", "settle square 2 of 318 with money")
    assert (dunda.colony, cubes(dunda)) == (0, (8, 9, 9))
    assert why(s, DUNDA, "settle square 1 of 308 with science") == "no-colony-ship"
    play(s, DUNDA, "offer seat 0")
    play(s, GABOR, "accept")
    play(s, DUNDA, "cube from science")
    play(s, GABOR, "cube from money", "put back 1")
    assert (dunda.allies, gabor.allies) == (1 << GABOR, 1 << DUNDA | 1 << ZSOLT)
    assert gabor.tiles == [2, 3, 3]

    assert asked(s) == [ZSOLT]
    play(s, ZSOLT, "pass")
    assert (zsolt.passed, s.next_start) == (1, ZSOLT)

    assert asked(s) == [WINNEY]
    play(s, WINNEY, "move", "move interceptor from 107", "to 103", "cube to money")
    play(s, ZSOLT, "cube to science")
    play(s, WINNEY, "move interceptor from 107", "to 103")
    assert fleet(s, t, WINNEY, 103) == {"interceptor": 2}
    assert (s.traitor, winney.allies, zsolt.allies) == (WINNEY, 0, 1 << GABOR)

    assert asked(s) == [GABOR]
    play(s, GABOR, "pass")
    assert (gabor.passed, s.next_start) == (1, ZSOLT)

    assert asked(s) == [DUNDA]
    play(s, DUNDA, "influence", "disc from 207", "disc to 106", "disc from 315", "disc to track")
    assert dunda.colony == 2
    play(s, DUNDA, "settle square 1 of 106 with science", "settle square 2 of 106 with materials")
    assert (s.cubes[t.hex(106)], dunda.colony) == (0b11, 0)

    assert asked(s) == [ZSOLT]
    play(s, ZSOLT, "react move", "move cruiser from 230", "to 103")
    assert (zsolt.discs, zsolt.discs_on(5 + 3)) == (discs[ZSOLT] - 2, 1)
    assert fleet(s, t, ZSOLT, 103) == {"interceptor": 3, "cruiser": 1}

    assert asked(s) == [WINNEY]
    play(s, WINNEY, "move", "move interceptor from 107", "to 103")
    play(s, WINNEY, "move cruiser from 224", "to 107", "to 103")
    assert fleet(s, t, WINNEY, 103) == {"interceptor": 3, "cruiser": 1}

    for seat in (GABOR, DUNDA, ZSOLT, WINNEY):
        assert asked(s) == [seat]
        play(s, seat, "pass")
    told = [(event.seat, event.source, event.target) for event in events(s, "battle")]
    assert told == [(WINNEY, t.hex(103), OF_SIDE + ZSOLT)]
