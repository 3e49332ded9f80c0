"""The box: how many players, which cards, how many of each."""

from collections import Counter
from typing import cast

import pytest

import astrarium
from astrarium.core.errors import BadOptions
from astrarium.games.race.state import Race
from astrarium.games.race.tables import RaceRules
from tests.games.race.looking import pay_anything, refusal
from tests.games.race.table import Table, says, tableau
from tests.support import rule

TABLES = cast(RaceRules, astrarium.rules("race", 2))
CARDS = range(TABLES.count)
WORLDS = [card for card in CARDS if TABLES.world[card]]
DEVELOPMENTS = [card for card in CARDS if not TABLES.world[card]]
KINDS = ("grey", "novelty", "rare", "genes", "alien")


def by_cost(cards: list[int]) -> dict[int, int]:
    counts: Counter[int] = Counter()
    for card in cards:
        counts[int(TABLES.cost[card])] += TABLES.copies[card]
    return dict(counts)


@rule("race.base.component.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    assert len(cast(Race, astrarium.start("race", seats)).players) == seats


@rule("race.base.component.players")
@pytest.mark.parametrize("seats", [0, 5, 6])
def test_no_fewer_than_two_and_no_more_than_four_play(seats: int) -> None:
    with pytest.raises(BadOptions, match=r"is for . to . seats, not for"):
        astrarium.start("race", seats)


@rule("race.base.component.players")
def test_one_alone_cannot_play_the_base_game() -> None:
    with pytest.raises(BadOptions, match="needs expansion 'storm', not 'none'"):
        astrarium.start("race", 1)


@rule("race.base.component.deck-size")
def test_there_are_114_cards_with_the_five_start_worlds() -> None:
    s = cast(Race, astrarium.start("race", 2))
    assert TABLES.deck_size == 114
    assert sum(TABLES.copies) == 114
    assert s.deck.size == sum(s.deck.counts) == 109
    assert len(s.starters) == 5


@rule("race.base.component.game-worlds")
def test_59_worlds_are_no_start_worlds() -> None:
    others = [card for card in WORLDS if TABLES.start_number[card] < 0]
    assert sum(TABLES.copies[card] for card in others) == 59


@rule("race.base.component.developments")
def test_there_are_50_development_cards() -> None:
    assert sum(TABLES.copies[card] for card in DEVELOPMENTS) == 50


@rule("race.base.component.worlds-single")
def test_each_world_is_there_once() -> None:
    assert {TABLES.copies[card] for card in WORLDS} == {1}
    assert len(WORLDS) == 64


@rule("race.base.component.cheap-developments-double")
def test_each_development_that_costs_one_to_five_is_there_twice() -> None:
    cheap = [card for card in DEVELOPMENTS if TABLES.cost[card] <= 5]
    assert {TABLES.copies[card] for card in cheap} == {2}
    assert len(cheap) == 19


@rule("race.base.component.six-cost-developments")
def test_twelve_developments_cost_six_and_each_is_there_once() -> None:
    dear = [card for card in DEVELOPMENTS if TABLES.cost[card] == 6]
    assert [TABLES.copies[card] for card in dear] == [1] * 12


@rule("race.base.component.cost-table-developments")
def test_the_costs_of_developments_are_those_of_the_printed_table() -> None:
    assert by_cost(DEVELOPMENTS) == {1: 12, 2: 12, 3: 4, 4: 8, 5: 2, 6: 12}


@rule("race.base.component.cost-table-non-military")
def test_the_costs_of_non_military_worlds_are_those_of_the_printed_table() -> None:
    peaceful = [card for card in WORLDS if not TABLES.military_world[card]]
    assert by_cost(peaceful) == {0: 2, 1: 6, 2: 11, 3: 10, 4: 5, 5: 5, 6: 2}


@rule("race.base.component.cost-table-military")
def test_the_defenses_of_military_worlds_are_those_of_the_printed_table() -> None:
    military = [card for card in WORLDS if TABLES.military_world[card]]
    assert by_cost(military) == {1: 6, 2: 7, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1}


@rule("race.base.component.production-worlds")
def test_production_worlds_by_kind() -> None:
    kinds = Counter(KINDS[TABLES.goods[card]] for card in CARDS if TABLES.production[card])
    assert kinds == {"novelty": 9, "rare": 6, "genes": 4, "alien": 2}
    assert all(TABLES.produces_here[card] for card in CARDS if TABLES.production[card])


@rule("race.base.component.windfall-worlds")
def test_windfall_worlds_by_kind() -> None:
    kinds = Counter(KINDS[TABLES.goods[card]] for card in CARDS if TABLES.windfall[card])
    assert kinds == {"novelty": 5, "rare": 7, "genes": 7, "alien": 6}
    assert not any(TABLES.production[card] for card in CARDS if TABLES.windfall[card])


@rule("race.base.component.action-cards")
def test_each_player_has_seven_action_cards() -> None:
    s = Table(3).choosing()
    for seat in range(3):
        assert says(s, seat) == [
            "choose explore +5",
            "choose explore +1+1",
            "choose develop",
            "choose settle",
            "choose consume trade",
            "choose consume 2x",
            "choose produce",
        ]


FILLERS = "Gem World; Comet Zone; Space Port; Spice World"


@pytest.mark.parametrize(
    ("world", "cost", "vp"),
    [
        pytest.param(
            "Black Market Trading World",
            3,
            2,
            marks=rule("race.base.component.black-market-trading-world-printing"),
        ),
        pytest.param(
            "Bio-Hazard Mining World",
            3,
            2,
            marks=rule("race.base.component.bio-hazard-mining-world-printing"),
        ),
        pytest.param(
            "Imperium Armaments World",
            4,
            2,
            marks=rule("race.base.component.imperium-armaments-world-printing"),
        ),
    ],
)
def test_a_world_costs_and_scores_as_in_the_first_printing(world: str, cost: int, vp: int) -> None:
    others = "; ".join(FILLERS.split("; ")[:cost])
    t = Table(2).seat(0, tableau="Old Earth", hand=f"{world}; {others}")
    s = t.chosen("settle", "settle")
    before = s.scores()[0]
    s.play(0, f"settle {world}")
    s.play(1, "pass")
    assert pay_anything(s, 0) == cost
    assert tableau(s, 0) == ["Old Earth", world]
    assert s.scores()[0] - before == vp


@rule("race.base.component.outlaw-world-printing")
def test_outlaw_world_gives_no_military() -> None:
    t = Table(2).seat(0, tableau="Old Earth; Outlaw World", hand="Rebel Fuel Cache; Gem World")
    s = t.chosen("settle", "settle")
    assert refusal(s, 0, "settle Rebel Fuel Cache") == (
        "too-weak",
        (1, 0),
        "race.base.settle.conquer-condition",
    )
