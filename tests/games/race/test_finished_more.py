"""Finished games of the expansions: logs, each with a score sheet reckoned card by card.

The sheets were added up from the printed figures of the cards, apart from the rules.
"""

from __future__ import annotations

from pathlib import Path

from tests.games.race.playthrough import FINISHED_MORE, MORE_GAMES
from tests.games.race.sheets import check_replay, check_tableaus, position
from tests.support.whole_games import each_log, replayed, sheet

LOGS = sorted(FINISHED_MORE.glob("*.log"))
each_game = each_log(FINISHED_MORE)


def test_every_recipe_has_its_log() -> None:
    assert [log.stem for log in LOGS] == [recipe.name for recipe in MORE_GAMES]


@each_game
def test_a_finished_game_replays_to_itself(log: Path) -> None:
    check_replay(log)


@each_game
def test_the_sheet_lists_the_tableau_with_its_printed_figures(log: Path) -> None:
    check_tableaus(log)


@each_game
def test_the_scores_are_those_of_the_sheet(log: Path) -> None:
    s = position(log)
    seats = sheet(log)["seats"]
    assert [player.vp for player in s.players] == [row["chips"] for row in seats]
    for row in seats:
        boxes = [sum(box.values()) for box in row["variable"].values()]
        assert row["total"] == row["chips"] + sum(row["printed"].values()) + sum(boxes)
    assert s.scores() == [row["total"] for row in seats]


@each_game
def test_the_game_ended_for_the_reason_told(log: Path) -> None:
    ends = {"race.base.end.twelve-cards": "twelve cards", "race.base.end.pool-empty": "pool empty"}
    events = replayed(log).steps[-1].events
    reasons = {ends[event.rule] for event in events if event.kind == "end"}
    assert sorted(reasons) == sorted(sheet(log)["end"])


@each_game
def test_the_winner_is_the_one_of_the_sheet(log: Path) -> None:
    rows = [(row["total"], row["hand and goods"]) for row in sheet(log)["seats"]]
    assert [rank == 1 for rank in position(log).ranking()] == [row == max(rows) for row in rows]
