"""Positions of Alien Artifacts for tests: seat 0 acts, seat 1 has Epsilon Eridani alone.

s = settling("Drop Ships; Imperium Supply Convoy", "Rebel Miners; Outlaw World")
lands(s, "Rebel Miners")                     # the world is revealed, seat 1 places none
"""

from __future__ import annotations

from astrarium.games.race.state import Race
from tests.games.race.laying import from_consume_on, from_produce_on
from tests.games.race.looking import listening
from tests.games.race.table import Table


def table(tableau: str, hand: str = "", goods: str = "") -> Table:
    t = Table(2, expansion="artifacts").seat(0, tableau=tableau, hand=hand, goods=goods)
    return t.seat(1, tableau="Epsilon Eridani")


def settling(tableau: str, hand: str, goods: str = "", action: str = "consume 2x") -> Race:
    """Seat 0 may settle; seat 1 chose Settle and has nothing to place."""
    return listening(table(tableau, hand, goods)).chosen(action, "settle")


def lands(s: Race, world: str) -> Race:
    s.play(0, f"settle {world}")
    s.play(1, "pass")
    return s


def consuming(tableau: str, goods: str, action: str = "consume trade") -> Race:
    return from_consume_on(table(tableau, goods=goods), action, "consume 2x")


def producing(tableau: str, goods: str) -> Race:
    """Beside Tranship Point, the storage world."""
    return from_produce_on(table(f"Tranship Point; {tableau}", goods=goods), "settle", "produce")
