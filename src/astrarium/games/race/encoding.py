"""Positions and choices of Race as numbers for nets.

Seats are counted from the one that looks: its own blocks have the number 0. What options add is
written by the parts themselves (`encoding.py` in their folders).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.core.actions import Actions
from astrarium.core.frame import MAIN
from astrarium.core.game import Encoding
from astrarium.core.layout import Asked, Layout
from astrarium.core.sheet import Sheet
from astrarium.games.race.blocks import PartBlocks
from astrarium.games.race.draft.encoding import DraftBlocks
from astrarium.games.race.flow import END_CHECK, Round
from astrarium.games.race.frames.choose import ChooseAction
from astrarium.games.race.goals.encoding import GoalBlocks
from astrarium.games.race.notation import notation_of
from astrarium.games.race.orb.actions import OrbActions
from astrarium.games.race.orb.encoding import OrbBlocks
from astrarium.games.race.orb.words import ORB_CARD, TOKEN
from astrarium.games.race.robot.encoding import RobotBlocks
from astrarium.games.race.scoring import general_military, score
from astrarium.games.race.state import Player, Race
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import (
    ACTIONS,
    BUILD,
    DEAL,
    DRAW,
    GOODS,
    HIRE,
    KIND,
    LAND,
    LANE_BITS,
    LANE_MASK,
    LOOSE,
    MAKE,
    MAKE_ANY,
    NAME,
    NONE,
    ROLL,
    SELL,
    TURN,
    TURN_UP,
)

VERSION: Final = 1

# Thermometers: how many steps they have.
HAND_STEPS: Final = 14
TABLEAU_STEPS: Final = 14
GOOD_STEPS: Final = 8
MILITARY_STEPS: Final = 12  # from LEAST_MILITARY on
LEAST_MILITARY: Final = -2
SCORE_STEPS: Final = 30  # of two points each
DIFFERENCE_STEPS: Final = 30  # of two points each; the middle one is a tie
POOL_STEPS: Final = 24
ROUND_STEPS: Final = 16

# What is much, as these numbers go.
MANY_CARDS: Final = 10.0
MANY_POINTS: Final = 30.0
MANY_LEFT: Final = 100.0
MUCH_MILITARY: Final = 10.0
MANY_GOODS: Final = 6.0


class SeatBlocks:
    """What lies before one seat, for all to see."""

    def __init__(self, layout: Layout[Race], tables: RaceRules, place: int) -> None:
        n = int(tables.count)
        name = f"seat{place}"
        self.expanded = tables.expanded
        self.tableau = layout.block(f"{name}.tableau", n)
        self.goods = layout.block(f"{name}.goods", n)  # worlds with a good
        self.shown = layout.block(f"{name}.shown", n)  # hand cards that all have seen
        self.action = layout.block(f"{name}.action", len(ACTIONS))
        self.second_action = layout.block(f"{name}.second-action", len(ACTIONS))
        self.hand = layout.block(f"{name}.hand-steps", HAND_STEPS)
        self.size = layout.block(f"{name}.tableau-steps", TABLEAU_STEPS)
        self.stock = layout.block(f"{name}.good-steps", GOOD_STEPS)
        self.military = layout.block(f"{name}.military-steps", MILITARY_STEPS)
        self.points = layout.block(f"{name}.score-steps", SCORE_STEPS)
        # Hand, looked at, chips, score, Military, temporary Military, cards that work, goods
        self.amounts = layout.block(f"{name}.amounts", 8)
        self.kinds = layout.block(f"{name}.goods-by-kind", len(GOODS))
        self.powers = layout.block(f"{name}.powers-left", len(tables.powers))
        self.windfalls = layout.block(f"{name}.windfalls-left", len(GOODS))
        self.made = layout.block(f"{name}.goods-made", len(GOODS))
        self.draws = layout.block(f"{name}.draws-made", 1)
        if self.expanded:
            self.used = layout.block(f"{name}.used", n)
            self.conquered = layout.block(f"{name}.conquered", n)
            self.extras = layout.block(f"{name}.extras", 2)  # stored goods, worlds placed
        self.cards = n

    def fill(self, s: Race, seat: i64, points: i64, sheet: Sheet) -> None:
        tables = s.tables
        player = s.players[seat]
        strength: i64 = general_military(tables, player)
        self.fill_tableau(s, player, sheet)
        sheet.cards(self.shown, player.shown)
        sheet.one_of(self.action, player.action, len(ACTIONS))
        sheet.one_of(self.second_action, player.second_action, len(ACTIONS))
        hand: i64 = len(player.hand)
        sheet.steps(self.hand, hand, HAND_STEPS)
        sheet.steps(self.size, len(player.tableau), TABLEAU_STEPS)
        sheet.steps(self.military, strength - LEAST_MILITARY, MILITARY_STEPS)
        sheet.steps(self.points, points // 2, SCORE_STEPS)
        sheet.amount(self.amounts, hand, MANY_CARDS)
        sheet.amount(self.amounts + 1, len(player.looked_at), MANY_CARDS)
        sheet.amount(self.amounts + 2, player.vp, MANY_POINTS)
        sheet.amount(self.amounts + 3, points, MANY_POINTS)
        sheet.amount(self.amounts + 4, strength, MUCH_MILITARY)
        sheet.amount(self.amounts + 5, player.temporary, MUCH_MILITARY)
        sheet.amount(self.amounts + 6, player.active, MANY_CARDS)
        for power in player.powers:
            sheet.mark(self.powers + power)
        if player.windfalls + player.made + player.made_draws > 0:
            packed(sheet, self.windfalls, player.windfalls)
            packed(sheet, self.made, player.made)
            sheet.amount(self.draws, player.made_draws, MANY_CARDS)
        if self.expanded:
            more = s.more_of(seat)
            sheet.cards(self.used, sorted(more.used))
            sheet.one_of(self.conquered, more.conquered, self.cards)
            sheet.amount(self.extras, len(more.stored), MANY_GOODS)
            sheet.amount(self.extras + 1, more.placed, 1.0)

    def fill_tableau(self, s: Race, player: Player, sheet: Sheet) -> None:
        """Cards, the goods on them, and how many goods there are of each kind."""
        good_kind = s.tables.good_kind
        kinds: i64 = 0
        goods: i64 = 0
        for at in range(len(player.tableau)):
            card: i64 = player.tableau[at]
            sheet.mark(self.tableau + card)
            if player.goods[at] != NONE:
                sheet.mark(self.goods + card)
                kinds += 1 << (LANE_BITS * good_kind[card])
                goods += 1
        packed(sheet, self.kinds, kinds)
        sheet.steps(self.stock, goods, GOOD_STEPS)
        sheet.amount(self.amounts + 7, goods, MANY_GOODS)


def packed(sheet: Sheet, start: i64, counts: i64) -> None:
    """Five small counts, by kind of goods."""
    for kind in range(len(GOODS)):
        sheet.amount(start + kind, (counts >> (LANE_BITS * kind)) & LANE_MASK, MANY_GOODS)


class RaceLayout(Layout[Race]):
    def __init__(self, rules: RaceRules) -> None:
        super().__init__(rules, VERSION)
        n = int(rules.count)
        self.cards = n
        # The seat's own secrets.
        self.hand = self.block("own.hand", n)
        self.looked_at = self.block("own.looked-at", n)
        self.known = self.block("own.known-discards", n)
        self.pick = self.block("own.pick", n)  # a card picked in secret
        self.picked_action = self.block("own.picked-action", len(ACTIONS))
        self.second_pick = self.block("own.second-picked-action", len(ACTIONS))
        self.seats = [SeatBlocks(self, rules, place) for place in range(rules.seats)]
        self.difference = self.block("difference-steps", DIFFERENCE_STEPS)
        self.pool = self.block("pool-steps", POOL_STEPS)
        self.round = self.block("round-steps", ROUND_STEPS)
        self.amounts = self.block("amounts", 4)  # pool, deck, discards, round
        self.step = self.block("step", END_CHECK + 1)  # of the round
        self.starters = self.block("starters", n)
        self.parts: list[PartBlocks] = []
        if rules.options["goals"]:
            self.parts.append(GoalBlocks(self, rules))
        if rules.options["draft"]:
            self.parts.append(DraftBlocks(self, rules))
        if rules.robot is not None:
            self.parts.append(RobotBlocks(self, rules))
        if rules.orb is not None:
            self.parts.append(OrbBlocks(self, rules))
        things = {"card": n, "world": n, "storage": n, "power": len(rules.powers)}
        self.asked = Asked(self, {**things, "first": len(ACTIONS)})

    def round_of(self, s: Race) -> i64:
        return s.round_number

    def fill(self, s: Race, seat: i64, sheet: Sheet) -> None:
        seats: i64 = len(s.players)
        self.fill_own(s, seat, sheet)
        points: i64 = score(s.tables, s.players[seat])
        best: i64 = 0 if seats == 1 else -1
        for place in range(seats):
            other: i64 = (seat + place) % seats
            theirs: i64 = points if place == 0 else score(s.tables, s.players[other])
            if place > 0 and theirs > best:
                best = theirs
            self.seats[place].fill(s, other, theirs, sheet)
        middle: i64 = DIFFERENCE_STEPS // 2
        sheet.steps(self.difference, (points - best) // 2 + middle, DIFFERENCE_STEPS)
        self.fill_common(s, sheet)
        for part in self.parts:
            part.fill(s, seat, sheet)
        self.asked.fill(s, seat, sheet)

    def fill_own(self, s: Race, seat: i64, sheet: Sheet) -> None:
        player = s.players[seat]
        sheet.cards(self.hand, player.hand)
        sheet.cards(self.looked_at, player.looked_at)
        known = player.known
        for card in range(self.cards):
            if known[card] > 0:
                sheet.amount(self.known + card, i64(known[card]), 1.0)
        if player.pick == NONE:
            return
        if picks_actions(s, seat):
            sheet.one_of(self.picked_action, player.pick, len(ACTIONS))
            sheet.one_of(self.second_pick, player.second_pick, len(ACTIONS))
        else:
            sheet.one_of(self.pick, player.pick, self.cards)

    def fill_common(self, s: Race, sheet: Sheet) -> None:
        sheet.steps(self.pool, s.pool, POOL_STEPS)
        sheet.steps(self.round, s.round_number, ROUND_STEPS)
        sheet.amount(self.amounts, s.pool, MANY_POINTS)
        sheet.amount(self.amounts + 1, s.deck.size, MANY_LEFT)
        sheet.amount(self.amounts + 2, s.discard.size, MANY_LEFT)
        sheet.amount(self.amounts + 3, s.round_number, MANY_CARDS)
        if not s.tables.options["draft"]:
            sheet.cards(self.starters, s.starters)  # in a draft they lie face down
        stack = s.agenda.lanes[MAIN]
        if stack:
            bottom = stack[0]
            if isinstance(bottom, Round):
                sheet.one_of(self.step, bottom.step, END_CHECK + 1)


def picks_actions(s: Race, seat: i64) -> bool:
    """Is the secret choice that is going on one of action cards?"""
    opening = s.agenda.opening
    if not opening or not opening[seat]:
        return False
    return isinstance(opening[seat][0], ChooseAction)


# --- choices -------------------------------------------------------------------------------------

BY_CHANCE: Final = (DRAW, DEAL, ROLL, TURN, TURN_UP, ORB_CARD, TOKEN)


def choices_of(rules: RaceRules) -> list[int]:
    """All that can be said to a seat's question, without what no card can ever bring about."""
    most_named = max([int(power.high) for power in rules.powers], default=0)
    most_hired = max(rules.hand_military_uses, default=0)
    found: list[int] = []
    for choice in notation_of(rules).listed.texts:
        kind, argument = choice - choice % KIND, choice % KIND
        if kind in BY_CHANCE:
            continue
        if kind == NAME and argument > most_named:
            continue
        if kind == HIRE and not 0 < argument <= most_hired:
            continue
        if kind == BUILD and rules.world[argument]:
            continue
        if kind == LAND and not rules.world[argument]:
            continue
        if kind in (SELL, MAKE, MAKE_ANY) and argument != LOOSE and not rules.good_kind[argument]:
            continue
        found.append(choice)
    return found


def encode(rules: RaceRules) -> Encoding:
    choices = choices_of(rules)
    if rules.orb is None:
        return Encoding(RaceLayout(rules), Actions(rules, choices, KIND))
    return Encoding(RaceLayout(rules), OrbActions(rules, choices, KIND, len(rules.orb.token_kinds)))
