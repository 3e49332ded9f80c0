"""Hexes: geometry, fixed boards, maps that grow, and how they are drawn."""

from __future__ import annotations

import math

import pytest

from astrarium.core.draw.svg import Canvas, Style
from astrarium.parts.draw.hexes import Paper, centre, corners, edge_lines, outline, size_for
from astrarium.parts.hexes import (
    ACROSS,
    NO_HEX,
    Growing,
    Shape,
    Spot,
    across,
    disc,
    distance,
    packed,
    ring,
    turned,
    turned_edges,
    unpacked,
)

HERE = (3, -2)


def test_neighbours_are_one_step_away_and_opposite_edges_lead_back() -> None:
    for edge in range(6):
        there = across(HERE, edge)
        assert distance(HERE, there) == 1
        assert across(there, (edge + 3) % 6) == HERE


def test_the_hex_beyond_edge_0_lies_to_the_right_and_edges_run_clockwise() -> None:
    around = [across((0, 0), edge) for edge in range(6)]
    assert around == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [((0, 0), (0, 0), 0), ((0, 0), (2, -1), 2), ((0, 0), (3, 3), 6), ((-2, 4), (1, -1), 5)],
)
def test_distance_is_counted_in_steps(one: Spot, other: Spot, steps: int) -> None:
    assert distance(one, other) == distance(other, one) == steps


def test_a_turn_takes_each_edge_to_the_next_and_six_turns_come_back() -> None:
    for edge in range(6):
        assert turned(ACROSS[edge], 1) == ACROSS[(edge + 1) % 6]
    assert turned((2, -1), 6) == (2, -1)
    assert turned((2, -1), 2) == (-1, 2) == turned((2, -1), 8)


