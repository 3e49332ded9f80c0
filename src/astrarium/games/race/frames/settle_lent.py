"""Phase III with an expansion: hand cards, goods and tokens may be given up for a world too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import LEGAL, because
from astrarium.games.race.frames.hand import FOR_MILITARY, DiscardCards
from astrarium.games.race.frames.settle_ways import against_conquest, payable, ways
from astrarium.games.race.frames.settle_world import NewWorld
from astrarium.games.race.goods import world_choices
from astrarium.games.race.means import (
    arming_card,
    hires_left,
    military_against,
    note_use,
    pay_price,
    reserves_against,
    spare_military,
    used,
)
from astrarium.games.race.reasons import (
    ALREADY_HIRED,
    NO_PAYMENT_FOR_MILITARY,
    NO_RESERVES,
    NO_SUCH_GOOD,
    NOTHING_TO_PAY,
    ONLY_CONQUEST,
    TOO_WEAK,
    WORLD_TOO_DEAR,
)
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import ARM, CONQUER, FLIP, HIRE, KIND, NONE, PAY_COST, SPEND

# How a world may be taken.
ANY_WAY: Final = 0
BY_RESERVES: Final = 1
FOR_NOTHING: Final = 2  # it comes free; Military may be bought all the same


def arm_with_good(s: Race, seat: i64, world: i64) -> None:
    """[race.artifacts.power.settle.good-for-military]"""
    card = arming_card(s, seat, s.tables.good_kind[world], 0)
    amount = s.tables.good_military[card]
    note_use(s, seat, card)
    s.players[seat].temporary += amount
    s.remove_good(seat, world)
    s.tell("arm", seat, amount, world, "race.artifacts.power.settle.good-for-military")


class TakeWorld(NewWorld):
    """The same with an expansion, which also has worlds that only a reserve can conquer, or free.

    [race.base.settle.power-temporary-military]
    """

    def __init__(self, player: i64, card: i64, bonus: i64, way: i64, hired: i64) -> None:
        super().__init__(player, card, bonus)
        self.way = way
        self.hired = hired  # 1 once hand cards were discarded for this world

    def holds_more(self, s: Race) -> bool:
        return self.way != FOR_NOTHING and super().holds_more(s)

    def price(self, s: Race) -> i64:
        return 0 if self.way == FOR_NOTHING else super().price(s)

    def strength(self, s: Race) -> i64:
        if self.way == BY_RESERVES:
            return reserves_against(s, self.player, self.card)
        return military_against(s, s.players[self.player], self.card)

    def spare(self, s: Race) -> i64:
        """All the Military that could still be bought for this world."""
        hand: i64 = 0 if self.hired else len(s.players[self.player].hand)
        return spare_military(s, self.player, self.card, hand)

    def candidates(self, s: Race) -> list[int]:
        tables = s.tables
        choices = ways(s, s.players[self.player], self.card)
        if self.way == FOR_NOTHING:
            choices = [each for each in choices if each == PAY_COST or self.arms(s, each)]
        if tables.spends_hand:
            choices += [HIRE + n + 1 for n in range(hires_left(s, self.player))]
        if tables.spends_goods:
            for choice in world_choices(s, self.player, ARM):
                if arming_card(s, self.player, tables.good_kind[choice % KIND], 0) != NONE:
                    choices.append(choice)
        if self.holds_more(s):
            choices.extend(tables.lender.help_to_flip(s, self.player, self.card))
        return choices

    def reason(self, s: Race, choice: i64) -> i64:
        if s.tables.lender.lowers_cost(choice):
            return self.token_discount_reason(s, s.players[self.player])
        if choice >= HIRE:
            return self.lent_reason(s, choice)
        if self.way == FOR_NOTHING:
            return LEGAL
        if self.way == BY_RESERVES and choice != CONQUER and not self.arms(s, choice):
            # Rule race.artifacts.power.settle.reserve-attack-no-pay-for-military.
            return because(ONLY_CONQUEST)
        return super().reason(s, choice)

    def arms(self, s: Race, choice: i64) -> bool:
        """Is a card of the tableau given up for Military?"""
        return choice >= SPEND and s.tables.temporary_military[choice % KIND] > 0

    def lent_reason(self, s: Race, choice: i64) -> i64:
        """Military for hand cards, for a good or for a token."""
        player = s.players[self.player]
        if choice < ARM:
            return self.hire_reason(s, player, choice % KIND)
        if choice < FLIP:
            # Rule race.artifacts.power.settle.good-for-military: needed or not.
            has_good = player.goods[player.tableau.index(choice % KIND)] != NONE
            return LEGAL if has_good else because(NO_SUCH_GOOD)
        # Rule race.artifacts.token.used-once: a token changes an action, here a conquest.
        return self.conquer_reason(s, self.spare(s))

    def conquer_reason(self, s: Race, spare: i64) -> i64:
        code: i64 = NO_RESERVES if self.way == BY_RESERVES else TOO_WEAK
        return against_conquest(s, self.card, self.strength(s) + spare, code)

    def token_discount_reason(self, s: Race, player: Player) -> i64:
        """[race.artifacts.token.world-discount] [race.artifacts.token.uplift.cost]"""
        if self.way == BY_RESERVES:
            return because(ONLY_CONQUEST)
        price = pay_price(s, player, self.card)
        if price == NONE:
            return because(NO_PAYMENT_FOR_MILITARY)
        if price == 0:
            return because(NOTHING_TO_PAY)
        hand: i64 = len(player.hand)
        saved = s.tables.lender.spare_discount(s, self.player, self.card)
        return LEGAL if price - saved <= hand else because(WORLD_TOO_DEAR, price - saved, hand)

    def hire_reason(self, s: Race, player: Player, cards: i64) -> i64:
        """Whoever settles may, as long as the hand that is left can still take the world.

        [race.storm.power.discard-for-military.optional]
        """
        if self.hired:
            return because(ALREADY_HIRED)
        hand: i64 = len(player.hand)
        if cards > hand:
            return because(WORLD_TOO_DEAR, cards, hand)
        if self.way == FOR_NOTHING:
            return LEGAL
        if self.way == ANY_WAY:
            price = pay_price(s, player, self.card)
            if payable(s, self.player, self.card, price, hand - cards):
                return LEGAL
            if not s.tables.military_world[self.card]:
                return because(WORLD_TOO_DEAR, price, hand - cards)
        return self.conquer_reason(s, spare_military(s, self.player, self.card, 0) + cards)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice >= FLIP:
            s.tables.lender.flip_help(s, self.player, choice)
        elif choice >= ARM:
            # Rule race.artifacts.power.settle.good-for-military-lasts-for-phase.
            arm_with_good(s, self.player, choice % KIND)
        elif choice >= HIRE:
            self.hire(s, lane, choice % KIND)
        else:
            super().take(s, lane, choice)

    def hire(self, s: Race, lane: i64, cards: i64) -> None:
        """[race.storm.power.discard-for-military.up-to-two]"""
        player = s.players[self.player]
        left = cards
        for i in range(player.active):
            card: i64 = player.tableau[i]
            uses = min(s.tables.hand_military_uses[card] - used(s, self.player, card), left)
            for _ in range(uses):
                note_use(s, self.player, card)
            left -= uses
        # Rule race.storm.power.discard-for-military.lasts-for-phase.
        player.temporary += cards
        s.tell("hire", self.player, cards, NONE, "race.storm.power.discard-for-military.up-to-two")
        s.replace(lane, TakeWorld(self.player, self.card, self.bonus, self.way, 1))
        s.push(lane, DiscardCards(self.player, cards, 0, FOR_MILITARY))

    def conquer(self, s: Race, lane: i64) -> None:
        if self.way == ANY_WAY:
            s.more_of(self.player).conquered = self.card
        super().conquer(s, lane)

    def settled(self, s: Race, lane: i64, price: i64) -> None:
        s.tables.lender.settled(s, self.player)
        super().settled(s, lane, price)
