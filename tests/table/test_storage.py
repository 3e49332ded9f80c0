"""The file of the table: numbered migrations, logs that are only added to, backup and restore."""

from __future__ import annotations

import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from astrarium.cli.main import main
from astrarium.core.log import Log, read_log
from astrarium.core.rng import Rng
from astrarium.table import sqlite as sqlite_storage
from astrarium.table.house import House
from astrarium.table.migrations import MIGRATIONS
from astrarium.table.sqlite import OtherDatabase, SqliteStorage
from astrarium.table.storage import Change, Conflict, Draft, Person
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


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_file_of_every_older_version_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    file = tmp_path / "table.sqlite3"
    monkeypatch.setattr(sqlite_storage, "MIGRATIONS", MIGRATIONS[:version])
    SqliteStorage(file).close()
    with sqlite3.connect(file) as db:
        db.execute("INSERT INTO people VALUES ('p', 'Anna', 'hu', '')")
        db.execute("INSERT INTO tokens (digest, person, kind) VALUES ('d', 'p', 'login')")
        if version >= 5:  # when a login was used is known since then
            db.execute("UPDATE tokens SET used = strftime('%s', 'now')")
        table = ("t", "race", "1", "{}", "waiting", "p", "s", "calm", 1, 0, "", 5.0, 6.0)
        columns = "id game version options state host seed pace public generation rematch created"
        names = ", ".join([*columns.split(), "changed"])
        marks = ", ".join("?" * len(table))
        db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", table)
    db.close()
    monkeypatch.undo()
    storage = SqliteStorage(file)
    found = storage.table("t")
    assert found is not None
    assert (found.takeover, found.changed) == ("hour", 6.0)
    (login,) = storage.logins("p")
    assert abs(login.used - time.time()) < 24 * 3600
    assert storage.votes("t") == set()
    assert storage.sets_of("p") == []


def test_a_file_that_somebody_else_keeps_busy_is_said_to_be_and_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_storage, "WAIT_FOR_LOCK", 0.0)
    anna, _, path = two_at_a_table(tmp_path)
    anna.house.storage.close()  # connections of now wait no longer
    busy = sqlite3.connect(tmp_path / "table.sqlite3", isolation_level=None)
    busy.execute("BEGIN IMMEDIATE")
    answer = anna.http.post(path + "/pace", data={"pace": "calm"})
    assert answer.status_code == 503
    assert "in use elsewhere right now" in answer.text
    assert int(answer.headers["retry-after"]) > 0
    anna.get(path)
    busy.execute("ROLLBACK")
    busy.close()
    anna.post(path + "/pace", pace="calm")
    assert anna.table(path).pace == "calm"


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
    storage.append(table.id, 0, count, ["{}"], Change())
    with pytest.raises(Conflict):
        storage.append(table.id, 0, count, ["{}"], Change())
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


def test_a_draft_is_kept_until_there_is_another(tmp_path: Path) -> None:
    storage = new_house(tmp_path).storage
    assert storage.draft("t", 0) is None
    storage.save_draft("t", 0, Draft(1, 2, ["pay Gem World"]))
    assert storage.draft("t", 0) == Draft(1, 2, ["pay Gem World"])
    storage.save_draft("t", 0, Draft(1, 3, []))
    assert storage.draft("t", 0) == Draft(1, 3, [])


def rewrite(file: Path, table: str, lines: list[str]) -> None:
    with sqlite3.connect(file) as db:
        db.execute('DELETE FROM lines WHERE "table" = ?', (table,))
        rows = [(table, 0, number, line) for number, line in enumerate(lines)]
        db.executemany("INSERT INTO lines VALUES (?, ?, ?, ?)", rows)
        db.execute('DELETE FROM snapshots WHERE "table" = ?', (table,))
    db.close()


