"""Finished games with goals and a draft, with score sheets typed by hand."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from astrarium.games.race.goals.access import goals_of
from astrarium.games.race.state import Race
from tests.games.race.goal_table import chips, holder
from tests.games.race.playthrough import FINISHED_GOALS
from tests.games.race.table import names
from tests.support.whole_games import each_log, replayed, sheet

LOGS = sorted(FINISHED_GOALS.glob("*.log"))
each_game = each_log(FINISHED_GOALS)
ENDS = {"race.base.end.twelve-cards": "twelve cards", "race.base.end.pool-empty": "pool empty"}


def position(log: Path) -> Race:
    return cast(Race, replayed(log).position)


def test_one_finished_game_is_drafted_and_one_is_not() -> None:
    assert [bool(replayed(log).rules.options["draft"]) for log in LOGS] == [True, False]
    assert all(replayed(log).rules.options["goals"] for log in LOGS)


@each_game
def test_a_finished_game_with_goals_replays_to_its_end(log: Path) -> None:
    s = position(log)
    assert s.over
    assert s.rules.game.broken(s) == []
    assert replayed(log).log.text() == log.read_text(encoding="utf-8")
    events = replayed(log).steps[-1].events
    assert sorted({ENDS[e.rule] for e in events if e.kind == "end"}) == sheet(log)["end"]


@each_game
def test_tiles_and_chips_lie_where_the_sheet_says(log: Path) -> None:
    s = position(log)
    goals = sheet(log)["goals"]
    assert [s.tables.goals[number].name for number in goals_of(s).drawn] == list(goals)
    assert {goal: holder(s, goal) for goal in goals} == goals
    for seat, row in enumerate(sheet(log)["seats"]):
        assert [goal for goal in goals if holder(s, goal) == seat] == list(row["tiles"])
        assert [goal for goal in goals if seat in chips(s, goal)] == list(row["goal chips"])


@each_game
def test_the_scores_with_goals_are_those_of_the_sheet(log: Path) -> None:
    s = position(log)
    rows = sheet(log)["seats"]
    parts = ("printed", "variable", "tiles", "goal chips")
    for player, row in zip(s.players, rows, strict=True):
        assert sorted(names(s, player.tableau)) == sorted([*row["printed"], *row["variable"]])
        assert player.vp == row["chips"]
        assert row["total"] == row["chips"] + sum(sum(row[part].values()) for part in parts)
    assert s.scores() == [row["total"] for row in rows]


@each_game
def test_the_points_told_are_those_of_the_sheet(log: Path) -> None:
    told: dict[str, list[int]] = {}
    rows = sheet(log)["seats"]
    for event in replayed(log).steps[-1].events:
        if event.kind.startswith("score-"):
            told.setdefault(event.kind, [0] * len(rows))[event.seat] += event.amount
    for kind, part in (
        ("score-card", "printed"),
        ("score-variable", "variable"),
        ("score-goal", "tiles"),
        ("score-goal-chip", "goal chips"),
    ):
        assert told.get(kind, [0] * len(rows)) == [sum(row[part].values()) for row in rows]
