"""Finished solo games: logs, each with a score sheet for the player and the robot.

The sheets were added up by hand: printed figures from the cards, the robot's chips round by round
from its dice and its economy. The logs are written anew by
`python -m tests.games.race.playthrough finished`; see there.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from astrarium.core.frame import RIVAL
from astrarium.core.log import read_log
from tests.games.race.playthrough import FINISHED_SOLO, SOLO_GAMES, Recipe, play
from tests.games.race.sheets import PRINTED, position
from tests.games.race.solo import robot_of, robot_tableau
from tests.games.race.table import names
from tests.support.rules import rule
from tests.support.whole_games import each_log, replayed, sheet

LOGS = sorted(FINISHED_SOLO.glob("*.log"))
each_game = each_log(FINISHED_SOLO)
COUNTERS = {"easy": (1, 6), "medium": (2, 6), "hard": (3, 9)}  # how many there are, and their VP


def chips_by_round(log: Path, kind: str) -> dict[str, int]:
    found: Counter[str] = Counter()
    number = 0
    for event in [event for step in replayed(log).steps for event in step.events]:
        if event.kind == "round":
            number = event.amount
        elif event.kind == kind:
            found[f"round {number}"] += event.amount
    return dict(found)


def test_every_difficulty_has_its_games_and_every_recipe_its_log() -> None:
    assert [log.stem for log in LOGS] == [recipe.name for recipe in SOLO_GAMES]
    assert {replayed(log).rules.options["solo_difficulty"] for log in LOGS} == set(COUNTERS)
    assert {tuple(sheet(log)["end"]) for log in LOGS} == {("player",), ("robot",), ("pool",)}
    assert {sheet(log)["winner"] for log in LOGS} == {"player", "robot"}


@each_game
def test_a_finished_solo_game_replays_to_itself(log: Path) -> None:
    s = position(log)
    assert s.over
    assert replayed(log).log.text() == log.read_text(encoding="utf-8")
    assert s.rules.game.broken(s) == []


@pytest.mark.parametrize("recipe", SOLO_GAMES, ids=lambda recipe: recipe.name)
def test_a_finished_solo_game_is_still_played_so(recipe: Recipe) -> None:
    stored = (FINISHED_SOLO / f"{recipe.name}.log").read_text(encoding="utf-8")
    assert play(recipe).log.text() == stored


@rule("race.storm.solo.end.twelve-cards", "race.storm.solo.end.vp-pool-empty")
@each_game
def test_a_finished_solo_game_ended_for_the_reason_of_its_sheet(log: Path) -> None:
    ends = {("end", 0): "player", ("robot-end", RIVAL): "robot", ("end", -1): "pool"}
    events = replayed(log).steps[-1].events
    assert [ends[e.kind, e.seat] for e in events if e.kind.endswith("end")] == sheet(log)["end"]


@each_game
def test_the_players_points_are_those_of_the_sheet(log: Path) -> None:
    s, row = position(log), sheet(log)["player"]
    assert sorted([*row["printed"], *row["variable"]]) == sorted(names(s, s.players[0].tableau))
    assert row["printed"] == {card: PRINTED[card] for card in row["printed"]}
    assert chips_by_round(log, "vp") == row["chips"]
    assert s.players[0].vp == sum(row["chips"].values())
    boxes = {card: sum(box.values()) for card, box in row["variable"].items()}
    told = {
        names(s, [event.source])[0]: event.amount
        for event in replayed(log).steps[-1].events
        if event.kind == "score-variable" and event.seat == 0
    }
    assert told == boxes
    parts = (row["chips"], row["printed"], boxes)
    assert s.scores() == [row["total"]] == [sum(sum(part.values()) for part in parts)]


@rule("race.storm.solo.scoring.robot-chips-and-tableau", "race.storm.solo.scoring.six-cost-value")
@each_game
def test_the_robots_points_are_those_of_the_sheet(log: Path) -> None:
    s, row = position(log), sheet(log)["robot"]
    robot = robot_of(s)
    assert sorted([*row["printed"], *row["six-cost cards"]]) == sorted(robot_tableau(s))
    assert row["printed"] == {card: PRINTED[card] for card in row["printed"]}
    assert chips_by_round(log, "robot-vp") == {each: vp for each, vp in row["chips"].items() if vp}
    assert robot.vp == sum(row["chips"].values())
    there_are, worth = COUNTERS[str(s.rules.options["solo_difficulty"])]
    assert row["counters"] == [worth] * robot.placed
    assert robot.counters + robot.placed == there_are
    assert set(row["six-cost cards"].values()) <= {worth}
    parts = (row["chips"], row["printed"], row["six-cost cards"])
    total = sum(sum(part.values()) for part in parts) + sum(row["counters"])
    assert [rival.score for rival in s.rivals()] == [row["total"]] == [total]


@each_game
def test_the_robots_points_told_are_those_of_the_sheet(log: Path) -> None:
    told: Counter[str] = Counter()
    for event in replayed(log).steps[-1].events:
        if event.kind.startswith("score-") and event.seat == RIVAL:
            told[event.kind] += event.amount
    row = sheet(log)["robot"]
    assert told["score-chips"] == sum(row["chips"].values())
    assert told["score-card"] == sum(row["printed"].values())
    assert told["score-variable"] == sum(row["six-cost cards"].values()) + sum(row["counters"])


@rule("race.storm.solo.tie.robot-value", "race.storm.solo.tie.player-value")
@each_game
def test_the_winner_is_the_one_of_the_sheet(log: Path) -> None:
    s, both = position(log), sheet(log)
    player, robot = both["player"], both["robot"]
    assert (robot_of(s).credit, robot_of(s).economy) == (robot["credit"], robot["economy"])
    assert len(s.players[0].hand) + s.players[0].good_count() == player["hand and goods"]
    mine = (player["total"], player["hand and goods"])
    better = mine > (robot["total"], robot["credit"] + robot["economy"])
    assert both["winner"] == ("player" if better else "robot")
    assert s.ranking() == [1 if better else 2]
    assert [rival.rank for rival in s.rivals()] == [2 if better else 1]
    ended = read_log(log.read_text(encoding="utf-8")).entries[-1].data["end"]
    assert ended["scores"] == [player["total"]]
