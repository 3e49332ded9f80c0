"""`astrarium table`: the web table; `astrarium backup` and `astrarium restore`: its file."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from pathlib import Path

FILE = "astrarium.sqlite3"


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    table = commands.add_parser("table", help="open the web table")
    table.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1)")
    table.add_argument("--port", type=int, default=8000, help="port to listen at (8000)")
    _add_data(table)
    table.set_defaults(run=serve)
    backup = commands.add_parser("backup", help="copy the table's data, also while it runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    _add_data(backup)
    backup.set_defaults(run=save)
    restore = commands.add_parser("restore", help="bring the table's data back from a file")
    restore.add_argument("file", type=Path, metavar="FILE")
    _add_data(restore)
    restore.set_defaults(run=bring_back)


def _add_data(parser: argparse.ArgumentParser) -> None:
    text = "folder of the table's data ($ASTRARIUM_DATA, else var/table)"
    parser.add_argument("--data", type=Path, metavar="DIR", help=text)


def data_file(options: argparse.Namespace) -> Path:
    folder = options.data or Path(os.environ.get("ASTRARIUM_DATA", Path("var") / "table"))
    return Path(folder).resolve() / FILE


def serve(options: argparse.Namespace) -> int:
    try:
        from astrarium.table.serve import serve as run  # noqa: PLC0415  an extra, not always there
    except ImportError as error:
        print(f"astrarium: the table needs more packages: {error}", file=sys.stderr)
        print("Install them with: pip install 'astrarium[table]'", file=sys.stderr)
        return 2
    return run(data_file(options), options.host, options.port)


def save(options: argparse.Namespace) -> int:
    from astrarium.table.sqlite import SqliteStorage  # noqa: PLC0415

    source = data_file(options)
    if not source.exists():
        print(f"astrarium: there is no data at {source}", file=sys.stderr)
        return 2
    if options.file.exists():
        print(f"astrarium: {options.file} exists already; name a new file", file=sys.stderr)
        return 2
    SqliteStorage(source).backup(options.file)
    print(f"Saved {source} to {options.file}.")
    return 0


def bring_back(options: argparse.Namespace) -> int:
    from astrarium.table.sqlite import OtherDatabase, SqliteStorage  # noqa: PLC0415

    target = data_file(options)
    if not options.file.exists():
        print(f"astrarium: there is no file {options.file}", file=sys.stderr)
        return 2
    if target.exists():
        print(f"astrarium: {target} exists already; move it away first", file=sys.stderr)
        return 2
    try:
        with sqlite3.connect(options.file) as check:
            (sound,) = check.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise OtherDatabase(f"{options.file} is damaged: {sound}")
        SqliteStorage(options.file).backup_to_new(target)
    except (sqlite3.DatabaseError, OtherDatabase) as error:
        print(f"astrarium: {error}", file=sys.stderr)
        return 2
    print(f"Restored {options.file} to {target}.")
    return 0
