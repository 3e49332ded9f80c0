"""Phase IV: sell a good (Consume: Trade), then use the consume powers until none is usable."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, SeatFrame, because
from astrarium.games.race.effects import (
    EAT,
    EAT_ALL,
    GAMBLE,
    HAND_FOR_VP,
    JUST_DRAW,
    SELL_GOOD,
)
from astrarium.games.race.frames.deck import Flip, deck_has_card, draw_cards
from astrarium.games.race.frames.eat import EatGoods, goods_to_eat
from astrarium.games.race.frames.lanes import ask_independently
from astrarium.games.race.frames.pick import OneByOne
from astrarium.games.race.frames.sell import SellGood, anything_for_sale
from astrarium.games.race.goods import (
    count_goods,
    different_kinds,
    eat_all_goods,
    has_good,
    sale_price,
)
from astrarium.games.race.reasons import (
    NO_HAND_CARDS,
    NO_POWER_FOR_TOKEN,
    POWER_USED,
    SET_ORDER,
    STILL_MANDATORY,
    TOO_FEW_GOODS,
    TOO_FEW_KINDS,
)
from astrarium.games.race.state import Race
from astrarium.games.race.tables import ConsumePower
from astrarium.games.race.words import (
    ALIEN,
    ANY,
    DISCARD,
    FLIP,
    KIND,
    LOOSE,
    NAME,
    NONE,
    STOP,
    TRADE,
    USE,
)
from astrarium.parts.sets import distinct, without


def start_consume(s: Race) -> None:
    seats: i64 = len(s.players)
    frames: list[Frame[Race] | None] = [None] * seats
    draws: i64 = 0
    for seat in range(seats):
        player = s.players[seat]
        player.active = len(player.tableau)
        # Rule race.base.two-player.both-consumes-single-phase.
        player.powers = all_powers(s, seat)
        draws += most_draws(s, seat)
        frames[seat] = ConsumeLane(seat, 1 if player.chose(TRADE) else 0)
    ask_independently(s, frames, draws)


def all_powers(s: Race, seat: i64) -> list[int]:
    first = s.tables.first_power
    cards = s.players[seat].tableau
    return sorted([power for card in cards for power in range(first[card], first[card + 1])])


def most_draws(s: Race, seat: i64) -> i64:
    """No seat can draw more than this in a Consume phase, whatever it does."""
    player = s.players[seat]
    tables = s.tables
    sales: i64 = 1 if player.chose(TRADE) else 0
    for index in player.powers:
        if tables.powers[index].what == SELL_GOOD:
            sales += 1
    best_sale: i64 = 0
    if sales > 0:
        for at in range(len(player.goods)):
            if player.goods[at] != NONE:
                best_sale = max(best_sale, sale_price(s, seat, player.tableau[at], True))
        if s.tables.lender.holds_more(s, seat):
            best_sale = max(best_sale, sale_price(s, seat, LOOSE, True))
    return player.total(tables.consume_draws) + sales * best_sale


class ConsumeLane(Frame[Race]):
    """One seat's Consume phase: the Trade bonus first. [race.base.trade.before-consume-powers]"""

    def __init__(self, player: i64, sale: i64) -> None:
        self.player = player
        self.sale = sale

    def advance(self, s: Race, lane: i64) -> i64:
        s.replace(lane, UsePowers(self.player))
        # Rule race.base.two-player.both-consumes-trade-first.
        sells = anything_for_sale(s, self.player) or s.tables.lender.holds_more(s, self.player)
        if self.sale == 1 and sells:
            # Rule race.base.trade.sale-mandatory.
            s.push(lane, SellGood(self.player, 1, NONE))
        return AGAIN


