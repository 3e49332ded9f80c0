"""The Orb as a board: where it has squares, and that a copy of it is a copy."""

from __future__ import annotations

from astrarium.games.race.orb.board import Board
from tests.games.race.orb.boards import airlock_alone, board_with, card


def squares_of(board: Board) -> set[tuple[int, int]]:
    """Every place around the main airlock where the board says it has a square."""
    around = range(-12, 16)
    return {(row, column) for row in around for column in around if board.holds(row, column)}


def picture(board: Board) -> dict[str, list[int]]:
    """All that the board says of its squares."""
    return {
        "squares": list(board.squares),
        "cards": list(board.cards),
        "north": list(board.north),
        "west": list(board.west),
        "tokens": list(board.tokens),
        "teams": list(board.teams),
        "cover": list(board.cover),
        "teleports": list(board.teleports),
        "laid": list(board.laid),
    }


AIRLOCK = {(row, column) for row in range(3) for column in range(4)}


def test_the_airlock_alone_has_three_rows_of_four_squares() -> None:
    assert squares_of(airlock_alone()) == AIRLOCK


def test_a_card_adds_its_two_rows_of_three_and_no_other_square() -> None:
    below = {(row, column) for row in (3, 4) for column in (1, 2, 3)}
    assert squares_of(board_with((card(), 3, 1))) == AIRLOCK | below
    # North and west of the airlock rows and columns are negative.
    corner = {(row, column) for row in (-2, -1) for column in (-2, -1, 0)}
    assert squares_of(board_with((card(), -2, -2))) == AIRLOCK | corner


def test_a_card_laid_on_a_copy_of_the_board_leaves_the_board_as_it_was() -> None:
    plain = card()
    other = card("att tat", "### 3#. .#3", "#3.# .#3.")
    board = board_with((plain, 3, 0))
    before = picture(board)
    copy = board.clone()
    # One column to the right: the box has room for it already, so it is not made anew.
    copy.lay(other, 1, 0, 3, 1)
    assert (copy.height, copy.width) == (board.height, board.width)
    assert picture(board) == before
    changed = {name for name, seen in picture(copy).items() if seen != before[name]}
    assert changed == {"squares", "cards", "north", "west", "tokens", "cover", "teleports", "laid"}


def test_what_teams_and_tokens_do_on_a_copy_of_the_board_leaves_the_board_as_it_was() -> None:
    board = board_with((card("a.. ..."), 3, 0))
    board.count_teams(board.at(4, 1), 1)
    before = picture(board)
    copy = board.clone()
    copy.take_token(copy.at(3, 0))
    copy.count_teams(copy.at(4, 1), -1)
    copy.count_teams(copy.at(4, 2), 1)
    assert picture(board) == before
    changed = {name for name, seen in picture(copy).items() if seen != before[name]}
    assert changed == {"tokens", "teams", "cover"}
