"""Phase III with an expansion: each seat goes its own course of one or more worlds."""

from __future__ import annotations

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, Frame
from astrarium.games.race.frames.lanes import ask_in_turn, ask_independently
from astrarium.games.race.frames.lucky import LuckyFlip
from astrarium.games.race.frames.more_worlds import (
    FREE,
    RESERVES,
    SECOND,
    MoreWorlds,
    has_active,
    most_more,
)
from astrarium.games.race.frames.settle import FROM_DECK, draws_after
from astrarium.games.race.frames.take_world import ANY_WAY, TakeWorld, place_world
from astrarium.games.race.orb.powers import holds_tokens
from astrarium.games.race.state import Race
from astrarium.games.race.words import KIND, NONE, SETTLE, SPEND


def reveal_more_worlds(s: Race, second: i64) -> None:
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
        if player.chose_twice(SETTLE) if second == 1 else player.chose(SETTLE):
            bonus = 1  # Rule race.base.settle.bonus-card.
        if card == NONE:
            s.tell("no-world", seat, 0, NONE, "race.base.settle.may-pass")
        elif card != FROM_DECK:
            place_world(s, seat, card)
        if card != NONE or has_active(s, player, FREE):
            frames[seat] = SettleCourse(seat, card, bonus)
            draws += bonus + (1 + most_more(s, player)) * (2 + draws_after(s, player))
            if may_change_tableau(s, seat, card):
                changing += 1
    if changing > 1:
        # Cards that come to a tableau or leave it decide about the end: each would wait.
        # Rule race.base.order.clockwise.
        ask_in_turn(s, frames)
    else:
        ask_independently(s, frames, draws)


def may_change_tableau(s: Race, seat: i64, card: i64) -> bool:
    """Does the seat decide how many cards its tableau will have?"""
    player = s.players[seat]
    if has_active(s, player, FREE):
        return True
    if has_active(s, player, SECOND) or has_active(s, player, RESERVES):
        return True
    if card == FROM_DECK:
        return True
    frame = TakeWorld(seat, card, 0, ANY_WAY, 0, 0)
    # Which tokens a seat holds must make no difference: others would see it by the order.
    options = frame.candidates(s) if holds_tokens(s, seat) else frame.options(s)
    for choice in options:
        if len(options) > 1 and SPEND <= choice < SPEND + KIND:
            return True
    return False


class SettleCourse(Frame[Race]):
    """A seat's Settle phase: the world it chose or the deck's, then what else it may place."""

    def __init__(self, player: i64, card: i64, bonus: i64) -> None:
        self.player = player
        self.card = card
        self.bonus = bonus

    def data(self) -> list[int]:
        return [self.player, self.card, self.bonus]

    def advance(self, s: Race, lane: i64) -> i64:
        s.replace(lane, MoreWorlds(self.player, self.bonus))
        if self.card == FROM_DECK:
            s.push(lane, LuckyFlip(self.player, self.bonus))
        elif self.card != NONE:
            s.push(lane, TakeWorld(self.player, self.card, self.bonus, ANY_WAY, 0, 0))
        return AGAIN
