"""The Influence action."""

from __future__ import annotations

from tests.games.eclipse.table import (
    Table,
    asked,
    beginning,
    cubes,
    play,
    says,
    terrans,
    top,
    why,
)
from tests.support.rules import rule


def neighbourhood() -> Table:
    """207 and 208 beside each other and the home of seat 0."""
    return terrans(2).lay(208, "-1,-1", 1).lay(107, "0,-1")


@rule(
    "eclipse.influence.two-discs", "eclipse.influence.source", "eclipse.influence.target.adjacent"
)
def test_two_discs_from_the_track_to_joined_hexes() -> None:
    t = neighbourhood()
    s = play(t.turn(0), 0, "influence", "disc from track")
    assert says(s, 0)[:2] == ["disc to 107", "disc to 208"]
    play(s, 0, "disc to 107", "disc from track", "disc to 208")
    assert [s.owner[t.hex(number)] for number in (107, 208)] == [0, 0]
    assert s.players[0].discs == 9
    assert top(s) != "Influence"


@rule("eclipse.influence.target.wormhole", "eclipse.influence.target.example")
def test_a_disc_needs_a_full_wormhole() -> None:
    t = terrans(2).lay(101, "0,-1", 0)  # no wormhole to the north, where the home lies
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != 6]
    t.s.crowd[t.hex(101)] = 0
    s = play(t.turn(0), 0, "influence")
    assert why(s, 0, "disc from track") == "not-connected"


@rule("eclipse.influence.wormhole-generator", "eclipse.influence.wormhole-generator-example")
def test_half_a_wormhole_is_enough_for_a_disc_with_the_generator() -> None:
    t = terrans(2).lay(101, "0,-1", 0).knows(0, "wormhole_generator")
    t.s.ships = [ship for ship in t.s.ships if (ship >> 6) & 7 != 6]
    t.s.crowd[t.hex(101)] = 0
    s = play(t.turn(0), 0, "influence", "disc from track")
    assert "disc to 101" in says(s, 0)


@rule("eclipse.influence.target.no-disc", "eclipse.influence.target.no-enemy-ship")
def test_neither_onto_a_disc_nor_beside_an_enemy() -> None:
    t = neighbourhood().own(1, 107).ships(1, 208, interceptor=1).lay(307, "0,-3")
    s = play(t.turn(0), 0, "influence", "disc from track")
    assert why(s, 0, "disc to 107") == "has-disc"
    assert why(s, 0, "disc to 208") == "enemy-ship"
    assert says(s, 0)[0] == "disc to 307"


@rule("eclipse.influence.withdraw", "eclipse.influence.removal.cubes-return")
def test_a_disc_taken_off_brings_its_cubes_back() -> None:
    t = terrans(2).lay(201, "-1,-1").own(0, 201, 0, 1)
    s = play(t.turn(0), 0, "influence", "disc from 201")
    assert why(s, 0, "disc to 201") == "same-hex"
    s.play(0, "disc to track")
    assert cubes(s.players[0]) == (10, 10, 10)
    assert s.cubes[t.hex(201)] == 0
    assert s.players[0].discs == 11


@rule("eclipse.population.grey.return")
def test_the_cube_of_a_grey_square_returns_to_any_track() -> None:
    t = terrans(2).lay(313, "0,-3").own(0, 313, 0)
    s = play(t.turn(0), 0, "influence", "disc from 313")
    assert says(s, 0)[:3] == ["cube to money", "cube to science", "cube to materials"]
    s.play(0, "cube to materials")
    assert cubes(s.players[0]) == (9, 10, 11)


@rule("eclipse.population.grey.return")
def test_the_cube_of_an_orbital_returns_to_money_or_science() -> None:
    t = terrans(2).lay(207, "-1,-1").own(0, 207, 6).structure(207, "orbital")
    s = play(t.turn(0), 0, "influence", "disc from 207")
    assert says(s, 0)[:2] == ["cube to money", "cube to science"]
    assert why(s, 0, "cube to materials") == "not-offered"


@rule("eclipse.influence.refresh", "eclipse.influence.refresh-after-moves")
@rule("eclipse.action-example.dunda-influence.refresh")
def test_two_colony_ships_are_turned_up_after_the_moves() -> None:
    t = terrans(2).seat(0, colony=0)
    s = play(t.turn(0), 0, "influence")
    assert s.players[0].colony == 0
    s.play(0, "stop")
    assert s.players[0].colony == 2


