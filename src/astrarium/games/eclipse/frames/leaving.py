"""Leaving the game: giving up without discs and ships, or a civilisation that collapses."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.eclipse.frames.diplomacy import break_relations
from astrarium.games.eclipse.galaxy import own_hexes, ship_side, take_ship
from astrarium.games.eclipse.population import clear_hex
from astrarium.games.eclipse.scoring import score, tell_scores
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import NONE


def is_eliminated(s: Eclipse, seat: i64) -> bool:
    """[eclipse.elimination.no-discs]"""
    return s.players[seat].afloat == 0 and not own_hexes(s, seat)


def give_up(s: Eclipse, lane: i64, seat: i64) -> None:
    """[eclipse.elimination.give-up]"""
    s.tell("gave-up", seat, 1, NONE, "eclipse.elimination.give-up")
    leave(s, lane, seat)


def collapse(s: Eclipse, lane: i64, seat: i64) -> None:
    """[eclipse.upkeep.collapse.condition] [eclipse.upkeep.collapse.score]"""
    s.tell("collapsed", seat, 1, NONE, "eclipse.upkeep.collapse.condition")
    leave(s, lane, seat)


def leave(s: Eclipse, lane: i64, seat: i64) -> None:
    """The points are counted, then the pieces leave the game."""
    player = s.players[seat]
    tell_scores(s, seat)
    player.final = score(s, seat)
    player.out = 1
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
