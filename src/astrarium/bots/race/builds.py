"""Which card to place, and what it costs."""

from __future__ import annotations

from typing import Final

from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.worth import (
    hopes_of_hand,
    new_good_worth,
    placed_parts,
    placed_worth,
    points,
)
from astrarium.bots.search.noise import CALM, Noise
from astrarium.bots.search.outlook import Parts
from astrarium.games.race.words import ALIEN, NONE, TABLEAU_END

Build = tuple[float, int]  # gain, card; (0.0, NO_BUILD): better to place nothing
NO_BUILD: Final = -1
NOT_HOPED: Final = -1.0


class Purse:
    """A hand as money: which cards are given away first, and what that loses."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.hand = outlook.hand
        self.hopes = hopes_of_hand(outlook)
        self.lowest_first = sorted(self.hopes)

    def payment(self, amount: int, spared: int = NO_BUILD) -> float | None:
        """What a price loses, the card to be placed included; None if it is too dear."""
        outlook, hand = self.outlook, self.hand
        held = spared in hand
        if amount > len(hand) - (1 if held else 0) + outlook.unknown:
            return None
        lost = 0.0
        left = amount - outlook.unknown
        kept = self.hopes[hand.index(spared)] if held else NOT_HOPED
        for hope in self.lowest_first:
            if left <= 0:
                break
            if hope == kept:
                kept = NOT_HOPED  # the card itself, or one that is worth as much
                continue
            lost += hope
            left -= 1
        gone = amount + 1 if held else amount
        return lost - outlook.money(-gone)

    def after_paying(self, amount: int, spared: int) -> tuple[list[int], int]:
        """The hand and the unknown cards that are left when the spared card has been placed."""
        hand, hopes = self.hand, self.hopes
        from_unknown = min(self.outlook.unknown, amount)
        at = hand.index(spared) if spared in hand else -1
        gone = amount - from_unknown
        left: list[int] = []
        for i in range(len(hand)):
            if i == at:
                continue
            before = 0  # cards that are given away rather than this one
            for j in range(len(hand)):
                if j != at and (hopes[j] < hopes[i] or (j < i and hopes[j] == hopes[i])):
                    before += 1
            if before >= gone:
                left.append(hand[i])
        return left, self.outlook.unknown - from_unknown

    def cheapest(self) -> tuple[float, int]:
        """What giving away the least useful card loses, and which it is."""
        least, card = 99.0, NO_BUILD
        for i in range(len(self.hand)):
            if self.hopes[i] < least:
                least, card = self.hopes[i], self.hand[i]
        return least - self.outlook.money(-1), card


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
    price = int(table.price(card))
    best: float | None = None
    if price != NONE:
        best = purse.payment(max(0, price - discount), card)
        if price > 0 and rules.world[card] and rules.goods[card] != ALIEN:
            for each in table.cards:
                if rules.cost_to_zero[each]:
                    best = lesser(best, loss_of(outlook, each) - outlook.money(-1))
    if rules.military_world[card] and price != 0:
        struck = strike_loss(outlook, purse, card)
        if struck is not None:
            best = lesser(best, struck - outlook.money(-1))
    return best


def lesser(one: float | None, other: float) -> float:
    return other if one is None else min(one, other)


def strike_loss(outlook: Outlook, purse: Purse, world: int) -> float | None:
    """What is lost by giving things up for the Military that is missing."""
    lost = 0.0
    rules, cards = outlook.rules, outlook.table.cards
    missing = int(outlook.table.missing(world))
    hired = 0
    for card in cards:
        hired += int(rules.hand_military_uses[card])
    hired = min(missing, hired)
    paid = purse.payment(hired, world) if hired else None
    if paid is not None:
        missing -= hired
        lost += paid + outlook.money(-1)
    goods = [int(rules.good_kind[each]) for each in outlook.me.stocked]
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
    return int(outlook.table.sale(kind)) * outlook.next_card * outlook.good_later


def loss_of(outlook: Outlook, card: int) -> float:
    """What a spent card of the tableau was worth: its points and its place among the twelve."""
    place = outlook.weights.spent_place * min(1.0, outlook.rounds_left / 4)
    return int(outlook.rules.vp[card]) + place


def best_build(
    outlook: Outlook, purse: Purse, choices: list[int], discount: int = 0, noise: Noise = CALM
) -> Build:
    """The card to place, with this discount; NO_BUILD to place none."""
    most, best = 0.0, NO_BUILD
    before = NO_BUILD
    for card in sorted(choices):
        if card == before:
            continue
        before = card
        gain = build_gain(outlook, purse, card, discount)
        if gain is not None:
            worth = gain + noise()
            if worth > most:
                most, best = worth, card
    return most, best


def after_build(outlook: Outlook, purse: Purse, card: int, discount: int) -> Outlook:
    price = int(max(0, outlook.table.price(card)))
    hand, unknown = purse.after_paying(max(0, price - discount), card)
    return outlook.after_placing(card, hand, unknown)
