"""Structures on the map: placing them, their power value, federations that grow by themselves."""

from __future__ import annotations

from mypy_extensions import i64, u8

from astrarium.games.gaia.state import UNKNOWN, Gaia
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    ACADEMY_KNOWLEDGE,
    ACTION_STANDS,
    FIRST_HOME,
    GAIA,
    INSTITUTE,
    KIND_MASK,
    KNOWLEDGE_STANDS,
    LOST,
    MINE,
    RESEARCH_LAB,
    SEAT_SHIFT,
    TRADING_STATION,
)


def owner_of(s: Gaia, hex: i64) -> i64:
    """The seat whose structure stands here; -1 if there is none."""
    b = i64(s.building[hex])
    return (b >> SEAT_SHIFT) if b != 0 else -1


def kind_on(s: Gaia, hex: i64) -> i64:
    return i64(s.building[hex]) & KIND_MASK


def own_kind(s: Gaia, seat: i64, hex: i64) -> i64:
    """What structure of this seat stands here: 0 for none."""
    b = i64(s.building[hex])
    if b != 0 and (b >> SEAT_SHIFT) == seat:
        return b & KIND_MASK
    return MINE if i64(s.shared[hex]) == seat + 1 else 0


def power_value(s: Gaia, seat: i64, hex: i64) -> i64:
    """The power value of the seat's structure on this hex; 0 if there is none.

    [gaia.federation.power-value.mine] [gaia.tech-tile.example-power-value-4]
    [gaia.faction.bescods.institute-cumulative]
    """
    kind = own_kind(s, seat, hex)
    if kind == 0:
        return 0
    rules = s.rules
    player = s.players[seat]
    value = rules.power_values[kind]
    if kind >= INSTITUTE and ((player.tiles & ~player.covered) >> rules.big_tile) & 1:
        value = rules.big_value
    faction = rules.factions[player.faction]
    if faction.home_bonus > 0 and player.institute > 0 and i64(s.terrain[hex]) == faction.home:
        value += faction.home_bonus
    return value


def pieces_on_map(s: Gaia, seat: i64, kind: i64) -> i64:
    player = s.players[seat]
    if kind == MINE:
        return player.mines
    if kind == TRADING_STATION:
        return player.trading_stations
    if kind == RESEARCH_LAB:
        return player.labs
    if kind == INSTITUTE:
        return player.institute
    stands: i64 = KNOWLEDGE_STANDS if kind == ACADEMY_KNOWLEDGE else ACTION_STANDS
    return 1 if player.academies & stands else 0


def count_piece(s: Gaia, seat: i64, kind: i64, change: i64) -> None:
    """Rows are taken from the left and filled from the right, so a number says it all.

    [gaia.upgrade.old-building-returns] [gaia.upgrade.taken-left-to-right]
    """
    player = s.players[seat]
    if kind == MINE:
        player.mines += change
    elif kind == TRADING_STATION:
        player.trading_stations += change
    elif kind == RESEARCH_LAB:
        player.labs += change
    elif kind == INSTITUTE:
        player.institute += change
    elif kind == ACADEMY_KNOWLEDGE:
        player.academies += KNOWLEDGE_STANDS * change
    elif kind == ACADEMY_ACTION:
        player.academies += ACTION_STANDS * change


def put(s: Gaia, seat: i64, hex: i64, kind: i64) -> None:
    s.building[hex] = u8(seat << SEAT_SHIFT | kind)
    s.players[seat].cheapest = UNKNOWN


def colonize(s: Gaia, seat: i64, hex: i64, kind: i64) -> bool:
    """A first structure on an empty planet; was its type new to the seat?

    [gaia.mine.colonizes-planet]
    """
    player = s.players[seat]
    terrain = i64(s.terrain[hex])
    put(s, seat, hex, kind)
    new_type = (player.types >> (terrain - FIRST_HOME)) & 1 == 0
    player.types |= 1 << (terrain - FIRST_HOME)
    if terrain == GAIA:
        player.gaia_planets += 1
    settle(s, seat, hex)
    return new_type


def settle(s: Gaia, seat: i64, hex: i64) -> None:
    """What holds for every new structure, shared planets included."""
    player = s.players[seat]
    player.hexes.append(hex)
    player.sectors |= 1 << s.rules.geometry.slot_of[hex]
    player.cheapest = UNKNOWN
    s.starting_point(seat, hex)
    grow_federation(s, seat, hex)


def find_lost_planet(s: Gaia, seat: i64, hex: i64) -> bool:
    """[gaia.track.navigation.lost-planet.colonized] [gaia.track.navigation.lost-planet.has-mine]"""
    s.terrain[hex] = LOST
    s.lost_hex = hex
    s.players[seat].lost_planet = 1
    for player in s.players:
        player.cheapest = UNKNOWN
    return colonize(s, seat, hex, MINE)


def belongs(s: Gaia, seat: i64, hex: i64) -> bool:
    """A planet or space station of this seat."""
    if own_kind(s, seat, hex) != 0:
        return True
    return i64(s.station[hex]) == seat + 1


def grow_federation(s: Gaia, seat: i64, hex: i64) -> None:
    """What is directly next to an own federation belongs to it, and so does what is next to that.

    [gaia.federation.further.adjacent-new-planet-joins] [gaia.federation.further.joining-no-benefit]
    [gaia.federation.further.linking-two-no-effect]
    """
    if not s.in_any_federation(seat, hex) and touches_federation(s, seat, hex):
        join_federation(s, seat, hex)


def touches_federation(s: Gaia, seat: i64, hex: i64) -> bool:
    geometry = s.rules.geometry
    for i in range(geometry.beside_count[hex]):
        if s.in_any_federation(seat, geometry.beside[hex * 6 + i]):
            return True
    return False


def join_federation(s: Gaia, seat: i64, hex: i64) -> None:
    """This hex and every own planet connected with it without satellites."""
    geometry = s.rules.geometry
    mark = u8(1 << seat)
    waiting: list[int] = [hex]
    s.federated[hex] = s.federated[hex] | mark
    while waiting:
        at: i64 = waiting.pop()
        for i in range(geometry.beside_count[at]):
            other = geometry.beside[at * 6 + i]
            if belongs(s, seat, other) and not s.in_any_federation(seat, other):
                s.federated[other] = s.federated[other] | mark
                waiting.append(other)


def opponent_near(s: Gaia, seat: i64, hex: i64) -> bool:
    """[gaia.upgrade.trading-station.neighbour-discount]"""
    geometry = s.rules.geometry
    for i in range(geometry.around_count[hex]):
        other = geometry.around[hex * 19 + i]
        b = i64(s.building[other])
        if b != 0:
            if (b >> SEAT_SHIFT) != seat:
                return True
            guest = i64(s.shared[other])
            if guest != 0 and guest != seat + 1:
                return True
    return False
