"""A turn: action, production, achievement. [sun.turn.three-phases]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.frame import AGAIN, DONE, LEGAL, MAIN, WAIT, Frame, SeatFrame, because
from astrarium.games.sun.abilities import (
    ANY_TIME,
    DISPLACE_PAWN,
    SWAP_STARS,
    ability_of,
    has_ability,
    may_have,
    owns,
)
from astrarium.games.sun.achievements import claim, claim_reason, star_discs
from astrarium.games.sun.changes import list_changes, program_changes
from astrarium.games.sun.frames.colonize import colonize_unseen
from astrarium.games.sun.frames.drafting import RefillRows
from astrarium.games.sun.frames.events import attached_to
from astrarium.games.sun.frames.payment import cost_reason
from astrarium.games.sun.frames.production import produce
from astrarium.games.sun.galaxy import controller
from astrarium.games.sun.reasons import (
    COVERED,
    NOBODY_THERE,
    NOT_RESEARCHED,
    NOTHING_ATTACHED,
    NOTHING_CHANGES,
    OCCUPIED,
    STANDS_THERE,
    USED_UP,
)
from astrarium.games.sun.state import Sun
from astrarium.games.sun.supply import pay_ore, visible_icons
from astrarium.games.sun.words import (
    ACT,
    AT_GUILD,
    AWAIT,
    BARGAIN,
    CLAIM,
    DISPLACE,
    END_TURN,
    FOOD,
    GROWTH,
    KIND,
    MINING,
    NONE,
    ON_CARD,
    ON_EVENT,
    ORE,
    PRODUCE,
    SWAP,
    TRADING,
)
from astrarium.parts.bits import bit
from astrarium.parts.program import DO
from astrarium.parts.program_frames import begin_reason, program_reason, run_program

BEGIN: Final = 0
ACTION: Final = 1
ACTED: Final = 2
PRODUCTION: Final = 3
PRODUCED: Final = 4
LAST_WORD: Final = 5
ACHIEVEMENT: Final = 6
END: Final = 7

PRODUCTIONS: Final = [PRODUCE + GROWTH, PRODUCE + MINING, PRODUCE + TRADING]


class Turn(SeatFrame[Sun]):
    """The phases in order; between them the seat may use what is open at any time."""

    def __init__(self, player: i64, step: i64) -> None:
        super().__init__(player)
        self.step = step

    def data(self) -> list[int]:
        return [self.player, self.step]

    def next(self, s: Sun, lane: i64) -> None:
        s.replace(lane, Turn(self.player, self.step + 1))

    def advance(self, s: Sun, lane: i64) -> i64:
        step = self.step
        if step == ACTION:
            return self.begun(s, lane)
        if step == PRODUCTION:
            return self.overlap(s) if s.rules.overlap and lane == MAIN else WAIT
        if lane != MAIN:
            return DONE  # produced while the next seat begins: the main lane has the rest
        if step == LAST_WORD and self.open_leisure(s):
            return WAIT
        if step == LAST_WORD or step == ACHIEVEMENT:
            s.replace(lane, Turn(self.player, END))
            s.push(lane, Achieve(self.player))
            innovate(s, lane)
            return AGAIN
        if step == END:
            s.players[self.player].taken = 0
            s.pop(lane)
            if s.rules.drafting:
                s.push(lane, RefillRows())
            return AGAIN
        self.next(s, lane)
        if step == BEGIN:
            begin_turn(s, self.player)
        elif step == ACTED:
            action_over(s, lane)
        elif step == PRODUCED:
            innovate(s, lane)
        return AGAIN

    def begun(self, s: Sun, lane: i64) -> i64:
        """An action that was chosen early is carried out if it still can be."""
        early = s.early
        s.early = NONE
        if early == NONE or self.reason(s, early) != LEGAL:
            return WAIT
        self.take(s, lane, early)
        return AGAIN

    def overlap(self, s: Sun) -> i64:
        """While this seat decides what to produce, the next one may begin.

        [sun.production.variant.overlap]
        """
        self.next(s, MAIN)
        s.push(self.player + 1, self)
        turns = s.from_seat(s.first_seat)
        last = self.player == turns[len(turns) - 1]
        if not (last and s.round_number == s.last_round):
            s.push((self.player + 1) % len(turns) + 1, BeginEarly((self.player + 1) % len(turns)))
        return AGAIN

    def open_leisure(self, s: Sun) -> list[int]:
        return [choice for choice in self.leisure(s) if self.reason(s, choice) == LEGAL]

    def leisure(self, s: Sun) -> list[int]:
        """What may be used at any time outside an action. [sun.control.other-effects]"""
        found: list[int] = []
        if not (may_have(s, self.player, ANY_TIME) or may_have(s, self.player, SWAP_STARS)):
            return found
        for number, bargain in enumerate(s.rules.bargains):
            if owns(s, self.player, bargain.ability):
                found.append(BARGAIN + number)
        if has_ability(s, self.player, SWAP_STARS) and star_discs(s, self.player) > 0:
            found += [SWAP + FOOD, SWAP + ORE]
        return found

    def candidates(self, s: Sun) -> list[int]:
        found = self.leisure(s)
        if self.step == ACTION:
            found += [ACT + space for space in spaces_shown(s, self.player)]
            if ability_of(s, self.player, DISPLACE_PAWN) is not None:
                found += {
                    int(DISPLACE + player.pawn)
                    for seat, player in enumerate(s.players)
                    if player.pawn != NONE and seat != self.player
                }
        elif self.step == PRODUCTION:
            found += PRODUCTIONS
        else:
            found.append(END_TURN)
        return sorted(found)

    def options(self, s: Sun) -> list[int]:
        if self.step == PRODUCTION:
            return self.open_leisure(s) + PRODUCTIONS
        if self.step == ACTION and not may_have(s, self.player, DISPLACE_PAWN):
            return open_spaces(s, self.player) + self.open_leisure(s)
        return [choice for choice in self.candidates(s) if self.reason(s, choice) == LEGAL]

    def reason(self, s: Sun, choice: i64) -> i64:
        kind, number = choice - choice % KIND, choice % KIND
        if kind == ACT:
            return space_reason(s, self.player, number)
        if kind == DISPLACE:
            return displace_reason(s, self.player, number)
        if kind == BARGAIN:
            return bargain_reason(s, self.player, number)
        if kind == SWAP:
            player = s.players[self.player]
            discs = player.food_discs if number == FOOD else player.ore_discs
            return LEGAL if discs > 0 else because(USED_UP)
        return LEGAL

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        kind, number = choice - choice % KIND, choice % KIND
        if kind == BARGAIN:
            s.players[self.player].used += bit(number * 4)
            s.tell("bargain", self.player, 1, NONE, "sun.control.other-effects")
            innovate(s, lane)
            run_program(s, lane, self.player, s.rules.bargains[number].program)
        elif kind == SWAP:
            swap_star(s, self.player, number)
            innovate(s, lane)
        elif kind == END_TURN:
            self.next(s, lane)
        elif kind == PRODUCE:
            self.next(s, lane)
            produce(s, lane, self.player, number)
        else:
            self.next(s, lane)
            if kind == DISPLACE:
                set_aside(s, self.player, number)
            act(s, lane, self.player, number)


def begin_turn(s: Sun, seat: i64) -> None:
    s.active = seat
    s.players[seat].used = 0
    s.held = 0
    for place in range(len(s.systems)):
        if controller(s, place) != NONE:
            s.held |= bit(place)


def action_over(s: Sun, lane: i64) -> None:
    s.changed = 1
    innovate(s, lane)


# --- action spaces -------------------------------------------------------------------------------


def spaces_shown(s: Sun, seat: i64) -> list[int]:
    """The spaces that lie on the table for this seat."""
    cards = s.players[seat].private
    for card in s.cards:
        if card != NONE:
            cards |= bit(card)
    found: list[int] = []
    for space, at in enumerate(s.rules.spaces):
        if at.where == ON_CARD:
            shown = (cards >> at.card) & 1 == 1
        else:
            shown = at.where != ON_EVENT or (s.kept_events >> at.card) & 1 == 1
        if shown:
            found.append(space)
    return found


def open_spaces(s: Sun, seat: i64) -> list[int]:
    """The choices of all spaces that the pawn may go to, ascending."""
    found: list[int] = []
    for action in s.rules.action_rows:
        space = action.first
        at = s.rules.spaces[space]
        if at.where == ON_CARD and not s.players[seat].knows(at.card):
            continue
        if at.where == ON_EVENT and (s.kept_events >> at.card) & 1 == 0:
            continue
        if access_reason(s, seat, space) != LEGAL or action_reason(s, seat, space) != LEGAL:
            continue
        for _ in range(action.spaces):
            if at.free or not stands_on(s, space):
                found.append(ACT + space)
            space += 1
    return found


def stands_on(s: Sun, space: i64) -> bool:
    for player in s.players:
        if player.pawn == space:
            return True
    return False


def access_reason(s: Sun, seat: i64, space: i64) -> i64:
    """LEGAL, or why the seat has no access to the action at all.

    [sun.action.card-needs-own-research] [sun.implied.covered-guild-closed]
    """
    at = s.rules.spaces[space]
    if at.where == ON_CARD and not s.players[seat].knows(at.card):
        return because(NOT_RESEARCHED)
    if at.where == AT_GUILD and (s.uncovered >> at.card) & 1 == 0:
        return because(COVERED)
    if at.where == ON_EVENT and not attached_to(s, at.card):
        return because(NOTHING_ATTACHED)
    return LEGAL


def space_reason(s: Sun, seat: i64, space: i64) -> i64:
    """LEGAL, or why the pawn may not go there.

    [sun.action.space-must-be-empty] [sun.action.pawn-must-move]
    [sun.action.last-basic-action.always-open] [sun.action.last-basic-action.repeat]
    """
    at = s.rules.spaces[space]
    access = access_reason(s, seat, space)
    if access != LEGAL:
        return access
    if not at.free:
        if s.players[seat].pawn == space:
            return because(STANDS_THERE)
        for player in s.players:
            if player.pawn == space:
                return because(OCCUPIED)
    return action_reason(s, seat, space)


def action_reason(s: Sun, seat: i64, space: i64) -> i64:
    """LEGAL, or why the action cannot be paid, carried out, or would change nothing.

    [sun.action.must-be-payable] [sun.action.must-be-possible] [sun.clarify.action-must-change]
    """
    at = s.rules.spaces[space]
    node = s.rules.programs.nodes[at.program]
    cost = node.arguments
    if at.ore > 0:
        cost = [cost[0] + int(at.ore), cost[1], cost[2]]
    paid = cost_reason(s, seat, cost)
    if paid != LEGAL:
        return paid
    first = s.rules.programs.nodes[node.lists[0][0]]
    if first.kind == DO:
        words = s.rules.programs.vocabulary
        reason = words.reason(s, seat, first.what, first.arguments, cost)
        if reason != LEGAL and not words.soft[first.what]:
            return reason
        if reason == LEGAL and words.changes(s, seat, first.what, first.arguments, cost):
            return LEGAL
    else:
        reason = begin_reason(s, seat, node.lists[0], cost)
        if reason != LEGAL:
            return reason
    if not list_changes(s, seat, node.lists[0], cost):
        return because(NOTHING_CHANGES)
    return LEGAL


def displace_reason(s: Sun, seat: i64, space: i64) -> i64:
    """[sun.card.ross-154.displace]"""
    ability = ability_of(s, seat, DISPLACE_PAWN)
    if ability is None or s.players[seat].displaced >= ability.first:
        return because(USED_UP)
    if s.rules.spaces[space].free:
        return because(NOBODY_THERE)
    access = access_reason(s, seat, space)
    return access if access != LEGAL else action_reason(s, seat, space)


def set_aside(s: Sun, seat: i64, space: i64) -> None:
    """Another's pawn stands on no space until its owner moves it. [sun.card.ross-154.place]"""
    for player in s.players:
        if player.pawn == space:
            player.pawn = NONE
    s.players[seat].displaced += 1
    s.tell("displaced", seat, 1, s.rules.first_space + space, "sun.card.ross-154.displace")


