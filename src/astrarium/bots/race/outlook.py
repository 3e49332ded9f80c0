"""What a seat sees of the table, and how far away the end is."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from astrarium.bots.race.goals import races
from astrarium.bots.race.robot import RobotSide
from astrarium.bots.race.tableau import Tableau, tableau_of
from astrarium.bots.race.weights import Weights
from astrarium.bots.search import Noise
from astrarium.bots.search.noise import CALM
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.goals.awards import goal_vp
from astrarium.games.race.robot.access import robot_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE, TABLEAU_END

FIRST_DRAIN = 1.0  # chips that each other seat takes in a round, before anything is known
FASTER = 1.5  # chips are taken faster and faster
FEW = 3  # cards that usually come together
MOST_CARDS = 24


@lru_cache(maxsize=64)
def _scale(money: tuple[float, ...]) -> tuple[float, ...]:
    """What so many cards are worth together, as multiples of one."""
    sums = [0.0]
    for held in range(MOST_CARDS):
        sums.append(sums[-1] + money[min(held, len(money) - 1)])
    return tuple(sums)


class Side:
    """One seat's cards and goods on the table."""

    def __init__(self, s: Race, seat: int) -> None:
        player, extras, rules = s.players[seat], s.extras, s.rules
        self.table = tableau_of(rules, tuple(player.tableau))
        self.stocked: list[int] = [
            world for world, good in zip(player.tableau, player.goods, strict=True) if good != NONE
        ]
        self.hand_size = len(player.hand)
        self.vp = int(player.vp)
        if extras is not None:
            # A storage world stands there once for each of its goods.
            stores = [world for world in player.tableau if rules.stores[world]]
            self.stocked += stores * len(extras.seats[seat].stored)
        self.goal_vp = int(goal_vp(s, goals_of(s), seat)) if rules.options["goals"] else 0

    def score(self) -> int:
        return self.vp + self.table.points(self.vp) + self.goal_vp

    def after_placing(self, card: int) -> Side:
        later = copy(self)
        later.table = self.table.and_one(card)
        if self.table.rules.windfall[card]:
            later.stocked = [*self.stocked, card]
        return later


class Outlook:
    """One seat's place in a position, of which it looks at what it may know and nothing else."""

    def __init__(self, s: Race, seat: int, weights: Weights, noise: Noise = CALM) -> None:
        self.s = s
        self.rules = s.rules
        self.seat = seat
        self.weights = weights
        self.noise = noise  # of the choice itself; what it rests on is judged calmly
        self.player = s.players[seat]
        self.hand: list[int] = self.player.hand
        self.unknown = 0  # cards that a plan counts on having drawn by then
        self.sides = [Side(s, each) for each in range(len(s.players))]
        self.me = self.sides[seat]
        self.others = [side for each, side in enumerate(self.sides) if each != seat]
        self.open_goals = races(s, seat)
        self.robot = None if s.rules.robot is None else RobotSide(s.rules, robot_of(s))
        self.rounds_left = self._rounds_left()
        fade = min(1.0, (self.rounds_left - 0.8) / weights.card_fades)
        self.card_worth = round(weights.card * fade, 2)
        self.scale = _scale(weights.money)
        later = min(1.0, (self.rounds_left - 1.0) / weights.good_fades)
        self.good_later = weights.good_later * later

    @property
    def table(self) -> Tableau:
        return self.me.table

    def _rounds_left(self) -> float:
        """Rounds to the end, this one included: a full tableau or an empty pool."""
        weights, s = self.weights, self.s
        rivals = len(self.others)
        pace = weights.advanced_pace if s.rules.advanced else weights.pace[rivals + 1]
        longest = max(len(side.table.cards) for side in self.sides)
        taken = sum(side.vp for side in self.sides)
        if self.robot is not None:
            longest = max(longest, self.robot.cards)
            taken += self.robot.vp
            rivals = 1
        by_cards = (TABLEAU_END - longest) / pace
        drain = max(FIRST_DRAIN * rivals, FASTER * taken / int(s.round_number))
        return round(max(weights.fewest_rounds, min(by_cards, int(s.pool) / drain)), 1)

    def money(self, more: int) -> float:
        """What so many more cards in hand are worth; fewer are a loss."""
        held, most = len(self.hand) + self.unknown, len(self.scale) - 1
        after = max(0, min(held + more, most))
        return (self.scale[after] - self.scale[min(held, most)]) * self.card_worth

    @property
    def next_card(self) -> float:
        """The worth of one of the next few cards."""
        return round(self.money(FEW) / FEW, 2)

    def in_the_place_of(self, side: Side) -> Outlook:
        """What another seat would see, its hand as so many unknown cards."""
        there = copy(self)
        there.me = side
        there.hand = []
        there.unknown = side.hand_size
        return there

    def after_drawing(self, amount: int) -> Outlook:
        """The outlook of a plan: so many more cards in hand."""
        later = copy(self)
        later.unknown += amount
        return later

    def after_placing(self, card: int, hand: list[int], unknown: int) -> Outlook:
        """The outlook of a plan: this card on the table, this hand left."""
        later = copy(self)
        later.me = self.me.after_placing(card)
        later.hand = hand
        later.unknown = unknown
        return later

    def with_goods_on(self, worlds: list[int]) -> Outlook:
        """The outlook of a plan: goods on these worlds and no others."""
        later = copy(self)
        later.me = copy(self.me)
        later.me.stocked = worlds
        return later

    def urgency(self) -> float:
        """How much a long game presses for its end."""
        late = max(0, int(self.s.round_number) - self.weights.long_game)
        return late * self.weights.urgency

    def lead(self) -> int:
        scores = [side.score() for side in self.others]
        if self.robot is not None:
            scores.append(self.robot.score)
        return self.me.score() - max(scores)
