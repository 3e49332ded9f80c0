"""What a seat sees of the table, and how far away the end is."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from astrarium.bots.yardstick.race.almanac import Almanac, almanac_for
from astrarium.bots.yardstick.race.goals import goal_points, races
from astrarium.bots.yardstick.race.robot import RobotSide
from astrarium.bots.yardstick.race.weights import Weights
from astrarium.core.game import Data
from astrarium.games.race.words import TABLEAU_END

FIRST_DRAIN = 1.0  # chips that each other seat takes in a round, before anything is known
FASTER = 1.5  # chips are taken faster and faster
FEW = 3  # cards that usually come together
MOST_CARDS = 24


def stored_goods(state: Data, seat: int) -> int:
    """Goods on a storage world beyond the first."""
    return int(state["extras"]["seats"][seat]["stored"]) if "extras" in state else 0


@lru_cache(maxsize=64)
def _scale(money: tuple[float, ...]) -> tuple[float, ...]:
    """What so many cards are worth together, as multiples of one."""
    sums = [0.0]
    for held in range(MOST_CARDS):
        sums.append(sums[-1] + money[min(held, len(money) - 1)])
    return tuple(sums)


class Side:
    """One seat's cards and goods on the table."""

    def __init__(self, cards: Almanac, seen: Data, stored: int, goal_vp: int) -> None:
        self.tableau: tuple[int, ...] = tuple(seen["tableau"])
        self.stocked: list[int] = [
            world for world, good in zip(self.tableau, seen["goods"], strict=True) if good
        ]
        # A storage world stands there once for each of its goods.
        self.stocked += [world for world in self.tableau if cards.stores[world]] * stored
        self.hand_size: int = seen["hand_size"]
        self.vp: int = seen["vp"]
        self.goal_vp = goal_vp
        self.cards = cards

    def score(self) -> int:
        return self.vp + table_score(self.cards, self.tableau, self.vp) + self.goal_vp

    def after_placing(self, card: int) -> Side:
        later = copy(self)
        later.tableau = (*self.tableau, card)
        if self.cards.windfall[card]:
            later.stocked = [*self.stocked, card]
        return later


class Outlook:
    """The view of one seat, read once."""

    def __init__(self, view: Data, weights: Weights) -> None:
        state = view["state"]
        self.view = view
        self.weights = weights
        self.cards = cards = almanac_for(view)
        self.seats: int = view["seats"]
        self.seat: int = view["seat"]
        own = state["players"][self.seat]
        self.hand: list[int] = own["hand"]
        self.unknown = 0  # cards that a plan counts on having drawn by then
        self.looked_at: list[int] = own["looked_at"]
        self.powers: list[int] = own["powers"]
        self.own = own
        self.pool: int = state["pool"]
        self.round: int = state["round"]
        goals: Data | None = state.get("extras", {}).get("goals")
        self.sides = [
            Side(cards, each, stored_goods(state, seat), goal_points(goals, cards, seat))
            for seat, each in enumerate(state["players"])
        ]
        tables = [(side.tableau, side.vp) for side in self.sides]
        self.open_goals = races(cards, goals, tables, self.seat)
        self.me = self.sides[self.seat]
        self.others = [side for seat, side in enumerate(self.sides) if seat != self.seat]
        self.robot = robot_in(cards, state)
        self.drafted: list[int] = _drafted(state, self.seat)
        self.rounds_left = self._rounds_left()
        fade = min(1.0, (self.rounds_left - 0.8) / weights.card_fades)
        self.card_worth = round(weights.card * fade, 2)
        self.scale = _scale(weights.money)
        later = min(1.0, (self.rounds_left - 1.0) / weights.good_fades)
        self.good_later = weights.good_later * later

    def _rounds_left(self) -> float:
        """Rounds to the end, this one included: a full tableau or an empty pool."""
        weights = self.weights
        pace = weights.advanced_pace if self.cards.advanced else weights.pace[self.seats]
        longest = max(len(side.tableau) for side in self.sides)
        taken = sum(side.vp for side in self.sides)
        rivals = self.seats - 1
        if self.robot is not None:
            longest = max(longest, self.robot.cards)
            taken += self.robot.vp
            rivals = 1
        by_cards = (TABLEAU_END - longest) / pace
        drain = max(FIRST_DRAIN * rivals, FASTER * taken / self.round)
        return round(max(weights.fewest_rounds, min(by_cards, self.pool / drain)), 1)

    @property
    def cards_in_hand(self) -> int:
        return len(self.hand) + self.unknown

    def money(self, more: int) -> float:
        """What so many more cards in hand are worth; fewer are a loss."""
        held, most = self.cards_in_hand, len(self.scale) - 1
        after = max(0, min(held + more, most))
        return (self.scale[after] - self.scale[min(held, most)]) * self.card_worth

    @property
    def next_card(self) -> float:
        """The worth of one of the next few cards."""
        return round(self.money(FEW) / FEW, 2)

    def chose(self, action: int) -> bool:
        return action in (self.own["action"], self.own["second_action"])

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
        late = max(0, self.round - self.weights.long_game)
        return late * self.weights.urgency

    def lead(self) -> int:
        scores = [side.score() for side in self.others]
        if self.robot is not None:
            scores.append(self.robot.score)
        return self.me.score() - max(scores)


def robot_in(cards: Almanac, state: Data) -> RobotSide | None:
    """The opponent of the solo game."""
    printed = cards.rules.robot
    if printed is None:
        return None
    return RobotSide(cards.rules, printed, state["extras"]["robot"])


def _drafted(state: Data, seat: int) -> list[int]:
    """The cards of an own deck that a seat knows; none where the deck is everybody's."""
    draft = state.get("extras", {}).get("draft")
    return [] if draft is None else list(draft["piles"][seat]["own"])


@lru_cache(maxsize=1 << 13)
def table_score(cards: Almanac, tableau: tuple[int, ...], chips: int) -> int:
    """Printed and variable points."""
    total = 0
    for card in tableau:
        total += cards.vp[card] + box_score(cards, card, tableau, chips)
    return total


def box_score(cards: Almanac, owner: int, tableau: tuple[int, ...], chips: int) -> int:
    """What the scoring box of one card gives beside this tableau."""
    box = cards.boxes[owner]
    if box is None:
        return 0
    total = int(box.per_chips * (chips // box.chips))
    if box.per_military:
        chromosomes = sum(cards.chromosome[card] for card in tableau)
        military = sum(
            cards.military[card] + cards.military_per_chromosome[card] * chromosomes
            for card in tableau
        )
        total += int(box.per_military) * military
    for card in tableau:
        total += box_counts(cards, owner, card)
    return total


def box_counts(cards: Almanac, owner: int, card: int) -> int:
    """What one card is worth to the scoring box of another: the first term that fits."""
    box = cards.boxes[owner]
    if box is not None:
        for term in box.terms:
            if term.cards[card]:
                return int(term.vp)
    return 0
