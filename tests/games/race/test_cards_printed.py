"""Every card costs, scores and bears what is printed on it, seen in play."""

from __future__ import annotations

from typing import cast

import pytest

import astrarium
from astrarium.games.race.content import content
from astrarium.games.race.state import Race
from tests.games.race.laying import drawn, from_produce_on, reason
from tests.games.race.printed import CARDS, PRICES, Printed
from tests.games.race.table import Table, any_draws, asked, goods, hand, says, tableau

WORLDS = [card for card in CARDS if card.shape != "D"]
each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
each_world = pytest.mark.parametrize("card", WORLDS, ids=lambda card: card.name)


def placing(card: Printed, others: str = "") -> Race:
    """Seat 0 may place the card, with no bonus and no powers to help."""
    bystander = "Rebel Homeworld" if card.name == "Rebel Base" else "Rebel Base"
    t = Table(2)
    t.seat(0, tableau=bystander, hand=f"{card.name}; {others}")
    phase = "develop" if card.shape == "D" else "settle"
    t.seat(1, tableau="Epsilon Eridani" if card.name == "New Sparta" else "New Sparta")
    return t.chosen("produce", phase)


def verb(card: Printed) -> str:
    return f"{'develop' if card.shape == 'D' else 'settle'} {card.name}"


@each_card
def test_a_card_costs_what_is_printed(card: Printed) -> None:
    s = placing(card)
    if card.shape == "M":
        too_weak = ("too-weak", (card.number, 0), "race.base.settle.conquer-condition")
        assert reason(s, 0, verb(card)) == too_weak
    elif card.number > 0:
        development = card.shape == "D"
        rule = "develop.only-affordable" if development else "settle.only-placeable"
        too_dear = ("too-dear", (card.number, 0), f"race.base.{rule}")
        assert reason(s, 0, verb(card)) == too_dear
    else:
        assert verb(card) in says(s, 0)


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.shape != "M"], ids=lambda card: card.name
)
def test_a_card_is_paid_for_with_that_many_hand_cards(card: Printed) -> None:
    payment = ["Colony Ship", "Deficit Spending", "Drop Ships", "Space Marines", "Public Works"]
    payment = [name for name in [*payment, "Genetics Lab", "Research Labs"] if name != card.name]
    s = placing(card, "; ".join(payment[: card.number]))
    s.play(0, verb(card))
    s.play(1, "pass")
    if card.number:
        s.play(0, "pay " + "; ".join(payment[: card.number]))
    assert hand(s, 0) == []
    assert tableau(s, 0)[1] == card.name


@each_card
def test_a_card_scores_what_is_printed(card: Printed) -> None:
    t = Table(2)
    t.seat(0, tableau=card.name)
    t.seat(1, tableau="Epsilon Eridani" if card.name == "New Sparta" else "New Sparta")
    assert t.lying().scores()[0] == card.vp


@each_world
def test_a_world_is_a_windfall_a_production_or_a_grey_world(card: Printed) -> None:
    t = Table(2)
    t.seat(0, tableau=card.name)
    t.seat(1, tableau="Mining Robots")
    s = from_produce_on(t, "produce", "consume 2x")
    any_draws(s)
    # A windfall world waits for the Produce bonus; a production world needs none.
    if card.source == "windfall":
        assert says(s, 0) == [f"produce any on {card.name}"]
    else:
        assert asked(s) == [0, 1]
        assert goods(s, 0) == ([card.name] if card.source == "production" else [])


@pytest.mark.parametrize(
    "card", [card for card in WORLDS if card.goods], ids=lambda card: card.name
)
def test_a_good_is_of_the_kind_printed_on_its_world(card: Printed) -> None:
    # Black Market Trading World sells for the plain price, by which the kind is known.
    t = Table(2)
    t.seat(0, tableau=f"Black Market Trading World; {card.name}", goods=card.name)
    t.seat(1, tableau="Mining Robots")
    s = t.chosen("consume 2x", "consume 2x")
    s.play(0, "use Black Market Trading World")
    s.play(0, f"sell from {card.name}")
    assert drawn(s, 0) == PRICES[card.goods]


def test_the_deck_has_as_many_copies_as_there_are() -> None:
    s = cast(Race, astrarium.start("race", seats=2))
    tables = s.tables
    counts = [int(count) for count in s.deck.counts]
    for card in s.starters:
        counts[card] += 1
    assert {name: counts[i] for i, name in enumerate(tables.names)} == {
        card.name: card.copies for card in CARDS
    }
    assert sum(card.copies for card in CARDS) == 114
    assert len(CARDS) == 95


def test_start_worlds_are_numbered_0_to_4() -> None:
    s = cast(Race, astrarium.start("race", seats=2))
    numbers = {s.tables.names[card]: s.tables.start_number[card] for card in s.starters}
    assert numbers == {
        "Old Earth": 0,
        "Epsilon Eridani": 1,
        "Alpha Centauri": 2,
        "New Sparta": 3,
        "Earth's Lost Colony": 4,
    }


@each_card
def test_keywords_and_symbols_are_those_printed(card: Printed) -> None:
    (entry,) = [entry for entry in content()["card"] if entry["name"] == card.name]
    assert tuple(entry["keywords"]) == card.keywords
    assert entry.get("chromosome", False) == card.chromosome


@each_world
def test_rebels_count_twice_for_galactic_imperium_and_no_other_world(card: Printed) -> None:
    t = Table(2)
    t.seat(0, tableau=f"Galactic Imperium; {card.name}")
    t.seat(1, tableau="Mining Robots")
    expected = {"W": 0, "M": 1}[card.shape] + ("rebel" in card.keywords)
    assert t.lying().scores()[0] - card.vp == expected


@pytest.mark.parametrize(
    "card",
    [card for card in CARDS if card.name != "Alien Tech Institute"],
    ids=lambda card: card.name,
)
def test_alien_cards_score_for_alien_tech_institute_and_no_others(card: Printed) -> None:
    t = Table(2)
    t.seat(0, tableau=f"Alien Tech Institute; {card.name}")
    t.seat(1, tableau="Mining Robots")
    value = 2 if "alien" in card.keywords else 0
    value += 1 if (card.goods, card.source) == ("alien", "production") else 0
    # Two six-cost developments side by side count each other in one case.
    beside = 2 if card.name == "Galactic Federation" else 0
    assert t.lying().scores()[0] - card.vp - beside == 2 + value
