"""Every card of the expansions costs, scores and bears what is printed on it."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import astrarium
from astrarium.games.race.content import content
from astrarium.games.race.tables import RaceRules
from tests.games.race.printed_more import CARDS, Printed
from tests.games.race.table import Table, says
from tests.support.rules import rule

each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
KINDS = ("", "novelty", "rare", "genes", "alien")


def rules(expansion: str) -> RaceRules:
    return cast(RaceRules, astrarium.rules("race", 2, {"expansion": expansion}))


@each_card
def test_a_card_of_an_expansion_costs_what_is_printed(card: Printed) -> None:
    t = Table(2, expansion=card.expansion).seat(0, tableau="Old Earth", hand=card.name)
    s = t.seat(1, tableau="Gem World").chosen(
        "produce", "develop" if card.shape == "D" else "settle"
    )
    text = f"{'develop' if card.shape == 'D' else 'settle'} {card.name}"
    if card.number == 0:
        assert text in says(s, 0)
        return
    (reason,) = s.why_not(0, text)
    key = "too-weak" if card.shape == "M" else "too-dear"
    assert (reason.key, reason.figures) == (key, (card.number, 0))


@each_card
def test_a_card_of_an_expansion_scores_what_is_printed(card: Printed) -> None:
    tables = rules(card.expansion)
    number = tables.names.index(card.name)
    assert (tables.variable[number] is not None) == (card.vp == "?")
    assert tables.vp[number] == (0 if card.vp == "?" else int(card.vp))


@each_card
def test_a_card_of_an_expansion_bears_the_goods_and_marks_that_are_printed(card: Printed) -> None:
    tables = rules(card.expansion)
    number = tables.names.index(card.name)
    assert tables.copies[number] == card.copies
    assert KINDS[tables.goods[number]] == card.goods
    assert tables.windfall[number] == (card.source == "windfall")
    assert tables.production[number] == (card.source == "production")
    assert tables.chromosome[number] == card.chromosome
    entry = content(card.expansion)["card"][number]
    assert tuple(entry["keywords"]) == card.keywords


def odds(expansion: str) -> list[list[int]]:
    """Developments, non-military worlds, military worlds: how many of each cost or defense."""
    tables = rules(expansion)
    counts: Counter[tuple[int, int]] = Counter()
    for card in range(tables.count):
        sort = 0 if not tables.world[card] else 1 + int(tables.military_world[card])
        counts[sort, int(tables.cost[card])] += tables.copies[card]
    return [[counts[sort, cost] for cost in range(10)] for sort in range(3)]


STORM_ODDS = [
    [0, 15, 12, 6, 8, 2, 15, 0, 0, 0],
    [2, 8, 14, 12, 5, 6, 2, 0, 0, 0],
    [0, 8, 7, 6, 3, 2, 2, 1, 0, 0],
]
ARTIFACTS_ODDS = [
    [0, 14, 16, 8, 10, 4, 18, 0, 0, 0],
    [3, 6, 15, 13, 6, 8, 3, 0, 0, 0],
    [0, 10, 11, 4, 3, 3, 2, 1, 1, 1],
]


@rule("race.storm.cards.gambling-world.updated-table", "race.storm.cards.added-to-base-deck")
def test_the_storm_deck_has_the_costs_of_the_replaced_gambling_world() -> None:
    assert odds("storm") == STORM_ODDS
    assert sum(map(sum, STORM_ODDS)) == rules("storm").deck_size == 136


@rule("race.storm.cards.gambling-world.replaced", "race.storm.contents.gambling-world")
@pytest.mark.parametrize("expansion", ["none", "storm", "artifacts"])
def test_there_is_one_gambling_world_whatever_the_expansion(expansion: str) -> None:
    tables = rules(expansion)
    assert tables.names.count("Gambling World") == 1
    assert tables.copies[tables.names.index("Gambling World")] == 1


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(row, marks=rule(f"race.artifacts.power.consume.count-table-row-{row + 1}"))
        for row in range(3)
    ],
)
def test_the_artifacts_deck_has_the_costs_of_the_updated_table(row: int) -> None:
    assert odds("artifacts")[row] == ARTIFACTS_ODDS[row]


@rule("race.artifacts.power.consume.count-table-scope", "race.artifacts.cards.added-to-base-deck")
def test_the_artifacts_deck_has_160_cards() -> None:
    assert sum(map(sum, odds("artifacts"))) == rules("artifacts").deck_size == 160


@rule("race.storm.contents.start-worlds")
def test_the_storm_brings_start_worlds_5_to_8() -> None:
    tables = rules("storm")
    new = {tables.names[card]: tables.start_number[card] for card in range(95, tables.count)}
    assert {name: number for name, number in new.items() if number >= 0} == {
        "Separatist Colony": 5,
        "Ancient Race": 6,
        "Damaged Alien Factory": 7,
        "Doomed World": 8,
    }


@rule("race.artifacts.contents.start-worlds")
def test_the_artifacts_bring_start_worlds_5_to_9() -> None:
    tables = rules("artifacts")
    new = {tables.names[card]: tables.start_number[card] for card in range(95, tables.count)}
    assert {name: number for name, number in new.items() if number >= 0} == {
        "Sentient Robots": 5,
        "Alien Artifact Hunters": 6,
        "Rebel Mutineers": 7,
        "Uplift Researchers": 8,
        "Frontier Capital": 9,
    }


@pytest.mark.parametrize(
    ("expansion", "cards"),
    [
        pytest.param("storm", 18, marks=rule("race.storm.contents.game-cards")),
        pytest.param("artifacts", 41, marks=rule("race.artifacts.contents.game-cards")),
    ],
)
def test_an_expansion_adds_so_many_game_cards(expansion: str, cards: int) -> None:
    before, after = rules("none"), rules(expansion)
    added = after.deck_size - before.deck_size
    starts = sum(number >= 0 for number in after.start_number[95:])
    assert added - starts == cards


@rule("race.storm.cards.contact-specialist.third-copy")
def test_the_storm_deck_holds_three_contact_specialists() -> None:
    copies = {
        expansion: rules(expansion).copies[rules(expansion).names.index("Contact Specialist")]
        for expansion in ("none", "storm", "artifacts")
    }
    assert copies == {"none": 2, "storm": 3, "artifacts": 2}


@rule("race.storm.cards.improved-logistics.in-expansion")
def test_improved_logistics_is_a_card_of_the_storm_alone() -> None:
    found = [
        name for name in ("none", "storm", "artifacts") if "Improved Logistics" in rules(name).names
    ]
    assert found == ["storm"]


@rule("race.storm.overview.adds-to-base-game", "race.artifacts.overview.adds-to-base-game")
@pytest.mark.parametrize("expansion", ["storm", "artifacts"])
def test_an_expansion_keeps_all_cards_of_the_base_game(expansion: str) -> None:
    assert rules(expansion).names[:95] == rules("none").names
    assert rules("none").count == 95


@rule(
    "race.artifacts.overview.not-with-first-three-expansions",
    "race.artifacts.cards.first-arc-removed",
)
def test_no_card_of_the_storm_lies_in_the_artifacts_deck() -> None:
    assert set(rules("storm").names) & set(rules("artifacts").names) == set(rules("none").names)


@rule("race.storm.cards.expansion-mark", "race.artifacts.cards.gold-mark")
def test_the_sets_say_which_cards_are_whose() -> None:
    assert [content(name)["set"]["id"] for name in ("none", "storm", "artifacts")] == [
        "base",
        "storm",
        "artifacts",
    ]
    ids = {name: {card["id"] for card in content(name)["card"]} for name in ("none", "storm")}
    assert len(ids["storm"] - ids["none"]) == 19


@rule(
    "race.storm.contents.blank-cards",
    "race.storm.contents.contest-card",
    "race.storm.blank-cards.own-designs",
)
def test_blank_cards_and_the_contest_card_are_no_cards_of_the_deck() -> None:
    # 17 blank cards and one contest entry lie in the box; the deck has designs only, and a set
    # of one's own replaces a file of the content as a whole.
    assert sum(card["copies"] for card in content("storm")["card"]) == 136
    assert all(card["name"] and card["kind"] for card in content("storm")["card"])


@rule("race.artifacts.no-orb.cards-stay-in")
@pytest.mark.parametrize("name", ["Alien Survey Technology", "Alien Research Ship"])
def test_developments_for_the_orb_take_part_without_it(name: str) -> None:
    tables = rules("artifacts")
    assert tables.copies[tables.names.index(name)] == 2


@rule(
    "race.artifacts.contents.one-card-deck-without-orb", "race.artifacts.no-orb.components-unused"
)
def test_a_game_without_the_orb_has_the_cards_of_the_deck_and_nothing_else() -> None:
    s = Table(2, expansion="artifacts").choosing()
    data = s.rules.game.full_data(s)
    assert data["extras"].get("orb") is None
    assert sum(data["deck"]) + 2 == 160
