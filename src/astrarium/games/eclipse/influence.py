"""Where a disc may be moved to."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.galaxy import (
    enemies_in,
    has_generator,
    has_ship,
    joined,
)
from astrarium.games.eclipse.reasons import ENEMY_SHIP, HAS_DISC, NOT_CONNECTED, SAME_HEX
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import NONE


def target_reason(s: Eclipse, seat: i64, hex: i64, source: i64) -> i64:
    """May a disc that came from `source` (NONE: the track) go to this hex?

    A hex where only the seat has a ship counts as connected (docs/rulings.md).
    [eclipse.influence.target.no-disc] [eclipse.influence.target.no-enemy-ship]
    """
    if hex == source:
        return because(SAME_HEX)
    if s.owner[hex] != NONE:
        return because(HAS_DISC)
    if enemies_in(s, hex, seat) > 0:
        return because(ENEMY_SHIP)
    if has_ship(s, hex, seat) or is_connected(s, seat, hex):
        return LEGAL
    return because(NOT_CONNECTED)


def is_connected(s: Eclipse, seat: i64, hex: i64) -> bool:
    """[eclipse.influence.target.wormhole] [eclipse.influence.wormhole-generator]"""
    for other in joined(s, hex, has_generator(s, seat)):
        if s.owner[other] == seat or has_ship(s, other, seat):
            return True
    return False


def targets(s: Eclipse, seat: i64, source: i64) -> list[int]:
    every = s.laid
    return [hex for hex in every if target_reason(s, seat, hex, source) == LEGAL]
