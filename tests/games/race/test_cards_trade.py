"""Every Trade power of every card, seen in play."""

from __future__ import annotations

import pytest

from tests.games.race.laying import drawn
from tests.games.race.printed import PRICES, plain_worlds
from tests.games.race.table import Table

# Cards more for a sold good of the kind.
PRICE_BONUS = {
    "Old Earth": ("any", 1),
    "Galactic Engineers": ("any", 1),
    "Space Port": ("rare", 2),
    "Spice World": ("novelty", 2),
    "Bio-Hazard Mining World": ("genes", 2),
    "Distant World": ("novelty", 3),
    "Merchant World": ("any", 2),
    "Export Duties": ("any", 1),
    "Genetics Lab": ("genes", 1),
    "Mining Conglomerate": ("rare", 1),
    "Trade League": ("any", 1),
}

# Cards more for the good of this very world; both are Novelty worlds, price 2.
PRICE_BONUS_HERE = {"Star Nomad Lair": 1, "Pirate World": 3}


def sold(tableau: str, world: str) -> int:
    t = Table(2)
    t.seat(0, tableau=tableau, goods=world)
    t.seat(1, tableau="New Sparta")
    s = t.chosen("consume trade", "consume trade")
    s.play(0, f"sell from {world}")
    return drawn(s, 0)


@pytest.mark.parametrize("card", PRICE_BONUS)
@pytest.mark.parametrize("kind", PRICES)
def test_a_price_bonus_of(card: str, kind: str) -> None:
    fits, amount = PRICE_BONUS[card]
    (world,) = plain_worlds(kind, 1)
    bonus = amount if fits in (kind, "any") else 0
    assert sold(f"{card}; {world}", world) == PRICES[kind] + bonus


@pytest.mark.parametrize("card", PRICE_BONUS_HERE)
def test_a_price_bonus_for_its_own_good_of(card: str) -> None:
    assert sold(card, card) == 2 + PRICE_BONUS_HERE[card]
    assert sold(f"{card}; Refugee World", "Refugee World") == 2
