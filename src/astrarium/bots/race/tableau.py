"""Cards on the table, and what the rules make of them: prices, Military, points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from astrarium.bots.race.weights import WEIGHTS, Weights
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

if TYPE_CHECKING:
    from astrarium.bots.race.goods import Planner

NO_GOALS: Final = Goals([], [], [], 0)
MOST_TABLEAUS: Final = 1 << 13  # that are remembered for one set of rules
MOST_MEMORIES: Final = 16
NOT_ASKED: Final = -2  # a price that nobody has asked for yet


class Memory:
    """Every tableau that was thought about under the same rules and with the same weights."""

    def __init__(self, rules: RaceRules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        blank = rules.game.start(rules)
        assert isinstance(blank, Race)
        self.blank = blank
        cards = range(int(rules.count))
        self.are_means = [changes_prices(rules, card) for card in cards]
        self.are_engines = [changes_engines(rules, card) for card in cards]
        self.tableaus: dict[tuple[int, ...], Tableau] = {}
        self.plain: dict[float, list[float]] = {}  # see worth.py

    def tableau(self, cards: tuple[int, ...]) -> Tableau:
        found = self.tableaus.get(cards)
        if found is None:
            found = Tableau(self, cards)
            if len(self.tableaus) >= MOST_TABLEAUS:
                self.tableaus = {}
            self.tableaus[cards] = found
        return found


def changes_prices(rules: RaceRules, card: i64) -> bool:
    """Does this card change what others cost its owner?"""
    return bool(
        rules.develop_discount[card]
        or rules.settle_discount[card]
        or rules.military[card]
        or rules.military_against[card]
        or rules.military_against_rebel[card]
        or rules.military_per_chromosome[card]
        or rules.chromosome[card]
        or rules.pays_for_military[card]
    )


def changes_engines(rules: RaceRules, card: i64) -> bool:
    """Does this card change what a Produce phase and the Consume phase after it bring?"""
    if rules.first_power[card] < rules.first_power[card + 1]:
        return True
    for each in rules.produce_draw_per_card:
        if each is not None and each.cards[card]:
            return True
    return bool(
        rules.good_kind[card]
        or rules.chromosome[card]
        or rules.trade_bonus[card]
        or rules.trade_bonus_here[card]
        or rules.trade_bonus_per_chromosome[card]
        or rules.no_sale[card]
        or rules.produces_for_card[card]
        or rules.makes_windfall[card]
        or rules.produce_draw[card]
        or rules.produce_draw_here[card]
        or rules.produce_draw_per_good[card]
        or rules.produce_draw_per_kind[card]
        or rules.produce_draw_most[card]
        or rules.produce_draw_per_card[card] is not None
    )


MEMORIES: Final[dict[tuple[RaceRules, Weights], Memory]] = {}


def memory_of(rules: RaceRules, weights: Weights) -> Memory:
    found = MEMORIES.get((rules, weights))
    if found is None:
        if len(MEMORIES) >= MOST_MEMORIES:
            MEMORIES.clear()
        found = Memory(rules, weights)
        MEMORIES[rules, weights] = found
    return found


def tableau_of(rules: RaceRules, cards: tuple[int, ...], weights: Weights = WEIGHTS) -> Tableau:
    return memory_of(rules, weights).tableau(cards)


class Tableau:
    """The cards of a seat that has nothing else, asked what they could do.

    What was asked once is remembered: by the worth of a card where it hangs on that.
    """

    def __init__(self, memory: Memory, cards: tuple[int, ...]) -> None:
        rules = memory.rules
        self.memory = memory
        self.rules = rules
        self.cards = cards
        self.player = new_player(int(rules.count))
        self.player.tableau = list(cards)
        self.player.active = len(cards)
        self.powers: list[int] = []
        for card in cards:
            for power in range(rules.first_power[card], rules.first_power[card + 1]):
                self.powers.append(int(power))
        self.larger: dict[int, Tableau] = {}  # with one card more
        self.scored: dict[int, int] = {}  # points, by chips
        # Most cards change nothing here: then it is known from the tableau without them.
        means = [card for card in cards if memory.are_means[card]]
        if len(means) == len(cards):
            self.prices = [NOT_ASKED] * int(rules.count)
            self.prospects: dict[float, float] = {}
        else:
            bare = memory.tableau(tuple(means))
            self.prices = bare.prices
            self.prospects = bare.prospects
        engines = [card for card in cards if memory.are_engines[card]]
        if len(engines) == len(cards):
            self.planners: dict[float, Planner] = {}
            self.cycles: dict[float, float] = {}
        else:
            bare = memory.tableau(tuple(engines))
            self.planners = bare.planners
            self.cycles = bare.cycles

    def and_one(self, card: int) -> Tableau:
        found = self.larger.get(card)
        if found is None:
            found = self.memory.tableau((*self.cards, card))
            self.larger[card] = found
        return found

    def without(self, card: int) -> Tableau:
        return self.memory.tableau(tuple([each for each in self.cards if each != card]))

    def _seated(self) -> Race:
        """A position in which seat 0 has these cards."""
        s = self.memory.blank
        s.players[0] = self.player
        return s

    def missing(self, world: i64) -> i64:
        """Military that is missing to conquer this world."""
        strength = military_against(self._seated(), self.player, world)
        return max(0, self.rules.cost[world] - strength)

    def price(self, card: i64) -> i64:
        """Hand cards for this card; NONE if it cannot be paid for."""
        known: i64 = self.prices[card]
        if known == NOT_ASKED:
            known = self._price(card)
            self.prices[card] = known
        return known

    def _price(self, card: i64) -> i64:
        if not self.rules.world[card]:
            return development_price(self._seated(), self.player, card, False)
        if self.rules.military_world[card] and self.missing(card) == 0:
            return 0
        return pay_price(self._seated(), self.player, card)

    def sale(self, kind: i64) -> i64:
        """Cards for a good of this kind, trade powers included."""
        return kind_price(self._seated(), 0, kind)

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
        known = self.scored.get(chips, NONE)
        if known == NONE:
            self.player.vp = chips
            known = printed(self.rules, self.player) + variable(self.rules, self.player)
            self.scored[chips] = known
        return known

    def amount(self, goal: Goal, chips: int) -> int:
        """How far the cards meet a goal; the hand limit nobody plans for."""
        self.player.vp = chips
        return int(amount_of(self._seated(), NO_GOALS, goal, 0))


def box_counts(rules: RaceRules, owner: i64, card: i64) -> i64:
    """What one card is worth to the scoring box of another: the first term that fits."""
    box = rules.variable[owner]
    if box is not None:
        for term in box.terms:
            if term.cards[card]:
                return term.vp
    return 0


def of_kind(packed: i64, kind: i64) -> i64:
    """One of the small counts that are packed into a number."""
    return (packed >> (LANE_BITS * kind)) & LANE_MASK
