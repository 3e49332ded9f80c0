"""Where an orb card may be laid. The pictures of the rulebook are lost: the positions are ours."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.race.orb.placing import (
    APART,
    AT_TEAMS_CARD,
    EASIER,
    FITS,
    NOTHING_NEW,
    OVER_AIRLOCK,
    OVER_TEAM,
    OVER_TOKEN,
)
from tests.games.race.orb.boards import (
    airlock_alone,
    all_fitting,
    all_suggested,
    board_with,
    card,
    verdict,
)
from tests.support.rules import rule

# The main airlock takes rows 0 to 2 and columns 0 to 3. To the right of it its rim is open at rows
# 0 and 2 and a wall at row 1; the cards of these tests begin at column 4.
OPEN_CARD = card()


def right_of_airlock(**printed: Any):
    """A card whose squares lie at rows 0 and 1, columns 4 to 6."""
    return board_with((card(**printed), 0, 4))


@rule("race.artifacts.orb.play.connected")
@pytest.mark.parametrize(
    ("row", "column", "expected"),
    [
        pytest.param(2, 4, FITS, id="side by side"),
        pytest.param(3, 4, APART, id="corner to corner"),
        pytest.param(4, 4, APART, id="apart"),
    ],
)
def test_a_card_connects_to_the_orb_by_a_side_not_by_a_corner(row, column, expected):
    assert verdict(airlock_alone(), OPEN_CARD, row, column) == expected


@rule("race.artifacts.orb.play.on-the-grid")
def test_squares_lie_on_squares_in_each_of_the_four_turns():
    board = right_of_airlock()
    for turn in range(4):
        plan = card(turn=turn)
        size = (3, 2) if turn % 2 else (2, 3)
        assert (plan.rows, plan.columns) == size
        wall_card = card(across="### ... ###", upright="#..# #..#", turn=turn)
        assert verdict(board, wall_card, 0, 7) == FITS


@rule("race.artifacts.orb.play.may-adjoin")
def test_a_card_may_lie_against_another_without_covering_anything():
    assert verdict(right_of_airlock(), OPEN_CARD, 0, 7) == FITS


@rule("race.artifacts.orb.play.may-overlap")
def test_a_card_may_cover_part_of_another():
    board = right_of_airlock(across="#.. ... ...")
    assert verdict(board, OPEN_CARD, 0, 5) == FITS
    board.lay(OPEN_CARD, 1, 0, 0, 5)
    assert [int(board.cards[board.at(0, column)]) for column in range(4, 8)] == [0, 1, 1, 1]


@rule("race.artifacts.orb.play.must-cover-new-area", "race.artifacts.orb.reminder.one-new-square")
def test_a_card_covers_at_least_one_new_square():
    two_cards = board_with((OPEN_CARD, 0, 4), (OPEN_CARD, 2, 4))
    upright = card(turn=1)
    assert verdict(two_cards, upright, 0, 4) == NOTHING_NEW
    assert verdict(two_cards, upright, 1, 5) == NOTHING_NEW
    # One row further down, two squares are new.
    assert verdict(two_cards, upright, 2, 5) == FITS
    # An orb of five squares under the card: a single new one is enough.
    notched = board_with((OPEN_CARD, 0, 4), (card(turn=1), 2, 4))
    assert verdict(notched, OPEN_CARD, 1, 4) == FITS


@rule("race.artifacts.orb.play.not-over-tokens", "race.artifacts.orb.play.over-empty-token-squares")
def test_a_token_bars_its_square_until_it_is_taken():
    board = right_of_airlock(squares="..a ...")
    assert verdict(board, OPEN_CARD, 0, 6) == OVER_TOKEN
    board.take_token(board.at(0, 6))
    assert verdict(board, OPEN_CARD, 0, 6) == FITS


@rule("race.artifacts.orb.play.not-over-teams")
def test_a_team_bars_its_square_until_it_leaves():
    board = right_of_airlock()
    here = board.at(1, 6)
    board.count_teams(here, 1)
    board.count_teams(here, 1)
    board.count_teams(here, -1)
    assert verdict(board, OPEN_CARD, 1, 6) == OVER_TEAM
    board.count_teams(here, -1)
    assert verdict(board, OPEN_CARD, 1, 6) == FITS


@rule("race.artifacts.orb.play.not-over-airlocks", "race.artifacts.orb.play.over-teleports")
def test_teleports_may_be_covered_airlock_squares_never():
    board = right_of_airlock(squares="..t ...")
    assert verdict(board, OPEN_CARD, 0, 6) == FITS
    for column in (-2, -1, 0, 1, 3):
        assert verdict(board, OPEN_CARD, -1, column) == OVER_AIRLOCK
    small = card("... .o.", "..# ... .##", "#..# .##.", airlock=True)
    with_small = board_with((OPEN_CARD, 0, 4), (small, 2, 4))
    for column in (4, 5, 6):
        assert verdict(with_small, OPEN_CARD, 3, column) == OVER_AIRLOCK


# --- edges ----------------------------------------------------------------------------------------

# A card at rows 0 and 1, columns 4 to 6, whose right rim is `old` at row 0; a card laid at (0, 7)
# has `new` on that place, and open on open below it.
EDGES = [".", "3", "4", "5", "6", "7", "#"]
WORSE_OR_EQUAL = {
    ".": ".34567#",
    "3": "34567#",
    "4": "4567#",
    "5": "567#",
    "6": "67#",
    "7": "7#",
    "#": "#",
}


def laid_against(old: str, new: str) -> int:
    board = right_of_airlock(upright=f"...{old} ....")
    return verdict(board, card(upright=f"{new}... ...."), 0, 7)


@rule("race.artifacts.orb.edge.equal-allowed")
@pytest.mark.parametrize("same", EDGES)
def test_an_edge_may_replace_its_like(same):
    assert laid_against(same, same) == FITS


@rule("race.artifacts.orb.edge.open-may-get-worse")
@pytest.mark.parametrize("new", list("34567#"))
def test_open_may_become_a_gate_or_a_wall(new):
    assert laid_against(".", new) == FITS


@rule("race.artifacts.orb.edge.gate-may-get-worse", "race.artifacts.orb.edge.never-better")
@pytest.mark.parametrize("old", EDGES)
def test_an_edge_of_the_rim_gets_worse_or_stays_and_is_never_eased(old):
    legal = "".join(new for new in EDGES if laid_against(old, new) == FITS)
    assert legal == WORSE_OR_EQUAL[old]
    assert all(laid_against(old, new) == EASIER for new in EDGES if new not in legal)


@rule("race.artifacts.orb.edge.example-wall-to-gate")
def test_example_a_wall_may_not_be_replaced_with_a_laser_gate():
    assert laid_against("#", "5") == EASIER


@rule("race.artifacts.orb.edge.example-wall-to-wall")
def test_example_a_wall_may_be_replaced_with_a_wall():
    assert laid_against("#", "#") == FITS


@rule("race.artifacts.orb.edge.never-better")
@pytest.mark.parametrize("turn", range(4))
def test_each_side_of_each_turn_is_compared(turn):
    """A card walled all around accepts only walls; one open square of its rim accepts more."""
    walled = board_with((card(across="### ... ###", upright="#..# #..#"), 0, 4))
    plan = card(turn=turn)
    beside = [(-plan.rows, 4), (2, 4), (0, 7), (-plan.rows, 6), (2, 6), (1, 7)]
    assert {verdict(walled, plan, row, column) for row, column in beside} == {EASIER}
    walls = card(across="### ... ###", upright="#..# #..#", turn=turn)
    assert {verdict(walled, walls, row, column) for row, column in beside} == {FITS}


@rule("race.artifacts.orb.edge.never-better")
def test_the_rim_is_compared_where_the_new_card_covers_the_last_square():
    """The card lies over the rim square from inside: its own outline comes onto the rim."""
    board = right_of_airlock(across="..# ... ...")
    # Over columns 6 to 8: the top edge of column 6 lies on a wall of the rim.
    assert verdict(board, OPEN_CARD, 0, 6) == EASIER
    assert verdict(board, card(across="#.. ... ..."), 0, 6) == FITS


@rule("race.artifacts.orb.edge.only-rim-matters")
def test_edges_beyond_the_orb_and_rim_elsewhere_do_not_matter():
    board = right_of_airlock(across="##. ... ###", upright="...3 ....")
    # Only the two places at column 7 are met: a gate of 3 and open.
    assert verdict(board, card(upright="3... ...."), 0, 7) == FITS
    assert verdict(board, card(upright="2... ...."), 0, 7) == EASIER


@rule("race.artifacts.orb.edge.inside-may-open")
def test_inside_the_orb_walls_and_gates_may_be_opened():
    """The left edge of the new card falls between two squares of the Orb."""
    board = right_of_airlock(upright="..#. ..5.")
    assert verdict(board, OPEN_CARD, 0, 6) == FITS
    board.lay(OPEN_CARD, 1, 0, 0, 6)
    assert int(board.west[board.at(0, 6)]) == 0
    assert int(board.west[board.at(1, 6)]) == 0


@rule("race.artifacts.orb.edge.rim-covered-by-interior")
def test_walls_of_the_rim_may_vanish_under_the_inner_area():
    board = right_of_airlock(upright="...# ...6")
    assert verdict(board, OPEN_CARD, 0, 7) == EASIER
    # One column further left the walls lie under an inner edge of the new card.
    assert verdict(board, OPEN_CARD, 0, 6) == FITS
    board.lay(OPEN_CARD, 1, 0, 0, 6)
    assert int(board.west[board.at(0, 7)]) == 0


@rule("race.artifacts.orb.edge.example-open-to-open")
def test_example_open_on_open_at_the_only_place_where_edge_meets_rim():
    """Laid at (1, 7), the new card meets the Orb only at the end of row 1."""
    ends_open = right_of_airlock(across="### ### ###", upright="#..# #...")
    assert verdict(ends_open, OPEN_CARD, 1, 7) == FITS
    ends_walled = right_of_airlock(across="### ### ###", upright="#..# #..#")
    assert verdict(ends_walled, OPEN_CARD, 1, 7) == EASIER


@rule("race.artifacts.orb.breeding-tube.no-overlap-with-team-card")
def test_a_card_for_a_breeding_tube_keeps_off_the_teams_card():
    board = board_with((card(squares="... .q."), 0, 4), (OPEN_CARD, 0, 7))
    assert verdict(board, OPEN_CARD, 1, 6) == FITS
    assert verdict(board, OPEN_CARD, 1, 6, teams_card=0) == AT_TEAMS_CARD
    assert verdict(board, OPEN_CARD, 1, 8, teams_card=0) == FITS


@rule("race.artifacts.orb.breeding-tube.no-corner-overlap")
def test_not_even_side_by_side_or_corner_to_corner():
    board = board_with((card(squares="... .q."), 0, 4), (OPEN_CARD, 0, 7))
    # Rows 2 and 3 from column 7: its corner meets the corner of the team's card at (1, 6).
    assert verdict(board, OPEN_CARD, 2, 7) == FITS
    assert verdict(board, OPEN_CARD, 2, 7, teams_card=0) == AT_TEAMS_CARD
    assert verdict(board, OPEN_CARD, 2, 8, teams_card=0) == FITS
    # What is covered of the team's card is no longer seen: it does not bar.
    board.lay(OPEN_CARD, 2, 0, 0, 6)
    assert verdict(board, OPEN_CARD, 2, 7, teams_card=0) == FITS


def test_all_places_around_the_airlock_alone():
    """Counted by hand: the rim of the airlock is open at seven places, walled at six, gate 3 once.

    An open landscape card fits only where everything it meets is open.
    """
    fitting = all_fitting(airlock_alone(), OPEN_CARD)
    assert fitting == [
        (-2, -2),  # above (0, 0)
        (-2, 3),  # above (0, 3)
        (-1, 4),  # right of (0, 3)
        (1, -3),  # left of (1, 0) and (2, 0)
        (2, -3),  # left of (2, 0)
        (2, 4),  # right of (2, 3)
        (3, 3),  # below (2, 3)
    ]


def test_suggestions_are_all_places_that_overlap_or_meet_even_at_a_corner():
    """Around a 3 by 4 block: a card of 2 by 3 may begin in any of these rows and columns."""
    landscape = all_suggested(airlock_alone(), OPEN_CARD)
    assert landscape == [(row, column) for row in range(-2, 4) for column in range(-3, 5)]
