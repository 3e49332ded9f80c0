"""Starts the table and says where it is and where it keeps its games."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn

from astrarium.table.house import House
from astrarium.table.sqlite import OtherDatabase, SqliteStorage
from astrarium.table.web.app import create_app
from astrarium.table.web.limits import Limits


def serve(file: Path, host: str, port: int) -> int:
    try:
        storage = SqliteStorage(file)
    except OtherDatabase as error:
        print(f"astrarium: {error}", file=sys.stderr)
        return 2
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    print(f"The table is open at http://{shown}:{port}")
    print(f"Its games are kept in {file}", flush=True)
    limits = Limits(float(os.environ.get("ASTRARIUM_LIMITS", "1")))
    app = create_app(House(storage), limits)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=2,
        proxy_headers=True,
    )
    return 0
