"""After the battles: attacks on population, control of hexes, repairs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, because
from astrarium.games.eclipse.blueprints import CANNONS
from astrarium.games.eclipse.combat import (
    hexes_below,
    hits_population,
    number_of,
    only_one,
    seats_in,
    weapons,
)
from astrarium.games.eclipse.discovery import tile_is_free
from astrarium.games.eclipse.frames.cubes import BuryCubes
from astrarium.games.eclipse.frames.dice import roll_for
from astrarium.games.eclipse.frames.discovery import Claim, take_tile
from astrarium.games.eclipse.galaxy import class_in, classes_in, enemies_in
from astrarium.games.eclipse.population import bury, square_kind, take_disc_off
from astrarium.games.eclipse.reasons import NO_BOMBS, NO_CANNON
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.state import DAMAGE, FACES, NO_DICE, Eclipse
from astrarium.games.eclipse.words import (
    ANY,
    BOMB,
    BOMBARD,
    COLOURS,
    KILL,
    NONE,
    OF_SIDE,
    ON_ORBITAL,
    SPARE,
)
from astrarium.parts.bits import nth_bit

ATTACKS: Final = 0
CONTROL: Final = 1
ABOVE_ALL: Final = 1000  # more than the number of any hex


class Aftermath(Frame[Eclipse]):
    """Hex by hex in descending order: population first, then discs.

    [eclipse.combat.population.after-battle] [eclipse.combat.control.take-over]
    """

    def __init__(self, stage: i64, below: i64) -> None:
        self.stage = stage
        self.below = below

    def data(self) -> list[int]:
        return [self.stage, self.below]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        for hex in hexes_below(s, self.below):
            if s.crowd[hex] == 0 and s.tile[hex] == 0:
                continue  # nobody there, and nothing to be had
            s.replace(lane, Aftermath(self.stage, number_of(s, hex)))
            if self.stage == ATTACKS:
                offer_attack(s, lane, hex)
            else:
                offer_control(s, lane, hex)
            return AGAIN
        if self.stage == ATTACKS:
            lose_control(s)
            s.replace(lane, Aftermath(CONTROL, ABOVE_ALL))
            return AGAIN
        repair(s)
        return DONE


def conqueror(s: Eclipse, hex: i64) -> i64:
    """The only player with ships there, if it is not the hex's own; or NONE."""
    seats = seats_in(s, hex)
    if not only_one(seats):
        return NONE
    seat = nth_bit(seats, 0)
    return seat if seat != s.owner[hex] else NONE


def offer_attack(s: Eclipse, lane: i64, hex: i64) -> None:
    seat = conqueror(s, hex)
    if seat == NONE or s.cubes[hex] == 0:
        return
    if attack_reason(s, seat, hex) == LEGAL or bomb_reason(s, seat, hex) == LEGAL:
        s.push(lane, AttackPopulation(seat, hex))


def attack_reason(s: Eclipse, seat: i64, hex: i64) -> i64:
    """[eclipse.combat.population.no-missiles]"""
    for klass in classes_in(s, hex, seat):
        if weapons(s, seat, klass, CANNONS) > 0:
            return LEGAL
    return because(NO_CANNON)


def bomb_reason(s: Eclipse, seat: i64, hex: i64) -> i64:
    """[eclipse.combat.population.neutron-bombs] [eclipse.tech.neutron-bombs]"""
    vulnerable = s.species_of(s.owner[hex]).vulnerable
    if vulnerable or s.players[seat].owns(s.rules.bomb_technology):
        return LEGAL
    return because(NO_BOMBS)


class AttackPopulation(Frame[Eclipse]):
    """[eclipse.combat.population.after-battle] [eclipse.combat.population.cannons-once]"""

    def __init__(self, player: i64, hex: i64) -> None:
        self.player = player
        self.hex = hex

    def data(self) -> list[int]:
        return [self.player, self.hex]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def candidates(self, s: Eclipse) -> list[int]:
        return [BOMBARD, BOMB, SPARE]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice == BOMBARD:
            return attack_reason(s, self.player, self.hex)
        if choice == BOMB:
            return bomb_reason(s, self.player, self.hex)
        return LEGAL

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice == SPARE:
            return
        s.strikes = bits(s.cubes[self.hex]) if choice == BOMB else 0
        s.tell(
            "population-attacked",
            self.player,
            1,
            self.hex,
            "eclipse.combat.population.after-battle",
            target=OF_SIDE + s.owner[self.hex],
        )
        s.push(lane, KillCubes(self.player, self.hex, s.owner[self.hex], 0, 0))
        if choice == BOMBARD:
            for klass in classes_in(s, self.hex, self.player):
                s.push(lane, Barrage(self.player, self.hex, klass, 0))


