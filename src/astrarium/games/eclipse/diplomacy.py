"""Who may form relations with whom, and the reputation track that holds ambassadors and tiles."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.galaxy import joined, own_hexes
from astrarium.games.eclipse.reasons import (
    ALLIED,
    CANNOT_SEND,
    NO_COMMON_BORDER,
    NO_DIPLOMACY,
    TURNED_DOWN,
)
from astrarium.games.eclipse.scoring import bits
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import OFFER


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


def are_neighbours(s: Eclipse, seat: i64, other: i64) -> bool:
    """[eclipse.diplomacy.form.wormhole]"""
    for hex in own_hexes(s, seat):
        for near in joined(s, hex, False):
            if s.owner[near] == other:
                return True
    return False


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
    return LEGAL if are_neighbours(s, seat, other) else because(NO_COMMON_BORDER)


def offer_suggestions(s: Eclipse, seat: i64) -> list[int]:
    return [OFFER + other for other in range(len(s.players)) if other != seat]


def offer_choices(s: Eclipse, seat: i64) -> list[int]:
    if not s.rules.diplomacy or not can_send(s, seat):
        return []
    every = offer_suggestions(s, seat)
    return [choice for choice in every if offer_reason(s, seat, choice - OFFER) == LEGAL]
