"""Every Consume power of every card, seen in play."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from astrarium.games.race.state import Race
from tests.games.race.laying import drawn, from_consume_on, reason
from tests.games.race.printed import plain_worlds
from tests.games.race.table import Table, draws, goods, hand, says


class Eats(NamedTuple):
    kind: str  # of goods
    per_use: int
    uses: int  # at most
    vp: int  # for each use
    cards: int  # for each use


EATS = {
    "Old Earth": Eats("any", 1, 2, 1, 0),
    "Epsilon Eridani": Eats("any", 1, 1, 1, 1),
    "Earth's Lost Colony": Eats("any", 1, 1, 1, 0),
    "Expanding Colony": Eats("any", 1, 1, 1, 0),
    "Gambling World": Eats("any", 1, 1, 1, 0),
    "New Survivalists": Eats("novelty", 1, 1, 0, 1),
    "Outlaw World": Eats("any", 1, 1, 1, 1),
    "Secluded World": Eats("any", 1, 1, 0, 1),
    "New Vinland": Eats("any", 1, 1, 0, 2),
    "Galactic Resort": Eats("any", 1, 1, 1, 1),
    "Plague World": Eats("genes", 1, 1, 1, 1),
    "Prosperous World": Eats("any", 1, 1, 1, 0),
    "Tourist World": Eats("any", 2, 1, 3, 0),
    "Galactic Trendsetters": Eats("any", 1, 1, 2, 0),
    "New Earth": Eats("any", 1, 1, 1, 1),
    "Terraformed World": Eats("any", 1, 1, 1, 0),
    "Public Works": Eats("any", 1, 1, 1, 0),
    "Mining Conglomerate": Eats("rare", 1, 2, 1, 0),
    "Terraforming Robots": Eats("rare", 1, 1, 1, 1),
    "Research Labs": Eats("genes", 1, 1, 1, 0),
    "Consumer Markets": Eats("novelty", 1, 3, 1, 0),
    "Free Trade Association": Eats("novelty", 1, 3, 1, 1),
    "Mining League": Eats("rare", 2, 1, 3, 0),
}

# Powers of other words, each tested below: one printed power a title.
THREE_DIFFERENT = ("Diversified Economy",)
ALL_GOODS = ("Pilgrimage World",)
# What the good of Pirate World brings: 2, or with Pirate World's 3 and Trade League's own 1.
SALES = {"Black Market Trading World": 2, "Trade League": 6}
DRAWS = {"New Economy": 1}
GAMBLES = {"Gambling World": (1, 7)}
HAND_FOR_VP = {"Merchant World": (2, 1), "Deficit Spending": (2, 1)}  # cards, VP each


def consuming(tableau: str, with_goods: str = "", hand: str = "") -> Race:
    """Seat 0 consumes without a bonus."""
    t = Table(2)
    t.seat(0, tableau=tableau, goods=with_goods, hand=hand)
    t.seat(1, tableau="New Sparta")
    return from_consume_on(t, "develop", "consume 2x")


@pytest.mark.parametrize("card", EATS)
def test_goods_are_consumed_by_the_power_of(card: str) -> None:
    power = EATS[card]
    most = power.per_use * power.uses
    worlds = plain_worlds(power.kind, most + 1)
    s = consuming(f"{card}; {'; '.join(worlds)}", "; ".join(worlds))
    s.play(0, f"use {card}")
    for _ in range(most):
        s.play(0, says(s, 0)[0])
    assert drawn(s, 0) == power.cards * power.uses
    assert s.players[0].vp == power.vp * power.uses
    # One good more than the power takes was there, and is left.
    assert len(goods(s, 0)) == 1


@pytest.mark.parametrize("card", EATS)
def test_it_is_the_kind_of_goods_that_counts_for_the_power_of(card: str) -> None:
    power = EATS[card]
    for kind in ("novelty", "rare", "genes", "alien"):
        worlds = plain_worlds(kind, power.per_use)
        s = consuming(f"{card}; New Economy; {'; '.join(worlds)}", "; ".join(worlds))
        can_be_used = f"use {card}" in says(s, 0)
        assert can_be_used == (power.kind in (kind, "any"))


@pytest.mark.parametrize("card", EATS)
def test_one_good_too_few_is_not_enough_for_the_power_of(card: str) -> None:
    power = EATS[card]
    worlds = plain_worlds(power.kind, power.per_use - 1)
    s = consuming("; ".join([card, "New Economy", *worlds]), "; ".join(worlds))
    assert reason(s, 0, f"use {card}")[:2] == (
        "too-few-goods",
        (power.per_use, power.per_use - 1),
    )


@pytest.mark.parametrize("card", THREE_DIFFERENT)
def test_three_goods_of_different_kinds_are_consumed_by_the_power_of(card: str) -> None:
    worlds = plain_worlds("any", 5)
    s = consuming(f"{card}; {'; '.join(worlds)}", "; ".join(worlds))
    s.play(0, f"use {card}")
    for _ in range(3):
        s.play(0, says(s, 0)[0])
    assert s.players[0].vp == 3
    two = consuming(
        f"{card}; New Economy; Refugee World; Pirate World; Asteroid Belt",
        "Refugee World; Pirate World; Asteroid Belt",
    )
    assert reason(two, 0, f"use {card}")[:2] == ("too-few-kinds", (3, 2))


@pytest.mark.parametrize("card", ALL_GOODS)
@pytest.mark.parametrize("count", [1, 2, 6])
def test_all_goods_are_consumed_by_the_power_of(card: str, count: int) -> None:
    worlds = plain_worlds("any", count)
    s = consuming(f"{card}; {'; '.join(worlds)}", "; ".join(worlds))
    s.play(0, f"use {card}")
    assert s.players[0].vp == count - 1
    assert goods(s, 0) == []


@pytest.mark.parametrize("card", SALES)
def test_a_good_is_sold_by_the_power_of(card: str) -> None:
    s = consuming(f"{card}; Pirate World", "Pirate World")
    s.play(0, f"use {card}")
    s.play(0, "sell from Pirate World")
    assert drawn(s, 0) == SALES[card]


@pytest.mark.parametrize("card", DRAWS)
def test_cards_are_drawn_by_the_power_of(card: str) -> None:
    s = consuming(card)
    s.play(0, f"use {card}")
    assert drawn(s, 0) == DRAWS[card]


@pytest.mark.parametrize("card", GAMBLES)
def test_a_card_is_won_or_lost_by_the_power_of(card: str) -> None:
    low, high = GAMBLES[card]
    s = consuming(card)
    s.play(0, f"use {card} #2")
    assert says(s, 0) == [f"name {number}" for number in range(low, high + 1)]
    lost = s.clone()
    s.play(0, "name 5")
    draws(s, "Consumer Markets")
    assert hand(s, 0) == ["Consumer Markets"]
    lost.play(0, "name 4")
    draws(lost, "Consumer Markets")
    assert hand(lost, 0) == []


@pytest.mark.parametrize("card", HAND_FOR_VP)
def test_hand_cards_are_discarded_by_the_power_of(card: str) -> None:
    most, each = HAND_FOR_VP[card]
    s = consuming(card, hand="Gem World; Comet Zone; Drop Ships")
    s.play(0, f"use {card}")
    for _ in range(most):
        s.play(0, says(s, 0)[0])
    assert s.players[0].vp == most * each
    assert len(hand(s, 0)) == 3 - most
