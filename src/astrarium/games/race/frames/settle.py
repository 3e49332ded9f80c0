"""Phase III: choose a world in secret, reveal, conquer or pay, then goods and cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, WAIT, Frame, SeatFrame, because
from astrarium.games.race.frames.deck import NewGood, draw_cards
from astrarium.games.race.frames.hand import FOR_WORLD, DiscardCards
from astrarium.games.race.frames.lanes import ask_in_turn, ask_independently
from astrarium.games.race.frames.on_placement import CardForGood
from astrarium.games.race.frames.ways import (
    against_conquest,
    against_cost_to_zero,
    against_payment,
    give_up_for_cost,
    give_up_for_military,
    ways,
)
from astrarium.games.race.means import (
    can_be_free,
    military_against,
    pay_price,
    spare_military,
    tableau_spare,
)
from astrarium.games.race.orb.powers import WORLD, is_genes, spare_discount
from astrarium.games.race.reasons import NOT_CONQUERED_BY_THIS, TOO_WEAK, WORLD_TOO_DEAR
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import (
    CONQUER,
    KIND,
    LAND,
    LUCKY,
    NONE,
    PASS,
    PAY_COST,
    SETTLE,
    SPEND,
)
from astrarium.parts.sets import distinct

GOOD: Final = 0
BONUS: Final = 1
DRAWS: Final = 2
PLACED: Final = 3

FROM_DECK: Final = -2  # the pick of a seat that settles what the deck turns up


def placeable(s: Race, seat: i64, card: i64, can_pay: i64) -> i64:
    """LEGAL, or why a world of the hand cannot be placed. [race.base.settle.only-placeable]"""
    tables = s.tables
    player = s.players[seat]
    price = pay_price(s, player, card)
    saved = spare_discount(s, seat, WORLD, is_genes(s, card))
    if price != NONE and (price - saved <= can_pay or can_be_free(s, player, card)):
        return LEGAL
    if not tables.military_world[card]:
        return because(WORLD_TOO_DEAR, price, can_pay)
    strength = military_against(s, player, card) + spare_military(s, seat, card, can_pay)
    if strength >= tables.cost[card]:
        return LEGAL
    return because(TOO_WEAK, tables.cost[card], strength if strength > 0 else 0)


class ChooseWorld(SeatFrame[Race]):
    """One world of the hand that can be paid for or conquered, or none."""

    def candidates(self, s: Race) -> list[int]:
        choices: list[int] = []
        for choice in distinct(s.players[self.player].hand, LAND):
            if s.tables.world[choice % KIND]:
                choices.append(choice)
        choices.append(PASS)  # Rule race.base.settle.may-pass.
        if s.tables.artifacts and may_try_luck(s, s.players[self.player]):
            choices.append(LUCKY)
        return choices

    def reason(self, s: Race, choice: i64) -> i64:
        if choice == PASS or choice == LUCKY:
            return LEGAL
        # Rule race.base.settle.card-not-own-payment.
        can_pay: i64 = len(s.players[self.player].hand) - 1
        return placeable(s, self.player, choice % KIND, can_pay)

    def options(self, s: Race) -> list[int]:
        player = s.players[self.player]
        can_pay: i64 = len(player.hand) - 1
        choices: list[int] = []
        before: i64 = -1
        for each in player.hand:
            card: i64 = each
            if card == before or not s.tables.world[card]:
                continue
            before = card
            if placeable(s, self.player, card, can_pay) == LEGAL:
                choices.append(LAND + card)
        choices.append(PASS)
        if s.tables.artifacts and may_try_luck(s, player):
            choices.append(LUCKY)
        return choices

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        # Rule race.base.settle.one-world.
        pick: i64 = choice % KIND
        if choice == PASS:
            pick = NONE
        elif choice == LUCKY:
            pick = FROM_DECK
        s.players[self.player].pick = pick
        s.pop(lane)


def may_try_luck(s: Race, player: Player) -> bool:
    """[race.artifacts.power.settle.lucky-settle-flip]"""
    for i in range(player.active):
        if s.tables.lucky_settle[player.tableau[i]]:
            return True
    return False


def ask_worlds(s: Race) -> None:
    """In the second phase of a doubled Settle too."""
    for seat in range(len(s.players)):
        player = s.players[seat]
        # Rule race.base.power.later-phase-same-round.
        # Rule race.base.two-player.double-new-powers-active.
        player.active = len(player.tableau)
        # Rule race.base.two-player.double-both-take-part.
        s.push(seat + 1, ChooseWorld(seat))
    # Rule race.base.settle.secret-choice.
    s.agenda.begin_secret()


def end_settle(s: Race) -> None:
    """[race.base.settle.temporary-military-ends]"""
    for player in s.players:
        player.temporary = 0
    extras = s.extras
    if extras is not None:
        for seat in extras.seats:
            seat.phase_over()


def reveal_worlds(s: Race, second: i64) -> None:
    """All worlds come to the table, then each owner conquers or pays."""
    seats: i64 = len(s.players)
    frames: list[Frame[Race] | None] = [None] * seats
    draws: i64 = 0
    for seat in range(seats):
        player = s.players[seat]
        card = player.pick
        player.pick = NONE
        if card == NONE:
            # Rule race.base.settle.bonus-needs-world.
            s.tell("no-world", seat, 0, NONE, "race.base.settle.may-pass")
            continue
        s.place(seat, card)
        s.tell("settle", seat, 0, card, "race.base.settle.one-world")
        bonus: i64 = 0
        # Rule race.base.two-player.double-bonus-in-both.
        # Rule race.base.two-player.double-opponent-bonus-first.
        if player.chose_twice(SETTLE) if second == 1 else player.chose(SETTLE):
            bonus = 1  # Rule race.base.settle.bonus-card.
        draws += s.tables.windfall[card] + bonus + draws_after(s, player)
        frames[seat] = NewWorld(seat, card, bonus)
    if seats_that_may_discard(s, frames) > 1:
        # A card that leaves a tableau can put off the end: each would wait for the others.
        # Rule race.base.order.clockwise.
        ask_in_turn(s, frames)
    else:
        ask_independently(s, frames, draws)


def seats_that_may_discard(s: Race, frames: list[Frame[Race] | None]) -> i64:
    """How many seats decide whether a card of their tableau goes for their new world."""
    count: i64 = 0
    for frame in frames:
        if frame is not None:
            options = frame.options(s)
            if len(options) > 1 and options[len(options) - 1] >= SPEND:
                count += 1
    return count


def draws_after(s: Race, player: Player) -> i64:
    """Of the cards that were there before. [race.base.settle.power-draw-after-placing]"""
    amount: i64 = 0
    for i in range(player.active):
        amount += s.tables.settle_draw_after[player.tableau[i]]
    return amount


class NewWorld(Frame[Race]):
    """How is the revealed world taken: by Military, by payment, by a card's sacrifice?

    Asked only where there is more than one way.
    """

    def __init__(self, player: i64, card: i64, bonus: i64) -> None:
        self.player = player
        self.card = card
        self.bonus = bonus

    def data(self) -> list[int]:
        return [self.player, self.card, self.bonus]

    def seat(self, s: Race) -> i64:
        return self.player

    def advance(self, s: Race, lane: i64) -> i64:
        options = self.options(s)
        if len(options) > 1:
            # Rule race.base.settle.optional-power-kept.
            return WAIT
        # Rule race.base.settle.optional-power-forced.
        self.take(s, lane, options[0])
        return AGAIN

    def candidates(self, s: Race) -> list[int]:
        return ways(s, s.players[self.player], self.card)

    def reason(self, s: Race, choice: i64) -> i64:
        tables = s.tables
        player = s.players[self.player]
        armed = player.temporary > 0
        if choice == PAY_COST:
            return against_payment(s, player, self.card, armed)
        strength = military_against(s, player, self.card)
        if choice == CONQUER:
            return against_conquest(s, self.card, strength, TOO_WEAK)
        if tables.temporary_military[choice % KIND]:
            if not tables.military_world[self.card]:
                return because(NOT_CONQUERED_BY_THIS)
            spare = tableau_spare(s, player, self.card)
            return against_conquest(s, self.card, strength + spare, TOO_WEAK)
        return against_cost_to_zero(s, player, self.card, armed)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        tables = s.tables
        card = choice % KIND
        price: i64 = 0
        if choice >= SPEND:
            if tables.temporary_military[card]:
                give_up_for_military(s, self.player, card)
                return
            # Rule race.base.settle.cost-to-zero-with-pay-for-military.
            give_up_for_cost(s, self.player, card)
        elif choice == CONQUER:
            # Rule race.base.settle.military-not-spent: nothing is taken off.
            # Rule race.base.settle.conquer-free.
            rule = "race.base.settle.conquer-condition"
            s.tell("conquer", self.player, tables.cost[self.card], self.card, rule)
        else:
            price = pay_price(s, s.players[self.player], self.card)
        world_is_taken(s, lane, self.player, self.card, self.bonus, price)


def world_is_taken(s: Race, lane: i64, seat: i64, card: i64, bonus: i64, price: i64) -> None:
    """It is known how the world is taken: pay what it costs, then what comes with it."""
    s.replace(lane, AfterWorld(seat, card, bonus, GOOD))
    if price > 0:
        # Rule race.base.settle.non-military-paid.
        s.push(lane, DiscardCards(seat, price, 0, FOR_WORLD))


class AfterWorld(Frame[Race]):
    """The good of a windfall world, the bonus card, the draws: in this order.

    [race.base.settle.good-bonus-draw-order]
    """

    def __init__(self, player: i64, card: i64, bonus: i64, step: i64) -> None:
        self.player = player
        self.card = card
        self.bonus = bonus
        self.step = step

    def data(self) -> list[int]:
        return [self.player, self.card, self.bonus, self.step]

    def advance(self, s: Race, lane: i64) -> i64:
        seat = self.player
        if self.step == PLACED:
            return DONE
        s.replace(lane, AfterWorld(seat, self.card, self.bonus, self.step + 1))
        if self.step == GOOD:
            # Rule race.base.settle.production-world-no-good.
            if s.tables.windfall[self.card]:
                rule = "race.base.settle.windfall-good-at-once"
                s.tell("good", seat, 1, self.card, rule)
                s.push(lane, NewGood(seat, self.card))
            elif s.tables.card_for_good[self.card]:
                # Rule race.artifacts.power.place.discard-before-draws.
                s.push(lane, CardForGood(seat, self.card))
        elif self.step == BONUS:
            # Rule race.base.settle.bonus-cannot-pay: it comes when all is paid.
            draw_cards(s, lane, seat, self.bonus, NONE, "race.base.settle.bonus-card")
        else:
            after = draws_after(s, s.players[seat])
            rule = "race.base.settle.power-draw-after-placing"
            draw_cards(s, lane, seat, after, NONE, rule)
        return AGAIN
