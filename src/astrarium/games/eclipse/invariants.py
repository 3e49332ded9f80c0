"""What holds in every position of Eclipse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import MAIN
from astrarium.games.eclipse.blueprints import fleet_values
from astrarium.games.eclipse.discovery import tiles_unseen
from astrarium.games.eclipse.frames.aftermath import KillCubes
from astrarium.games.eclipse.frames.cubes import BuryCubes, GiveCube, ReturnCubes
from astrarium.games.eclipse.frames.reputation import tiles_in_bag
from astrarium.games.eclipse.frames.upgrade import Upgrade
from astrarium.games.eclipse.galaxy import has_ship, own_hexes, ship_class, ship_hex, ship_side
from astrarium.games.eclipse.geometry import ring_of
from astrarium.games.eclipse.scoring import bits, in_category
from astrarium.games.eclipse.state import CROWD, Eclipse
from astrarium.games.eclipse.upgrades import shortfall
from astrarium.games.eclipse.words import (
    ANCIENTS,
    CATEGORIES,
    CLASSES,
    INNER,
    MIDDLE,
    NONE,
    ORBITAL_CUBE,
    ORBITAL_STANDS,
    OUTER,
    STARTING,
)
from astrarium.parts.bits import bit


def broken(s: Eclipse) -> list[str]:
    names = [name for name, holds in CHECKS if not holds(s)]
    for seat in range(len(s.players)):
        if s.players[seat].species == NONE or s.players[seat].out != 0:
            continue
        names += [f"{name} (seat {seat})" for name, holds in SEAT_CHECKS if not holds(s, seat)]
    return names


def _technologies_fit(s: Eclipse) -> bool:
    if sum(s.bag) + sum(s.market) == 0:
        return True  # before the first tile
    for number, technology in enumerate(s.rules.technologies):
        taken = sum(
            1
            for player in s.players
            if player.owns(number)
            and not (s.rules.species[player.species].technologies >> number) & 1
        )
        if s.bag[number] + s.market[number] + taken != technology.tiles:
            return False
    return True


def _hexes_fit(s: Eclipse) -> bool:
    """Every hex is laid, in a pile, discarded, left out or being looked at; and in its ring."""
    for hex in s.laid:
        ring = s.rules.sectors[hex].ring
        there = ring_of(s.where[hex])
        if there != (MIDDLE if ring == STARTING else ring) or i64(s.at[s.where[hex]]) != hex + 1:
            return False
        if s.pile[there] >> hex & 1 or s.discards[there] >> hex & 1:
            return False
    if len({s.where[hex] for hex in s.laid}) != len(s.laid):
        return False
    for ring in (INNER, MIDDLE, OUTER):
        if s.pile[ring] & s.discards[ring] or s.pile_left[ring] > bits(s.pile[ring]):
            return False
        if ring != OUTER and s.pile_left[ring] != bits(s.pile[ring]):
            return False
    return True


def _population_fits(s: Eclipse) -> bool:
    """Cubes stand on squares and orbitals of hexes with a disc."""
    for hex in s.laid:
        cubes: i64 = s.cubes[hex]
        squares = len(s.rules.sectors[hex].squares)
        if cubes & ~ORBITAL_CUBE & ~((1 << squares) - 1):
            return False
        if cubes & ORBITAL_CUBE and not s.built[hex] & ORBITAL_STANDS:
            return False
        if cubes and s.owner[hex] == NONE:
            return False
    return True


def _ships_fit(s: Eclipse) -> bool:
    crowd = [0] * len(s.crowd)
    afloat = [0] * len(s.players)
    for ship in s.ships:
        side = ship_side(ship)
        crowd[ship_hex(ship)] += bit(side * CROWD)
        if side < ANCIENTS:
            afloat[side] += 1 << (ship_class(ship) * 4)
    return crowd == list(s.crowd) and afloat == [player.afloat for player in s.players]


def _tiles_fit(s: Eclipse) -> bool:
    return min(tiles_in_bag(s)) >= 0


def _discoveries_fit(s: Eclipse) -> bool:
    """The tiles on the map, and those not seen yet."""
    return not s.used or (min(tiles_unseen(s)) >= 0 and sum(s.tile) <= sum(tiles_unseen(s)))


def _relations_fit(s: Eclipse) -> bool:
    for seat, player in enumerate(s.players):
        if player.is_allied(seat) or (player.allies and not s.rules.diplomacy):
            return False
        for other in range(len(s.players)):
            if player.is_allied(other) != s.players[other].is_allied(seat):
                return False
    return True


def _resources_fit(s: Eclipse, seat: i64) -> bool:
    player = s.players[seat]
    return min(player.money, player.science, player.materials) >= 0


def _discs_fit(s: Eclipse, seat: i64) -> bool:
    """On the track, on hexes, on actions: as many as there are."""
    player = s.players[seat]
    species = s.species_of(seat)
    gained = sum(
        technology.discs
        for number, technology in enumerate(s.rules.technologies)
        if player.owns(number)
    )
    spent = sum(player.discs_on(space) for space in range(9))
    total = player.discs + spent + len(own_hexes(s, seat))
    return player.discs >= 0 and total == species.discs + gained


def _cubes_fit(s: Eclipse, seat: i64) -> bool:
    """On the tracks, in the graveyards, on hexes, with ambassadors or on their way: all of them."""
    player = s.players[seat]
    total = bits(player.allies) + _on_their_way(s, seat)
    for track in range(3):
        if player.cubes_on(track) > s.rules.most_cubes:
            return False
        total += player.cubes_on(track) + player.buried(track)
    for hex in own_hexes(s, seat):
        total += bits(s.cubes[hex])
    return total == 3 * s.species_of(seat).cubes


def _on_their_way(s: Eclipse, seat: i64) -> i64:
    """Cubes whose track or graveyard is being asked for; below 0 for those still to be sent."""
    total: i64 = 0
    for lane in s.agenda.lanes:
        for frame in lane:
            if isinstance(frame, (ReturnCubes, BuryCubes)):
                total += frame.free + frame.orbital if frame.player == seat else 0
            elif isinstance(frame, KillCubes):
                total += frame.free + frame.orbital if frame.owner == seat else 0
            elif isinstance(frame, GiveCube) and frame.player == seat:
                total -= 1
    return total


def _pieces_fit(s: Eclipse, seat: i64) -> bool:
    player = s.players[seat]
    return all(player.ships_of(klass) <= s.rules.classes[klass].pieces for klass in range(CLASSES))


def _colony_ships_fit(s: Eclipse, seat: i64) -> bool:
    return 0 <= s.players[seat].colony <= s.species_of(seat).colony_ships


def _rows_fit(s: Eclipse, seat: i64) -> bool:
    spaces = len(s.rules.discount)
    owned = s.players[seat].technologies
    return all(in_category(owned, category) <= spaces for category in range(len(CATEGORIES)))


def _blueprints_fit(s: Eclipse, seat: i64) -> bool:
    """No ship without a drive, none without energy; while parts are changed they may be short."""
    player = s.players[seat]
    if player.values != fleet_values(s.rules, player.species, player.slots):
        return False
    changing = any(isinstance(frame, Upgrade) for frame in s.agenda.lanes[MAIN])
    return changing or shortfall(s, seat) == 0


def _is_afloat(s: Eclipse, seat: i64) -> bool:
    hexes = [hex for hex in s.laid if has_ship(s, hex, seat)]
    return bool(hexes) == (s.players[seat].afloat > 0)


CHECKS: Final[list[tuple[str, Callable[[Eclipse], bool]]]] = [
    ("technology tiles are neither lost nor made", _technologies_fit),
    ("hexes lie in their ring, each once", _hexes_fit),
    ("cubes stand on squares of controlled hexes", _population_fits),
    ("ships are counted where they are", _ships_fit),
    ("no more reputation tiles than there are", _tiles_fit),
    ("no more discovery tiles than there are", _discoveries_fit),
    ("relations are mutual", _relations_fit),
]
SEAT_CHECKS: Final[list[tuple[str, Callable[[Eclipse, i64], bool]]]] = [
    ("nothing is below zero", _resources_fit),
    ("discs are neither lost nor made", _discs_fit),
    ("cubes are neither lost nor made", _cubes_fit),
    ("no more ships than pieces", _pieces_fit),
    ("colony ships are face up or face down", _colony_ships_fit),
    ("seven technologies of a category at most", _rows_fit),
    ("every blueprint is legal", _blueprints_fit),
    ("ships afloat are on the map", _is_afloat),
]
