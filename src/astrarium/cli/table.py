"""`astrarium table`: the web table."""

from __future__ import annotations

import argparse
import importlib.util
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
    from astrarium.table.folder import FolderInUse  # noqa: PLC0415
    from astrarium.table.serve import serve  # noqa: PLC0415  needs packages that may be missing
    from astrarium.table.settings import BadSetting, read  # noqa: PLC0415
    from astrarium.table.sqlite import OtherDatabase  # noqa: PLC0415

    try:
        settings = read(os.environ)
    except BadSetting as error:
        if error.name == "ASTRARIUM_PROXIES":
            raise BadFile(texts("table-bad-proxies", value=error.value)) from None
        raise BadFile(texts("table-bad-setting", name=error.name, value=error.value)) from None
    file = data_file(options)
    _make_folder(file.parent, texts)
    local = options.host in ("127.0.0.1", "0.0.0.0", "::")
    address = f"http://{'localhost' if local else options.host}:{port}"
    try:
        return serve(
            file,
            options.host,
            port,
            lambda connections: _tell(texts, address, file, connections),
            settings,
        )
    except FolderInUse:
        raise BadFile(texts("table-folder-in-use", folder=str(file.parent))) from None
    except OtherDatabase:
        raise BadFile(texts("table-other-file", file=str(file))) from None


def _tell(texts: Texts, address: str, file: Path, connections: int) -> None:
    from astrarium.table.folder import is_open_to_others  # noqa: PLC0415

    print(texts("table-open", address=address, file=str(file)))
    print(texts("table-connections", amount=connections), flush=True)
    if is_open_to_others(file.parent):
        print(texts("table-folder-open", folder=str(file.parent)), flush=True)


def _make_folder(folder: Path, texts: Texts) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise BadFile(texts("file-unwritable", file=str(folder))) from None
    if not os.access(folder, os.W_OK):
        raise BadFile(texts("file-unwritable", file=str(folder)))
