"""The end of the game and its points."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.flow import CLEANUP
from astrarium.games.eclipse.scoring import sheet
from astrarium.games.eclipse.state import Eclipse
from tests.games.eclipse.table import (
    Table,
    chance,
    events,
    purse,
    terrans,
)
from tests.support.rules import rule


def points(s: Eclipse, seat: int) -> dict[str, int]:
    return {kind.removeprefix("score-"): vp for kind, vp, _ in sheet(s, seat) if vp}


@rule("eclipse.end.score.hexes", "eclipse.end.score.monoliths", "eclipse.end.score.reputation")
def test_hexes_monoliths_and_reputation() -> None:
    t = (
        terrans(2)
        .lay(102, "0,-1")
        .own(0, 102)
        .structure(102, "monolith")
        .structure(223, "monolith")
    )
    t.s.players[0].tiles = [1, 4]
    assert points(t.s, 0) == {"hexes": 6, "monoliths": 3, "reputation": 5}
    assert points(t.s, 1) == {"hexes": 3, "monoliths": 3}


@rule("eclipse.end.score.ambassadors", "eclipse.end.score.traitor")
def test_ambassadors_and_the_traitor() -> None:
    t = terrans(4).allies(0, 1).allies(0, 2)
    t.s.traitor = 1
    assert points(t.s, 0) == {"hexes": 3, "ambassadors": 2}
    assert points(t.s, 1) == {"hexes": 3, "ambassadors": 1, "traitor": -2}


GRID = (
    "gauss_shield",
    "improved_hull",
    "fusion_source",
    "positron_computer",
    "advanced_economy",
    "tachyon_drive",
    "antimatter_cannon",
)


@pytest.mark.parametrize(
    ("owned", "vp"),
    [
        pytest.param(3, 0, marks=rule("eclipse.end.score.technology.under-four")),
        pytest.param(4, 1, marks=rule("eclipse.end.score.technology.four")),
        pytest.param(5, 2, marks=rule("eclipse.end.score.technology.five")),
        pytest.param(6, 3, marks=rule("eclipse.end.score.technology.six")),
        pytest.param(7, 5, marks=rule("eclipse.end.score.technology.seven")),
    ],
)
def test_technologies_of_one_category(owned: int, vp: int) -> None:
    t = terrans(2).knows(0, *GRID[:owned])
    assert points(t.s, 0).get("technologies", 0) == vp


@rule("eclipse.end.score.technology.each-category")
def test_each_category_counts_on_its_own() -> None:
    t = terrans(2).knows(0, *GRID[:3], "nanorobots", "orbital", "monolith")
    assert "technologies" not in points(t.s, 0)
    t.knows(0, GRID[3], "fusion_drive")
    assert points(t.s, 0)["technologies"] == 2


@rule("eclipse.end.score.species")
def test_planta_scores_its_hexes_and_draco_the_ancients() -> None:
    t = Table("planta", "descendants_of_draco").lay(107, "0,-1").own(0, 107).lay(104, "1,-1")
    assert points(t.s, 0) == {"hexes": 5, "species": 2}
    assert points(t.s, 1) == {"hexes": 3, "species": 2}


@rule("eclipse.end.winner", "eclipse.end.tie")
def test_the_most_points_win_and_stored_resources_break_ties() -> None:
    t = terrans(3).seat(0, money=2, science=2, materials=2).seat(1, money=9, science=0, materials=0)
    t.s.players[2].tiles = [1]
    assert t.s.ranking() == [3, 2, 1]
    t.seat(0, money=5)
    assert t.s.ranking() == [2, 2, 1]


@rule("eclipse.end.after-round-9")
def test_the_game_ends_after_the_ninth_round() -> None:
    t = terrans(2)
    t.s.round_number = 9
    s = t.phase(CLEANUP)
    assert s.over
    assert sum(s.market) == 0  # nothing more is drawn
    t.s.round_number = 8
    assert not t.phase(CLEANUP).over


def test_at_the_end_everything_is_turned_up() -> None:
    t = terrans(2)
    t.s.round_number = 9
    t.s.players[0].tiles = [2, 4]
    s = t.phase(CLEANUP)
    assert s.view(1)["state"]["players"][0]["tiles"] == [2, 4]
    assert sum(event.amount for event in events(s, "score-reputation")) == 6


def test_the_points_told_add_up_to_the_score() -> None:
    t = terrans(2).knows(0, *GRID[:4])
    t.s.round_number = 9
    t.s.players[0].tiles = [3]
    s = t.phase(CLEANUP)
    assert s.sink is not None
    told = [e.amount for e in s.sink.events if e.kind.startswith("score-") and e.seat == 0]
    assert sum(told) == s.scores()[0] == 7


def test_chance_finds_only_what_is_left() -> None:
    t = terrans(2)
    s = t.phase(CLEANUP)
    chance(s, "deal nanorobots")
    assert s.bag[t.technology("nanorobots")] == 4
    assert purse(s.players[0]) == (2, 3, 3)


@rule("eclipse.end.tie")
def test_equal_in_points_and_stores_is_equal_in_rank() -> None:
    t = terrans(3).seat(0, money=5, science=0, materials=1).seat(1, money=2, science=2, materials=2)
    t.seat(2, money=0, science=0, materials=5)
    assert t.s.scores() == [3, 3, 3]
    assert t.s.ranking() == [1, 1, 3]


def test_the_points_of_a_seat_that_is_out_stay_what_they_were() -> None:
    t = terrans(2).seat(0, out=1, final=7)
    assert t.s.scores() == [7, 3]
    assert t.s.ranking() == [1, 2]


def test_the_end_is_a_disclosure_and_tells_the_points() -> None:
    t = terrans(2)
    t.s.round_number = 9
    t.s.players[1].tiles = [4]
    s = t.phase(CLEANUP)
    assert s.over
    assert s.agenda.disclosures == 1
    told = [(event.kind, event.seat, event.amount) for event in s.sink.events] if s.sink else []
    assert told == [("score-hexes", 0, 3), ("score-reputation", 1, 4), ("score-hexes", 1, 3)]
