"""Phase II: draw, choose a development in secret, reveal, pay, draw."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, Frame, SeatFrame, because
from astrarium.games.race.frames.deck import TO_HAND, Draw, draw_cards
from astrarium.games.race.frames.hand import AS_PAYMENT, DiscardCards
from astrarium.games.race.frames.lanes import ask_in_secret, ask_in_turn, ask_independently
from astrarium.games.race.reasons import SECOND_COPY, TOO_DEAR
from astrarium.games.race.state import Player, Race
from astrarium.games.race.words import BUILD, DEVELOP, KIND, NONE, PASS
from astrarium.parts.sets import distinct


def draw_first(s: Race) -> None:
    """Before anyone chooses. [race.base.develop.power-draw-at-phase-start]"""
    frames: list[Frame[Race] | None] = [None] * len(s.players)
    for seat in s.clockwise():
        amount = s.players[seat].total(s.tables.develop_draw_first)
        # Rule race.base.develop.draw-at-phase-start-without-placing.
        if amount > 0:
            s.tell("draw", seat, amount, NONE, "race.base.develop.power-draw-at-phase-start")
            frames[seat] = Draw(seat, amount, TO_HAND)
    ask_in_turn(s, frames)


def discount(s: Race, player: Player, second: bool) -> i64:
    """What bonus and powers take off the cost."""
    amount: i64 = 0
    # Rule race.base.two-player.double-bonus-in-both.
    # Rule race.base.two-player.double-opponent-bonus-first.
    if player.chose_twice(DEVELOP) if second else player.chose(DEVELOP):
        amount = 1  # Rule race.base.develop.bonus-discount.
    # Rule race.base.develop.power-reduce-cost.
    return amount + player.working(s.tables.develop_discount)


def price(s: Race, player: Player, card: i64, second: bool) -> i64:
    """[race.base.develop.never-below-zero] [race.base.develop.zero-cost-last-card]"""
    return max(s.tables.cost[card] - discount(s, player, second), 0)


class ChooseDevelopment(SeatFrame[Race]):
    """One development of the hand that can be paid for, or none."""

    def __init__(self, player: i64, second: i64) -> None:
        super().__init__(player)
        self.second = second  # 1 in the second Develop phase of a round

    def candidates(self, s: Race) -> list[int]:
        world = s.tables.world
        hand = distinct(s.players[self.player].hand, BUILD)
        # Rule race.base.develop.may-pass.
        return [choice for choice in hand if not world[choice % KIND]] + [PASS]

    def reason(self, s: Race, choice: i64) -> i64:
        if choice == PASS:
            return LEGAL
        card = choice % KIND
        player = s.players[self.player]
        if card in player.tableau:
            # Rule race.base.develop.no-second-copy.
            return because(SECOND_COPY)
        can_pay: i64 = len(player.hand) - 1  # Rule race.base.develop.card-not-own-payment.
        can_pay += s.tables.lender.spare_discount(s, self.player, NONE)
        cost = price(s, player, card, self.second == 1)
        # Rule race.base.develop.only-affordable.
        return LEGAL if cost <= can_pay else because(TOO_DEAR, cost, can_pay)

    def options(self, s: Race) -> list[int]:
        tables = s.tables
        player = s.players[self.player]
        can_pay: i64 = len(player.hand) - 1 + discount(s, player, self.second == 1)
        can_pay += s.tables.lender.spare_discount(s, self.player, NONE)
        choices: list[int] = []
        before: i64 = -1
        for each in player.hand:
            card: i64 = each
            if card == before or tables.world[card]:
                continue
            before = card
            # Rule race.base.develop.copy-after-first-left.
            if tables.cost[card] <= can_pay and card not in player.tableau:
                choices.append(BUILD + card)
        choices.append(PASS)
        return choices

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        # Rule race.base.develop.one-development.
        s.players[self.player].pick = NONE if choice == PASS else choice % KIND
        s.pop(lane)


def ask_developments(s: Race, second: i64) -> None:
    """In the second phase of a doubled Develop too.

    [race.base.develop.secret-choice] [race.base.two-player.double-both-take-part]
    """
    for player in s.players:
        # Rule race.base.two-player.double-new-powers-active.
        player.active = len(player.tableau)
    ask_in_secret(s, [ChooseDevelopment(seat, second) for seat in range(len(s.players))])


def reveal_developments(s: Race, second: i64) -> None:
    """All developments come to the table, then each owner pays."""
    seats: i64 = len(s.players)
    frames: list[Frame[Race] | None] = [None] * seats
    draws: i64 = 0
    teams: i64 = 0
    for seat in range(seats):
        player = s.players[seat]
        card = player.pick
        player.pick = NONE
        if card == NONE:
            s.tell("no-development", seat, 0, NONE, "race.base.develop.may-pass")
            continue
        cost = price(s, player, card, second == 1)
        # Rule race.base.develop.same-phase-copies-allowed.
        s.place(seat, card)
        s.tell("develop", seat, cost, card, "race.base.develop.one-development")
        after = draws_after(s, player)
        draws += after
        frames[seat] = Development(seat, cost, after)
        for part in s.tables.parts:
            frames[seat] = part.development(s, seat, card, cost, after) or frames[seat]
        teams += s.tables.second_team[card]
    if teams > 1:
        # Both lay an airlock onto the same Orb. Rule race.base.order.clockwise.
        ask_in_turn(s, frames)
    else:
        ask_independently(s, frames, draws)


def draws_after(s: Race, player: Player) -> i64:
    """A development's own power does not work yet. [race.base.develop.own-power-not-used]"""
    return player.working(s.tables.develop_draw_after)


class Development(Frame[Race]):
    """Pay for a development, then draw for it.

    [race.base.develop.power-draw-after-placing]
    """

    def __init__(self, player: i64, cost: i64, draws: i64) -> None:
        self.player = player
        self.cost = cost  # cards still to pay
        self.draws = draws  # cards to draw after that

    def advance(self, s: Race, lane: i64) -> i64:
        if self.cost > 0:
            # Rule race.base.develop.payment-is-hand-cards.
            s.replace(lane, Development(self.player, 0, self.draws))
            s.push(lane, DiscardCards(self.player, self.cost, 0, AS_PAYMENT))
            return AGAIN
        if self.draws > 0:
            rule = "race.base.develop.power-draw-after-placing"
            s.replace(lane, Development(self.player, 0, 0))
            draw_cards(s, lane, self.player, self.draws, NONE, rule)
            return AGAIN
        return DONE
