"""The six rounds and their four phases, in rulebook order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, Frame
from astrarium.games.gaia.frames.gaia_phase import BEFORE_RETURN, GaiaPhase
from astrarium.games.gaia.frames.income import give_income
from astrarium.games.gaia.frames.turn import BEFORE, Turn
from astrarium.games.gaia.scoring import final_scoring
from astrarium.games.gaia.state import Gaia, clockwise_from
from astrarium.games.gaia.words import NONE, ROUNDS

INCOME: Final = 0
GAIA: Final = 1
ACTIONS: Final = 2
CLEANUP: Final = 3
SCORING: Final = 4


class Round(Frame[Gaia]):
    """[gaia.rounds.six] [gaia.rounds.four-phases]"""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def advance(self, s: Gaia, lane: i64) -> i64:
        phase = self.phase
        if phase == SCORING:
            final_scoring(s)
            return DONE
        # After the last round there is nothing to clean up. [gaia.cleanup.skipped-after-round-6]
        following = (phase + 1) % 4
        if phase == ACTIONS and s.round_number == ROUNDS:
            following = SCORING
        s.replace(lane, Round(following))
        if phase == INCOME:
            s.round_number += 1
            s.tell("round", NONE, s.round_number, NONE, "gaia.rounds.six")
            for seat in range(len(s.players)):
                give_income(s, seat)
        elif phase == GAIA:
            s.push(lane, GaiaPhase(0, BEFORE_RETURN))
        elif phase == ACTIONS:
            s.push(lane, ActionPhase(0))
        else:
            clean_up(s)
        return AGAIN


class ActionPhase(Frame[Gaia]):
    """Turn after turn until all have passed. [gaia.actions.until-all-passed]"""

    def __init__(self, place: i64) -> None:
        self.place = place

    def advance(self, s: Gaia, lane: i64) -> i64:
        seats: i64 = len(s.players)
        for i in range(seats):
            place: i64 = (self.place + i) % seats
            seat = s.ordered_seat(place)
            if not s.has_passed(seat):
                s.replace(lane, ActionPhase((place + 1) % seats))
                s.push(lane, Turn(seat, BEFORE))
                return AGAIN
        return DONE


def clean_up(s: Gaia) -> None:
    """[gaia.cleanup.remove-action-tokens] [gaia.advanced.turn-order.numbers]"""
    s.spaces_used = 0
    for player in s.players:
        player.used = 0
    s.first_seat = s.pass_order & 15
    if s.rules.order_of_passing:
        s.order = s.pass_order
    else:
        s.order = clockwise_from(s.first_seat, len(s.players))
    s.passed = 0
    s.pass_order = 0
