"""Which card to place, and what it costs."""

from __future__ import annotations

from astrarium.bots.yardstick.race.goods import price_of
from astrarium.bots.yardstick.race.means import Means, means_of
from astrarium.bots.yardstick.race.outlook import Outlook
from astrarium.bots.yardstick.race.worth import hopes, new_good_worth, placed_worth, points
from astrarium.games.race.words import ALIEN, ARM, HIRE, KIND, SPEND, TABLEAU_END

Build = tuple[float, int]  # gain, card; (0.0, NO_BUILD): better to place nothing
NO_BUILD = -1
PASS_GAIN: Build = (0.0, NO_BUILD)


class Purse:
    """A hand as money: which cards are given away first, and what that loses."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.hand = outlook.hand
        self.hopes = hopes(outlook, outlook.hand)

    def payment(self, amount: int, spared: int) -> float | None:
        """What a price loses, the card to be placed included; None if it is too dear."""
        others = sorted([self.hopes[i] for i in self._others(spared)] + self._unknown())
        if amount > len(others):
            return None
        gone = amount + (1 if spared in self.hand else 0)
        return sum(others[:amount]) - self.outlook.money(-gone)

    def _others(self, spared: int) -> list[int]:
        """The places of all cards but one copy of the spared card."""
        at = self.hand.index(spared) if spared in self.hand else -1
        return [i for i in range(len(self.hand)) if i != at]

    def _unknown(self) -> list[float]:
        return [0.0] * self.outlook.unknown

    def after_paying(self, amount: int, spared: int) -> tuple[list[int], int]:
        """The hand and the unknown cards that are left when the spared card has been placed."""
        from_unknown = min(self.outlook.unknown, amount)
        places = sorted(self._others(spared), key=lambda i: self.hopes[i])
        left = sorted(places[amount - from_unknown :])
        return [self.hand[i] for i in left], self.outlook.unknown - from_unknown


def build_gain(
    outlook: Outlook, purse: Purse, means: Means, card: int, discount: int
) -> float | None:
    """What placing this card now brings; None if it cannot be placed."""
    lost = cheapest_way(outlook, purse, means, card, discount)
    if lost is None:
        return None
    me = outlook.me
    gain = placed_worth(outlook, card) - lost + outlook.weights.placing + outlook.urgency()
    gain += new_good_worth(outlook, (*me.tableau, card), me.stocked, card)
    if len(me.tableau) + 1 >= TABLEAU_END:
        ahead = outlook.lead() + points(outlook, card) > 0
        gain += outlook.weights.end_ahead if ahead else -outlook.weights.end_ahead
    return gain


def cheapest_way(
    outlook: Outlook, purse: Purse, means: Means, card: int, discount: int
) -> float | None:
    """What is given up for a card: payment, or a card of the tableau spent for its power."""
    cards = outlook.cards
    if card in outlook.me.tableau:
        return None
    price = means.price(card)
    ways: list[float] = []
    if price is not None:
        paid = purse.payment(max(0, price - discount), card)
        if paid is not None:
            ways.append(paid)
        if price > 0 and cards.world[card]:
            own = -outlook.money(-1)
            ways += [own + loss_of(outlook, each) for each in freeing(outlook, card)]
    if cards.military_world[card] and price != 0:
        struck = strike_loss(outlook, purse, card, means.missing(card))
        if struck is not None:
            ways.append(struck - outlook.money(-1))
    return min(ways, default=None)


def freeing(outlook: Outlook, world: int) -> list[int]:
    """Cards of the tableau that can be spent to have this world for nothing."""
    cards = outlook.cards
    if cards.goods[world] == ALIEN:
        return []
    return [card for card in outlook.me.tableau if cards.cost_to_zero[card]]


def strike_loss(outlook: Outlook, purse: Purse, world: int, missing: int) -> float | None:
    """What is lost by giving things up for the Military that is missing."""
    lost = 0.0
    cards, tableau = outlook.cards, outlook.me.tableau
    hired = min(missing, sum(cards.hand_military[card] for card in tableau))
    paid = purse.payment(hired, world) if hired else None
    if paid is not None:
        missing -= hired
        lost += paid + outlook.money(-1)
    for card in tableau:
        if missing > 0 and goods_for(outlook, card):
            missing -= cards.good_military[card]
            lost += good_loss(outlook, cards.good_military_kind[card])
    for card in tableau:
        lent = cards.temporary_military[card] - max(0, cards.military[card])
        if cards.temporary_military[card] and missing > 0:
            missing -= lent
            lost += loss_of(outlook, card)
    return lost if missing <= 0 else None


def without_idle_strikes(outlook: Outlook, world: int, options: list[int]) -> list[int]:
    """Nothing is given up for Military that does not conquer this world."""
    cards = outlook.cards
    before = tuple(card for card in outlook.me.tableau if card != world)
    gained: int = outlook.own["temporary"]
    gained += sum(cards.good_military[card] for card in before if goods_for(outlook, card))
    gained += max((option - HIRE for option in options if HIRE <= option < ARM), default=0)
    others = []
    for option in options:
        card = option - SPEND
        if 0 <= card < KIND and cards.temporary_military[card]:
            gained += cards.temporary_military[card] - max(0, cards.military[card])
        elif not HIRE <= option < ARM + KIND:
            others.append(option)
    if cards.military_world[world] and gained >= means_of(cards, before).missing(world):
        return options
    return others


def goods_for(outlook: Outlook, card: int) -> bool:
    """Is there a good that this card takes for Military?"""
    cards = outlook.cards
    kind = cards.good_military_kind[card]
    return bool(kind) and any(cards.good_kind[world] == kind for world in outlook.me.stocked)


def good_loss(outlook: Outlook, kind: int) -> float:
    """What a good of this kind would have brought."""
    price = price_of(outlook.cards, outlook.me.tableau, kind)
    return price * outlook.next_card * outlook.good_later


def loss_of(outlook: Outlook, card: int) -> float:
    """What a spent card of the tableau was worth: its points and its place among the twelve."""
    weights = outlook.weights
    return outlook.cards.vp[card] + weights.spent_place * min(1.0, outlook.rounds_left / 4)


def best_build(outlook: Outlook, purse: Purse, choices: list[int], discount: int) -> Build:
    """The card to place, with this discount; NO_BUILD to place none."""
    means = means_of(outlook.cards, outlook.me.tableau)
    best = PASS_GAIN
    for card in sorted(set(choices)):
        gain = build_gain(outlook, purse, means, card, discount)
        if gain is not None and gain > best[0]:
            best = (gain, card)
    return best


def after_build(outlook: Outlook, purse: Purse, card: int, discount: int) -> Outlook:
    price = means_of(outlook.cards, outlook.me.tableau).price(card) or 0
    hand, unknown = purse.after_paying(max(0, price - discount), card)
    return outlook.after_placing(card, hand, unknown)
