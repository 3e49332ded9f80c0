"""Discs that take control of a hex, and the discovery tiles that come with it."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.eclipse.galaxy import ships_in
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import ANCIENTS, DEFENDERS


def put_disc(s: Eclipse, seat: i64, hex: i64) -> None:
    """From the influence track to a hex. [eclipse.explore.control]"""
    s.players[seat].discs -= 1
    s.owner[hex] = seat
    s.tell("control", seat, 1, hex, "eclipse.discs.mark-control")


def tile_is_free(s: Eclipse, hex: i64) -> bool:
    """A discovery tile that nothing guards. [eclipse.explore.ancients.block-discovery]"""
    guards = ships_in(s, hex, ANCIENTS) + ships_in(s, hex, DEFENDERS)
    return s.tile[hex] == 1 and guards == 0


def tiles_unseen(s: Eclipse) -> list[int]:
    """Discovery tiles by kind that nobody has looked at, on the map or in the pile."""
    left = [int(tile.count) for tile in s.rules.discoveries]
    for kind in range(len(left)):
        left[kind] -= s.used[kind]
    for player in s.players:
        for kind in player.kept + player.looked:
            left[kind] -= 1
    return left
