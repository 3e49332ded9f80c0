"""The galaxy: hexes laid, wormholes between them, ships in them."""

from __future__ import annotations

from mypy_extensions import i64, u8

from astrarium.games.eclipse.geometry import neighbour, opposite
from astrarium.games.eclipse.state import CLASS, CROWD, DAMAGE, HEX_BITS, SIDE, Eclipse
from astrarium.games.eclipse.words import (
    ANCIENT,
    ANCIENTS,
    DEFENCE,
    DEFENDERS,
    NONE,
    SIDES,
)
from astrarium.parts.bits import bit, bits_in
from astrarium.parts.hexes import turned_edges


def lay_hex(s: Eclipse, sector: i64, spot: i64, turns: i64) -> None:
    """A hex comes into play, with its discovery tile and its Ancients.

    [eclipse.explore.discovery-symbol] [eclipse.explore.ancient-symbol.discovery]
    [eclipse.explore.ancient-symbol.ships]
    """
    card = s.rules.sectors[sector]
    put_hex(s, sector, spot, turned_edges(card.wormholes, turns))
    s.tile[sector] = 1 if card.discovery else 0
    for _ in range(card.ancients):
        put_ship(s, sector, ANCIENTS, ANCIENT)
    if sector == s.rules.centre:
        put_ship(s, sector, DEFENDERS, DEFENCE)


def put_hex(s: Eclipse, hex: i64, spot: i64, holes: i64) -> None:
    """Where hexes lie is shared by clones: it is copied first."""
    s.at = s.at[:]
    s.at[spot] = u8(hex + 1)
    s.laid = sorted([*s.laid, hex])
    s.where = s.where[:]
    s.where[hex] = spot
    s.holes = s.holes[:]
    s.holes[hex] = holes


# --- wormholes --------------------------------------------------------------------------------


def beside(s: Eclipse, hex: i64, edge: i64) -> i64:
    """The hex across an edge, or NONE."""
    spot = neighbour(s.where[hex], edge)
    return NONE if spot == NONE else i64(s.at[spot]) - 1


def has_generator(s: Eclipse, seat: i64) -> bool:
    return s.players[seat].owns(s.rules.generator)


def across(s: Eclipse, hex: i64, edge: i64, half: bool) -> i64:
    """The hex that a wormhole of this edge joins to, or NONE. Half a wormhole may be enough.

    [eclipse.move.full-wormhole] [eclipse.tech.wormhole-generator]
    """
    here = (s.holes[hex] >> edge) & 1
    if here == 0 and not half:
        return NONE
    other = beside(s, hex, edge)
    if other == NONE:
        return NONE
    there = (s.holes[other] >> opposite(edge)) & 1
    return other if here + there == 2 or (half and here + there == 1) else NONE


def joined(s: Eclipse, hex: i64, half: bool) -> list[int]:
    """The hexes that a wormhole joins to this one."""
    found: list[int] = []
    for edge in range(6):
        other = across(s, hex, edge, half)
        if other != NONE:
            found.append(other)
    return found


def is_joined(s: Eclipse, hex: i64, half: bool) -> bool:
    """Does any wormhole lead away from here?"""
    for edge in range(6):
        if across(s, hex, edge, half) != NONE:
            return True
    return False


# --- ships ------------------------------------------------------------------------------------


def ship_hex(ship: i64) -> i64:
    return ship & HEX_BITS


def ship_side(ship: i64) -> i64:
    return (ship >> SIDE) & 7


def ship_class(ship: i64) -> i64:
    return (ship >> CLASS) & 7


def ship_damage(ship: i64) -> i64:
    return ship >> DAMAGE


def ships_in(s: Eclipse, hex: i64, side: i64) -> i64:
    return (s.crowd[hex] >> (side * CROWD)) & 31


def class_in(s: Eclipse, hex: i64, side: i64, klass: i64) -> i64:
    """Ships of one class there."""
    wanted = hex | (side << SIDE) | (klass << CLASS)
    mask: i64 = (1 << DAMAGE) - 1
    count: i64 = 0
    for each in s.ships:
        ship: i64 = each
        if ship & mask == wanted:
            count += 1
    return count


def put_ship(s: Eclipse, hex: i64, side: i64, klass: i64, damage: i64 = 0) -> None:
    """A ship enters a hex: the last to have come."""
    s.ships.append(hex | (side << SIDE) | (klass << CLASS) | (damage << DAMAGE))
    s.crowd[hex] += bit(side * CROWD)
    if side < ANCIENTS:
        s.players[side].afloat += 1 << (klass * 4)


def take_ship(s: Eclipse, index: i64) -> i64:
    """A ship leaves its hex."""
    ship: i64 = s.ships.pop(index)
    side = ship_side(ship)
    s.crowd[ship_hex(ship)] -= bit(side * CROWD)
    if side < ANCIENTS:
        s.players[side].afloat -= 1 << (ship_class(ship) * 4)
    return ship


def last_ship(s: Eclipse, hex: i64, side: i64, klass: i64) -> i64:
    """The place in the list of the ship of this class that entered last."""
    for index in range(len(s.ships) - 1, -1, -1):
        ship = s.ships[index]
        if ship_hex(ship) == hex and ship_side(ship) == side and ship_class(ship) == klass:
            return index
    raise AssertionError("there is no such ship")


def classes_in(s: Eclipse, hex: i64, side: i64) -> list[int]:
    """In ascending order."""
    there: i64 = 0
    if ships_in(s, hex, side) > 0:
        for each in s.ships:
            ship: i64 = each
            if ship_hex(ship) == hex and ship_side(ship) == side:
                there |= bit(ship_class(ship))
    return bits_in(there)


def own_hexes(s: Eclipse, seat: i64) -> list[int]:
    """[eclipse.discs.mark-control]"""
    return [hex for hex in s.laid if s.owner[hex] == seat]


def has_ship(s: Eclipse, hex: i64, seat: i64) -> bool:
    return ships_in(s, hex, seat) > 0


def enemies_in(s: Eclipse, hex: i64, seat: i64) -> i64:
    """Ships that stop this seat's and keep its discs away: others', and nobody's.

    [eclipse.move.pinning.one-per-enemy] [eclipse.explore.ancients.block-disc]
    [eclipse.explore.gcds-blocks-disc]
    """
    crowd = s.crowd[hex]
    if crowd == 0:
        return 0
    total: i64 = 0
    for side in range(SIDES):
        if side != seat and not (side == ANCIENTS and s.species_of(seat).lives_with_ancients):
            total += (crowd >> (side * CROWD)) & 31
    return total


def may_leave(s: Eclipse, hex: i64, seat: i64) -> bool:
    """Can one of the seat's ships go on? As many as there are enemies must stay.

    [eclipse.move.pinning.surplus] [eclipse.move.gcds.no-passage]
    """
    if ships_in(s, hex, DEFENDERS) > 0:
        return False
    return ships_in(s, hex, seat) > enemies_in(s, hex, seat)


def can_start_from(s: Eclipse, hex: i64, seat: i64) -> bool:
    """Can the seat explore from here: a disc, or a ship that nothing stops?

    [eclipse.explore.position] [eclipse.explore.unpinned]
    """
    return s.owner[hex] == seat or (has_ship(s, hex, seat) and may_leave(s, hex, seat))
