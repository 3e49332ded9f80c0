"""Nine rounds of action, combat, upkeep and cleanup, in rulebook order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, Frame
from astrarium.games.eclipse.frames.aftermath import ABOVE_ALL, ATTACKS, Aftermath
from astrarium.games.eclipse.frames.battle import Battles
from astrarium.games.eclipse.frames.cubes import Exhume
from astrarium.games.eclipse.frames.diplomacy import AfterCombat
from astrarium.games.eclipse.frames.setup import DealTechnologies
from astrarium.games.eclipse.frames.turn import BEFORE, Turn
from astrarium.games.eclipse.frames.upkeep import Collapses, Upkeep
from astrarium.games.eclipse.scoring import tell_scores
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.words import COMBAT_PHASE, NONE, OUT, UPKEEP_PHASE

ACTION: Final = 0
COMBAT: Final = 1
AFTERMATH: Final = 2
RELATIONS: Final = 3
UPKEEP: Final = 4
COLLAPSE: Final = 5
CLEANUP: Final = 6
GRAVEYARDS: Final = 7
NEXT: Final = 8


class Round(Frame[Eclipse]):
    """[eclipse.round.phases] [eclipse.cleanup.next-round]"""

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def data(self) -> list[int]:
        return [self.phase]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        phase = self.phase
        if self.is_over(s):
            for seat in s.active():
                tell_scores(s, seat)
            s.agenda.disclosures += 1  # everything is turned up
            return DONE
        s.replace(lane, Round(ACTION if phase == NEXT else phase + 1))
        if phase == ACTION:
            begin_round(s)
            s.push(lane, ActionPhase(s.first_seat))
        elif phase == COMBAT:
            tell_phase(s, COMBAT_PHASE)
            s.push(lane, Battles(ABOVE_ALL))
        elif phase == AFTERMATH:
            s.push(lane, Aftermath(ATTACKS, ABOVE_ALL))
        elif phase == RELATIONS:
            s.refused = 0
            s.push(lane, AfterCombat(0))
        elif phase == UPKEEP:
            tell_phase(s, UPKEEP_PHASE)
            for seat in s.active():
                s.push(seat + 1, Upkeep(seat))
        elif phase == COLLAPSE:
            s.push(lane, Collapses())
        elif phase == CLEANUP:
            s.push(lane, DealTechnologies(s.rules.new_technologies))
        elif phase == GRAVEYARDS:
            discs_back(s)
            for seat in s.active():
                s.push(seat + 1, Exhume(seat))
        else:
            turn_everything_up(s)
        return AGAIN

    def is_over(self, s: Eclipse) -> bool:
        """After the ninth round, or when nobody is left: what cleanup does counts no more.

        [eclipse.end.after-round-9]
        """
        if all(player.out == OUT for player in s.players):
            return True
        return self.phase == CLEANUP and s.round_number == s.rules.rounds


def begin_round(s: Eclipse) -> None:
    s.round_number += 1
    s.next_start = NONE
    s.tell("round", NONE, s.round_number, NONE, "eclipse.round.phases")


def tell_phase(s: Eclipse, phase: i64) -> None:
    """The action phase begins with the round. [eclipse.round.phases]"""
    s.tell("phase", NONE, phase, NONE, "eclipse.round.phases")


class ActionPhase(Frame[Eclipse]):
    """Turn after turn until all have passed; passed seats may react until then.

    [eclipse.action.until-all-passed] [eclipse.action.end-at-once] [eclipse.action.order]
    """

    def __init__(self, seat_to_come: i64) -> None:
        self.seat_to_come = seat_to_come

    def data(self) -> list[int]:
        return [self.seat_to_come]

    def advance(self, s: Eclipse, lane: i64) -> i64:
        if not anybody_to_act(s):
            return DONE
        seat = s.next_in_turn(self.seat_to_come)
        s.refused = 0
        s.replace(lane, ActionPhase((seat + 1) % len(s.players)))
        s.push(lane, Turn(seat, BEFORE))
        return AGAIN


def anybody_to_act(s: Eclipse) -> bool:
    for player in s.players:
        if player.out == 0 and player.passed == 0:
            return True
    return False


def discs_back(s: Eclipse) -> None:
    """From actions and reactions. [eclipse.cleanup.discs-return]"""
    for seat in s.active():
        player = s.players[seat]
        for space in range(9):
            player.discs += player.discs_on(space)
        player.spaces = 0


def turn_everything_up(s: Eclipse) -> None:
    """[eclipse.cleanup.colony-ships] [eclipse.cleanup.summary-card] [eclipse.action.first-pass]"""
    for seat in s.active():
        player = s.players[seat]
        player.passed = 0
        player.colony = s.species_of(seat).colony_ships
    first = s.first_seat if s.next_start == NONE else s.next_start
    s.first_seat = s.next_in_turn(first)
