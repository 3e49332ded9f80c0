"""A turn of the action phase: one action or reaction, or passing; and what is open at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, WAIT, Frame, because
from astrarium.games.eclipse.diplomacy import offer_choices, offer_reason, offer_suggestions
from astrarium.games.eclipse.explore import can_explore
from astrarium.games.eclipse.frames.build import Build, builds_in_action, can_build
from astrarium.games.eclipse.frames.diplomacy import make_offer
from astrarium.games.eclipse.frames.explore import Explore
from astrarium.games.eclipse.frames.influence import Influence
from astrarium.games.eclipse.frames.leaving import give_up, is_eliminated
from astrarium.games.eclipse.frames.move import Move, can_move
from astrarium.games.eclipse.frames.research import Research, can_research
from astrarium.games.eclipse.frames.upgrade import Upgrade
from astrarium.games.eclipse.population import (
    settle,
    settle_choices,
    settle_reason,
    settle_suggestions,
)
from astrarium.games.eclipse.reasons import (
    HAS_PASSED,
    NO_DISC,
    NOT_PASSED,
    NOTHING_AFFORDABLE,
    NOTHING_TO_BUILD,
    NOTHING_TO_EXPLORE,
    NOTHING_TO_MOVE,
    STILL_ALIVE,
)
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.trade import TRADES, trade, trade_choices, trade_reason
from astrarium.games.eclipse.words import (
    ACT,
    ACTIONS,
    BUILD_ACTION,
    END_TURN,
    EXPLORE_ACTION,
    INFLUENCE_ACTION,
    KIND,
    MOVE_ACTION,
    NONE,
    OF_ACTION,
    OFFER,
    PASS,
    REACT,
    REACTION,
    RESEARCH_ACTION,
    RESIGN,
    SETTLE,
    TRADE,
    UPGRADE_ACTION,
)

BEFORE: Final = 0
AFTER: Final = 1  # the action is done: colony ships and offers may still follow


class Turn(Frame[Eclipse]):
    """[eclipse.action.act-or-pass] [eclipse.action.list]"""

    def __init__(self, player: i64, stage: i64) -> None:
        self.player = player
        self.stage = stage

    def data(self) -> list[int]:
        return [self.player, self.stage]

    def seat(self, s: Eclipse) -> i64:
        return self.player

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if self.stage == BEFORE or self.something_open(s):
            return WAIT
        s.pop(lane)
        return AGAIN

    def something_open(self, s: Eclipse) -> bool:
        """Is there anything but trade to do before the turn ends?"""
        seat = self.player
        return len(settle_choices(s, seat, True)) > 0 or len(offer_choices(s, seat)) > 0

    def candidates(self, s: Eclipse) -> list[int]:
        if self.stage == AFTER:
            return [END_TURN]
        choices = [ACT + action for action in range(len(ACTIONS))]
        choices += [REACT + action for action in range(UPGRADE_ACTION, MOVE_ACTION + 1)]
        return [*choices, PASS, RESIGN]

    def reason(self, s: Eclipse, choice: i64) -> i64:
        kind = choice - choice % KIND
        if kind == ACT:
            if s.players[self.player].passed == 1:
                return because(HAS_PASSED)
            return action_reason(s, self.player, choice - ACT)
        if kind == REACT:
            if s.players[self.player].passed == 0:
                return because(NOT_PASSED)
            return action_reason(s, self.player, choice - REACT)
        if kind == RESIGN and not is_eliminated(s, self.player):
            return because(STILL_ALIVE)
        if choice >= OFFER:
            return offer_reason(s, self.player, choice - OFFER)
        if choice >= TRADE:
            return trade_reason(s, self.player, choice - TRADE)
        if choice >= SETTLE:
            return settle_reason(s, self.player, choice - SETTLE)
        return LEGAL

    def at_any_time(self, s: Eclipse) -> list[int]:
        seat = self.player
        return [*settle_suggestions(s, seat), *TRADES, *offer_suggestions(s, seat)]

    def interrupts(self, s: Eclipse) -> list[int]:
        """[eclipse.colony.own-turn] [eclipse.trade.any-time] [eclipse.diplomacy.timing.own-turn]"""
        seat = self.player
        return settle_choices(s, seat, True) + trade_choices(s, seat) + offer_choices(s, seat)

    def interrupt(self, s: Eclipse, lane: i64, choice: i64) -> None:
        if choice >= OFFER:
            make_offer(s, lane, self.player, choice - OFFER)
        elif choice >= TRADE:
            trade(s, self.player, choice - TRADE)
        else:
            settle(s, self.player, choice - SETTLE)

    def take(self, s: Eclipse, lane: i64, choice: i64) -> None:
        seat = self.player
        kind = choice - choice % KIND
        if kind == ACT:
            s.replace(lane, Turn(seat, AFTER))
            begin_action(s, lane, seat, choice - ACT)
        elif kind == REACT:
            s.replace(lane, Turn(seat, AFTER))
            begin_reaction(s, lane, seat, choice - REACT)
        elif kind == PASS:
            s.pop(lane)
            pass_turn(s, seat)
        elif kind == RESIGN:
            s.pop(lane)
            give_up(s, lane, seat)
        else:
            s.pop(lane)


def action_reason(s: Eclipse, seat: i64, action: i64) -> i64:
    """An action is open where there is a disc, and something to do.

    [eclipse.action.rightmost-disc] [eclipse.explore.nothing-left]
    """
    if s.players[seat].discs == 0:
        return because(NO_DISC)
    if action == EXPLORE_ACTION and not can_explore(s, seat):
        return because(NOTHING_TO_EXPLORE)
    if action == RESEARCH_ACTION and not can_research(s, seat):
        return because(NOTHING_AFFORDABLE)
    if action == BUILD_ACTION and not can_build(s, seat):
        return because(NOTHING_TO_BUILD)
    if action == MOVE_ACTION and not can_move(s, seat):
        return because(NOTHING_TO_MOVE)
    return LEGAL


def spend_disc(s: Eclipse, seat: i64, space: i64) -> None:
    """[eclipse.action.rightmost-disc] [eclipse.reaction.cost]"""
    player = s.players[seat]
    player.discs -= 1
    player.put_disc_on(space)


def begin_action(s: Eclipse, lane: i64, seat: i64, action: i64) -> None:
    """[eclipse.action.list] [eclipse.action.repeatable]"""
    species = s.species_of(seat)
    spend_disc(s, seat, action)
    s.tell("action", seat, 1, OF_ACTION + action, "eclipse.action.list")
    if action == EXPLORE_ACTION:
        s.push(lane, Explore(seat, species.explore, 0))
    elif action == INFLUENCE_ACTION:
        s.push(lane, Influence(seat, species.influence))
    elif action == RESEARCH_ACTION:
        s.push(lane, Research(seat, species.research))
    elif action == UPGRADE_ACTION:
        s.push(lane, Upgrade(seat, species.upgrade, 0))
    elif action == BUILD_ACTION:
        s.push(lane, Build(seat, builds_in_action(s, seat)))
    else:
        s.push(lane, Move(seat, species.move))


def begin_reaction(s: Eclipse, lane: i64, seat: i64, action: i64) -> None:
    """[eclipse.reaction.upgrade] [eclipse.reaction.build] [eclipse.reaction.move]"""
    spend_disc(s, seat, action + REACTION)
    s.tell("reaction", seat, 1, OF_ACTION + action, "eclipse.reaction.cost")
    if action == UPGRADE_ACTION:
        s.push(lane, Upgrade(seat, s.rules.react_upgrade, 0))
    elif action == BUILD_ACTION:
        s.push(lane, Build(seat, s.rules.react_build))
    else:
        s.push(lane, Move(seat, s.rules.react_move))


def pass_turn(s: Eclipse, seat: i64) -> None:
    """[eclipse.action.first-pass] [eclipse.action.pass-flips-card]"""
    player = s.players[seat]
    if player.passed == 0:
        player.passed = 1
        s.tell("passed", seat, 1, NONE, "eclipse.action.pass-flips-card")
        if s.next_start == NONE:
            s.next_start = seat