def test_the_rules_version_is_stored_with_each_game(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    assert anna.table(path).version == anna.house.find_game("race").version
    table = anna.table(path)
    log = read_log("\n".join(anna.house.storage.lines(table.id, 0)) + "\n")
    other = Log({**log.header, "version": "0.1"})
    for entry in log.entries:
        other.append(entry)
    rewrite(tmp_path / "table.sqlite3", table.id, other.lines)
    anna.house.lives.forget(table.id)
    assert "rules that are not installed here" in anna.get(path, 409)


@pytest.mark.parametrize("damage", ["changed", "missing", "nonsense", "half"])
def test_a_damaged_log_is_called_damaged_and_its_stream_is_refused(
    tmp_path: Path, damage: str
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    sound = anna.new_table("me", "bot:random")
    table = anna.table(path)
    lines = anna.house.storage.lines(table.id, 0)
    damaged = {
        "changed": [*lines[:3], lines[3].replace('"seat":', '"seat": '), *lines[4:]],
        "missing": [*lines[:3], *lines[4:]],
        "nonsense": [*lines[:3], "\x00" * 40, *lines[4:]],
        "half": [*lines[:-1], lines[-1][: len(lines[-1]) // 2]],
    }[damage]
    rewrite(tmp_path / "table.sqlite3", table.id, damaged)
    anna.house.lives.forget(table.id)
    for page in (path, path + "/board", path + "/events", path + "/record"):
        assert "log of this game is damaged" in anna.get(page, 409)
    anna.get(sound)
    anna.get("/")


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


def test_a_file_that_was_never_a_backup_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An empty file, and a database of somebody else, are databases for SQLite too."""
    empty, other = tmp_path / "empty", tmp_path / "other"
    empty.touch()
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE letters (words TEXT)")
    db.close()
    for file in (empty, other):
        before = file.read_bytes()
        assert main(["restore", str(file), "--data", str(tmp_path / "new"), "--lang", "en"]) == 2
        assert "is no data of this version of Astrarium" in capsys.readouterr().err
        assert file.read_bytes() == before
    assert not (tmp_path / "new").exists()


def test_an_older_backup_is_restored_as_data_of_today_and_is_itself_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = tmp_path / "saved"
    with monkeypatch.context() as before:
        before.setattr(sqlite_storage, "MIGRATIONS", MIGRATIONS[:2])
        SqliteStorage(saved).close()
    bytes_before = saved.read_bytes()
    assert main(["restore", str(saved), "--data", str(tmp_path / "new")]) == 0
    assert saved.read_bytes() == bytes_before
    with sqlite3.connect(tmp_path / "new" / "astrarium.sqlite3") as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    db.close()


@pytest.mark.parametrize("value", ["many", "0", "-1", "inf", "nan"])
def test_limits_that_are_no_number_are_refused_before_anything_is_opened(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    value: str,
) -> None:
    monkeypatch.setenv("ASTRARIUM_LIMITS", value)
    assert main(["table", "--data", str(tmp_path / "new"), "--lang", "en"]) == 2
    assert "ASTRARIUM_LIMITS must be a number above zero" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["table", "--data", str(tmp_path / "file" / "new"), "--lang", "en"]) == 2
    assert f"{tmp_path / 'file' / 'new'} cannot be written" in capsys.readouterr().err


def test_whoever_reads_once_is_given_what_was_read_until_somebody_writes_there(
    tmp_path: Path,
) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    storage, id = anna.house.storage, path[3:]
    other = SqliteStorage(tmp_path / "table.sqlite3")
    with storage.reading_once():
        found = storage.table(id)
        assert found is not None
        found.pace = "mine to change"
        other.change_table(id, {"pace": "brisk"}, {})  # as another process would: seen next time
        again = storage.table(id)
        assert again is not None
        assert again.pace == "at-once"
        storage.save_draft(id, 0, Draft(0, 0, ["a plan"]))
        kept = storage.table(id)
        assert kept is not None
        assert kept.pace == "at-once"  # a plan is written elsewhere
        storage.change_seat(id, 0, {"seen": 7}, {}, ("running",))
        seen = storage.table(id)
        assert seen is not None
        assert seen.pace == "brisk"
        assert storage.seats(id)[0].seen == 7
    with storage.reading_once():
        other.save_draft(id, 0, Draft(0, 0, ["another"]))
        assert storage.draft(id, 0) == Draft(0, 0, ["another"])


def test_whoever_came_too_late_to_write_looks_again(tmp_path: Path) -> None:
    anna, _, path = two_at_a_table(tmp_path)
    storage, id = anna.house.storage, path[3:]
    other = SqliteStorage(tmp_path / "table.sqlite3")
    with storage.reading_once():
        count = storage.line_count(id, 0)
        other.append(id, 0, count, ["a line"], Change())
        assert storage.line_count(id, 0) == count
        with pytest.raises(Conflict):
            storage.append(id, 0, count, ["mine"], Change())
        assert storage.line_count(id, 0) == count + 1


class Failing(sqlite3.Connection):
    """The disk is full where a transaction ends, and the transaction is still open then."""

    full = False

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if Failing.full and sql == "COMMIT":
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(sql, *values)


def test_a_disk_that_is_full_at_the_end_of_a_transaction_leaves_none_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Failing))
    storage = SqliteStorage(tmp_path / "table.sqlite3")
    monkeypatch.setattr(Failing, "full", True)
    with pytest.raises(sqlite3.OperationalError, match="disk is full"):
        storage.add_person(Person("1", "Anna", "hu", ""))
    monkeypatch.setattr(Failing, "full", False)
    storage.add_person(Person("2", "Béla", "hu", ""))
    assert storage.person("1") is None
    assert storage.person("2") is not None