def act(s: Sun, lane: i64, seat: i64, space: i64) -> None:
    """The pawn moves, then the action is carried out; its cost is paid first.

    [sun.action.move-then-resolve] [sun.action.cost-in-full-first] [sun.action.extra-ore-spaces]
    """
    at = s.rules.spaces[space]
    player = s.players[seat]
    player.pawn = NONE if at.where == ON_EVENT else space
    player.taken = 0
    s.changed = 0
    s.stealth = 0
    s.tell("action", seat, 1, s.rules.first_space + space, "sun.action.move-then-resolve")
    pay_ore(s, seat, at.ore, "sun.action.extra-ore-spaces")
    colonize_unseen(s, lane, at.program)
    run_program(s, lane, seat, at.program)


# --- at any time ---------------------------------------------------------------------------------


def bargain_reason(s: Sun, seat: i64, number: i64) -> i64:
    bargain = s.rules.bargains[number]
    if (s.players[seat].used >> (number * 4)) & 15 >= bargain.times:
        return because(USED_UP)
    reason = program_reason(s, seat, bargain.program)
    if reason != LEGAL:
        return reason
    cost = s.rules.programs.nodes[bargain.program].arguments
    changes = program_changes(s, seat, bargain.program, cost)
    return LEGAL if changes else because(NOTHING_CHANGES)


