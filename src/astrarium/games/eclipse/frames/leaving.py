"""Leaving the game: giving up without discs and ships, or a civilisation that collapses."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.eclipse.frames.diplomacy import break_relations
from astrarium.games.eclipse.galaxy import own_hexes, ship_side, take_ship
from astrarium.games.eclipse.population import clear_hex
from astrarium.games.eclipse.scoring import score, tell_scores
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import NONE, OUT


def is_eliminated(s: Eclipse, seat: i64) -> bool:
    """[eclipse.elimination.no-discs]"""
    return s.players[seat].afloat == 0 and not own_hexes(s, seat)


def give_up(s: Eclipse, lane: i64, seat: i64) -> None:
    """[eclipse.elimination.give-up]"""
    s.tell("gave-up", seat, 1, NONE, "eclipse.elimination.give-up")
    count_points(s, seat)
    leave(s, lane, seat)


def collapse(s: Eclipse, lane: i64, seats: list[int]) -> None:
    """Who collapses in the same upkeep leaves at the same moment: partners count each other.

    [eclipse.upkeep.collapse.condition] [eclipse.upkeep.collapse.score]
    """
    for seat in seats:
        s.tell("collapsed", seat, 1, NONE, "eclipse.upkeep.collapse.condition")
        count_points(s, seat)
    for seat in reversed(seats):  # the partners of the first are asked first
        leave(s, lane, seat)


def count_points(s: Eclipse, seat: i64) -> None:
    """With all that the seat still has; whoever has been counted is out."""
    player = s.players[seat]
    tell_scores(s, seat)
    player.final = score(s, seat)
    player.out = OUT


def leave(s: Eclipse, lane: i64, seat: i64) -> None:
    """The pieces leave the game."""
    player = s.players[seat]
    player.passed = 1
    for hex in own_hexes(s, seat):
        s.owner[hex] = NONE
        clear_hex(s, seat, hex)
    for index in range(len(s.ships) - 1, -1, -1):
        if ship_side(s.ships[index]) == seat:
            take_ship(s, index)
    if s.traitor == seat:
        s.traitor = NONE
    for other in range(len(s.players)):
        if player.is_allied(other):
            break_relations(s, lane, seat, other)
