"""What is printed on an orb card: six squares and the edges around them, in all four turns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from astrarium.games.race.orb.words import (
    AIRLOCK_CARD,
    AIRLOCK_TELEPORT,
    ARTIFACT_A,
    ARTIFACT_B,
    HATCHERY,
    LARGE_AIRLOCK,
    OPEN,
    OPEN_EDGE,
    SMALL_AIRLOCK,
    SMALL_AIRLOCKS,
    TELEPORT,
    TUBE,
    TURNS,
    WALL,
)

SIGNS: Final = {
    ".": OPEN,
    "t": TELEPORT,
    "h": HATCHERY,
    "a": ARTIFACT_A,
    "q": TUBE,
    "b": ARTIFACT_B,
    "o": SMALL_AIRLOCK,
    "O": LARGE_AIRLOCK,
}
ON_AIRLOCKS: Final = {OPEN: AIRLOCK_CARD, TELEPORT: AIRLOCK_TELEPORT}


class Plan:
    """A card in one of its turns, row by row.

    `across` has the edges above each row of squares and below the last one; `upright` the edges
    to the left of each square of a row and to the right of the last one.
    """

    def __init__(
        self, rows: i64, columns: i64, squares: bytes, across: bytes, upright: bytes
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.squares = squares
        self.across = across
        self.upright = upright


def turned(plan: Plan) -> Plan:
    """A quarter turn clockwise: the left column becomes the top row."""
    rows, columns = plan.rows, plan.columns
    across = _turned(plan.upright, rows, columns + 1)
    upright = _turned(plan.across, rows + 1, columns)
    return Plan(columns, rows, _turned(plan.squares, rows, columns), across, upright)


def _turned(signs: bytes, rows: i64, columns: i64) -> bytes:
    last = rows - 1
    return bytes([signs[(last - c) * columns + r] for r in range(columns) for c in range(rows)])


def edge(sign: str) -> int:
    if sign == "#":
        return WALL
    return OPEN_EDGE if sign == "." else int(sign)


def _edges(lines: list[str]) -> bytes:
    return bytes([edge(sign) for line in lines for sign in line])


def _squares(lines: list[str], airlock: bool) -> bytes:
    squares = [SIGNS[sign] for line in lines for sign in line]
    return bytes([ON_AIRLOCKS.get(each, each) for each in squares] if airlock else squares)


def card_plan(entry: dict[str, Any], airlock: bool) -> Plan:
    """A card as the data draws it: landscape."""
    squares = _squares(entry["squares"], airlock)
    return Plan(2, 3, squares, _edges(entry["across"]), _edges(entry["upright"]))


def main_plan(entry: dict[str, Any]) -> Plan:
    """Both main airlock cards, laid together; all edges between their squares are open."""
    squares: list[str] = entry["squares"]
    rows, columns = len(squares), len(squares[0])
    inside = "." * (columns - 1)
    across = [entry["top"], *["." * columns] * (rows - 1), entry["bottom"]]
    upright = [entry["left"][row] + inside + entry["right"][row] for row in range(rows)]
    return Plan(rows, columns, _squares(squares, True), _edges(across), _edges(upright))


def all_plans(content: dict[str, Any]) -> list[Plan]:
    """By card * 4 + turn: the orb cards, the small airlocks, the main airlock (one turn)."""
    plans: list[Plan] = []
    entries = [(entry, False) for entry in content["card"]]
    entries += [(content["small_airlock"], True)] * SMALL_AIRLOCKS
    for entry, airlock in entries:
        plan = card_plan(entry, airlock)
        for _ in range(TURNS):
            plans.append(plan)
            plan = turned(plan)
    plans.append(main_plan(content["main_airlock"]))
    return plans
