"""`astrarium backup FILE`: a copy of everything the web table keeps, also while it runs."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from astrarium.cli.arguments import Commands, add_language, add_parser, examples
from astrarium.cli.files import BadFile, new_file
from astrarium.cli.table import add_data, data_file
from astrarium.cli.texts import cli_texts
from astrarium.table.sqlite import OtherDatabase, SqliteStorage
from astrarium.text import Texts


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "backup saved.sqlite3")
    parser = add_parser(commands, "backup", texts("backup-summary"), shown)
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("help-backup-file"))
    add_data(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    source = data_file(options)
    if not source.exists():
        raise BadFile(texts("table-no-data", file=str(source)))
    new_file(options.file, texts)
    try:
        SqliteStorage(source).backup(options.file)
    except (OtherDatabase, sqlite3.Error):
        options.file.unlink()
        raise BadFile(texts("table-other-file", file=str(source))) from None
    print(texts("backup-done", source=str(source), file=str(options.file)))
    return 0
