"""What the parts lend to a seat beyond its cards: Military, discounts, goods on no world.

The base game has no parts: nothing is lent there.
"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.race.state import Player, Race


def holds_more(s: Race, seat: i64) -> bool:
    """Does the seat hold something face down that may help? All can see that it does."""
    for part in s.tables.parts:
        if part.holds_more(s, seat):
            return True
    return False


def lent_military(s: Race, player: Player, world: i64) -> i64:
    """What counts against this world until the end of the phase."""
    amount: i64 = 0
    for part in s.tables.parts:
        amount += part.military(s, player, world)
    return amount


def spare_lent_military(s: Race, seat: i64, world: i64) -> i64:
    """What could still be had against it."""
    amount: i64 = 0
    for part in s.tables.parts:
        amount += part.spare_military(s, seat, world)
    return amount


def lent_discount(s: Race, player: Player, world: i64) -> i64:
    amount: i64 = 0
    for part in s.tables.parts:
        amount += part.discount(s, player, world)
    return amount


def spare_lent_discount(s: Race, seat: i64, world: i64) -> i64:
    """What could still be taken off the price of a world, or of any development (NONE)."""
    amount: i64 = 0
    for part in s.tables.parts:
        amount += part.spare_discount(s, seat, world)
    return amount


def loose_goods(s: Race, seat: i64) -> i64:
    """Alien goods of a seat that lie on no world."""
    count: i64 = 0
    for part in s.tables.parts:
        count += part.loose_goods(s, seat)
    return count


def spare_loose_goods(s: Race, seat: i64) -> i64:
    """... and those that could still be had."""
    count: i64 = 0
    for part in s.tables.parts:
        count += part.spare_loose_goods(s, seat)
    return count


def use_up_loose_good(s: Race, seat: i64) -> None:
    for part in s.tables.parts:
        part.use_up_loose_good(s, seat)
