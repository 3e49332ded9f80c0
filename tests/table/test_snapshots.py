"""After a restart a game is restored from its snapshot; the log is the truth and always enough."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from astrarium.core import match as matches
from astrarium.core.rng import Rng
from astrarium.core.saved import save
from astrarium.table.house import House
from astrarium.table.sqlite import SqliteStorage
from tests.table.support import Guest, hurry, take_turn, two_at_a_table


def restarted(folder: Path, guest: Guest) -> Guest:
    """The same browser at a new process on the same file."""
    again = Guest(House(SqliteStorage(folder / "table.sqlite3")))
    again.http.cookies.update(guest.http.cookies)
    return again


def change(folder: Path, query: str, *values: object) -> None:
    with sqlite3.connect(folder / "table.sqlite3") as db:
        assert db.execute(query, values).rowcount == 1
    db.close()


def no_replay(*_: object) -> None:
    raise AssertionError("the game was played again from its log")


def played(folder: Path, answers: int = 50) -> tuple[Guest, Guest, str, str]:
    """Two people in the middle of a game, and what the first of them sees."""
    anna, bela, path = two_at_a_table(folder)
    hurry(anna, path, Rng(1), answers)
    return anna, bela, path, anna.get(path)


def test_a_restart_restores_the_game_without_playing_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path, before = played(tmp_path)
    monkeypatch.setattr(matches, "replay", no_replay)
    assert restarted(tmp_path, anna).get(path) == before


@pytest.mark.parametrize("how", ["missing", "empty", "damaged", "of another game"])
def test_without_a_good_snapshot_the_log_is_played_again(tmp_path: Path, how: str) -> None:
    anna, _, path, before = played(tmp_path)
    other = anna.new_table("me", "bot:random")
    with anna.house.game(anna.table(other)) as (_, match):
        foreign = save(match)
    if how == "missing":
        change(tmp_path, 'DELETE FROM snapshots WHERE "table" = ?', path[3:])
    else:
        saved = {"empty": b"", "damaged": b"x" * 400, "of another game": foreign}[how]
        change(tmp_path, 'UPDATE snapshots SET saved = ? WHERE "table" = ?', saved, path[3:])
    again = restarted(tmp_path, anna)
    assert again.get(path) == before
    hurry(again, path, Rng(2), 10)  # the game goes on, and saves itself again
    assert restarted(tmp_path, anna).get(path) == again.get(path)


def test_an_older_snapshot_is_brought_up_to_date_from_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, path, _ = played(tmp_path)
    table = anna.table(path)
    old = anna.house.storage.snapshot(table.id, 0)
    hurry(anna, path, Rng(3), 15)
    assert anna.house.storage.snapshot(table.id, 0) != old
    change(tmp_path, 'UPDATE snapshots SET saved = ? WHERE "table" = ?', old, table.id)
    monkeypatch.setattr(matches, "replay", no_replay)
    assert restarted(tmp_path, anna).get(path) == anna.get(path)


def test_a_snapshot_does_not_hide_that_the_log_was_changed(tmp_path: Path) -> None:
    anna, _, path, _ = played(tmp_path)
    query = "UPDATE lines SET line = replace(line, '\"lane\":', '\"lane\":1') WHERE "
    change(tmp_path, query + '"table" = ? AND number = 20', path[3:])
    assert restarted(tmp_path, anna).http.get(path).status_code == 409


@pytest.mark.parametrize("how", ["missing", "older than the log"])
def test_without_its_last_position_a_game_of_other_rules_waits_for_them(
    tmp_path: Path, how: str
) -> None:
    anna, _, path, _ = played(tmp_path)
    old = anna.house.storage.snapshot(path[3:], 0) if how != "missing" else b""
    hurry(anna, path, Rng(3), 5)
    before = anna.get(path)
    change(tmp_path, 'UPDATE snapshots SET saved = ? WHERE "table" = ?', old, path[3:])
    game = anna.house.find_game("race")
    version = game.version
    game.version = "another"
    try:
        assert restarted(tmp_path, anna).http.get(path).status_code == 409
    finally:
        game.version = version
    assert restarted(tmp_path, anna).get(path) == before


def test_after_going_back_by_agreement_the_snapshot_of_the_old_log_is_not_used(
    tmp_path: Path,
) -> None:
    anna, bela, path = two_at_a_table(tmp_path)
    take_turn(anna, path)
    take_turn(bela, path)
    hurry(anna, path, Rng(4), 20)
    while "agree" not in anna.get(path):
        hurry(anna, path, Rng(5), 1)
    count = anna.house.storage.line_count(path[3:], 0)
    anna.post(path + "/agree", seat=0, agree="yes")
    bela.post(path + "/agree", seat=1, agree="yes")
    assert anna.table(path).generation == 1
    assert anna.house.storage.line_count(path[3:], 1) < count
    assert restarted(tmp_path, anna).get(path) == anna.get(path)
