"""Phase III, in the order of its files.

settle.py         a world is chosen in secret, all are revealed, each seat goes its course
settle_ways.py    the ways in which a world can be taken, and why one is closed
settle_world.py   one world: conquered, paid for, or a card is given up for it
settle_lent.py    with an expansion: hand cards, goods and tokens may be given up too
settle_after.py   what comes with a world: its good, the bonus card, draws
settle_more.py    with an expansion: worlds beyond the one that was chosen
settle_lucky.py   with Alien Artifacts: a world that the deck turns up
"""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, Frame, SeatFrame
from astrarium.games.race.frames.lanes import ask_in_secret, ask_in_turn, ask_independently
from astrarium.games.race.frames.settle_after import draws_after
from astrarium.games.race.frames.settle_lent import ANY_WAY, TakeWorld
from astrarium.games.race.frames.settle_lucky import FROM_DECK, LuckyFlip
from astrarium.games.race.frames.settle_more import (
    MoreWorlds,
    most_more,
)
from astrarium.games.race.frames.settle_ways import placeable, worlds_in_hand
from astrarium.games.race.frames.settle_world import NewWorld, OneWorld, place_world
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND, LUCKY, NONE, PASS, SETTLE, SPEND


class ChooseWorld(SeatFrame[Race]):
    """One world of the hand that can be paid for or conquered, or none."""

    def candidates(self, s: Race) -> list[int]:
        choices = worlds_in_hand(s, self.player)
        choices.append(PASS)  # Rule race.base.settle.may-pass.
        # Rule race.artifacts.power.settle.lucky-settle-flip.
        if s.tables.artifacts and s.players[self.player].working(s.tables.lucky_settle) > 0:
            choices.append(LUCKY)
        return choices

    def reason(self, s: Race, choice: i64) -> i64:
        if choice == PASS or choice == LUCKY:
            return LEGAL
        # Rule race.base.settle.card-not-own-payment.
        can_pay: i64 = len(s.players[self.player].hand) - 1
        return placeable(s, self.player, choice % KIND, can_pay)

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        # Rule race.base.settle.one-world.
        pick: i64 = choice % KIND
        if choice == PASS:
            pick = NONE
        elif choice == LUCKY:
            pick = FROM_DECK
        s.players[self.player].pick = pick
        s.pop(lane)


def ask_worlds(s: Race) -> None:
    """In the second phase of a doubled Settle too.

    [race.base.settle.secret-choice] [race.base.two-player.double-both-take-part]
    """
    for player in s.players:
        # Rule race.base.power.later-phase-same-round.
        # Rule race.base.two-player.double-new-powers-active.
        player.active = len(player.tableau)
    ask_in_secret(s, [ChooseWorld(seat) for seat in range(len(s.players))])


def reveal_worlds(s: Race, second: i64) -> None:
    """All chosen worlds come to the table, then each seat goes its course."""
    seats: i64 = len(s.players)
    frames: list[Frame[Race] | None] = [None] * seats
    draws: i64 = 0
    changing: i64 = 0
    for seat in range(seats):
        player = s.players[seat]
        card = player.pick
        player.pick = NONE
        bonus: i64 = 0
        # Rule race.base.two-player.double-bonus-in-both.
        # Rule race.base.two-player.double-opponent-bonus-first.
        if player.chose_twice(SETTLE) if second == 1 else player.chose(SETTLE):
            bonus = 1  # Rule race.base.settle.bonus-card.
        if card == NONE:
            # Rule race.base.settle.bonus-needs-world.
            s.tell("no-world", seat, 0, NONE, "race.base.settle.may-pass")
        elif card != FROM_DECK:
            place_world(s, seat, card)
        course = course_of(s, seat, card, bonus)
        if course is not None:
            frames[seat] = course
            draws += most_draws(s, seat, card, bonus)
            if may_change_tableau(s, seat, card):
                changing += 1
    if changing > 1:
        # Cards that come to a tableau or leave it decide about the end: each would wait.
        # Rule race.base.order.clockwise.
        ask_in_turn(s, frames)
    else:
        ask_independently(s, frames, draws)


def course_of(s: Race, seat: i64, card: i64, bonus: i64) -> Frame[Race] | None:
    """What a seat still has to do; None for whoever places nothing."""
    if s.extras is None:
        return None if card == NONE else NewWorld(seat, card, bonus)
    if card == NONE and s.players[seat].working(s.tables.free_world) == 0:
        return None
    return SettleCourse(seat, card, bonus)


def most_draws(s: Race, seat: i64, card: i64, bonus: i64) -> i64:
    """The seat draws no more cards than this."""
    player = s.players[seat]
    after = draws_after(s, player)
    if s.extras is None:
        return s.tables.windfall[card] + bonus + after
    return bonus + (1 + most_more(s, player)) * (2 + after)


def may_change_tableau(s: Race, seat: i64, card: i64) -> bool:
    """Does the seat decide how many cards its tableau will have?"""
    if s.extras is None:
        return may_give_up(NewWorld(seat, card, 0).options(s))
    if card == FROM_DECK or most_more(s, s.players[seat]) > 0:
        return True
    frame = TakeWorld(seat, card, 0, ANY_WAY, 0)
    # Which tokens a seat holds must make no difference: others would see it by the order.
    unseen = s.tables.lender.holds_more(s, seat)
    return may_give_up(frame.candidates(s) if unseen else frame.options(s))


def may_give_up(options: list[int]) -> bool:
    """Is one of several ways to give up a card of the tableau?"""
    return len(options) > 1 and any(SPEND <= choice < SPEND + KIND for choice in options)


class SettleCourse(OneWorld):
    """A seat's Settle phase: the world it chose or the deck's, then what else it may place."""

    def advance(self, s: Race, lane: i64) -> i64:
        s.replace(lane, MoreWorlds(self.player, self.bonus))
        if self.card == FROM_DECK:
            s.push(lane, LuckyFlip(self.player, self.bonus))
        elif self.card != NONE:
            s.push(lane, TakeWorld(self.player, self.card, self.bonus, ANY_WAY, 0))
        return AGAIN