def swap_star(s: Sun, seat: i64, track: i64) -> None:
    """A disc of a track replaces a star disc on an achievement."""
    player = s.players[seat]
    if track == FOOD:
        player.food_discs -= 1
        player.swapped_food += 1
    else:
        player.ore_discs -= 1
        player.swapped_ore += 1
    s.tell("swapped", seat, 1, s.rules.first_disc + track, "sun.control.other-effects")


def innovate(s: Sun, lane: i64) -> None:
    """When what is pushed above this is over.

    While the next seat begins its turn, the main lane does so when production is over.
    """
    if s.rules.advanced and lane == MAIN:
        s.push(lane, Innovate())


class Innovate(Frame[Sun]):
    """Innovations that are reached for the first time are carried out, once, one after another: one
    may let another be reached.

    [sun.advanced-factions.innovations.once]
    """

    def data(self) -> list[int]:
        return []

    def advance(self, s: Sun, lane: i64) -> i64:
        for seat in s.from_seat(s.active):
            number = reached(s, seat)
            if number != NONE:
                s.players[seat].innovated |= bit(number)
                s.tell("innovation", seat, number + 1, faction_thing(s, seat), INNOVATION_RULE)
                innovation = s.board_of(seat).innovations[number]
                run_program(s, lane, seat, innovation.program)
                return AGAIN
        return DONE


