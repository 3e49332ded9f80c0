"""Positions of Alien Artifacts for tests: seat 0 acts, seat 1 has Epsilon Eridani alone.

s = settling("Drop Ships; Imperium Supply Convoy", "Rebel Miners; Outlaw World")
lands(s, "Rebel Miners")                     # the world is revealed, seat 1 places none
"""

from __future__ import annotations

from functools import partial

from astrarium.games.race.state import Race
from tests.games.race.expansions import settling_with
from tests.games.race.laying import from_consume_on, from_produce_on
from tests.games.race.table import Table

settling = partial(settling_with, "artifacts")


def table(tableau: str, goods: str) -> Table:
    t = Table(2, expansion="artifacts").seat(0, tableau=tableau, goods=goods)
    return t.seat(1, tableau="Epsilon Eridani")


def consuming(tableau: str, goods: str, action: str = "consume trade") -> Race:
    return from_consume_on(table(tableau, goods=goods), action, "consume 2x")


def producing(tableau: str, goods: str) -> Race:
    """Beside Tranship Point, the storage world."""
    return from_produce_on(table(f"Tranship Point; {tableau}", goods=goods), "settle", "produce")
