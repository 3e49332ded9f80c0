"""Population cubes: settling squares, and coming back to the tracks or the graveyards."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.galaxy import enemies_in, own_hexes
from astrarium.games.eclipse.reasons import (
    NO_COLONY_SHIP,
    NO_CUBE,
    STARRED,
)
from astrarium.games.eclipse.state import NOTHING, Eclipse, Player
from astrarium.games.eclipse.words import (
    ANY,
    NONE,
    OF_RESOURCE,
    ON_ORBITAL,
    ORBITAL_CUBE,
    ORBITAL_STANDS,
    SETTLE,
)
from astrarium.parts.bits import bit


def production(s: Eclipse, seat: i64, resource: i64) -> i64:
    """[eclipse.population.production-value] [eclipse.elimination.production]"""
    return s.rules.production[s.players[seat].cubes_on(resource)]


def upkeep(s: Eclipse, seat: i64) -> i64:
    """[eclipse.discs.upkeep-value]"""
    return s.rules.upkeep[s.players[seat].discs]


def has_room(s: Eclipse, player: Player, track: i64) -> bool:
    return player.cubes_on(track) < s.rules.most_cubes


# --- settling ---------------------------------------------------------------------------------


def square_kind(s: Eclipse, hex: i64, square: i64) -> i64:
    """The resource of a square and 4 for a star, so that equal squares have equal kinds."""
    if square == ON_ORBITAL:
        return 8
    card = s.rules.sectors[hex]
    kind: i64 = card.squares[square]
    return kind + 4 if (card.advanced >> square) & 1 else kind


def takes_track(s: Eclipse, hex: i64, square: i64, track: i64) -> bool:
    """May a cube of this track stand on the square?

    [eclipse.colony.matching-track] [eclipse.population.grey.any-track]
    [eclipse.population.orbital.tracks]
    """
    if square == ON_ORBITAL:
        return track in s.rules.orbital_tracks
    resource: i64 = s.rules.sectors[hex].squares[square]
    return resource == ANY or resource == track


def star_allowed(s: Eclipse, seat: i64, hex: i64, square: i64) -> bool:
    """[eclipse.population.advanced.needs-tech]"""
    if square == ON_ORBITAL:
        return True
    card = s.rules.sectors[hex]
    if (card.advanced >> square) & 1 == 0:
        return True
    return s.players[seat].owns(s.rules.settling_technology[card.squares[square]])


def is_square(s: Eclipse, hex: i64, square: i64) -> bool:
    if square == ON_ORBITAL:
        return s.built[hex] & ORBITAL_STANDS != 0
    return square < len(s.rules.sectors[hex].squares)


def settle_reason(s: Eclipse, seat: i64, argument: i64) -> i64:
    """[eclipse.colony.one-cube] [eclipse.colony.face-up-only] [eclipse.limits.population-cubes]"""
    hex, square, track = argument // 32, (argument // 4) % 8, argument % 4
    player = s.players[seat]
    if player.colony == 0:
        return because(NO_COLONY_SHIP)
    if not star_allowed(s, seat, hex, square):
        return because(STARRED)
    if player.cubes_on(track) == 0:
        return because(NO_CUBE)
    return LEGAL


def settle_suggestions(s: Eclipse, seat: i64) -> list[int]:
    """Every empty square of the seat's hexes with the tracks that it takes; equal ones as one.

    [eclipse.colony.own-turn]
    """
    found: list[int] = []
    for hex in own_hexes(s, seat):
        seen: i64 = 0
        for square in range(ON_ORBITAL + 1):
            if not is_square(s, hex, square) or (s.cubes[hex] >> square) & 1:
                continue
            kind = square_kind(s, hex, square)
            if (seen >> kind) & 1:
                continue
            seen |= 1 << kind
            for track in range(3):
                if takes_track(s, hex, square, track):
                    found.append(SETTLE + hex * 32 + square * 4 + track)
    return found


def settle_choices(s: Eclipse, seat: i64, with_enemies: bool) -> list[int]:
    """Those that a colony ship could settle now. [eclipse.upkeep.colony.no-enemy]"""
    player = s.players[seat]
    if player.colony == 0 or player.tracks == 0:
        return NOTHING
    found: list[int] = []
    for each in s.laid:
        hex: i64 = each
        if s.owner[hex] != seat:
            continue
        empty = empty_squares(s, hex)
        if empty > 0 and (with_enemies or enemies_in(s, hex, seat) == 0):
            settle_in(s, seat, hex, empty, found)
    return found


def empty_squares(s: Eclipse, hex: i64) -> i64:
    """Squares without a cube, that of an orbital too: bits."""
    squares = bit(len(s.rules.sectors[hex].squares)) - 1
    if s.built[hex] & ORBITAL_STANDS:
        squares |= ORBITAL_CUBE
    return squares & ~s.cubes[hex]


def settle_in(s: Eclipse, seat: i64, hex: i64, empty: i64, found: list[int]) -> None:
    """Adds what can be settled in one hex, equal squares as one: see settle_reason."""
    player = s.players[seat]
    seen: i64 = 0
    for square in range(i64(ON_ORBITAL + 1)):
        if (empty >> square) & 1 == 0:
            continue
        kind = square_kind(s, hex, square)
        if (seen >> kind) & 1 or not star_allowed(s, seat, hex, square):
            continue
        seen |= bit(kind)
        for track in range(i64(3)):
            if player.cubes_on(track) > 0 and takes_track(s, hex, square, track):
                found.append(SETTLE + hex * 32 + square * 4 + track)


def settle(s: Eclipse, seat: i64, argument: i64) -> None:
    """[eclipse.colony.flip] [eclipse.population.settle-from-board]"""
    hex, square, track = argument // 32, (argument // 4) % 8, argument % 4
    player = s.players[seat]
    player.colony -= 1
    player.tracks -= 1 << (track * 4)
    s.cubes[hex] |= 1 << square
    s.tell("settled", seat, 1, hex, "eclipse.colony.one-cube", target=OF_RESOURCE + track)


# --- coming back ------------------------------------------------------------------------------


def clear_hex(s: Eclipse, seat: i64, hex: i64) -> tuple[int, int]:
    """All cubes leave a hex: coloured ones to their tracks, the number of others is returned.

    Others are those of grey squares, or for which their track has no room; and those of orbitals.
    [eclipse.influence.removal.cubes-return]
    """
    free = 0
    orbital = 0
    squares = s.rules.sectors[hex].squares
    cubes: i64 = s.cubes[hex]
    s.cubes[hex] = 0
    for square in range(len(squares)):
        if (cubes >> square) & 1 == 0:
            continue
        if squares[square] == ANY or not to_track(s, seat, squares[square]):
            free += 1
    if cubes & ORBITAL_CUBE:
        orbital = 1
    return free, orbital


def to_track(s: Eclipse, seat: i64, track: i64) -> bool:
    """A cube comes back to its track, if there is room."""
    player = s.players[seat]
    if not has_room(s, player, track):
        return False
    player.tracks += 1 << (track * 4)
    return True


def take_disc_off(s: Eclipse, seat: i64, hex: i64) -> tuple[int, int]:
    """The disc goes back to the influence track, and the cubes with it; see clear_hex."""
    s.owner[hex] = NONE
    s.players[seat].discs += 1
    s.tell("disc-back", seat, 1, hex, "eclipse.influence.withdraw")
    return clear_hex(s, seat, hex)


def bury(s: Eclipse, seat: i64, track: i64) -> None:
    """[eclipse.combat.population.graveyard]"""
    s.players[seat].graves += 1 << (track * 4)


def tracks_for(s: Eclipse, seat: i64, orbital: bool) -> list[int]:
    """Tracks that can take a cube back; one from an orbital returns to money or science.

    Where both are full it may go to the third.
    """
    player = s.players[seat]
    found = [track for track in range(3) if has_room(s, player, track)]
    if orbital:
        fitting = [track for track in found if track in s.rules.orbital_tracks]
        return fitting or found
    return found
