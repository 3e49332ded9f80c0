"""The orb step: in priority order every seat acts or passes, before Explore itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, MAIN, WAIT, Frame, SeatFrame, because
from astrarium.games.race.orb.access import orb_of
from astrarium.games.race.orb.frames.move import MoveTeams
from astrarium.games.race.orb.frames.pile import DrawOrbCard
from astrarium.games.race.orb.frames.play import HAND, LayCard
from astrarium.games.race.orb.placing import NO_TEAM
from astrarium.games.race.orb.words import (
    DRAW_CARD,
    MOVE_TEAMS,
    ORB_ACT,
    PASS_STEP,
    PLACES,
    PLAY_CARD,
    RETURN,
    TEAMS,
)
from astrarium.games.race.reasons import ORB_ORDER, ORB_PASS_INSTEAD, ORB_PILE_EMPTY
from astrarium.games.race.state import Race
from astrarium.games.race.words import ENOUGH, EXPLORE_ORB, NONE
from astrarium.parts.sets import without

ALL_ACTIONS: Final = 3  # Rule race.artifacts.orb.step.three-actions-for-explore-orb.
TWO_ACTIONS: Final = 2  # Rule race.artifacts.orb.step.two-actions-for-others.
OVER: Final = 3  # no action comes after drawing


def start_orb_step(s: Race) -> None:
    """[race.artifacts.orb.step.before-explore] [race.artifacts.orb.step.any-explore-triggers]"""
    move_choosers_up(s)
    for player in s.players:
        player.active = len(player.tableau)
    s.push(MAIN, OrbStep(0))


def move_choosers_up(s: Race) -> None:
    """[race.artifacts.orb.priority.explore-orb-to-top]

    [race.artifacts.orb.priority.explore-orb-keep-order]
    """
    orb = orb_of(s)
    above = [seat for seat in orb.priority if s.players[seat].chose(EXPLORE_ORB)]
    orb.priority = above + [seat for seat in orb.priority if seat not in above]
    rule = "race.artifacts.orb.priority.explore-orb-to-top"
    for seat in above:
        s.tell("orb-up", seat, 0, NONE, rule)


class OrbStep(Frame[Race]):
    """One seat after another; whoever passes goes up, but never acts twice.

    [race.artifacts.orb.step.in-priority-order] [race.artifacts.orb.pass.several-reverse-order]
    """

    def __init__(self, acted: i64) -> None:
        self.acted = acted  # a bit for each seat

    def advance(self, s: Race, lane: i64) -> i64:
        for each in orb_of(s).priority:
            seat: i64 = each
            bit: i64 = 1 << seat
            if not self.acted & bit:
                actions: i64 = TWO_ACTIONS
                if s.players[seat].chose(EXPLORE_ORB):
                    actions = ALL_ACTIONS
                s.replace(lane, OrbStep(self.acted | bit))
                s.push(lane, OrbTurn(seat, actions, MOVE_TEAMS))
                return AGAIN
        return DONE


class OrbTurn(SeatFrame[Race]):
    """What a seat does: move, play, draw, in this order, or pass instead.

    [race.artifacts.orb.actions.three-kinds] [race.artifacts.orb.actions.fixed-order]
    """

    def __init__(self, player: i64, left: i64, next_action: i64) -> None:
        super().__init__(player)
        self.left = left  # actions that the seat may still carry out
        self.next_action = next_action  # the first one that may still come

    def advance(self, s: Race, lane: i64) -> i64:
        if self.left == 0 or self.next_action == OVER:
            return DONE
        if self.next_action == DRAW_CARD and orb_of(s).pile == 0:
            return DONE
        return WAIT

    def candidates(self, s: Race) -> list[int]:
        choices: list[int] = [ORB_ACT + action for action in range(PASS_STEP + 1)]
        return [*choices, ENOUGH] if self.next_action > MOVE_TEAMS else choices

    def reason(self, s: Race, choice: i64) -> i64:
        action = choice - ORB_ACT
        if choice == ENOUGH:
            return LEGAL
        if action == PASS_STEP:
            return because(ORB_PASS_INSTEAD) if self.next_action > MOVE_TEAMS else LEGAL
        if action < self.next_action:
            return because(ORB_ORDER)
        if action == DRAW_CARD and orb_of(s).pile == 0:
            return because(ORB_PILE_EMPTY)
        return LEGAL

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == ENOUGH:
            s.pop(lane)
            return
        action = choice - ORB_ACT
        if action == PASS_STEP:
            rule = "race.artifacts.orb.pass.disc-to-top"
            orb = orb_of(s)
            orb.priority = [self.player, *without(orb.priority, self.player)]
            s.tell("orb-pass", self.player, 0, NONE, rule)
            s.replace(lane, ReturnTeams(self.player, 0))
            return
        s.replace(lane, OrbTurn(self.player, self.left - 1, action + 1))
        if action == MOVE_TEAMS:
            s.push(lane, MoveTeams(self.player, NONE, 0, 0))
        elif action == PLAY_CARD:
            s.push(lane, LayCard(self.player, HAND, NONE, NO_TEAM))
        else:
            s.tell("orb-draw", self.player, 1, NONE, "race.artifacts.orb.draw.one-card")
            s.push(lane, DrawOrbCard(self.player))


class ReturnTeams(SeatFrame[Race]):
    """Whoever passed may bring teams back to airlocks, walled in or not; first team first.

    [race.artifacts.orb.pass.teams-to-airlocks]
    [race.artifacts.orb.play.walled-in-team-freed-by-pass]
    """

    def __init__(self, player: i64, first: i64) -> None:
        super().__init__(player)
        self.first = first  # teams before this one stay where they are

    def advance(self, s: Race, lane: i64) -> i64:
        return WAIT if len(self.candidates(s)) > 1 else DONE

    def candidates(self, s: Race) -> list[int]:
        orb = orb_of(s)
        choices: list[int] = [ENOUGH]
        airlocks = orb.board.airlocks()
        for team in range(self.first, TEAMS):
            stands = orb.seats[self.player].teams[team]
            if stands == NONE:
                continue
            for square in airlocks:
                where = orb.board.place_of(square)
                if where != stands:
                    choices.append(RETURN + team * PLACES + where)
        return choices

    def take(self, s: Race, lane: i64, choice: i64) -> None:
        if choice == ENOUGH:
            s.pop(lane)
            return
        team = (choice - RETURN) // PLACES
        where = (choice - RETURN) % PLACES
        orb_of(s).set_team(self.player, team, where)
        rule = "race.artifacts.orb.pass.teams-to-airlocks"
        s.tell("orb-return", self.player, team, NONE, rule)
        s.replace(lane, ReturnTeams(self.player, team + 1))