@pytest.mark.parametrize(("radius", "hexes"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_a_disc_has_so_many_hexes_and_is_made_of_rings(radius: int, hexes: int) -> None:
    inside = disc(HERE, radius)
    assert len(inside) == hexes
    assert inside == sorted(inside)
    rings = [spot for each in range(radius + 1) for spot in ring(HERE, each)]
    assert sorted(rings) == inside


def test_a_ring_runs_clockwise_from_the_hex_beyond_edge_0() -> None:
    around = ring((0, 0), 2)
    assert around[:4] == [(2, 0), (1, 1), (0, 2), (-1, 2)]
    assert all(distance(one, other) == 1 for one, other in zip(around, around[1:] + around[:1]))


def test_a_disc_reaches_as_far_to_all_sides() -> None:
    assert disc((0, 0), 1) == [(-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]


def test_more_than_six_turns_are_as_good_as_fewer() -> None:
    assert turned_edges(0b000101, 8) == turned_edges(0b000101, 2) == 0b010100
    assert turned_edges(0b000101, -1) == 0b100010


def test_edges_turn_with_their_tile() -> None:
    assert turned_edges(0b000001, 1) == 0b000010
    assert turned_edges(0b100001, 1) == 0b000011
    assert turned_edges(0b101010, 3) == 0b010101
    assert turned_edges(0b000111, 6) == 0b000111


# --- fixed boards --------------------------------------------------------------------------------


def test_a_board_numbers_its_hexes_by_their_coordinates() -> None:
    shape = Shape([(0, 1), (0, 0), (1, 0), (-1, 5)])
    assert shape.spots == [(-1, 5), (0, 0), (0, 1), (1, 0)]
    assert shape.index[(0, 1)] == 2
    assert shape.name(0) == "-1,5"
    assert shape.neighbour(1, 0) == 3
    assert shape.neighbour(1, 3) == NO_HEX


def test_a_board_knows_who_is_near() -> None:
    shape = Shape(disc((0, 0), 2))
    middle = shape.index[(0, 0)]
    assert shape.within(middle, 2) == list(range(19))
    beside = [shape.beside[middle * 6 + i] for i in range(shape.beside_count[middle])]
    assert beside == sorted(shape.index[spot] for spot in ring((0, 0), 1))
    corner = shape.index[(2, 0)]
    assert shape.beside_count[corner] == 3
    assert shape.dist[corner * 19 + shape.index[(-2, 0)]] == 4


# --- maps that grow ------------------------------------------------------------------------------

# Edges 0 and 3; edge 0; all.
PRINTED = [0b001001, 0b000001, 0b111111]


def test_tiles_are_numbered_as_they_are_laid() -> None:
    board = Growing([], [], [])
    assert board.lay((0, 0), 2, 0) == 0
    assert board.lay((1, 0), 0, 3) == 1
    assert board.spot(1) == (1, 0)
    assert board.neighbour(0, 0) == 1
    assert board.neighbour(1, 3) == 0
    assert board.neighbour(1, 0) == NO_HEX


def test_a_place_takes_one_tile() -> None:
    board = Growing([], [], [])
    board.lay((0, 0), 2, 0)
    with pytest.raises(ValueError, match="there is a tile on 0,0 already"):
        board.lay((0, 0), 1, 0)


def test_two_tiles_are_linked_where_both_edges_are_open() -> None:
    board = Growing([], [], [])
    board.lay((0, 0), 0, 0)
    board.lay((1, 0), 1, 3)
    board.lay((-1, 0), 1, 3)
    assert board.linked(0, 0, PRINTED)
    assert board.linked(1, 3, PRINTED)
    assert not board.linked(0, 3, PRINTED)  # open on this side only
    assert not board.linked(2, 0, PRINTED)  # open on the other side only
    assert not board.linked(0, 1, PRINTED)  # there is no tile


def test_links_lead_through_opposite_edges_on_every_side() -> None:
    """The tile in the middle has all edges open, those around it the one that faces it."""
    for edge in range(6):
        board = Growing([], [], [])
        board.lay((0, 0), 2, 0)
        there = board.lay(across((0, 0), edge), 1, (edge + 3) % 6)
        assert board.linked(0, edge, PRINTED)
        assert board.linked(there, (edge + 3) % 6, PRINTED)
        board.turns[there] = edge
        assert not board.linked(0, edge, PRINTED)


def test_a_clone_grows_alone() -> None:
    board = Growing([], [], [])
    board.lay((0, 0), 0, 0)
    copy = board.clone()
    copy.lay((1, 0), 1, 2)
    assert (board.tiles, copy.tiles, copy.turns) == ([0], [0, 1], [0, 2])


@pytest.mark.parametrize("spot", [(0, 0), (-7, 3), (12, -20), (-500, -500), (499, 499)])
def test_a_place_is_one_number(spot: Spot) -> None:
    assert unpacked(packed(spot)) == spot


def test_the_number_of_a_place_stays_what_saved_games_have_written() -> None:
    assert packed((0, 0)) == 500_500
    assert packed((1, -2)) == 501_498


# --- drawing -------------------------------------------------------------------------------------


def test_neighbours_are_drawn_side_by_side() -> None:
    x, y = centre(HERE, 10)
    for edge in range(6):
        there = centre(across(HERE, edge), 10)
        assert math.dist((x, y), there) == pytest.approx(10 * math.sqrt(3))
        # The middle of the common edge lies half way.
        (ax, ay), (bx, by) = corners((x, y), 10)[edge], corners((x, y), 10)[(edge + 1) % 6]
        half_way = ((x + there[0]) / 2, (y + there[1]) / 2)
        assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx(half_way)


def test_a_map_fits_on_its_paper() -> None:
    spots = disc((4, 4), 3)
    paper = Paper(spots, size_for(spots, 300))
    assert paper.width == pytest.approx(300)
    for x, y in paper.places:
        assert paper.size <= x <= paper.width - paper.size
        assert 0 < y < paper.height


def test_only_edges_that_are_asked_for_are_drawn() -> None:
    shape = Shape(disc((0, 0), 1))
    paper = Paper(shape.spots, 10)
    outside = edge_lines(
        paper, range(7), 10, lambda number, edge: shape.neighbour(number, edge) == NO_HEX
    )
    assert len(outside) == 18
    canvas = Canvas(Style())
    outline(canvas, outside, stroke="black")
    assert canvas.body().count("M") == 18
    outline(canvas, [], stroke="black")
    assert len(canvas.parts) == 1
