"""Which card to draft: what it is worth by itself, and beside what was drafted before."""

from __future__ import annotations

from astrarium.bots.yardstick.race.almanac import Almanac
from astrarium.bots.yardstick.race.outlook import Outlook, box_counts
from astrarium.bots.yardstick.race.worth import hopes, plain_worth, points
from astrarium.games.race.words import BEGIN_WITH, KEEP


def pick(outlook: Outlook, own: list[int], options: list[int]) -> int:
    """The card that is worth most in the own deck."""
    return max(options, key=lambda option: (draft_worth(outlook, own, option - KEEP), -option))


def draft_worth(outlook: Outlook, own: list[int], card: int) -> float:
    cards, weights = outlook.cards, outlook.weights
    worth = plain_worth(cards, card, weights.card, weights) - weights.draft_cheap * cards.cost[card]
    if card in own:
        worth -= weights.draft_double
    kin = sum(box_counts(cards, other, card) for other in set(own))
    kin += sum(box_counts(cards, card, other) for other in set(own))
    if cards.military_world[card]:
        worth += weights.draft_kin * (_military(cards, own) - cards.cost[card])
    return worth + weights.draft_kin * kin


def _military(cards: Almanac, own: list[int]) -> int:
    """Military that a deck can hope to have on the table: the best five cards of it."""
    return sum(sorted((cards.military[card] for card in set(own)), reverse=True)[:5])


def begin_with(outlook: Outlook, options: list[int]) -> int:
    """The start world with which the hand promises most."""

    def promise(option: int) -> float:
        world = option - BEGIN_WITH
        there = outlook.after_placing(world, outlook.hand, 0)
        return points(outlook, world) + sum(hopes(there, outlook.hand))

    return max(options, key=lambda option: (promise(option), -option))
