"""What a seat sees of the table, and how far away the end is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from astrarium.bots.race.goals import OpenGoal, races
from astrarium.bots.race.robot import RobotSide
from astrarium.bots.race.tableau import Memory, Tableau, memory_of
from astrarium.bots.race.weights import Weights
from astrarium.bots.search.noise import CALM, Noise
from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.goals.awards import goal_vp
from astrarium.games.race.robot.access import robot_of
from astrarium.games.race.state import Race
from astrarium.games.race.words import NONE, TABLEAU_END

FIRST_DRAIN: Final = 1.0  # chips that each other seat takes in a round, before anything is known
FASTER: Final = 1.5  # chips are taken faster and faster
FEW: Final = 3  # cards that usually come together
MOST_CARDS: Final = 24
NOT_ASKED: Final = -1.0

SCALES: Final[dict[tuple[float, ...], list[float]]] = {}


def _scale(money: tuple[float, ...]) -> list[float]:
    """What so many cards are worth together, as multiples of one."""
    known = SCALES.get(money)
    if known is None:
        known = [0.0]
        for held in range(MOST_CARDS):
            known.append(known[-1] + money[min(held, len(money) - 1)])
        SCALES[money] = known
    return known


class Side:
    """One seat's cards and goods on the table."""

    def __init__(
        self, table: Tableau, stocked: list[int], hand_size: int, vp: int, goal_vp: int
    ) -> None:
        self.table = table
        self.stocked = stocked
        self.hand_size = hand_size
        self.vp = vp
        self.goal_vp = goal_vp

    def score(self) -> int:
        return self.vp + self.table.points(self.vp) + self.goal_vp

    def after_placing(self, card: int) -> Side:
        stocked = self.stocked
        if self.table.rules.windfall[card]:
            stocked = [*stocked, card]
        return Side(self.table.and_one(card), stocked, self.hand_size, self.vp, self.goal_vp)

    def with_goods_on(self, worlds: list[int]) -> Side:
        return Side(self.table, worlds, self.hand_size, self.vp, self.goal_vp)


def side_of(memory: Memory, s: Race, seat: i64) -> Side:
    player, extras, rules = s.players[seat], s.extras, s.tables
    stocked: list[int] = []
    for i in range(len(player.tableau)):
        if player.goods[i] != NONE:
            stocked.append(player.tableau[i])
    if extras is not None:
        # A storage world stands there once for each of its goods.
        stores = [world for world in player.tableau if rules.stores[world]]
        stocked += stores * len(extras.seats[seat].stored)
    from_goals = int(goal_vp(s, goals_of(s), seat)) if rules.options["goals"] else 0
    table = memory.tableau(tuple(player.tableau))
    return Side(table, stocked, len(player.hand), int(player.vp), from_goals)


class Thoughts:
    """What was reckoned for one tableau, one hand and one stock of goods."""

    def __init__(self) -> None:
        self.placed: dict[int, float] = {}  # what cards would add to the tableau
        self.hopes: list[float] | None = None  # of the hand

    def with_other_goods(self) -> Thoughts:
        other = Thoughts()
        other.placed = self.placed
        return other


