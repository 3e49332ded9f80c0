"""A turn: free actions, one action, free actions again; then the others may charge power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, LEGAL, NOT_OFFERED, WAIT, SeatFrame, because
from astrarium.games.gaia.actions import (
    do_special,
    open_spaces,
    space_reason,
    special_reason,
    specials_of,
    use_space,
)
from astrarium.games.gaia.federations import can_federate
from astrarium.games.gaia.frames.charge import Charging
from astrarium.games.gaia.frames.federation import FormFederation, any_token
from astrarium.games.gaia.frames.mine import (
    build_mine,
    open_projects,
    planet_hexes,
    start_project,
)
from astrarium.games.gaia.frames.passing import open_passes, pass_reason, pass_turn
from astrarium.games.gaia.free import any_free, do_free, free_list, free_reason, open_free
from astrarium.games.gaia.reach import mine_reason, mines_open, project_reason
from astrarium.games.gaia.reasons import (
    NO_FEDERATION,
    NOT_ON_OWN_BOARD,
    NOT_OWNED,
    STONE_ELSEWHERE,
    SUPPLY_EMPTY,
    TOO_LITTLE_KNOWLEDGE,
)
from astrarium.games.gaia.research import step_reason, step_up
from astrarium.games.gaia.state import Gaia
from astrarium.games.gaia.structures import kind_on, owner_of
from astrarium.games.gaia.upgrades import upgrade, upgrade_reason
from astrarium.games.gaia.words import (
    ACADEMY_ACTION,
    BUILD,
    END_TURN,
    FEDERATE,
    FREE,
    KIND,
    NO_BOOSTER,
    NONE,
    PASS,
    POWER,
    POWER_STONE,
    PROJECT,
    QIC_ACTION,
    RESEARCH,
    SPECIAL,
    TRADING_STATION,
    TRANSDIM,
    UPGRADE,
)

BEFORE: Final = 0  # the action is still to come
AFTER: Final = 1


class Turn(SeatFrame[Gaia]):
    """[gaia.actions.one-per-turn] [gaia.free.before-or-after-only]"""

    def __init__(self, player: i64, stage: i64) -> None:
        super().__init__(player)
        self.stage = stage

    def advance(self, s: Gaia, lane: i64) -> i64:
        if self.stage == BEFORE or any_free(s, self.player):
            return WAIT
        self.end(s, lane)
        return AGAIN

    def candidates(self, s: Gaia) -> list[int]:
        """Everything a faction can do; what is not open has a reason."""
        seat = self.player
        choices: list[int] = [FREE + number for number in free_list(s, seat)]
        if self.stage == AFTER:
            choices.append(END_TURN)
            return choices
        planets = planet_hexes(s)
        choices += [BUILD + hex for hex in planets]
        choices += [PROJECT + hex for hex in planets if i64(s.terrain[hex]) == TRANSDIM]
        mine = sorted(s.players[seat].hexes)
        for kind in range(TRADING_STATION, ACADEMY_ACTION + 1):
            choices += [UPGRADE + kind * KIND + hex for hex in mine]
        choices.append(FEDERATE)
        choices += [RESEARCH + track for track in range(6)]
        powers = [number for number in range(10) if s.rules.board_actions[number].power > 0]
        choices += [POWER + number for number in powers]
        if s.faction_of(seat).stone_worth > 0:
            choices += [POWER_STONE + number for number in powers]
        choices += [QIC_ACTION + n for n in range(10) if s.rules.board_actions[n].qic > 0]
        choices += [SPECIAL + number for number in specials_of(s, seat)]
        if s.round_number == 6:
            choices.append(PASS + NO_BOOSTER)
        else:
            choices += [PASS + number for number in s.boosters_in_play()]
        return choices

    def unsuggested(self, s: Gaia, choice: i64) -> i64:
        """What only others have is not theirs to use; the rest is no action of a turn."""
        kind = choice - choice % KIND
        if kind == FREE:
            return because(NOT_ON_OWN_BOARD)
        if self.stage == AFTER:
            return NOT_OFFERED
        if kind == SPECIAL:
            return because(NOT_OWNED)
        if kind == PASS:
            return pass_reason(s, self.player, choice % KIND)
        return because(STONE_ELSEWHERE) if kind == POWER_STONE else NOT_OFFERED

    def reason(self, s: Gaia, choice: i64) -> i64:
        seat = self.player
        kind = choice - choice % KIND
        argument = choice % KIND
        if kind == FREE:
            return free_reason(s, seat, argument)
        if kind == END_TURN:
            return LEGAL
        if kind == BUILD:
            return mine_reason(s, seat, argument, 0, 0)
        if kind == PROJECT:
            return project_reason(s, seat, argument, 0)
        if kind < FEDERATE:
            return upgrade_reason(s, seat, argument, (kind - UPGRADE) // KIND)
        if kind == FEDERATE:
            if not any_token(s):
                return because(SUPPLY_EMPTY)
            return LEGAL if can_federate(s, seat) else because(NO_FEDERATION)
        if kind == RESEARCH:
            return research_reason(s, seat, argument)
        if POWER <= kind <= QIC_ACTION:
            return space_reason(s, seat, argument, 1 if kind == POWER_STONE else 0)
        if kind == SPECIAL:
            return special_reason(s, seat, argument)
        return pass_reason(s, seat, argument)

    def options(self, s: Gaia) -> list[int]:
        seat = self.player
        choices = open_free(s, seat)
        if self.stage == AFTER:
            choices.append(END_TURN)
            return choices
        player = s.players[seat]
        choices += [BUILD + hex for hex in mines_open(s, seat, 0, 0)]
        choices += open_projects(s, seat)
        open_upgrades(s, seat, choices)
        if any_token(s) and can_federate(s, seat):
            choices.append(FEDERATE)
        if player.knowledge >= s.rules.research_cost:
            for track in range(6):
                if step_reason(s, seat, track) == LEGAL:
                    choices.append(RESEARCH + track)
        open_spaces(s, seat, choices)
        specials = specials_of(s, seat)
        choices += [SPECIAL + each for each in specials if special_reason(s, seat, each) == LEGAL]
        return choices + open_passes(s)

    def take(self, s: Gaia, lane: i64, choice: i64) -> None:
        seat = self.player
        kind = choice - choice % KIND
        argument = choice % KIND
        if kind == FREE:
            do_free(s, lane, seat, argument)
            return
        if kind == END_TURN:
            self.end(s, lane)
            return
        if kind == PASS:
            s.pop(lane)
            pass_turn(s, lane, seat, argument)
            return
        s.replace(lane, Turn(seat, AFTER))
        if kind == BUILD:
            build_mine(s, lane, seat, argument, 0, 0)
        elif kind == PROJECT:
            start_project(s, lane, seat, argument, 0)
        elif kind < FEDERATE:
            structure = (kind - UPGRADE) // KIND
            upgrade(s, lane, seat, argument, structure)
        elif kind == FEDERATE:
            s.push(lane, FormFederation(seat))
        elif kind == RESEARCH:
            s.players[seat].knowledge -= s.rules.research_cost
            step_up(s, lane, seat, argument)
        elif kind <= QIC_ACTION:
            use_space(s, lane, seat, argument, 1 if kind == POWER_STONE else 0)
        else:
            do_special(s, lane, seat, argument)

    def end(self, s: Gaia, lane: i64) -> None:
        """[gaia.passive.trigger.mine] [gaia.passive.trigger.upgrade]"""
        first, second = s.built, s.built_too
        s.built = NONE
        s.built_too = NONE
        s.pop(lane)
        if second != NONE:
            s.push(lane, Charging(self.player, second, 1))
        if first != NONE:
            s.push(lane, Charging(self.player, first, 1))


def research_reason(s: Gaia, seat: i64, track: i64) -> i64:
    """[gaia.research.cost]"""
    have = s.players[seat].knowledge
    if have < s.rules.research_cost:
        return because(TOO_LITTLE_KNOWLEDGE, s.rules.research_cost, have)
    return step_reason(s, seat, track)


def open_upgrades(s: Gaia, seat: i64, choices: list[int]) -> None:
    """In order of what they become, then of hexes."""
    player = s.players[seat]
    upgrades = s.faction_of(seat).upgrades
    for kind in range(TRADING_STATION, ACADEMY_ACTION + 1):
        cost = s.rules.costs[kind]
        least: i64 = cost.credits
        if kind == TRADING_STATION:
            least = s.rules.near_trading_cost.credits
        if player.ore < cost.ore or player.credits < least:
            continue
        start: i64 = len(choices)
        ordered = True
        for each in player.hexes:
            hex: i64 = each
            if owner_of(s, hex) != seat or (upgrades[kind_on(s, hex)] >> kind) & 1 == 0:
                continue
            if upgrade_reason(s, seat, hex, kind) == LEGAL:
                choice: i64 = UPGRADE + kind * KIND + hex
                if len(choices) > start and choices[len(choices) - 1] > choice:
                    ordered = False
                choices.append(choice)
        if not ordered:
            choices[start:] = sorted(choices[start:])