def usable(s: Race, seat: i64, power: ConsumePower) -> i64:
    """LEGAL, or why the power cannot be used now: too few goods, or no hand cards.

    Draws and gambles need nothing. [race.base.consume.gamble-separate-from-good]
    """
    what = power.what
    wanted = power.goods_per_use
    if what == EAT:
        if power.different:
            kinds = different_kinds(s, seat)
            if wanted == 1:
                return LEGAL if kinds > 0 else because(TOO_FEW_GOODS, wanted, 0)
            # Rule race.base.consume.three-different-exactly.
            return LEGAL if kinds >= wanted else because(TOO_FEW_KINDS, wanted, kinds)
        if power.here:
            return LEGAL if has_good(s, seat, power.card) else because(TOO_FEW_GOODS, wanted, 0)
        goods = count_goods(s, seat, power.goods)
        # Rule race.base.consume.two-goods-exactly.
        return LEGAL if goods >= wanted else because(TOO_FEW_GOODS, wanted, goods)
    if what == EAT_ALL or what == SELL_GOOD:
        # Rule race.base.consume.all-goods-one-good.
        return LEGAL if count_goods(s, seat, ANY) >= wanted else because(TOO_FEW_GOODS, wanted, 0)
    if what == HAND_FOR_VP:
        return LEGAL if s.players[seat].hand else because(NO_HAND_CARDS)
    return LEGAL


class UsePowers(SeatFrame[Race]):
    """Use a power; only hand-card discards may be left unused."""

    def advance(self, s: Race, lane: i64) -> i64:
        """[race.base.consume.mandatory]"""
        powers = s.tables.powers
        for index in s.players[self.player].powers:
            if usable(s, self.player, powers[index]) == LEGAL:
                return WAIT
        if s.tables.lender.holds_more(s, self.player) and self.takes_alien_goods(s):
            return WAIT  # whichever the tokens are
        s.players[self.player].powers = []
        return DONE

    def takes_alien_goods(self, s: Race) -> bool:
        """[race.artifacts.token.technology.consume-needs-power]"""
        powers = s.players[self.player].powers
        return any(takes_alien(s.tables.powers[index]) for index in powers)

    def candidates(self, s: Race) -> list[int]:
        choices = [USE + index for index in all_powers(s, self.player)] + [STOP]
        return choices + s.tables.lender.goods_to_flip(s, self.player)

    def reason(self, s: Race, choice: i64) -> i64:
        player = s.players[self.player]
        if choice == STOP:
            return because(STILL_MANDATORY) if self.must_go_on(s) else LEGAL
        if choice >= FLIP:
            return LEGAL if token_helps(s, self.player) else because(NO_POWER_FOR_TOKEN)
        if choice % KIND not in player.powers:
            return because(POWER_USED)
        return usable(s, self.player, s.tables.powers[choice % KIND])

    def must_go_on(self, s: Race) -> bool:
        """[race.base.consume.hand-discard-voluntary] [race.base.consume.gamble-mandatory]

        [race.base.power.mandatory]
        """
        powers = [s.tables.powers[index] for index in s.players[self.player].powers]
        mandatory = [power for power in powers if power.what != HAND_FOR_VP]
        return any(usable(s, self.player, power) == LEGAL for power in mandatory)

    def options(self, s: Race) -> list[int]:
        """[race.base.consume.free-order]"""
        choices: list[int] = []
        mandatory = False
        for index in s.players[self.player].powers:
            power = s.tables.powers[index]
            if usable(s, self.player, power) == LEGAL:
                # Rule race.base.power.own-order.
                choices.append(USE + index)
                if power.what != HAND_FOR_VP:
                    mandatory = True
        if not mandatory:
            choices.append(STOP)
        lender = s.tables.lender
        if lender.holds_more(s, self.player) and token_helps(s, self.player):
            choices.extend(lender.goods_to_flip(s, self.player))
        return choices

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        player = s.players[self.player]
        if choice == STOP:
            player.powers = []
            return
        if choice >= FLIP:
            rule = "race.artifacts.token.technology.as-alien-good"
            s.tables.lender.flip_good(s, self.player, choice, rule)
            return
        index = choice % KIND
        # Rule race.base.consume.each-power-once.
        player.powers = without(player.powers, index)
        self.use(s, lane, index)

    def use(self, s: Race, lane: i64, index: i64) -> None:
        seat = self.player
        power = s.tables.powers[index]
        what = power.what
        s.tell("use", seat, 0, power.card, "race.base.consume.each-power-once")
        if what == EAT:
            # Rule race.base.power.one-finished-before-next.
            s.push(lane, EatGoods(seat, index, goods_to_eat(s, seat, power), 0, 0))
        elif what == EAT_ALL:
            eat_all_goods(s, seat, power)
        elif what == SELL_GOOD:
            # Rule race.base.consume.power-sell-with-trade-powers.
            # Rule race.base.consume.sell-without-trade-bonus.
            s.push(lane, SellGood(seat, 1 if power.trade_powers else 0, power.card))
        elif what == JUST_DRAW:
            draw_cards(s, lane, seat, power.cards, power.card, "race.base.consume.power-draw")
        elif what == GAMBLE:
            s.push(lane, Gamble(seat, index))
        else:
            s.push(lane, HandForVp(seat, index, power.uses, 0))