class Outlook:
    """One seat's place in a position, of which it looks at what it may know and nothing else."""

    def __init__(
        self,
        s: Race,
        seat: int,
        weights: Weights,
        noise: Noise = CALM,
        now: Outlook | None = None,
    ) -> None:
        """`now` is the outlook that a plan begins with: what only the table says stays so."""
        self.s = s
        self.rules = s.tables
        self.seat = seat
        self.weights = weights
        self.noise = noise  # of the choice itself; what it rests on is judged calmly
        self.player = s.players[seat]
        self.few_cards = NOT_ASKED
        if now is not None:
            self.hand: list[int] = now.hand
            self.unknown: int = now.unknown  # cards that a plan counts on having drawn by then
            self.sides: list[Side] = now.sides
            self.me: Side = now.me
            self.others: list[Side] = now.others
            self.open_goals: list[OpenGoal] = now.open_goals
            self.robot: RobotSide | None = now.robot
            self.rounds_left: float = now.rounds_left
            self.card_worth: float = now.card_worth
            self.scale: list[float] = now.scale
            self.good_later: float = now.good_later
            self.thoughts: Thoughts = now.thoughts
            return
        self.hand = self.player.hand
        self.unknown = 0
        memory = memory_of(s.tables, weights)
        self.sides = [side_of(memory, s, each) for each in range(len(s.players))]
        self.me = self.sides[seat]
        self.others = self.sides[:seat] + self.sides[seat + 1 :]
        self.open_goals = races(s, seat)
        self.robot = None if s.tables.robot is None else RobotSide(s.tables, robot_of(s))
        self.rounds_left = self._rounds_left()
        fade = min(1.0, (self.rounds_left - 0.8) / weights.card_fades)
        self.card_worth = round(weights.card * fade, 2)
        self.scale = _scale(weights.money)
        later = min(1.0, (self.rounds_left - 1.0) / weights.good_fades)
        self.good_later = weights.good_later * later
        self.thoughts = Thoughts()

    @property
    def table(self) -> Tableau:
        return self.me.table

    def _rounds_left(self) -> float:
        """Rounds to the end, this one included: a full tableau or an empty pool."""
        weights, s = self.weights, self.s
        rivals = len(self.others)
        pace = weights.advanced_pace if s.tables.advanced else weights.pace[rivals + 1]
        longest, taken = 0, 0
        for side in self.sides:
            longest = max(longest, len(side.table.cards))
            taken += side.vp
        if self.robot is not None:
            longest = max(longest, self.robot.cards)
            taken += self.robot.vp
            rivals = 1
        by_cards = (TABLEAU_END - longest) / pace
        drain = max(FIRST_DRAIN * rivals, FASTER * taken / int(s.round_number))
        return round(max(weights.fewest_rounds, min(by_cards, int(s.pool) / drain)), 1)

    def money(self, more: i64) -> float:
        """What so many more cards in hand are worth; fewer are a loss."""
        scale = self.scale
        most: i64 = len(scale) - 1
        held: i64 = len(self.hand) + self.unknown
        after = max(0, min(held + more, most))
        return (scale[after] - scale[min(held, most)]) * self.card_worth

    @property
    def next_card(self) -> float:
        """The worth of one of the next few cards."""
        if self.few_cards == NOT_ASKED:
            self.few_cards = round(self.money(FEW) / FEW, 2)
        return self.few_cards

    def _planned(self) -> Outlook:
        return Outlook(self.s, self.seat, self.weights, self.noise, self)

    def in_the_place_of(self, side: Side) -> Outlook:
        """What another seat would see, its hand as so many unknown cards."""
        there = self._planned()
        there.me = side
        there.hand = []
        there.unknown = side.hand_size
        there.thoughts = Thoughts()
        return there

    def after_drawing(self, amount: int) -> Outlook:
        """The outlook of a plan: so many more cards in hand."""
        later = self._planned()
        later.unknown += amount
        return later

    def after_placing(self, card: int, hand: list[int], unknown: int) -> Outlook:
        """The outlook of a plan: this card on the table, this hand left."""
        later = self._planned()
        later.me = self.me.after_placing(card)
        later.hand = hand
        later.unknown = unknown
        later.thoughts = Thoughts()
        return later

    def with_goods_on(self, worlds: list[int]) -> Outlook:
        """The outlook of a plan: goods on these worlds and no others."""
        later = self._planned()
        later.me = self.me.with_goods_on(worlds)
        later.thoughts = self.thoughts.with_other_goods()
        return later

    def urgency(self) -> float:
        """How much a long game presses for its end."""
        late = max(0, int(self.s.round_number) - self.weights.long_game)
        return late * self.weights.urgency

    def lead(self) -> int:
        best = None if self.robot is None else self.robot.score
        for side in self.others:
            score = side.score()
            if best is None or score > best:
                best = score
        assert best is not None
        return self.me.score() - best
