"""Cards on the table, and what the rules make of them: prices, Military, points."""

from __future__ import annotations

from functools import lru_cache

from astrarium.games.race.frames.develop import price as development_price
from astrarium.games.race.frames.explore import cards_to_keep, cards_to_look_at
from astrarium.games.race.goals.awards import amount_of
from astrarium.games.race.goals.state import Goals
from astrarium.games.race.goals.tiles import Goal
from astrarium.games.race.goods import kind_price
from astrarium.games.race.means import military_against, pay_price
from astrarium.games.race.orb.access import steps_of
from astrarium.games.race.scoring import printed, variable
from astrarium.games.race.state import Race, new_player
from astrarium.games.race.tables import RaceRules
from astrarium.games.race.words import EXPLORE_1_1, EXPLORE_5, LANE_BITS, LANE_MASK, NONE

NO_GOALS = Goals([], [], [], 0)


class Tableau:
    """The cards of a seat that has nothing else, asked what they could do."""

    def __init__(self, rules: RaceRules, cards: tuple[int, ...]) -> None:
        self.rules = rules
        self.cards = cards
        self.player = new_player(int(rules.count))
        self.player.tableau = list(cards)
        self.player.active = len(cards)
        first = rules.first_power
        self.powers = [i for card in cards for i in range(first[card], first[card + 1])]

    def and_one(self, card: int) -> Tableau:
        return tableau_of(self.rules, (*self.cards, card))

    def without(self, card: int) -> Tableau:
        return tableau_of(self.rules, tuple(each for each in self.cards if each != card))

    def _seated(self) -> Race:
        """A position in which seat 0 has these cards."""
        s = blank(self.rules)
        s.players[0] = self.player
        return s

    def missing(self, world: int) -> int:
        """Military that is missing to conquer this world."""
        strength = military_against(self._seated(), self.player, world)
        return max(0, int(self.rules.cost[world] - strength))

    def price(self, card: int) -> int | None:
        """Hand cards for this card; None if it cannot be paid for."""
        if not self.rules.world[card]:
            return int(development_price(self._seated(), self.player, card, False))
        if self.rules.military_world[card] and self.missing(card) == 0:
            return 0
        price = int(pay_price(self._seated(), self.player, card))
        return None if price == NONE else price

    def sale(self, kind: int) -> int:
        """Cards for a good of this kind, trade powers included."""
        return int(kind_price(self._seated(), 0, kind))

    def explores(self, five: bool, one_and_one: bool) -> tuple[int, int]:
        """Cards kept and cards looked at by whoever has chosen these actions."""
        s, player = self._seated(), self.player
        player.action = EXPLORE_5 if five else NONE
        player.second_action = EXPLORE_1_1 if one_and_one else NONE
        kept, seen = int(cards_to_keep(s, player)), int(cards_to_look_at(s, player))
        player.action = player.second_action = NONE
        return kept, seen

    def team_steps(self) -> int:
        """How far a survey team goes, in the Orb game."""
        return int(steps_of(self._seated(), self.player))

    def points(self, chips: int) -> int:
        """Printed and variable points."""
        self.player.vp = chips
        return printed(self.rules, self.player) + variable(self.rules, self.player)

    def amount(self, goal: Goal, chips: int) -> int:
        """How far the cards meet a goal; the hand limit nobody plans for."""
        self.player.vp = chips
        return int(amount_of(self._seated(), NO_GOALS, goal, 0))


@lru_cache(maxsize=1 << 13)
def tableau_of(rules: RaceRules, cards: tuple[int, ...]) -> Tableau:
    return Tableau(rules, cards)


@lru_cache(maxsize=16)
def blank(rules: RaceRules) -> Race:
    s = rules.game.start(rules)
    assert isinstance(s, Race)
    return s


def box_counts(rules: RaceRules, owner: int, card: int) -> int:
    """What one card is worth to the scoring box of another: the first term that fits."""
    box = rules.variable[owner]
    if box is not None:
        for term in box.terms:
            if term.cards[card]:
                return int(term.vp)
    return 0


def of_kind(packed: int, kind: int) -> int:
    """One of the small counts that are packed into a number."""
    return int(packed >> (LANE_BITS * kind)) & LANE_MASK
