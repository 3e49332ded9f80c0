"""Trading one resource for another, at any time. [eclipse.trade.any-time]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.eclipse.reasons import TOO_LITTLE_TO_TRADE
from astrarium.games.eclipse.state import NOTHING, Eclipse
from astrarium.games.eclipse.words import (
    OF_RESOURCE,
    TRADE,
)

TRADES: Final = [
    TRADE + given * 4 + gained for given in range(3) for gained in range(3) if gained != given
]


def trade_reason(s: Eclipse, seat: i64, argument: i64) -> i64:
    have = s.players[seat].stock(argument // 4)
    rate = s.species_of(seat).trade
    return LEGAL if have >= rate else because(TOO_LITTLE_TO_TRADE, rate, have)


def trade_choices(s: Eclipse, seat: i64) -> list[int]:
    """[eclipse.trade.rate] [eclipse.trade.species-rate]"""
    player = s.players[seat]
    rate = s.species_of(seat).trade
    if player.money < rate and player.science < rate and player.materials < rate:
        return NOTHING
    return [choice for choice in TRADES if player.stock((choice - TRADE) // 4) >= rate]


def trade(s: Eclipse, seat: i64, argument: i64) -> None:
    given, gained = argument // 4, argument % 4
    player = s.players[seat]
    player.add(given, -s.species_of(seat).trade)
    player.add(gained, 1)
    rate = s.species_of(seat).trade
    source, target = OF_RESOURCE + given, OF_RESOURCE + gained
    s.tell("traded", seat, rate, source, "eclipse.trade.rate", target=target)


def reach(s: Eclipse, seat: i64, resource: i64) -> i64:
    """How much of a resource the seat has after trading all the rest for it."""
    player = s.players[seat]
    rate = s.species_of(seat).trade
    total = player.stock(resource)
    for other in range(3):
        if other != resource:
            total += player.stock(other) // rate
    return total
