"""`astrarium restore FILE`: everything the web table keeps, back from a copy."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from astrarium.cli.arguments import Commands, add_language, add_parser, examples
from astrarium.cli.files import BadFile
from astrarium.cli.table import add_data, data_file
from astrarium.cli.texts import cli_texts
from astrarium.table.sqlite import OtherDatabase, SqliteStorage, check_backup, copy_database
from astrarium.text import Texts


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "restore saved.sqlite3 --data elsewhere")
    parser = add_parser(commands, "restore", texts("restore-summary"), shown)
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("help-restore-file"))
    add_data(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    target = data_file(options)
    if not options.file.exists():
        raise BadFile(texts("file-missing", file=str(options.file)))
    if target.exists():
        raise BadFile(texts("file-exists", file=str(target)))
    try:
        check_backup(options.file)
    except (sqlite3.Error, OtherDatabase):
        raise BadFile(texts("table-other-file", file=str(options.file))) from None
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        copy_database(options.file, target)
    except (sqlite3.Error, OSError):
        raise BadFile(texts("file-unwritable", file=str(target))) from None
    SqliteStorage(target).close()  # an older copy is brought up to date, the backup is not touched
    print(texts("restore-done", file=str(options.file), target=str(target)))
    return 0
