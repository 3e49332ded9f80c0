"""What a tableau can bring to bear on a new card: Military and discounts."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.yardstick.race.almanac import KINDS, Almanac
from astrarium.games.race.effects import PAY_FOR_ALIEN, PAY_FOR_CHROMOSOME, PAY_FOR_NOT_ALIEN
from astrarium.games.race.words import ALIEN, ANY, GREY


class Means:
    """The powers of a tableau that make cards cheaper or conquer them, added up."""

    def __init__(self, cards: Almanac, tableau: tuple[int, ...]) -> None:
        self.cards = cards
        general = rebel = develop = 0
        chromosomes = per_chromosome = 0
        by_kind = [0] * KINDS
        discounts = [0] * KINDS
        # What changes in the price of a military world, by the worlds that may be paid for.
        self.pay_changes: dict[int, int] = {}
        for card in tableau:
            general += cards.military[card]
            chromosomes += cards.chromosome[card]
            per_chromosome += cards.military_per_chromosome[card]
            rebel += cards.military_rebel[card]
            develop += cards.develop_discount[card]
            for kind in range(KINDS):
                by_kind[kind] += cards.military_by_kind[card][kind]
                discounts[kind] += cards.settle_discount[card][kind]
            worlds = cards.pays_for_military[card]
            if worlds:
                change = cards.pay_change[card]
                self.pay_changes[worlds] = min(change, self.pay_changes.get(worlds, change))
        self.general = general + chromosomes * per_chromosome
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

    def _pay_change(self, world: int) -> int | None:
        """What the best power that lets pay for this military world does to its price."""
        alien = self.cards.goods[world] == ALIEN
        fitting = [PAY_FOR_ALIEN if alien else PAY_FOR_NOT_ALIEN]
        if self.cards.chromosome[world]:
            fitting.append(PAY_FOR_CHROMOSOME)
        found = [self.pay_changes[each] for each in fitting if each in self.pay_changes]
        return min(found, default=None)

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
            change = self._pay_change(card)
            if change is None:
                return None
            cost += change
        cost -= self.discounts[ANY] + (self.discounts[kind] if kind != GREY else 0)
        return max(0, cost)


@lru_cache(maxsize=1 << 13)
def means_of(cards: Almanac, tableau: tuple[int, ...]) -> Means:
    return Means(cards, tableau)
