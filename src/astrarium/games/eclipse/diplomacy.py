"""Who may form relations with whom, and the reputation track that holds ambassadors and tiles."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.galaxy import across
from astrarium.games.eclipse.reasons import (
    ALLIED,
    CANNOT_SEND,
    NO_COMMON_BORDER,
    NO_DIPLOMACY,
    TURNED_DOWN,
)
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.state import NOTHING, Eclipse
from astrarium.games.eclipse.words import NONE, OFFER
from astrarium.parts.bits import bit, bits_in


def fits_on_track(s: Eclipse, seat: i64, ambassadors: i64, tiles: i64) -> bool:
    """Is there room for so many of each, however they are arranged?

    [eclipse.diplomacy.track.space-kinds] [eclipse.diplomacy.track.rearrange]
    """
    species = s.species_of(seat)
    over = max(ambassadors - species.for_ambassadors, 0) + max(tiles - species.for_tiles, 0)
    return over <= species.for_either


def is_full(s: Eclipse, seat: i64) -> bool:
    """More on the reputation track than it holds?"""
    player = s.players[seat]
    return not fits_on_track(s, seat, bits(player.allies), len(player.tiles))


def can_send(s: Eclipse, seat: i64) -> bool:
    """Has the seat what relations need: no traitor card, a tile, a cube, and room for the other's?

    [eclipse.diplomacy.traitor.no-relations] [eclipse.limits.ambassador-tiles]
    [eclipse.diplomacy.track.full]
    """
    player = s.players[seat]
    if player.out == 1 or s.traitor == seat or player.tracks == 0:
        return False
    sent = bits(player.allies)
    return sent < s.species_of(seat).ambassadors and fits_on_track(s, seat, sent + 1, 0)


def neighbours(s: Eclipse, seat: i64) -> i64:
    """Seats whose hexes a wormhole joins to this seat's: bits. [eclipse.diplomacy.form.wormhole]"""
    found: i64 = 0
    for each in s.laid:
        hex: i64 = each
        if s.owner[hex] != seat:
            continue
        for edge in range(6):
            near = across(s, hex, edge, False)
            if near != NONE and s.owner[near] != NONE:
                found |= bit(s.owner[near])
    return found


def offer_reason(s: Eclipse, seat: i64, other: i64) -> i64:
    """[eclipse.diplomacy.four-or-more] [eclipse.diplomacy.limit.one-per-player]"""
    if not s.rules.diplomacy:
        return because(NO_DIPLOMACY)
    if s.players[seat].is_allied(other):
        return because(ALLIED)
    if (s.refused >> other) & 1:
        return because(TURNED_DOWN)
    if not can_send(s, seat) or not can_send(s, other):
        return because(CANNOT_SEND)
    beside = (neighbours(s, seat) >> other) & 1 == 1
    return LEGAL if beside else because(NO_COMMON_BORDER)


def offer_suggestions(s: Eclipse, seat: i64) -> list[int]:
    return [OFFER + other for other in range(len(s.players)) if other != seat]


def offer_choices(s: Eclipse, seat: i64) -> list[int]:
    """Those that nothing is against: see offer_reason."""
    if not s.rules.diplomacy or not can_send(s, seat):
        return NOTHING
    closed = s.refused | s.players[seat].allies | bit(seat)
    willing: i64 = 0
    for other in range(i64(len(s.players))):
        if (closed >> other) & 1 == 0 and can_send(s, other):
            willing |= bit(other)
    if willing == 0:
        return NOTHING
    return [OFFER + other for other in bits_in(willing & neighbours(s, seat))]
