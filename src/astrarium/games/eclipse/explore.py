"""Where may be explored, and how a drawn hex may lie."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.galaxy import can_start_from, has_generator
from astrarium.games.eclipse.geometry import neighbour, opposite, ring_of
from astrarium.games.eclipse.reasons import NO_WAY_THERE, NOT_JOINED, PILE_EMPTY
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.state import Eclipse, altered
from astrarium.games.eclipse.words import (
    NONE,
    OF_RING,
)
from astrarium.parts.hexes import turned_edges


def hexes_left(s: Eclipse, ring: i64) -> i64:
    """In the pile, or to be shuffled again. [eclipse.explore.pile-empty]"""
    return s.pile_left[ring] + bits(s.discards[ring])


def spots_beside(s: Eclipse, seat: i64) -> list[int]:
    """Unexplored spots next to a hex from which the seat could explore, in order."""
    found: list[int] = []
    for hex in s.laid:
        if not can_start_from(s, hex, seat):
            continue
        for edge in range(6):
            spot = neighbour(s.where[hex], edge)
            if spot != NONE and i64(s.at[spot]) == 0 and spot not in found:
                found.append(spot)
    return sorted(found)


def ways_to(s: Eclipse, seat: i64, spot: i64) -> tuple[int, int]:
    """Edges of the spot beyond which the seat could explore from: with a wormhole there, and all.

    [eclipse.explore.position]
    """
    with_hole = 0
    all_edges = 0
    for edge in range(6):
        beyond = neighbour(spot, edge)
        hex = NONE if beyond == NONE else i64(s.at[beyond]) - 1
        if hex == NONE or not can_start_from(s, hex, seat):
            continue
        all_edges |= 1 << edge
        if (s.holes[hex] >> opposite(edge)) & 1:
            with_hole |= 1 << edge
    return with_hole, all_edges


def explore_reason(s: Eclipse, seat: i64, spot: i64) -> i64:
    """[eclipse.wormholes.explore] [eclipse.explore.nothing-left]"""
    if hexes_left(s, ring_of(spot)) == 0:
        return because(PILE_EMPTY)
    with_hole, _ = ways_to(s, seat, spot)
    if with_hole == 0 and not has_generator(s, seat):
        return because(NO_WAY_THERE)
    return LEGAL


def open_spots(s: Eclipse, seat: i64) -> list[int]:
    """Those of `spots_beside` that nothing is against, in order: see explore_reason."""
    found: list[int] = []
    half = has_generator(s, seat)
    for each in s.laid:
        hex: i64 = each
        if not can_start_from(s, hex, seat):
            continue
        for edge in range(i64(6)):
            spot = way_out(s, hex, edge, half)
            if spot != NONE and spot not in found:
                found.append(spot)
    found.sort()
    return found


def way_out(s: Eclipse, hex: i64, edge: i64, half: bool) -> i64:
    """The spot to be explored across an edge of a hex, or NONE."""
    if not half and (s.holes[hex] >> edge) & 1 == 0:
        return NONE
    spot = neighbour(s.where[hex], edge)
    if spot == NONE or i64(s.at[spot]) > 0 or hexes_left(s, ring_of(spot)) == 0:
        return NONE
    return spot


def can_explore(s: Eclipse, seat: i64) -> bool:
    half = has_generator(s, seat)
    for each in s.laid:
        hex: i64 = each
        if can_start_from(s, hex, seat):
            for edge in range(i64(6)):
                if way_out(s, hex, edge, half) != NONE:
                    return True
    return False


def lie_reason(s: Eclipse, seat: i64, spot: i64, sector: i64, turns: i64) -> i64:
    """May the hex lie so? A wormhole must join it to where the seat explores from.

    [eclipse.explore.place.wormhole] [eclipse.explore.wormhole-generator]
    """
    with_hole, all_edges = ways_to(s, seat, spot)
    mine = turned_edges(s.rules.sectors[sector].wormholes, turns)
    if mine & with_hole:
        return LEGAL
    if has_generator(s, seat) and (with_hole or mine & all_edges):
        return LEGAL
    return because(NOT_JOINED)


def shuffle_discards(s: Eclipse, ring: i64) -> None:
    """[eclipse.explore.pile-empty] [eclipse.action-example.discard-face-up]"""
    s.pile = altered(s.pile, ring, s.discards[ring])
    s.pile_left = altered(s.pile_left, ring, bits(s.discards[ring]))
    s.discards = altered(s.discards, ring, 0)
    s.tell("reshuffled", NONE, s.pile_left[ring], OF_RING + ring, "eclipse.explore.pile-empty")