def reached(s: Sun, seat: i64) -> i64:
    """The first innovation whose icons are visible and that has not been carried out, or NONE."""
    innovated = s.players[seat].innovated
    for number, innovation in enumerate(s.board_of(seat).innovations):
        if innovation.program == NONE or (innovated >> number) & 1 == 1:
            continue
        if visible_icons(s, seat, innovation.track) >= innovation.icons:
            return number
    return NONE


INNOVATION_RULE: Final = "sun.advanced-factions.innovations.once"


def faction_thing(s: Sun, seat: i64) -> i64:
    return s.rules.first_faction + s.players[seat].faction


class BeginEarly(SeatFrame[Sun]):
    """Where will the pawn go? Or the own turn is awaited. [sun.production.variant.overlap]"""

    def candidates(self, s: Sun) -> list[int]:
        return [*(ACT + space for space in spaces_shown(s, self.player)), AWAIT]

    def reason(self, s: Sun, choice: i64) -> i64:
        return LEGAL if choice == AWAIT else space_reason(s, self.player, choice - ACT)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        if choice != AWAIT:
            s.early = choice
        s.pop(lane)


# --- achievements --------------------------------------------------------------------------------


class Achieve(SeatFrame[Sun]):
    """One achievement whose condition is met: it must be claimed.

    [sun.achievement.mandatory] [sun.achievement.one-per-turn] [sun.end.choose-among-several]
    """

    def advance(self, s: Sun, lane: i64) -> i64:
        return WAIT if self.options(s) else DONE

    def candidates(self, s: Sun) -> list[int]:
        return sorted(CLAIM + goal for goal in s.goals)

    def reason(self, s: Sun, choice: i64) -> i64:
        return claim_reason(s, self.player, choice - CLAIM)

    def take(self, s: Sun, lane: i64, choice: i64) -> None:
        claim(s, self.player, choice - CLAIM)
        s.pop(lane)
