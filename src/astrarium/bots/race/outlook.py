"""What a seat sees of the table, and how far away the end is."""

from __future__ import annotations

from copy import copy
from functools import lru_cache

from astrarium.bots.race.almanac import Almanac, almanac_for
from astrarium.bots.race.weights import Weights
from astrarium.core.game import Data
from astrarium.games.race.words import ALIEN, ANY, GREY, TABLEAU_END

FIRST_DRAIN = 1.0  # chips that leave the pool in a round, before anything is known


FEW = 3
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

    def __init__(self, cards: Almanac, seen: Data) -> None:
        self.tableau: tuple[int, ...] = tuple(seen["tableau"])
        self.stocked: list[int] = [
            world for world, good in zip(self.tableau, seen["goods"], strict=True) if good
        ]
        self.hand_size: int = seen["hand_size"]
        self.vp: int = seen["vp"]
        self.cards = cards

    def score(self) -> int:
        return self.vp + table_score(self.cards, self.tableau, self.vp)

    def after_placing(self, card: int) -> Side:
        later = copy(self)
        later.tableau = (*self.tableau, card)
        if self.cards.windfall[card]:
            later.stocked = [*self.stocked, card]
        return later

    def empty_production_worlds(self) -> int:
        produces = self.cards.produces
        return sum(1 for card in self.tableau if produces[card] and card not in self.stocked)


class Outlook:
    """The view of one seat, read once."""

    def __init__(self, view: Data, weights: Weights) -> None:
        state = view["state"]
        self.weights = weights
        self.cards = cards = almanac_for(view)
        self.seats: int = view["seats"]
        self.seat: int = view["seat"]
        own = state["players"][self.seat]
        self.hand: list[int] = own["hand"]
        self.unknown = 0  # cards that a plan counts on having drawn by then
        self.looked_at: list[int] = own["looked_at"]
        self.powers: list[int] = own["powers"]
        self.temporary: int = own["temporary"]
        self.own = own
        self.pool: int = state["pool"]
        self.round: int = state["round"]
        self.state = state
        self.sides = [Side(cards, each) for each in state["players"]]
        self.me = self.sides[self.seat]
        self.others = [side for seat, side in enumerate(self.sides) if seat != self.seat]
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
        by_cards = (TABLEAU_END - longest) / pace
        taken = sum(side.vp for side in self.sides)
        drain = max(FIRST_DRAIN * (self.seats - 1), 1.5 * taken / self.round)
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
        return self.me.score() - max(side.score() for side in self.others)


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
        total += int(box.per_military) * sum(cards.military[card] for card in tableau)
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


# --- means --------------------------------------------------------------------------------------


class Means:
    """What a tableau can bring to bear on a new card: Military and discounts."""

    def __init__(self, cards: Almanac, tableau: tuple[int, ...]) -> None:
        self.cards = cards
        general = rebel = develop = 0
        by_kind = [0, 0, 0, 0, 0]
        discounts = [0, 0, 0, 0, 0]
        self.pay_change: int | None = None
        for card in tableau:
            general += cards.military[card]
            rebel += cards.military_rebel[card]
            develop += cards.develop_discount[card]
            for kind in range(5):
                by_kind[kind] += cards.military_by_kind[card][kind]
                discounts[kind] += cards.settle_discount[card][kind]
            if cards.pays_for_military[card]:
                change = cards.pay_change[card]
                if self.pay_change is None or change < self.pay_change:
                    self.pay_change = change
        self.general = general
        self.rebel = rebel
        self.by_kind = by_kind
        self.discounts = discounts
        self.develop = develop

    def strength(self, world: int) -> int:
        kind = self.cards.goods[world]
        strength = self.general
        if kind != GREY:
            strength += self.by_kind[kind]
        if self.cards.rebel[world]:
            strength += self.rebel
        return strength

    def missing(self, world: int) -> int:
        """Military that is missing to conquer this world."""
        return max(0, self.cards.cost[world] - self.strength(world))

    def price(self, card: int) -> int | None:
        """Hand cards for this card; None if it cannot be paid for."""
        cards = self.cards
        cost = cards.cost[card]
        if not cards.world[card]:
            return max(0, cost - self.develop)
        kind = cards.goods[card]
        if cards.military_world[card]:
            if self.missing(card) == 0:
                return 0
            if self.pay_change is None or kind == ALIEN:
                return None
            cost += self.pay_change
        cost -= self.discounts[ANY] + (self.discounts[kind] if kind != GREY else 0)
        return max(0, cost)


@lru_cache(maxsize=1 << 13)
def means_of(cards: Almanac, tableau: tuple[int, ...]) -> Means:
    return Means(cards, tableau)
