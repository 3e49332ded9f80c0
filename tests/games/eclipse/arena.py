"""A place to fight at, for tests of battles."""

from __future__ import annotations

from astrarium.games.eclipse.flow import COMBAT
from astrarium.games.eclipse.state import DAMAGE, Eclipse
from tests.games.eclipse.table import Table


def arena(*species: str) -> Table:
    """107 beside the home of seat 0, without anybody."""
    return Table(*(species or ("terran_directorate", "terran_federation"))).lay(107, "0,-1")


def fight(t: Table) -> Eclipse:
    return t.phase(COMBAT)


def damages(s: Eclipse, t: Table, side: int, number: int) -> list[int]:
    return sorted(
        ship >> DAMAGE for ship in s.ships if ship & 63 == t.hex(number) and (ship >> 6) & 7 == side
    )
