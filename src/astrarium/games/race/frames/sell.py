"""Phase IV: a good is sold, by the Trade bonus or by a consume power."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, SeatFrame, because
from astrarium.games.race.frames.deck import draw_cards
from astrarium.games.race.goods import (
    for_sale,
    has_good,
    loose_choices,
    sale_price,
    use_up_good,
    world_choices,
)
from astrarium.games.race.reasons import NO_GOOD, NOT_FOR_SALE
from astrarium.games.race.state import Race
from astrarium.games.race.words import ENOUGH, FLIP, KIND, LOOSE, NONE, SELL


def anything_for_sale(s: Race, seat: i64) -> bool:
    """Is there a good that the Trade bonus can sell?"""
    worlds = [world for world in s.players[seat].tableau if has_good(s, seat, world)]
    return any(for_sale(s, world) for world in worlds)


class SellGood(SeatFrame[Race]):
    """[race.base.trade.seller-chooses-good]"""

    def __init__(self, player: i64, trade_powers: i64, card: i64) -> None:
        super().__init__(player)
        self.trade_powers = trade_powers
        self.card = card  # whose power sells; NONE for the Trade bonus

    def candidates(self, s: Race) -> list[int]:
        return world_choices(s, self.player, SELL) + self.with_tokens(s)

    def with_tokens(self, s: Race) -> list[int]:
        """A technology token may be sold instead; nobody has to.

        [race.artifacts.token.technology.sale-needs-trade]
        """
        choices = loose_choices(s, self.player, SELL)
        choices += s.tables.lender.goods_to_flip(s, self.player)
        if self.card == NONE and not anything_for_sale(s, self.player):
            choices.append(ENOUGH)
        return choices

    def reason(self, s: Race, choice: i64) -> i64:
        if choice >= FLIP or choice % KIND == LOOSE:
            return LEGAL
        if not has_good(s, self.player, choice % KIND):
            return because(NO_GOOD)
        # Rule race.artifacts.power.trade.no-sale-consume-powers-work.
        if self.card == NONE and not for_sale(s, choice % KIND):
            return because(NOT_FOR_SALE)
        return LEGAL

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice >= FLIP or choice % KIND == LOOSE:
            self.sell_token(s, lane, choice)
            return
        world = choice % KIND
        price = sale_price(s, self.player, world, self.trade_powers == 1)
        s.remove_good(self.player, world)
        s.tell("sell", self.player, price, world, "race.base.trade.sold-good-discarded")
        s.pop(lane)
        draw_cards(s, lane, self.player, price, world, self.rule())

    def sell_token(self, s: Race, lane: i64, choice: i64) -> None:
        s.pop(lane)
        if choice == ENOUGH:
            return
        if choice >= FLIP:
            rule = "race.artifacts.token.technology.sale-needs-trade"
            s.tables.lender.flip_good(s, self.player, choice, rule)
        use_up_good(s, self.player, LOOSE)
        price = sale_price(s, self.player, LOOSE, self.trade_powers == 1)
        s.tell("orb-sell", self.player, price, NONE, "race.base.trade.sold-good-discarded")
        draw_cards(s, lane, self.player, price, NONE, self.rule())

    def rule(self) -> str:
        """Why cards are drawn: the Trade bonus, or a consume power that sells."""
        if self.card == NONE:
            return "race.base.trade.sale-for-chooser"
        if self.trade_powers == 1:
            return "race.base.consume.power-sell-with-trade-powers"
        return "race.base.consume.power-sell-without-trade-powers"
