"""How far a survey team gets: step by step over squares, edges and teleports."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from astrarium.games.race.orb.board import Board
from astrarium.games.race.orb.words import (
    AIRLOCK_TELEPORT,
    LARGE_AIRLOCK,
    NOWHERE,
    OPEN_EDGE,
    TELEPORT,
    WALL,
)

FAR: Final = 255  # out of reach
NO_EDGE: Final = -1
# Directions: west, north, east, south.
WEST: Final = 0
EAST: Final = 2


def edge_towards(board: Board, square: i64, direction: i64) -> i64:
    """The edge of a square; NO_EDGE where the Orb ends behind it."""
    other = neighbour(board, square, direction)
    if board.squares[other] == NOWHERE:
        return NO_EDGE
    behind: i64 = square if direction < EAST else other
    return i64(board.west[behind] if direction % 2 == WEST else board.north[behind])


def neighbour(board: Board, square: i64, direction: i64) -> i64:
    """Four directions, none of them diagonal. [race.artifacts.orb.move.no-diagonal]"""
    step: i64 = 1 if direction % 2 == WEST else board.width
    return square - step if direction < EAST else square + step


def passes(edge: i64, military: i64) -> bool:
    """[race.artifacts.orb.move.walls-block] [race.artifacts.orb.move.gate-needs-military]"""
    if edge == OPEN_EDGE:
        return True
    return edge != NO_EDGE and edge != WALL and edge <= military


def distances(board: Board, start: i64, steps: i64, military: i64) -> vec[u8]:
    """The steps to each square that the team can reach; FAR elsewhere.

    Teams are never in the way [race.artifacts.orb.move.through-other-teams]; a token ends the
    movement [race.artifacts.orb.move.token-ends-movement].
    """
    far = vec[u8]([FAR] * (board.height * board.width))
    far[start] = u8(0)
    queue: list[int] = [start]
    next_in_line: i64 = 0
    teleported = False
    while next_in_line < len(queue):
        here: i64 = queue[next_in_line]
        next_in_line += 1
        step = i64(far[here])
        if step == steps or (board.tokens[here] > 0 and here != start):
            continue
        step += 1
        if board.squares[here] == LARGE_AIRLOCK:
            # Rule race.artifacts.orb.move.large-airlock-is-one-space: both squares lead on.
            _spread(board, far, queue, here + 1, step, military)
        _spread(board, far, queue, here, step, military)
        kind = i64(board.squares[here])
        if not teleported and (kind == TELEPORT or kind == AIRLOCK_TELEPORT):
            # Rule race.artifacts.orb.move.teleport-is-one-step. The first teleport reached leads
            # to all others; no later one could be quicker.
            teleported = True
            for each in board.teleports:
                _reach(board, far, queue, each, step)
    return far


def _spread(
    board: Board, far: vec[u8], queue: list[int], here: i64, step: i64, military: i64
) -> None:
    """To the four neighbours, where the edges let the team pass."""
    width = board.width
    if passes(i64(board.west[here]), military):
        _reach(board, far, queue, here - 1, step)
    if passes(i64(board.north[here]), military):
        _reach(board, far, queue, here - width, step)
    if passes(i64(board.west[here + 1]), military):
        _reach(board, far, queue, here + 1, step)
    if passes(i64(board.north[here + width]), military):
        _reach(board, far, queue, here + width, step)


def _reach(board: Board, far: vec[u8], queue: list[int], there: i64, step: i64) -> None:
    kind = i64(board.squares[there])
    if kind == NOWHERE:
        return
    if kind == LARGE_AIRLOCK:
        there = board.home
    if far[there] == FAR:
        far[there] = u8(step)
        queue.append(there)


def reachable(board: Board, start: i64, steps: i64, military: i64) -> list[int]:
    """The places where the team could go, ascending; not where it stands."""
    if steps <= 0:
        return []
    far = distances(board, start, steps, military)
    squares = range(board.height * board.width)
    return [board.place_of(each) for each in squares if far[each] != FAR and each != start]


def sides(board: Board, start: i64) -> list[int]:
    """The squares that belong to the team's space: two for the large airlock."""
    return [start, start + 1] if board.squares[start] == LARGE_AIRLOCK else [start]


def crossings(board: Board, start: i64, military: i64, walls: bool) -> list[int]:
    """The places beyond laser gates (or walls too) that the team cannot pass by itself."""
    found: list[int] = []
    for square in sides(board, start):
        for direction in range(4):
            edge = edge_towards(board, square, direction)
            if edge == NO_EDGE or passes(edge, military) or (edge == WALL and not walls):
                continue
            where = board.place_of(board.space(neighbour(board, square, direction)))
            if where not in found:
                found.append(where)
    found.sort()
    return found
