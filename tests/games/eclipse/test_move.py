"""The Move action."""

from __future__ import annotations

from astrarium.games.eclipse.frames.move import movement
from astrarium.games.eclipse.galaxy import take_ship
from tests.games.eclipse.table import (
    Table,
    asked,
    fleet,
    play,
    says,
    terrans,
    top,
    why,
)
from tests.support.rules import rule


@rule(
    "eclipse.move.three-moves", "eclipse.move.same-ship", "eclipse.move.example.green-third-unused"
)
def test_three_moves_also_with_one_ship_and_not_all_used() -> None:
    t = terrans(2).lay(107, "0,-1")
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107")
    play(s, 0, "move interceptor from 107", "to 221", "stop")
    assert fleet(s, t, 0, 221) == {"interceptor": 1}
    assert asked(s) == [1]


@rule("eclipse.move.three-moves")
def test_aliens_move_twice() -> None:
    t = Table("planta", "terran_alliance").lay(107, "0,-1")
    s = play(t.turn(0), 0, "move", "move interceptor from 226", "to 107")
    play(s, 0, "move interceptor from 107", "to 226")
    assert asked(s) == [1]


@rule("eclipse.move.distance", "eclipse.move.value", "eclipse.move.example.red-values")
def test_two_nuclear_drives_go_two_hexes() -> None:
    t = (
        terrans(2)
        .lay(107, "0,-1")
        .lay(103, "1,-1")
        .fit(0, "interceptor", "-", "-", "-", "nuclear_drive")
    )
    assert movement(t.s, 0, 0) == 2
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107")
    assert top(s) == "Step"
    s.play(0, "to 103")
    assert fleet(s, t, 0, 103) == {"interceptor": 1}
    assert top(s) == "Move"


@rule("eclipse.move.example.red-moves", "eclipse.move.same-ship")
def test_red_moves_its_interceptor_twice_and_its_cruiser_once() -> None:
    t = terrans(2).lay(107, "0,-1").lay(103, "1,-1").ships(0, 221, cruiser=1)
    t.fit(0, "interceptor", "-", "-", "-", "nuclear_drive")
    t.knows(0, "fusion_source").fit(
        0, "cruiser", "-", "-", "fusion_source", "-", "-", "fusion_drive"
    )
    assert movement(t.s, 0, 1) == 3
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107", "to 103")
    play(s, 0, "move interceptor from 103", "to 107", "halt")
    play(s, 0, "move cruiser from 221", "to 107", "halt")
    assert fleet(s, t, 0, 107) == {"interceptor": 1, "cruiser": 1}
    assert asked(s) == [1]


@rule("eclipse.move.full-wormhole", "eclipse.wormholes.move", "eclipse.move.full-wormhole-example")
def test_ships_move_through_full_wormholes_only() -> None:
    t = terrans(2).lay(101, "0,-1", 0)
    assert why(t.turn(0), 0, "move") == "nothing-to-move"
    t = terrans(2).lay(101, "0,-1", 1)
    s = play(t.turn(0), 0, "move", "move interceptor from 221")
    assert says(s, 0)[0] == "to 101"


@rule("eclipse.move.wormhole-generator", "eclipse.move.wormhole-generator-example")
@rule("eclipse.tech.wormhole-generator")
def test_the_generator_moves_ships_through_half_wormholes() -> None:
    t = terrans(2).lay(101, "0,-1", 0).knows(0, "wormhole_generator")
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 101")
    assert fleet(s, t, 0, 101) == {"interceptor": 1}


@rule("eclipse.move.explored-only")
def test_ships_do_not_leave_the_explored_galaxy() -> None:
    assert why(terrans(2).turn(0), 0, "move") == "nothing-to-move"


@rule("eclipse.move.pinning.one-per-enemy", "eclipse.move.example.green-pinned")
@rule("eclipse.move.example.green-surplus")
def test_the_first_ship_is_stopped_and_the_second_passes() -> None:
    t = terrans(2).lay(107, "0,-1").lay(103, "1,-1").ships(1, 107, interceptor=1)
    t.ships(0, 221, interceptor=1).fit(0, "interceptor", "-", "-", "-", "nuclear_drive")
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107")
    assert top(s) == "Move"  # stopped although it had a step left
    assert why(s, 0, "move interceptor from 107") == "pinned"
    play(s, 0, "move interceptor from 221", "to 107", "to 103")
    assert fleet(s, t, 0, 103) == {"interceptor": 1}
    assert fleet(s, t, 0, 107) == {"interceptor": 1}


@rule("eclipse.move.pinning.surplus")
def test_ancients_stop_ships_one_each() -> None:
    t = terrans(2).lay(104, "0,-1").ships(0, 104, interceptor=3)
    s = play(t.turn(0), 0, "move")
    assert "move interceptor from 104" in says(s, 0)
    t = terrans(2).lay(104, "0,-1").ships(0, 104, interceptor=2)
    s = t.turn(0)
    assert why(s, 0, "move interceptor from 104") == "not-offered"


def test_starbases_stop_ships_too() -> None:
    t = terrans(2).lay(107, "0,-1").ships(1, 107, starbase=1).ships(0, 107, interceptor=1)
    s = play(t.lay(103, "1,-1").ships(0, 221, interceptor=1).turn(0), 0, "move")
    assert why(s, 0, "move interceptor from 107") == "pinned"


def test_ancients_do_not_stop_draco() -> None:
    t = (
        Table("descendants_of_draco", "terran_alliance")
        .lay(104, "0,-1")
        .ships(0, 104, interceptor=1)
    )
    s = play(t.turn(0), 0, "move")
    assert "move interceptor from 104" in says(s, 0)


@rule("eclipse.move.gcds.no-passage")
def test_nothing_leaves_the_centre_while_its_defence_stands() -> None:
    t = terrans(2).lay(107, "0,-1").ships(0, 1, interceptor=5)
    s = play(t.lay(103, "1,-1").turn(0), 0, "move")
    assert why(s, 0, "move interceptor from 001") == "pinned"


def test_the_first_ship_of_the_list_moves_too() -> None:
    t = terrans(2).lay(107, "0,-1")
    take_ship(t.s, 0)  # the defence system
    assert t.s.ships[0] & 63 == t.hex(221)
    s = play(t.turn(0), 0, "move", "move interceptor from 221", "to 107")
    assert fleet(s, t, 0, 107) == {"interceptor": 1}
