"""Finished games: every log in the folder, with a score sheet reckoned from the cards' figures.

Written anew by `python -m tests.games.sun.playthrough finished`; see there.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from astrarium.core.log import read_log
from astrarium.games.sun.state import Sun
from tests.games.sun.playthrough import FINISHED
from tests.games.sun.reckoning import sheet_of
from tests.support.whole_games import each_log, replayed, sheet

LOGS = sorted(FINISHED.glob("*.log"))
each_game = each_log(FINISHED)


def position(log: Path) -> Sun:
    return cast(Sun, replayed(log).position)


def test_there_are_ten_games_of_all_seatings_and_variants() -> None:
    rules = [replayed(log).rules for log in LOGS]
    assert len(LOGS) == 10
    assert {each.seats for each in rules} == {2, 3, 4}
    assert {each.options["boards"] for each in rules} == {"normal", "advanced"}
    assert {each.options["achievements"] for each in rules} == {"draw", "first_game"}
    for option in ("drafting", "overlap"):
        assert {each.options[option] for each in rules} == {False, True}


@each_game
def test_a_finished_game_replays_to_its_end(log: Path) -> None:
    s = position(log)
    assert s.over
    assert s.round_number == s.last_round
    assert replayed(log).log.text() == log.read_text(encoding="utf-8")
    assert s.rules.game.broken(s) == []


@each_game
def test_the_sheet_is_what_the_cards_figures_give(log: Path) -> None:
    assert sheet_of(position(log)) == sheet(log)["seats"]


@each_game
def test_the_scores_are_those_of_the_sheet(log: Path) -> None:
    totals = [row["total"] for row in sheet(log)["seats"]]
    assert position(log).scores() == totals
    ended = read_log(log.read_text(encoding="utf-8")).entries[-1].data["end"]
    assert ended["scores"] == totals


@each_game
def test_the_points_told_of_are_those_of_the_sheet(log: Path) -> None:
    told = [0] * len(sheet(log)["seats"])
    for step in replayed(log).steps:
        for event in step.events:
            if event.kind.startswith("score-"):
                told[event.seat] += event.amount
    assert told == [row["total"] for row in sheet(log)["seats"]]
