"""Which card to place, and what it costs."""

from __future__ import annotations

from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.worth import (
    hopes,
    new_good_worth,
    placed_parts,
    placed_worth,
    points,
)
from astrarium.bots.search import Parts
from astrarium.bots.search.noise import CALM, Noise
from astrarium.games.race.words import ALIEN, TABLEAU_END

Build = tuple[float, int]  # gain, card; (0.0, NO_BUILD): better to place nothing
NO_BUILD = -1


class Purse:
    """A hand as money: which cards are given away first, and what that loses."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.hand = outlook.hand
        self.hopes = hopes(outlook, outlook.hand)

    def payment(self, amount: int, spared: int = NO_BUILD) -> float | None:
        """What a price loses, the card to be placed included; None if it is too dear."""
        unknown = [0.0] * self.outlook.unknown
        others = sorted([self.hopes[i] for i in self._others(spared)] + unknown)
        if amount > len(others):
            return None
        gone = amount + (1 if spared in self.hand else 0)
        return sum(others[:amount]) - self.outlook.money(-gone)

    def _others(self, spared: int) -> list[int]:
        """The places of all cards but one copy of the spared card."""
        at = self.hand.index(spared) if spared in self.hand else -1
        return [i for i in range(len(self.hand)) if i != at]

    def after_paying(self, amount: int, spared: int) -> tuple[list[int], int]:
        """The hand and the unknown cards that are left when the spared card has been placed."""
        from_unknown = min(self.outlook.unknown, amount)
        places = sorted(self._others(spared), key=lambda i: self.hopes[i])
        left = sorted(places[amount - from_unknown :])
        return [self.hand[i] for i in left], self.outlook.unknown - from_unknown

    def cheapest(self) -> tuple[float, int]:
        """What giving away the least useful card loses, and which it is."""
        hope, card = min(zip(self.hopes, self.hand, strict=True), default=(99.0, NO_BUILD))
        return hope - self.outlook.money(-1), card


def build_gain(outlook: Outlook, purse: Purse, card: int, discount: int) -> float | None:
    """What placing this card now brings; None if it cannot be placed."""
    lost = cheapest_way(outlook, purse, card, discount)
    if lost is None:
        return None
    gain = placed_worth(outlook, card) - lost + outlook.weights.placing + outlook.urgency()
    return gain + new_good_worth(outlook, card) + _ending(outlook, card)


def build_parts(outlook: Outlook, purse: Purse, card: int, discount: int) -> Parts:
    """What placing a card that can be placed brings, by what it comes from."""
    parts = placed_parts(outlook, card)
    parts["price"] = -(cheapest_way(outlook, purse, card, discount) or 0.0)
    parts["tempo"] = outlook.weights.placing + outlook.urgency()
    parts["goods"] = new_good_worth(outlook, card)
    parts["ending"] = _ending(outlook, card)
    return parts


def _ending(outlook: Outlook, card: int) -> float:
    """The last card ends the game: good for whoever is ahead."""
    if len(outlook.table.cards) + 1 < TABLEAU_END:
        return 0.0
    ahead = outlook.lead() + points(outlook, card) > 0
    return outlook.weights.end_ahead if ahead else -outlook.weights.end_ahead


def free_gain(outlook: Outlook, world: int) -> float:
    """What a world brings that costs nothing but its own card."""
    gain = placed_worth(outlook, world) + outlook.weights.placing + outlook.money(-1)
    return gain + new_good_worth(outlook, world)


def cheapest_way(outlook: Outlook, purse: Purse, card: int, discount: int) -> float | None:
    """What is given up for a card: payment, or a card of the tableau spent for its power."""
    rules, table = outlook.rules, outlook.table
    if card in table.cards:
        return None
    price = table.price(card)
    ways: list[float] = []
    if price is not None:
        paid = purse.payment(max(0, price - discount), card)
        if paid is not None:
            ways.append(paid)
        if price > 0 and rules.world[card] and rules.goods[card] != ALIEN:
            freeing = [each for each in table.cards if rules.cost_to_zero[each]]
            ways += [loss_of(outlook, each) - outlook.money(-1) for each in freeing]
    if rules.military_world[card] and price != 0:
        struck = strike_loss(outlook, purse, card)
        if struck is not None:
            ways.append(struck - outlook.money(-1))
    return min(ways, default=None)


def strike_loss(outlook: Outlook, purse: Purse, world: int) -> float | None:
    """What is lost by giving things up for the Military that is missing."""
    lost = 0.0
    rules, cards = outlook.rules, outlook.table.cards
    missing = outlook.table.missing(world)
    hired = min(missing, sum(int(rules.hand_military_uses[card]) for card in cards))
    paid = purse.payment(hired, world) if hired else None
    if paid is not None:
        missing -= hired
        lost += paid + outlook.money(-1)
    goods = {int(rules.good_kind[each]) for each in outlook.me.stocked}
    for card in cards:
        kind = int(rules.good_military_kind[card])
        if missing > 0 and kind and kind in goods:
            missing -= int(rules.good_military[card])
            lost += good_loss(outlook, kind)
    for card in cards:
        lent = int(rules.temporary_military[card])
        if lent and missing > 0:
            missing -= lent - max(0, int(rules.military[card]))
            lost += loss_of(outlook, card)
    return lost if missing <= 0 else None


def good_loss(outlook: Outlook, kind: int) -> float:
    """What a good of this kind would have brought."""
    return outlook.table.sale(kind) * outlook.next_card * outlook.good_later


def loss_of(outlook: Outlook, card: int) -> float:
    """What a spent card of the tableau was worth: its points and its place among the twelve."""
    place = outlook.weights.spent_place * min(1.0, outlook.rounds_left / 4)
    return int(outlook.rules.vp[card]) + place


def best_build(
    outlook: Outlook, purse: Purse, choices: list[int], discount: int = 0, noise: Noise = CALM
) -> Build:
    """The card to place, with this discount; NO_BUILD to place none."""
    best: Build = (0.0, NO_BUILD)
    for card in sorted(set(choices)):
        gain = build_gain(outlook, purse, card, discount)
        if gain is None:
            continue
        gain += noise()
        if gain > best[0]:
            best = (gain, card)
    return best


def after_build(outlook: Outlook, purse: Purse, card: int, discount: int) -> Outlook:
    price = outlook.table.price(card) or 0
    hand, unknown = purse.after_paying(max(0, price - discount), card)
    return outlook.after_placing(card, hand, unknown)
