"""Finished games: every log in the folder, with a score sheet reckoned from the printed figures.

Written anew by `python -m tests.games.gaia.playthrough finished`; see there.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from astrarium.core.log import read_log
from astrarium.games.gaia.state import Gaia
from tests.games.gaia.playthrough import FINISHED, Recipe, play, ways
from tests.games.gaia.reckoning import PRINTED, Bookkeeper
from tests.support.whole_games import each_log, replayed, sheet

LOGS = sorted(FINISHED.glob("*.log"))
each_game = each_log(FINISHED)

FACTIONS = {
    *("terrans", "lantids", "hadsch_hallas", "ivits", "geodens", "bal_taks", "xenos"),
    *("gleens", "taklons", "ambas", "firaks", "bescods", "nevlas", "itars"),
}


def position(log: Path) -> Gaia:
    return cast(Gaia, replayed(log).position)


def test_there_are_ten_games_of_all_seatings_factions_and_setups() -> None:
    rules = [replayed(log).rules for log in LOGS]
    assert len(LOGS) >= 10
    assert {each.seats for each in rules} == {1, 2, 3, 4}
    assert {each.options["mines"] for each in rules} == {"first_game", "free"}
    assert {each.options["board"] for each in rules} >= {"first_game", "outer_tiles", "all_tiles"}
    assert {each.options["turn_order"] for each in rules} == {"clockwise", "passing"}
    assert {row["faction"] for log in LOGS for row in sheet(log)["seats"]} == FACTIONS


@each_game
def test_a_finished_game_replays_to_its_end(log: Path) -> None:
    s = position(log)
    assert s.over
    assert s.round_number == 6
    assert replayed(log).log.text() == log.read_text(encoding="utf-8")
    assert s.rules.game.broken(s) == []


@each_game
def test_the_sheet_is_what_the_printed_figures_give(log: Path) -> None:
    assert Bookkeeper(replayed(log)).sheet() == sheet(log)["seats"]


@each_game
def test_the_parts_of_a_sheet_add_up(log: Path) -> None:
    for row in sheet(log)["seats"]:
        parts = sum(row["while playing"].values()) + row["resources"]
        parts += sum(row["research"].values())
        parts += sum(each["vp"] for each in row["final tiles"].values())
        assert row["total"] == parts
        assert row["while playing"]["start"] == 10
        assert len(row["final tiles"]) == 2


@each_game
def test_the_scores_are_those_of_the_sheet(log: Path) -> None:
    totals = [row["total"] for row in sheet(log)["seats"]]
    assert position(log).scores() == totals
    ended = read_log(log.read_text(encoding="utf-8")).entries[-1].data["end"]
    assert ended["scores"] == totals
    assert [rank == 1 for rank in position(log).ranking()] == [
        total == max(totals) for total in totals
    ]


@each_game
def test_the_points_told_of_are_those_of_the_sheet(log: Path) -> None:
    match = replayed(log)
    events = [event for step in match.steps for event in step.events]
    for seat, row in enumerate(sheet(log)["seats"]):
        told: Counter[str] = Counter()
        for event in [*match.prologue, *events]:
            if event.seat == seat and event.kind.startswith("score-"):
                told[event.kind.removeprefix("score-")] += event.amount
        expected = Counter(row["while playing"])
        expected["research"] += sum(row["research"].values())
        expected["final-tile"] += sum(each["vp"] for each in row["final tiles"].values())
        expected["resources"] += row["resources"]
        assert {key: vp for key, vp in told.items() if vp} == {
            key: vp for key, vp in expected.items() if vp
        }


def test_together_the_games_score_in_every_way_but_a_few_rare_ones() -> None:
    found = set()
    for log in LOGS:
        found |= ways(replayed(log))
    printed = {
        *PRINTED["round_tiles"],
        *PRINTED["boosters"],
        *PRINTED["tiles_at_once"],
        *PRINTED["tiles_each_time"],
        *PRINTED["tiles_when_passing"],
        *(token for token, vp in PRINTED["tokens"].items() if vp),
        *PRINTED["end"]["neutral"],
        *("gleens", "qic_planet_types", "score-charge", "score-resources", "gaia_project"),
    }
    assert printed - found == NOT_SEEN


# Advanced tiles that nobody took, or that gave nothing; each has a test of its own.
NOT_SEEN = {
    "adv_3_vp_per_mine_built",
    "adv_3_vp_per_trading_station_built",
    "adv_now_2_vp_per_gaia_planet",
    "adv_now_2_vp_per_mine",
    "adv_now_4_vp_per_trading_station",
    "adv_pass_3_vp_per_federation_token",
}


@pytest.mark.parametrize("seed", range(6))
def test_the_second_bookkeeper_agrees_on_other_games(seed: int) -> None:
    tables = (
        ("lantids", "ivits", "bal_taks", "gleens"),
        ("ambas", "bescods", "nevlas"),
        ("hadsch_hallas", "geodens"),
    )
    match = play(Recipe("", tables[seed % 3], {}, 100 + seed))
    totals = [row["total"] for row in Bookkeeper(match).sheet()]
    assert match.position.scores() == totals
