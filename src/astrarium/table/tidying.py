"""What nobody will miss is put away, by the clock: tables that never began or were closed,
invitations that have expired, guests who do not come any more, component sets that nobody keeps and
no game names. Finished games stay."""

from __future__ import annotations

import logging
from typing import Final

from astrarium.table.house import House
from astrarium.table.storage import CLOSED, WAITING

EVERY: Final = 3600.0  # seconds
A_DAY: Final = 24 * 3600.0
logger = logging.getLogger("astrarium.table")


def tidy(house: House) -> None:
    storage, now = house.storage, house.now()
    empty = now - house.settings.keep_empty * A_DAY
    gone = storage.sweep_tables(WAITING, empty) + storage.sweep_tables(CLOSED, empty)
    late = now - house.settings.keep_links * A_DAY
    for table in gone + storage.sweep_invitations(late):
        house.hub.shown(table)
    people = storage.sweep_people(now - house.settings.keep_guests * A_DAY)
    sets = storage.sweep_sets(now - A_DAY)
    if gone or people or sets:
        forgotten = "%d empty tables, %d guests and %d component sets were forgotten"
        logger.info(forgotten, len(gone), people, sets)
