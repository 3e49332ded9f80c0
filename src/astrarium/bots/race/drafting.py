"""Which card to draft: what it is worth by itself, and beside what was drafted before."""

from __future__ import annotations

from astrarium.bots.race.outlook import Outlook
from astrarium.bots.race.tableau import box_counts
from astrarium.bots.race.worth import hopes, plain_worth, points
from astrarium.core.frame import Frame
from astrarium.games.race.state import Race
from astrarium.games.race.words import BEGIN_WITH, KEEP, NONE


def pick(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    """The card that is worth most in the own deck."""
    pile = outlook.s.own_pile(outlook.seat)
    assert pile is not None
    own = sorted(set(pile.own))
    best, most = NONE, 0.0
    for option in options:
        worth = draft_worth(outlook, own, option - KEEP)
        if best == NONE or worth > most or (worth == most and option < best):
            best, most = option, worth
    return best


def draft_worth(outlook: Outlook, own: list[int], card: int) -> float:
    rules, weights, cost = outlook.rules, outlook.weights, int(outlook.rules.cost[card])
    worth = plain_worth(rules, card, weights.card, weights) - weights.draft_cheap * cost
    if card in own:
        worth -= weights.draft_double
    kin = 0
    for other in own:
        kin += int(box_counts(rules, other, card) + box_counts(rules, card, other))
    if rules.military_world[card]:
        # Military that a deck can hope to have on the table: the best five cards of it.
        soldiers = sorted([int(rules.military[each]) for each in own], reverse=True)[:5]
        worth += weights.draft_kin * (sum(soldiers) - cost)
    return worth + weights.draft_kin * kin


def begin_with(outlook: Outlook, frame: Frame[Race], options: list[int]) -> int:
    """The start world with which the hand promises most."""
    best, most = NONE, 0.0
    for option in options:
        world = option - BEGIN_WITH
        there = outlook.after_placing(world, outlook.hand, 0)
        hoped = 0.0
        for hope in hopes(there, outlook.hand):
            hoped += hope
        promise = points(outlook, world) + hoped
        if best == NONE or promise > most or (promise == most and option < best):
            best, most = option, promise
    return best
