"""What a card does for the goals of the game."""

from __future__ import annotations

from functools import lru_cache

from astrarium.bots.race.almanac import Almanac, Wish
from astrarium.bots.race.weights import Weights
from astrarium.core.game import Data
from astrarium.games.race.goals.tiles import CARDS, CHIP_VP, CHIPS, MILITARY, VARIETIES
from astrarium.games.race.words import NONE

Tableau = tuple[int, ...]
Race = tuple[int, int, int]  # a goal, who holds it (0 nobody, 1 we, 2 another), best of the others

NOBODY, OURS, ANOTHERS = range(3)


def amount_of(cards: Almanac, wish: Wish, tableau: Tableau, chips: int) -> int:
    """How far a tableau meets a goal; the hand limit nobody plans for."""
    if wish.what == CARDS:
        return sum(1 for card in tableau if wish.fits[card])
    if wish.what == VARIETIES:
        found = 0
        for card in tableau:
            found |= wish.fits[card]
        return found.bit_count()
    if wish.what == MILITARY:
        return sum(cards.military[card] for card in tableau)
    return chips if wish.what == CHIPS else 0


def races(
    cards: Almanac, goals: Data | None, tables: list[tuple[Tableau, int]], seat: int
) -> tuple[Race, ...]:
    """The goals that can still be gained or lost, as this seat sees them."""
    if goals is None:
        return ()
    found = []
    for number, owner in zip(goals["drawn"], goals["holders"], strict=True):
        wish = cards.wishes[number]
        if not wish.most and owner != NONE:
            continue
        others = [
            amount_of(cards, wish, tableau, chips)
            for other, (tableau, chips) in enumerate(tables)
            if other != seat
        ]
        whose = NOBODY if owner == NONE else OURS if owner == seat else ANOTHERS
        found.append((number, whose, max(others)))
    return tuple(found)


def goal_points(goals: Data | None, cards: Almanac, seat: int) -> int:
    """What the tiles and chips of a seat are worth now."""
    if goals is None:
        return 0
    total = 0
    for number, owner, chips in zip(goals["drawn"], goals["holders"], goals["chips"], strict=True):
        total += cards.wishes[number].vp if owner == seat else 0
        total += CHIP_VP if chips >> seat & 1 else 0
    return total


@lru_cache(maxsize=1 << 13)
def goals_worth(
    cards: Almanac, open_goals: tuple[Race, ...], tableau: Tableau, chips: int, weights: Weights
) -> float:
    """What a tableau promises of the goals that are not decided."""
    total = 0.0
    for number, whose, rival in open_goals:
        wish = cards.wishes[number]
        amount = max(0, amount_of(cards, wish, tableau, chips))
        needed = wish.at_least
        if wish.most:
            needed = max(needed, rival if whose == OURS else rival + 1)
        if amount >= needed:
            total += wish.vp * (weights.goal_held if wish.most else 1.0)
        else:
            total += wish.vp * weights.goal_hope * amount / needed
    return total
