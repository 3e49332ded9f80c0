"""`astrarium table`: the web table."""

from __future__ import annotations

import argparse
import importlib.util
import math
import os
from pathlib import Path
from typing import Final

from astrarium.cli.arguments import Commands, add_language, add_parser, examples, whole_number
from astrarium.cli.files import BadFile
from astrarium.cli.texts import cli_texts
from astrarium.text import Texts

FILE: Final = "astrarium.sqlite3"
NEEDED: Final = ("jinja2", "starlette", "uvicorn")


def add_command(commands: Commands, texts: Texts) -> None:
    shown = examples(texts, "table --port 8000", "table --port 8080 --data /srv/astrarium")
    parser = add_parser(commands, "table", texts("table-summary"), shown)
    parser.add_argument("--host", default="127.0.0.1", help=texts("help-table-host"))
    parser.add_argument("--port", default="8000", metavar="N", help=texts("help-table-port"))
    add_data(parser, texts)
    add_language(parser, texts)
    parser.set_defaults(run=run)


def add_data(parser: argparse.ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help=texts("help-table-data"))


def data_file(options: argparse.Namespace) -> Path:
    """The one file that the table keeps everything in."""
    folder = options.data or Path(os.environ.get("ASTRARIUM_DATA") or Path("var") / "table")
    return Path(folder).resolve() / FILE


def run(options: argparse.Namespace) -> int:
    texts = cli_texts(options.lang)
    port = whole_number(texts, "--port", options.port, 1)
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise BadFile(texts("table-packages-missing", packages=missing))
    from astrarium.table.serve import serve  # noqa: PLC0415  needs packages that may be missing
    from astrarium.table.sqlite import OtherDatabase  # noqa: PLC0415

    limits = os.environ.get("ASTRARIUM_LIMITS") or "1"
    if not _is_positive(limits):
        raise BadFile(texts("table-bad-limits", value=limits))
    file = data_file(options)
    _make_folder(file.parent, texts)
    local = options.host in ("127.0.0.1", "0.0.0.0", "::")
    address = f"http://{'localhost' if local else options.host}:{port}"
    try:
        return serve(
            file,
            options.host,
            port,
            lambda: print(texts("table-open", address=address, file=str(file)), flush=True),
            float(limits),
        )
    except OtherDatabase:
        raise BadFile(texts("table-other-file", file=str(file))) from None


def _is_positive(number: str) -> bool:
    try:
        return 0 < float(number) < math.inf
    except ValueError:
        return False


def _make_folder(folder: Path, texts: Texts) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadFile(texts("file-unwritable", file=str(folder))) from None
    if not os.access(folder, os.W_OK):
        raise BadFile(texts("file-unwritable", file=str(folder)))
