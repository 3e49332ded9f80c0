"""The Gathering Storm: what goals bring at the end."""

from __future__ import annotations

from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.state import Race
from tests.games.race.goal_table import give, goal_events, place_of, with_goals
from tests.games.race.table import Table
from tests.support.rules import rule

GOALS = ("Galactic Status", "Budget Surplus", "Greatest Military", "Production Leader")


def laid() -> Table:
    """Anna has a "first" tile, a "most" tile and a chip; Béla the other "most" tile."""
    t = with_goals(2, *GOALS).seat(0, tableau="Old Earth", vp=4).seat(1, tableau="New Sparta")
    give(t, "Galactic Status", 0)
    give(t, "Greatest Military", 0)
    give(t, "Production Leader", 1)
    give(t, "Budget Surplus", 1)
    goals_of(t.s).chips[place_of(t.s, "Budget Surplus")] = 0b01
    return t


def ended() -> Race:
    t = laid()
    t.s.players[1].vp = 20
    t.s.pool = 0
    return t.after_hand_limit()


@rule("race.storm.goals.scoring.tiles-added")
def test_tiles_add_3_or_5_vp() -> None:
    s = laid().lying()
    # New Sparta is worth 1; Production Leader 5, Budget Surplus 3.
    assert s.scores()[1] == 1 + 5 + 3


@rule("race.storm.goals.scoring.chips-added")
def test_a_goal_chip_adds_3_vp() -> None:
    s = laid().lying()
    # Old Earth 2, chips 4, Galactic Status 3, Greatest Military 5, the chip 3.
    assert s.scores()[0] == 2 + 4 + 3 + 5 + 3


@rule("race.storm.goals.scoring.not-for-galactic-renaissance")
def test_goal_vp_do_not_count_for_galactic_renaissance() -> None:
    t = with_goals(2, "Greatest Military", "Galactic Status")
    t.seat(0, tableau="Old Earth; Galactic Renaissance", vp=2)
    give(give(t, "Greatest Military", 0), "Galactic Status", 0)
    # 1 VP for every 3 VP in chips: with 2 there is none, whatever the goals bring.
    assert t.lying().scores()[0] == 2 + 2 + 0 + 5 + 3


def test_goals_decide_the_ranking() -> None:
    t = (
        with_goals(2, "Greatest Military")
        .seat(0, tableau="Old Earth")
        .seat(1, tableau="New Sparta")
    )
    assert t.lying().ranking() == [1, 2]
    assert give(t, "Greatest Military", 1).lying().ranking() == [2, 1]


def test_points_are_told_goal_by_goal_and_add_up() -> None:
    s = ended()
    assert [event for event in goal_events(s) if event[0].startswith("score")] == [
        ("score-goal-chip", 0, 3, "Budget Surplus", "scoring.chips-added"),
        ("score-goal", 0, 3, "Galactic Status", "scoring.tiles-added"),
        ("score-goal", 0, 5, "Greatest Military", "scoring.tiles-added"),
        ("score-goal", 1, 3, "Budget Surplus", "scoring.tiles-added"),
        ("score-goal", 1, 5, "Production Leader", "scoring.tiles-added"),
    ]
    assert s.sink is not None
    for seat, total in enumerate(s.scores()):
        told = [e.amount for e in s.sink.events if e.kind.startswith("score-") and e.seat == seat]
        assert sum(told) == total


@rule("race.storm.contents.goal-chips")
def test_all_eight_goal_chips_are_worth_3_vp_each() -> None:
    t = with_goals(5, "Galactic Status", "Budget Surplus")
    worlds = ("Alpha Centauri", "Destroyed World", "Plague World", "Gem World", "Comet Zone")
    for seat, world in enumerate(worlds):
        t.seat(seat, tableau=world)
    before = t.lying().scores()
    for goal in ("Galactic Status", "Budget Surplus"):
        give(t, goal, 0)
        goals_of(t.s).chips[place_of(t.s, goal)] = 0b11110
    gained = [now - then for now, then in zip(t.s.scores(), before, strict=True)]
    assert gained == [6, 6, 6, 6, 6]
    assert sum(gained[1:]) == 8 * 3