@rule("eclipse.influence.settle", "eclipse.action-example.dunda-influence.settle")
def test_the_refreshed_ships_may_settle_at_once() -> None:
    t = terrans(2).lay(201, "-1,-1").seat(0, colony=0)
    s = play(t.turn(0), 0, "influence", "disc from track", "disc to 201", "stop")
    assert s.players[0].colony == 2
    play(s, 0, "settle square 1 of 201 with money", "settle square 2 of 201 with materials")
    assert cubes(s.players[0]) == (9, 10, 9)
    assert asked(s) == [1]


@rule("eclipse.influence.target.adjacent")
def test_the_hex_a_disc_is_taken_from_no_longer_connects() -> None:
    # 304 hangs on 107 only; the disc that leaves 107 cannot go there.
    t = terrans(2).lay(107, "0,-1").own(0, 107).lay(201, "1,-2", 1)
    s = play(t.turn(0), 0, "influence", "disc from 107")
    assert "disc to 201" not in says(s, 0)
    t = terrans(2).lay(107, "0,-1").own(0, 107).lay(201, "1,-2", 1).ships(0, 107, interceptor=1)
    s = play(t.turn(0), 0, "influence", "disc from 107")
    assert "disc to 201" in says(s, 0)


def last_disc_lies(colony: int) -> Table:
    """Both discs of an Influence action are moved; three squares of 107 and 201 can be settled."""
    t = terrans(2).lay(107, "0,-1").lay(201, "-1,-1").seat(0, colony=colony)
    play(t.turn(0), 0, "influence", "disc from track", "disc to 107", "disc from track")
    s = play(t.s, 0, "disc to 201")
    if top(s) == "Discover":
        s.play(0, "points")
    return t


@rule("eclipse.influence.settle", "eclipse.influence.refresh-after-moves")
@rule("eclipse.colony.own-turn")
def test_three_ships_settle_after_the_last_disc_before_two_are_turned_up() -> None:
    s = last_disc_lies(colony=3).s
    assert (top(s), says(s, 0)[0]) == ("Influence", "stop")
    assert s.players[0].colony == 3
    squares = beginning(s, 0, "settle")
    play(s, 0, f"settle {squares[0]}")
    assert (top(s), s.players[0].colony) == ("Influence", 2)
    play(s, 0, f"settle {beginning(s, 0, 'settle')[0]}")
    # One lies face up: with the two nothing is lost, and nobody is asked for it.
    assert (top(s), s.players[0].colony) == ("Turn", 3)
    play(s, 0, f"settle {beginning(s, 0, 'settle')[0]}")
    assert (sum(cubes(s.players[0])), s.players[0].colony) == (30 - 3, 2)


@rule("eclipse.influence.settle", "eclipse.influence.refresh")
def test_whoever_settles_no_more_turns_up_what_lies_face_down() -> None:
    s = play(last_disc_lies(colony=2).s, 0, "stop")
    assert (top(s), s.players[0].colony) == ("Turn", 3)


@rule("eclipse.influence.refresh")
def test_nobody_is_asked_where_turning_up_loses_nothing() -> None:
    s = last_disc_lies(colony=1).s
    assert (top(s), s.players[0].colony) == ("Turn", 3)


@rule("eclipse.influence.refresh")
def test_nobody_is_asked_where_nothing_can_be_settled() -> None:
    t = terrans(2).lay(107, "0,-1").tracks(0, 0, 0, 0)
    s = play(t.turn(0), 0, "influence", "disc from track", "disc to 107")
    play(s, 0, "disc from 107", "disc to track")
    assert asked(s) == [1]


@rule("eclipse.influence.refresh-after-moves")
def test_whoever_stops_before_the_second_disc_is_not_asked_again() -> None:
    t = terrans(2).lay(201, "-1,-1").seat(0, colony=2)
    s = play(t.turn(0), 0, "influence", "disc from track", "disc to 201")
    assert (top(s), s.players[0].colony) == ("Influence", 2)
    s.play(0, "stop")
    assert (top(s), s.players[0].colony) == ("Turn", 3)
