"""Points at the end: chips, printed points, variable points, and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from astrarium.games.race.tables import RaceRules, VariableScore

if TYPE_CHECKING:
    from astrarium.games.race.state import Player


def score(tables: RaceRules, player: Player) -> int:
    """[race.base.scoring.total]"""
    return player.vp + printed(tables, player) + variable(tables, player)


def printed(tables: RaceRules, player: Player) -> int:
    return player.total(tables.vp)


def variable(tables: RaceRules, player: Player) -> int:
    """Scoring boxes are independent of each other. [race.base.scoring.variable-independent]"""
    total = 0
    for card in player.tableau:
        box = tables.variable[card]
        if box is not None:
            total += box_score(tables, player, box)
    return total


def box_score(tables: RaceRules, player: Player, box: VariableScore) -> int:
    """Its own card is one of the tableau. [race.base.scoring.variable-counts-itself]

    [race.base.six-cost.galactic-renaissance-chips]
    [race.base.six-cost.galactic-renaissance-only-chips]
    """
    total = box.per_military * general_military(tables, player)
    total += box.per_chips * (player.vp // box.chips)
    for card in player.tableau:
        for term in box.terms:
            if term.cards[card]:
                # One term for each card, the first that fits.
                # Rule race.base.scoring.variable-one-term-per-card.
                total += term.vp
                break
    return total


def general_military(tables: RaceRules, player: Player) -> int:
    """What counts against every world, negatives included.

    [race.base.six-cost.new-galactic-order-total] [race.base.six-cost.new-galactic-order-negative]
    [race.base.six-cost.new-galactic-order-not-specialised]
    [race.base.six-cost.new-galactic-order-not-temporary]
    """
    chromosomes = player.total(tables.military_per_chromosome) * player.total(tables.chromosome)
    return player.total(tables.military) + chromosomes
