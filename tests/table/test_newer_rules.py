"""A running game goes on when the rules that are installed are newer than those it began with."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium import games
from astrarium.core.match import verify
from astrarium.core.rng import Rng
from astrarium.table.past import points_by_source, scores_over_time
from astrarium.table.result import column
from astrarium.table.storage import FINISHED
from astrarium.table.words import Words
from tests.table.support import Guest, hurry, new_house, take_turn


def test_a_running_game_goes_on_under_newer_rules_and_its_chance_is_still_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.post("/quick/race", name="Anna")
    hurry(anna, path, Rng(3), 12)
    id = path.removeprefix("/t/")
    old = anna.house.storage.lines(id, 0)
    with anna.house.game(anna.table(path)) as (_, match):
        before = match.view(0)["state"]
    monkeypatch.setattr(games.find_game("race"), "version", "of tomorrow")
    again = Guest(new_house(tmp_path))  # the same storage, another process
    again.http.cookies.update(anna.http.cookies)
    again.get(path)
    table = again.table(path)
    assert (table.generation, table.version) == (1, "of tomorrow")
    assert again.house.storage.lines(id, 0) == old
    with again.house.game(table) as (_, match):
        assert match.view(0)["state"] == before
    rng = Rng(4)
    while not again.question(path).choices:
        hurry(again, path, rng, 1)
    take_turn(again, path)
    again.get(path + "/steps/0")
    once_more = Guest(new_house(tmp_path))
    hurry(once_more, path, rng)
    assert once_more.table(path).state == FINISHED
    log = once_more.get(path + "/record")
    assert verify(log, games.find_game).position.over
    assert 'class="result"' in once_more.get(path)


def test_a_log_that_begins_in_the_middle_is_replayed_without_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.post("/quick/race", name="Anna")
    hurry(anna, path, Rng(3), 12)
    monkeypatch.setattr(games.find_game("race"), "version", "of tomorrow")
    house = new_house(tmp_path)
    hurry(Guest(house), path, Rng(4), 6)
    table = house.table(path.removeprefix("/t/"))
    with house.game(table) as (_, match):
        now = match.position.dump()
    fresh = new_house(tmp_path)
    monkeypatch.setattr(fresh.storage, "snapshot", lambda *_: b"")
    with fresh.game(table) as (_, match):
        assert match.position.dump() == now


def test_the_result_counts_what_was_scored_before_the_rules_were_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Guest(new_house(tmp_path))
    path = anna.post("/quick/gaia", name="Anna")
    rng = Rng(5)
    hurry(anna, path, rng, 60)
    with anna.house.game(anna.table(path)) as (_, match):
        begun_with = scores_over_time(match)[0]
        scored_before = points_by_source(match)
    assert any(scored_before)
    monkeypatch.setattr(games.find_game("gaia"), "version", "of tomorrow")
    hurry(Guest(new_house(tmp_path)), path, rng, 30)
    monkeypatch.setattr(games.find_game("gaia"), "version", "of the day after tomorrow")
    last = Guest(new_house(tmp_path))
    hurry(last, path, rng)
    table = last.table(path)
    assert (table.state, table.generation) == (FINISHED, 2)
    with last.house.game(table) as (_, match):
        points, times = points_by_source(match), scores_over_time(match)
        scores = match.position.scores()
    assert [sum(each.values()) for each in points] == scores
    assert (times[0], times[-1]) == (begun_with, scores)
    for kind, amount in scored_before[0].items():
        assert points[0][kind] >= amount
    assert 'class="result"' in last.get(path)


@pytest.mark.parametrize(
    ("kind", "name"),
    [("score-card", "VP printed on cards"), ("score-forgotten", "Under earlier rules")],
)
def test_a_source_of_points_that_only_earlier_rules_knew_has_a_column_too(
    kind: str, name: str
) -> None:
    assert column(Words("en", "race"), kind) == name
