"""Starts the table."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import uvicorn

from astrarium.table.house import House
from astrarium.table.sqlite import SqliteStorage
from astrarium.table.web.app import create_app
from astrarium.table.web.limits import Limits


def serve(file: Path, host: str, port: int, tell: Callable[[], None]) -> int:
    """Serve until stopped; `tell` says where the table is, once its file is known to be sound."""
    storage = SqliteStorage(file)
    tell()
    limits = Limits(float(os.environ.get("ASTRARIUM_LIMITS") or "1"))
    uvicorn.run(
        create_app(House(storage), limits),
        host=host,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=2,
        timeout_keep_alive=75,  # longer than a player thinks about most moves
        proxy_headers=True,
    )
    return 0
