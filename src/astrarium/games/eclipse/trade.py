"""Trading one resource for another, at any time. [eclipse.trade.any-time]"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import TRADE


def trade_choices(s: Eclipse, seat: i64) -> list[int]:
    """[eclipse.trade.rate] [eclipse.trade.species-rate]"""
    player = s.players[seat]
    rate = s.species_of(seat).trade
    found: list[int] = []
    for given in range(3):
        if player.stock(given) >= rate:
            for gained in range(3):
                if gained != given:
                    found.append(TRADE + given * 4 + gained)
    return found


def trade(s: Eclipse, seat: i64, argument: i64) -> None:
    given, gained = argument // 4, argument % 4
    player = s.players[seat]
    player.add(given, -s.species_of(seat).trade)
    player.add(gained, 1)
    s.tell("traded", seat, given, gained, "eclipse.trade.rate")


def reach(s: Eclipse, seat: i64, resource: i64) -> i64:
    """How much of a resource the seat has after trading all the rest for it."""
    player = s.players[seat]
    rate = s.species_of(seat).trade
    total = player.stock(resource)
    for other in range(3):
        if other != resource:
            total += player.stock(other) // rate
    return total