class Barrage(Frame[Eclipse]):
    """The cannons of one class are fired once, and their damage is counted.

    [eclipse.combat.population.damage]
    """

    def __init__(self, player: i64, hex: i64, klass: i64, rolled: i64) -> None:
        self.player = player
        self.hex = hex
        self.klass = klass
        self.rolled = rolled

    def data(self) -> list[int]:
        return [self.player, self.hex, self.klass, self.rolled]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.rolled == 0:
            s.replace(lane, Barrage(self.player, self.hex, self.klass, 1))
            ships = class_in(s, self.hex, self.player, self.klass)
            roll_for(s, lane, self.player, self.klass, ships, CANNONS)
            return AGAIN
        for colour in range(len(COLOURS)):
            for face in range(1, FACES):
                if hits_population(s, self.player, self.klass, face):
                    s.strikes += s.dice[colour * FACES + face] * s.rules.damage[colour]
        s.dice = NO_DICE
        return DONE


class KillCubes(Frame[Eclipse]):
    """The attacker chooses the cubes; their owner the graveyard of those without a colour.

    [eclipse.combat.population.attacker-chooses] [eclipse.combat.structures.orbital-population]
    """

    def __init__(self, player: i64, hex: i64, owner: i64, free: i64, orbital: i64) -> None:
        self.player = player
        self.hex = hex
        self.owner = owner
        self.free = free  # cubes destroyed so far that are free to choose their graveyard
        self.orbital = orbital

    def data(self) -> list[int]:
        return [self.player, self.hex, self.owner, self.free, self.orbital]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        cubes: i64 = s.cubes[self.hex]
        if cubes == 0 or s.strikes == 0:
            s.strikes = 0
            s.replace(lane, BuryCubes(self.owner, self.free, self.orbital, 0))
            return AGAIN
        if s.strikes >= bits(cubes):
            self.kill(s, lane, self.candidates(s)[0] - KILL)
            return AGAIN
        return WAIT

    def candidates(self, s: Eclipse) -> list[int]:
        """Settled squares, equal ones as one."""
        found: list[int] = []
        seen: i64 = 0
        for square in range(ON_ORBITAL + 1):
            if (s.cubes[self.hex] >> square) & 1:
                kind = square_kind(s, self.hex, square)
                if (seen >> kind) & 1 == 0:
                    seen |= 1 << kind
                    found.append(KILL + square)
        return found

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        self.kill(s, lane, choice - KILL)

    def kill(self, s: Eclipse, lane: i64, square: i64) -> None:
        """[eclipse.combat.population.graveyard]"""
        s.strikes -= 1
        s.cubes[self.hex] &= ~(1 << square)
        s.tell("cube-killed", self.owner, 1, self.hex, "eclipse.combat.population.damage")
        free, orbital = self.free, self.orbital
        if square == ON_ORBITAL:
            orbital += 1
        else:
            resource: i64 = s.rules.sectors[self.hex].squares[square]
            if resource == ANY:
                free += 1
            else:
                bury(s, self.owner, resource)
        s.replace(lane, KillCubes(self.player, self.hex, self.owner, free, orbital))


def lose_control(s: Eclipse) -> None:
    """Discs without population, where only an opponent has ships, go back.

    [eclipse.combat.control.disc-removed]
    """
    for hex in s.laid:
        owner: i64 = s.owner[hex]
        if owner != NONE and s.cubes[hex] == 0 and conqueror(s, hex) != NONE:
            take_disc_off(s, owner, hex)


def offer_control(s: Eclipse, lane: i64, hex: i64) -> None:
    """[eclipse.combat.control.take-over] [eclipse.combat.control.free-hex]"""
    owner: i64 = s.owner[hex]
    if owner != NONE:
        # Whoever lives with Ancients takes the tile when others have destroyed them.
        if tile_is_free(s, hex):
            take_tile(s, lane, owner, hex)
        return
    seat = conqueror(s, hex)
    if seat != NONE and s.players[seat].discs > 0 and enemies_in(s, hex, seat) == 0:
        s.push(lane, Claim(seat, hex))


def repair(s: Eclipse) -> None:
    """[eclipse.combat.repair]"""
    undamaged: i64 = (1 << DAMAGE) - 1
    for index in range(len(s.ships)):
        s.ships[index] &= undamaged
