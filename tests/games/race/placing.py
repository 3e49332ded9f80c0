"""Seat 0 is about to place a card; seat 1 has nothing to place."""

from __future__ import annotations

from astrarium.games.race.state import Race
from tests.games.race.looking import listening, pay_anything
from tests.games.race.table import Table

# Cards to pay with, in the order of the list: worlds that no test of this kind places.
SPARE = ("Artist Colony", "Secluded World", "Gem World", "New Vinland", "Space Port", "Spice World")


def develops(development: str, others: int, powers: str = "", action: str = "produce") -> Race:
    """Seat 0 may develop, with this many other cards in hand; seat 1 chose Develop."""
    t = Table(2).seat(
        0, tableau=f"Old Earth{powers}", hand="; ".join([development, *SPARE[:others]])
    )
    return listening(t).chosen(action, "develop")


def paid_for_development(s: Race, development: str) -> int:
    """Place it; how many cards it cost."""
    s.play(0, f"develop {development}")
    s.play(1, "pass")
    return pay_anything(s, 0)


def settles(
    world: str, others: int = 0, tableau: str = "Old Earth", action: str = "produce"
) -> Race:
    """Seat 0 may settle, with this many other cards in hand; seat 1 chose Settle."""
    t = Table(2).seat(0, tableau=tableau, hand="; ".join([world, *SPARE[:others]]))
    return listening(t).chosen(action, "settle")


def lands(s: Race, world: str) -> Race:
    """Seat 0 reveals the world; how it is taken comes next."""
    s.play(0, f"settle {world}")
    s.play(1, "pass")
    return s


def paid_for_world(s: Race, world: str) -> int:
    """Place it; how many cards it cost."""
    return pay_anything(lands(s, world), 0)
