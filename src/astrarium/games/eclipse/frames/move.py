"""The Move action: a ship, hex by hex."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, because
from astrarium.games.eclipse.blueprints import MOVEMENT, VALUES
from astrarium.games.eclipse.frames.diplomacy import attacked
from astrarium.games.eclipse.galaxy import (
    has_generator,
    is_joined,
    joined,
    last_ship,
    may_leave,
    put_ship,
    ship_class,
    ship_damage,
    ship_hex,
    ship_side,
    take_ship,
)
from astrarium.games.eclipse.reasons import CANNOT_MOVE, NOT_CONNECTED, PINNED
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import HALT, HEXES, MOVE, OF_SHIP, STEP, STOP


def movement(s: Eclipse, seat: i64, klass: i64) -> i64:
    """[eclipse.move.value] [eclipse.ships.starbase.no-movement]"""
    return s.players[seat].values[klass * VALUES + MOVEMENT]


def move_reason(s: Eclipse, seat: i64, klass: i64, hex: i64) -> i64:
    """Can a ship of this class leave the hex?"""
    if movement(s, seat, klass) == 0:
        return because(CANNOT_MOVE)
    if not may_leave(s, hex, seat):
        return because(PINNED)
    if not is_joined(s, hex, has_generator(s, seat)):
        return because(NOT_CONNECTED)
    return LEGAL


def movers(s: Eclipse, seat: i64) -> list[int]:
    """The seat's ships, equal ones of a hex as one: class * 64 + hex, in order."""
    found: list[int] = []
    for each in s.ships:
        ship: i64 = each
        if ship_side(ship) == seat:
            mover = ship_class(ship) * HEXES + ship_hex(ship)
            if mover not in found:
                found.append(mover)
    found.sort()
    return found


def can_move(s: Eclipse, seat: i64) -> bool:
    for each in s.ships:
        ship: i64 = each
        mine = ship_side(ship) == seat
        if mine and move_reason(s, seat, ship_class(ship), ship_hex(ship)) == LEGAL:
            return True
    return False


class Move(Frame[Eclipse]):
    """Which ship moves next? [eclipse.move.three-moves] [eclipse.move.same-ship]"""

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def data(self) -> list[int]:
        return [self.player, self.left]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        return WAIT if self.left > 0 and can_move(s, self.player) else DONE

    def candidates(self, s: Eclipse) -> list[int]:
        return [STOP, *[MOVE + each for each in movers(s, self.player)]]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == STOP:
            return LEGAL
        ship = choice - MOVE
        return move_reason(s, self.player, ship // HEXES, ship % HEXES)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        klass, hex = (choice - MOVE) // HEXES, (choice - MOVE) % HEXES
        s.replace(lane, Move(self.player, self.left - 1))
        s.push(lane, Step(self.player, klass, hex, movement(s, self.player, klass), 0))


class Step(Frame[Eclipse]):
    """Where to? A ship that has moved may halt before its movement is used up.

    [eclipse.move.distance] [eclipse.move.explored-only] [eclipse.wormholes.move]
    """

    def __init__(self, player: i64, klass: i64, hex: i64, left: i64, moved: i64) -> None:
        self.player = player
        self.klass = klass
        self.hex = hex
        self.left = left
        self.moved = moved

    def data(self) -> list[int]:
        return [self.player, self.klass, self.hex, self.left, self.moved]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.left == 0 or (self.moved == 1 and not may_leave(s, self.hex, self.player)):
            s.pop(lane)
            return AGAIN
        return WAIT

    def candidates(self, s: Eclipse) -> list[int]:
        near = sorted(joined(s, self.hex, has_generator(s, self.player)))
        choices = [STEP + hex for hex in near]
        if self.moved == 1:
            choices.append(HALT)
        return choices

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice == HALT:
            s.pop(lane)
            return
        seat, there = self.player, choice - STEP
        ship = take_ship(s, last_ship(s, self.hex, seat, self.klass))
        put_ship(s, there, seat, self.klass, ship_damage(ship))
        s.tell("moved", seat, 1, there, "eclipse.move.distance", target=OF_SHIP + self.klass)
        s.replace(lane, Step(seat, self.klass, there, self.left - 1, 1))
        attacked(s, lane, seat, there)