def takes_alien(power: ConsumePower) -> bool:
    """Can an Alien good that lies on no world be used for it?"""
    if power.what == EAT:
        return not power.here and (power.goods == ANY or power.goods == ALIEN)
    return power.what == EAT_ALL or power.what == SELL_GOOD


def token_helps(s: Race, seat: i64) -> bool:
    """Could a power that is left use an Alien good more, all such tokens together counted?"""
    tokens = s.tables.lender.spare_loose_goods(s, seat)
    for index in s.players[seat].powers:
        power = s.tables.powers[index]
        wanted = power.goods_per_use
        if not takes_alien(power):
            continue
        if power.what != EAT:
            return True
        if power.different:
            # Of the Alien kind one counts.
            if count_goods(s, seat, ALIEN) == 0 and different_kinds(s, seat) + 1 >= wanted:
                return True
        elif count_goods(s, seat, power.goods) + tokens >= wanted:
            return True
    return False


class Gamble(SeatFrame[Race]):
    """Name a number, then turn up a card. [race.base.consume.gamble-number-first]"""

    def __init__(self, player: i64, power: i64) -> None:
        super().__init__(player)
        self.power = power

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if deck_has_card(s, self.player) else DONE

    def candidates(self, s: Race) -> list[int]:
        """[race.base.consume.gamble-range]"""
        power = s.tables.powers[self.power]
        return [NAME + number for number in range(power.low, power.high + 1)]

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        number = choice % KIND
        s.tell("name", self.player, number, NONE, "race.base.consume.gamble-number-first")
        s.replace(lane, Flip(self.player, number))


class HandForVp(OneByOne):
    """Discard hand cards for VP, up to the printed number; never doubled.

    [race.base.consume.power-discard-hand-cards]
    """

    def __init__(self, player: i64, power: i64, left: i64, floor: i64) -> None:
        super().__init__(player, left, floor)
        self.power = power

    def advance(self, s: Race, lane: i64) -> i64:
        if self.left == 0 or not s.players[self.player].hand:
            return DONE
        return WAIT

    def candidates(self, s: Race) -> list[int]:
        # Cards drawn in this phase are hand cards too.
        # Rule race.base.consume.hand-discard-fresh-cards.
        return [*distinct(s.players[self.player].hand, DISCARD), STOP]

    def reason(self, s: Race, choice: i64) -> i64:
        if choice == STOP:
            untouched = self.left == s.tables.powers[self.power].uses
            return because(STILL_MANDATORY) if untouched else LEGAL
        return LEGAL if choice % KIND >= self.floor else because(SET_ORDER)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == STOP:
            s.pop(lane)
            return
        power = s.tables.powers[self.power]
        card = choice % KIND
        rule = "race.base.consume.power-discard-hand-cards"
        s.discard_from_hand(self.player, card, "discard", power.card, rule)
        # Rule race.base.consume.double-not-hand-discards.
        s.gain_vp(self.player, power.vp, power.card, rule)
        s.replace(lane, HandForVp(self.player, self.power, self.left - 1, card))
