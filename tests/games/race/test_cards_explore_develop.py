"""Every Explore and Develop power of every card, seen in play."""

from __future__ import annotations

import pytest

from tests.games.race.laying import reason
from tests.games.race.table import Table, any_draws, asked, hand, tableau

# Card: more cards looked at, more cards kept. One row may hold two printed powers.
EXPLORE = {
    "Star Nomad Lair": (1, 0),
    "Malevolent Lifeforms": (1, 0),
    "Expedition Force": (1, 0),
    "Research Labs": (0, 1),
    "Galactic Renaissance": (2, 1),
    "Galactic Survey: SETI": (2, 0),
}

# Card: what a development costs less.
DEVELOP_DISCOUNTS = {"Investment Credits": 1, "Galactic Federation": 2}
DEVELOP_DRAWS_FIRST = {"Interstellar Bank": 1}
DEVELOP_DRAWS_AFTER = {"Public Works": 1}


@pytest.mark.parametrize("card", EXPLORE)
def test_an_explore_power_of(card: str) -> None:
    more, kept = EXPLORE[card]
    t = Table(2)
    t.seat(0, tableau=card)
    s = t.chosen("explore +5", "explore +5")
    any_draws(s)
    # Two and five more are looked at, one is kept.
    assert len(s.players[0].looked_at) == 7 + more
    for _ in range(1 + kept):
        (question,) = [each for each in s.questions() if each.seat == 0]
        s.apply(question, s.options(question)[0])
    assert asked(s) == [1]
    assert len(hand(s, 0)) == 1 + kept
    assert s.discard.size == 6 + more - kept


@pytest.mark.parametrize("card", DEVELOP_DISCOUNTS)
def test_a_develop_discount_of(card: str) -> None:
    amount = DEVELOP_DISCOUNTS[card]
    t = Table(2)
    t.seat(0, tableau=card, hand="Merchant Guild; Space Marines")
    s = t.chosen("produce", "develop")
    too_dear = ("too-dear", (6 - amount, 1), "race.base.develop.only-affordable")
    assert reason(s, 0, "develop Merchant Guild") == too_dear
    # Space Marines cost 2.
    s.play(0, "develop Space Marines")
    s.play(1, "pass")
    if amount == 1:
        s.play(0, "pay Merchant Guild")
    assert tableau(s, 0) == [card, "Space Marines"]
    assert hand(s, 0) == ([] if amount == 1 else ["Merchant Guild"])


@pytest.mark.parametrize("card", DEVELOP_DISCOUNTS)
def test_a_develop_discount_does_not_help_with_worlds(card: str) -> None:
    t = Table(2)
    t.seat(0, tableau=card, hand="Gem World")
    s = t.chosen("produce", "settle")
    assert reason(s, 0, "settle Gem World")[1] == (2, 0)


@pytest.mark.parametrize("card", DEVELOP_DRAWS_FIRST)
def test_a_draw_at_the_start_of_develop_of(card: str) -> None:
    t = Table(2)
    t.seat(0, tableau=card)
    s = t.chosen("produce", "develop")
    assert asked(s) == [-1]
    assert any_draws(s) == DEVELOP_DRAWS_FIRST[card]
    assert len(hand(s, 0)) == DEVELOP_DRAWS_FIRST[card]
    assert asked(s) == [0, 1]


@pytest.mark.parametrize("card", DEVELOP_DRAWS_AFTER)
def test_a_draw_after_a_development_of(card: str) -> None:
    t = Table(2)
    t.seat(0, tableau=card, hand="Export Duties; Gem World")
    s = t.chosen("consume 2x", "develop")
    s.play(0, "develop Export Duties")
    s.play(1, "pass")
    s.play(0, "pay Gem World")
    assert any_draws(s) == DEVELOP_DRAWS_AFTER[card]
    assert len(hand(s, 0)) == DEVELOP_DRAWS_AFTER[card]


@pytest.mark.parametrize("card", DEVELOP_DRAWS_AFTER)
def test_there_is_no_draw_without_a_development(card: str) -> None:
    t = Table(2)
    t.seat(0, tableau=card, hand="Export Duties; Gem World")
    s = t.chosen("consume 2x", "develop")
    s.play(0, "pass")
    s.play(1, "pass")
    assert asked(s) == [0, 1]
    assert len(hand(s, 0)) == 2
