"""The file of the table: numbered migrations, logs that are only added to, backup and restore."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from astrarium.cli.main import main
from astrarium.core.rng import Rng
from astrarium.table import sqlite as sqlite_storage
from astrarium.table.house import House
from astrarium.table.migrations import MIGRATIONS
from astrarium.table.sqlite import OtherDatabase, SqliteStorage
from astrarium.table.storage import Conflict, Draft
from tests.table.support import Guest, hurry, new_house, take_turn, two_at_a_table


def test_a_new_file_gets_all_migrations_and_an_old_one_the_missing(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "folder" / "table.sqlite3"
    SqliteStorage(file)
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()
    SqliteStorage(file)


def test_an_old_file_keeps_its_games_and_its_invitations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "table.sqlite3"
    monkeypatch.setattr(sqlite_storage, "MIGRATIONS", MIGRATIONS[:1])
    SqliteStorage(file)
    seat = ("t", 1, "invited", "", "", "", "", 0, "digest", 0, 0)
    with sqlite3.connect(file) as db:
        db.execute(f"INSERT INTO seats VALUES ({', '.join('?' * len(seat))})", seat)
    db.close()
    monkeypatch.undo()
    (found,) = SqliteStorage(file).seats("t")
    assert found.invite == "digest"
    left = (found.invited_until - time.time()) / (24 * 3600)
    assert 13 < left < 15


def test_a_file_of_a_newer_version_or_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    with pytest.raises(OtherDatabase, match="newer version"):
        SqliteStorage(newer)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 100)
    with pytest.raises(OtherDatabase, match="no database of Astrarium"):
        SqliteStorage(letter)
    assert letter.read_text().startswith("Dear Anna")


def test_of_two_writers_of_the_same_line_one_is_told(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    storage = anna.house.storage
    table = anna.table(path)
    count = storage.line_count(table.id, 0)
    storage.append(table, count, ["{}"], [])
    with pytest.raises(Conflict):
        storage.append(table, count, ["{}"], [])
    assert storage.line_count(table.id, 0) == count + 1


def test_two_houses_on_one_file_see_each_others_moves(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    other = House(SqliteStorage(tmp_path / "table.sqlite3"))
    elsewhere = Guest(other)
    elsewhere.http.cookies.update(anna.http.cookies)
    take_turn(anna, path)
    assert "Take back my last answer" in elsewhere.get(path)
    elsewhere.post(path + "/undo", 200, part=True, seat=0)
    take_turn(anna, path)


def test_a_game_is_played_again_from_its_log_after_a_restart(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    hurry(anna, path, Rng(1), 50)
    before = anna.get(path)
    anna.house.lives.forget(path[3:])
    assert anna.get(path) == before


def test_a_draft_is_kept_and_dropped(tmp_path: Path) -> None:
    storage = new_house(tmp_path).storage
    assert storage.draft("t", 0) is None
    storage.save_draft("t", 0, Draft(1, 2, ["pay Gem World"]))
    assert storage.draft("t", 0) == Draft(1, 2, ["pay Gem World"])
    storage.drop_draft("t", 0)
    assert storage.draft("t", 0) is None


def test_the_rules_version_is_stored_with_each_game(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    assert anna.table(path).version == anna.house.find_game("race").version
    table = anna.table(path)
    with sqlite3.connect(tmp_path / "table.sqlite3") as db:
        query = 'SELECT line FROM lines WHERE "table" = ? AND number = 0'
        ((line,),) = db.execute(query, (table.id,)).fetchall()
        changed = line.replace('"version":"', '"version":"0.')
        db.execute(
            'UPDATE lines SET line = ? WHERE "table" = ? AND number = 0', (changed, table.id)
        )
    db.close()
    anna.house.lives.forget(table.id)
    assert "rules that are not installed here" in anna.get(path, 409)


def test_backup_and_restore_bring_everything_to_another_place(tmp_path: Path) -> None:
    first, second, saved = tmp_path / "first", tmp_path / "second", tmp_path / "saved"
    storage = SqliteStorage(first / "astrarium.sqlite3")
    anna = Guest(House(storage))
    path = anna.new_table("me", "bot:random")
    assert main(["backup", str(saved), "--data", str(first)]) == 0
    assert main(["restore", str(saved), "--data", str(second)]) == 0
    there = Guest(House(SqliteStorage(second / "astrarium.sqlite3")))
    there.http.cookies.update(anna.http.cookies)
    assert there.get(path) == anna.get(path)


def test_backup_and_restore_never_overwrite_and_refuse_what_is_damaged(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert main(["backup", str(tmp_path / "saved"), "--data", str(data)]) == 2
    SqliteStorage(data / "astrarium.sqlite3")
    assert main(["backup", str(tmp_path / "saved"), "--data", str(data)]) == 0
    assert main(["backup", str(tmp_path / "saved"), "--data", str(data)]) == 2
    assert main(["restore", str(tmp_path / "saved"), "--data", str(data)]) == 2
    assert main(["restore", str(tmp_path / "nothing"), "--data", str(tmp_path / "new")]) == 2
    (tmp_path / "letter").write_text("Dear Anna, " * 500)
    assert main(["restore", str(tmp_path / "letter"), "--data", str(tmp_path / "new")]) == 2
