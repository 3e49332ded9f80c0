"""Where a survey team may go."""

from __future__ import annotations

import pytest

from astrarium.games.race.orb.board import Board
from astrarium.games.race.orb.moving import crossings, distances, reachable
from astrarium.games.race.orb.words import place
from tests.games.race.orb.boards import airlock_alone, board_with, card, places
from tests.support.rules import rule

OPEN_CARD = card()
MANY = 9


def reach(
    board: Board, row: int, column: int, steps: int, military: int = 0
) -> set[tuple[int, int]]:
    return set(places(reachable(board, board.at(row, column), steps, military)))


def steps_to(board: Board, start: tuple[int, int], goal: tuple[int, int], military: int) -> int:
    far = distances(board, board.at(*start), MANY, military)
    return int(far[board.at(*goal)])


@rule("race.artifacts.orb.move.no-diagonal", "race.artifacts.orb.move.square-is-one-space")
def test_one_step_leads_to_the_four_neighbours_only():
    board = board_with((OPEN_CARD, 3, 3), (OPEN_CARD, 5, 3))
    assert reach(board, 4, 4, 1) == {(3, 4), (5, 4), (4, 3), (4, 5)}
    assert steps_to(board, (3, 3), (6, 5), 0) == 5


@rule("race.artifacts.orb.move.large-airlock-is-one-space")
def test_the_large_airlock_leads_to_its_six_neighbours_in_one_step():
    neighbours = {(0, 1), (0, 2), (1, 0), (1, 3), (2, 1), (2, 2)}
    assert reach(airlock_alone(), 1, 1, 1) == neighbours
    # From one end to the other: in, and out again.
    assert steps_to(airlock_alone(), (1, 0), (1, 3), 0) == 2
    assert reach(airlock_alone(), 1, 3, 1) == {(1, 1), (0, 3), (2, 3)}


@rule("race.artifacts.orb.move.teleport-is-one-step")
def test_a_teleport_leads_to_every_other_teleport_in_one_step():
    board = board_with((card("..t ..."), 3, 3), (card("... t.."), 5, 3))
    assert {(3, 5), (6, 3)} <= reach(board, 0, 1, 1)
    assert steps_to(board, (3, 5), (6, 3), 0) == 1
    covered = board_with((card("..t ..."), 3, 3), (OPEN_CARD, 3, 5))
    assert (3, 5) not in reach(covered, 0, 1, 1)


@rule("race.artifacts.orb.move.walls-block")
def test_no_step_leads_through_a_wall_whatever_the_military():
    walled = board_with((card(across="... ### ..."), 3, 3))
    assert steps_to(walled, (3, 3), (4, 3), 99) == 255
    assert steps_to(walled, (2, 3), (3, 3), 0) == 1


@rule("race.artifacts.orb.move.gate-needs-military")
@pytest.mark.parametrize(
    ("military", "steps"), [(-1, 255), (0, 255), (3, 255), (4, 1), (5, 1), (20, 1)]
)
def test_a_gate_opens_for_military_of_its_strength(military, steps):
    gate = board_with((card(across="... 4## ..."), 3, 3))
    assert steps_to(gate, (3, 3), (4, 3), military) == steps
    assert steps_to(gate, (4, 3), (3, 3), military) == steps


def test_negative_military_still_passes_where_nothing_bars():
    assert steps_to(airlock_alone(), (0, 0), (0, 1), -2) == 1


@rule("race.artifacts.orb.move.through-other-teams")
def test_other_teams_are_not_in_the_way():
    corridor = board_with((card(across="... ### ..."), 3, 3))
    for column in (3, 4, 5):
        corridor.count_teams(corridor.at(3, column), 1)
    assert steps_to(corridor, (2, 3), (3, 5), 0) == 3


@rule("race.artifacts.orb.move.token-ends-movement")
def test_no_step_leads_on_from_a_token():
    corridor = board_with((card(".a. ...", "... ### ..."), 3, 3))
    assert steps_to(corridor, (3, 3), (3, 4), 0) == 1
    assert steps_to(corridor, (3, 3), (3, 5), 0) == 255
    corridor.take_token(corridor.at(3, 4))
    assert steps_to(corridor, (3, 3), (3, 5), 0) == 2
    # A team that starts beside its emptied site walks on.
    assert (3, 5) in reach(corridor, 3, 4, 1)


def test_no_step_leads_off_the_orb():
    """The right rim of the airlock is open at rows 0 and 2, and nothing lies there."""
    assert all(
        0 <= row <= 2 and 0 <= column <= 3 for row, column in reach(airlock_alone(), 0, 3, 9)
    )
    assert reach(airlock_alone(), 0, 3, 0) == set()


def test_crossings_are_the_barred_edges_behind_which_the_orb_goes_on():
    board = board_with((card(across="5.# ... ...", upright=".#.. ...."), 3, 3))
    here = board.at(3, 3)
    assert places(crossings(board, here, 0, False)) == [(2, 3)]
    assert places(crossings(board, here, 0, True)) == [(2, 3), (3, 4)]
    assert places(crossings(board, here, 5, True)) == [(3, 4)]
    # From the square below the gate of the airlock's own rim nothing lies beyond.
    assert crossings(airlock_alone(), airlock_alone().at(2, 1), 0, True) == []


def test_a_crossing_into_the_large_airlock_names_its_one_space():
    """Built for this: no printed card has a barred edge at the large airlock."""
    board = airlock_alone()
    board.north[board.at(2, 2)] = 15
    assert crossings(board, board.at(2, 2), 0, True) == [place(1, 1)]
    assert places(crossings(board, board.home, 0, True)) == [(2, 2)]
