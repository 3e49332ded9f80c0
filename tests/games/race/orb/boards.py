"""Boards drawn in tests: cards as lines of signs, laid where the test says."""

from __future__ import annotations

from astrarium.games.race.orb.board import Board, new_board
from astrarium.games.race.orb.placing import (
    EVERY_PLACE,
    NO_TEAM,
    fault,
    fitting_places,
    suggested_places,
)
from astrarium.games.race.orb.plans import Plan, card_plan, main_plan, turned
from astrarium.games.race.orb.words import column_of, place, row_of

MAIN = {
    "squares": [".t..", ".OO.", "...."],
    "top": ".##.",
    "bottom": "#3#.",
    "left": "#..",
    "right": ".#.",
}


def card(
    squares: str = "... ...",
    across: str = "... ... ...",
    upright: str = ".... ....",
    turn: int = 0,
    airlock: bool = False,
) -> Plan:
    entry = {
        "squares": squares.split(),
        "across": across.split(),
        "upright": upright.split(),
    }
    plan = card_plan(entry, airlock)
    for _ in range(turn):
        plan = turned(plan)
    return plan


def airlock_alone() -> Board:
    return new_board(main_plan(MAIN))


def board_with(*laid: tuple[Plan, int, int]) -> Board:
    """The main airlock and these cards at (row, column), numbered from 0."""
    board = airlock_alone()
    for number, (plan, row, column) in enumerate(laid):
        board.lay(plan, number, 0, row, column)
    return board


def verdict(board: Board, plan: Plan, row: int, column: int, teams_card: int = NO_TEAM) -> int:
    """What is wrong with laying the card there; both ways to ask agree."""
    found = int(fault(board, plan, board.at(row, column), teams_card))
    fits = place(row, column) in fitting_places(board, plan, teams_card, EVERY_PLACE)
    assert fits == (found == 0)
    return found


def places(numbers: list[int]) -> list[tuple[int, int]]:
    return [(int(row_of(each)), int(column_of(each))) for each in numbers]


def all_fitting(board: Board, plan: Plan) -> list[tuple[int, int]]:
    return places(fitting_places(board, plan, NO_TEAM, EVERY_PLACE))


def all_suggested(board: Board, plan: Plan) -> list[tuple[int, int]]:
    return places(suggested_places(board, plan))
