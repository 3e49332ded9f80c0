"""Phase III: how one world is taken: by Military, by payment, by giving up a card."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, WAIT, SeatFrame
from astrarium.games.race.frames.hand import FOR_WORLD, DiscardCards
from astrarium.games.race.frames.settle_after import GOOD, AfterWorld
from astrarium.games.race.frames.settle_ways import (
    against_conquest,
    against_cost_to_zero,
    against_payment,
    give_up,
    ways,
)
from astrarium.games.race.means import military_against, pay_price
from astrarium.games.race.reasons import TOO_WEAK
from astrarium.games.race.state import Race
from astrarium.games.race.words import CONQUER, KIND, PAY_COST, SPEND


def place_world(s: Race, seat: i64, card: i64) -> None:
    s.place(seat, card)
    extras = s.extras
    if extras is not None:
        extras.seats[seat].placed += 1
    s.tell("settle", seat, 0, card, "race.base.settle.one-world")


class OneWorld(SeatFrame[Race]):
    """A question about one world, with which a bonus card may come."""

    def __init__(self, player: i64, card: i64, bonus: i64) -> None:
        super().__init__(player)
        self.card = card
        self.bonus = bonus


class NewWorld(OneWorld):
    """How is the revealed world taken: by Military, by payment, by a card's sacrifice?

    Asked only where there is more than one way.
    """

    def advance(self, s: Race, lane: i64) -> i64:
        options = self.options(s)
        if len(options) > 1 or self.holds_more(s):
            # Rule race.base.settle.optional-power-kept.
            return WAIT
        # Rule race.base.settle.optional-power-forced.
        self.take(s, lane, options[0])
        return AGAIN

    def holds_more(self, s: Race) -> bool:
        """Is there something face down that may help? Then it is asked whatever it is."""
        return s.tables.lender.holds_more(s, self.player)

    def strength(self, s: Race) -> i64:
        return military_against(s, s.players[self.player], self.card)

    def price(self, s: Race) -> i64:
        return pay_price(s, s.players[self.player], self.card)

    def candidates(self, s: Race) -> list[int]:
        return ways(s, s.players[self.player], self.card)

    def reason(self, s: Race, choice: i64) -> i64:
        player = s.players[self.player]
        if choice == CONQUER:
            return self.conquer_reason(s, 0)
        if choice == PAY_COST:
            return against_payment(s, player, self.card)
        if not s.tables.temporary_military[choice % KIND]:
            return against_cost_to_zero(s, player, self.card)
        # Rule race.base.settle.power-temporary-military: whoever settles may, needed or not. It
        # changes no price, and what it gives counts at once: the world stays within reach.
        return LEGAL

    def conquer_reason(self, s: Race, spare: i64) -> i64:
        return against_conquest(s, self.card, self.strength(s) + spare, TOO_WEAK)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        card = choice % KIND
        if choice >= SPEND:
            military = s.tables.temporary_military[card]
            if military:
                # The question stays open: there is more Military now.
                rule = "race.base.settle.power-temporary-military"
                give_up(s, self.player, card, military, rule)
                return
            # Rule race.base.settle.cost-to-zero-with-pay-for-military.
            give_up(s, self.player, card, 0, "race.base.settle.power-cost-to-zero")
            self.settled(s, lane, 0)
        elif choice == CONQUER:
            self.conquer(s, lane)
        else:
            self.settled(s, lane, self.price(s))

    def conquer(self, s: Race, lane: i64) -> None:
        # Rule race.base.settle.military-not-spent: nothing is taken off.
        rule = "race.base.settle.conquer-condition"
        s.tell("conquer", self.player, s.tables.cost[self.card], self.card, rule)
        self.settled(s, lane, 0)  # Rule race.base.settle.conquer-free.

    def settled(self, s: Race, lane: i64, price: i64) -> None:
        """It is known how the world is taken: pay what it costs, then what comes with it."""
        s.replace(lane, AfterWorld(self.player, self.card, self.bonus, GOOD))
        if price > 0:
            # Rule race.base.settle.non-military-paid.
            s.push(lane, DiscardCards(self.player, price, 0, FOR_WORLD))
