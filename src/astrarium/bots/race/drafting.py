"""Which card to draft: what it is worth by itself, and beside what was drafted before."""

from __future__ import annotations

from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.tableau import box_counts
from astrarium.bots.race.worth import hopes, plain_worth, points
from astrarium.core.frame import Frame
from astrarium.games.race.state import Race
from astrarium.games.race.words import BEGIN_WITH, KEEP


def pick(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    """The card that is worth most in the own deck."""
    pile = outlook.s.own_pile(outlook.seat)
    assert pile is not None
    own = set(pile.own)
    return max(options, key=lambda option: (draft_worth(outlook, own, option - KEEP), -option))


def draft_worth(outlook: Outlook, own: set[int], card: int) -> float:
    rules, weights, cost = outlook.rules, outlook.weights, int(outlook.rules.cost[card])
    worth = plain_worth(rules, card, weights.card, weights) - weights.draft_cheap * cost
    if card in own:
        worth -= weights.draft_double
    kin = sum(box_counts(rules, other, card) + box_counts(rules, card, other) for other in own)
    if rules.military_world[card]:
        # Military that a deck can hope to have on the table: the best five cards of it.
        soldiers = sorted((int(rules.military[each]) for each in own), reverse=True)[:5]
        worth += weights.draft_kin * (sum(soldiers) - cost)
    return worth + weights.draft_kin * kin


def begin_with(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    """The start world with which the hand promises most."""

    def promise(option: int) -> float:
        world = option - BEGIN_WITH
        there = outlook.after_placing(world, outlook.hand, 0)
        return points(outlook, world) + sum(hopes(there, outlook.hand))

    return max(options, key=lambda option: (promise(option), -option))
