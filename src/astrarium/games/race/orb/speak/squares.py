"""How a square of the Orb is called: the Orb grows to all sides, so rows and columns are counted
from the main airlock card downwards and to the right, and anew upwards and to the left."""

from __future__ import annotations

from typing import Final

from astrarium.core.game import Sentence
from astrarium.games.race.orb.board import Board
from astrarium.games.race.orb.words import (
    AIRLOCK_CARD,
    AIRLOCK_TELEPORT,
    ARTIFACT_A,
    ARTIFACT_B,
    HATCHERY,
    LARGE_AIRLOCK,
    NOWHERE,
    OPEN_EDGE,
    SMALL_AIRLOCK,
    TELEPORT,
    TUBE,
    WALL,
    column_of,
    row_of,
)
from astrarium.parts.told import text

KINDS: Final = {
    TELEPORT: "teleport",
    AIRLOCK_TELEPORT: "teleport",
    HATCHERY: "hatchery",
    ARTIFACT_A: "artifact_a",
    TUBE: "tube",
    ARTIFACT_B: "artifact_b",
    AIRLOCK_CARD: "airlock-card",
    LARGE_AIRLOCK: "airlock",
    SMALL_AIRLOCK: "airlock",
}


def square_figures(row: int, column: int) -> dict[str, str | int]:
    """The figures of the text `orb-square`."""
    return {
        "row": row + 1 if row >= 0 else -row,
        "above": "no" if row >= 0 else "yes",
        "column": column + 1 if column >= 0 else -column,
        "left": "no" if column >= 0 else "yes",
    }


def tell_squares(board: Board) -> list[Sentence]:
    """Row by row what is printed on each square, whether a token lies there, and what bars the way
    at its edges."""
    found = []
    for square in range(int(board.height * board.width)):
        kind = int(board.squares[square])
        if kind == NOWHERE:
            continue
        where = board.place_of(square)
        row, column = int(row_of(where)), int(column_of(where))
        edges = {
            "north": int(board.north[square]),
            "south": int(board.north[square + board.width]),
            "west": int(board.west[square]),
            "east": int(board.west[square + 1]),
        }
        figures: dict[str, str | int] = {}
        for side, edge in edges.items():
            figures[side] = {OPEN_EDGE: "open", WALL: "wall"}.get(edge, "gate")
            figures[f"{side}-gate"] = edge
        figures |= square_figures(row, column)
        figures["kind"] = KINDS.get(kind, "plain")
        figures["token"] = "yes" if board.tokens[square] else "no"
        found.append(text("board-orb-square", under="yes", **figures))
    return found
