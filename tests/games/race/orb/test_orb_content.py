"""The printed cards and tokens of the Orb: sums typed from the facts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from astrarium.games.race.content import content
from astrarium.games.race.orb.plans import all_plans, card_plan, turned
from astrarium.games.race.orb.words import (
    AIRLOCK_CARD,
    AIRLOCK_TELEPORT,
    ARTIFACT_A,
    ARTIFACT_B,
    HATCHERY,
    LARGE_AIRLOCK,
    SMALL_AIRLOCK,
    TELEPORT,
    TUBE,
    WALL,
)
from tests.games.race.orb.boards import card
from tests.games.race.orb.table import OrbTable, orb_in
from tests.games.race.orb.words import said
from tests.support.rules import rule

ORB = content("artifacts", True)["orb"]
CARDS = ORB["card"]


def squares_of(letter: str) -> Counter[int]:
    plans = [card_plan(entry, False) for entry in CARDS if entry["id"].startswith(letter)]
    return Counter(square for plan in plans for square in plan.squares)


def gates_of(letter: str) -> dict[int, int]:
    plans = [card_plan(entry, False) for entry in CARDS if entry["id"].startswith(letter)]
    edges = Counter(edge for plan in plans for edge in plan.across + plan.upright)
    return {edge: count for edge, count in sorted(edges.items()) if 0 < edge < WALL}


@rule("race.artifacts.contents.orb-cards-a", "race.artifacts.contents.orb-cards-b")
def test_there_are_thirty_a_and_fifteen_b_cards():
    assert Counter(entry["id"][0] for entry in CARDS) == {"A": 30, "B": 15}
    assert len({entry["id"] for entry in CARDS}) == 45


@rule("race.artifacts.contents.artifact-tokens")
def test_there_are_thirty_a_and_fifteen_b_tokens_as_many_as_sites():
    counts = Counter[Any]()
    for token in ORB["token"]:
        counts[token["letter"]] += token["count"]
    assert counts == {"A": 30, "B": 15}
    a, b = squares_of("A"), squares_of("B")
    assert a[ARTIFACT_A] + a[TUBE] == 30
    assert b[ARTIFACT_B] == 15


def test_the_squares_and_gates_of_all_cards_add_up():
    a, b = squares_of("A"), squares_of("B")
    assert (a[ARTIFACT_A], a[TUBE], a[TELEPORT], a[HATCHERY]) == (17, 13, 14, 12)
    assert (b[ARTIFACT_B], b[TELEPORT], b[HATCHERY]) == (15, 5, 3)
    assert gates_of("A") == {3: 13, 4: 13, 5: 12, 6: 7}
    assert gates_of("B") == {4: 10, 5: 5, 6: 6, 7: 1}


@rule("race.artifacts.orb.breeding-tube.only-on-a-cards")
def test_tubes_are_on_a_cards_only():
    assert squares_of("B")[TUBE] == 0
    assert squares_of("A")[TUBE] == 13


def test_some_cards_as_they_are_printed():
    printed = {entry["id"]: entry for entry in CARDS}
    assert printed["A01"]["squares"] == ["..h", ".th"]
    assert printed["A10"]["across"] == ["#.#", ".#.", "5#6"]
    assert printed["A29"]["upright"] == ["..##", "#.#."]
    assert printed["B14"]["across"] == ["47.", "...", "##."]


@rule("race.artifacts.contents.main-airlocks")
def test_the_main_airlock_is_two_cards_laid_together():
    """Twelve squares: twice six."""
    main = all_plans(ORB)[-1]
    assert (main.rows, main.columns) == (3, 4)
    assert Counter(main.squares) == {AIRLOCK_CARD: 9, AIRLOCK_TELEPORT: 1, LARGE_AIRLOCK: 2}
    assert list(main.across[:4]) == [0, WALL, WALL, 0]
    assert list(main.across[-4:]) == [WALL, 3, WALL, 0]


@rule("race.artifacts.contents.small-airlocks")
def test_two_small_airlocks_have_an_airlock_walled_on_three_sides():
    small = all_plans(ORB)[45 * 4]
    assert ORB["small_airlock"]["count"] == 2
    assert list(small.squares) == [AIRLOCK_CARD] * 4 + [SMALL_AIRLOCK, AIRLOCK_CARD]
    # The airlock is the middle square of the lower row.
    around = [small.across[4], small.across[7], small.upright[5], small.upright[6]]
    assert around == [0, WALL, WALL, WALL]


@rule("race.artifacts.contents.explore-orb-cards", "race.artifacts.contents.priority-discs")
def test_five_players_have_an_explore_orb_card_and_a_disc_each():
    s = OrbTable(5).start_worlds().choosing()
    for seat in range(5):
        s.play(seat, "choose explore orb")
    assert len(orb_in(s).priority) == 5


@rule("race.artifacts.contents.survey-teams")
def test_five_players_have_ten_survey_teams():
    s = OrbTable(5).start_worlds().choosing()
    seats = s.view(None)["state"]["extras"]["orb"]["seats"]
    assert sum(len(seat["teams"]) for seat in seats) == 10


@rule("race.artifacts.contents.summary-cards")
@pytest.mark.parametrize("language", ["en", "hu"])
def test_what_the_summary_cards_say_can_be_asked_of_every_square(language):
    """No card is handed out; its symbols are explained where they lie."""
    s = OrbTable(2).start_worlds().choosing()
    game, rules = s.rules.game, s.rules
    keys = [key for key in game.components(rules) if key.startswith("orb-")]
    assert len(keys) == 8
    for key in keys:
        assert all(said(language, line) for line in game.explain(rules, key))


def test_a_quarter_turn_takes_the_left_column_to_the_top():
    plan = card("t.. h..", across="#.. ... ..5", upright="3... 4..6")
    once = turned(plan)
    assert (once.rows, once.columns) == (3, 2)
    assert list(once.squares) == [HATCHERY, TELEPORT, 1, 1, 1, 1]
    # The left edges 3 (upper row) and 4 (lower row) become the top edges, read right to left.
    assert list(once.across[:2]) == [4, 3]
    # The bottom edge of 5 under the last square becomes the left edge of the last row.
    assert once.upright[6] == 5
    # The right edge of 6 becomes the bottom edge of the left column.
    assert list(once.across[-2:]) == [6, 0]
    again = turned(turned(turned(once)))
    assert (again.squares, again.across, again.upright) == (
        plan.squares,
        plan.across,
        plan.upright,
    )


def test_what_is_less_sure_says_so():
    assert ORB["confidence"]["quantities"] == "medium"
    assert ORB["confidence"]["airlock_reverse_sides"] == "unknown"


TOKEN_COUNTS = {
    "world_discount_2": 3,
    "development_discount_2": 3,
    "technology": 4,
    "uplift": 4,
    "pass_wall": 5,
    "move_4": 6,
    "gate_or_military_1": 3,
    "gate_or_military_2": 2,
    "technology_b": 3,
    "development_discount_3": 2,
    "world_discount_3": 2,
    "gate_or_military_2_b": 2,
    "gate_or_military_3": 2,
    "uplift_b": 4,
}


def test_tokens_of_each_kind():
    assert {token["id"]: token["count"] for token in ORB["token"]} == TOKEN_COUNTS


@rule("race.artifacts.token.kinds-of-power", "race.artifacts.token.uplift-b.no-power")
def test_most_tokens_have_a_power_for_movement_discount_military_or_a_good():
    powers = {"passes", "moves", "military", "development_discount", "world_discount"}
    powers |= {"genes_worlds", "alien_good"}
    without = [token["id"] for token in ORB["token"] if not powers & set(token)]
    assert without == ["uplift_b"]
