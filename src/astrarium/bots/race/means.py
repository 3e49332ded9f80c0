"""What a tableau can bring to bear on a new card: Military and discounts."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.race.almanac import KINDS, Almanac
from astrarium.games.race.words import ALIEN, ANY, GREY


class Means:
    """The powers of a tableau that make cards cheaper or conquer them, added up."""

    def __init__(self, cards: Almanac, tableau: tuple[int, ...]) -> None:
        self.cards = cards
        general = rebel = develop = 0
        by_kind = [0] * KINDS
        discounts = [0] * KINDS
        self.pay_change: int | None = None
        for card in tableau:
            general += cards.military[card]
            rebel += cards.military_rebel[card]
            develop += cards.develop_discount[card]
            for kind in range(KINDS):
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
