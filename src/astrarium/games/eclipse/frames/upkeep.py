"""The upkeep phase: colony ships, payment, bankruptcy, production. Every seat in its own lane."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, because
from astrarium.games.eclipse.frames.cubes import bring_back
from astrarium.games.eclipse.frames.leaving import collapse
from astrarium.games.eclipse.galaxy import enemies_in, own_hexes
from astrarium.games.eclipse.population import (
    production,
    settle,
    settle_choices,
    settle_reason,
    settle_suggestions,
    take_disc_off,
    upkeep,
)
from astrarium.games.eclipse.reasons import ENEMY_IN_HEX
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.trade import TRADES, reach, trade, trade_choices, trade_reason
from astrarium.games.eclipse.words import (
    ABANDON,
    COLLAPSING,
    MATERIALS,
    MONEY,
    NONE,
    OF_RESOURCE,
    PAY,
    SCIENCE,
    SETTLE,
    TRADE,
)

FOR_MONEY: Final = [choice for choice in TRADES if choice % 4 == MONEY]


def balance(s: Eclipse, seat: i64) -> i64:
    """Money after income and upkeep. [eclipse.upkeep.money.difference]"""
    return s.players[seat].money + production(s, seat, MONEY) - upkeep(s, seat)


class Upkeep(Frame[Eclipse]):
    """Colony ships may still be used, then it is paid. [eclipse.upkeep.colony.first]"""

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if settle_choices(s, self.player, False):
            return WAIT
        s.replace(lane, Payment(self.player))
        return AGAIN

    def candidates(self, s: Eclipse) -> list[int]:
        return [PAY]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        """[eclipse.upkeep.colony.no-enemy]"""
        if choice == PAY:
            return LEGAL
        if choice >= TRADE:
            return trade_reason(s, self.player, choice - TRADE)
        if enemies_in(s, (choice - SETTLE) // 32, self.player) > 0:
            return because(ENEMY_IN_HEX)
        return settle_reason(s, self.player, choice - SETTLE)

    def at_any_time(self, s: Eclipse) -> list[int]:
        return [*settle_suggestions(s, self.player), *TRADES]

    def interrupts(self, s: Eclipse) -> list[int]:
        return settle_choices(s, self.player, False) + trade_choices(s, self.player)

    def interrupt(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice >= TRADE:
            trade(s, self.player, choice - TRADE)
        else:
            settle(s, self.player, choice - SETTLE)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        s.replace(lane, Payment(self.player))


class Payment(Frame[Eclipse]):
    """Whoever cannot pay trades, or gives up hexes, until it is enough.

    [eclipse.upkeep.bankruptcy.not-below-zero] [eclipse.upkeep.bankruptcy.give-up-hexes]
    [eclipse.upkeep.bankruptcy.trade]
    """

    def __init__(self, player: i64) -> None:
        self.player = player

    def data(self) -> list[int]:
        return [self.player]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        seat = self.player
        if balance(s, seat) >= 0:
            pay_and_produce(s, seat)
            s.pop(lane)
            return AGAIN
        lacking = -balance(s, seat)
        if not own_hexes(s, seat) and reach(s, seat, MONEY) - s.players[seat].money < lacking:
            s.players[seat].out = COLLAPSING
            return DONE
        return WAIT

    def candidates(self, s: Eclipse) -> list[int]:
        return [ABANDON + hex for hex in own_hexes(s, self.player)]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        if choice < TRADE:
            return LEGAL
        return trade_reason(s, self.player, choice - TRADE)

    def at_any_time(self, s: Eclipse) -> list[int]:
        return FOR_MONEY

    def interrupts(self, s: Eclipse) -> list[int]:
        """Science and materials can be turned into money."""
        return [c for c in trade_choices(s, self.player) if c in FOR_MONEY]

    def interrupt(self, s: Eclipse, lane: i64, choice: i64) -> None:
        trade(s, self.player, choice - TRADE)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        """[eclipse.upkeep.bankruptcy.cubes-return] [eclipse.upkeep.bankruptcy.money-cube]"""
        hex = choice - ABANDON
        s.tell("abandoned", self.player, 1, hex, "eclipse.upkeep.bankruptcy.give-up-hexes")
        bring_back(s, lane, self.player, take_disc_off(s, self.player, hex))


def pay_and_produce(s: Eclipse, seat: i64) -> None:
    """[eclipse.upkeep.production.after-payment]"""
    player = s.players[seat]
    s.tell("paid", seat, upkeep(s, seat), NONE, "eclipse.upkeep.money.difference")
    player.money = balance(s, seat)
    for resource in (SCIENCE, MATERIALS):
        player.add(resource, production(s, seat, resource))
        s.tell(
            "produced",
            seat,
            production(s, seat, resource),
            OF_RESOURCE + resource,
            "eclipse.upkeep.production.science",
        )


class Collapses(Frame[Eclipse]):
    """Civilisations that could not pay leave the game. [eclipse.upkeep.collapse.condition]"""

    def advance(self, s: Eclipse, lane: i64) -> i64:
        s.pop(lane)
        seats = range(len(s.players))
        collapse(s, lane, [seat for seat in seats if s.players[seat].out == COLLAPSING])
        return AGAIN
