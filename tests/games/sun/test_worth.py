"""What a position is worth to a seat: the figures that follow from the rules."""

from __future__ import annotations

from copy import deepcopy

import pytest

from astrarium.bots.sun.outlook import judgement
from astrarium.bots.sun.weights import WEIGHTS
from astrarium.core.frame import CHANCE, MAIN
from astrarium.core.rng import Rng
from astrarium.games.sun.component_file import read_set
from astrarium.games.sun.game import GAME, content
from astrarium.games.sun.reading import build_rules
from astrarium.games.sun.scoring import score
from astrarium.games.sun.worth import (
    COLONIZES,
    MOST_PATHS,
    RESEARCHES_III,
    Worth,
    fewest_missing,
    points,
)
from tests.games.sun.play import whole_game
from tests.games.sun.table import Table


def worth(t: Table) -> Worth:
    return judgement(t.rules, WEIGHTS)


def paths(t: Table, goal: str) -> list[int]:
    return worth(t).paths[[card.id for card in t.rules.achievements].index(goal)]


def test_a_finished_game_is_worth_its_points() -> None:
    s = whole_game(3, 5, {})
    for seat in range(3):
        assert judgement(s.rules, WEIGHTS).of(s, seat) == points(s, seat) == score(s, seat)


def test_the_first_technology_of_level_4_is_the_seventh_at_least() -> None:
    t = Table()
    slots = ("I1", "I2", "IIA", "IIB", "III1", "III2", "IIII1")
    assert min(path.bit_count() for path in paths(t, "transcendence")) == 7
    assert sum(1 << t.slot(slot) for slot in slots) in paths(t, "transcendence")


def test_what_is_researched_is_missing_no_longer() -> None:
    t = Table()
    assert fewest_missing(paths(t, "transcendence"), t.player(0)) == 7
    t.know(0, "I1", "I2", "I4")  # the last one is on another path
    assert fewest_missing(paths(t, "transcendence"), t.player(0)) == 5


def test_a_tree_of_somebodys_own_may_be_large() -> None:
    """Forty slots of Level IIII, of which an achievement asks for twenty: of all ways the shortest
    few are looked at."""
    mine = deepcopy(content())
    board, goals = mine["board"], mine["achievements"]["achievement"]
    (slot,) = (each for each in board["slot"] if each["id"] == "IIII1")
    board["slot"] = [each for each in board["slot"] if each["level"] != "IIII"]
    board["slot"] += [{**slot, "id": f"IIII{number}"} for number in range(40)]
    board["slots"]["IIII"] = 40
    (goal,) = (each for each in goals if each["id"] == "transcendence")
    goal["condition"]["at_least"] = 20
    rules = build_rules(GAME, 4, Table().rules.options, read_set(mine, content()).content, "")
    number = [card.id for card in rules.achievements].index("transcendence")
    found = judgement(rules, WEIGHTS).paths[number]
    assert 1 <= len(found) <= MOST_PATHS
    six = min(path.bit_count() for path in paths(Table(), "transcendence")) - 1
    assert {path.bit_count() for path in found} == {six + 20}


def test_an_achievement_without_a_level_has_no_paths() -> None:
    assert paths(Table(), "warlord") == []


def test_terraforming_is_an_action_that_colonizes() -> None:
    t = Table()
    assert not worth(t).can(t.s, 0, COLONIZES)
    t.know(0, "I2")
    assert worth(t).can(t.s, 0, COLONIZES)
    assert not worth(t).can(t.s, 0, RESEARCHES_III)


def test_an_open_guild_serves_everybody() -> None:
    t = Table()
    t.s.uncovered = 1 << t.rules.guilds.index("scholars_guild")
    assert worth(t).can(t.s, 3, RESEARCHES_III)
    assert not worth(t).can(t.s, 3, COLONIZES)


def test_the_clock_runs_down_until_the_discs_say_how_long() -> None:
    t = Table()
    judged = worth(t)
    t.s.round_number = 2
    assert judged.rounds_left(t.s) == WEIGHTS.rounds - 2
    t.s.round_number = 40
    assert judged.rounds_left(t.s) == 1 + 4 * WEIGHTS.pace
    t.s.last_round = 41
    assert judged.rounds_left(t.s) == 1


def test_the_production_of_the_own_turn_is_still_to_come() -> None:
    t = Table().production(0)
    assert worth(t).yet_to_produce(t.s, 0)
    assert not worth(t).yet_to_produce(t.s, 1)


def test_a_nearer_achievement_is_worth_more_and_a_claimed_one_nothing_more() -> None:
    t = Table()
    warlord = 2  # the third card of a first game: 12 levels of ships
    far = worth(t).goal(t.s, 0, warlord, 8.0)
    t.ships(0, "deep_space", 4, 4)
    near = worth(t).goal(t.s, 0, warlord, 8.0)
    assert 0 < far < near < 4
    t.s.claims = 1 << (warlord * 4 * 3)  # seat 0 on its first space
    assert worth(t).goal(t.s, 0, warlord, 8.0) == 0


@pytest.mark.parametrize("seed", [3])
def test_it_is_asked_anywhere_in_a_game(seed: int) -> None:
    t = Table(4).turn(0)
    s, rng = t.s, Rng(seed)
    for _ in range(200):
        if s.asked(MAIN) == CHANCE:
            s.roll(rng)
        else:
            s.answer(MAIN, rng.pick(s.lane_options(MAIN)))
        assert all(worth(t).of(s, seat) >= int(points(s, seat)) - 8 for seat in range(4))
